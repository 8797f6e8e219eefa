import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { Frame, Thread } from '../threads.js';
import { bestowedName } from '../zones/bestow.js';
import { fusedName, otherHalf } from '../zones/fused.js';
import { canCastUp, castableNow } from './actions.js';
import { bestows } from './optional.js';

type CastFrame = Extract<Frame, { kind: 'cast' }>;

/**
 * As what else than itself a card is cast: an Aura, its other half, or both of its halves.
 *
 * @returns the name under which it is that, undefined where it is cast as it is, or null while the player is asked
 */
export function castAs(
  g: Engine,
  thread: Thread,
  frame: CastFrame,
  object: GameObject,
): string | null | undefined {
  const aura = bestows(g, thread, frame, object);
  if (aura === null) return null;
  if (aura) return bestowedName(object.card);
  const right = otherHalf(g, object);
  if (right === undefined) return undefined;
  const { player } = frame;
  const both = { ...right, card: fusedName(object.card) };
  const ways: readonly [string, GameObject][] = [
    [g.definition(object).name, object],
    [g.definition(right).name, right],
    // Both halves are cast from a hand alone.
    ...(object.zone === 'hand' ? [[g.definition(both).name, both] as [string, GameObject]] : []),
  ];
  const answer = g.ask(frame, 'half', () => ({
    kind: 'chooseMode',
    player,
    options: ways
      .filter(([, one]) => (frame.free ? castableNow(g, player, one) : canCastUp(g, thread, player, one)))
      .map(([mode]) => ({ type: 'mode', mode })),
    object: object.id,
    slot: 'half',
  }));
  if (answer === undefined) return null;
  const [, chosen] = ways.find(([name]) => answer.type === 'mode' && answer.mode === name) ?? [];
  return chosen === undefined || chosen === object ? undefined : chosen.card;
}
