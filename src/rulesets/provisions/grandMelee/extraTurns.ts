import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { grandMelee } from '../places.js';

const nearOnTheRight = "a turn marker is within N seats on the player's right";
const keptNoLonger =
  "With a turn marker within N seats to the player's right, the player doesn't keep the turn marker but passes it to the left at the end of the turn, and takes the extra turn just before his or her next turn.";

/** That an extra turn waits for a marker that is so many seats away until it is taken at another seat. */
const waitsForMarker = (near: string, far: string) => ({
  in: grandMelee,
  loosely: true as const,
  about: 'turn marker ~ within ~ left ~ extra turn',
  means: [
    [
      [
        `With a turn marker within ${near} seats to the player's left, the extra turn doesn't begin until the player ${far} seats to the left has taken that other turn marker.`,
        say.byRole({
          what: 'the extra turn',
          waits: 'waits to begin',
          until: `until the player ${far} seats to their left`,
          takes: 'takes the other turn marker',
          if: `if a turn marker is within ${near} seats`,
          side: "on the player's left",
        }),
      ],
      counted,
    ],
  ] as const,
});

/** What is said of markers that are near when somebody is to take an extra turn. */
const nearMarkers = {
  left: waitsForMarker('N', 'M'),
  further: waitsForMarker('M', 'N'),
  right: {
    in: grandMelee,
    about: 'turn marker ~ within ~ right ~ pass',
    means: [
      [keptNoLonger, counted],
      [
        say.byRole({
          if: `if ${nearOnTheRight},`,
          what: 'the player passes the turn marker to their left',
          when: 'when the turn ends,',
          not: 'rather than keeping it',
        }),
        counted,
      ],
    ],
  },
  later: {
    in: grandMelee,
    about: 'turn marker ~ within ~ right ~ pass',
    means: [
      [keptNoLonger, counted],
      [
        say.byRole({
          what: 'the player will take the extra turn',
          when: 'immediately before their next turn',
          if: `if ${nearOnTheRight}`,
        }),
        counted,
      ],
    ],
  },
} as const;

/** Extra turns, and ranges after players have left. */
export const extraTurnsProvisions = [
  provision('grandMelee.rangeAfterDepartures', {
    in: grandMelee,
    about: [
      'leave|left ~ range of influence ~ turn',
      'range of influence & side',
      'seat & range of influence & turn',
    ],
    means: [
      [
        say.byRole({
          until: 'until the next turn begins,',
          who: 'the players that were on either side of',
          where: "those seats don't enter one another's",
          range: 'range of influence',
          leave: 'if one or more consecutively seated players leave the game',
        }),
        'whenNextTurnBegins',
      ],
      [
        say.byRole({
          who: 'the players that were on either side of',
          where: "those seats enter one another's",
          range: 'range of influence',
          when: 'immediately',
          leave: 'if one or more consecutively seated players leave the game',
        }),
        'immediately',
      ],
    ],
  }),
  combined(
    'grandMelee.extraTurnWithMarker',
    {
      keeping: {
        in: grandMelee,
        loosely: true,
        about: ['extra turn ~ keep turn marker', 'extra turn & keep', 'extra turn & too close'],
        means: [
          [
            `Unless at that time another ${say.marker} is too close on either side, that player keeps the ${say.marker} and starts that player's next turn after the current turn ends, if a player with a ${say.marker} is caused by an effect to take an extra turn after the current one.`,
            true,
          ],
        ],
      },
      ...nearMarkers,
    },
    (a) =>
      a.keeping && a.left && a.further && a.right && a.later
        ? 'keepMarkerUnlessAnotherWithinThreeSeats'
        : undefined,
  ),
  combined('grandMelee.extraTurnGap', { left: nearMarkers.left, further: nearMarkers.further }, (a) =>
    a.further === (a.left ?? 0) + 1 ? a.left : undefined,
  ),
  combined('grandMelee.extraTurnGapToRight', { right: nearMarkers.right, later: nearMarkers.later }, (a) =>
    a.right === a.later ? a.right : undefined,
  ),
  provision('grandMelee.extraTurnWithoutMarker', {
    means: (
      [
        ['before', 'beforeNextTurnIfNotOwnTurn', 'beforeNextTurnIfWithoutMarker'],
        ['after', 'afterNextTurnIfNotOwnTurn', 'afterNextTurnIfWithoutMarker'],
      ] as const
    ).flatMap(
      ([when, notOwn, without]) =>
        [
          [
            `If a player would take an ${say.extraTurn} after the current turn and it's not currently his or her turn, instead that player takes the ${say.extraTurn} immediately ${when} his or her next turn.`,
            notOwn,
          ],
          [
            `If an effect would cause a player to take an ${say.extraTurn} after the current turn, but that player wouldn't have a ${say.marker} at the start of that turn, instead that player will take the ${say.extraTurn} immediately ${when} that player's next turn.`,
            without,
          ],
        ] as const,
    ),
    in: grandMelee,
    about: ['extra turn after current turn', 'extra turn to follow current 1'],
  }),
];
