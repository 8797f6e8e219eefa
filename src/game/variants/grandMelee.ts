import { unhandled } from '../errors.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import { type Table, unequalRanges, type VariantDefinition } from './variant.js';

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
    const { teams, options, object } = table;
    checkRanges(table);
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

/** Objects to ranges that differ, or to none, where the rules give everybody the same. */
function checkRanges({ options, rules, object }: Table): void {
  const rule = rules.ask('grandMelee.rangesOfPlayers');
  const unlimited = options.range === null;
  const unequal = unequalRanges(options);
  const by = ['grandMelee.rangesOfPlayers'] as const;
  const none = 'no range of influence is set';
  switch (rule) {
    case 'notSpecified':
      return;
    case 'unlimited':
      if (!unlimited) object('a range of influence is set', 'leave rangeOfInfluence out', ...by);
      return;
    case 'sameIfUsed':
      if (unequal !== undefined)
        object(unequal, 'give all players the same rangeOfInfluence, or none', ...by);
      return;
    case 'mayDiffer':
      if (unlimited) object(none, 'give each player a rangeOfInfluence', ...by);
      return;
    case 'sameForAll':
      if (unlimited) object(none, 'give all players the same rangeOfInfluence', ...by);
      if (unequal !== undefined) object(unequal, 'give all players the same rangeOfInfluence', ...by);
      return;
    default:
      unhandled('grandMelee.rangesOfPlayers', rule);
  }
}
