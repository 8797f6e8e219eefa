import type { ValueOf } from '../../rulesets/vocabulary/index.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import { checkRanges, type VariantDefinition } from './variant.js';

/** Everybody against everybody. */
export const freeForAll: VariantDefinition = {
  system: 'freeForAll',
  preset: (_, rules) => presetAttack(rules, 'freeForAll.attackOption'),
  check(table) {
    const { teams, options, rules, object } = table;
    checkAttack(table, 'freeForAll.attackOption');
    const by = 'freeForAll.rangeOfInfluence';
    checkRanges(table, RANGES[rules.ask(by)], by);
    if (options.deployCreatures && !rules.ask('freeForAll.deployCreatures'))
      object('deployCreatures is on', 'turn it off', 'freeForAll.deployCreatures');
    if (teams.length > 0)
      object('there are teams', 'leave the teams out: everybody plays alone', 'freeForAll.individuals');
  },
  alone: true,
  agreed: { attackMultiplePlayers: true },
};

/** What a table has to observe, in the words of the other variant whose rules speak of ranges. */
const RANGES: Record<ValueOf<'freeForAll.rangeOfInfluence'>, ValueOf<'grandMelee.rangesOfPlayers'>> = {
  unused: 'unlimited',
  alwaysUsedMayDiffer: 'mayDiffer',
  alwaysUsedSameForAll: 'sameForAll',
  usuallyUnusedElseChosenByEach: 'notSpecified',
  usuallyUnusedElseMayDiffer: 'notSpecified',
  usuallyUnusedElseSameForAll: 'sameIfUsed',
};
