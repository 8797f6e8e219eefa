import { amountOf, holds } from '../cards/amounts.js';
import { contextOf, glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { layersOf, staticsOf } from '../cards/traits.js';
import type { CardDefinition, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { taxOf } from '../zones/commandZone.js';

/** How many X the cost of a card has. */
export const timesX = ({ x, spell }: CardDefinition): number => x ?? (spell?.x === true ? 1 : 0);

/** What a spell costs a player: what is printed, X, and what statics add or take away. */
export function priceOf(g: Engine, player: PlayerId, object: GameObject, x: number): number {
  const card = g.definition(object);
  let price = (card.cost ?? 0) + x * timesX(card) + taxOf(g, object, player);
  for (const { source, ability } of staticsOf(g, 'price')) {
    const context = glance(source.controller, source.id);
    if (!admits(g, context, player, ability.who)) continue;
    if (!matches(g, context, { ...object, zone: 'stack' }, ability.which)) continue;
    price += (ability.more ?? 0) - amountOf(g, context, ability.less ?? 0);
  }
  for (const ability of layersOf(g, object).abilities) {
    if (ability.ability !== 'static' || ability.static !== 'price' || !ability.which.self) continue;
    const context = contextOf(player, object.id);
    if (ability.if === undefined || holds(g, context, ability.if))
      price += (ability.more ?? 0) - amountOf(g, context, ability.less ?? 0);
  }
  return Math.max(0, price);
}
