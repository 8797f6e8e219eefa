import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { sharedTeamTurns } from '../places.js';
import { topmost } from '../recurring.js';
import { turns } from './turns.js';

/** On an occasion somebody does something first, and then others do the same. */
const inTurn = (occasion: string, first: string, does: string, ...then: readonly string[]): string =>
  say.byRole({
    if: `if ${occasion},`,
    first: `first ${first}`,
    does: [does, ...then.map((who) => `then ${who} the same`)].join(', '),
  });
const eachActive = 'each player on the active team';
const anyOrder = 'in whatever order that team likes,';
const meanwhile = 'at the same time';
const membersChoose = (who: string, others: string): string =>
  inTurn(
    `${who} would make choices and/or take actions ${meanwhile}`,
    eachActive,
    'makes any choices required in whatever order they like',
    `the players on ${others} do`,
  );
const ACTIVE = 'the active team';
/** The same, in a set order within each team. */
const membersInOrder = (one: string, other: string): string[] =>
  ['the nonactive team', `each nonactive team ${say.byTurns}`].flatMap((others) =>
    [
      `the ${one} player on ${ACTIVE} makes any choices required, then the ${other} player on that team`,
      `${eachActive}, starting with the ${one} player,`,
    ].map((first) =>
      inTurn(
        `multiple players would make choices and/or take actions ${meanwhile}`,
        first,
        'makes any choices required',
        `the players on ${others} do`,
      ),
    ),
  );
const inOrder = `each nonactive team ${say.byTurns}`;
const nonactive = ['the nonactive team', inOrder];
const triggersWait = (whose: string, first: string, others: string): string[] =>
  [`all triggered abilities ${whose} of them controls`, 'those that they control'].flatMap((what) =>
    ['since the last time a team received priority,', 'since a team last received priority,'].map((since) =>
      say.byRole({
        if: 'if multiple triggered abilities have triggered',
        since,
        who: `the members of ${first} put`,
        what,
        where: 'on the stack in any order they choose,',
        then: `then the members of ${others} do the same`,
      }),
    ),
  );
const teamsPass = (who: string): string =>
  say.byRole({
    if: `if ${who} teams ${say.passing}`,
    that: `(that is, if ${who} teams pass without any player taking any actions between passing),`,
    what: `${topmost('object')} resolves,`,
    then: 'then the active team',
    gets: 'receives priority',
  });
const passedBetween = [
  'If one team passes after the other and no player takes an action in between,',
  'After both teams have passed in succession,',
].map((passed) => `${passed} ${topmost('object')} resolves, then the active team receives priority.`);
const severalDraw = 'more than one player to draw cards';
const drawing = (...game: readonly string[]): string => [severalDraw, 'in a', ...game].join(' ');
const teamGames = drawing("game that's using the", 'shared team turns option');
const headGames = drawing('Two-Headed Giant game');
const effectDraws = `in a game that uses ${say.turnsOption} more than one player is instructed to draw cards by an effect`;
const drawOccasions = [
  `an effect instructs ${teamGames}`,
  teamGames.replace('to draw', 'is instructed to draw'),
  effectDraws,
];
const eachOther = 'each player on each nonactive team';
/** Who performs draws, and who does the same after that. */
const activeFirst = [[`${eachActive}, ${anyOrder} performs`, `${eachOther} ${say.byTurns} does`]] as const;
const activeLast = [
  [`${eachOther} ${say.byTurns} performs`, `${eachActive}, ${anyOrder} does`],
  [`${eachOther}, ${anyOrder} performs`, `${eachActive} does`],
] as const;
const startingWith = (head: string) =>
  [
    [`${eachActive}, starting with the ${head} player, performs`, `${eachOther} ${say.byTurns} does`],
  ] as const;
const drawsIn = (sides: readonly (readonly [string, string])[]): string[] =>
  ["that player's", 'his or her'].flatMap((whose) =>
    drawOccasions.flatMap((occasion) =>
      sides.map(([first, then]) => inTurn(occasion, first, `${whose} draws`, then)),
    ),
  );
const headsDraw = (one: string, other: string): string =>
  say.byRole({
    if: `if an effect instructs ${headGames},`,
    first: `first the ${one} player on the active team`,
    draws: 'performs all of their draws,',
    then: `then the ${other} player on that team`,
    too: 'performs all of their draws,',
    others: 'then the nonactive team does the same',
  });

/** What is said when several players are to draw. */
const draws = {
  in: turns,
  about: [
    'player ~ to draw card ~ team',
    'tell ~ player to draw',
    'draw & game & player & effect',
    'draw & team & active & nonactive',
  ],
} as const;

/** Priority, triggers, and the order of choices and draws. */
export const orderProvisions = [
  provision('sharedTeamTurns.priorityHolder', {
    means: [
      ['Teams have priority, not individual players.', 'team'],
      ['Individual players have priority, not teams.', 'player'],
      ['Priority belongs to teams, never to single players.', 'team'],
      ['Priority belongs to single players, never to teams.', 'player'],
    ],
    in: turns,
    loosely: true,
    about: ['team have priority ~ player', 'player have priority not team', 'priority belong'],
  }),
  provision('sharedTeamTurns.actionPermission', {
    means: [
      [
        "When that player's team has priority, a player may take a special action, activate an ability, or cast a spell.",
        'whenTeamHasPriority',
      ],
      [
        [
          'A player may play an activated ability or a spell or take a special action only when their team has priority.',
          'Only while his or her team has priority may a player play a spell or an activated ability or take a special action.',
        ],
        'whenTeamHasPriority',
      ],
    ],
    in: turns,
    about: 'special action ~ priority|allowed',
  }),
  provision('sharedTeamTurns.stepEndCondition', {
    in: turns,
    about: 'pass in succession ~ stack',
    means: [
      [teamsPass('both'), 'bothTeamsPass'],
      [teamsPass('all'), 'allTeamsPass'],
      [passedBetween, 'bothTeamsPass'],
    ],
  }),
  combined(
    'sharedTeamTurns.stepTriggerMultiplicity',
    {
      multiple: {
        in: sharedTeamTurns,
        about: ['trigger at beginning of step or phase', 'trigger & step & beginning', 'trigger & multiple'],
        means: [
          [
            "If it triggers at the beginning of each opponent's or each player's phase or step, an ability that triggers at the beginning of a phase or step may trigger multiple times.",
            true,
          ],
        ],
      },
      each: {
        in: sharedTeamTurns,
        about: ['trigger ~ for each ~ player if', 'ability trigger ~ once'],
        means: [
          [
            'If the effect, intervening "if" clause, or trigger condition of the ability refers to "that opponent," "that player," or similar, these abilities trigger once for each appropriate player.',
            true,
          ],
          [
            'These abilities trigger only once, even if the effect, intervening "if" clause, or trigger condition of the ability refers to "that opponent," "that player," or similar.',
            'once',
          ],
        ],
      },
    },
    (a) => (a.each === 'once' ? 'once' : a.multiple && a.each ? 'oncePerApplicablePlayer' : undefined),
  ),
  provision('sharedTeamTurns.simultaneousTriggers', {
    in: turns,
    loosely: true,
    about: [
      'triggered ability ~ (put|stack)',
      'triggered ability & since',
      'triggered ability & member & stack',
    ],
    means: [
      [
        ['either', 'any'].flatMap((whose) => triggersWait(whose, ACTIVE, 'the nonactive team')),
        'activeTeamThenNonactiveTeam',
      ],
      [triggersWait('any', ACTIVE, inOrder), 'activeTeamThenNonactiveTeamsInTurnOrder'],
      [
        nonactive.flatMap((others) =>
          ['either', 'any'].flatMap((whose) => triggersWait(whose, others, ACTIVE)),
        ),
        'nonactiveTeamsThenActiveTeam',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.apnapOrder',
    {
      teams: {
        in: turns,
        about: ['team would (make|choose|act) ~ same time', 'team would (make|choose|act) ~ simultaneously'],
        means: [
          [
            'If at the same time both teams would make choices and/or take actions, first any choices required are made by the active team, then any choices required are made by the nonactive team.',
            'two',
          ],
          [
            'If at the same time multiple teams would make choices and/or take actions, first any choices required are made by the active team, then any choices required are made by each nonactive team in turn order.',
            'many',
          ],
          [
            [
              ['both', 'the nonactive team'],
              ['multiple', 'the nonactive team'],
              ['multiple', inOrder],
            ].map(
              ([who, others]) =>
                `If at the same time ${who} teams would make choices and/or take actions, first any choices required are made by ${others}, then any choices required are made by ${ACTIVE}.`,
            ),
            'reverse',
          ],
        ],
      },
      members: {
        in: turns,
        about: [
          'player would (make|choose|act) ~ same time',
          'player would (make|choose|act) ~ simultaneously',
        ],
        means: [
          [membersChoose('each player', 'the nonactive team'), 'two'],
          [membersChoose('multiple players', 'the nonactive team'), 'two'],
          [membersChoose('multiple players', 'each nonactive team in turn order'), 'many'],
          [membersInOrder('primary', 'secondary'), 'primary'],
          [membersInOrder('secondary', 'primary'), 'secondary'],
          [
            nonactive.map((others) =>
              inTurn(
                `multiple players would make choices and/or take actions ${meanwhile}`,
                `the players on ${others}`,
                'make any choices required in whatever order they like',
                `${eachActive} does`,
              ),
            ),
            'reverse',
          ],
        ],
      },
    },
    (a) => {
      if (a.teams === undefined) return undefined;
      if (a.members === undefined && a.teams === 'two') return 'byTeam';
      if (a.teams === 'reverse' && (a.members ?? a.teams) === a.teams) return 'nonactiveTeamsThenActiveTeam';
      if (a.teams !== 'reverse') {
        if (a.members === 'primary') return 'byTeamsInTurnOrderPrimaryPlayersFirst';
        if (a.members === 'secondary') return 'byTeamsInTurnOrderSecondaryPlayersFirst';
      }
      if (a.teams !== a.members) return undefined;
      return a.teams === 'two' ? 'byTeamMembersInAnyOrder' : 'byTeamsInTurnOrderMembersInAnyOrder';
    },
  ),
  provision('sharedTeamTurns.drawOrder', {
    ...draws,
    means: [
      [drawsIn(activeFirst), 'activeTeamThenNonactiveTeams'],
      [drawsIn(activeLast), 'nonactiveTeamsThenActiveTeam'],
      [
        [headsDraw('primary', 'secondary'), ...drawsIn(startingWith('primary'))],
        'primaryThenSecondaryActiveTeamFirst',
      ],
      [
        [headsDraw('secondary', 'primary'), ...drawsIn(startingWith('secondary'))],
        'secondaryThenPrimaryActiveTeamFirst',
      ],
    ],
  }),
  provision('sharedTeamTurns.drawOrderOccasion', {
    ...draws,
    means: [
      [
        [
          inTurn(
            `an effect instructs ${teamGames}`,
            `${eachActive}, ${anyOrder}`,
            "performs that player's draws",
          ),
          inTurn(effectDraws, `${eachActive}, ${anyOrder}`, 'performs his or her draws'),
          ...[`an effect instructs ${teamGames}`, effectDraws].flatMap((occasion) =>
            [...activeLast, ...startingWith('primary'), ...startingWith('secondary')].map(([first]) =>
              inTurn(occasion, first, "that player's draws"),
            ),
          ),
          ...['primary', 'secondary'].map((who) =>
            inTurn(
              `an effect instructs ${headGames}`,
              `the ${who} player on the active team`,
              'performs all of their draws',
            ),
          ),
        ],
        'effectInstructs',
      ],
      [
        [anyOrder, 'starting with the primary player,', 'starting with the secondary player,'].map((order) =>
          inTurn(
            teamGames.replace('to draw', 'is instructed to draw'),
            `${eachActive}, ${order}`,
            "performs that player's draws",
          ),
        ),
        'anyInstructionToDraw',
      ],
    ],
  }),
];
