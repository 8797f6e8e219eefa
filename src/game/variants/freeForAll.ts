import { checkAttack, presetAttack } from './attackOptions.js';
import { unequalRanges, type VariantDefinition } from './variant.js';

/** Everybody against everybody. */
export const freeForAll: VariantDefinition = {
  system: 'freeForAll',
  preset: (_, rules) => presetAttack(rules, 'freeForAll.attackOption'),
  check(table) {
    const { teams, options, rules, object } = table;
    checkAttack(table, 'freeForAll.attackOption');
    const unequal = unequalRanges(options);
    if (unequal !== undefined)
      object(unequal, 'give all players the same rangeOfInfluence, or none', 'freeForAll.rangeOfInfluence');
    if (options.deployCreatures && !rules.ask('freeForAll.deployCreatures'))
      object('deployCreatures is on', 'turn it off', 'freeForAll.deployCreatures');
    if (teams.length > 0)
      object('there are teams', 'leave the teams out: everybody plays alone', 'freeForAll.individuals');
  },
  alone: true,
  agreed: { attackMultiplePlayers: true },
};
