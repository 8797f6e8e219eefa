import { holds } from '../cards/amounts.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { layersOf, staticsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

/** Whether something lets a player cast a card whenever an instant could be cast; the card itself may say so. */
export function asFlash(g: Engine, player: PlayerId, object: GameObject): boolean {
  for (const { source, ability } of staticsOf(g, 'asFlash')) {
    const context = glance(source.controller, source.id);
    const spell = { ...object, zone: 'stack' as const };
    if (admits(g, context, player, ability.who) && matches(g, context, spell, ability.which)) return true;
  }
  return layersOf(g, object).abilities.some(
    (one) =>
      one.ability === 'static' &&
      one.static === 'asFlash' &&
      one.which.self === true &&
      (one.if === undefined || holds(g, glance(player, object.id), one.if)),
  );
}
