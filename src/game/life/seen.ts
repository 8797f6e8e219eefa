import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { formula } from '../rules.js';
import { sharesLife, teamOf } from '../table/teams.js';

/**
 * The number that stands for a player's life total wherever an effect, a cost or a comparison asks for it.
 * The members of a team that shares its life have no totals of their own; the ruleset says what stands for them.
 */
export function lifeSeen(g: Engine, player: PlayerId): number {
  const state = g.state.players[player];
  if (state === undefined) return 0;
  if (!state.inGame) return lastKnown(g, player, 'life');
  const team = sharesLife(g) ? teamOf(g, player) : null;
  if (team === null) return state.life;
  const opposing = g.rules.ask('twoHeadedGiant.individualLife.value') === 'opposingTeamTotal';
  const other = opposing ? Object.keys(g.state.teams).find((each) => each !== team) : undefined;
  return shareOf(g, teamTotal(g, other ?? team));
}

/** What stands for one member's life when the team's total is this. */
export function shareOf(g: Engine, total: number): number {
  const rule = g.rules.ask('twoHeadedGiant.individualLife.value');
  switch (rule) {
    case 'halfTeamTotalRoundedUp':
    case 'shareOfTeamTotalRoundedUp':
      return Math.ceil(total / g.rules.number('twoHeadedGiant.individualLife.divisor'));
    case 'halfTeamTotalRoundedDown':
    case 'shareOfTeamTotalRoundedDown':
      return Math.floor(total / g.rules.number('twoHeadedGiant.individualLife.divisor'));
    case 'teamTotal':
    case 'opposingTeamTotal':
      return total;
    default:
      return unhandled('twoHeadedGiant.individualLife.value', rule);
  }
}

export function teamTotal(g: Engine, team: TeamId): number {
  return g.state.teams[team]?.life ?? 0;
}

/** The life total that belongs to a player: the team's where life is shared. */
export function ledgerLife(g: Engine, player: PlayerId): number {
  const team = sharesLife(g) ? teamOf(g, player) : null;
  return team === null ? (g.state.players[player]?.life ?? 0) : teamTotal(g, team);
}

function lastKnown(g: Engine, player: PlayerId, what: 'life' | 'poison'): number {
  return looksBack(g) ? (g.state.players[player]?.lastKnown?.[what] ?? 0) : 0;
}

/** Whether effects find what was last known of a player who has left; else nothing tells them about the player. */
export function looksBack(g: Engine): boolean {
  const rule = g.rules.ask('leaving.playerInformation');
  switch (rule) {
    case 'currentElseLastKnown':
      return true;
    case 'notSpecified':
      return false;
    default:
      return unhandled('leaving.playerInformation', rule);
  }
}

/** Whether poison counters belong to the team of this player. */
export function sharesPoison(g: Engine): boolean {
  if (!sharesLife(g)) return false;
  const unit = g.rules.ask('twoHeadedGiant.poison.unit');
  switch (unit) {
    case 'individualPlayer':
      return false;
    case 'sharedByTeam':
      return true;
    default:
      return unhandled('twoHeadedGiant.poison.unit', unit);
  }
}

/**
 * The number that stands for a player's poison counters.
 * @param poisoned the question is only whether there are any
 */
export function poisonSeen(g: Engine, player: PlayerId, poisoned = false): number {
  const state = g.state.players[player];
  if (state === undefined) return 0;
  if (!state.inGame) return lastKnown(g, player, 'poison');
  const team = sharesPoison(g) ? teamOf(g, player) : null;
  if (team === null) return state.poison;
  const total = g.state.teams[team]?.poison ?? 0;
  if (poisoned) {
    const meaning = g.rules.ask('twoHeadedGiant.poison.poisonedDefinition');
    if (typeof meaning === 'number') return total >= meaning ? total : 0;
    switch (meaning) {
      case 'teamHasOneOrMore':
        return total;
      case 'notSpecified':
        return state.poison;
      default:
        return unhandled('twoHeadedGiant.poison.poisonedDefinition', meaning);
    }
  }
  const value = g.rules.ask('twoHeadedGiant.poison.individualValue');
  switch (value) {
    case 'ownCounters':
      return state.poison;
    case 'teamTotal':
      return total;
    case 'halfTeamTotal':
      return Math.ceil(total / 2);
    default:
      return unhandled('twoHeadedGiant.poison.individualValue', value);
  }
}

/** The poison counters of a team: those it holds in common, or where it holds none, those of its members. */
export function teamPoison(g: Engine, team: TeamId): number {
  const { poison, members } = g.state.teams[team] ?? { poison: 0, members: [] };
  if (poison > 0) return poison;
  return members.reduce((sum, member) => sum + (g.state.players[member]?.poison ?? 0), 0);
}

/** The poison counters of players together: those of a team that holds them in common count as the ruleset says. */
export function poisonOf(g: Engine, players: readonly PlayerId[]): number {
  if (players.length > 1 && sharesPoison(g)) {
    const rule = g.rules.ask('twoHeadedGiant.poison.opponentsCount');
    switch (rule) {
      case 'opposingTeamsCounters':
      case 'halfOpposingTeamsCounters': {
        const teams = new Set(players.map((player) => teamOf(g, player) ?? ''));
        const all = [...teams].reduce((sum, team) => sum + (g.state.teams[team]?.poison ?? 0), 0);
        return rule === 'opposingTeamsCounters' ? all : Math.ceil(all / 2);
      }
      case 'notSpecified':
        break;
      default:
        return unhandled('twoHeadedGiant.poison.opponentsCount', rule);
    }
  }
  return players.reduce((sum, player) => sum + poisonSeen(g, player), 0);
}

/** How many poison counters make this player lose, or the team whose they are. */
export function poisonLimit(g: Engine, player: PlayerId): { limit: number; team: TeamId | null } {
  const team = sharesPoison(g) ? teamOf(g, player) : null;
  if (team === null && !sharesLife(g)) return { limit: g.rules.number('general.losing.poison'), team: null };
  const size = team === null ? 0 : (g.state.teams[team]?.members.length ?? 0);
  if (size > g.rules.number('twoHeadedGiant.playersPerTeam')) {
    const rule = g.rules.ask('twoHeadedGiant.largerTeams.poisonThreshold');
    if (rule !== 'notSpecified')
      return { limit: formula('twoHeadedGiant.largerTeams.poisonThreshold', rule, size), team };
  }
  return { limit: g.rules.number('twoHeadedGiant.poison.threshold'), team };
}

/** With how much life a player, or a team that shares it, begins. */
export function startingLife(g: Engine, team: TeamId | null): number {
  if (team === null || !sharesLife(g)) return g.state.options.startingLife;
  const size = g.state.teams[team]?.members.length ?? 0;
  if (size <= g.rules.number('twoHeadedGiant.playersPerTeam'))
    return g.rules.number('twoHeadedGiant.startingLife.chapterRule');
  const rule = g.rules.ask('twoHeadedGiant.largerTeams.startingLife');
  return formula('twoHeadedGiant.largerTeams.startingLife', rule, size);
}
