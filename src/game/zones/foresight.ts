import { NO_ANSWERS } from '../answers.js';
import type { ObjectId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { GameError } from '../errors.js';
import type { Frame, Thread } from '../threads.js';

const NONE: readonly ObjectId[] = [];

/** What a trial needs of the engine, which asks for it. */
interface Trial {
  copied(g: Engine, keepLog: boolean): Engine;
  run(g: Engine, thread: Thread, frame: Frame): void;
}

/** The frames within which objects move. */
const MOVING: ReadonlySet<Frame['kind']> = new Set([
  'effects',
  'resolve',
  'stateActions',
  'cast',
  'activate',
  'step',
]);

/**
 * Before a frame goes on: finds out by a trial which commanders would go elsewhere than to the command zone, and has their owners asked, so
 * that what happens can happen to everything at once.
 *
 * @param trial how a game is copied, and how a frame of the copy goes on
 * @returns whether somebody is asked first
 */
export function commandersAsked(g: Engine, thread: Thread, frame: Frame, trial: Trial): boolean {
  if (frame.kind === 'commander') return false;
  const { leading } = g.state;
  // What was chosen is for one thing that happens, which is the next to be carried on.
  const wanted = MOVING.has(frame.kind) && isAnyAway(g) ? foreseen(g, thread, trial) : NONE;
  const open = wanted.filter((id) => leading?.[id] === undefined);
  for (const object of open)
    thread.frames.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'commander', object });
  return open.length > 0;
}

function isAnyAway(g: Engine): boolean {
  return (g.state.commanders ?? NONE).some((id) => {
    const { exists, zone } = g.object(id);
    return exists && zone !== 'command' && zone !== 'outside';
  });
}

/** The commanders that would move if the innermost frame of a thread went on. */
function foreseen(g: Engine, thread: Thread, { copied, run }: Trial): readonly ObjectId[] {
  const trial = copied(g, false);
  const at = g.state.threads.indexOf(thread);
  const own = trial.state.threads[at];
  const frame = own?.frames.at(-1);
  if (own === undefined || frame === undefined) return NONE;
  const moving = new Set<ObjectId>();
  trial.foreseen = moving;
  trial.running = true;
  trial.thread = own;
  trial.cause = frame.cause;
  const base = g.rules.begin();
  try {
    run(trial, own, frame);
  } catch (error) {
    // What cannot be played says so when it happens.
    if (!(error instanceof GameError)) throw error;
  } finally {
    g.rules.end(base);
  }
  return [...moving];
}
