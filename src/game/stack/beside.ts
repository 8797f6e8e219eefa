import type { Cost } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import type { Frame } from '../threads.js';
import { payable } from './costs.js';
import { manaOf } from './lifeForMana.js';
import { casting } from './pool.js';

/**
 * Whether a player could pay what a spell costs beside its mana, in the one way or in the other.
 *
 * @param mana what is paid for it besides
 */
export function besidePayable(
  g: Engine,
  player: string,
  object: GameObject,
  mana: number,
  own: Context,
): boolean {
  const { additionalCosts, additionalOr } = g.definition(object);
  if (additionalCosts === undefined) return true;
  if (payable(g, player, object, additionalCosts, own, casting(object))) return true;
  if (additionalOr === undefined) return false;
  return payable(
    g,
    player,
    object,
    [manaOf(g.definition(object), mana), ...additionalOr],
    own,
    casting(object),
  );
}

/**
 * What a player pays for a spell beside its mana; where there are two ways the player says which.
 *
 * @param costs what is paid for it besides
 * @returns null while the player is asked
 */
export function costsBeside(
  g: Engine,
  frame: Extract<Frame, { kind: 'cast' }>,
  object: GameObject,
  costs: readonly Cost[],
  context: Context,
): Cost[] | null {
  const { additionalCosts = [], additionalOr } = g.definition(object);
  if (additionalOr === undefined) return additionalCosts;
  const open = (way: Cost[]) =>
    payable(g, frame.player, object, [...costs, ...way], context, casting(object));
  const answer = g.ask(frame, 'beside', () => ({
    kind: 'payment',
    player: frame.player,
    options: [
      ...(open(additionalCosts) ? [{ type: 'yes' } as const] : []),
      ...(open(additionalOr) ? [{ type: 'no' } as const] : []),
    ],
    object: object.id,
    slot: 'beside',
  }));
  if (answer === undefined) return null;
  return answer.type === 'yes' ? additionalCosts : additionalOr;
}
