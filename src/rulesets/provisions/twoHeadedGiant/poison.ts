import type { Node } from '../../../language/index.js';
import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { endingTheGame, stateBasedActions, twoHeadedGiant } from '../places.js';

/** With how many poison counters a team of two loses. */
export const poisonLoss = {
  means: [['A team with N or more poison counters loses the game.', counted]],
  in: twoHeadedGiant,
  loosely: true,
  about: [
    'team have ~ poison counter ~ lose',
    'poison counter ~ team ~ lose game',
    'poison counter & lose game',
    'team & poison & or more',
  ],
} as const;

/** How many counters make a player poisoned, where that is more than one. */
const fromTwo = (slots: Readonly<Record<string, Node>>): number | 'teamHasOneOrMore' | undefined =>
  counted(slots) === 1 ? 'teamHasOneOrMore' : counted(slots);

/** Poison counters and counters of other kinds. */
export const poisonProvisions = [
  combined(
    'twoHeadedGiant.poison.threshold',
    {
      team: poisonLoss,
      player: {
        means: [
          [
            'If that player has N or more poison counters, a player loses the game the next time a player would get priority.',
            counted,
          ],
          [
            'A player who has N poison counters or more loses the game when a player would next receive priority.',
            counted,
          ],
        ],
        in: [endingTheGame, stateBasedActions],
        about: ['player & poison counter', 'player & counter & lose game'],
      },
    },
    (a) => a.team ?? a.player,
  ),
  provision('twoHeadedGiant.poison.unit', {
    means: [
      ['The team shares the poison counters.', 'sharedByTeam'],
      ["The team doesn't share the poison counters.", 'individualPlayer'],
    ],
    in: twoHeadedGiant,
    about: ['poison counter be ~ shared', 'team ~ share ~ poison counter'],
  }),
  provision('twoHeadedGiant.poison.opponentsCount', {
    means: [
      [
        `That effect uses the number of ${say.counters} opposing teams have, if an effect needs to know how many ${say.counters} a player's opponents have.`,
        'opposingTeamsCounters',
      ],
      [
        `That effect uses half the number of ${say.counters} opposing teams have, rounded up, if an effect needs to know how many ${say.counters} a player's opponents have.`,
        'halfOpposingTeamsCounters',
      ],
    ],
    in: twoHeadedGiant,
    about: ['poison counter ~ opponent', 'counter & opponent', 'counter & opposing'],
  }),
  provision('twoHeadedGiant.poison.counterLoss', {
    means: [
      [
        "That player's team loses that many poison counters if an effect says that a player loses poison counters.",
        'teamLosesThem',
      ],
      [
        "That player's team loses all of its poison counters if an effect says that a player loses poison counters.",
        'teamLosesAll',
      ],
      [
        "That player's team loses twice that many poison counters if an effect says that a player loses poison counters.",
        'teamLosesTwiceThatMany',
      ],
    ],
    in: twoHeadedGiant,
    about: ['lose [any] poison counter', 'effect & lose & poison'],
  }),
  provision('twoHeadedGiant.poison.counterProhibition', {
    means: [
      [
        "No member of that player's team can get poison counters if an effect says that a player is unable to get poison counters.",
        'wholeTeam',
      ],
      [
        ["That player's teammates", "That player's teammate", "The other players on that player's team"].map(
          (others) =>
            `${others} can still get poison counters if an effect says that a player is unable to get poison counters.`,
        ),
        'onlyThatPlayer',
      ],
    ],
    in: twoHeadedGiant,
    about: ['player & not get [any] poison counter', 'get & not & counter', 'say & get'],
  }),
  provision('twoHeadedGiant.visibleCounterKinds', {
    in: twoHeadedGiant,
    about: ['kind & counter'],
    means: [
      [
        "That effect uses the kinds of counters that player's team has and the kinds of counters that player has, if an effect or rule needs to know what kinds of counters an individual player has.",
        'playersAndTeams',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.individualValue', {
    means: [
      [
        `That effect uses the number of ${say.counters} his or her team has, if an effect needs to know how many ${say.counters} an individual player has.`,
        'teamTotal',
      ],
      [
        `That effect uses half the number of ${say.counters} his or her team has, rounded up, if an effect needs to know how many ${say.counters} an individual player has.`,
        'halfTeamTotal',
      ],
      [
        "Whenever an effect asks for the number of poison counters on an individual player, it uses the number of poison counters of the player's team.",
        'teamTotal',
      ],
    ],
    in: twoHeadedGiant,
    loosely: true,
    about: ['poison counter & individual player', 'poison & individual', 'poison counter & single player'],
  }),
  provision('twoHeadedGiant.poison.poisonedDefinition', {
    means: [
      [
        [
          'A player whose team has one or more poison counters is "poisoned."',
          'If that player\'s team has at least one poison counter, a player is "poisoned".',
        ],
        'teamHasOneOrMore',
      ],
      ['A player whose team has N or more poison counters is "poisoned."', fromTwo],
      ["If that player's team has one or more poison counters, a player is poisoned.", 'teamHasOneOrMore'],
    ],
    in: twoHeadedGiant,
    about: ['poisoned'],
  }),
];
