import type { CardDefinition } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

const MARK = 'bestowed: ';

/** The name under which a card is an Aura. */
export const bestowedName = (card: string): string => MARK + card;
/** Whether a name is one under which a card is an Aura. */
export const isBestowedName = (card: string): boolean => card.startsWith(MARK);
export const isBestowed = ({ card, front }: GameObject): boolean =>
  front !== undefined && isBestowedName(card);

/**
 * What a card is that was cast for its bestow cost: an Aura that enchants a creature, and no creature itself.
 *
 * @param card the card as it is printed
 */
export function bestowed({ bestow, power, toughness, ...card }: CardDefinition): CardDefinition {
  return {
    ...card,
    ...(bestow === undefined ? {} : { cost: bestow }),
    types: card.types.filter((type) => type !== 'creature'),
    subtypes: ['Aura'],
    enchant: { objects: { types: ['creature'] } },
  };
}

/** A bestowed permanent or spell is a creature again, as soon as it enchants nothing. */
export function ceaseBestowed(g: Engine, object: GameObject): void {
  if (!isBestowed(object) || object.front === undefined) return;
  object.card = object.front;
  delete object.front;
  g.boardChanged();
}
