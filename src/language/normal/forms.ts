import { keyOf, type Many, type Node, type Reference, type Thing } from '../frames/frame.js';

/** What all steps of the normal form use. */

export const sorted = <T>(items: readonly T[]): T[] =>
  items.length < 2
    ? [...items]
    : [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));

/** A list in its order; undefined where it is empty. */
export function list<T>(items: readonly T[]): T[] | undefined {
  return items.length > 0 ? sorted(items) : undefined;
}

/** A copy of a node with its parts changed from the inside to the outside; what is left of it keeps its places. */
export function rewrite(node: Node, change: (node: Node) => Node): Node {
  const copy: Record<string, unknown> = {};
  for (const name in node) {
    const value = (node as unknown as Record<string, unknown>)[name];
    if (value === undefined) continue;
    if (name === 'at') copy.at = value;
    else if (Array.isArray(value)) {
      const items = value.map((item) =>
        item !== null && typeof item === 'object' ? rewrite(item as Node, change) : item,
      );
      copy[name] = name === 'items' && (node as Many).by === 'then' ? items : sorted(items);
    } else copy[name] = value !== null && typeof value === 'object' ? rewrite(value as Node, change) : value;
  }
  return change(copy as unknown as Node);
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

/** What a pronoun speaks of, without what stands before it; undefined of anything else. */
export const pronounOf = (node: unknown): string | undefined => {
  const r = node as Reference | undefined;
  return r?.kind === 'reference' && r.focus === undefined ? r.to : undefined;
};
