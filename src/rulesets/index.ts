export type { CompileOptions } from './compile.js';
export { type Contradiction, contradictionsOf } from './contradictions.js';
export { changesOfChapter, coverage, labelOf } from './coverage/coverage.js';
export { type Declaration, declarations, wordsOf } from './coverage/declaration.js';
export { type Difference, differences, differingKeys, hasOwnValue } from './differences.js';
export { compile } from './edition.js';
export { RulesetError } from './error.js';
export { type FateStatus, fatesOf, type SentenceFate } from './fates.js';
export { sentencesOfOurs } from './provisions/index.js';
export { type Rewordings, rewordingsInUse, takeRewordings } from './reading/rewordings.js';
export { complaint, type Override, Ruleset, rulesetOf } from './ruleset.js';
export { lookedThrough } from './sections.js';
export { editions, ruleset } from './shipped/index.js';
export { type PackedRulesets, packRulesets } from './shipped/pack.js';
export { sentencesWithoutParameter, takeSentencesWithoutParameter } from './shipped/sentences.js';
export type * from './types.js';
export { unlike } from './unlike.js';
export {
  definitionOf,
  isParameterKey,
  PARAMETERS,
  type ParameterDefinition,
  type ParameterKey,
  type ParameterWords,
  parameterKeys,
  parameterWords,
  SYSTEMS,
  type System,
  takeParameterWords,
  type Use,
  type ValueOf,
} from './vocabulary/index.js';
