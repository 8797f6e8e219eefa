import { NO_ANSWERS } from '../answers.js';
import type { ObjectId, PlayerId, Zone } from '../cards/types.js';
import { copied } from '../copied.js';
import type { Engine } from '../engine.js';
import { GameError, unhandled } from '../errors.js';
import { runFrame } from '../frames.js';
import type { GameObject } from '../state.js';
import type { Frame, Thread } from '../threads.js';

const NONE: readonly ObjectId[] = [];

/** Whether a player may cast this commander from the command zone, money and time apart. */
export function isCastable(g: Engine, object: GameObject, player: PlayerId): boolean {
  return (
    object.zone === 'command' &&
    object.owner === player &&
    g.rules.ask('casualVariants.commander.castFromCommandZone') === true
  );
}

/** How much more a commander costs for the times that the player has cast it from the command zone. */
export function taxOf(g: Engine, object: GameObject, player: PlayerId): number {
  if (object.commander !== true || object.zone !== 'command') return 0;
  const times = g.state.players[player]?.castCommanders?.[object.id] ?? 0;
  return times * (g.rules.ask('casualVariants.commander.tax') ?? 0);
}

/** Counts that a player has cast a commander from the command zone. */
export function countCast(g: Engine, object: ObjectId, player: PlayerId): void {
  const state = g.state.players[player];
  if (state === undefined) return;
  const before = state.castCommanders;
  state.castCommanders = { ...before, [object]: (before?.[object] ?? 0) + 1 };
}

/** How the rules let a commander that goes to a zone get to the command zone. */
function wayFrom(g: Engine, to: Zone): 'none' | 'instead' | 'afterwards' {
  const parameter = to === 'graveyard' ? 'toGraveyard' : to === 'exile' ? 'toExile' : 'toHandOrLibrary';
  if (parameter === 'toHandOrLibrary' && to !== 'hand' && to !== 'library') return 'none';
  const rule = g.rules.ask(`casualVariants.commander.${parameter}`);
  switch (rule) {
    case 'notSpecified':
      return 'none';
    case 'replacement':
      return 'instead';
    case 'stateBasedAction':
      return 'afterwards';
    default:
      return unhandled(`casualVariants.commander.${parameter}`, rule);
  }
}

/**
 * Where a commander goes that would be put into a zone. Its owner has been asked before anything has happened; where that could not be,
 * as when a player leaves the game, it goes to the command zone.
 */
export function leadTo(g: Engine, object: GameObject, to: Zone): Zone {
  if (object.zone === 'command' || object.zone === to || wayFrom(g, to) !== 'instead') return to;
  const wanted = g.state.leading?.[object.id];
  if (wanted === undefined) g.foreseen?.add(object.id);
  return wanted === false ? to : 'command';
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
 * @returns whether somebody is asked first
 */
export function commandersAsked(g: Engine, thread: Thread, frame: Frame): boolean {
  if (frame.kind === 'commander') return false;
  const { leading } = g.state;
  // What was chosen is for one thing that happens, which is the next to be carried on.
  const wanted = MOVING.has(frame.kind) && isAnyAway(g) ? foreseen(g, thread) : NONE;
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
function foreseen(g: Engine, thread: Thread): readonly ObjectId[] {
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
    runFrame(trial, own, frame);
  } catch (error) {
    // What cannot be played says so when it happens.
    if (!(error instanceof GameError)) throw error;
  } finally {
    g.rules.end(base);
  }
  return [...moving];
}

/** Asks the owner of a commander that is about to move. */
export function runCommander(g: Engine, _: Thread, frame: Extract<Frame, { kind: 'commander' }>): boolean {
  const { id, owner } = g.object(frame.object);
  const answer = askOwner(g, frame, id, owner);
  if (answer === undefined) return false;
  g.state.leading = { ...g.state.leading, [id]: answer };
  return true;
}

function askOwner(g: Engine, frame: Frame, object: ObjectId, owner: PlayerId): boolean | undefined {
  const answer = g.ask(frame, `command zone ${object}`, () => ({
    kind: 'may',
    player: owner,
    options: [{ type: 'yes' }, { type: 'no' }],
    object,
    slot: 'commandZone',
  }));
  return answer === undefined ? undefined : answer.type === 'yes';
}

const arrived = (g: Engine): GameObject[] =>
  (g.state.commanders ?? NONE)
    .map((id) => g.object(id))
    .filter(({ exists, zone, arrived: lately }) => lately === true && exists && zone !== 'outside');

/** Whether the owner of a commander may now put it into the command zone, as a state-based action. */
export function isCommanderAwaited(g: Engine): boolean {
  return g.state.commanders !== undefined && arrived(g).some(({ zone }) => wayFrom(g, zone) === 'afterwards');
}

/**
 * The commanders that their owners put into the command zone from a graveyard or from exile, as a state-based action.
 * @returns their ids, or `waiting` while somebody is asked
 */
export function commandersReturning(g: Engine, frame: Frame): readonly ObjectId[] | 'waiting' {
  if (g.state.commanders === undefined) return NONE;
  const back: ObjectId[] = [];
  const lately = arrived(g);
  let waiting = false;
  for (const { id, zone, owner } of lately) {
    if (wayFrom(g, zone) !== 'afterwards') continue;
    const answer = askOwner(g, frame, id, owner);
    if (answer === undefined) waiting = true;
    else if (answer) back.push(id);
  }
  if (waiting) return 'waiting';
  for (const { id } of lately) delete g.changing(id).arrived;
  return back;
}
