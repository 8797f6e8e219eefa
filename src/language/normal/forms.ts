import {
  type Clause,
  inOrder,
  type Many,
  type Node,
  type Quality,
  type Reference,
  sorted,
  type Thing,
} from '../frames/frame.js';

/** What all steps of the normal form use. */

/** A list in its order; undefined where it is empty. */
export function list<T>(items: readonly T[]): T[] | undefined {
  return items.length > 0 ? sorted(items) : undefined;
}

/** A list without some of its items, in its order; undefined where nothing is left. */
export function without<T extends object>(
  items: readonly T[] | undefined,
  gone: T | readonly T[] | undefined,
): T[] | undefined {
  const those: readonly unknown[] = Array.isArray(gone) ? gone : [gone];
  return list((items ?? []).filter((item) => !those.includes(item)));
}

/** A copy of a node with its parts changed from the inside to the outside; what is left of it keeps its places. */
export function rewrite(node: Node, change: (node: Node) => Node): Node {
  // What stays as it is stays the same node, whose key is known.
  let copy: Record<string, unknown> | undefined;
  for (const name in node) {
    const value = (node as unknown as Record<string, unknown>)[name];
    if (name === 'at' || value === null || (typeof value !== 'object' && value !== undefined)) continue;
    const made = Array.isArray(value)
      ? rewriteList(value, change, name !== 'items' || (node as Many).by !== 'then')
      : value === undefined
        ? undefined
        : rewrite(value as Node, change);
    if (made === value && value !== undefined) continue;
    copy ??= { ...node };
    if (made === undefined) delete copy[name];
    else copy[name] = made;
  }
  return change((copy ?? node) as Node);
}

/** The same list where nothing in it changes and its order is kept. */
function rewriteList(
  value: readonly unknown[],
  change: (node: Node) => Node,
  ordered: boolean,
): readonly unknown[] {
  let items = value;
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (item === null || typeof item !== 'object') continue;
    const other = rewrite(item as Node, change);
    if (other === item) continue;
    if (items === value) items = [...value];
    (items as unknown[])[i] = other;
  }
  return ordered && !inOrder(items) ? sorted(items) : items;
}

/** True of a bare plural: "creatures", with nothing that counts or picks them. */
export const barePlural = (t: Thing): boolean =>
  t.many &&
  t.determiner === undefined &&
  t.quantity === undefined &&
  t.owner === undefined &&
  t.among === undefined &&
  t.ordinal === undefined &&
  t.noun !== '';

/** True of "life" and "damage", with nothing that says how much or whose. */
export const bareMass = (t: Thing): boolean =>
  !t.many &&
  t.sort === 'quantity' &&
  t.determiner === undefined &&
  t.owner === undefined &&
  t.names === undefined &&
  t.quantity === undefined;

/** What a pronoun speaks of, without what comes before it; undefined of anything else. */
export const pronounOf = (node: unknown): string | undefined => {
  const r = node as Reference | undefined;
  return r?.kind === 'reference' && r.focus === undefined ? r.to : undefined;
};

export const isThing = (node: unknown): node is Thing => (node as Thing | undefined)?.kind === 'thing';
export const isClause = (node: unknown): node is Clause => (node as Clause | undefined)?.kind === 'clause';

/** A node with slots changed; a slot that is undefined goes. */
export function put<T extends object>(node: T, slots: { [K in keyof T]?: T[K] | undefined }): T {
  const [from, other] = [node as Record<string, unknown>, slots as Record<string, unknown>];
  const out: Record<string, unknown> = {};
  for (const name in from) {
    const value = name in other ? other[name] : from[name];
    if (value !== undefined) out[name] = value;
  }
  for (const name in other) if (other[name] !== undefined && !(name in from)) out[name] = other[name];
  return out as T;
}

/** "the game". */
export const game: Thing = { kind: 'thing', noun: 'game', sort: 'game', many: false, determiner: 'the' };

/** "that player", "those players": a thing that was spoken of before, with its noun alone. */
export const thatOf = ({ noun, sort }: Pick<Thing, 'noun' | 'sort'>, many = false): Thing => ({
  kind: 'thing',
  noun,
  sort,
  many,
  determiner: 'that',
});

/** True of a node that has no slots but those named, its lemma and its places; a thing may have a determiner. */
export function saysOnly(node: object, slots = ''): boolean {
  const named = slots.split(' ');
  return Object.keys(node).every((k) => always.has(k) || named.includes(k));
}
/** True of a phrase with nothing but its preposition and its noun. */
export const bare = (relation: object): boolean => saysOnly(relation, 'preposition term');
const always = new Set(['kind', 'at', 'verb', 'word', 'noun', 'sort', 'many', 'determiner']);

/** A thing without one of its adjectives. */
export const withoutAdjective = (t: Thing, word: string): Thing =>
  put(t, {
    modifiers: t.modifiers?.some((m) => m !== word) ? t.modifiers.filter((m) => m !== word) : undefined,
  });

/** A clause without one of its adverbs. */
export const withoutAdverb = (c: Clause, word: string): Clause =>
  put(c, { adverbs: list((c.adverbs ?? []).filter((a) => a !== word)) });

/** A thing with one more adjective, or with one in the place of another. */
export const withAdjective = (t: Thing, word: string, gone?: string): Thing => ({
  ...t,
  modifiers: [...(t.modifiers ?? []).filter((m) => m !== gone), word].sort(),
});

/** A clause that says what another said of it: with the phrases, conditions and adverbs of both. */
export const takingIn = (inner: Clause, outer: Clause): Clause =>
  put(withAdverbsOf(inner, outer), {
    relations: list([...(inner.relations ?? []), ...(outer.relations ?? [])]),
    conditions: list([...(inner.conditions ?? []), ...(outer.conditions ?? [])]),
  });

/** A clause that takes in the adverbs of another node, with their places in the text. */
export function withAdverbsOf(clause: Clause, other: Clause | Quality): Clause {
  if (other.adverbs === undefined) return clause;
  return put(clause, {
    adverbs: [...new Set([...(clause.adverbs ?? []), ...other.adverbs])],
    at: [...(clause.at ?? []), ...(other.at ?? []).filter(([slot]) => slot === 'adverbs')],
  });
}

/** True of a thing with nothing but its noun, its number, a determiner and what comes before the whole phrase. */
export const plain = (t: Thing): boolean =>
  t.modifiers === undefined &&
  t.names === undefined &&
  t.owner === undefined &&
  t.relations === undefined &&
  t.which === undefined &&
  t.quantity === undefined &&
  t.ordinal === undefined &&
  t.among === undefined;
