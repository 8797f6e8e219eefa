// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const twoHeadedGiant = [
  {
    key: 'twoHeadedGiant.numberOfTeams',
    system: 'twoHeadedGiant',
    type: 'number',
    kind: 'constant',
    description: 'How many teams play in Two-Headed Giant?',
    values: [{ value: 2, meaning: 'Two teams.' }],
  },
  {
    key: 'twoHeadedGiant.playersPerTeam',
    system: 'twoHeadedGiant',
    type: 'number',
    kind: 'constant',
    description: 'How many players are on a Two-Headed Giant team by default?',
    values: [{ value: 2, meaning: 'Two players.' }],
  },
  {
    key: 'twoHeadedGiant.multiplayerOptions',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Which multiplayer options does Two-Headed Giant use?',
    values: [
      {
        value: 'noOtherOptions',
        meaning: 'None; everything special about the variant is in its own section.',
      },
      { value: 'sharedTeamTurns', meaning: 'The shared team turns option.' },
    ],
  },
  {
    key: 'twoHeadedGiant.startingLife.chapterRule',
    system: 'twoHeadedGiant',
    type: 'number',
    kind: 'semantic',
    description: "With how much life does a Two-Headed Giant team start, according to the variant's section?",
    values: [
      { value: 40, meaning: 'The team shares 40 life.' },
      { value: 30, meaning: 'The team shares 30 life.' },
    ],
  },
  {
    key: 'twoHeadedGiant.startingLife.coreRule',
    system: 'twoHeadedGiant',
    type: 'number',
    kind: 'structural',
    description: 'Which starting life total do the rules for starting the game give a Two-Headed Giant team?',
    values: [
      { value: null, meaning: 'They do not mention the variant.' },
      { value: 30, meaning: 'They repeat the shared 30 life.' },
    ],
    silent: null,
  },
  {
    key: 'twoHeadedGiant.firstTurnDraw',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'What does the starting team draw on its first turn?',
    values: [
      { value: 'teamSkipsDrawStep', meaning: 'Nothing: the team has no draw step that turn.' },
      {
        value: 'onlySecondaryPlayerDraws',
        meaning: 'The secondary player draws; the primary player does not.',
      },
    ],
  },
  {
    key: 'twoHeadedGiant.sharedResources',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Which resources does a Two-Headed Giant team have in common?',
    values: [
      { value: 'life', meaning: 'Its life total alone.' },
      { value: 'lifeAndPoisonCounters', meaning: 'Its life total and its poison counters.' },
    ],
  },
  {
    key: 'twoHeadedGiant.handReview',
    system: 'twoHeadedGiant',
    type: 'boolean',
    kind: 'constant',
    description: "May teammates look at each other's hands?",
    values: [{ value: true, meaning: 'At any time.' }],
  },
  {
    key: 'twoHeadedGiant.attackUnit',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'What is each creature declared as attacking?',
    values: [
      { value: 'teamAsAGroup', meaning: 'The opposing team as a whole, no single player being named.' },
      {
        value: 'individualPlayerOrPlaneswalker',
        meaning: 'One opposing player, planeswalker or the like, as in the shared team turns option.',
      },
    ],
  },
  {
    key: 'twoHeadedGiant.combatDamageRecipient',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Which defending player is dealt the combat damage of an unblocked attacker?',
    values: [
      {
        value: 'chosenByActiveTeamAtDamage',
        meaning: 'One whom the active team picks as damage is announced.',
      },
      { value: 'playerDeclaredAsAttacked', meaning: 'The one named when the attacker was declared.' },
    ],
  },
  {
    key: 'twoHeadedGiant.attackProhibitionSpread',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'When does being barred from attacking one player bar a creature from attacking the team?',
    values: [
      {
        value: 'ifUnableToAttackOnePlayer',
        meaning: 'Whenever, for whatever reason, it cannot attack some one of the defending players.',
      },
      {
        value: 'ifDefendersObjectForbidsAttackingThatPlayer',
        meaning:
          'Only when an object of a defending player forbids attacking the player controlling that object.',
      },
      {
        value: 'never',
        meaning: 'Never: players are attacked one by one, so the bar holds for the one player only.',
      },
    ],
    silent: 'never',
  },
  {
    key: 'twoHeadedGiant.defendingPlayerReference',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Whom does "defending player" mean in Two-Headed Giant?',
    values: [
      { value: 'notSpecified', meaning: 'The variant has no rule about it.' },
      {
        value: 'oneChosenForListedKinds',
        meaning:
          'For one-shot effects and abilities that set characteristics, one player chosen by their controller; other cases are not covered.',
      },
      {
        value: 'oneChosenForListedKindsOtherwiseBoth',
        meaning:
          'For one-shot effects and characteristic-defining abilities, one chosen player; otherwise both, a comparison being true if it holds for either.',
      },
      {
        value: 'oneChosenAtFixedTimesOtherwiseBoth',
        meaning:
          'One player, chosen for a one-shot effect as it is applied and for a characteristic-defining ability as players become defending; in all other cases both, a comparison being true if it holds for either.',
      },
      {
        value: 'oneChosenAtFixedTimesOrLateOtherwiseBoth',
        meaning:
          'One player, chosen for a one-shot effect as it is applied and for a characteristic-defining ability as players become defending or, later, as its object enters or gains it; otherwise both, a comparison being true if it holds for either.',
      },
      {
        value: 'oneSpecificPlayer',
        meaning: 'Always one particular player, found as the shared team turns option says.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.attackedTeamReselection',
    system: 'twoHeadedGiant',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does an effect that reselects what a creature attacks pick a team rather than a player?',
    values: [
      { value: false, meaning: 'No: a player is picked, or the case is not covered.' },
      { value: true, meaning: 'Yes: an opposing team or a planeswalker.' },
    ],
    silent: false,
  },
  {
    key: 'twoHeadedGiant.blockableAttackers',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Which attackers may creatures of the defending team block?',
    values: [
      { value: 'anyAttackingCreature', meaning: 'Any attacking creature whatever.' },
      {
        value: 'anyAttackingTheTeam',
        meaning:
          'Any that attacks a member of the team or something a member controls or protects, as in the shared team turns option.',
      },
    ],
  },
  {
    key: 'twoHeadedGiant.zeroLifeCheck',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'When does a team lose for having 0 or less life?',
    values: [
      {
        value: 'nextTimeTeamWouldReceivePriority',
        meaning: 'The next time that some team would get priority.',
      },
      { value: 'stateBasedAction', meaning: 'Whenever state-based actions are checked.' },
    ],
  },
  {
    key: 'twoHeadedGiant.winAndLossUnit',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'constant',
    description: 'Who wins or loses in Two-Headed Giant?',
    values: [
      { value: 'team', meaning: 'Teams only: what makes one member win or lose does so for the team.' },
    ],
  },
  {
    key: 'twoHeadedGiant.winAndLossProhibition',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Which effects on one member keep the whole team from winning, or from losing?',
    values: [
      {
        value: 'effectsThatWouldPrevent',
        meaning: 'Effects that would prevent that member from winning or losing.',
      },
      { value: 'effectsSayingCannot', meaning: 'Effects that say the member "can\'t" win or lose.' },
    ],
  },
  {
    key: 'twoHeadedGiant.concession',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens when a member of a team concedes?',
    values: [
      { value: 'teamLoses', meaning: 'The team loses the game.' },
      { value: 'teamLeavesImmediatelyAndLoses', meaning: 'The team leaves at once and loses the game.' },
    ],
  },
  {
    key: 'twoHeadedGiant.poison.threshold',
    system: 'twoHeadedGiant',
    type: 'number',
    kind: 'semantic',
    description: 'How many poison counters make a Two-Headed Giant team of two lose?',
    values: [
      { value: 10, meaning: 'Ten, counted on one player as in any other game.' },
      { value: 15, meaning: 'Fifteen, counted for the team.' },
    ],
  },
  {
    key: 'twoHeadedGiant.poison.unit',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Are poison counters counted for each player or for the team?',
    values: [
      { value: 'individualPlayer', meaning: 'Each player has counters of their own.' },
      { value: 'sharedByTeam', meaning: 'Players get them individually, but the team holds them in common.' },
    ],
    silent: 'individualPlayer',
  },
  {
    key: 'twoHeadedGiant.poison.opponentsCount',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: "What does an effect see that counts the poison counters of a player's opponents?",
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'opposingTeamsCounters',
        meaning: 'The counters of the opposing teams, each team counted once.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.poison.counterLoss',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens when an effect makes a member lose poison counters?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'teamLosesThem', meaning: 'The team loses that many.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.poison.counterProhibition',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'To whom does an effect extend that stops a member from getting poison counters?',
    values: [
      { value: 'notSpecified', meaning: 'No rule extends it.' },
      { value: 'wholeTeam', meaning: 'To each member of that team.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.visibleCounterKinds',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Which kinds of counters does a member count as having, for example when proliferating?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'playersAndTeams', meaning: 'The kinds on that member and the kinds held by the team.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.individualLife.value',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: "Which number stands for one member's life total?",
    values: [
      { value: 'halfTeamTotalRoundedUp', meaning: "Half of the team's life total, rounded up." },
      { value: 'teamTotal', meaning: "The team's full life total." },
    ],
  },
  {
    key: 'twoHeadedGiant.individualLife.costCoverage',
    system: 'twoHeadedGiant',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does that rule apply to costs as well as to effects?',
    values: [
      { value: false, meaning: 'It speaks of effects only.' },
      { value: true, meaning: 'It speaks of costs and effects.' },
    ],
    silent: false,
  },
  {
    key: 'twoHeadedGiant.lifePaymentLimit',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'How much life may members of a team pay?',
    values: [
      { value: 'notSpecified', meaning: 'No rule for this variant sets a limit.' },
      {
        value: 'upToTeamTotal',
        meaning: 'A member may pay no more than the team has; paying nothing is not singled out.',
      },
      {
        value: 'upToTeamTotalZeroAlwaysPayable',
        meaning: 'A member may pay no more than the team has, and 0 can be paid at any life total.',
      },
      {
        value: 'togetherUpToTeamTotalForAnyPayment',
        meaning:
          'For every payment above 0, what the two members pay for the same cost or effect may not add up to more than the team has.',
      },
      {
        value: 'togetherUpToTeamTotalForJointPayment',
        meaning:
          'Only where a cost or effect lets both members pay together: their sum is limited to what the team has.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.lifeTotalSetting.oneMember',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: "What happens when an effect sets one member's life total to a number?",
    values: [
      { value: 'teamTotalBecomesNumber', meaning: "The team's life total becomes that number." },
      {
        value: 'halfValueBecomesNumberTeamAdjusted',
        meaning:
          "The member, counted as having half the team's life, goes to the number, and the team's total changes by the same difference.",
      },
      {
        value: 'memberGainsOrLosesFromTeamTotal',
        meaning:
          "The member, counted as having the team's full life, gains or loses what is needed to reach the number, and so does the team.",
      },
    ],
  },
  {
    key: 'twoHeadedGiant.lifeTotalSetting.eachMember',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens when an effect sets the life total of each member of a team?',
    values: [
      { value: 'sumOfNumbers', meaning: "The team's total becomes the members' numbers added together." },
      {
        value: 'oneChosenMemberAffected',
        meaning: 'The team chooses one member, and the effect applies to that member only.',
      },
    ],
  },
  {
    key: 'twoHeadedGiant.lifeTotalExchangeWithTeammate',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens when two teammates would exchange life totals?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'doesNotHappen', meaning: 'They cannot; no exchange takes place.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.lifeTotalRedistribution',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Whose life totals may an effect redistribute?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'atMostOneMemberPerTeam', meaning: 'Those of no more than one member from any team.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.lifeGainProhibitionForTeam',
    system: 'twoHeadedGiant',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does an effect that stops a member from gaining life stop the teammates too?',
    values: [
      { value: 'notSpecified', meaning: 'No rule extends it.' },
      { value: true, meaning: 'Nobody on the team can gain life.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.lifeLossProhibitionForTeam',
    system: 'twoHeadedGiant',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does an effect that stops a member from losing life stop the teammates too?',
    values: [
      { value: 'notSpecified', meaning: 'No rule extends it.' },
      { value: true, meaning: 'Nobody on the team can lose life, nor pay life other than 0.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.largerTeams.startingLife',
    system: 'twoHeadedGiant',
    type: 'formula',
    kind: 'semantic',
    description:
      'With how much life does a team of n players start, when the variant is played with larger teams?',
    values: [
      { value: '20n', meaning: '20 for each player on the team.' },
      { value: '15n', meaning: '15 for each player on the team.' },
      { value: '30+15(n-2)', meaning: '30, and 15 more for each player beyond two; equal to 15n.' },
    ],
  },
  {
    key: 'twoHeadedGiant.largerTeams.poisonThreshold',
    system: 'twoHeadedGiant',
    type: 'formula',
    kind: 'semantic',
    description:
      'How many poison counters make a team of n players lose, when the variant is played with larger teams?',
    values: [
      {
        value: 'notSpecified',
        meaning: 'No rule for larger teams; a player with ten counters loses, as in any other game.',
      },
      { value: '15+5(n-2)', meaning: '15, and 5 more for each player beyond two.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.limitedPlaySideboard',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: "In limited play, where do cards of a team's pool belong that are in neither member's deck?",
    values: [
      { value: 'notSpecified', meaning: 'No rule says.' },
      { value: 'teamSideboard', meaning: 'To a sideboard of the team.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description:
      "How much life does each member count as having gained or lost when every member's total is set?",
    values: [
      { value: 'notSpecified', meaning: 'No rule says.' },
      {
        value: 'perMemberFromHalfValue',
        meaning:
          "The difference between half of the team's former total, rounded up, and that member's number.",
      },
      {
        value: 'onlyChosenMember',
        meaning: "Only the chosen member gains or loses life, counted from the team's full total.",
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.combatRuleSource',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'Where do the combat rules of Two-Headed Giant come from?',
    values: [
      { value: 'ownRules', meaning: "From the variant's own section, standing alone." },
      {
        value: 'modifiedSharedTeamTurnsRules',
        meaning: "From the shared team turns option, changed by the variant's own section.",
      },
      { value: 'sharedTeamTurnsRules', meaning: 'From the shared team turns option, unchanged.' },
    ],
  },
  {
    key: 'twoHeadedGiant.poison.individualValue',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: "Which number stands for one member's poison counters?",
    values: [
      { value: 'ownCounters', meaning: 'The counters on that member alone.' },
      { value: 'teamTotal', meaning: 'All counters the team has.' },
    ],
    silent: 'ownCounters',
  },
  {
    key: 'twoHeadedGiant.poison.poisonedDefinition',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'semantic',
    description: 'When does a member count as poisoned?',
    values: [
      { value: 'notSpecified', meaning: 'The variant has no rule about it.' },
      { value: 'teamHasOneOrMore', meaning: 'When the team has at least one poison counter.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'twoHeadedGiant.damageAndLifeUnit',
    system: 'twoHeadedGiant',
    type: 'enum',
    kind: 'constant',
    description: 'To whom do damage, loss of life and gain of life happen?',
    values: [
      {
        value: 'individualThenAppliedToTeam',
        meaning:
          'To single players, each event for itself; the result then changes the life total of the team.',
      },
    ],
  },
] as const satisfies readonly ParameterDefinition[];
