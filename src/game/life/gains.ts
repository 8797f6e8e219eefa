import { contextOf, glance } from '../cards/context.js';
import { admits } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import type { Engine } from '../engine.js';
import { ignoresRange, reaches } from '../reach/information.js';

/**
 * How much life a player gains who would gain so much; 0 where something else is done instead.
 * What multiplies applies first, the oldest before the others, so that what is done instead is done for all of it.
 */
export function gained(g: Engine, player: PlayerId, wanted: number): number {
  const all = staticsOf(g, 'gains').filter(
    ({ source, ability }) =>
      (ignoresRange(g, source) || reaches(g, source.controller, player)) &&
      admits(g, glance(source.controller, source.id), player, ability.who),
  );
  const amount = all.reduce((sum, { ability }) => sum * (ability.times ?? 1), wanted);
  const other = all.find(({ ability }) => ability.effects !== undefined);
  if (other === undefined) return amount;
  const { source, ability } = other;
  carryOut(g, ability.effects ?? [], contextOf(source.controller, source.id, { that: { player, amount } }));
  return 0;
}
