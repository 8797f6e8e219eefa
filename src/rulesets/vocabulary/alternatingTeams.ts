// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const alternatingTeams = [
  {
    key: 'alternatingTeams.variantName',
    system: 'alternatingTeams',
    type: 'enum',
    kind: 'editorial',
    description: 'What is the variant called in this edition? This matters to the reader only, not to play.',
    values: [
      { value: 'teams', meaning: 'It is called Teams.' },
      { value: 'alternatingTeams', meaning: 'It is called Alternating Teams.' },
    ],
  },
  {
    key: 'alternatingTeams.recommendedRangeOfInfluence',
    system: 'alternatingTeams',
    type: 'number',
    kind: 'constant',
    description: 'Which range of influence is recommended for Alternating Teams?',
    values: [{ value: 2, meaning: 'Two seats.' }],
  },
  {
    key: 'alternatingTeams.attackOption',
    system: 'alternatingTeams',
    type: 'enum',
    kind: 'constant',
    description: 'Which attack option does Alternating Teams require?',
    values: [
      {
        value: 'exactlyOneAttackOption',
        meaning: 'One, and only one, of attack left, attack right and attack multiple players.',
      },
    ],
  },
  {
    key: 'alternatingTeams.attackTargets',
    system: 'alternatingTeams',
    type: 'enum',
    kind: 'semantic',
    description: 'What may a player attack in Alternating Teams?',
    values: [
      { value: 'adjacentOpponent', meaning: 'Only opponents in neighboring seats.' },
      {
        value: 'adjacentOpponentPlaneswalkerOrBattle',
        meaning: 'Only opponents in neighboring seats, planeswalkers they control, and battles they protect.',
      },
    ],
  },
  {
    key: 'alternatingTeams.seating',
    system: 'alternatingTeams',
    type: 'enum',
    kind: 'constant',
    description: 'How are the players seated in Alternating Teams?',
    values: [
      {
        value: 'noAdjacentTeammatesEvenlySpaced',
        meaning:
          'Nobody sits beside a teammate, and the members of each team are spread evenly around the table.',
      },
    ],
  },
  {
    key: 'alternatingTeams.resourceSharing',
    system: 'alternatingTeams',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do teammates share resources such as hands and mana in Alternating Teams?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says.' },
      {
        value: false,
        meaning: 'They do not; they may talk at any time, but look at hands only while seated side by side.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'alternatingTeams.winRuleStatement',
    system: 'alternatingTeams',
    type: 'enum',
    kind: 'editorial',
    description:
      'How does the section on this variant speak of winning and losing? This matters to the reader only, not to play.',
    values: [
      { value: 'normalRules', meaning: 'It says that the normal rules apply.' },
      {
        value: 'normalRulesModifiedByRange',
        meaning:
          'It says that the normal rules apply, changed by what limited range of influence says about effects that win.',
      },
      { value: 'omitted', meaning: 'It does not speak of it.' },
    ],
    silent: 'omitted',
  },
] as const satisfies readonly ParameterDefinition[];
