import { unhandled } from '../errors.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import { type Table, unequalRanges, type VariantDefinition } from './variant.js';

/** Everybody against everybody. */
export const freeForAll: VariantDefinition = {
  system: 'freeForAll',
  preset: (_, rules) => presetAttack(rules, 'freeForAll.attackOption'),
  check(table) {
    const { teams, options, rules, object } = table;
    checkAttack(table, 'freeForAll.attackOption');
    checkRanges(table);
    if (options.deployCreatures && !rules.ask('freeForAll.deployCreatures'))
      object('deployCreatures is on', 'turn it off', 'freeForAll.deployCreatures');
    if (teams.length > 0)
      object('there are teams', 'leave the teams out: everybody plays alone', 'freeForAll.individuals');
  },
  alone: true,
  agreed: { attackMultiplePlayers: true },
};

/** Objects to ranges that differ where the rules give everybody the same. */
function checkRanges({ options, rules, object }: Table): void {
  const rule = rules.ask('freeForAll.rangeOfInfluence');
  switch (rule) {
    case 'usuallyUnusedElseMayDiffer':
      return;
    case 'usuallyUnusedElseSameForAll': {
      const unequal = unequalRanges(options);
      if (unequal !== undefined)
        object(unequal, 'give all players the same rangeOfInfluence, or none', 'freeForAll.rangeOfInfluence');
      return;
    }
    default:
      unhandled('freeForAll.rangeOfInfluence', rule);
  }
}
