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

/** Carries a frame on by the system that it belongs to. @returns whether the frame has done its work */
function carryOn(g: Engine, thread: Thread, frame: Frame): boolean {
  switch (frame.kind) {
    case 'priority':
      return runPriority(g, thread, frame);
    case 'step':
      return runStep(g, thread, frame);
    case 'stateActions':
      return runStateActions(g, thread, frame);
    case 'opening':
      return runOpening(g, thread, frame);
    case 'turns':
      return runTurns(g, thread, frame);
    case 'draws':
      return runDraws(g, thread, frame);
    case 'triggers':
      return runTriggers(g, thread, frame);
    case 'commander':
      return runCommander(g, thread, frame);
    case 'cast':
      return runCast(g, thread, frame);
    case 'activate':
      return runActivate(g, thread, frame);
    case 'stackTrigger':
      return runStackTrigger(g, thread, frame);
    case 'resolve':
      return runResolve(g, thread, frame);
    case 'effects':
      return runEffects(g, thread, frame);
    case 'attack':
      return runAttack(g, thread, frame);
    case 'block':
      return runBlock(g, thread, frame);
    case 'damageOrder':
      return runDamageOrder(g, thread, frame);
    case 'combatDamage':
      return runCombatDamage(g, thread, frame);
  }
}

/** Carries the innermost frame of a thread on; a frame that has done its work is taken off. */
export function runFrame(g: Engine, thread: Thread, frame: Frame): void {
  if (!carryOn(g, thread, frame)) return;
  const { frames } = thread;
  if (frames[frames.length - 1] === frame) {
    frames.pop();
    return;
  }
  const at = frames.lastIndexOf(frame);
  if (at >= 0) frames.splice(at, 1);
}
