import { number, provision } from '../../reading/provision.js';
import { generalRules, life, startingTheGame, twoHeadedGiant } from '../places.js';

/** The life total that a team of two starts with. */
export const startingLife = {
  in: twoHeadedGiant,
  about: ['life total ~ start', 'team ~ start ~ {n} life', 'share ~ life total ~ {n}'],
  says: [
    ['each team have [shared] life total [which|that] start at|with|from {n} [life]', number()],
    ['each team start [game] at|with [shared] [life total of] {n} [life]', number()],
    ['member of team share 1 life total and at start of game it be {n} life', number()],
  ],
} as const;

/** How the variant is set up, and what a team has in common. */
export const setupProvisions = [
  provision('twoHeadedGiant.numberOfTeams', {
    in: twoHeadedGiant,
    loosely: true,
    about: ['two-headed giant game ~ team', 'game of two-headed giant have'],
    says: [
      ['two-headed giant game be played (with|by|between) {n} team', number()],
      ['game of two-headed giant have {n} team', number()],
    ],
  }),
  provision('twoHeadedGiant.playersPerTeam', {
    in: twoHeadedGiant,
    about: ['two-headed giant game ~ team of', 'team consist of'],
    says: [
      ['two-headed giant game be played (with|by|between) {t} team of {n} player [each]', number()],
      ['game of two-headed giant have {t} team and each [team] consist of {n} player', number()],
    ],
  }),
  provision('twoHeadedGiant.multiplayerOptions', {
    in: twoHeadedGiant,
    loosely: true,
    about: ['multiplayer option', 'two-headed giant ~ use ~ option'],
    says: [
      ['^ shared team turn option be part of two-headed giant', 'sharedTeamTurns'],
      ['no [other] multiplayer option be used in two-headed giant [game]', 'noOtherOptions'],
      ['two-headed giant [variant] make use of no other multiplayer option', 'noOtherOptions'],
      ['two-headed giant [variant] use shared team turn option', 'sharedTeamTurns'],
    ],
  }),
  provision('twoHeadedGiant.startingLife.chapterRule', startingLife),
  provision('twoHeadedGiant.startingLife.coreRule', {
    in: [startingTheGame, life],
    about: ['two-headed giant ~ life', 'two-headed giant & starting & total'],
    says: [
      ['each team start two-headed giant game with 1 shared life total instead which be {n}', number()],
      ['two-headed giant game each team start [game] with [shared] life total of {n} [instead]', number()],
      ['two-headed giant game each team [starting] life total (be|of) {n}', number()],
    ],
  }),
  provision('twoHeadedGiant.firstTurnDraw', {
    in: [twoHeadedGiant, startingTheGame],
    about: ['skip ~ draw step', 'first turn & step', 'play first & turn'],
    says: [
      [
        '(starting team | team who|that play first) skip draw step of (their|its) first turn',
        'teamSkipsDrawStep',
      ],
      ['on its first turn team who|that play first skip its draw step', 'teamSkipsDrawStep'],
      [
        'during draw step of starting team first turn only secondary player draw card',
        'onlySecondaryPlayerDraws',
      ],
    ],
  }),
  provision('twoHeadedGiant.sharedResources', {
    in: twoHeadedGiant,
    about: 'resource',
    says: [
      [
        '(with exception of | except for | apart from | other than) life total and poison counter [team] resource [of team] … (be not shared | remain unshared) [in two-headed giant variant]',
        'lifeAndPoisonCounters',
      ],
      [
        '(with exception of | except for | apart from | other than) life total [team] resource [of team] … (be not shared | remain unshared) [in two-headed giant variant]',
        'life',
      ],
    ],
  }),
  provision('twoHeadedGiant.handReview', {
    in: twoHeadedGiant,
    loosely: true,
    about: 'teammate ~ hand',
    says: [
      [
        'teammate may (review | look at) (each other | 1 another) hand and (discuss strategy | talk strategy) (at any time | whenever they wish|like|want) [but they may not handle card or permanent of (each other | 1 another)] $',
        true,
      ],
    ],
  }),
  provision('twoHeadedGiant.limitedPlaySideboard', {
    in: generalRules,
    about: ['two-headed giant', 'two-headed'],
    says: [
      [
        'for limited play of two-headed giant variant whatever card team opened and left out of both member deck be in sideboard of team',
        'teamSideboard',
      ],
      [
        'in limited play involving two-headed giant multiplayer variant all card (team open but do not include in | in team card pool but not in) either player deck be in that team sideboard',
        'teamSideboard',
      ],
    ],
  }),
];
