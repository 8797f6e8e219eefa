import { unhandled } from '../errors.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import { checkRanges, type Table, type VariantDefinition } from './variant.js';

/** Many players, several of whom take turns at once. */
export const grandMelee: VariantDefinition = {
  system: 'grandMelee',
  preset(_, rules) {
    const seats = rules.ask('grandMelee.rangeOfInfluence');
    return {
      ...(seats === null ? {} : { rangeOfInfluence: seats }),
      ...presetAttack(rules, 'grandMelee.attackOption'),
    };
  },
  check(table) {
    const { teams, options, rules, object } = table;
    const by = 'grandMelee.rangesOfPlayers';
    checkRanges(table, rules.ask(by), by);
    if (mayUseOthers(table)) {
      // Attacking several players stands beside the way to attack that the variant uses and does not take its place.
      const alone = { ...options, attackMultiplePlayers: false };
      checkAttack({ ...table, options: alone }, 'grandMelee.attackOption');
    } else {
      checkAttack(table, 'grandMelee.attackOption');
      if (options.attackMultiplePlayers)
        object('attackMultiplePlayers is on', 'turn it off', 'grandMelee.otherOptions');
      if (options.deployCreatures) object('deployCreatures is on', 'turn it off', 'grandMelee.otherOptions');
    }
    if (teams.length > 0)
      object('there are teams', 'leave the teams out: everybody plays alone', 'freeForAll.individuals');
  },
  turnMarkers: true,
  alone: true,
};

/** Whether the players may agree on attacking several players and on deploying creatures. */
function mayUseOthers({ rules }: Table): boolean {
  const rule = rules.ask('grandMelee.otherOptions');
  switch (rule) {
    case 'mayBeUsed':
      return true;
    case 'unused':
      return false;
    default:
      return unhandled('grandMelee.otherOptions', rule);
  }
}
