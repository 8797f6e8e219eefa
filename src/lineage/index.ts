export { type BuilderState, type BuildOptions, buildLineages, LineageBuilder } from './builder.js';
export { isCopyOfRules } from './citations/copy.js';
export {
  type Diagnosis,
  type DoctorTotals,
  diagnose,
  inForce,
  isCertain,
  type Level,
  levelOf,
  rewrite,
  totalsOf,
} from './citations/doctor.js';
export { type Citation as FoundCitation, findCitations } from './citations/find.js';
export { editionsNamed, type Hand, type Inference, inferEdition, inferEditions } from './citations/infer.js';
export { type Meaning, readMeanings } from './citations/meaning.js';
export { type ExaminedFile, fingerprintsOf, toSarif } from './citations/sarif.js';
export { stampIn, withStamp } from './citations/stamp.js';
export type { RuleWordsData } from './citations/words/data.js';
export { joinEdition } from './citations/words/join.js';
export { WordsMaker } from './citations/words/make.js';
export { RuleWords, readRuleWords } from './citations/words/ruleWords.js';
export { Concordance } from './concordance.js';
export { disagreements, type Told } from './disagreements.js';
export { type Family, type FamilyEdge, type FamilyStation, familyOf } from './family.js';
export { entryNamed, isTerm, withoutTerms } from './glossaryTerms.js';
export { joinConcordances } from './join.js';
export { Lineages } from './lineages.js';
export { type EditionUnits, type Step, type StepLink, stepOf, unitsOf } from './step.js';
export type * from './types.js';
