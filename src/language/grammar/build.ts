import type { Features, Rule, Sign } from '../chart/chart.js';
import {
  type Clause,
  type Condition,
  type Many,
  type Node,
  type Places,
  type Quantity,
  type Reference,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { asks, ofMainVerb } from './attachment.js';

/** A word that has no meaning of its own until a rule of grammar puts it into a slot. */
export interface Word {
  kind: 'word';
  word: string;
  at: Places;
}

export const HOLE: Reference = { kind: 'reference', to: 'hole' };
export const HEAD: Reference = { kind: 'reference', to: 'head' };
export const SAME: Reference = { kind: 'reference', to: 'same' };

/** Where a word's token goes when the word fills a slot of another node. */
export function claim(node: { at?: Places }, slot: string, ...words: Sign[]): Places {
  const places: (readonly [string, number])[] = [...(node.at ?? [])];
  for (const { sem } of words)
    for (const place of (sem as { at?: Places }).at ?? []) places.push([slot, place[1]]);
  return places;
}

/** A node with some slots changed, and the words that fill them. */
export function change<T extends { at?: Places }>(
  node: T,
  slots: Partial<T>,
  slot?: string,
  ...words: Sign[]
): T {
  const changed = { ...node, ...slots };
  return slot === undefined ? changed : { ...changed, at: claim(changed, slot, ...words) };
}

export const word = (sign: Sign): string => (sign.sem as unknown as Word).word;

/** Several joined; what is joined the same way is one list. "and" and "or" have no order, "then" has. */
export function many(by: string, items: readonly Node[], at: Places): Many {
  const flat = items.flatMap((item) =>
    (item as Many).kind === 'many' && (item as Many).by === by
      ? (item as Many).items
      : [item as Many['items'][number]],
  );
  const places = items.flatMap((item) =>
    (item as Many).kind === 'many' && (item as Many).by === by ? ((item as Many).at ?? []) : [],
  );
  return { kind: 'many', by, items: by === 'then' ? flat : sorted(flat), at: [...places, ...at] };
}

const holes = new WeakMap<object, boolean>();

function hasHole(node: object): boolean {
  if ((node as Reference).to === 'hole') return true;
  if (Array.isArray(node)) return node.some((item) => typeof item === 'object' && hasHole(item));
  const known = holes.get(node);
  if (known !== undefined) return known;
  let found = false;
  for (const name in node) {
    const value = (node as Record<string, unknown>)[name];
    if (name === 'at' || value === null || typeof value !== 'object') continue;
    if (hasHole(value)) {
      found = true;
      break;
    }
  }
  holes.set(node, found);
  return found;
}

/** Puts a term into every hole of a predicate. */
export function fill<T>(node: T, term: Node): T {
  if (node === null || typeof node !== 'object' || !hasHole(node)) return node;
  if ((node as unknown as Reference).to === 'hole') return term as T;
  if (Array.isArray(node)) return node.map((item) => fill(item, term)) as T;
  const copy: Record<string, unknown> = {};
  for (const name in node) copy[name] = name === 'at' ? node[name] : fill(node[name] as Node, term);
  return copy as T;
}

/** Does something to every clause of a statement that is joined of several. */
export function each(node: Node, change: (clause: Clause) => Clause | undefined): Statement | undefined {
  if ((node as Many).kind === 'many') {
    const items: Statement[] = [];
    for (const item of (node as Many).items) {
      const changed = each(item as Node, change);
      if (changed === undefined) return undefined;
      items.push(changed);
    }
    return { ...(node as Many), items: (node as Many).by === 'then' ? items : sorted(items) };
  }
  return (node as Clause).kind === 'clause' ? change(node as Clause) : undefined;
}

/** True where a statement holds clauses or things that "and" joins: what denies the whole may deny each of them, or that they go together. */
export const joinedByAnd = (sem: Node): boolean =>
  (sem as Many).kind === 'many' && ((sem as Many).by === 'and' || (sem as Many).items.some(joinedByAnd));

/** A statement with one more adverb in each of its clauses; the words that say it, commas among them, are its places. */
export function withAdverb(node: Node, adverb: string, ...words: Sign[]): Statement | undefined {
  return each(node, (c) =>
    change(c, { adverbs: [...(c.adverbs ?? []), adverb].sort() }, 'adverbs', ...words),
  );
}

export function withRelation(node: Node, relation: Relation): Statement | undefined {
  return each(node, (c) => change(c, { relations: sorted([...(c.relations ?? []), relation]) }));
}

export function withCondition(node: Node, condition: Condition): Statement | undefined {
  return each(node, (c) => change(c, { conditions: sorted([...(c.conditions ?? []), condition]) }));
}

/** Every thing of a term that is joined of several. */
export function eachThing(node: Node, change: (thing: Thing) => Thing | undefined): Term | undefined {
  if ((node as Many).kind === 'many') {
    const items: Term[] = [];
    for (const item of (node as Many).items) {
      const changed = eachThing(item as Node, change);
      if (changed === undefined) return undefined;
      items.push(changed);
    }
    return { ...(node as Many), items: sorted(items) };
  }
  return (node as Thing).kind === 'thing' ? change(node as Thing) : undefined;
}

const unmarked: readonly string[] = [];

export function marksOf(signs: readonly Sign[], ...more: (string | undefined | false)[]): readonly string[] {
  let marks: string[] | undefined;
  for (const s of signs)
    if (s.marks !== undefined) marks = marks === undefined ? [...s.marks] : [...marks, ...s.marks];
  for (const mark of more) {
    if (!mark) continue;
    marks ??= [];
    marks.push(mark);
  }
  return marks ?? unmarked;
}

/** What ends before a comma, so that nothing after it belongs to it. */
const ofOneClause: ReadonlySet<string> = new Set(['INF', 'REL', 'WH', 'COND', 'PP']);

/** A sign over others: marks are inherited, the right edge is that of the last. */
export function over(
  signs: readonly Sign[],
  cat: string,
  f: Features,
  sem: unknown,
  more: { marks?: (string | undefined | false)[]; tail?: readonly string[] } = {},
): Sign {
  const right = more.tail ?? signs.at(-1)?.tail ?? unmarked;
  const closes = right.includes(',') && ofOneClause.has(cat);
  const tail = closes ? right.filter((t) => t !== ',') : right;
  const marks = marksOf(signs, ...(more.marks ?? unmarked), closes && 'narrow');
  const made: Sign = { cat, f, sem: sem as Node };
  if (marks.length > 0) made.marks = marks;
  if (tail.length > 0) made.tail = tail;
  return made;
}

/** An adverb that several words are together: "only once". */
export function adverbOf(words: string, f: Sign['f'], ...signs: Sign[]): Sign {
  const sem: Word = { kind: 'word', word: words, at: claim({}, 'adverbs', ...signs) };
  return over(signs, 'ADV', { ...f, word: words }, sem);
}

/** Nouns and what is built about them. */
const nominals: ReadonlySet<string> = new Set(['NP', 'NB', 'N', 'QB', 'NBLIST', 'NPLIST']);

/** What nothing after it could belong to. */
const closed = new Set(['PP', 'ADJ', 'P', 'PART']);

/** What a sign is on the right edge of a larger one, for modifiers that could belong to it. */
export function edge(sign: Sign): readonly string[] {
  const nominal = nominals.has(sign.cat);
  const { kind, to } = sign.sem as Reference;
  const pronoun = kind === 'reference' && (to === 'one' || to === 'those');
  const own = nominal
    ? `n:${pronoun ? 'object' : (sign.f.sort ?? '')}:${(sign.sem as Thing).noun ?? ''}:${asks(sign.sem as Thing)}${sign.f.det === 'y' ? ':det' : ''}`
    : closed.has(sign.cat)
      ? ''
      : sign.cat === 'AP'
        ? `a:${sign.f.frames ?? ''}`
        : sign.cat === 'PRED'
          ? ''
          : 'c';
  if (sign.cat === 'ADV' && ofMainVerb.has(sign.f.word ?? '')) return ['main', own];
  return own === '' ? (sign.tail ?? []) : [...(sign.tail ?? []), own];
}

export function joinGaps(...gaps: (string | undefined)[]): string | undefined | false {
  const open = gaps.filter((g) => g !== undefined && g !== '');
  return open.length > 1 ? false : open[0];
}

export function rule(name: string, from: string, build: Rule['build'], to?: string): Rule {
  return { name, from: from.split(' '), build, ...(to === undefined ? {} : { to: to.split(' ') }) };
}

export function quantityOf(parts: Omit<Quantity, 'at'>, ...words: Sign[]): Quantity {
  return { ...parts, at: claim({}, 'quantity', ...words) };
}
