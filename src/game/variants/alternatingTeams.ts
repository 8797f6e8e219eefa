import { unhandled } from '../errors.js';
import { adjacent } from '../table/seats.js';
import { attackOptions, sameSize, type VariantDefinition } from './variant.js';

/** Teams whose members sit apart, with players of every other team between them. */
export const alternatingTeams: VariantDefinition = {
  system: 'alternatingTeams',
  preset: (_, rules) => ({
    rangeOfInfluence: rules.number('alternatingTeams.recommendedRangeOfInfluence'),
    attackAdjacentOnly: true,
  }),
  check({ players, teams, options, object }) {
    if (!sameSize(teams) || teams.length < 2)
      object('the teams are of the same size', 'alternatingTeams.seating');
    if (attackOptions(options) > 1)
      object('exactly one attack option is used', 'alternatingTeams.attackOption');
    const order = players.map((player) => teams.findIndex(([, members]) => members.includes(player)));
    const isSpread = order.every(
      (team, at) =>
        order[(at + teams.length) % order.length] === team && order[(at + 1) % order.length] !== team,
    );
    if (!isSpread)
      object('teammates do not sit side by side and every team is evenly spread', 'alternatingTeams.seating');
  },
  showsHand(g, viewer, owner) {
    const rule = g.rules.ask('alternatingTeams.resourceSharing');
    switch (rule) {
      case false: {
        const open = g.rules.ask('alternatingTeams.handsOpen');
        return open === false || (open === true && adjacent(g, viewer, owner));
      }
      case 'notSpecified':
        return false;
      default:
        return unhandled('alternatingTeams.resourceSharing', rule);
    }
  },
  attackSeats(rules) {
    rules.rely('alternatingTeams.attackTargets');
    return 1;
  },
  spread: true,
  agreed: { attackMultiplePlayers: true },
};
