import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { grandMelee } from '../places.js';
import { attackOptionUse, optionUse } from '../recurring.js';

const secondMarker = ['player ~ seat to ~ left|right ~ second', 'second ~ seat to ~ left|right'];

/** How many seats away, and on which side, the next marker is handed out. */
const markersTo = (side: 'left' | 'right'): string[] => [
  `The player N seats to that player's ${side} takes the second ${say.marker}.`,
  `The second turn marker goes to the player N seats to that player's ${side}, and so on until each turn marker has been handed out.`,
  ...['takes', 'gets'].map((takes) =>
    say.byRole({
      who: `the player N seats to that player's ${side}`,
      takes: `${takes} the second ${say.marker},`,
      on: 'and so on until',
      out: `all ${say.marker}s have been handed out`,
    }),
  ),
];

/** How far everybody reaches. */
const seats = {
  means: [
    [['Each player has a range of influence of N.', "Each player's range of influence is N."], counted],
  ],
  in: grandMelee,
  about: [
    '^ each player have ~ range of influence',
    'range of influence be {n}',
    'have range of influence of',
  ],
} as const;

const range = optionUse('limited range of influence', 'Grand Melee');

/** What is said of ranges beside a number: that they are left to the players, or out of the game. */
const agreed = {
  means: [
    [
      [
        'Different players may have different ranges of influence.',
        'Players may have different ranges of influence.',
        "Players don't have to have the same range of influence.",
      ],
      'mayDiffer',
    ],
    [
      [
        ...range.chosen,
        'Each player may have a range of influence.',
        'If it is used, each player has the same range of influence.',
      ],
      'sameIfUsed',
    ],
    [range.unused, 'unlimited'],
  ],
  in: grandMelee,
  about: [
    'different range of influence',
    'limited range of influence option',
    'may have ~ range of influence',
  ],
} as const;

/** That another marker is too close ahead, in so many seats, to receive one or to begin a turn with it. */
const seatsAhead = (seats: 'M' | 'N') => [
  {
    receives: `If any player in the ${seats} seats to a player's left has a turn marker, that player can't receive a turn marker.`,
    begins: `If any player in the ${seats} seats to that player's left has a turn marker, a player who receives a turn marker can't begin that player's turn.`,
  },
  {
    receives: `A player can't receive a turn marker while one is held in any of the ${seats} seats to that player's left.`,
    begins: `A player who gets a turn marker can't begin a turn while one is held in any of the ${seats} seats to that player's left.`,
  },
];
const blocked = ['player ~ receive ~ turn marker ~ left', 'player who get turn marker'];

/** Who plays, with which options, and how many turn markers there are. */
export const setupProvisions = [
  provision('grandMelee.recommendedMinimumPlayers', {
    means: [
      ['Normally, Grand Melee is used only in games begun with N or more players.', counted],
      ['It is normally used only for games that N or more players begin.', counted],
    ],
    in: grandMelee,
    about: 'normally used',
  }),
  combined('grandMelee.rangeOfInfluence', { seats, agreed: { ...agreed, loosely: true } }, (a) =>
    typeof a.seats === 'number' ? a.seats : a.agreed === undefined ? undefined : null,
  ),
  combined('grandMelee.rangesOfPlayers', { agreed, seats }, (a) => {
    if (a.agreed !== undefined) return a.agreed;
    return a.seats === undefined ? undefined : 'sameForAll';
  }),
  provision('grandMelee.attackOption', {
    means: attackOptionUse(['Grand Melee']),
    in: grandMelee,
    about: 'attack (left | right) option',
  }),
  provision('grandMelee.playersPerTurnMarker', {
    means: [
      [
        [
          'The game has one turn marker for each full N players in the game.',
          'For each full N players in the game, there is one turn marker.',
          'There is one turn marker in the game for each full N players.',
          'In a Grand Melee game, there is one turn marker for each full N players.',
        ],
        counted,
      ],
    ],
    in: grandMelee,
    about: 'turn marker for each ~ player',
  }),
  provision('grandMelee.markerSpacing', {
    in: grandMelee,
    about: secondMarker,
    means: [[[...markersTo('left'), ...markersTo('right')], counted]],
  }),
  provision('grandMelee.markerSide', {
    in: grandMelee,
    about: secondMarker,
    means: [
      [markersTo('left'), 'left'],
      [markersTo('right'), 'right'],
    ],
  }),
  provision('grandMelee.turnStart', {
    means: [
      ['Then at the same time all players with turn markers start their turns.', 'simultaneously'],
      [
        [
          'Then all players with turn markers start their turns in turn order.',
          ...['one by one', 'one after another', 'one at a time'].map(
            (how) => `Then all players with turn markers start their turns ${how}.`,
          ),
        ],
        'oneAfterAnother',
      ],
    ],
    in: grandMelee,
    about: ['player with turn marker start their turn', 'player who have turn marker start their turn'],
  }),
  provision('grandMelee.markerGap', {
    means: [[seatsAhead('N').flatMap(({ receives, begins }) => [receives, begins]), counted]],
    in: grandMelee,
    about: blocked,
  }),
  provision('grandMelee.blockedMarker', {
    means: seatsAhead('M').flatMap(({ receives, begins }) => [
      [receives, 'markerWaitsUnreceived'] as const,
      [begins, 'playerHoldsMarkerButTurnWaits'] as const,
    ]),
    in: grandMelee,
    about: blocked,
  }),
];
