// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const freeForAll = [
  {
    key: 'freeForAll.attackOption',
    system: 'freeForAll',
    type: 'enum',
    kind: 'constant',
    description: 'Which attack option does Free-for-All require?',
    values: [
      {
        value: 'exactlyOneAttackOption',
        meaning: 'One, and only one, of attack left, attack right and attack multiple players.',
      },
    ],
  },
  {
    key: 'freeForAll.rangeOfInfluence',
    system: 'freeForAll',
    type: 'enum',
    kind: 'constant',
    description: 'Is limited range of influence used in Free-for-All?',
    values: [
      {
        value: 'usuallyUnusedElseSameForAll',
        meaning:
          'As a rule it is not; if it is, all players have one and the same range, fixed before play begins.',
      },
    ],
  },
  {
    key: 'freeForAll.deployCreatures',
    system: 'freeForAll',
    type: 'boolean',
    kind: 'constant',
    description: 'Is the deploy creatures option used in Free-for-All?',
    values: [{ value: false, meaning: 'It is not used.' }],
  },
  {
    key: 'freeForAll.seating',
    system: 'freeForAll',
    type: 'enum',
    kind: 'constant',
    description: 'How are the players seated in Free-for-All?',
    values: [{ value: 'random', meaning: 'At random around the table.' }],
  },
  {
    key: 'freeForAll.winRuleStatement',
    system: 'freeForAll',
    type: 'enum',
    kind: 'editorial',
    description:
      'How does the Free-for-All section speak of winning and losing? This matters to the reader only, not to play.',
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
