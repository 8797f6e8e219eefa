// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const emperor = [
  {
    key: 'emperor.teamSize',
    system: 'emperor',
    type: 'number',
    kind: 'constant',
    description: 'How many players are on an Emperor team by default?',
    values: [{ value: 3, meaning: 'Three: an emperor and two generals.' }],
  },
  {
    key: 'emperor.rangeOfInfluence.emperor',
    system: 'emperor',
    type: 'number',
    kind: 'constant',
    description: "What is an emperor's range of influence in games with default team size?",
    values: [{ value: 2, meaning: 'Two seats.' }],
  },
  {
    key: 'emperor.rangeOfInfluence.general',
    system: 'emperor',
    type: 'number',
    kind: 'constant',
    description: "What is a general's range of influence in games with default team size?",
    values: [{ value: 1, meaning: 'One seat.' }],
  },
  {
    key: 'emperor.deployCreatures',
    system: 'emperor',
    type: 'boolean',
    kind: 'constant',
    description: 'Is the deploy creatures option used in Emperor?',
    values: [{ value: true, meaning: 'It is always used.' }],
  },
  {
    key: 'emperor.attackTargets',
    system: 'emperor',
    type: 'enum',
    kind: 'semantic',
    description: 'What may a player attack in Emperor?',
    values: [
      { value: 'adjacentOpponent', meaning: 'Only an opponent in a neighboring seat.' },
      {
        value: 'adjacentOpponentPlaneswalkerOrBattle',
        meaning:
          'Only an opponent in a neighboring seat, a planeswalker controlled by a neighbor, or a battle protected by a neighbor.',
      },
    ],
  },
  {
    key: 'emperor.firstTurn',
    system: 'emperor',
    type: 'enum',
    kind: 'constant',
    description: 'Who takes the first turn in Emperor, and which way do turns go?',
    values: [
      {
        value: 'randomEmperorThenToLeft',
        meaning: 'An emperor drawn at random; turns then pass to the left.',
      },
    ],
  },
  {
    key: 'emperor.teamLossWithEmperor',
    system: 'emperor',
    type: 'boolean',
    kind: 'constant',
    description: 'Does a team lose when its emperor does?',
    values: [{ value: true, meaning: 'Yes, even if its generals are still playing.' }],
  },
  {
    key: 'emperor.teamWinWithEmperor',
    system: 'emperor',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does a team win when its emperor does?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says so.' },
      { value: true, meaning: 'Yes, the whole team wins.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'emperor.teamDrawWithEmperor',
    system: 'emperor',
    type: 'boolean',
    kind: 'semantic',
    description: 'Is the game a draw for a team when it is one for its emperor?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says so.' },
      { value: true, meaning: 'Yes, for the whole team.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'emperor.rangeOfInfluence.adjustmentThreshold',
    system: 'emperor',
    type: 'number',
    kind: 'semantic',
    description: 'Which team size must be exceeded for the ranges of influence to be adjusted?',
    values: [
      { value: 2, meaning: 'Two: by the wording, teams of three or more adjust their ranges.' },
      { value: 3, meaning: 'Three: teams of four or more adjust their ranges.' },
    ],
  },
  {
    key: 'emperor.rangeOfInfluence.adjustment',
    system: 'emperor',
    type: 'enum',
    kind: 'semantic',
    description: 'How are the ranges of influence adjusted for larger teams?',
    values: [
      { value: 'notSpecified', meaning: 'They are to be adjusted, but no rule says how.' },
      {
        value: 'minimumReachingOpposingGenerals',
        meaning:
          "At the start, a general's range just reaches one opposing general and an emperor's just reaches two; seats are arranged so that no emperor reaches another.",
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'emperor.resourceSharing',
    system: 'emperor',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do teammates share resources such as hands and mana in Emperor?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says.' },
      {
        value: false,
        meaning:
          "They do not; they may look at each other's hands and talk, but not handle each other's cards.",
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'emperor.rangeOfInfluence.exampleValue',
    system: 'emperor',
    type: 'enum',
    kind: 'editorial',
    description:
      'Which range of influence does the example about separating cards into piles give the emperor? This matters to the reader only, not to play.',
    values: [
      {
        value: 'oneContradictingVariantRule',
        meaning: "Range 1 for the emperor, against what the variant's own rule says.",
      },
      {
        value: 'oneForAllPlayers',
        meaning: 'Range 1 for all players in the game, given as a special assumption.',
      },
    ],
  },
  {
    key: 'emperor.winRuleStatement',
    system: 'emperor',
    type: 'enum',
    kind: 'editorial',
    description:
      'How does the Emperor section introduce its rules on winning and losing? This matters to the reader only, not to play.',
    values: [
      { value: 'normalRules', meaning: 'As an addition to the normal rules.' },
      {
        value: 'normalRulesModifiedByRange',
        meaning:
          'As an addition to the normal rules, changed by what limited range of influence says about effects that win.',
      },
      {
        value: 'specificationsWithOtherWinAndLossRules',
        meaning: 'As specifications beside which the other rules on winning and losing apply.',
      },
      {
        value: 'specificationsWithOtherEndingRules',
        meaning: 'As specifications beside which the other rules on ending the game apply.',
      },
    ],
  },
  {
    key: 'emperor.minimumTeams',
    system: 'emperor',
    type: 'number',
    kind: 'constant',
    description: 'At least how many teams play in Emperor?',
    values: [{ value: 2, meaning: 'Two teams.' }],
  },
] as const satisfies readonly ParameterDefinition[];
