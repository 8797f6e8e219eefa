import { unhandled } from '../errors.js';
import type { Rules } from '../rules.js';
import { activePlayers } from '../table/teams.js';
import { attackOptions } from './attackOptions.js';
import {
  apart,
  checkSharedTurns,
  listed,
  sameSize,
  type Table,
  together,
  UNEQUAL,
  type VariantDefinition,
} from './variant.js';

/** Teams of two heads, each with one life total and one fate. */
export const twoHeadedGiant: VariantDefinition = {
  system: 'twoHeadedGiant',
  preset(_, rules) {
    return sharesTurns(rules) === 'no' ? {} : { sharedTeamTurns: true };
  },
  check(table) {
    const { players, teams, options, rules, object } = table;
    const count = rules.number('twoHeadedGiant.numberOfTeams');
    if (teams.length !== count)
      object(`there are ${teams.length} teams`, `seat ${count}`, 'twoHeadedGiant.numberOfTeams');
    if (!sameSize(teams)) object(...UNEQUAL, 'twoHeadedGiant.playersPerTeam');
    const least = rules.number('twoHeadedGiant.playersPerTeam');
    for (const [team, members] of teams) {
      if (members.length < least)
        object(
          `${team} has ${members.length} players`,
          `give each team at least ${least}`,
          'twoHeadedGiant.playersPerTeam',
        );
      if (!together(players, members)) object(...apart(team), 'twoHeadedGiant.sittingTogether');
    }
    checkTurns(table);
    const others = [
      ...(options.range === null ? [] : ['rangeOfInfluence']),
      ...attackOptions(options),
      ...(options.deployCreatures ? ['deployCreatures'] : []),
    ];
    if (others.length > 0)
      object(
        `${listed(others, 'and')} ${others.length === 1 ? 'is' : 'are'} on`,
        'turn every option off but sharedTeamTurns',
        'twoHeadedGiant.multiplayerOptions',
      );
  },
  showsHand(g, viewer) {
    const rule = g.rules.ask('twoHeadedGiant.handReview');
    return rule === 'onTeamsTurns' ? activePlayers(g, g.thread.turn).includes(viewer) : rule;
  },
  sharedLife: true,
};

/** Whether a team takes its turns together: it has to, it may, it does not. */
function sharesTurns(rules: Rules): 'yes' | 'maybe' | 'no' {
  const rule = rules.ask('twoHeadedGiant.multiplayerOptions');
  switch (rule) {
    case 'noOtherOptions':
      // Where the option did not exist yet, the variant's own section had the team take its turns together.
      return rules.ask('sharedTeamTurns.turnTaker') === 'team' ? 'yes' : 'maybe';
    case 'sharedTeamTurns':
      return 'yes';
    case 'sharedTeamTurnsIfChosen':
      return 'maybe';
    case 'unsharedTurns':
      return 'no';
    default:
      return unhandled('twoHeadedGiant.multiplayerOptions', rule);
  }
}

function checkTurns(table: Table): void {
  const { rules } = table;
  const shares = sharesTurns(rules);
  if (shares === 'maybe') return;
  const byTurnTaker = shares === 'yes' && rules.ask('twoHeadedGiant.multiplayerOptions') === 'noOtherOptions';
  checkSharedTurns(
    table,
    shares === 'yes',
    byTurnTaker ? 'sharedTeamTurns.turnTaker' : 'twoHeadedGiant.multiplayerOptions',
  );
}
