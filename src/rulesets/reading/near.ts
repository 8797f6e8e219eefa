import {
  ask,
  type Condition,
  clauses,
  type Clause as Frame,
  type Many,
  type Nearly,
  type Node,
  nearly,
  type Query,
  type Sentence as ReadSentence,
  type Relation,
  type Role,
  roleOfPart,
  SLOTS,
  spanOf,
  statementsOf,
  type Template,
  TemplateError,
  template,
  tokensAt,
  tokensOf,
  wordsOf,
} from '../../language/index.js';
import type { SlotDifference, Value } from '../types.js';
import { definitionOf, type ParameterKey, silentValue } from '../vocabulary/index.js';
import type { Sentence } from '../words/sentences.js';
import type { Asked, Clause } from './clause.js';
import { type Differing, differences } from './differing.js';
import { type Passage, readWithin } from './document.js';
import type { Found } from './found.js';
import { statedValue } from './meanings.js';

/** A sentence that is not understood, and that states a value but for some of its roles. */
export interface Near {
  /** The value that the sentence would state without the difference. */
  value: Value;
  /** The roles in which it differs; mostly one. */
  slots: SlotDifference[];
  /** Of the words of content of ours, the share that the sentence has: all but one role where nothing else is said. */
  share: number;
  /** The difference as the reader gives it; absent for words that a sentence has besides. */
  difference?: { nearly: Nearly; read: ReadSentence };
}

/** The one reading of a sentence; undefined where it is read as several sentences, in several ways, or not at all. */
function readOnce(passage: Passage, sentence: Sentence): ReadSentence | undefined {
  const within = readWithin(passage, sentence);
  return within.length === 1 && within[0]?.frame !== undefined ? within[0] : undefined;
}

/** More readings than this are not asked one by one. */
const MOST_READINGS = 4;

/**
 * What a sentence states but for some of its roles, by the sentences of our own words and the queries that a clause has. A sentence with
 * several readings is asked in each of them.
 *
 * @returns undefined where none is near, and where readings or sentences of ours are near in different ways
 */
export function nearIn(
  clause: Pick<Clause, 'means' | 'asks'>,
  passage: Passage,
  sentence: Sentence,
): Near | undefined {
  const [read, ...more] = readWithin(passage, sentence);
  if (read === undefined || more.length > 0 || read.readings.length > MOST_READINGS) return undefined;
  if (read.frame !== undefined) return nearInReading(clause, read);
  const found = read.readings.flatMap((frame) => nearInReading(clause, { ...read, frame }) ?? []);
  const [first] = found;
  const told = (near: Near): string => JSON.stringify([near.value, near.slots.map(({ is }) => is)]);
  // No law makes a value of what may be meant otherwise.
  return first && found.every((near) => told(near) === told(first))
    ? { value: first.value, slots: first.slots, share: first.share }
    : undefined;
}

function nearInReading(
  { means, asks }: Pick<Clause, 'means' | 'asks'>,
  read: ReadSentence,
): Near | undefined {
  const found: Near[] = asks.flatMap(([query, meaning]) => nearQuery(query, meaning, read));
  for (const [text, meaning] of means) {
    const own = templateOf(text);
    const near = own && nearly(read, own);
    if (near === undefined) continue;
    const frame = statementsOf(read)[0]?.statement as Frame;
    const value = statedValue(meaning, near.slots, frame);
    if (value === undefined) continue;
    const { role, was, is, span } = near;
    const slot = { role, ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }), span };
    found.push({ value, slots: [slot], share: 1, difference: { nearly: near, read } });
  }
  const [first] = found.sort((a, b) => sizeOf(a) - sizeOf(b));
  if (first === undefined) return differingIn(means, read);
  const agrees = ({ value, slots: [slot] }: Near): boolean =>
    value === first.value || (slot?.role === first.slots[0]?.role && slot?.is === first.slots[0]?.is);
  return found.every(agrees) ? first : undefined;
}

/** The sentence of our own words from which a sentence differs in the fewest roles. */
function differingIn(means: Clause['means'], read: ReadSentence): Near | undefined {
  let best: { value: Value; found: Differing } | undefined;
  for (const [text, meaning] of means) {
    const own = templateOf(text);
    const found = own && differences(read, own);
    if (found === undefined) continue;
    const frame = statementsOf(read)[0]?.statement as Frame;
    const value = statedValue(meaning, found.numbers, frame);
    if (value === undefined) continue;
    const [fewer, alike] = best
      ? [best.found.slots.length - found.slots.length, found.share - best.found.share]
      : [1, 0];
    if (fewer > 0 || (fewer === 0 && alike > 0)) best = { value, found };
  }
  return best && { value: best.value, slots: best.found.slots, share: best.found.share };
}

/** What the clauses of a sentence answer to a query that leaves out one of the things that it wants. */
function nearQuery(query: Query, meaning: Asked, read: ReadSentence): Near[] {
  if (typeof meaning === 'function') return [];
  const wanted = WANTED.filter(([, name]) => query[name] !== undefined);
  // A query that wants no more than one thing of a verb is near everything.
  if (wanted.length < 2) return [];
  return clauses([read]).flatMap(({ clause, path }): Near[] => {
    if (path.length > 0 || ask(clause, query) !== undefined) return [];
    const denied = ask(clause, { ...without(query, 'modality'), negated: 'either' }) !== undefined;
    if (denied) {
      const role = (clause.negated ?? false) === (query.negated ?? false) ? 'modality' : 'polarity';
      return [
        {
          value: meaning,
          slots: [slotOf(role, tokensAt(clause, ['modality', 'negated', 'verb']), read)],
          share: 1,
        },
      ];
    }
    return wanted.flatMap(([role, name]): Near[] => {
      const part = clause[name];
      if (part === undefined || ask(clause, without(query, name)) === undefined) return [];
      const was = query[name];
      const words = typeof was === 'string' ? { was } : {};
      return [
        {
          value: meaning,
          slots: [{ ...slotOf(role, [...tokensOf(part as Node)], read), ...words }],
          share: 1,
        },
      ];
    });
  });
}

function without(query: Query, name: keyof Query): Query {
  const { [name]: _, ...rest } = query;
  return rest as Query;
}

/** The roles in which a sentence may differ from a query. */
const WANTED = (['actor', 'object', 'recipient', 'predicate', 'matter'] as const).map(
  (role) => [role, SLOTS[role]] as const,
);

function slotOf(role: Role, tokens: readonly number[], read: ReadSentence): SlotDifference {
  const { start, end } = spanOf(tokens, read) ?? read;
  return { role, is: wordsOf(tokens, read) ?? '', span: { start, end } };
}

const sizeOf = ({ slots: [slot] }: Near): number =>
  slot?.is === undefined ? 0 : slot.span.end - slot.span.start;

/**
 * The value of a parameter that follows from a difference by a law of the language: the other number, the other side, or of a statement that
 * holds always its opposite.
 *
 * @returns undefined where no law gives a value, or the vocabulary has none for it
 */
export function byLaw(key: ParameterKey, { value, slots, difference }: Near): Value | undefined {
  const { values } = definitionOf(key);
  const known = (wanted: Value): boolean => values.some((v) => v.value === wanted);
  const { numbers, opposite } = difference?.nearly ?? {};
  if (numbers !== undefined && value === numbers.was) return numbers.is;
  // A value for silence is not what a sentence states.
  if (opposite && typeof value === 'boolean' && known(!value) && silentValue(key) !== !value) return !value;
  if (slots[0]?.role !== 'side' || typeof value !== 'string') return undefined;
  const turned = value.replace(/left|right/gi, (side) => OTHER_SIDE[side] ?? side);
  return turned !== value && known(turned) ? turned : undefined;
}

const OTHER_SIDE: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  Left: 'Right',
  Right: 'Left',
};

/**
 * The one phrase or condition that a sentence has beside what is understood of it.
 *
 * @param open where the words stand that nobody reads
 * @param takes whether the reading in question accounts for a token: what is added belongs to its clause
 * @returns undefined where the words are no part of one clause
 */
export function addedTo(
  passage: Passage,
  sentence: Sentence,
  open: readonly { start: number; end: number }[],
  takes: (token: { start: number; end: number }) => boolean,
): SlotDifference | undefined {
  const read = readOnce(passage, sentence);
  if (read === undefined) return undefined;
  const isOpen = (at: number): boolean => {
    const token = read.tokens[at];
    return token !== undefined && open.some((o) => token.start < o.end && token.end > o.start);
  };
  const wanted = read.tokens.flatMap((_, at) => (isOpen(at) ? [at] : []));
  let found: { part: Node; within: Relation | Condition; clause: Frame } | undefined;
  const visit = (node: Node, clause: Frame | undefined): void => {
    const owner = (node as Frame).kind === 'clause' ? (node as Frame) : clause;
    for (const slot of ['relations', 'conditions'] as const)
      for (const part of (node as Frame)[slot] ?? []) {
        const has = (node: Node): boolean => {
          const tokens = tokensOf(node);
          return wanted.every((at) => tokens.has(at));
        };
        if (owner === undefined || !has(part)) continue;
        const joined = slot === 'conditions' ? ((part as Condition).clause as Many) : undefined;
        // Of two conditions that are joined the one that nobody reads.
        const item = joined?.kind === 'many' ? joined.items.find((one) => has(one as Node)) : undefined;
        found = { part: (item as Node | undefined) ?? part, within: part, clause: owner };
      }
    for (const name in node) {
      const value = (node as unknown as Record<string, unknown>)[name];
      if (name === 'at' || value === null || typeof value !== 'object') continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (child !== null && typeof child === 'object') visit(child as Node, owner);
    }
  };
  visit(read.frame as unknown as Node, undefined);
  if (found === undefined || wanted.length === 0) return undefined;
  const { part, within, clause } = found;
  const tokens = [...tokensOf(part)];
  const word = (at: number): boolean => /\w/.test(read.tokens[at]?.text ?? '');
  if (tokens.some((at) => word(at) && !isOpen(at) && !JOINING.has(read.tokens[at]?.word ?? '')))
    return undefined;
  const verbs = tokensAt(clause, ['verb']);
  if (verbs.length === 0 || !verbs.every((at) => takes(read.tokens[at] as { start: number; end: number })))
    return undefined;
  const [start, end] = [open[0]?.start ?? 0, open.at(-1)?.end ?? 0];
  return { role: roleOfPart(within), is: wordsOf(part, read) ?? '', span: { start, end } };
}

/** Words that begin a part and are nobody's. */
const JOINING: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'if',
  'when',
  'whenever',
  'where',
  'in',
  'and',
  'then',
]);

/** A sentence of ours as it is asked; one that the reader cannot read fits nothing, and a test says which. */
export function templateOf(text: string): Template | undefined {
  try {
    return template(text);
  } catch (error) {
    if (error instanceof TemplateError) return undefined;
    throw error;
  }
}

/** Where the words stand that a query accounts for; those between that it leaves to others are gaps. */
export function foundIn(read: ReadSentence, claimed: ReadonlySet<number>): Found {
  const taken = read.tokens.filter((_, i) => claimed.has(i));
  const start = taken[0]?.start ?? read.start;
  const end = taken.at(-1)?.end ?? read.end;
  const gaps = read.tokens.filter((token, i) => !claimed.has(i) && token.start >= start && token.end <= end);
  return { start, end, gaps };
}

/** Another action is about another matter where nothing else tells that it is about this one. */
export const saysMost = ({ slots, share, difference }: Near): boolean =>
  difference !== undefined ||
  (slots.length <= 2 && share >= MOST && slots.every(({ role }) => role !== 'action'));
const MOST = 0.75;
