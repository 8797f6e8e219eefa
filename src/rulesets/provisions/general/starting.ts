import { none, type Pattern, type Query } from '../../../language/index.js';
import { each, gameOf, joined, thatPlayer } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import { generalMultiplayer, goldenRules, startingTheGame } from '../places.js';

const sizes = [
  // "In a multiplayer game, the first time …": the rules for starting the game have to say that they mean such games.
  ['first time [that] player take mulligan they draw new hand of 7 card rather than 6 card', 'sevenCards'],
  // Two editions misplace or lose a word of this sentence.
  [
    'first time [that] player take mulligan they draw new hand of as many card [they] [as] [they] had before',
    'sameSizeAsBefore',
  ],
] as const;

const namedSizes = [
  ['first time [that] player take mulligan in multiplayer game new hand have 7 card not 6', 'sevenCards'],
  [
    'first time [that] player take mulligan in multiplayer game new hand have just as many card as 1 before',
    'sameSizeAsBefore',
  ],
  [
    'first mulligan of player in multiplayer game be not counted when it be worked out how many card go on bottom of library or how many mulligan player may still take',
    'firstMulliganNotCounted',
  ],
] as const;

const firstMulligan = [
  ...sizes.map(([words, value]) => [`[in multiplayer game] ${words}`, value] as const),
  ...namedSizes,
] as const;

const firstMulliganInMultiplayer = [
  ...sizes.map(
    ([words, value]) => [`^ in multiplayer game [and in any brawl game] ${words}`, value] as const,
  ),
  ...namedSizes,
] as const;

const laterMulligans = [['later hand get smaller by 1 card each as usual', true]] as const;

const firstDraw = [
  ['^ in each other kind of multiplayer game nobody be made to skip first turn draw step', false],
  [
    '^ in multiplayer game other than two-headed giant game starting player be not made to skip first turn draw step',
    false,
  ],
] as const;

const multiplayerGame: Pattern = 'a multiplayer game';
const brawlToo = joined('and', multiplayerGame, {
  noun: 'game',
  names: [{ name: 'Brawl' }],
  determiner: 'any',
});
/** The first mulligan, with the games that are meant. */
const asksFirst = (
  ...games: readonly Pattern[]
): readonly (readonly [Query, 'sevenCards' | 'firstMulliganNotCounted'])[] =>
  games.flatMap((game) => [
    [
      {
        verb: 'draw',
        actor: thatPlayer,
        object: {
          noun: 'hand',
          modifiers: ['new'],
          owner: {
            noun: 'card',
            quantity: { is: 7 },
            relations: [{ preposition: 'rather than', term: 'six cards' }],
          },
        },
        with: {
          '': {
            noun: 'time',
            ordinal: 1,
            which: [{ verb: 'take', actor: 'a player', object: 'a mulligan' }],
          },
          in: game,
        },
      },
      'sevenCards',
    ] as const,
    [
      {
        verb: 'count',
        negated: true,
        actor: { noun: 'mulligan', ordinal: 1, which: [{ verb: 'take', actor: 'a player' }] },
        with: {
          in: game,
          toward: joined(
            'or',
            {
              noun: 'number',
              owner: {
                noun: 'card',
                which: [
                  {
                    verb: 'put',
                    actor: 'that player',
                    modality: 'will',
                    with: { on: { noun: 'bottom', owner: { noun: 'library', owner: thatPlayer } } },
                  },
                ],
              },
            },
            {
              noun: 'number',
              owner: { noun: 'mulligan', which: [{ verb: 'take', actor: 'that player', modality: 'may' }] },
            },
          ),
        },
      },
      'firstMulliganNotCounted',
    ] as const,
  ]);
const asksLater: readonly (readonly [Query, true])[] = [
  [{ verb: 'decrease', actor: 'subsequent hands', with: { by: 'one card' }, adverbs: ['normally'] }, true],
  [
    {
      verb: 'count',
      object: 'subsequent mulligans',
      with: { toward: 'these numbers' },
      adverbs: ['normally'],
    },
    true,
  ],
];
const firstDrawStep: Pattern = { noun: 'draw step', owner: { noun: 'turn', ordinal: 1, owner: thatPlayer } };
/** Nobody skips the first draw step of a multiplayer game, perhaps but for one variant. */
const asksFirstDraw: readonly (readonly [Query, false])[] = [
  ...each(
    [
      { noun: 'game', modifiers: ['multiplayer', 'other'], determiner: 'all' },
      { noun: 'game', modifiers: ['multiplayer'], determiner: 'most' },
      { noun: 'game', modifiers: ['multiplayer'], determiner: none },
    ].map(
      (games): Query => ({ verb: 'skip', actor: 'no player', object: firstDrawStep, with: { in: games } }),
    ),
    false as const,
  ),
  [
    {
      verb: 'skip',
      negated: true,
      actor: 'the starting player',
      object: firstDrawStep,
      with: {
        in: {
          noun: 'game',
          modifiers: ['multiplayer'],
          relations: [{ preposition: 'other than', term: gameOf('Two-Headed Giant') }],
        },
      },
    },
    false,
  ],
];

/** How a multiplayer game starts. */
export const startingProvisions = [
  combined(
    'general.freeMulligan.chapterRule',
    {
      first: {
        in: generalMultiplayer,
        about: ['first ~ mulligan', 'player & mulligan', 'mulligan & card'],
        asks: asksFirst(multiplayerGame),
        says: firstMulligan,
      },
      later: {
        means: [
          [
            [
              'Subsequent hands decrease by one card as normal.',
              'Subsequent mulligans are counted toward these numbers as normal.',
            ],
            true,
          ],
          ['All later ones count as usual.', true],
        ],
        in: generalMultiplayer,
        about: ['subsequent', '^ all later 1', '^ later hand'],
        asks: asksLater,
        says: laterMulligans,
      },
    },
    (a) => (a.first !== undefined && a.later ? a.first : undefined),
  ),
  combined(
    'general.freeMulligan.coreRule',
    {
      first: {
        in: startingTheGame,
        loosely: true,
        about: [
          'multiplayer game ~ first ~ mulligan',
          'first ~ mulligan ~ multiplayer game',
          'multiplayer & mulligan & card',
          'multiplayer & mulligan & hand',
        ],
        asks: asksFirst(multiplayerGame, brawlToo),
        says: firstMulliganInMultiplayer,
        means: [
          [
            'The first time that a player takes a mulligan in a multiplayer game, the new hand has just as many cards as the one before.',
            'sameSizeAsBefore',
          ],
        ],
      },
      later: {
        means: [
          [
            [
              'Subsequent hands decrease by one card as normal.',
              'Subsequent mulligans are counted toward these numbers as normal.',
            ],
            true,
          ],
        ],
        in: startingTheGame,
        about: ['subsequent', '^ later hand'],
        asks: asksLater,
        says: laterMulligans,
      },
    },
    (a) => (a.first !== undefined && a.later ? a.first : undefined),
  ),
  combined(
    'general.mulliganProcess',
    {
      order: {
        in: startingTheGame,
        loosely: true,
        about: ['starting player ~ mulligan', 'starting player go first'],
        says: [
          [
            '^ starting player go first their hand be shuffled back into library and 6 new card be drawn',
            'onePlayer',
          ],
          [
            '^ beginning with starting player and going on in turn order each player say whether they take 1',
            'rounds',
          ],
        ],
        means: [
          ['First the starting player takes any mulligans.', 'onePlayer'],
          ['First the starting player declares whether he or she will take a mulligan.', 'rounds'],
        ],
      },
      hand: {
        in: startingTheGame,
        loosely: true,
        about: ['draw ~ new hand', 'new card be drawn', 'new hand ~ drawn'],
        says: [
          [
            '^ starting player go first their hand be shuffled back into library and 6 new card be drawn',
            'fewer',
          ],
          [
            '^ to take mulligan player shuffle their hand back into their deck|library then draw new hand of 1 fewer card than they had before',
            'fewer',
          ],
          [
            '^ when all have said so those who take mulligan do it at same time hand be shuffled back into library and new hand 1 card smaller than 1 before be drawn',
            'fewer',
          ],
          [
            '^ to take mulligan player shuffle card in their hand back into their library draw new hand of card equal to their starting hand size then put number of those card equal to number of time that player have taken mulligan on bottom of their library [in any order]',
            'bottom',
          ],
        ],
        means: [
          [
            [
              'To take a mulligan, that player shuffles their hand back into the deck.',
              'Then that player draws a new hand of six cards.',
            ],
            'fewer',
          ],
        ],
      },
      scry: {
        in: startingTheGame,
        about: ['look at top card', 'kept & top', 'opening & library & top', 'kept & size'],
        says: [
          [
            '^ after all player have kept opening hand each player in turn order whose hand contain fewer card than that player starting hand size may look at top card of their library',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (a.order === undefined || a.hand === undefined) return undefined;
      if (a.order === 'onePlayer') return a.hand === 'fewer' ? 'playerByPlayerOneFewer' : undefined;
      if (a.hand === 'bottom') return 'simultaneousRoundsDrawFullThenBottom';
      return a.scry ? 'simultaneousRoundsOneFewerThenScry' : 'simultaneousRoundsOneFewer';
    },
  ),
  provision('general.startingPlayerDrawSkip', {
    in: [startingTheGame, generalMultiplayer],
    about: ['multiplayer game & draw step', 'multiplayer game & skip & first turn', 'multiplayer & skip'],
    asks: asksFirstDraw,
    says: firstDraw,
  }),
  combined(
    'general.firstDrawRuleInChapter',
    {
      rule: {
        in: generalMultiplayer,
        loosely: true,
        about: [
          'multiplayer game & draw step',
          'multiplayer game & skip & first turn',
          'multiplayer & skip',
          'multiplayer & step',
          'two-headed & turn',
        ],
        asks: asksFirstDraw,
        says: firstDraw,
      },
    },
    (a) => (a.rule === undefined ? undefined : true),
  ),
  provision('general.seatingOrder', {
    in: generalMultiplayer,
    loosely: true,
    about: [
      'seating order',
      'order of seat',
      'seat|seating & method',
      'variant & seat|seating',
      'chosen & order',
    ],
    says: [
      [
        'neither variant nor option that was chosen say how player be seated order of seat be settled by any method on which all of them agree',
        'anyMutuallyAgreeableMethod',
      ],
    ],
    means: [
      [
        'Unless a chosen option or a chosen variant otherwise prescribes, any mutually agreeable method determines seating order.',
        'anyMutuallyAgreeableMethod',
      ],
    ],
  }),
  provision('general.turnOrderDirection', {
    means: [
      [
        [
          'The default turn order of the game begins with the starting player.',
          'The default turn order of the game proceeds clockwise.',
        ],
        'clockwiseFromStartingPlayer',
      ],
      ['The default turn order of the game proceeds counterclockwise.', 'counterclockwiseFromStartingPlayer'],
    ],
    in: startingTheGame,
    about: ['default turn order', 'turn order & clockwise|counterclockwise', 'default & order'],
  }),
  provision('general.activePlayerWhileStarting', {
    means: [
      ['While players are starting the game, the starting player is the active player.', 'startingPlayer'],
      [
        'If while starting the game, two or more players would take actions or make choices, each other player is considered a nonactive player, and the starting player is considered the active player.',
        'startingPlayer',
      ],
    ],
    in: goldenRules,
    about: ['while starting game', 'starting game & choice|action', 'starting player & active player'],
  }),
];
