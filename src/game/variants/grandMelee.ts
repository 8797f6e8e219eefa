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
    checkAttack(table, 'grandMelee.attackOption');
    checkRanges(table);
    if (options.attackMultiplePlayers)
      object('attackMultiplePlayers is on', 'turn it off', 'grandMelee.otherOptions');
    if (options.deployCreatures) object('deployCreatures is on', 'turn it off', 'grandMelee.otherOptions');
    if (teams.length > 0)
      object('there are teams', 'leave the teams out: everybody plays alone', 'freeForAll.individuals');
  },
  turnMarkers: true,
  alone: true,
};

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
