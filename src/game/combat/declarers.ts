import type { PlayerId } from '../cards/types.js';
import type { Engine, Question } from '../engine.js';
import { GameError, unhandled } from '../errors.js';
import type { Party } from '../state.js';
import { partyMembers, partyOf, primaryPlayer } from '../table/teams.js';

type Parameter = 'sharedTeamTurns.attackersDeclaredBy' | 'sharedTeamTurns.blockersDeclaredBy';

/** Who is asked what the creatures of a team attack or block. */
export type Declarer = Pick<Question, 'player' | 'team' | 'members'>;

/**
 * Who declares attackers or blockers where teams share their turns: the team itself, one member for all, each member for
 * their own creatures, or the other side.
 *
 * @param team whose creatures attack or block
 * @param controller of the creature that is asked about
 * @param others the players of the other side
 * @throws GameError where the other side declares and consists of several teams
 */
export function declarerOf(
  g: Engine,
  parameter: Parameter,
  team: Party,
  controller: PlayerId,
  others: readonly PlayerId[],
): Declarer {
  const rule = g.rules.ask(parameter);
  switch (rule) {
    case 'notSpecified':
    case true:
      return { team, members: partyMembers(g, team) };
    case 'primaryPlayer':
      return { player: primaryPlayer(g, team) ?? controller };
    case 'eachPlayer':
      return { player: controller };
    case false: {
      const [side, ...more] = new Set(others.map((player) => partyOf(g, player)));
      if (side === undefined || more.length > 0)
        throw new GameError('the rules have the other team declare, and there are several', parameter);
      return { team: side, members: partyMembers(g, side) };
    }
    default:
      return unhandled(parameter, rule);
  }
}
