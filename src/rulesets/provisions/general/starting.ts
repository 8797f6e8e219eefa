import type { Node } from '../../../language/index.js';
import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { generalMultiplayer, goldenRules, startingTheGame } from '../places.js';

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

/** So many cards; seven of them have a name of their own. */
const someCards = [
  [
    'The first time that a player takes a mulligan in a multiplayer game, the new hand has N cards.',
    'In a multiplayer game, when a player takes their first mulligan, that player draws a new hand of N cards.',
    'In a multiplayer game, when a player takes their first mulligan, that player draws a new hand of N cards instead of six cards.',
  ],
  (slots: Readonly<Record<string, Node>>) => (counted(slots) === 7 ? 'sevenCards' : counted(slots)),
] as const;

/** The first one, or several, are not counted, with the games that are meant. */
const firstsNotCounted = (firsts: string): string[] =>
  ['a multiplayer game', 'any Brawl game and in a multiplayer game'].map(
    (games) =>
      `In ${games}, the first ${firsts} counted toward the number of mulligans that player may take or the number of cards that they will put on the bottom of their library.`,
  );
const notCounted = [
  [firstsNotCounted("mulligan taken by a player isn't"), 'firstMulliganNotCounted'],
  [firstsNotCounted("two mulligans taken by a player aren't"), 'firstTwoMulligansNotCounted'],
  [firstsNotCounted("three mulligans taken by a player aren't"), 'firstThreeMulligansNotCounted'],
] as const;

/** What is said of those that come later. */
const laterOnes = [
  [
    [
      'Subsequent hands decrease by one card as normal.',
      'Subsequent mulligans are counted toward these numbers as normal.',
    ],
    true,
  ],
  [
    ['Each subsequent hand has two fewer cards than the last.', 'Subsequent hands decrease by two cards.'],
    'twoFewer',
  ],
] as const;

/** The concession as a value, where what is said of the first mulligan and of later ones has one. */
const conceded = <V>(first: V, later: true | 'twoFewer' | undefined) => {
  if (later === 'twoFewer') return first === 'sevenCards' ? ('sevenCardsThenTwoFewer' as const) : undefined;
  return later ? first : undefined;
};

const firstDraw = {
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

/** What would be said were the first draw skipped as in a game of two. */
const firstDrawSkipped = [
  [
    "In a multiplayer game that isn't a Two-Headed Giant game, the starting player skips their first turn's draw step.",
    "In multiplayer games, the starting player skips their first turn's draw step.",
    "In all other multiplayer games, the starting player skips their first turn's draw step.",
    "In all other multiplayer games, only the starting player skips their first turn's draw step.",
  ],
  true,
] as const;

const firstDrawSkippedByAll = [
  [
    "In multiplayer games, each player skips their first turn's draw step.",
    "In all other multiplayer games, each player skips their first turn's draw step.",
    "In most multiplayer games, each player skips their first turn's draw step.",
  ],
  'eachPlayer',
] as const;

/** How a multiplayer game starts. */
export const startingProvisions = [
  combined(
    'general.freeMulligan.chapterRule',
    {
      first: {
        in: generalMultiplayer,
        about: ['first ~ mulligan', 'player & mulligan', 'mulligan & card'],
        means: [sevenCards, sevenRatherThanSix, someCards, ...notCounted, [sameSize, 'sameSizeAsBefore']],
      },
      later: {
        means: [...laterOnes, ['All later ones count as usual.', true]],
        in: generalMultiplayer,
        about: ['subsequent', '^ all later 1', '^ later hand'],
      },
    },
    (a) => (a.first === undefined ? undefined : conceded(a.first, a.later)),
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
        means: [
          sevenCards,
          sevenRatherThanSix,
          someCards,
          ...notCounted,
          [sameSize, 'sameSizeAsBefore'],
          [
            'The first time that a player takes a mulligan in a multiplayer game, the new hand has just as many cards as the one before.',
            'sameSizeAsBefore',
          ],
        ],
      },
      later: {
        means: laterOnes,
        in: startingTheGame,
        about: ['subsequent', '^ later hand'],
      },
    },
    (a) => (a.first === undefined ? undefined : conceded(a.first, a.later)),
  ),
  combined(
    'general.mulliganProcess',
    {
      order: {
        in: startingTheGame,
        loosely: true,
        about: ['starting player ~ mulligan', 'starting player go first'],
        means: [
          ['First the starting player takes any mulligans.', 'onePlayer'],
          [
            [
              'First the starting player declares whether he or she will take a mulligan.',
              'Whether to take a mulligan is declared first by the starting player.',
            ],
            'rounds',
          ],
        ],
      },
      hand: {
        in: startingTheGame,
        loosely: true,
        about: ['draw ~ new hand', 'new card be drawn', 'new hand ~ drawn'],
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
              "To take a mulligan, a player shuffles that player's hand back into that player's library and then draws a new hand of one card fewer than that player had before.",
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
    means: [...firstDraw.means, firstDrawSkipped, firstDrawSkippedByAll],
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
        means: [...firstDraw.means, firstDrawSkipped],
      },
    },
    (a) => (a.rule === undefined ? undefined : a.rule ? 'skipped' : true),
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
