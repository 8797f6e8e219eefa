import { combined } from '../../reading/provision.js';
import { speakingOf } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import { untapStep } from '../places.js';
import { turns } from './turns.js';

const dayAndNight = speakingOf('day and night', /previous turn's active team/i);

const before = "player on the previous turn's active team";

/** Which of several active players is meant. */
export const activePlayerProvisions = [
  combined(
    'sharedTeamTurns.activePlayerReference',
    {
      one: {
        in: turns,
        about: ['ability that (refer|mention) ~ active player', 'refer|mention & active player'],
        means: [
          [
            'An ability that refers to the "active player" means one particular active player rather than all of them.',
            true,
          ],
          [
            ['all', 'both'].map(
              (many) =>
                `Any ability which refers to the "active player" refers to ${say.specific} active player, not to ${many} of the active players.`,
            ),
            true,
          ],
        ],
      },
      chooser: {
        means: [
          [
            "At the time its effect is applied, the ability's controller chooses which one the ability refers to.",
            'oneChosenByControllerOnApplication',
          ],
          [
            [
              "At the time the ability is put on the stack, the ability's controller chooses which one the ability refers to.",
              "As the ability is put on the stack, the ability's controller chooses which one the ability refers to.",
            ],
            'oneChosenByControllerOnStack',
          ],
          [
            ['the active team', "the active team's primary player"].map(
              (who) => `At the time its effect is applied, ${who} chooses which one the ability refers to.`,
            ),
            'oneChosenByActiveTeam',
          ],
          ["That player is always the active team's primary player.", 'primaryPlayerOfActiveTeam'],
        ],
        in: turns,
        loosely: true,
        about: [
          'ability controller choose',
          'control ability pick',
          'choose|pick & 1 ability refer',
          'choose|pick & effect be applied',
          'always & primary player',
        ],
      },
    },
    (a) => (a.one ? a.chooser : undefined),
  ),
  combined(
    'sharedTeamTurns.dayNightCheck',
    {
      night: {
        in: [untapStep, dayAndNight],
        about: 'day and ~ team',
        means: [
          [`If it's day and a spell was cast by no ${before} during that turn, it becomes night.`, true],
        ],
      },
      day: {
        in: [untapStep, dayAndNight],
        about: 'night and ~ team',
        means: [
          [
            ['that', 'the previous'].map(
              (turn) =>
                `If it's night and two or more spells were cast by any ${before} during ${turn} turn, it becomes day.`,
            ),
            true,
          ],
        ],
      },
    },
    (a) => (a.night && a.day ? 'anyMemberOfPreviousActiveTeam' : undefined),
  ),
];
