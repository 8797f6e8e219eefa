import type { Clause, Condition, Node, Relation, Thing } from '../frames/frame.js';
import type { Sentence } from '../read.js';
import { tokensOf } from './query.js';

/** The slots of a clause, by the roles that people know them by. */
export const SLOTS = {
  actor: 'actor',
  action: 'verb',
  modality: 'modality',
  object: 'object',
  recipient: 'recipient',
  predicate: 'is',
  matter: 'what',
} as const;

/** A role that a part of a clause plays: its slots, whether it is denied, how many, and when, where, if and how. */
export type Role =
  | keyof typeof SLOTS
  | 'polarity'
  | 'quantity'
  | 'quantifier'
  | 'side'
  | 'time'
  | 'place'
  | 'condition'
  | 'manner';

/** Conditions and phrases that say when. */
const TIMES: ReadonlySet<string> = new Set(
  'when whenever while until before after once as during at since throughout'.split(' '),
);
/** Sorts of nouns that are times, whatever the preposition. */
const TIMELY: ReadonlySet<string> = new Set(['time', 'step', 'event']);
/** Prepositions that say where. */
const PLACES: ReadonlySet<string> = new Set('in on within into onto from outside'.split(' '));

/** The word that a phrase or a condition begins with. */
export function leadingWord(part: Relation | Condition): string {
  return part.kind === 'condition' ? part.word : part.preposition;
}

/** Whether a phrase or a condition of a clause says when, where, if or how. */
export function roleOfPart(part: Relation | Condition): 'time' | 'condition' | 'place' | 'manner' {
  const word = leadingWord(part);
  if (TIMES.has(word)) return 'time';
  if (part.kind === 'condition') return 'condition';
  if (TIMELY.has((part.term as Thing).sort)) return 'time';
  return PLACES.has(word) ? 'place' : 'manner';
}

/** The tokens that fill slots of a node itself, in the order of the sentence. */
export function tokensAt(node: Node, slots: readonly string[]): number[] {
  return (node as Clause).at?.flatMap(([name, token]) => (slots.includes(name) ? [token] : [])) ?? [];
}

/** Where tokens are in the text that the sentence is from: from the first to the last of them; undefined for none. */
export function spanOf(
  tokens: Iterable<number>,
  sentence: Sentence,
): { start: number; end: number } | undefined {
  const places = [...tokens].sort((x, y) => x - y);
  const first = sentence.tokens[places[0] as number];
  const last = sentence.tokens[places.at(-1) as number];
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end };
}

/** The printed words of a part of a sentence: from the first to the last token that fills it; undefined where it has none. */
export function wordsOf(part: Node | readonly number[], sentence: Sentence): string | undefined {
  const span = spanOf(Array.isArray(part) ? part : tokensOf(part as Node), sentence);
  const words = span && sentence.text.slice(span.start - sentence.start, span.end - sentence.start);
  return words?.replace(/^[,;]\s*|[,;]$/g, '');
}
