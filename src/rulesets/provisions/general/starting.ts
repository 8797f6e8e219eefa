import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { generalMultiplayer, goldenRules, startingTheGame } from '../places.js';

/** Two editions misplace or lose the word "they". */
const misprinted =
  '(first time player take mulligan | when player take first mulligan) they draw|take new hand of as many card [they] as had before';
const firstMulligan = [
  [
    'first mulligan of player in multiplayer game be not counted when it be worked out how many card go on bottom of library or how many mulligan player may still take',
    'firstMulliganNotCounted',
  ],
] as const;

/** As many cards as before, with the games that are meant. */
const sameSize = ['a multiplayer game', 'a multiplayer game and in any Brawl game'].flatMap((games) => [
  `In ${games}, the first time that a player takes a mulligan, that player draws a new hand of as many cards as they had before.`,
  `In ${games}, the first time a mulligan is taken by a player, they draw a new hand of as many cards as they had before.`,
  // Two editions lose or misplace the word "they".
  `In ${games}, the first time that a player takes a mulligan, that player draws a new hand of as many cards as had before.`,
  `In ${games}, the first time that a player takes a mulligan, that player draws a new hand of as many cards they as had before.`,
]);

const sevenCards = [
  'The first time that a player takes a mulligan in a multiplayer game, the new hand has seven cards, not six.',
  'sevenCards',
] as const;

const sevenRatherThanSix = [
  'In a multiplayer game, when a player takes their first mulligan, that player draws a new hand of seven cards instead of six cards.',
  'sevenCards',
] as const;

/** The first one is not counted, with the games that are meant. */
const notCounted = ['a multiplayer game', 'any Brawl game and in a multiplayer game'].map(
  (games) =>
    `In ${games}, the first mulligan taken by a player isn't counted toward the number of mulligans that player may take or the number of cards that they will put on the bottom of their library.`,
);

const laterMulligans = [['later hand get smaller by 1 card each as usual', true]] as const;

const firstDraw = {
  says: [['^ in each other kind of multiplayer game nobody be made to skip first turn draw step', false]],
  means: [
    [
      "In multiplayer games except Two-Headed Giant games, the starting player isn't made to skip the first turn's draw step.",
      false,
    ],
    [
      [
        "In a multiplayer game that isn't a Two-Headed Giant game, the starting player doesn't skip their first turn's draw step.",
        "In multiplayer games, no player skips their first turn's draw step.",
        "In most multiplayer games, no player skips their first turn's draw step.",
        "In all other multiplayer games, no player skips their first turn's draw step.",
      ],
      false,
    ],
  ],
} as const;

/** How a multiplayer game starts. */
export const startingProvisions = [
  combined(
    'general.freeMulligan.chapterRule',
    {
      first: {
        in: generalMultiplayer,
        about: ['first ~ mulligan', 'player & mulligan', 'mulligan & card'],
        says: firstMulligan,
        means: [
          sevenCards,
          sevenRatherThanSix,
          [notCounted, 'firstMulliganNotCounted'],
          [sameSize, 'sameSizeAsBefore'],
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
          ['All later ones count as usual.', true],
        ],
        in: generalMultiplayer,
        about: ['subsequent', '^ all later 1', '^ later hand'],
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
        says: [
          ...firstMulligan,
          [`^ in multiplayer game [and in any brawl game] ${misprinted}`, 'sameSizeAsBefore'],
        ],
        means: [
          sevenCards,
          sevenRatherThanSix,
          [notCounted, 'firstMulliganNotCounted'],
          [sameSize, 'sameSizeAsBefore'],
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
            '^ when all have said so those who take mulligan do it at same time hand be shuffled back into library and new hand 1 card smaller than 1 before be drawn',
            'fewer',
          ],
        ],
        means: [
          [
            [
              ...['deck', 'library'].map((where) =>
                say.byRole({
                  to: 'to take a mulligan,',
                  who: 'a player shuffles his hand',
                  where: `back into his ${where}`,
                  next: 'and then draws a new hand',
                  of: 'of one fewer cards',
                  than: 'than he had before',
                }),
              ),
            ],
            'fewer',
          ],
          [
            [
              'That player shuffles their hand back into the deck to take a mulligan.',
              'Then that player draws a new hand of six cards.',
            ],
            'fewer',
          ],
          [
            say.byRole({
              to: 'to take a mulligan, a player shuffles',
              what: 'the cards in their hand',
              where: 'back into their library,',
              draws: 'draws a new hand of cards',
              equal: 'equal to their starting hand size,',
              puts: 'then puts a number of those cards',
              number: 'equal to the number of times',
              taken: 'that player has taken a mulligan',
              bottom: 'on the bottom of their library in any order',
            }),
            'bottom',
          ],
        ],
      },
      scry: {
        in: startingTheGame,
        about: ['look at top card', 'kept & top', 'opening & library & top', 'kept & size'],
        means: [
          [
            'After all players have kept an opening hand, in turn order, the top card of their library may be looked at by each player whose hand contains fewer cards than their starting hand size.',
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
    ...firstDraw,
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
        ...firstDraw,
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
        [
          'Unless a chosen option or a chosen variant otherwise prescribes, any mutually agreeable method determines seating order.',
          'Unless a chosen option or a chosen variant otherwise prescribes, any method the players agree on determines seating order.',
        ],
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
