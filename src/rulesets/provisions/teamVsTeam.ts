import { combined, number, provision } from '../reading/provision.js';
import { teamVsTeam } from './places.js';
import { unsharedResources } from './recurring.js';

const teams = {
  in: teamVsTeam,
  loosely: true,
  about: ['team v team game', 'team vs team game'],
  says: [
    ['team vs team game be played (with|by) {n} or more team', number()],
    ['^ {n} team or more play team vs team game', number()],
  ],
} as const;

/** Provisions of the variant in which teams sit together and everybody takes turns of their own. */
export const teamVsTeamProvisions = [
  combined('teamVsTeam.variantPresence', { teams }, (a) => (a.teams === undefined ? undefined : true)),
  provision('teamVsTeam.attackOption', {
    in: teamVsTeam,
    about: ['attack ~ option', 'attack'],
    says: [
      ['^ attack multiple player option be used', 'attackMultiplePlayers'],
      ['^ team vs team use attack multiple player option', 'attackMultiplePlayers'],
    ],
  }),
  combined(
    'teamVsTeam.firstPlayer',
    {
      team: {
        in: teamVsTeam,
        loosely: true,
        about: ['player go first ~ team | determine which player go first', 'player & go first'],
        says: [
          ['^ to determine which player go first randomly choose team', true],
          [
            '^ player who go first be determined by choosing team at random on team of odd size it be player in seat at its center and on team of even size it be player just left of its midpoint',
            'all',
          ],
        ],
      },
      odd: {
        in: teamVsTeam,
        about: 'odd',
        says: [['^ if that team have odd number of player player in its center seat go first', true]],
      },
      even: {
        in: teamVsTeam,
        about: 'even number',
        says: [['^ if that team have even number of player player to left of its midpoint go first', true]],
      },
    },
    (a) =>
      a.team === 'all' || (a.team && a.odd && a.even) ? 'randomTeamCenterSeatOrLeftOfMidpoint' : undefined,
  ),
  provision('teamVsTeam.rangeOfInfluenceAndDeployCreatures', {
    in: teamVsTeam,
    about: ['deploy creature', 'deploy', 'range of influence'],
    says: [
      [
        '^ deploy creature option and limited range of influence option usually be not used in team vs team variant',
        'usuallyUnused',
      ],
      [
        '^ deploy creature option and limited range of influence option be usually left out of team vs team game',
        'usuallyUnused',
      ],
    ],
  }),
  provision('teamVsTeam.resourceSharing', unsharedResources(teamVsTeam, 'team vs team')),
  provision('teamVsTeam.minimumTeams', teams),
];
