/** Variorum as a library: the entry that most programs want; each room has an entry of its own for the rest. */
export { align, type Comparison, compare } from './compare/index.js';
export { createGame, type Game, replay } from './game/index.js';
export { buildLineages, Concordance, findCitations } from './lineage/index.js';
export {
  ReadError,
  type ReadOptions,
  type ReadResult,
  read,
  readDocument,
  writeText,
} from './readers/index.js';
export { compile, differences, type Ruleset } from './rulesets/index.js';
export { loadScenarios, runScenario } from './scenarios/index.js';
export * from './tree/index.js';
