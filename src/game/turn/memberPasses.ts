import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { partyMembers } from '../table/teams.js';
import type { Frame } from '../threads.js';

/**
 * One member of the team with priority passes.
 * @returns whether the team passes with it; otherwise it still has priority, and any member may act
 */
export function memberPasses(g: Engine, frame: Frame, team: TeamId, player: PlayerId): boolean {
  if (frame.kind !== 'priority') return true;
  const rule = g.rules.ask('sharedTeamTurns.teamPasses');
  switch (rule) {
    case 'anyMember':
      return true;
    case 'notSpecified':
    case true: {
      const declined = [...(frame.declined ?? []).filter((member) => member !== player), player];
      if (partyMembers(g, team).every((member) => declined.includes(member))) return true;
      frame.declined = declined;
      g.emit('memberPassed', { player, team });
      return false;
    }
    default:
      return unhandled('sharedTeamTurns.teamPasses', rule);
  }
}
