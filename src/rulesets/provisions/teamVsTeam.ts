import { counted } from '../reading/phrases.js';
import { combined, provision } from '../reading/provision.js';
import { teamVsTeam } from './places.js';
import { attackOptionUse, unsharedResources } from './recurring.js';

const teams = {
  means: [
    ['Team vs. Team games are played with N or more teams.', counted],
    ['N teams or more play a Team vs. Team game.', counted],
    ['Team vs. Team games are played with exactly N teams.', counted],
  ],
  in: teamVsTeam,
  loosely: true,
  about: ['team v team game', 'team vs team game'],
} as const;

/** Provisions of the variant in which teams sit together and everybody takes turns of their own. */
export const teamVsTeamProvisions = [
  combined('teamVsTeam.variantPresence', { teams }, (a) => (a.teams === undefined ? undefined : true)),
  provision('teamVsTeam.attackOption', {
    means: attackOptionUse(['Team vs. Team']),
    in: teamVsTeam,
    about: ['attack ~ option', 'attack'],
  }),
  combined(
    'teamVsTeam.firstPlayer',
    {
      team: {
        means: [['Choose a team at random to determine which player goes first.', true]],
        in: teamVsTeam,
        loosely: true,
        about: ['player go first ~ team | determine which player go first', 'player & go first'],
      },
      odd: {
        means: [
          ...(['center', 'leftmost', 'rightmost'] as const).map(
            (seat) =>
              [
                `The player in that team's ${seat} seat goes first if it has an odd number of players.`,
                seat,
              ] as const,
          ),
          ['That team chooses which of its players goes first if it has an odd number of players.', 'chosen'],
        ],
        in: teamVsTeam,
        about: 'odd',
      },
      even: {
        means: [
          [
            'The player to the left of its midpoint goes first if that team has an even number of players.',
            'left',
          ],
          [
            'The player to the right of its midpoint goes first if that team has an even number of players.',
            'right',
          ],
          [
            'That team chooses which of its players goes first if that team has an even number of players.',
            'chosen',
          ],
        ],
        in: teamVsTeam,
        about: 'even number',
      },
      direction: {
        means: [
          [
            [
              "Turn order goes to players' left.",
              "Turn order goes to the players' left.",
              'Turn order goes to the left.',
            ],
            'left',
          ],
          [
            [
              "Turn order goes to players' right.",
              "Turn order goes to the players' right.",
              'Turn order goes to the right.',
            ],
            'right',
          ],
        ],
        in: teamVsTeam,
        about: '^ turn order',
      },
    },
    (a) => {
      if (!(a.team && a.odd && a.even)) return undefined;
      if (a.odd === 'chosen' || a.even === 'chosen') {
        if (a.odd !== 'chosen' || a.even === 'right' || a.direction === 'right') return undefined;
        return a.even === 'chosen' ? 'randomTeamChosenMember' : 'randomTeamChosenMemberOrLeftOfMidpoint';
      }
      // For the right twice over there is no value.
      if (a.odd !== 'center') {
        if (a.even === 'right' || a.direction === 'right') return undefined;
        return a.odd === 'leftmost'
          ? 'randomTeamLeftmostSeatOrLeftOfMidpoint'
          : 'randomTeamRightmostSeatOrLeftOfMidpoint';
      }
      if (a.even === 'right')
        return a.direction === 'right' ? undefined : 'randomTeamCenterSeatOrRightOfMidpoint';
      return a.direction === 'right'
        ? 'randomTeamCenterSeatOrLeftOfMidpointThenToRight'
        : 'randomTeamCenterSeatOrLeftOfMidpoint';
    },
  ),
  provision('teamVsTeam.rangeOfInfluenceAndDeployCreatures', {
    means: [
      [
        "The Team vs. Team variant usually doesn't use the deploy creatures options and limited range of influence options.",
        'usuallyUnused',
      ],
      [
        ["doesn't", "can't"].map(
          (not) =>
            `The Team vs. Team variant ${not} use the deploy creatures options and limited range of influence options.`,
        ),
        'unused',
      ],
      [
        'The Team vs. Team variant usually uses the deploy creatures options and limited range of influence options.',
        'usuallyUsed',
      ],
      [
        'The deploy creatures option and the limited range of influence option are left out of Team vs. Team games usually.',
        'usuallyUnused',
      ],
    ],
    in: teamVsTeam,
    about: ['deploy creature', 'deploy', 'range of influence'],
  }),
  provision('teamVsTeam.resourceSharing', unsharedResources(teamVsTeam, 'Team vs. Team')),
  provision('teamVsTeam.minimumTeams', teams),
  provision('teamVsTeam.mostTeams', {
    ...teams,
    means: [
      [
        [
          'Team vs. Team games are played with M or more teams.',
          'M teams or more play a Team vs. Team game.',
        ],
        null,
      ],
      ['Team vs. Team games are played with exactly N teams.', counted],
    ],
  }),
];
