import { combined, provision } from '../reading/provision.js';
import { freeForAll } from './places.js';
import { exactlyOneAttackOption } from './recurring.js';

/** Provisions of the variant in which everybody plays alone. */
export const freeForAllProvisions = [
  provision('freeForAll.attackOption', exactlyOneAttackOption(freeForAll)),
  combined(
    'freeForAll.rangeOfInfluence',
    {
      use: {
        in: freeForAll,
        loosely: true,
        about: 'limited range of influence option',
        says: [
          ['^ limited range of influence option usually be not used in free-for-all game', true],
          ['^ free-for-all usually do without limited range of influence option', true],
        ],
      },
      range: {
        in: freeForAll,
        about: [
          'same range of influence',
          'range of influence be settled',
          '^ if it be',
          '^ where it be used',
        ],
        says: [
          ['^ if it be each player have same range of influence which be determined before play start', true],
          [
            '^ where it be used range of influence be settled before play start and be same for each player',
            true,
          ],
        ],
      },
    },
    (a) => (a.use && a.range ? 'usuallyUnusedElseSameForAll' : undefined),
  ),
  provision('freeForAll.deployCreatures', {
    in: freeForAll,
    about: 'deploy creature',
    says: [
      // The first edition with the chapter names the wrong variant here.
      ['^ deploy creature option be not [normally] used in free-for-all|team variant', false],
      ['^ free-for-all do not use deploy creature option', false],
    ],
  }),
  provision('freeForAll.seating', {
    in: freeForAll,
    about: ['player ~ seated', 'take ~ seat'],
    says: [
      ['^ player be randomly seated around table', 'random'],
      ['^ player take their seat around table at random', 'random'],
    ],
  }),
  provision('freeForAll.winRuleStatement', {
    in: freeForAll,
    loosely: true,
    about: ['winning and losing', 'normal rule', 'winning & losing'],
    says: [
      [
        '^ free-for-all game use normal rule for winning and losing game as modified by rule',
        'normalRulesModifiedByRange',
      ],
      ['^ free-for-all game use normal rule for winning and losing game $', 'normalRules'],
      ['^ for winning and losing free-for-all game use normal rule $', 'normalRules'],
    ],
  }),
];
