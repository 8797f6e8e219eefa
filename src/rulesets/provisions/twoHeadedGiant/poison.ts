import { oneOf } from '../../../language/index.js';
import { anyPlayer, thatPlayer } from '../../reading/phrases.js';
import { combined, number, provision } from '../../reading/provision.js';
import { endingTheGame, stateBasedActions, twoHeadedGiant } from '../places.js';

/** With how many poison counters a team of two loses. */
export const poisonLoss = {
  in: twoHeadedGiant,
  loosely: true,
  about: [
    'team have ~ poison counter ~ lose',
    'poison counter ~ team ~ lose game',
    'poison counter & lose game',
    'team & poison & or more',
  ],
  says: [
    [
      '(if|when team have | team that have | team with) {n} or more poison counter [that|the team] lose game',
      number(),
    ],
  ],
} as const;

/** Poison counters and counters of other kinds. */
export const poisonProvisions = [
  combined(
    'twoHeadedGiant.poison.threshold',
    {
      team: poisonLoss,
      player: {
        in: [endingTheGame, stateBasedActions],
        about: ['player & poison counter', 'player & counter & lose game'],
        says: [
          [
            '^ player who have {n} poison counter or more lose game [when player would next get priority]',
            number(),
          ],
          [
            'if player have {n} or more poison counter (they | that player) lose game [next time player would get priority]',
            number(),
          ],
        ],
      },
    },
    (a) => a.team ?? a.player,
  ),
  provision('twoHeadedGiant.poison.unit', {
    in: twoHeadedGiant,
    about: ['poison counter be ~ shared', 'team ~ share ~ poison counter'],
    says: [
      ['^ poison counter be shared by team $', 'sharedByTeam'],
      [
        'effect that make player get poison counter happen to them 1 by 1 as individual but it be team that share poison counter $',
        'sharedByTeam',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.opponentsCount', {
    in: twoHeadedGiant,
    about: ['poison counter ~ opponent', 'counter & opponent', 'counter & opposing'],
    says: [
      [
        'effect need to know how many poison counter player opponent have that effect use number of poison counter opposing team have',
        'opposingTeamsCounters',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.counterLoss', {
    in: twoHeadedGiant,
    about: ['lose [any] poison counter', 'effect & lose & poison'],
    says: [
      [
        'effect say of player that they lose poison counter player team lose that number of them',
        'teamLosesThem',
      ],
      [
        'if effect say that player lose poison counter that player team lose that many poison counter',
        'teamLosesThem',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.counterProhibition', {
    in: twoHeadedGiant,
    about: ['player & not get [any] poison counter', 'get & not & counter', 'say & get'],
    says: [
      [
        'effect say of player that they can not get poison counter nobody on team of that player can get any',
        'wholeTeam',
      ],
      [
        'if effect say that player can not get poison counter no player on that player team can get poison counter',
        'wholeTeam',
      ],
    ],
  }),
  provision('twoHeadedGiant.visibleCounterKinds', {
    in: twoHeadedGiant,
    about: ['kind & counter'],
    says: [
      [
        'rule or effect need to know what kind of counter individual player have that effect use kind of counter that player have and kind of counter that player team have',
        'playersAndTeams',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.individualValue', {
    in: twoHeadedGiant,
    loosely: true,
    about: ['poison counter & individual player', 'poison & individual', 'poison counter & single player'],
    asks: [
      [
        {
          verb: 'use',
          actor: oneOf({ noun: 'effect', determiner: 'that' }, { to: 'it' }),
          object: {
            noun: 'number',
            owner: {
              noun: 'poison counter',
              which: [{ verb: 'have', actor: { noun: 'team', owner: thatPlayer } }],
            },
          },
          conditions: [
            {
              word: ['if', 'when'],
              clause: {
                verb: 'need',
                actor: { noun: 'effect' },
                what: {
                  verb: 'know',
                  what: {
                    word: 'which',
                    asked: { noun: 'poison counter', quantity: { word: 'how many' } },
                    clause: { verb: 'have', actor: { noun: 'player', modifiers: ['individual'] } },
                  },
                },
              },
            },
          ],
        },
        'teamTotal',
      ],
    ],
    says: [
      [
        'effect ask for number of poison counter on individual player it use number of poison counter of player team',
        'teamTotal',
      ],
      [
        'effect need to know how many poison counter individual player have that effect use number of poison counter that player team have',
        'teamTotal',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.poisonedDefinition', {
    in: twoHeadedGiant,
    about: ['poisoned'],
    asks: [
      [
        {
          verb: 'be',
          actor: anyPlayer,
          is: { kind: 'quoted', text: 'poisoned' },
          conditions: [
            {
              word: 'if',
              clause: {
                verb: 'have',
                actor: { noun: 'team', owner: thatPlayer },
                object: { noun: 'poison counter', quantity: { least: 1 } },
              },
            },
          ],
        },
        'teamHasOneOrMore',
      ],
    ],
    says: [
      ['^ being poisoned mean for player that their team have at least 1 poison counter', 'teamHasOneOrMore'],
      [
        'player be poisoned if (their team | that player team) have 1 or more poison counter',
        'teamHasOneOrMore',
      ],
    ],
  }),
];
