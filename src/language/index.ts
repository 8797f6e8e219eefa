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
export { alike } from './gist/alike.js';
export {
  type Meaning,
  meaningOf,
  normalOf,
  type Said,
  settledStatementsOf,
  statementsOf,
} from './normal/meaning.js';
export { withLetters, withNumbers } from './query/letters.js';
export { type Nearly, nearly } from './query/nearly.js';
export {
  type Absent,
  type Answer,
  anything,
  ask,
  askWhole,
  type Bound,
  type Choice,
  clauses,
  count,
  exactly,
  type Found,
  matches,
  named,
  none,
  oneOf,
  type Pattern,
  type Phrase,
  type Query,
  slot,
  terms,
  tokensOf,
} from './query/query.js';
export { type Asked, answersIn, questionOf, type RoleAnswer, type RoleQuestion } from './query/question.js';
export { leadingWord, type Role, roleOfPart, SLOTS, spanOf, tokensAt, wordsOf } from './query/roles.js';
export {
  type Fit,
  fitStatement,
  fitTemplate,
  lifted,
  type Template,
  TemplateError,
  takeTemplates,
  template,
} from './query/template.js';
export { sentenceOfTemplate, takeTexts, wordsOfTemplate } from './query/texts.js';
export {
  type Failure,
  type Known,
  type ReadOptions,
  readExample,
  readingsLately,
  readPhrase,
  readSentences,
  readTelling,
  type Sentence,
  type Status,
  takeReadings,
  UNKNOWN_WORD,
} from './read.js';
export { type Paraphrase, paraphrases } from './say/paraphrase.js';
export { apart, continued, together } from './say/parts.js';
export { sayBack, sayings } from './say/say.js';
export { bracketOfCitation, type Token } from './tokens/tokens.js';
export { foldTypography } from './tokens/typography.js';
