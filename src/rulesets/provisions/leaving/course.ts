import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { replacementEffects } from '../places.js';
import { expiringWithDeparture } from '../recurring.js';
import { place } from './objects.js';

const insteadOfPriority = (who: string): string =>
  say.byRole({
    if: 'if the active player would receive priority,',
    instead: 'instead the top object on the stack resolves,',
    or: 'or the phase or step ends, or',
    who: `the ${who} player in turn order`,
    gets: 'receives priority, whichever is appropriate',
  });

/** How the game goes on without the player: priority, turns, damage, what is known. */
export const courseProvisions = [
  provision('leaving.priorityPassing', {
    in: place,
    about: ['player ~ had priority', 'player & priority & pass', 'had & priority'],
    means: (
      [
        [`the next player in turn order who is ${say.inGame}`, true],
        [`the previous player in turn order who is ${say.inGame}`, 'toPreviousPlayer'],
        [`the nearest player to their right who is ${say.inGame}`, 'toPreviousPlayer'],
        ['the active player', 'toActivePlayer'],
      ] as const
    ).map(([who, value]) => [
      `If the player who ${say.left} had priority at the time they left, ${say.passesOn} ${who}.`,
      value,
    ]),
  }),
  combined(
    'leaving.turnInProgress',
    {
      turn: {
        means: [
          [
            "That turn continues without an active player to its completion if a player leaves the game during that player's turn.",
            true,
          ],
          [
            'If a player leaves the game in the course of his or her own turn, the turn is played to its end with no active player.',
            true,
          ],
          [
            'If a player leaves the game in the course of their own turn, the turn is played to its end with no active player.',
            true,
          ],
          ["That turn ends immediately if a player leaves the game during that player's turn.", 'ends'],
        ],
        in: place,
        about: [
          'player leave game ~ turn ~ active player',
          'leave game & turn end',
          'leave & turn & active player',
          'leave game & during & turn',
        ],
      },
      priority: {
        in: place,
        about: 'active player would ~ priority',
        means: [
          [insteadOfPriority('next'), 'next'],
          [insteadOfPriority('previous'), 'previous'],
        ],
      },
    },
    (a) => {
      if (a.turn === undefined || a.priority === undefined) return undefined;
      if (a.turn === 'ends') return 'turnEndsAtOnce';
      return a.priority === 'previous' ? 'previousPlayerGetsPriority' : 'turnContinuesWithoutActivePlayer';
    },
  ),
  provision('leaving.futureTurn', {
    means: [
      [`That turn doesn't begin, if ${say.departed} would begin a turn.`, 'turnDoesNotBegin'],
      [
        [
          `The next player in turn order takes that turn instead, if ${say.departed} would begin a turn.`,
          `That turn is taken by the next player in turn order instead, if ${say.departed} would begin a turn.`,
        ],
        'nextPlayerTakesIt',
      ],
    ],
    in: place,
    about: [
      'left game would start turn',
      '^ if player ~ would start turn',
      'turn ~ begun by player',
      'left game & would start',
      'turn & begun & left game',
    ],
  }),
  combined(
    'leaving.durationUntilNextTurn',
    {
      duration: {
        in: place,
        about: [
          'continuous effect ~ next turn',
          'continuous effect',
          'turn & specific point',
          'effect & until ~ next turn',
        ],
        means: [
          [
            "Some continuous effects are to last up to a player's next turn or up to a specific point in it.",
            'kind',
          ],
          ...(
            [
              ['will last until that turn would have begun', 'whole'],
              ['will end', 'ends'],
              ['will expire as soon as that player leaves the game', 'ends'],
              ['expire as soon as that player leaves the game', 'ends'],
              ['will last until the current turn ends', 'turn'],
              ['will last until the end of the game', 'game'],
            ] as const
          ).map(
            ([last, value]) =>
              [
                say.byRole({
                  what: 'any continuous effects',
                  which: 'with durations that last',
                  until: "until that player's next turn",
                  orElse: 'or until a specific point in that turn',
                  last,
                  when: 'when a player leaves the game',
                }),
                value,
              ] as const,
          ),
        ],
      },
      until: {
        in: place,
        about: 'player leave game these effect',
      },
      between: {
        in: place,
        about: 'expire & last',
        means: [
          ['They neither expire immediately nor last indefinitely.', true],
          [expiringWithDeparture, false],
        ],
      },
    },
    (a) => {
      // That they end at once, or never, contradicts this.
      if ((a.duration === 'ends' || a.duration === 'game') && a.between) return undefined;
      if (a.duration === 'ends') return 'untilDeparture';
      if (a.duration === 'game') return 'untilEndOfGame';
      if (a.duration === 'turn') return 'untilEndOfCurrentTurn';
      return a.duration === 'whole' || (a.duration === 'kind' && a.until)
        ? 'untilThatTurnWouldHaveBegun'
        : undefined;
    },
  ),
  provision('leaving.combatDamageOnStack', {
    means: [
      [`A player leaving the game doesn't affect ${say.combatDamage} on the stack.`, 'unaffected'],
      ["Combat damage that is on the stack isn't affected when a player leaves.", 'unaffected'],
    ],
    in: place,
    about: ['leaving ~ combat damage', 'combat damage ~ stack', 'combat damage & stack'],
  }),
  provision('leaving.combatDamageToDepartedPlayer', {
    means: [
      [
        [
          "Combat damage that would be dealt to a player who has left the game simply isn't dealt.",
          `That damage isn't dealt, if ${say.combatDamage} would be dealt to ${say.departed}.`,
        ],
        'notDealt',
      ],
      [
        `That damage isn't assigned, if ${say.combatDamage} would be assigned to ${say.departed}.`,
        'notAssigned',
      ],
      [
        'Combat damage is simply not assigned if the player who would get it has left the game.',
        'notAssigned',
      ],
      ['Combat damage is not assigned if the player who would get it has left the game.', 'notAssigned'],
      [
        `If ${say.combatDamage} would be assigned to ${say.departed}, that damage is assigned to the next player in turn order.`,
        'assignedToNextPlayer',
      ],
    ],
    in: place,
    about: [
      'combat damage ~ (left game | who would get it)',
      'combat damage & left',
      'damage & assigned|dealt|assign|deal',
    ],
  }),
  provision('leaving.damageRedirectionWithDepartedPlayer', {
    in: replacementEffects,
    about: ['redirected ~ player who have left game', 'redirected & left game', 'damage & left game'],
    means: [
      [
        `If damage would be redirected to or from ${say.departed}, nothing is done by the effect.`,
        'doesNothing',
      ],
      [`If damage would be redirected to or from ${say.departed}, that damage is prevented.`, 'prevented'],
    ],
  }),
  combined(
    'leaving.playerInformation',
    {
      information: {
        in: place,
        loosely: true,
        about: ['information about (specific | 1 particular) player', 'effect & information & player'],
        means: [
          [
            'An effect that needs information about one particular player uses current information as long as that player is still in the game.',
            'current',
          ],
          [
            say.byRole({
              if: 'if an effect requires information',
              about: 'about a specific player,',
              uses: 'the effect uses the current information about that player',
              while: 'if they are still in the game;',
              otherwise: 'otherwise, the effect uses',
              last: 'the last known information about that player',
              before: 'before they left the game',
            }),
            'whole',
          ],
        ],
      },
      otherwise: {
        in: place,
        about: 'last known information',
        means: [['Otherwise it uses the last known information from before the player left.', true]],
      },
    },
    (a) =>
      a.information === 'whole' || (a.information === 'current' && a.otherwise)
        ? 'currentElseLastKnown'
        : undefined,
  ),
  provision('leaving.pastActionVisibility', {
    in: place,
    about: ['action player have taken', 'action & taken', 'action & left game'],
    means: [
      ...[true, false].map(
        (found) =>
          [
            say.byRole({
              finds: `the effect ${found ? 'can' : "can't"} find actions`,
              which: 'that were taken by a player',
              who: 'who has left the game',
              if: 'if an effect requires information from the game',
              about: 'about actions players have taken',
            }),
            found,
          ] as const,
      ),
      [
        'If information from the game about actions players have taken is required by an effect, the effect can find actions that a player who has left the game took.',
        true,
      ],
    ],
  }),
];
