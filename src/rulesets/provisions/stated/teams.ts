import { provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { alternatingTeams, emperor, teamVsTeam, twoHeadedGiant } from '../places.js';
import { stated } from './stated.js';

const places = { teamVsTeam, emperor, twoHeadedGiant, alternatingTeams };

/** How teams sit, what teammates may see, and what they may touch, as each variant states it of itself. */
const alike = [
  ...(['teamVsTeam', 'emperor', 'twoHeadedGiant'] as const).flatMap((variant) => [
    stated(`${variant}.sittingTogether`, places[variant], '^ each team sit', {
      yes: 'On one side of the table, each team sits together.',
      no: "Each team doesn't sit together on one side of the table.",
    }),
    stated(`${variant}.seatOrder`, places[variant], ['team decide order', 'team determine order'], {
      yes: [
        'The order in which its players sit is decided by each team.',
        'The order in which each team is seated is decided by it.',
        'Each team decides the order in which the team is seated.',
      ],
      no: "The order in which its players sit isn't decided by each team.",
    }),
  ]),
  ...(['teamVsTeam', 'emperor'] as const).map((variant) =>
    stated(`${variant}.handsOpen`, places[variant], ['teammate & review', 'teammate & look at & hand'], {
      yes: [
        "At any time, teammates may discuss strategies and review each other's hands.",
        "At any time, teammates may talk strategy and look at each other's hands.",
        "A player may review a teammate's hand and discuss strategies at any time.",
      ],
      no: ['review', 'look at'].flatMap((review) => [
        `Teammates can't ${review} each other's hands.`,
        `Teammates may discuss strategies at any time, but they can't ${review} each other's hands.`,
      ]),
    }),
  ),
  ...(['teamVsTeam', 'emperor', 'twoHeadedGiant', 'alternatingTeams'] as const).map((variant) =>
    stated(
      `${variant}.othersCardsUntouched`,
      places[variant],
      ['teammate & manipulate', 'teammate & handle'],
      {
        yes: [
          "Each other's cards or permanents can't be manipulated by teammates.",
          "They may not handle each other's cards or permanents.",
        ],
        no: [
          "Teammates can manipulate each other's cards or permanents.",
          "Teammates can manipulate each other's cards and permanents.",
        ],
      },
    ),
  ),
];

/** What the rules state of how teams sit and what teammates may do. */
export const teamsStated = [
  ...alike,
  stated('teamVsTeam.teamSizes', teamVsTeam, ['^ each team may have', '^ team may be of any size'], {
    yes: 'Each team may have any number of players.',
    no: "Each team can't have any number of players on it.",
  }),
  provision('alternatingTeams.handsOpen', {
    in: alternatingTeams,
    about: ['teammate & review', 'teammate & look at & hand'],
    means: [
      [
        [
          "Teammates can't review each other's hands.",
          "Even if they are sitting next to each other, teammates can't review each other's hands.",
        ],
        'never',
      ],
      [
        [
          "Teammates can review each other's hands at any time.",
          "Teammates can review each other's hands.",
          "Even if they aren't sitting next to each other, teammates can review each other's hands.",
        ],
        false,
      ],
      [
        [
          "Only if teammates are sitting next to each other may they review each other's hands.",
          "If they aren't sitting next to each other, teammates can't review each other's hands.",
        ],
        true,
      ],
    ],
  }),
  stated('alternatingTeams.strategiesDiscussed', alternatingTeams, 'teammate & discuss', {
    yes: [
      'At any time, strategies may be discussed by teammates.',
      'A player may discuss strategies with teammates at any time.',
    ],
    no: "Teammates can't discuss strategies.",
  }),
  stated('emperor.generals', emperor, '^ remaining player on team', {
    yes: `The remaining players that are on the team are generals ${say.charge} the emperor.`,
    no: "The remaining players on the team aren't generals.",
  }),
  stated('emperor.anyNumberOfTeams', emperor, 'emperor variant can also be played', {
    yes: 'With any number of equally sized teams, the Emperor variant can also be played.',
    no: "The Emperor variant can't be played with any number of equally sized teams.",
  }),
];
