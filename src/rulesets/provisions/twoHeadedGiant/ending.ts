import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { stateBasedActions, twoHeadedGiant } from '../places.js';

/** Whom of a team it takes. */
const anybody = 'either|any|1';

/** At how much life a team loses, as a state-based action; 0 has a name of its own. */
function atMost(life: number | undefined): number | 'stateBasedAction' | undefined {
  return life === 0 ? 'stateBasedAction' : Number.isNaN(life) ? undefined : life;
}

/** How a team wins, loses and concedes. */
export const endingProvisions = [
  provision('twoHeadedGiant.zeroLifeCheck', {
    means: [
      [
        `If its life total is 0 or less, a team ${say.loses} the next time a team would get priority.`,
        'nextTimeTeamWouldReceivePriority',
      ],
      [
        [
          'A team loses the game if its life total is 0 or less.',
          'A team with a life total of 0 or less loses the game.',
        ],
        'stateBasedAction',
      ],
      [
        [
          'A team loses the game if its life total is N or less.',
          'A team with a life total of N or less loses the game.',
        ],
        (slots) => atMost(counted(slots)),
      ],
      [
        [
          'A team loses the game if its life total is less than N.',
          'A team with a life total less than N loses the game.',
        ],
        (slots) => atMost((counted(slots) ?? Number.NaN) - 1),
      ],
      [
        'A team whose life total is 0 or less loses the game when a team would next receive priority.',
        'nextTimeTeamWouldReceivePriority',
      ],
    ],
    in: [twoHeadedGiant, stateBasedActions],
    loosely: true,
    about: ['team life total & 0', 'team & life & lose game'],
  }),
  combined(
    'twoHeadedGiant.winAndLossUnit',
    {
      unit: {
        means: [
          [
            [
              'Players win the game only as a team, not as individuals.',
              'Players lose the game only as a team, not as individuals.',
            ],
            'team',
          ],
        ],
        in: twoHeadedGiant,
        loosely: true,
        about: ['win ~ lose ~ as', 'winning and losing'],
      },
      lose: {
        means: [
          [
            [
              'A team loses the game if either player on that team does.',
              'The team loses the game if either player on a team loses the game.',
            ],
            true,
          ],
          [
            [
              'The team loses the game if both players on a team lose the game.',
              'The team loses the game only if both players on it lose the game.',
            ],
            'withAll',
          ],
          [
            'The team loses the game as soon as either member loses it, and the team wins as soon as either member wins it.',
            true,
          ],
        ],
        in: twoHeadedGiant,
        loosely: true,
        about: ['player on team lose game', 'member lose & team lose', `^ if ${anybody} ~ game ~ game`],
      },
      win: {
        in: twoHeadedGiant,
        loosely: true,
        about: ['player on team win game', 'member win & team win', `^ if ${anybody} ~ game ~ game`],
        means: [
          ['The entire team wins the game if either player on a team wins the game.', true],
          [
            'The team loses the game as soon as either member loses it, and the team wins as soon as either member wins it.',
            true,
          ],
        ],
      },
    },
    // What one member does counts for all; a text that does not say so of losing or winning is not held against it.
    (a) => {
      if (!a.unit || a.lose === null || a.win === null) return undefined;
      return a.lose === 'withAll' ? 'teamLosesWithAllMembers' : a.unit;
    },
  ),
  combined(
    'twoHeadedGiant.winAndLossProhibition',
    {
      win: {
        means: [
          [
            `If an effect would prevent a player from winning the game, ${say.theirTeam} can't win the game.`,
            'prevent',
          ],
          [
            "If an effect says that a player is unable to win the game, that player's team is unable to win the game.",
            'cannot',
          ],
          [
            'An effect that would prevent one member from winning also prevents the team from winning; an effect that would prevent one member from losing also prevents the team from losing.',
            'prevent',
          ],
        ],
        in: twoHeadedGiant,
        about: ['effect ~ player ~ win', 'effect ~ member ~ winning'],
      },
      lose: {
        means: [
          [
            'If an effect would prevent a player from losing the game, his or her team is unable to lose the game.',
            'prevent',
          ],
          [
            "If an effect says that a player can't lose the game, his or her team can't lose the game.",
            'cannot',
          ],
          [
            'An effect that would prevent one member from winning also prevents the team from winning; an effect that would prevent one member from losing also prevents the team from losing.',
            'prevent',
          ],
        ],
        in: twoHeadedGiant,
        about: ['effect ~ player ~ (losing | lose) game', 'effect ~ member ~ losing'],
      },
    },
    (a) =>
      a.win !== a.lose || a.win === undefined
        ? undefined
        : a.win === 'prevent'
          ? 'effectsThatWouldPrevent'
          : 'effectsSayingCannot',
  ),
  combined(
    'twoHeadedGiant.concession',
    {
      conceding: {
        means: [
          ["That player's team loses the game if a player concedes.", 'loses'],
          ["If a player concedes, that player's team immediately leaves the game.", 'leaves'],
          [
            [
              'A player who concedes makes his or her whole team leave the game at once, and the game is lost for that team.',
            ],
            'both',
          ],
          [
            [
              'If a player concedes, only that player leaves the game.',
              'If a player concedes, that player leaves the game immediately.',
              'If a player concedes, only that player leaves the game immediately.',
              "If a player concedes, that player leaves the game immediately, but that player's team remains in the game.",
            ],
            'alone',
          ],
          ['When a player concedes, the game is lost for his or her team.', 'loses'],
        ],
        in: twoHeadedGiant,
        about: 'concede',
      },
      losing: {
        means: [['That team loses the game.', true]],
        in: twoHeadedGiant,
        about: '^ that team ~ lose game $',
      },
    },
    (a) => {
      if (a.conceding === 'loses') return 'teamLoses';
      if (a.conceding === 'alone') return a.losing ? undefined : 'onlyThatPlayer';
      return a.conceding === 'both' || (a.conceding === 'leaves' && a.losing)
        ? 'teamLeavesImmediatelyAndLoses'
        : undefined;
    },
  ),
];
