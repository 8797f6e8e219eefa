import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { adjacent } from './seats.js';
import { teamOf } from './teams.js';

/** Whether a player may look at another's hand: teammates in some variants, neighbours in one. */
export function mayLookAtHand(g: Engine, viewer: PlayerId, owner: PlayerId): boolean {
  if (viewer === owner) return true;
  const team = teamOf(g, viewer);
  if (team === null || team !== teamOf(g, owner)) return false;
  switch (g.state.options.variant) {
    case 'twoHeadedGiant': {
      const rule = g.rules.ask('twoHeadedGiant.handReview');
      switch (rule) {
        case true:
          return true;
        default:
          return unhandled('twoHeadedGiant.handReview', rule);
      }
    }
    case 'emperor': {
      const rule = g.rules.ask('emperor.resourceSharing');
      switch (rule) {
        case false:
          return true;
        case 'notSpecified':
          return false;
        default:
          return unhandled('emperor.resourceSharing', rule);
      }
    }
    case 'teamVsTeam': {
      const rule = g.rules.ask('teamVsTeam.resourceSharing');
      switch (rule) {
        case false:
          return true;
        case 'noVariant':
          return false;
        default:
          return unhandled('teamVsTeam.resourceSharing', rule);
      }
    }
    case 'alternatingTeams': {
      const rule = g.rules.ask('alternatingTeams.resourceSharing');
      switch (rule) {
        case false:
          return adjacent(g, viewer, owner);
        case 'notSpecified':
          return false;
        default:
          return unhandled('alternatingTeams.resourceSharing', rule);
      }
    }
    default:
      return g.state.options.sharedTeamTurns;
  }
}
