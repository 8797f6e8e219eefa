import type { Node } from '../../../language/index.js';
import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { sharedTeamTurns, twoHeadedGiant } from '../places.js';

const triggered = 'triggered abilities';
const whichAttack = 'which creatures attack';

/** Which member acts, by the word of one of them. */
const actsBy = (who: string): string[] => [
  `Should both members want to act at the same time, the ${who} player decides which of them does.`,
  `When both players on a team want to simultaneously take an action, the ${who} player decides who takes it.`,
];

/** What the members do not agree on, by the word of one of them. */
const settledBy = (who: string): string[] => [
  ...["a team's players", "a team's two players"].map(
    (members) =>
      `If ${members} can't agree on a choice, such as what order ${triggered} are put on the stack or ${whichAttack}, that choice is made by the ${who} player.`,
  ),
  say.byRole({
    who: `the ${who} player makes any choice`,
    which: "that the members of a team can't agree on,",
    as: 'such as which creatures attack',
    order: 'or what order triggered abilities go on the stack',
  }),
];

/** How many each member draws or plays; one is what "a card" and "a land" say. */
const several = (slots: Readonly<Record<string, Node>>): number | true | undefined =>
  counted(slots) === 1 ? true : counted(slots);

/** Before the option had a section of its own, the variant said it. */
export const turns = [sharedTeamTurns, twoHeadedGiant];

/** Who takes turns, and what belongs to a turn of a team. */
export const turnsProvisions = [
  provision('sharedTeamTurns.standaloneOption', {
    means: [[`Some multiplayer games between teams use ${say.turnsOption}.`, true]],
    in: sharedTeamTurns,
    about: ['some multiplayer game ~ shared team turn option', 'multiplayer game & turn'],
  }),
  combined(
    'sharedTeamTurns.variantsAlwaysUsingOption',
    {
      option: {
        means: [
          [
            "It's always used in the Two-Headed Giant variant and the Archenemy casual variant.",
            'twoHeadedGiantAndArchenemy',
          ],
        ],
        in: sharedTeamTurns,
        about: ['always ~ used in', 'always', 'archenemy'],
      },
      variant: {
        means: [
          ['Teams take turns rather than players.', 'twoHeadedGiant'],
          ['It is teams, not single players, that take turns.', 'twoHeadedGiant'],
        ],
        in: twoHeadedGiant,
        about: '(team | player) ~ take turn',
      },
    },
    (a) => a.option ?? a.variant,
  ),
  provision('sharedTeamTurns.turnTaker', {
    means: [
      [
        ['Teams take turns rather than players.', 'Turns are taken by each team rather than by each player.'],
        'team',
      ],
      [
        ['Players take turns rather than teams.', 'Turns are taken by each player rather than by each team.'],
        'player',
      ],
      ['It is teams, not single players, that take turns.', 'team'],
    ],
    in: turns,
    about: ['^ (each team|player | it be team|player not) ~ take turn', '^ team|player take turn'],
  }),
  provision('sharedTeamTurns.adjacentSeatRequirement', {
    means: [
      ["It can't be used unless the members of each team are sitting in adjacent seats.", true],
      ["It can be used even if the members of a team aren't sitting in adjacent seats.", false],
    ],
    in: sharedTeamTurns,
    about: ['adjacent seat', 'adjacent', 'member & seat & used', 'option & team & seat|sit'],
  }),
  provision('sharedTeamTurns.primaryPlayerSeat', {
    means: [
      [
        "Within each team, the primary player is the player who sits in the rightmost seat from that team's perspective.",
        'rightmostSeatFromTeamPerspective',
      ],
      [
        [
          'Within each team, the primary player is the player seated on the right.',
          'The primary player is the player who is seated on the right within each team.',
        ],
        'seatedOnTheRight',
      ],
      [
        "Within each team, the primary player is the player seated in the leftmost seat from that team's perspective.",
        'leftmostSeatFromTeamPerspective',
      ],
      ['Within each team, the primary player is the player seated on the left.', 'seatedOnTheLeft'],
      [
        'Whoever sits on the right within a team is its primary player; whoever sits on the left is its secondary player.',
        'seatedOnTheRight',
      ],
    ],
    in: turns,
    about: ['(seat|seated|sit|rightmost) ~ primary player', 'primary player ~ seat'],
  }),
  provision('sharedTeamTurns.secondaryPlayerDefinition', {
    means: [
      ['The player seated on the left is the secondary player.', true],
      ['The player seated on the right is the secondary player.', 'seatedOnTheRight'],
      [
        'Whoever sits on the right within a team is its primary player; whoever sits on the left is its secondary player.',
        true,
      ],
    ],
    in: turns,
    about: ['be ~ secondary player $', 'secondary player & seat|seated|sit', 'left & secondary player'],
  }),
  provision('sharedTeamTurns.primaryPlayerAuthority', {
    in: turns,
    about: ['primary|secondary player decide|make', 'choice be primary|secondary player'],
    means: [
      [actsBy('primary'), 'whichMemberActsWhenBothWantTo'],
      [actsBy('secondary'), 'whichMemberActsBySecondaryPlayer'],
      [settledBy('primary'), 'anyDisagreedChoice'],
      [settledBy('secondary'), 'anyDisagreedChoiceBySecondaryPlayer'],
      [
        ["a team's players", "a team's two players"].flatMap((members) =>
          [
            'that choice is made at random',
            'a player on that team chosen at random makes that choice',
            'a player chosen at random makes that choice',
          ].map(
            (settled) =>
              `If ${members} can't agree on a choice, such as what order ${triggered} are put on the stack or ${whichAttack}, ${settled}.`,
          ),
        ),
        'anyDisagreedChoiceAtRandom',
      ],
      [
        'When both players on a team want to simultaneously take an action, who takes it is determined at random.',
        'whichMemberActsAtRandom',
      ],
    ],
  }),
  provision('sharedTeamTurns.nonactiveTeams', {
    means: [
      ['The other team is the nonactive team.', 'theOtherTeam'],
      ['Each other team is a nonactive team.', 'eachOtherTeam'],
    ],
    in: turns,
    about: 'be nonactive team $',
  }),
  provision('sharedTeamTurns.drawForEachMember', {
    means: [
      ["During that team's draw step, a card is drawn by each member of a team.", true],
      ["In the draw step of a team's turn, each of its members draws a card.", true],
      [
        [
          "During that team's draw step, N cards are drawn by each member of a team.",
          "In the draw step of a team's turn, each of its members draws N cards.",
        ],
        several,
      ],
      [
        ['only the primary player on a team', 'the primary player on a team'].map(
          (who) => `During that team's draw step, a card is drawn by ${who}.`,
        ),
        'primaryPlayer',
      ],
    ],
    in: turns,
    loosely: true,
    about: [
      'player on team ~ draw card during',
      'draw step ~ member ~ draw card',
      'each & draw card & step',
      'member|player & draw card during',
      'team & draw & card & draw step',
    ],
  }),
  provision('sharedTeamTurns.landPlayForEachMember', {
    means: [
      [
        [
          "During each of that team's turns, each player on a team may play a land.",
          'In each turn of a team, each of its members may play a land.',
        ],
        true,
      ],
      [
        [
          "During each of that team's turns, each player on a team may play N lands.",
          'In each turn of a team, each of its members may play N lands.',
        ],
        several,
      ],
      [
        [
          "During each of that team's turns, only one player on a team may play a land.",
          'In each turn of a team, only one of its members may play a land.',
          'In each of its turns, each team may play only one land.',
          'In each of its turns, each team may play a land.',
        ],
        'oneMember',
      ],
      [
        [
          "During each of that team's turns, only the primary player on a team may play a land.",
          'In each turn of a team, only its primary player may play a land.',
        ],
        'primaryPlayer',
      ],
    ],
    in: turns,
    about: ['play land', 'land'],
  }),
  combined(
    'sharedTeamTurns.extraAndSkippedTurnsForTeam',
    {
      extra: {
        means: [
          [
            `That player's team takes the ${say.extraTurn}, phase, or step if an effect gives a player an ${say.extraTurn} or adds a phase or step to his or her turn.`,
            true,
          ],
          [
            "An extra turn that an effect gives to a player, or a phase or step that it adds to that player's turn, is taken by the player's team.",
            true,
          ],
        ],
        in: turns,
        about: 'extra turn',
      },
      skipped: {
        means: [
          ['If an effect causes a player to skip a turn, phase, or step, his or her team does so.', true],
          [
            "A step, phase, or turn that an effect makes a player skip is skipped by the player's team.",
            true,
          ],
        ],
        in: turns,
        about: ['player to skip', 'player skip'],
      },
    },
    (a) => (a.extra && a.skipped ? true : undefined),
  ),
  provision('sharedTeamTurns.duplicateExtraOrSkippedTurn', {
    means: [
      [
        [
          `If both players on the same team are caused by a single effect to add or skip the same ${say.parts}, that team adds or skips only that ${say.parts}.`,
          `That team adds or skips only that ${say.parts}, if a single effect causes two or more players on the same team to add or skip the same ${say.parts}.`,
          `If both players on the same team are caused by a single effect to add or skip the same ${say.parts}, that team adds or skips that one ${say.parts}.`,
        ],
        'countsOnce',
      ],
      [
        [
          ...['such a', 'that'].map(
            (that) =>
              `If both players on the same team are caused by a single effect to add or skip the same ${say.parts}, that team adds or skips ${that} ${say.parts} once for each of those players.`,
          ),
          `That team adds or skips that ${say.parts} once for each of those players, if a single effect causes two or more players on the same team to add or skip the same ${say.parts}.`,
        ],
        'countsForEach',
      ],
    ],
    in: turns,
    about: ['effect ~ add or skip', 'single & add|skip', 'add & skip'],
  }),
  provision('sharedTeamTurns.controllingAnotherPlayer', {
    means: [
      [
        "The controller of an effect controls the affected player's team's turn if that effect causes a player to control another player's turn.",
        'teamTurnByControllerOfEffect',
      ],
      [
        "The controller of an effect controls the affected player's team if that effect causes a player to control another player.",
        'teamByControllerOfEffect',
      ],
      [
        ['The first player', 'The player whom it causes to do so'].map(
          (who) =>
            `${who} controls the affected player's team if an effect causes a player to control another player.`,
        ),
        'teamByControllingPlayer',
      ],
      [
        ["any other player on the affected player's team", "the affected player's team"].map(
          (others) =>
            `The first player doesn't control ${others} if an effect causes a player to control another player.`,
        ),
        'affectedPlayerOnly',
      ],
      [
        "The first player controls only the affected player, not that player's team, if an effect causes a player to control another player.",
        'affectedPlayerOnly',
      ],
      [
        "The controller of an effect controls only the affected player, not that player's team, if that effect causes a player to control another player.",
        'affectedPlayerOnlyByControllerOfEffect',
      ],
      [
        "If an effect lets someone control another player, whoever controls that effect controls that player's team.",
        'teamByControllerOfEffect',
      ],
      [
        "If an effect lets someone control a player's turn, whoever controls that effect controls the turn of that player's team.",
        'teamTurnByControllerOfEffect',
      ],
    ],
    in: turns,
    loosely: true,
    about: 'effect ~ control ~ player ~ team',
  }),
];
