import { combined, provision } from '../reading/provision.js';
import { freeForAll } from './places.js';
import { chosenAttackOption } from './recurring.js';

/** That ranges of influence, where there are any, need not be the same. */
const DIFFERENT = [
  ...[
    'players may have different ranges of influence',
    'different players may have different ranges of influence',
  ].flatMap((differ) => [
    `If it is, ${differ}.`,
    `If it is, ${differ}, which are settled before play starts.`,
  ]),
  ...['each player may have a different range of influence'].flatMap((differ) => [
    `If it is, ${differ}.`,
    `If it is, ${differ}, which is settled before play starts.`,
  ]),
];

/** Provisions of the variant in which everybody plays alone. */
export const freeForAllProvisions = [
  provision('freeForAll.attackOption', chosenAttackOption('Free-for-All', freeForAll)),
  combined(
    'freeForAll.rangeOfInfluence',
    {
      use: {
        means: [
          ["Free-for-All games usually don't use the limited range of influence option.", true],
          ['Free-for-All usually does without the limited range of influence option.', true],
          ["Free-for-All games don't use the limited range of influence option.", 'never'],
          ['The limited range of influence option is always used in Free-for-All games.', 'always'],
        ],
        in: freeForAll,
        loosely: true,
        about: 'limited range of influence option',
      },
      range: {
        means: [
          ['If it is, each player has the same range of influence.', true],
          [
            ['it is', 'it is used', 'that option is used'].map(
              (used) =>
                `If ${used}, all players have the same range of influence, which is settled before play starts.`,
            ),
            true,
          ],
          [
            'Where it is used, the range of influence is settled before play begins and is the same for every player.',
            true,
          ],
          [DIFFERENT, false],
          [
            "If it is, each player chooses that player's own range of influence before play begins.",
            'chosen',
          ],
          [
            [
              'Each player has the same range of influence.',
              'Each player has the same range of influence, which is settled before play starts.',
            ],
            'same',
          ],
          [
            [
              'Players may have different ranges of influence.',
              "Each player chooses that player's own range of influence before play begins.",
            ],
            'different',
          ],
        ],
        in: freeForAll,
        about: [
          'same range of influence',
          'different range of influence',
          'own range of influence',
          'choose & range of influence',
          'range of influence be settled',
          '^ where it be used',
        ],
      },
    },
    (a) => {
      if (a.use === 'never') return 'unused';
      if (a.use === 'always') {
        if (a.range === 'same') return 'alwaysUsedSameForAll';
        return a.range === 'different' ? 'alwaysUsedMayDiffer' : undefined;
      }
      if (!a.use || a.range === undefined || a.range === 'same' || a.range === 'different') return undefined;
      if (a.range === 'chosen') return 'usuallyUnusedElseChosenByEach';
      return a.range ? 'usuallyUnusedElseSameForAll' : 'usuallyUnusedElseMayDiffer';
    },
  ),
  provision('freeForAll.deployCreatures', {
    means: [
      ["The Free-for-All variant doesn't use the deploy creatures option.", false],
      ['The Free-for-All variant uses the deploy creatures option.', true],
      ['The deploy creatures option is used in the Free-for-All variant.', true],
      ["Free-for-All doesn't use the deploy creatures option.", false],
    ],
    in: freeForAll,
    about: 'deploy creature',
  }),
  provision('freeForAll.seating', {
    means: [
      ['Players are seated at random around the table.', 'random'],
      ['Players take their seats around the table at random.', 'random'],
      ['The players choose their own seats around the table.', 'chosenByEachPlayer'],
      ['The players are seated around the table in the order of their choice.', 'chosenByEachPlayer'],
      [
        [
          'The players are seated around the table by any mutually agreeable method.',
          'The players sit around the table in any order they agree on.',
        ],
        'anyMutuallyAgreeableMethod',
      ],
    ],
    in: freeForAll,
    about: ['player ~ seated', 'take ~ seat', 'player choose ~ seat', 'player & sit|seat'],
  }),
  provision('freeForAll.winRuleStatement', {
    means: [
      ['The normal rules for winning and losing the game are used in Free-for-All games.', 'normalRules'],
      ['For winning and losing, Free-for-All games use the normal rules.', 'normalRules'],
      [
        'Free-for-All games use the normal rules for losing and winning the game, as modified by rule 1.1.',
        'normalRulesModifiedByRange',
      ],
    ],
    in: freeForAll,
    loosely: true,
    about: ['winning and losing', 'normal rule', 'winning & losing'],
  }),
];
