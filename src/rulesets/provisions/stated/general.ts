import { combined, provision } from '../../reading/provision.js';
import { severalPlaces } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import {
  alternatingTeams,
  combatPhase,
  declareAttackers,
  declareBlockers,
  endingTheGame,
  freeForAll,
  generalMultiplayer,
  grandMelee,
  priority,
  teamVsTeam,
  turnStructure,
} from '../places.js';
import { expiringWithDeparture, topmost } from '../recurring.js';
import { stated } from './stated.js';

const variantsWithOptions = severalPlaces(freeForAll, grandMelee, teamVsTeam, alternatingTeams);

/** What the rules state of options and of players who leave. */
export const generalStated = [
  stated('general.optionsBeforePlay', variantsWithOptions, '^ any multiplayer option', {
    yes: [
      'Before play begins, any multiplayer options used are determined.',
      'Before play begins, any multiplayer options used are decided.',
    ],
    no: [
      'After play begins, any multiplayer options used are determined.',
      'After play begins, any multiplayer options used are decided.',
    ],
  }),
  stated('leaving.gameContinues', generalMultiplayer, 'multiplayer game & continue', {
    yes: 'Unlike two-player games, after one or more players have left the game, multiplayer games can continue.',
    no: "Unlike two-player games, multiplayer games can't continue after one or more players have left the game.",
  }),
  stated('leaving.exiledAsControlEnds', generalMultiplayer, 'as soon as ~ control', {
    yes: 'As soon as the control-changing effect ends, it happens.',
    no: "As soon as the control-changing effect ends, it doesn't happen.",
  }),
  combined(
    'leaving.durationsRunOn',
    {
      words: {
        in: generalMultiplayer,
        about: 'expire',
        means: [
          ["They don't expire immediately, and they don't last indefinitely.", true],
          ['They expire immediately.', false],
          [expiringWithDeparture, 'untilDeparture'],
        ],
      },
    },
    // A duration that ends with the departure is of another parameter.
    ({ words }) => (words === 'untilDeparture' ? 'notSpecified' : words),
  ),
  stated('general.teamSkipsFirstDraw', generalMultiplayer, 'team & draw step & first', {
    yes: [
      `In a Two-Headed Giant game, their first turn's draw step is skipped by the team who plays first.`,
      'In a Two-Headed Giant game the draw step of the first turn is skipped by the team that plays first.',
      'In a Two-Headed Giant game the draw step of its first turn is skipped by the team that plays first.',
    ],
    no: "In a Two-Headed Giant game, the draw step of their first turn isn't skipped by the team who plays first.",
  }),
  provision('general.allPass', {
    in: severalPlaces(priority, turnStructure),
    about: ['^ if ~ pass in succession', '^ if ~ player pass ~ resolve', '^ phase or step ~ end when ~ pass'],
    means: [
      [
        ['both', 'all'].flatMap((who) => [
          `If ${who} players ${say.passing} (that is, if ${who} players pass without taking any actions between passing), ${topmost('object')} resolves, then the active player receives priority.`,
          say.byRole({
            if: `if ${who} players ${say.passing}`,
            that: `(that is, if ${who} players pass without taking any actions between passing),`,
            what: `the ${say.spell} on top of the stack resolves`,
            or: 'or, if the stack is empty, the step or phase ends',
          }),
          `The phase or step ends and the next one begins if the stack is empty when ${who} players ${say.passing}.`,
          `When ${who} players ${say.passing} and the stack is empty, a phase or a step ends.`,
          `When ${who} players ${say.passing} and the stack is empty, a phase or step in which players receive priority ends.`,
        ]),
        true,
      ],
      [
        say.byRole({
          if: `if all players ${say.passing},`,
          what: `the ${say.spell} on top of the stack resolves`,
          or: 'or, if the stack is empty, the step or phase ends',
        }),
        true,
      ],
      [
        `If both players ${say.passing} (that is, if both players pass without taking any actions between passing), ${topmost(say.spell)} resolves, then the active player receives priority.`,
        true,
      ],
    ],
  }),
  provision('general.priorityAfterResolving', {
    in: priority,
    about: 'get priority after spell or ability',
    means: [
      ['After a spell or ability other than a mana ability resolves, the active player gets priority.', true],
    ],
  }),
  provision('general.activePlayerAttacks', {
    in: combatPhase,
    about: '^ during combat phase ~ be [attacking and be] attacking player',
    means: [
      [
        'The active player is the attacking player during the combat phase and is attacking during the combat phase.',
        true,
      ],
      [
        'The active player is the attacking player during the combat phase, and creatures that that player controls may attack.',
        true,
      ],
    ],
  }),
  ...(
    [
      ['general.attackersDeclared', declareAttackers, 'active', 'attacker'],
      ['general.blockersDeclared', declareBlockers, 'defending', 'blocker'],
    ] as const
  ).map(([key, step, who, what]) =>
    provision(key, {
      in: step,
      about: [`^ first ~ declare ${what}`, `^ as declare ${what} step start ~ declare`],
      means: [
        [
          [
            `The ${who} player first declares ${what}s.`,
            `The ${who} player declares ${what}s as the declare ${what}s step begins.`,
            `The ${who} player declares ${what}s as the declare ${what}s step begins; this game action doesn't use the stack.`,
          ],
          true,
        ],
      ],
    }),
  ),
  stated('general.losersLeave', endingTheGame, '^ if player lose game', {
    yes: 'If a player loses the game, that player leaves the game.',
    no: "If a player loses the game, that player doesn't leave the game.",
  }),
];
