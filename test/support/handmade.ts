import type { GameRuleset } from '../../src/game/index.js';
import type { ParameterValue } from '../../src/rulesets/types.js';
import type { ParameterKey, ValueOf } from '../../src/rulesets/vocabulary/index.js';
import { definitionOf, parameterKeys } from '../../src/rulesets/vocabulary/index.js';

export type Values = { [K in ParameterKey]?: ValueOf<K> };

/**
 * A ruleset put together by hand: every parameter has the last value that the vocabulary lists for it (the newest
 * history has seen), except where `values` says otherwise. Each parameter cites a rule of its own name.
 */
export function handMade(values: Values = {}): GameRuleset {
  const entries = new Map<ParameterKey, ParameterValue>();
  for (const key of parameterKeys) {
    const definition = definitionOf(key);
    const given = (values as Record<string, ParameterValue['value']>)[key];
    const value = given ?? definition.values[definition.values.length - 1]?.value ?? null;
    entries.set(key, { value, status: 'compiled', rules: [key], lineages: [`${key}@made`] });
  }
  return { edition: 'handmade', hash: JSON.stringify(values), entry: (key) => entries.get(key) };
}

/** Without the parameter: the words that state it are not understood. */
export function notUnderstood(ruleset: GameRuleset, parameter: ParameterKey, sentence: string): GameRuleset {
  return {
    ...ruleset,
    entry: (key) =>
      key === parameter
        ? { status: 'unrecognised', rules: ['0.0'], lineages: ['0.0@made'], sentence }
        : ruleset.entry(key),
  };
}

/** Life of a team as the first editions with the variant had it: a member counts as having half. */
export const SHARES: Values = {
  'twoHeadedGiant.individualLife.value': 'halfTeamTotalRoundedUp',
  'twoHeadedGiant.individualLife.costCoverage': false,
  'twoHeadedGiant.lifeTotalSetting.oneMember': 'halfValueBecomesNumberTeamAdjusted',
  'twoHeadedGiant.lifeTotalSetting.eachMember': 'sumOfNumbers',
  'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting': 'perMemberFromHalfValue',
  'twoHeadedGiant.lifePaymentLimit': 'notSpecified',
  'twoHeadedGiant.poison.unit': 'individualPlayer',
  'twoHeadedGiant.poison.threshold': 10,
  'twoHeadedGiant.attackUnit': 'teamAsAGroup',
  'twoHeadedGiant.attackProhibitionSpread': 'ifDefendersObjectForbidsAttackingThatPlayer',
  'twoHeadedGiant.combatDamageRecipient': 'chosenByActiveTeamAtDamage',
  'twoHeadedGiant.blockableAttackers': 'anyAttackingCreature',
  'twoHeadedGiant.zeroLifeCheck': 'nextTimeTeamWouldReceivePriority',
  'leaving.combatDamageOnStack': 'unaffected',
};

/** Life of a team as later editions have it: a member counts as having all of it. */
export const TOTALS: Values = {
  'twoHeadedGiant.individualLife.value': 'teamTotal',
  'twoHeadedGiant.lifeTotalSetting.oneMember': 'memberGainsOrLosesFromTeamTotal',
  'twoHeadedGiant.lifeTotalSetting.eachMember': 'oneChosenMemberAffected',
  'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting': 'onlyChosenMember',
  'twoHeadedGiant.poison.unit': 'sharedByTeam',
  'twoHeadedGiant.poison.threshold': 15,
  'twoHeadedGiant.attackUnit': 'teamAsAGroup',
  'twoHeadedGiant.attackProhibitionSpread': 'ifDefendersObjectForbidsAttackingThatPlayer',
  'twoHeadedGiant.combatDamageRecipient': 'chosenByActiveTeamAtDamage',
  'twoHeadedGiant.blockableAttackers': 'anyAttackingCreature',
};
