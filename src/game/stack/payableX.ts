import type { Cost, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import { payable } from './costs.js';
import type { Spending } from './pool.js';

/** The greatest X on offer where nobody counts mana, and any X could be paid. */
export const MOST_X = 100;

/** The numbers that could be announced for X with these costs to pay. */
export function payableX(
  g: Engine,
  player: PlayerId,
  object: GameObject | null,
  costs: readonly Cost[],
  context: Context,
  on?: Spending,
): number[] {
  const found: number[] = [];
  for (let x = 0; x <= MOST_X && payable(g, player, object, costs, { ...context, x }, on); x++) found.push(x);
  return found;
}
