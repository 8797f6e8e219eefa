import type { PlayerId, TargetSpec } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import type { Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';
import type { Activated } from './abilities.js';
import { payableX } from './payableX.js';
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
  const targets = ability.targets ?? NOTHING;
  const marker = boundMarker(g, thread);
  if (!ability.x) return canTargetAll(g, context, targets, marker) ? [context.x] : [];
  const hangs = hangsOnX(targets);
  const open: number[] = [];
  for (const x of payableX(g, player, object, ability.costs, context, activating(object)))
    if ((x > 0 || ability.x === true) && canTargetAll(g, { ...context, x: hangs ? x : 0 }, targets, marker))
      open.push(x);
  return open;
}

/** Whether how many targets there are, or what they have to be, depends on X. */
const hangsOnX = (targets: readonly TargetSpec[]): boolean =>
  targets.some((spec) => spec.x || JSON.stringify(spec).includes('"amount":"x"'));
