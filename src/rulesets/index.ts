export { type CompileOptions, compile } from './compile.js';
export { type Contradiction, contradictionsOf } from './contradictions.js';
export { type Difference, differences } from './differences.js';
export { RulesetError } from './error.js';
export { type Override, Ruleset, rulesetOf } from './ruleset.js';
export type * from './types.js';
export {
  definitionOf,
  furtherValues,
  isParameterKey,
  PARAMETERS,
  type ParameterDefinition,
  type ParameterKey,
  parameterKeys,
  SYSTEMS,
  type System,
  type ValueOf,
} from './vocabulary/index.js';
