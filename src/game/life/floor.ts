import { glance } from '../cards/context.js';
import { admits } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { lifeSeen } from './seen.js';

/** How much life a player loses to damage, where something in play lets damage reduce the total no further than to a number. */
export function lostToDamage(g: Engine, player: PlayerId, damage: number): number {
  let lost = damage;
  for (const { source, ability } of staticsOf(g, 'lifeFloor')) {
    const life = lifeSeen(g, player);
    if (life >= ability.least && admits(g, glance(source.controller, source.id), player, ability.who))
      lost = Math.min(lost, life - ability.least);
  }
  return lost;
}
