import { attackOptions, sameSize, together, type VariantDefinition } from './variant.js';

/** Teams of two heads, each with one life total and one fate. */
export const twoHeadedGiant: VariantDefinition = {
  system: 'twoHeadedGiant',
  preset(_, rules) {
    // Where the option did not exist yet, the variant's own section had the team take its turns together.
    rules.rely('twoHeadedGiant.multiplayerOptions');
    return { sharedTeamTurns: true };
  },
  check({ players, teams, options, rules, object }) {
    const count = rules.number('twoHeadedGiant.numberOfTeams');
    if (teams.length !== count) object(`${count} teams play`, 'twoHeadedGiant.numberOfTeams');
    if (!sameSize(teams)) object('the teams are of the same size', 'twoHeadedGiant.playersPerTeam');
    const least = rules.number('twoHeadedGiant.playersPerTeam');
    for (const [team, members] of teams) {
      if (members.length < least)
        object(`a team has at least ${least} players`, 'twoHeadedGiant.playersPerTeam');
      if (!together(players, members))
        object(`the members of ${team} sit together`, 'twoHeadedGiant.playersPerTeam');
    }
    if (options.range !== null || attackOptions(options) > 0 || options.deployCreatures)
      object('no other multiplayer option is used', 'twoHeadedGiant.multiplayerOptions');
  },
  showsHand: (g) => g.rules.ask('twoHeadedGiant.handReview'),
  sharedLife: true,
};
