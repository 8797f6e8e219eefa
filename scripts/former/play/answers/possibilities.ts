import type { Value } from '../../../../src/scenarios/expression/types.js';
import { optionName } from '../driver.js';
import type { Play } from '../play.js';
import { list, Unanswerable } from './values.js';

export function canTarget(play: Play, source: string, target: string): boolean {
  // Of a spell that was cast the question is what it could have targeted.
  const game = play.before.get(source) ?? play.game;
  for (let slot = 0; slot < 8; slot++) {
    let targets: readonly unknown[];
    try {
      targets = game.targetsFor(source, slot);
    } catch {
      return false;
    }
    if (
      targets.some(
        (item) =>
          (typeof item === 'string' ? item : optionName(item as Parameters<typeof optionName>[0])) === target,
      )
    )
      return true;
    if (targets.length === 0) break;
  }
  return false;
}

export function can(play: Play, what: string, more: string | undefined): boolean {
  const { game } = play;
  const options = game.options();
  // can('P3', 'prioStack1'): whether a player has priority on a stack.
  if (more !== undefined && play.scenario.setup.players.includes(what)) {
    const stack = /^prioStack(\d+)$/.exec(more)?.[1];
    if (stack !== undefined) {
      const holders = game.priority(Number(stack)) ?? [];
      return typeof holders === 'string' ? holders === what : holders.includes(what);
    }
  }
  switch (what) {
    case 'multiplayerRules':
      if (more === 'twoPlayer') return play.withPlayers(2)?.isMultiplayer() ?? false;
      if (more === 'threePlayer') return play.withPlayers(3)?.isMultiplayer() ?? false;
      return game.isMultiplayer();
    case 'deploy':
      return options.deployCreatures;
    case 'attackMultiple':
      return options.attackMultiplePlayers;
    case 'attackLeft':
      return options.attackLeft;
    case 'attackRight':
      return options.attackRight;
    case 'attackNonAdjacent':
      return !options.attackAdjacentOnly;
    case 'sharedTeamTurns':
      return options.sharedTeamTurns;
    case 'chooseOwnSeat':
      return seatingOf(play) !== 'random';
    case 'discussStrategy':
      return true;
    case 'deckValidation':
      // The engine has no notion of a deck list.
      return false;
    default:
      throw new Unanswerable(`nobody knows whether one can '${what}'`);
  }
}

export function settled(play: Play, topic: string): Value {
  if (topic === 'seating') return list(play.seating ?? play.scenario.setup.players);
  if (topic === 'next') {
    const { players } = play.scenario.setup;
    const owner = play.game.turnOwner();
    const at = players.indexOf(owner ?? '');
    return players[(at + 1) % players.length] ?? null;
  }
  throw new Unanswerable(`nothing settles '${topic}'`);
}

/** What the ruleset states of seating: Grand Melee is played like Free-for-All in this. */
function seatingOf(play: Play): unknown {
  const { variant } = play.game.options();
  if (variant === 'alternatingTeams') return play.ruleset.entry('alternatingTeams.seating')?.value;
  return variant === null || variant === 'freeForAll' || variant === 'grandMelee'
    ? play.ruleset.entry('freeForAll.seating')?.value
    : undefined;
}
