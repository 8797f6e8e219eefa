import { combined } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import type { ValueOf } from '../../vocabulary/index.js';
import { grandMelee } from '../places.js';

const sides = ['left', 'right'] as const;

type Way = (typeof sides)[number] | 'removed';
type Meaning = readonly [string | readonly string[], Way];

/** What becomes of the marker of a player who leaves: after a turn of theirs that had begun, and before one. */
const WAYS: Readonly<
  Record<Way, Readonly<Record<Way, ValueOf<'grandMelee.markerOfDepartingHolder'> | undefined>>>
> = {
  left: {
    left: 'playerToLeftAfterTurnOrImmediately',
    right: 'playerToLeftAfterTurnToRightImmediately',
    removed: 'playerToLeftAfterTurnRemovedImmediately',
  },
  right: {
    left: 'playerToRightAfterTurnToLeftImmediately',
    right: 'playerToRightAfterTurnOrImmediately',
    removed: 'playerToRightAfterTurnRemovedImmediately',
  },
  removed: {
    left: 'removedAfterTurnToLeftImmediately',
    right: undefined,
    removed: 'removedAfterTurnOrImmediately',
  },
};

/** Turn markers when players leave the game. */
export const departuresProvisions = [
  combined(
    'grandMelee.markerOfDepartingHolder',
    {
      during: {
        means: [
          ...sides.flatMap((side): Meaning[] => [
            [
              [
                `The player to a player's ${side} takes the ${say.marker} after that turn ends if that player leaves the game during that player's turn and has a ${say.marker}.`,
                `If a player with a turn marker leaves the game during that player's turn, the player to that player's ${side} takes the turn marker after that turn ends.`,
              ],
              side,
            ],
            [
              `If a player who has a turn marker leaves the game while taking a turn, the next player to the ${side} takes the turn marker once that turn is over.`,
              side,
            ],
          ]),
          [
            ['', 'rather than being passed'].map(
              (instead) =>
                `The ${say.marker} is removed ${instead} after that turn ends if a player leaves the game during that player's turn and has a ${say.marker}.`,
            ),
            'removed',
          ],
        ],
        in: grandMelee,
        loosely: true,
        about: [
          'turn marker leave game (during | while)',
          'turn marker & leave & take & left',
          'leave & during|while & turn marker',
        ],
      },
      before: {
        means: [
          ...sides.flatMap((side): Meaning[] => [
            [
              `If a player with a turn marker leaves the game before that player's turn begins, the player to that player's ${side} takes the turn marker immediately.`,
              side,
            ],
            [
              `If such a player leaves before his or her turn has begun, the next player to the ${side} takes the turn marker at once.`,
              side,
            ],
          ]),
          [
            `If a player with a turn marker leaves the game before that player's turn begins, that turn marker is removed immediately.`,
            'removed',
          ],
        ],
        in: grandMelee,
        about: ['leave [game] before their turn'],
      },
    },
    (a) => {
      if (a.during === undefined || a.before === undefined) return undefined;
      return WAYS[a.during][a.before];
    },
  ),
  combined(
    'grandMelee.markerRemoval',
    {
      removal: {
        in: grandMelee,
        loosely: true,
        about: ['leave game ~ (removed|removal)', 'removed if player leave game'],
        means: [
          [
            [
              'A turn marker is removed if a player leaves the game and the game should have fewer turn markers because of it.',
              say.byRole({
                what: 'a turn marker is removed',
                leave: 'if a player leaves the game and',
                leaving: 'that player leaving the game',
                fewer: 'would reduce the number of turn markers in the game',
              }),
            ],
            'removed',
          ],
          [
            ['left', 'right'].flatMap((side) => [
              `If a player leaves the game and the game should have fewer turn markers because of it, the first turn marker to the ${side} of the player who left is designated for removal.`,
              say.byRole({
                for: 'for removal,',
                what: `the turn marker immediately to the departed player's ${side}`,
                is: 'is designated if a player leaves the game and',
                leaving: 'that player leaving the game',
                does: 'would reduce the number of turn markers in the game',
              }),
            ]),
            'designated',
          ],
        ],
      },
      between: {
        means: [
          [['Turn markers are removed only between turns.', 'It is removed only between turns.'], true],
        ],
        in: grandMelee,
        about: ['removed ~ between turn', 'done between turn'],
      },
      several: {
        means: [
          ['A turn marker may be designated multiple times for removal.', true],
          ['It is possible for the same turn marker to be designated for removal more than once.', true],
        ],
        in: grandMelee,
        loosely: true,
        about: 'turn marker ~ designated for removal ~ (multiple time | more than once)',
      },
    },
    (a) => {
      if (a.removal === 'removed') return a.between ? 'removedBetweenTurns' : undefined;
      return a.removal === 'designated' && a.several ? 'designatedForRemoval' : undefined;
    },
  ),
];
