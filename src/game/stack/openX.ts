import type { PlayerId, TargetSpec } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import type { Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';
import type { Activated } from './abilities.js';
import { payableX } from './costs.js';
import { activating } from './pool.js';
import { canTargetAll } from './targets.js';

const NOTHING: readonly never[] = [];

/** In Grand Melee what is cast may go on several stacks, so targets on any of them count. */
export function boundMarker(g: Engine, thread: Thread): number | null {
  return usesMarkers(g) ? null : thread.marker;
}

/** The numbers that could be announced for X: with something to pay them, and with targets where those hang on X. */
export function openX(
  g: Engine,
  thread: Thread,
  player: PlayerId,
  object: GameObject,
  ability: Activated,
  context: Context,
): number[] {
  if (ability.x) return openXs(g, thread, player, object, ability, context);
  return canTargetAll(g, context, ability.targets ?? NOTHING, boundMarker(g, thread)) ? [context.x] : [];
}

function openXs(
  g: Engine,
  thread: Thread,
  player: PlayerId,
  object: GameObject,
  ability: Activated,
  context: Context,
): number[] {
  const targets = ability.targets ?? NOTHING;
  const aims = (x: number) => canTargetAll(g, { ...context, x }, targets, boundMarker(g, thread));
  const all = payableX(g, player, object, ability.costs, context, activating(object)).filter(
    (x) => x > 0 || ability.x === true,
  );
  return all.filter(hangsOnX(targets) ? aims : () => aims(0));
}

/** Whether how many targets there are, or what they have to be, depends on X. */
const hangsOnX = (targets: readonly TargetSpec[]): boolean =>
  targets.some((spec) => spec.x || JSON.stringify(spec).includes('"amount":"x"'));
