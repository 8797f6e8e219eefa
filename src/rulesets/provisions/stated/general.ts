import { severalPlaces } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import { alternatingTeams, freeForAll, generalMultiplayer, grandMelee, teamVsTeam } from '../places.js';
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
  stated('leaving.durationsRunOn', generalMultiplayer, 'expire', {
    yes: "They don't expire immediately, and they don't last indefinitely.",
    no: 'They expire immediately.',
  }),
  stated('general.teamSkipsFirstDraw', generalMultiplayer, '^ in two-headed giant game', {
    yes: [
      `In a Two-Headed Giant game, the team who plays first ${say.firstDraw}.`,
      'In a Two-Headed Giant game the draw step of the first turn is skipped by the team that plays first.',
    ],
    no: "In a Two-Headed Giant game, the team who plays first doesn't skip the draw step of their first turn.",
  }),
];
