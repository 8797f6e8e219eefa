export { type BuilderState, type BuildOptions, buildLineages, LineageBuilder } from './builder.js';
export {
  type Diagnosis,
  type DoctorTotals,
  diagnose,
  inForce,
  isCertain,
  rewrite,
  totalsOf,
} from './citations/doctor.js';
export { type Citation as FoundCitation, findCitations } from './citations/find.js';
export { editionsNamed, type Hand, type Inference, inferEdition, inferEditions } from './citations/infer.js';
export { type ExaminedFile, toSarif } from './citations/sarif.js';
export { Concordance } from './concordance.js';
export { disagreements, type Told } from './disagreements.js';
export { type Family, type FamilyEdge, type FamilyStation, familyOf } from './family.js';
export { joinConcordances } from './join.js';
export { Lineages } from './lineages.js';
export { type EditionUnits, type Step, type StepLink, stepOf, unitsOf } from './step.js';
export { isTerm, withoutTerms } from './terms.js';
export type * from './types.js';
