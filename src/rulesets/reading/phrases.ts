import { type Node, none, oneOf, type Pattern, type Query, slot } from '../../language/index.js';

/**
 * Parts of queries that sentences of many systems share. A pattern says what has to be there; what a sentence says besides
 * stays open and has to be read by another query of the same sentence.
 */

/** "The NAME option", or the name alone. */
export const option = (name: string): Pattern => oneOf({ noun: 'option', names: [{ name }] }, { name });

/** "NAME games", "a NAME game", "the NAME variant". */
export const gameOf = (name: string): Pattern =>
  oneOf({ noun: 'game', names: [{ name }] }, { noun: 'variant', names: [{ name }] }, { name });

/** A player, whoever it is: "a player", "each player", "players". */
export const anyPlayer: Pattern = {
  noun: 'player',
  determiner: oneOf('a', 'the', 'each', 'any', 'every', none),
};

/** The player spoken of before, in the words of every age. */
export const thatPlayer: Pattern = oneOf(
  { to: 'person' },
  { to: 'they' },
  { noun: 'player', determiner: oneOf('that', 'the') },
);

/** One thing after another joined by a word; in whatever order, and no others. */
export const joined = (by: string, ...items: readonly (Pattern | Query)[]) =>
  ({ kind: 'many', by, items }) as const;

/** "To the left", "to his or her left", "on their left". */
export const side = (direction: 'left' | 'right'): Pattern =>
  oneOf({ noun: direction, owner: thatPlayer }, { noun: direction, determiner: oneOf('the', none) });

/**
 * Somebody or something uses an option, in active or passive words.
 *
 * @param by who uses it: a variant or its games
 * @param what the option
 */
export function uses(by: Pattern, what: Pattern, more: Partial<Query> = {}): readonly Query[] {
  return [
    { verb: 'use', actor: by, object: what, ...more },
    { verb: 'use', object: what, ...more, with: { in: by, ...more.with } },
  ];
}

/** The same meaning for each of several queries. */
export function each<M>(queries: readonly Query[], means: M): (readonly [Query, M])[] {
  return queries.map((query) => [query, means] as const);
}

/** The least of a quantity: "two or more" is 2. */
export function least(node: Node | undefined): number | undefined {
  const { least: at, most } = (node ?? {}) as { least?: number; most?: number };
  return most === undefined ? at : undefined;
}

/** The number of a quantity that says exactly one. */
export function exact(node: Node | undefined): number | undefined {
  const q = (node ?? {}) as { is?: number; least?: number; most?: number; word?: string };
  return q.least === undefined && q.most === undefined && q.word === undefined ? q.is : undefined;
}

/** What a measure or a thing says as a number: "2", "30 life". */
export const amount = (name = 'n'): Pattern =>
  oneOf({ kind: 'measure', quantity: slot(name) }, { noun: 'life', quantity: slot(name) });

/** The number that is where a sentence of ours has "N". */
export const counted = ({ N }: Readonly<Record<string, Node>>): number | undefined => exact(N);
