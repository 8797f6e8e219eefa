import type { DecisionKind } from '../api.js';
import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { draw } from '../random.js';
import { membersIn, primaryPlayer } from './teams.js';

/** Whose word settles a choice on which the members of a team do not agree, or null where no rule says. */
export function tieBreaker(g: Engine, team: TeamId, kind: DecisionKind): PlayerId | null {
  if (!g.state.options.sharedTeamTurns) return null;
  const rule = g.rules.ask('sharedTeamTurns.primaryPlayerAuthority');
  switch (rule) {
    case 'whichMemberActsWhenBothWantTo':
      return kind === 'priority' ? primaryPlayer(g, team) : null;
    case 'anyDisagreedChoice':
      return primaryPlayer(g, team);
    case 'whichMemberActsBySecondaryPlayer':
      return kind === 'priority' ? secondaryPlayer(g, team) : null;
    case 'anyDisagreedChoiceBySecondaryPlayer':
      return secondaryPlayer(g, team);
    case 'whichMemberActsAtRandom':
      return kind === 'priority' ? someMember(g, team) : null;
    case 'anyDisagreedChoiceAtRandom':
      return someMember(g, team);
    default:
      return unhandled('sharedTeamTurns.primaryPlayerAuthority', rule);
  }
}

/** A member by lot: each is as likely to have their way. */
function someMember(g: Engine, team: TeamId): PlayerId | null {
  const members = membersIn(g, team);
  return members[draw(g.state, Math.max(1, members.length))] ?? null;
}

/** The member of a team who is not the primary player, or whoever is left of it. */
function secondaryPlayer(g: Engine, team: TeamId): PlayerId | null {
  const primary = primaryPlayer(g, team);
  return (
    (g.state.teams[team]?.members ?? []).find(
      (player) => player !== primary && g.state.players[player]?.inGame,
    ) ?? primary
  );
}
