import { unhandled } from '../errors.js';
import { adjacent } from '../table/seats.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import { checkNumberOfTeams, sameSize, type Table, UNEQUAL, type VariantDefinition } from './variant.js';

/** Teams whose members sit apart, with players of every other team between them. */
export const alternatingTeams: VariantDefinition = {
  system: 'alternatingTeams',
  preset: (_, rules) => ({
    rangeOfInfluence: rules.number('alternatingTeams.recommendedRangeOfInfluence'),
    attackAdjacentOnly: true,
    ...presetAttack(rules, 'alternatingTeams.attackOption'),
    ...(rules.ask('alternatingTeams.deployCreatures') === 'used' ? { deployCreatures: true } : {}),
  }),
  check(table) {
    const { players, teams, object } = table;
    checkNumberOfTeams(table, 'alternatingTeams');
    if (!sameSize(teams)) object(...UNEQUAL, 'alternatingTeams.variantName');
    checkAttack(table, 'alternatingTeams.attackOption');
    checkDeploying(table);
    const order = players.map((player) => teams.findIndex(([, members]) => members.includes(player)));
    const next = (at: number, step: number) => order.at((at + step) % order.length);
    const by = 'alternatingTeams.seating';
    const seating = table.rules.ask(by);
    switch (seating) {
      case 'teammatesAdjacent':
        if (!order.every((team, at) => next(at, 1) === team || next(at, -1) === team))
          object('somebody sits beside no teammate', 'seat teammates side by side', by);
        return;
      case 'noAdjacentTeammatesEvenlySpaced':
        if (!order.every((team, at) => next(at, teams.length) === team && next(at, 1) !== team))
          object(
            'teammates sit side by side or teams are unevenly spread',
            'seat one player of each team in turn',
            by,
          );
        return;
      default:
        unhandled(by, seating);
    }
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
    const rule = rules.ask('alternatingTeams.attackTargets');
    switch (rule) {
      case 'anyOpponent':
        return 'any';
      case 'opponentsSeatedApart':
        return 'apart';
      case 'adjacentOpponent':
      case 'adjacentOpponentPlaneswalkerOrBattle':
        return 1;
      default:
        return unhandled('alternatingTeams.attackTargets', rule);
    }
  },
  spread: true,
  agreed: { attackMultiplePlayers: true },
};

/** Objects where creatures can be deployed or cannot, against the rules. */
function checkDeploying({ options, rules, object }: Table): void {
  const by = 'alternatingTeams.deployCreatures';
  const rule = rules.ask(by);
  switch (rule) {
    case 'notSpecified':
    case 'usedIfChosen':
      return;
    case 'used':
      if (!options.deployCreatures) object('deployCreatures is off', 'turn it on', by);
      return;
    case 'unused':
      if (options.deployCreatures) object('deployCreatures is on', 'turn it off', by);
      return;
    default:
      unhandled(by, rule);
  }
}
