import { type Game, GameError } from '../../game/index.js';
import type { Value } from '../expression/types.js';
import type { Table } from '../steps/table.js';
import { list, Unanswerable } from './values.js';

/** How many targets of one spell or ability are looked at, and how many abilities of an object. */
const MOST_SLOTS = 8;
const MOST_ABILITIES = 16;

/** Whether a spell or any activated ability of an object could target something; of what was cast or activated: could have. */
export function canTarget(table: Table, source: string, target: string): boolean {
  const game = table.before.get(source) ?? table.game;
  const abilities = [undefined, ...Array.from({ length: MOST_ABILITIES }, (_, index) => index)];
  return abilities.some((ability) => {
    for (let slot = 0; slot < MOST_SLOTS; slot++) {
      const targets = targetsOf(game, source, slot, ability);
      if (targets.includes(target)) return true;
      if (targets.length === 0) return false;
    }
    return false;
  });
}

function targetsOf(game: Game, source: string, slot: number, ability: number | undefined): string[] {
  try {
    return game.targetsFor(source, slot, undefined, ability);
  } catch (error) {
    if (error instanceof GameError && error.parameter === undefined) return [];
    throw error;
  }
}

export function can(table: Table, what: string, more: string | undefined): boolean {
  const { game } = table;
  const options = game.options();
  // can('P3', 'prioStack1'): whether a player has priority on a stack.
  if (more !== undefined && table.scenario.setup.players.includes(what)) {
    const stack = /^prioStack(\d+)$/.exec(more)?.[1];
    if (stack !== undefined) {
      const holders = game.priority(Number(stack)) ?? [];
      return typeof holders === 'string' ? holders === what : holders.includes(what);
    }
  }
  switch (what) {
    case 'multiplayerRules':
      if (more === 'twoPlayer') return table.withPlayers(2)?.isMultiplayer() ?? false;
      if (more === 'threePlayer') return table.withPlayers(3)?.isMultiplayer() ?? false;
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
      return seatingOf(table) !== 'random';
    case 'discussStrategy':
      return true;
    case 'deckValidation':
      // The engine has no notion of a deck list.
      return false;
    default:
      throw new Unanswerable(`nobody knows whether one can '${what}'`);
  }
}

export function settled(table: Table, topic: string): Value {
  if (topic === 'seating') return list(table.seating ?? table.scenario.setup.players);
  if (topic === 'next') {
    const { players } = table.scenario.setup;
    const owner = table.game.turnOwner();
    const at = players.indexOf(owner ?? '');
    return players[(at + 1) % players.length] ?? null;
  }
  throw new Unanswerable(`nothing settles '${topic}'`);
}

/** What the ruleset states of seating: Grand Melee is played like Free-for-All in this. */
function seatingOf(table: Table): unknown {
  const { variant } = table.game.options();
  if (variant === 'alternatingTeams') return table.ruleset.entry('alternatingTeams.seating')?.value;
  return variant === null || variant === 'freeForAll' || variant === 'grandMelee'
    ? table.ruleset.entry('freeForAll.seating')?.value
    : undefined;
}
