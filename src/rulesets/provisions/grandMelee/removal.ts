import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { grandMelee } from '../places.js';

/** Which turn marker is removed, and when. */
export const removalProvisions = [
  combined(
    'grandMelee.removedMarkerPosition',
    {
      which: {
        means: [
          [
            [
              'Remove the turn marker immediately to the right of the departed player.',
              "For removal, the turn marker immediately to the departed player's right is designated.",
            ],
            true,
          ],
          ['The turn marker to remove is the first one to the right of the player who left.', true],
          [
            [
              'Remove the turn marker immediately to the left of the departed player.',
              "For removal, the turn marker immediately to the departed player's left is designated.",
              'The turn marker to remove is the first one to the left of the player who left.',
              'The first turn marker to the left of the player who left is designated for removal.',
            ],
            'left',
          ],
          ['The first turn marker to the right of the player who left is designated for removal.', true],
        ],
        in: grandMelee,
        loosely: true,
        about: ['turn marker ~ (right|left) ~ removal', 'remove turn marker', 'turn marker to remove'],
      },
      several: {
        in: grandMelee,
        about: ['more than 1 player ~ turn marker', 'several player ~ leave|left'],
        means: (
          [
            ['low', 'Lowest'],
            ['high', 'Highest'],
          ] as const
        ).flatMap(([number, value]) => [
          [
            say.byRole({
              leave: 'if more than one player leaves the game simultaneously,',
              leaving: 'those players leaving the game',
              fewer: 'would reduce the number of turn markers in the game,',
              many: 'and there are multiple turn markers',
              could: 'that could be removed,',
              what: `the marker with the ${number}est number is designated for removal`,
            }),
            value,
          ],
          [
            [
              `If several players leave the game at the same time, the game should have fewer turn markers because of it, and more than one turn marker could be removed, the turn marker with the ${number}est number is designated for removal.`,
              `If several players have left the game and there is more than one turn marker that could be removed, the marker with the ${number}er number is removed.`,
              `If several players have left, so that there is more than one turn marker to which this could apply, remove the one with the ${number}er number.`,
              `Remove the one with the ${number}er number if several players have left so that there are two or more turn markers that this could apply to.`,
            ],
            value,
          ],
        ]),
      },
    },
    (a) => {
      if (!a.which || !a.several) return undefined;
      return `nearestTo${a.which === 'left' ? 'Left' : 'Right'}Then${a.several}Number`;
    },
  ),
  combined(
    'grandMelee.designatedMarkerRemoval',
    {
      own: {
        means: [
          [
            [
              `If a player who's taking a turn has a ${say.marker} that's been ${say.removal}, that ${say.marker} is removed instead of being passed after that turn ends.`,
              `If a ${say.marker} held by a player who is taking a turn is ${say.removal}, it is removed instead of being passed once that turn ends.`,
            ],
            true,
          ],
        ],
        in: grandMelee,
        loosely: true,
        about: ['taking turn ~ designated for removal', 'designated for removal and held'],
      },
      other: {
        means: [
          [
            [
              `That ${say.marker} is immediately removed, if a player who's not taking a turn has a ${say.marker} that's been ${say.removal}.`,
              `A ${say.marker} ${say.removal} is removed at once if the player who has it is not taking a turn.`,
            ],
            'AtOnce',
          ],
          ...(
            [
              ["after that player's next turn ends", 'NextTurn'],
              ["when that player's next turn ends", 'NextTurn'],
              ["as that player's next turn begins", 'AsNextTurnBegins'],
            ] as const
          ).map(
            ([when, value]) =>
              [
                `That ${say.marker} is removed ${when}, if a player who's not taking a turn has a ${say.marker} that's been ${say.removal}.`,
                value,
              ] as const,
          ),
        ],
        in: grandMelee,
        about: ['not taking turn ~ removed', 'turn be not under way'],
      },
      excess: {
        means: [
          [
            [
              `If a removed ${say.marker} had been ${say.removal} multiple times, the ${say.marker} to its right becomes ${say.removal} that many times minus one.`,
              `The ${say.marker} to the right of a removed ${say.marker} becomes ${say.removal} that many times minus one if the removed ${say.marker} had been ${say.removal} more than once.`,
            ],
            'right',
          ],
          [
            `If a removed ${say.marker} had been ${say.removal} multiple times, the ${say.marker} to its right becomes ${say.removal} that many times.`,
            'all',
          ],
          [
            `If a removed ${say.marker} had been ${say.removal} multiple times, the ${say.marker} to its left becomes ${say.removal} that many times minus one.`,
            'left',
          ],
        ],
        in: grandMelee,
        about: 'designated for removal ~ time ~ left|right',
      },
    },
    (a) => {
      if (!a.own || !a.other || a.excess === undefined) return undefined;
      if (a.other !== 'AtOnce')
        return a.excess === 'right' ? `afterTurnOr${a.other}ExcessToRight` : undefined;
      if (a.excess === 'all') return 'afterTurnOrImmediatelyAllToRight';
      return a.excess === 'right'
        ? 'afterTurnOrImmediatelyExcessToRight'
        : 'afterTurnOrImmediatelyExcessToLeft';
    },
  ),
  provision('grandMelee.designatedMarkerDisregard', {
    in: grandMelee,
    loosely: true,
    about: [
      'reduce number ~ designated',
      'designated for removal already',
      'already & designated',
      'disregard & turn marker',
    ],
    means: [
      [
        say.byRole({
          for: 'for the purposes of determining',
          whether: 'if one or more players leaving the game',
          fewer: 'would reduce the number of turn markers in the game,',
          disregard: 'disregard turn markers already designated for removal',
        }),
        true,
      ],
      [
        say.byRole({
          for: 'for the purposes of determining',
          whether: 'if one or more players leaving the game',
          fewer: 'would reduce the number of turn markers in the game,',
          count: "don't count turn markers already designated for removal",
        }),
        true,
      ],
      [
        ['include', 'count'].map((count) =>
          say.byRole({
            for: 'for the purposes of determining',
            whether: 'if one or more players leaving the game',
            fewer: 'would reduce the number of turn markers in the game,',
            count: `${count} turn markers already designated for removal`,
          }),
        ),
        false,
      ],
      [
        "Turn markers that are designated for removal already don't count when it is determined whether players who leave the game reduce the number of its turn markers.",
        true,
      ],
    ],
  }),
];
