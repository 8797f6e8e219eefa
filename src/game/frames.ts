import { runAttack } from './combat/attack.js';
import { runBlock } from './combat/block.js';
import { runCombatDamage } from './combat/combatDamage.js';
import { runDamageOrder } from './combat/order.js';
import { runEffects } from './effects/runEffects.js';
import type { Engine } from './engine.js';
import { runActivate, runCast, runStackTrigger } from './stack/announce.js';
import { runResolve } from './stack/resolve.js';
import { runTriggers } from './stack/triggers.js';
import { runOpening } from './table/opening.js';
import type { Frame, Thread } from './threads.js';
import { runPriority, runStateActions } from './turn/priority.js';
import { runDraws } from './turn/replacedDraws.js';
import { runStep } from './turn/steps.js';
import { runTurns } from './turn/turns.js';
import { runCommander } from './zones/commandZone.js';

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** What carries each kind of frame on; true where the frame has done its work. */
const SYSTEMS: { readonly [K in Frame['kind']]: (g: Engine, thread: Thread, frame: FrameOf<K>) => boolean } =
  {
    opening: runOpening,
    turns: runTurns,
    step: runStep,
    priority: runPriority,
    stateActions: runStateActions,
    draws: runDraws,
    triggers: runTriggers,
    commander: runCommander,
    cast: runCast,
    activate: runActivate,
    stackTrigger: runStackTrigger,
    resolve: runResolve,
    effects: runEffects,
    attack: runAttack,
    block: runBlock,
    damageOrder: runDamageOrder,
    combatDamage: runCombatDamage,
  };

/** Carries the innermost frame of a thread on; a frame that has done its work is taken off. */
export function runFrame(g: Engine, thread: Thread, frame: Frame): void {
  const run = SYSTEMS[frame.kind] as (g: Engine, thread: Thread, frame: Frame) => boolean;
  const done = run(g, thread, frame);
  if (!done) return;
  const { frames } = thread;
  if (frames[frames.length - 1] === frame) {
    frames.pop();
    return;
  }
  const at = frames.lastIndexOf(frame);
  if (at >= 0) frames.splice(at, 1);
}
