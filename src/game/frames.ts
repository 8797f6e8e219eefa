import { runAttack } from './combat/attack.js';
import { runBlock, runDamageOrder } from './combat/block.js';
import { runCombatDamage } from './combat/damage.js';
import { runEffects } from './effects/run.js';
import type { Engine } from './engine.js';
import { runActivate, runCast, runStackTrigger } from './stack/announce.js';
import { runResolve } from './stack/resolve.js';
import { runTriggers } from './stack/triggers.js';
import type { Frame, Thread } from './state.js';
import { runOpening } from './table/opening.js';
import { runPriority, runStateActions } from './turn/priority.js';
import { runStep } from './turn/steps.js';
import { runTurns } from './turn/turns.js';

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** The answers of a frame that has none yet; replaced with the first. */
export const NO_ANSWERS: Record<string, unknown> = Object.freeze({});

/** Keeps an answer in the frame that asked for it. */
export function setAnswer(frame: Frame, key: string, answer: unknown): void {
  if (frame.answers === NO_ANSWERS)
    frame.answers = key === 'priority' ? { priority: answer } : { [key]: answer };
  else frame.answers[key] = answer;
}

/** Carries the innermost frame of a thread on; a frame that has done its work is taken off. */
export function runFrame(g: Engine, thread: Thread, frame: Frame): void {
  const done = carryOn(g, thread, frame);
  if (!done) return;
  const { frames } = thread;
  if (frames[frames.length - 1] === frame) {
    frames.pop();
    return;
  }
  const at = frames.lastIndexOf(frame);
  if (at >= 0) frames.splice(at, 1);
}

function carryOn(g: Engine, thread: Thread, frame: Frame): boolean {
  switch (frame.kind) {
    case 'opening':
      return runOpening(g, thread, frame as FrameOf<'opening'>);
    case 'turns':
      return runTurns(g, thread, frame as FrameOf<'turns'>);
    case 'step':
      return runStep(g, thread, frame as FrameOf<'step'>);
    case 'priority':
      return runPriority(g, thread, frame as FrameOf<'priority'>);
    case 'stateActions':
      return runStateActions(g, thread, frame as FrameOf<'stateActions'>);
    case 'triggers':
      return runTriggers(g, thread, frame as FrameOf<'triggers'>);
    case 'cast':
      return runCast(g, thread, frame as FrameOf<'cast'>);
    case 'activate':
      return runActivate(g, thread, frame as FrameOf<'activate'>);
    case 'stackTrigger':
      return runStackTrigger(g, thread, frame as FrameOf<'stackTrigger'>);
    case 'resolve':
      return runResolve(g, thread, frame as FrameOf<'resolve'>);
    case 'effects':
      return runEffects(g, thread, frame as FrameOf<'effects'>);
    case 'attack':
      return runAttack(g, thread, frame as FrameOf<'attack'>);
    case 'block':
      return runBlock(g, thread, frame as FrameOf<'block'>);
    case 'damageOrder':
      return runDamageOrder(g, thread, frame as FrameOf<'damageOrder'>);
    case 'combatDamage':
      return runCombatDamage(g, thread, frame as FrameOf<'combatDamage'>);
  }
}
