import { none, type Pattern, type Query } from '../../../language/index.js';
import { combined, provision } from '../../reading/provision.js';
import { sharedTeamTurns } from '../places.js';
import { turns } from './turns.js';

/** "If an effect instructs more than one player to draw cards"; what players then do is another matter. */
const whenInstructed = (by: Pattern): Query => ({
  verb: 'perform',
  conditions: [
    {
      word: ['if', 'when'],
      clause: {
        verb: 'instruct',
        actor: by,
        what: { verb: 'draw', actor: { noun: 'player', quantity: { least: 2 } }, object: { noun: 'card' } },
      },
    },
  ],
});

/** Which triggered abilities go on the stack. */
const waitingTriggers = 'multiple triggered ability have triggered since last time team received priority';
const waitingThere =
  'triggered ability that have triggered since some team last received priority be put on stack as follow';

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
    says: [
      [
        'casting spell activating ability and taking special action be allowed to player while their team have priority',
        'whenTeamHasPriority',
      ],
    ],
  }),
  provision('sharedTeamTurns.stepEndCondition', {
    in: turns,
    about: 'pass in succession ~ stack',
    says: [
      [
        'if both team pass in succession (that be if both team pass without any player taking any action in between passing | meaning that no player act between 1 pass and other) top|topmost object on|of stack resolve (then active team receive priority | and active team get priority again)',
        'bothTeamsPass',
      ],
      [
        'if all team pass in succession (that be if all team pass without any player taking any action in between passing | meaning that no player act in between their pass) top|topmost object on|of stack resolve (then active team receive priority | and active team get priority again)',
        'allTeamsPass',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.stepTriggerMultiplicity',
    {
      multiple: {
        in: sharedTeamTurns,
        about: ['trigger at beginning of step or phase', 'trigger & step & beginning', 'trigger & multiple'],
        says: [
          [
            'ability that trigger at beginning of step or phase may trigger multiple time if it trigger at beginning of each player or each opponent step or phase',
            true,
          ],
        ],
      },
      each: {
        in: sharedTeamTurns,
        about: 'trigger ~ for each ~ player if',
        says: [
          [
            'these ability trigger once for each appropriate player if ability trigger condition effect or intervening if clause refer to that player that opponent or similar',
            true,
          ],
        ],
      },
    },
    (a) => (a.multiple && a.each ? 'oncePerApplicablePlayer' : undefined),
  ),
  provision('sharedTeamTurns.simultaneousTriggers', {
    in: turns,
    loosely: true,
    about: [
      'triggered ability ~ (put|stack)',
      'triggered ability & since',
      'triggered ability & member & stack',
    ],
    says: [
      [
        `${waitingTriggers} member of active team put all triggered ability either|any of them control on stack in any order they choose then member of nonactive team do same $`,
        'activeTeamThenNonactiveTeam',
      ],
      [
        `${waitingTriggers} member of active team put all triggered ability either|any of them control on stack in any order they choose then member of each nonactive team in turn order do same $`,
        'activeTeamThenNonactiveTeamsInTurnOrder',
      ],
      [
        `${waitingThere} active team member first put there all those that either|any of them control in any order they like and member of nonactive team do likewise afterwards $`,
        'activeTeamThenNonactiveTeam',
      ],
      [
        `${waitingThere} active team member first put there all those that either|any of them control in any order they like and member of nonactive team do likewise afterwards team by team in turn order $`,
        'activeTeamThenNonactiveTeamsInTurnOrder',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.apnapOrder',
    {
      teams: {
        in: turns,
        about: 'team would (make|choose|act) ~ same time',
        means: [
          [
            'If at the same time both teams would make choices and/or take actions, first any choices required are made by the active team, then any choices required are made by the nonactive team.',
            'two',
          ],
          [
            'If at the same time multiple teams would make choices and/or take actions, first any choices required are made by the active team, then any choices required are made by each nonactive team in turn order.',
            'many',
          ],
        ],
        says: [
          [
            'both team would choose or act at same time active team make choice it have to make and after it nonactive team do then all those action happen at once',
            'two',
          ],
          [
            'several team would choose or act at same time active team make choice it have to make and after it nonactive team do 1 by 1 in turn order',
            'many',
          ],
        ],
      },
      members: {
        in: turns,
        about: 'player would (make|choose|act) ~ same time',
        says: [
          [
            'each|multiple player would make choice and or take action at same time first each player on active team make any choice required in whatever order they like then player on nonactive team do same',
            'two',
          ],
          [
            'each|multiple player would make choice and or take action at same time first each player on active team make any choice required in whatever order they like then player on each nonactive team in turn order do same',
            'many',
          ],
          [
            'several player would choose or act at same time member of active team make their choice in whatever order they like and after them member of nonactive team do likewise team by team in turn order',
            'many',
          ],
        ],
      },
    },
    (a) => {
      if (a.teams === undefined) return undefined;
      if (a.members === undefined) return a.teams === 'two' ? 'byTeam' : undefined;
      if (a.teams !== a.members) return undefined;
      return a.teams === 'two' ? 'byTeamMembersInAnyOrder' : 'byTeamsInTurnOrderMembersInAnyOrder';
    },
  ),
  provision('sharedTeamTurns.drawOrder', {
    ...draws,
    says: [
      [
        'more than 1 player to draw card in two-headed giant game first primary player on active team perform all of their draw then secondary player on that team perform all of their draw then nonactive team do same',
        'primaryThenSecondaryActiveTeamFirst',
      ],
      [
        'several player to draw card during two-headed giant game active team primary player first make all of their draw then that team secondary player do and after them nonactive team draw in same way',
        'primaryThenSecondaryActiveTeamFirst',
      ],
      [
        'draw card in game that be using shared team turn option first each player on active team in whatever order that team like perform (their | that player) draw then each player on each nonactive team in turn order do same',
        'activeTeamThenNonactiveTeams',
      ],
      [
        'several player to draw card in game with shared team turn option member of active team make their draw first in whatever order that team like and after them member of nonactive team do likewise team by team in turn order',
        'activeTeamThenNonactiveTeams',
      ],
    ],
  }),
  provision('sharedTeamTurns.drawOrderOccasion', {
    ...draws,
    asks: [
      [whenInstructed('an effect'), 'effectInstructs'],
      [whenInstructed(none), 'anyInstructionToDraw'],
    ],
    says: [
      [
        '^ (if|when) (more than 1 | several) player be (instructed|told) to draw card',
        'anyInstructionToDraw',
      ],
      ['^ (if|when) effect (instruct|tell) (more than 1 | several) player to draw card', 'effectInstructs'],
    ],
  }),
];
