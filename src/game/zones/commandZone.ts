import type { ObjectId, PlayerId, Zone } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { GameObject } from '../state.js';
import { activePlayers } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';

const NONE: readonly ObjectId[] = [];

/** Whether a player may cast this commander from the command zone; its cost and the time are checked elsewhere. */
export function isCastable(g: Engine, object: GameObject, player: PlayerId): boolean {
  if (object.zone !== 'command' || object.owner !== player) return false;
  const rule = g.rules.ask('casualVariants.commander.castFromCommandZone');
  return rule === true || (rule === 'onOwnTurns' && activePlayers(g, g.thread.turn).includes(player));
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
function wayFrom(g: Engine, to: Zone): 'none' | 'instead' | 'always' | 'afterwards' {
  const parameter = to === 'graveyard' ? 'toGraveyard' : to === 'exile' ? 'toExile' : 'toHandOrLibrary';
  if (parameter === 'toHandOrLibrary' && to !== 'hand' && to !== 'library') return 'none';
  const rule = g.rules.ask(`casualVariants.commander.${parameter}`);
  switch (rule) {
    case 'notSpecified':
      return 'none';
    case 'replacement':
      return 'instead';
    case 'mandatoryReplacement':
      return 'always';
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
  if (object.zone === 'command' || object.zone === to) return to;
  const way = wayFrom(g, to);
  if (way === 'always') return 'command';
  if (way !== 'instead') return to;
  const wanted = g.state.leading?.[object.id];
  if (wanted === undefined) g.foreseen?.add(object.id);
  return wanted === false ? to : 'command';
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
