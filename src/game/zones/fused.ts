import type { CardDefinition } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

const MARK = 'fused: ';

/** The name under which a card is both of its halves. */
export const fusedName = (card: string): string => MARK + card;
/** Whether a name is one under which a card is both of its halves. */
export const isFusedName = (card: string): boolean => card.startsWith(MARK);

/**
 * Both halves of a card as one spell: it does what the left half says, then what the right one does, each with targets of its own.
 *
 * @param left the half whose card it is
 * @param right the other one
 */
export function fused(left: CardDefinition, right: CardDefinition): CardDefinition {
  const both = <T>(a: readonly T[] = [], b: readonly T[] = []): T[] => [...new Set([...a, ...b])];
  const of = [left, right].map(({ spell }) => ({
    targets: spell?.targets ?? [],
    effects: spell?.effects ?? [],
  }));
  return {
    name: `${left.name} // ${right.name}`,
    types: both(left.types, right.types),
    colors: both(left.colors, right.colors),
    cost: (left.cost ?? 0) + (right.cost ?? 0),
    symbols: [...(left.symbols ?? []), ...(right.symbols ?? [])],
    spell: { effects: [], modes: { least: 2, most: 2, of } },
  };
}

/** A card with fuse as its other half; undefined where it has none among the cards, or is one of its halves already. */
export function otherHalf(g: Engine, object: GameObject): GameObject | undefined {
  const { fuse, back } = g.definition(object);
  if (!fuse || back === undefined || object.front !== undefined || !g.cards.has(back)) return undefined;
  return { ...object, card: back, front: object.card };
}
