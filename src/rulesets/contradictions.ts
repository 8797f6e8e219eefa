import type { ParameterValue, Value } from './types.js';
import type { ParameterKey, ValueOf } from './vocabulary/index.js';

/** Two values that cannot be beside each other, and why. */
export interface Contradiction {
  keys: [ParameterKey, ParameterKey];
  because: string;
  /** Both answer the same question, so that one of the two rules has to be wrong. */
  direct: boolean;
  /** One sentence that names both parameters, both values and both rules. */
  reason: string;
}

interface Pair {
  one: ParameterKey;
  oneValues: readonly Value[];
  other: ParameterKey;
  otherValues: readonly Value[];
  because: string;
  direct: boolean;
}

function pair<A extends ParameterKey, B extends ParameterKey>(
  one: A,
  oneValues: readonly ValueOf<A>[],
  other: B,
  otherValues: readonly ValueOf<B>[],
  because: string,
): Pair {
  return { one, oneValues, other, otherValues, because, direct: false };
}

/** Two parameters that answer the same question. */
function sameQuestion<A extends ParameterKey, B extends ParameterKey>(
  ...said: Parameters<typeof pair<A, B>>
): Pair {
  return { ...pair(...said), direct: true };
}

const pairs: readonly Pair[] = [
  pair(
    'twoHeadedGiant.individualLife.value',
    ['teamTotal'],
    'twoHeadedGiant.lifeTotalSetting.oneMember',
    ['halfValueBecomesNumberTeamAdjusted'],
    'a member who counts as having the whole total cannot go to a number from half of it',
  ),
  pair(
    'twoHeadedGiant.individualLife.value',
    [
      'halfTeamTotalRoundedUp',
      'halfTeamTotalRoundedDown',
      'shareOfTeamTotalRoundedUp',
      'shareOfTeamTotalRoundedDown',
    ],
    'twoHeadedGiant.lifeTotalSetting.oneMember',
    ['memberGainsOrLosesFromTeamTotal'],
    'a member who counts as having half of the total cannot go to a number from the whole of it',
  ),
  pair(
    'twoHeadedGiant.lifeTotalSetting.eachMember',
    ['sumOfNumbers'],
    'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting',
    ['onlyChosenMember'],
    'no member is chosen where the numbers of all are added',
  ),
  pair(
    'twoHeadedGiant.lifeTotalSetting.eachMember',
    ['oneChosenMemberAffected'],
    'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting',
    ['perMemberFromHalfValue'],
    'only the chosen member gains or loses life',
  ),
  ...[true, false].map((skips) =>
    sameQuestion(
      'general.firstDrawRuleInChapter',
      [skips || 'skipped'],
      'general.startingPlayerDrawSkip',
      [skips],
      'the starting player either skips the first draw or does not',
    ),
  ),
  sameQuestion(
    'twoHeadedGiant.poison.unit',
    ['individualPlayer'],
    'twoHeadedGiant.sharedResources',
    ['lifeAndPoisonCounters'],
    'poison counters are either held in common or by each player',
  ),
  pair(
    'twoHeadedGiant.poison.unit',
    ['individualPlayer'],
    'twoHeadedGiant.poison.individualValue',
    ['teamTotal'],
    'a team without counters of its own has no number for a member',
  ),
  sameQuestion(
    'twoHeadedGiant.poison.unit',
    ['sharedByTeam'],
    'twoHeadedGiant.sharedResources',
    ['life'],
    'poison counters are either held in common or by each player',
  ),
  pair(
    'twoHeadedGiant.multiplayerOptions',
    ['sharedTeamTurns'],
    'sharedTeamTurns.standaloneOption',
    [false],
    'a variant cannot use an option that has no rules of its own',
  ),
  pair(
    'twoHeadedGiant.combatRuleSource',
    ['sharedTeamTurnsRules', 'modifiedSharedTeamTurnsRules'],
    'sharedTeamTurns.ownCombatRules',
    [false],
    'combat rules cannot be taken from an option that has none',
  ),
  pair(
    'twoHeadedGiant.attackUnit',
    ['individualPlayerOrPlaneswalker'],
    'twoHeadedGiant.combatDamageRecipient',
    ['chosenByActiveTeamAtDamage'],
    'the player who was named as attacked is dealt the damage',
  ),
  pair(
    'twoHeadedGiant.attackUnit',
    ['teamAsAGroup'],
    'twoHeadedGiant.combatDamageRecipient',
    ['playerDeclaredAsAttacked'],
    'no player was named when the attack was declared',
  ),
  pair(
    'general.freeMulligan.coreRule',
    ['firstMulliganNotCounted'],
    'general.mulliganProcess',
    ['playerByPlayerOneFewer', 'simultaneousRoundsOneFewer', 'simultaneousRoundsOneFewerThenScry'],
    'mulligans are counted only where cards go to the bottom of the library for them',
  ),
  pair(
    'general.freeMulligan.coreRule',
    ['sevenCards', 'sameSizeAsBefore'],
    'general.mulliganProcess',
    ['simultaneousRoundsDrawFullThenBottom'],
    'every mulligan draws a full hand already',
  ),
  pair(
    'sharedTeamTurns.mulliganProcess',
    ['simultaneousRoundsConsultingOnBottomCards'],
    'general.mulliganProcess',
    ['playerByPlayerOneFewer', 'simultaneousRoundsOneFewer', 'simultaneousRoundsOneFewerThenScry'],
    'no cards go to the bottom of the library on which teammates could advise',
  ),
  pair(
    'sharedTeamTurns.variantsAlwaysUsingOption',
    ['twoHeadedGiantAndArchenemy'],
    'sharedTeamTurns.standaloneOption',
    [false],
    'another variant cannot use an option that has no rules of its own',
  ),
  pair(
    'casualVariants.archenemy.multiplayerSetup',
    ['teamVsTeamAttackMultipleSharedTurns'],
    'teamVsTeam.variantPresence',
    [false],
    'a variant cannot be built on one that the rules do not have',
  ),
  pair(
    'rangeOfInfluence.legendRule.scope',
    ['unaffectedByRange'],
    'rangeOfInfluence.legendRule.coreRule',
    ['acrossPlayersNoneKept'],
    'a rule that compares the permanents of all players is a matter of range',
  ),
  pair(
    'grandMelee.markerRemoval',
    ['removedBetweenTurns'],
    'grandMelee.designatedMarkerRemoval',
    ['afterTurnOrImmediatelyExcessToRight'],
    'markers are either removed between turns or designated for removal',
  ),
  pair(
    'grandMelee.stacks',
    ['notSpecified'],
    'grandMelee.priorityPerStack',
    ['markerOrObjectControllerInRange'],
    'priority cannot be held for one stack of several where there is only one',
  ),
  pair(
    'grandMelee.stacks',
    ['notSpecified'],
    'grandMelee.stackChoice',
    ['playerChoiceBoundByCauseOrTarget'],
    'no stack can be chosen where there is only one',
  ),
  pair(
    'leaving.combatDamageOnStack',
    ['unaffected'],
    'leaving.combatDamageToDepartedPlayer',
    ['notAssigned', 'notDealt'],
    'damage on the stack is dealt as it was assigned, even after a player has left',
  ),
];

/** All contradictions within a set of parameters. */
export function contradictionsOf(parameters: Readonly<Record<string, ParameterValue>>): Contradiction[] {
  const found: Contradiction[] = [];
  for (const p of pairs) {
    const one = parameters[p.one];
    const other = parameters[p.other];
    if (one?.value === undefined || other?.value === undefined) continue;
    if (!p.oneValues.includes(one.value) || !p.otherValues.includes(other.value)) continue;
    found.push({
      keys: [p.one, p.other],
      because: p.because,
      direct: p.direct,
      reason: `${p.one} = ${String(one.value)} (${place(one)}) contradicts ${p.other} = ${String(other.value)} (${place(other)}): ${p.because}.`,
    });
  }
  return found;
}

function place(entry: ParameterValue): string {
  return entry.rules.length > 0 ? `rule ${entry.rules.join(', ')}` : 'no rule';
}
