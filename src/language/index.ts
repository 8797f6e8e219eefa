export {
  type Cited,
  type Clause,
  type Condition,
  equal,
  keyOf,
  type Many,
  type Measure,
  type Named,
  type Node,
  type Quality,
  type Quantity,
  type Question,
  type Quoted,
  type Reference,
  type Relation,
  type Statement,
  type Term,
  type Thing,
} from './frames/frame.js';
export { type Meaning, meaningOf } from './normal/meaning.js';
export {
  type Answer,
  anything,
  ask,
  askWhole,
  type Bound,
  clauses,
  type Found,
  matches,
  oneOf,
  type Pattern,
  type Query,
  slot,
  terms,
} from './query/query.js';
export {
  type Failure,
  type ReadOptions,
  readPhrase,
  readSentences,
  readSentences as readRule,
  type Sentence,
  type Status,
} from './read.js';
export type { Token } from './tokens/tokens.js';
export { foldTypography } from './tokens/typography.js';
