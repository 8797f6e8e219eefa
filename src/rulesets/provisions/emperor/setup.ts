import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { emperor } from '../places.js';
import { attackOptionUse, optionUse } from '../recurring.js';

const turns = optionUse('shared team turns', 'Emperor');

/** That the options which the section lists are those that the variant uses. */
const list = {
  means: [
    [
      [
        'By default, the Emperor variant uses these options.',
        'The Emperor variant uses the following default options.',
        'The Emperor variant uses the following options.',
      ],
      'notListed',
    ],
  ],
  in: emperor,
  about: ['use ~ following ~ option', 'use these option'],
} as const;

/** Who plays, where they sit, how far they reach, and who goes first. */
export const setupProvisions = [
  provision('emperor.teamSize', {
    means: [
      ['The Emperor variant involves M or more teams of N players each.', counted],
      ['Emperor is played by M or more teams, each with N players.', counted],
      ['The Emperor variant involves exactly M teams of N players each.', counted],
    ],
    in: emperor,
    about: ['emperor variant involve', 'emperor be played by'],
  }),
  provision('emperor.seat', {
    means: [
      ["Each team has one emperor, who sits in the team's middle.", 'middle'],
      ["Each team has one emperor, who sits at the team's end.", 'end'],
      ['Each team has one emperor, who sits at an end of the team.', 'end'],
      ...(['left', 'right'] as const).map(
        (side) =>
          [
            [
              `on the ${side} of the team`,
              `in the ${side}most seat of the team`,
              `at the ${side} end of the team`,
            ].map((where) => `Each team has one emperor, who sits ${where}.`),
            `${side}End`,
          ] as const,
      ),
      ['Each team has one emperor, whose seat is the middle one of the team.', 'middle'],
      [
        [
          'Each team has one emperor, who sits at the end of the team.',
          'Each team has one emperor, whose seat is the last one of the team.',
        ],
        'end',
      ],
    ],
    in: emperor,
    about: ['each team have 1 emperor ~ (sit|seat)', '^ emperor of each team sit'],
  }),
  provision('emperor.rangeOfInfluence.emperor', {
    means: [
      [
        [
          'The range of influence is limited to N for emperors.',
          "Each emperor's range of influence is limited to N.",
        ],
        counted,
      ],
    ],
    in: emperor,
    about: 'range of influence be limited',
  }),
  provision('emperor.rangeOfInfluence.general', {
    means: [
      [
        [
          'The range of influence is limited to N for generals.',
          "Each general's range of influence is limited to N.",
        ],
        counted,
      ],
      ['The range of influence is limited to N for generals.', counted],
    ],
    in: emperor,
    about: 'range of influence be limited',
  }),
  provision('emperor.deployCreatures', {
    means: [
      ['The deploy creatures option is used in Emperor games.', true],
      ["The deploy creatures option isn't used in Emperor games.", false],
      ["Emperor games don't use the deploy creatures option.", false],
      ['Emperor games never use the deploy creatures option.', false],
    ],
    in: emperor,
    about: 'deploy creature option',
  }),
  combined(
    'emperor.attackOption',
    {
      said: { means: attackOptionUse(['Emperor']), in: emperor, about: 'attack ~ option' },
      list,
    },
    (a) => a.said ?? a.list,
  ),
  combined(
    'emperor.sharedTeamTurns',
    {
      said: {
        means: [
          [turns.used, 'used'],
          [turns.chosen, 'usedIfChosen'],
          [turns.unused, 'unused'],
        ],
        in: emperor,
        about: ['share ~ turn option', 'share team turn'],
      },
      list,
    },
    (a) => a.said ?? a.list,
  ),
  provision('emperor.attackTargets', {
    means: [
      [
        [
          'Only an opponent seated immediately next to a player can be attacked by that player.',
          `A player can attack only an opponent ${say.adjacent} that player.`,
        ],
        'adjacentOpponent',
      ],
      [
        `A player can attack only an opponent ${say.adjacent} them, a planeswalker controlled by a player ${say.adjacent} them, or a battle protected by a player ${say.adjacent} them.`,
        'adjacentOpponentPlaneswalkerOrBattle',
      ],
      [
        [
          'A player can attack only an opponent seated two seats away from that player.',
          'Only an opponent seated two seats away from a player can be attacked by that player.',
        ],
        'opponentTwoSeatsAway',
      ],
      ['A player can attack only an opponent seated across from that player.', 'opponentAcross'],
      ...(
        [
          ['left', 'adjacentOpponentToLeft'],
          ['right', 'adjacentOpponentToRight'],
        ] as const
      ).map(
        ([side, value]) =>
          [
            [
              `A player can attack only an opponent seated immediately to that player's ${side}.`,
              `A player can attack only an opponent seated immediately to their ${side}, a planeswalker controlled by a player seated immediately to their ${side}, or a battle protected by a player seated immediately to their ${side}.`,
            ],
            value,
          ] as const,
      ),
    ],
    in: emperor,
    about: ['player can attack', 'opponent player can attack'],
  }),
  combined(
    'emperor.firstTurn',
    {
      who: {
        means: [
          ['The emperor who goes first is determined at random.', true],
          ['The general who goes first is determined at random.', 'general'],
          ['The player who goes first is determined at random.', 'player'],
        ],
        in: emperor,
        about: ['(emperor|general|player) go first', '(emperor|general) ~ go first'],
      },
      direction: {
        means: [
          [["Turn order goes to players' left.", "Turn order goes to the players' left."], 'left'],
          ['Turn order goes to the left.', 'left'],
          [
            [
              "Turn order goes to the players' right.",
              "Turn order goes to players' right.",
              'Turn order goes to the right.',
            ],
            'right',
          ],
        ],
        in: emperor,
        about: '^ turn order',
      },
    },
    (a) => {
      if (a.who === 'general') return a.direction === 'left' ? 'randomGeneralThenToLeft' : undefined;
      if (a.who === 'player') return a.direction === 'left' ? 'randomPlayerThenToLeft' : undefined;
      if (!a.who || a.direction === undefined) return undefined;
      return a.direction === 'left' ? 'randomEmperorThenToLeft' : 'randomEmperorThenToRight';
    },
  ),
];
