import { counted } from '../../reading/phrases.js';
import { provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { generalRules, life, startingTheGame, twoHeadedGiant } from '../places.js';
import { optionUse } from '../recurring.js';

const turns = optionUse('shared team turns', 'Two-Headed Giant');

/** The life total that a team of two starts with. */
export const startingLife = {
  means: [
    [
      [
        'Each team has a shared life total, which starts at N life.',
        "Each team's shared life total starts at N.",
        'Each team starts with a shared life total of N.',
      ],
      counted,
    ],
  ],
  in: twoHeadedGiant,
  about: ['life total ~ start', 'team ~ start ~ {n} life', 'share ~ life total ~ {n}'],
} as const;

/** How the variant is set up, and what a team has in common. */
export const setupProvisions = [
  provision('twoHeadedGiant.numberOfTeams', {
    means: [
      ['Two-Headed Giant games are played with N teams of M players each.', counted],
      ['A game of Two-Headed Giant has N teams, and each team consists of M players.', counted],
    ],
    in: twoHeadedGiant,
    loosely: true,
    about: ['two-headed giant game ~ team', 'game of two-headed giant have'],
  }),
  provision('twoHeadedGiant.playersPerTeam', {
    in: twoHeadedGiant,
    about: ['two-headed giant game ~ team of', 'team consist of'],
    means: [
      ['Two-Headed Giant games are played with M teams of N players each.', counted],
      ['A game of Two-Headed Giant has M teams, and each team consists of N players.', counted],
    ],
  }),
  provision('twoHeadedGiant.multiplayerOptions', {
    means: [
      ['Two-Headed Giant games use no other multiplayer options.', 'noOtherOptions'],
      [turns.used, 'sharedTeamTurns'],
      [turns.chosen, 'sharedTeamTurnsIfChosen'],
      [turns.unused, 'unsharedTurns'],
      ['No multiplayer options are used in Two-Headed Giant games.', 'noOtherOptions'],
      ['Two-Headed Giant makes use of no other multiplayer option.', 'noOtherOptions'],
    ],
    in: twoHeadedGiant,
    loosely: true,
    about: ['multiplayer option', 'two-headed giant ~ use ~ option'],
  }),
  provision('twoHeadedGiant.startingLife.chapterRule', startingLife),
  provision('twoHeadedGiant.startingLife.coreRule', {
    means: [
      [
        [
          'Each team starts with a shared life total of N instead In a Two-Headed Giant game.',
          'In a Two-Headed Giant game, the starting life total of each team is N.',
        ],
        counted,
      ],
    ],
    in: [startingTheGame, life],
    about: ['two-headed giant ~ life', 'two-headed giant & starting & total'],
  }),
  provision('twoHeadedGiant.firstTurnDraw', {
    means: [
      [
        [
          'Only the secondary player draws a card during the draw step of the first turn of the starting team.',
          "The secondary player draws a card during the draw step of the first turn of the starting team, but the primary player doesn't.",
        ],
        'onlySecondaryPlayerDraws',
      ],
      [
        [
          'Only the primary player draws a card during the draw step of the first turn of the starting team.',
          "The primary player draws a card during the draw step of the first turn of the starting team, but the secondary player doesn't.",
        ],
        'onlyPrimaryPlayerDraws',
      ],
      [
        [
          'The draw step of their first turn is skipped by the team who plays first.',
          'The draw step of its first turn is skipped by the team who plays first.',
          'The draw step of its first turn is skipped by the starting team.',
        ],
        'teamSkipsDrawStep',
      ],
      ['On its first turn, the team that plays first skips its draw step.', 'teamSkipsDrawStep'],
      ["The team who plays first doesn't skip the draw step of its first turn.", 'bothPlayersDraw'],
    ],
    in: [twoHeadedGiant, startingTheGame],
    about: ['skip ~ draw step', 'first turn & step', 'play first & turn'],
  }),
  provision('twoHeadedGiant.sharedResources', {
    means: [
      [
        `A team's ${say.resources} aren't shared in the Two-Headed Giant variant, with the exception of life total.`,
        'life',
      ],
      [
        `A team's ${say.resources} aren't shared, with the exception of life total and poison counters In the Two-Headed Giant variant.`,
        'lifeAndPoisonCounters',
      ],
      ["A team's resources (mana, cards in hand, and so on) are not shared except life total.", 'life'],
      [`The members of a team share their life total but no other ${say.resources}.`, 'life'],
    ],
    in: twoHeadedGiant,
    about: 'resource',
  }),
  provision('twoHeadedGiant.handReview', {
    means: [
      [
        [
          'Teammates may discuss strategies at any time.',
          "Teammates may review each other's hands at any time.",
        ],
        true,
      ],
      [
        [
          "Teammates can't review each other's hands.",
          "Teammates can't review each other's hands, but they may discuss strategies at any time.",
        ],
        false,
      ],
      ["Teammates may not review each other's hands at any time.", false],
      [
        ['', ' and discuss strategies at any time'].map(
          (talk) => `During their team's turns, teammates may review each other's hands${talk}.`,
        ),
        'onTeamsTurns',
      ],
    ],
    in: twoHeadedGiant,
    loosely: true,
    about: 'teammate ~ hand',
  }),
  provision('twoHeadedGiant.limitedPlaySideboard', {
    means: [
      [
        [
          "All cards a team opens but doesn't include in the deck of either player are in the sideboard of that team.",
          say.byRole({
            play: 'in limited play involving',
            variant: 'the Two-Headed Giant multiplayer variant,',
            each: "each card in a team's card pool",
            but: 'but not in the deck of either player',
            is: "is in that team's sideboard",
          }),
          "In limited play that involves the Two-Headed Giant multiplayer variant, every card that a team opens but doesn't include in the deck of either player is in the sideboard of that team.",
        ],
        'teamSideboard',
      ],
      [
        say.byRole({
          play: 'in limited play involving',
          variant: 'the Two-Headed Giant multiplayer variant,',
          each: "each card in a team's card pool",
          but: 'but not in the deck of either player',
          is: "is in the primary player's sideboard",
        }),
        'primaryPlayersSideboard',
      ],
    ],
    in: generalRules,
    about: ['two-headed giant', 'two-headed'],
  }),
];
