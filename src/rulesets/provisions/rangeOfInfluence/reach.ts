import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { limitedRange } from '../places.js';
import { drawnForInvolved } from '../recurring.js';

/** Who and what is within range, and what a game that is drawn, restarted or won has to do with it. */
export const reachProvisions = [
  combined(
    'rangeOfInfluence.gameDrawEffect',
    {
      draw: {
        in: limitedRange,
        about: ['effect ~ game be ~ draw', 'effect ~ game be ~ drawn', 'effect & draw', 'spell & draw'],
        means: [
          [
            ['his or her', "that player's"].map(
              (whose) =>
                `The game is a draw for that ${say.spell}'s controller and for all players within ${whose} ${say.range} if the effect of a ${say.spell} states that the game is a draw.`,
            ),
            true,
          ],
          [
            `The game is a draw for that ${say.spell}'s controller and for ${say.theirOpponents} within that player's ${say.range} if the effect of a ${say.spell} states that the game is a draw.`,
            'opponents',
          ],
          [
            `The game is a draw only for that ${say.spell}'s controller if the effect of a ${say.spell} states that the game is a draw.`,
            'controller',
          ],
        ],
      },
      leaving: {
        means: [[['They leave the game.', 'Those players leave the game.'], true]],
        in: limitedRange,
        about: ['they|player ~ leave game $', '^ they|those ~ game ~ game', '^ they ~ game $'],
      },
    },
    (a) => {
      if (!a.draw || !a.leaving) return undefined;
      if (a.draw === 'opponents') return 'controllerAndOpponentsInRangeDraw';
      return a.draw === 'controller' ? 'controllerDraws' : 'controllerAndPlayersInRangeDraw';
    },
  ),
  provision('rangeOfInfluence.mandatoryLoop', {
    in: limitedRange,
    about: ['loop ~ mandatory action', 'loop', 'mandatory'],
    means: [
      [drawnForInvolved(), 'involvedControllersAndPlayersInTheirRange'],
      [drawnForInvolved('all'), 'involvedControllersAndPlayersInAllTheirRanges'],
      [drawnForInvolved('none'), 'involvedControllers'],
    ],
  }),
  provision('rangeOfInfluence.restartExemption', {
    means: [['Effects that restart the game are exempt from the limited range of influence option.', true]],
    in: limitedRange,
    about: ['restart game', 'restart'],
  }),
  provision('rangeOfInfluence.winningCoverage', {
    means: [
      [
        'Spells, abilities, effects, attacking, damage dealing, making choices, and winning the game are covered by range of influence.',
        true,
      ],
      [
        'Abilities, spells, effects, attacking, damage dealing, and making choices are covered by range of influence.',
        false,
      ],
    ],
    in: limitedRange,
    about: [
      'range of influence [do not] cover',
      'range of influence [do not] apply to',
      'effect damage dealing',
    ],
  }),
  provision('rangeOfInfluence.distanceUnit', {
    means: [
      [
        "A player's range of influence is the maximum distance from him or her, measured in player seats, that the player can affect.",
        'playerSeats',
      ],
    ],
    in: limitedRange,
    about: ['range of influence ~ distance', 'range of influence ~ how far', 'measured|counted in'],
  }),
  provision('rangeOfInfluence.determinationTime', {
    means: [
      [
        "As each turn begins, the particular players within each player's range of influence are determined.",
        'asEachTurnBegins',
      ],
      [
        [
          "As the game begins, the particular players within each player's range of influence are determined.",
          "The particular players within each player's range of influence are determined only as the game begins.",
        ],
        'asTheGameBegins',
      ],
      [
        "As each phase begins, the particular players within each player's range of influence are determined.",
        'asEachPhaseBegins',
      ],
      [
        "The particular players within each player's range of influence are determined at any time.",
        'continuously',
      ],
    ],
    in: limitedRange,
    about: ['range of influence be ~ determined', 'range of influence be ~ settled'],
  }),
  provision('rangeOfInfluence.selfInclusion', {
    means: [
      [
        [
          'A player is always within his or her range of influence.',
          "Each player is always within that player's range of influence.",
          "Each player's own range of influence always includes that player.",
        ],
        true,
      ],
      ['A player is never within his or her range of influence.', false],
      ["A player isn't within his or her range of influence.", false],
    ],
    in: limitedRange,
    about: 'always ~ (own range of influence | include)',
  }),
  combined(
    'rangeOfInfluence.objectInRange',
    {
      object: {
        means: [
          [
            "An object is within a player's range of influence if that player or another player within that many seats of that player controls it.",
            true,
          ],
        ],
        in: limitedRange,
        about: '^ object be ~ player range of influence if',
      },
      battle: {
        means: [
          [
            "A battle is within a player's range of influence if that player or another player within that many seats of that player protects it.",
            'inRange',
          ],
          ["A battle is within a player's range of influence if that player protects it.", 'thatPlayer'],
        ],
        in: limitedRange,
        about: ['battle be ~ range of influence', 'battle & seat', 'battle & range of influence & player'],
      },
    },
    (a) => {
      if (!a.object) return undefined;
      if (a.battle === 'thatPlayer') return 'controllerInRangeOrOwnProtection';
      return a.battle ? 'controllerOrBattleProtectorInRange' : 'controllerInRange';
    },
  ),
  provision('rangeOfInfluence.attackTargets', {
    means: [
      [
        [
          "Only opponents within their controller's range of influence can be attacked by creatures.",
          `A creature can attack only opponents within its controller's ${say.range}.`,
        ],
        'opponents',
      ],
      [
        `Creatures can attack only opponents within their controller's ${say.range} or planeswalkers those opponents control.`,
        'opponentsAndPlaneswalkers',
      ],
      [
        `Creatures can attack only opponents within their controller's ${say.range}, planeswalkers those opponents control, and battles those opponents protect.`,
        'opponentsPlaneswalkersAndBattles',
      ],
      ['Creatures can attack only opponents within the range of influence of their controller.', 'opponents'],
      [
        [
          '',
          ' or planeswalkers controlled by those opponents',
          ' or planeswalkers those opponents control',
        ].map((theirs) => `Creatures can attack opponents outside their controller's ${say.range}${theirs}.`),
        'opponentsAnywhere',
      ],
      [
        [
          'Only opponents within range of influence of the player who controls a creature, and planeswalkers under the control of those opponents, can be attacked by it.',
          "It can attack only opponents within the range of influence of the player who controls a creature and planeswalkers under those opponents' control.",
        ],
        'opponentsAndPlaneswalkers',
      ],
    ],
    in: limitedRange,
    about: ['creature can attack', 'can be attacked'],
  }),
  provision('rangeOfInfluence.noOpponentInRange', {
    means: [
      [
        [
          "Creatures a player controls can't attack if no opponents are within that player's range of influence.",
          "If a player has no opponents within their range of influence, creatures that player controls can't attack.",
        ],
        'cannotAttack',
      ],
      ["A player with no opponent in range of influence can't attack with creatures.", 'cannotAttack'],
    ],
    in: limitedRange,
    about: 'no opponent ~ range of influence',
  }),
];
