import { combined, provision } from '../reading/provision.js';
import { speakingOf } from '../reading/scope.js';
import { combatPhase, sharedTeamTurns, startingTheGame, twoHeadedGiant, untapStep } from './places.js';

/** Before the option had a section of its own, the variant said it. */
const turns = [sharedTeamTurns, twoHeadedGiant];

const dayAndNight = speakingOf('day and night', /previous turn's active team/i);

/** Which triggered abilities go on the stack. */
const waitingTriggers = 'multiple triggered ability have triggered since last time team received priority';
const waitingThere =
  'triggered ability that have triggered since some team last received priority be put on stack as follow';

/** Provisions of turns that a team takes together. */
export const sharedTeamTurnsProvisions = [
  provision('sharedTeamTurns.standaloneOption', {
    in: sharedTeamTurns,
    about: ['some multiplayer game ~ shared team turn option', 'multiplayer game & turn'],
    says: [
      ['some multiplayer game between team use shared team turn option', true],
      ['team can share their turn in some multiplayer game this be shared team turn option', true],
    ],
  }),
  combined(
    'sharedTeamTurns.variantsAlwaysUsingOption',
    {
      option: {
        in: sharedTeamTurns,
        about: ['always ~ used in', 'always', 'archenemy'],
        says: [
          [
            'it be always used in two-headed giant (variant|game) and (archenemy casual variant | in game of casual variant archenemy)',
            'twoHeadedGiantAndArchenemy',
          ],
          ['it be always used in two-headed giant (variant|game) $', 'twoHeadedGiant'],
        ],
      },
      variant: {
        in: twoHeadedGiant,
        about: '(team | player) ~ take turn',
        says: [
          ['each team take turn rather than each player', 'twoHeadedGiant'],
          ['it be team not single player that take turn', 'twoHeadedGiant'],
        ],
      },
    },
    (a) => a.option ?? a.variant,
  ),
  provision('sharedTeamTurns.primaryPlayerSeat', {
    in: turns,
    about: ['(seat|seated|sit|rightmost) ~ primary player', 'primary player ~ seat'],
    says: [
      ['player seated on right within each team be primary player', 'seatedOnTheRight'],
      ['whoever sit on right within team be its primary player', 'seatedOnTheRight'],
      [
        '[within each team] player seated in rightmost seat from that team perspective be primary player',
        'rightmostSeatFromTeamPerspective',
      ],
      [
        'primary player of team be 1 who have seat furthest to right as that team see it',
        'rightmostSeatFromTeamPerspective',
      ],
    ],
  }),
  provision('sharedTeamTurns.secondaryPlayerDefinition', {
    in: turns,
    about: ['be ~ secondary player $', 'secondary player & seat|seated|sit', 'left & secondary player'],
    says: [
      ['player seated on left be secondary player', true],
      ['whoever sit on left be its secondary player', true],
    ],
  }),
  provision('sharedTeamTurns.primaryPlayerAuthority', {
    in: turns,
    about: ['primary player decide|make', 'choice be primary player'],
    says: [
      [
        'if both player on team want to take action at same time primary player decide who take action',
        'whichMemberActsWhenBothWantTo',
      ],
      [
        'both member want to act at same time primary player decide which of them do',
        'whichMemberActsWhenBothWantTo',
      ],
      [
        'if [2] player on team can not agree on choice [such as which creature attack or what order triggered ability be put on stack] primary player make that choice',
        'anyDisagreedChoice',
      ],
      [
        'member of team fail to agree on choice [which creature be to attack say or in which order triggered ability go on stack] choice be primary player $',
        'anyDisagreedChoice',
      ],
    ],
  }),
  provision('sharedTeamTurns.startingTeamDetermination', {
    in: sharedTeamTurns,
    about: ['which team ~ first turn', 'team & first turn', 'method & team'],
    says: [
      [
        'method described in rule … be used to determine which team will take first turn',
        'normalFirstTurnMethodsAppliedToTeams',
      ],
      [
        'which team take first turn be found out by method that rule … describe',
        'normalFirstTurnMethodsAppliedToTeams',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.mulliganProcess',
    {
      order: {
        in: turns,
        loosely: true,
        about: ['starting team ~ mulligan', 'starting team go first'],
        says: [
          ['first starting team take any mulligan', 'teamByTeam'],
          ['^ starting team go first $', 'teamByTeam'],
          [
            'first each player on starting team [in whatever order that team like] declare whether [or not] (they | that player) will take mulligan',
            'declare',
          ],
          [
            'beginning with starting team whose player may go in whatever order they like each player say whether they take mulligan player of remaining team follow suit in turn order',
            'declare',
          ],
        ],
      },
      moment: {
        in: turns,
        loosely: true,
        about: [
          'mulligan ~ at same time',
          'mulligan ~ happen together',
          'all mulligan be taken',
          'then all mulligan',
        ],
        says: [
          ['all player on that team who chose to do so take their mulligan at same time', 'team'],
          [
            '^ each of its member say whether to shuffle that hand into library and draw 7 new card those who said yes then mulligan at same time',
            'team',
          ],
          ['all mulligan be taken at same time', 'all'],
          [
            'once each player have made declaration all player who decided to take mulligan do so at same time',
            'all',
          ],
          ['all those mulligan then happen together', 'all'],
        ],
      },
      scry: {
        in: turns,
        about: 'look at top card',
        says: [
          [
            '^ after all player have kept opening hand any player on starting team whose hand contain fewer card than that player starting hand size may look at top card of their library',
            true,
          ],
        ],
      },
      bottom: {
        in: turns,
        about: 'teammate ~ bottom of ~ library',
        says: [
          ['teammate may consult while choosing which card if any to put on bottom of their library', true],
        ],
      },
    },
    (a) => {
      if (a.order === undefined) return undefined;
      if (a.order === 'teamByTeam') return a.moment === 'team' ? 'teamByTeamMembersSimultaneous' : undefined;
      if (a.moment !== 'all') return undefined;
      if (a.scry) return 'simultaneousRoundsThenScryByTeam';
      return a.bottom ? 'simultaneousRoundsConsultingOnBottomCards' : 'simultaneousRounds';
    },
  ),
  provision('sharedTeamTurns.openingHandActions.chapterRule', {
    in: sharedTeamTurns,
    about: [
      'starting team ~ (battlefield | opening hand)',
      'starting team & battlefield',
      'opening hand & battlefield',
      'card & start game & team',
    ],
    says: [
      [
        'first each player on starting team in whatever order that team like may put any or all such card onto battlefield from (their | that player) opening hand',
        'startingTeamFirstOntoBattlefieldOnly',
      ],
      [
        'beginning with starting team whose player may go in whatever order they like each player may put any number of such card from their opening hand onto battlefield',
        'startingTeamFirstOntoBattlefieldOnly',
      ],
    ],
  }),
  provision('sharedTeamTurns.openingHandActions.coreRule', {
    in: startingTheGame,
    about: [
      'shared team turn option ~ (battlefield | action)',
      'shared team & opening',
      'shared team & action|battlefield & like',
    ],
    says: [
      [
        'in multiplayer game with shared team turn option player on starting team who may go in whatever order they like may take action of this kind first',
        'startingTeamFirstAnyAction',
      ],
      [
        'in multiplayer game using shared team turn option first each player on starting team in whatever order that team like may put any or all such card onto battlefield from their opening hand',
        'startingTeamFirstOntoBattlefieldOnly',
      ],
      [
        'in multiplayer game using shared team turn option first each player on starting team in whatever order that team like may take such action',
        'startingTeamFirstAnyAction',
      ],
    ],
  }),
  provision('sharedTeamTurns.priorityHolder', {
    in: turns,
    loosely: true,
    about: ['team have priority ~ player', 'priority belong'],
    says: [
      ['^ team have priority not individual player', 'team'],
      ['priority belong to team never to single player', 'team'],
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
  provision('sharedTeamTurns.drawForEachMember', {
    in: turns,
    loosely: true,
    about: [
      'player on team ~ draw card during',
      'draw step ~ member ~ draw card',
      'each & draw card & step',
      'member|player & draw card during',
    ],
    says: [
      ['each player on team draw card during that team draw step', true],
      ['in draw step of team turn each of its member draw card', true],
    ],
  }),
  provision('sharedTeamTurns.landPlayForEachMember', {
    in: turns,
    about: ['play land', 'land'],
    says: [
      ['each player on team may play land during each of that team turn', true],
      ['in each turn of team each of its member may play land', true],
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
        says: [
          [
            'if both team would make choice and or take action at same time first active team make any choice required then nonactive team make any choice required',
            'two',
          ],
          [
            'both team would choose or act at same time active team make choice it have to make and after it nonactive team do then all those action happen at once',
            'two',
          ],
          [
            'if multiple team would make choice and or take action at same time first active team make any choice required then each nonactive team in turn order make any choice required',
            'many',
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
    in: turns,
    about: [
      'player ~ to draw card ~ team',
      'tell ~ player to draw',
      'draw & game & player & effect',
      'draw & team & active & nonactive',
    ],
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
    in: turns,
    about: [
      'player ~ to draw card ~ team',
      'tell ~ player to draw',
      'draw & game & player & effect',
      'draw & team & active & nonactive',
    ],
    says: [
      ['^ (if|when) effect (instruct|tell) (more than 1 | several) player to draw card', 'effectInstructs'],
      [
        '^ (if|when) (more than 1 | several) player be (instructed|told) to draw card',
        'anyInstructionToDraw',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.extraAndSkippedTurnsForTeam',
    {
      extra: {
        in: turns,
        about: 'extra turn',
        says: [
          [
            'effect give player extra turn or add phase or step to that player turn that player team take extra turn phase or step',
            true,
          ],
          [
            'extra turn that effect give to player or phase or step that it add to that player turn be taken by player team',
            true,
          ],
        ],
      },
      skipped: {
        in: turns,
        about: ['player to skip', 'player skip'],
        says: [
          ['effect cause player to skip step phase or turn that player team do so', true],
          ['step phase or turn that effect make player skip be skipped by player team', true],
        ],
      },
    },
    (a) => (a.extra && a.skipped ? true : undefined),
  ),
  provision('sharedTeamTurns.duplicateExtraOrSkippedTurn', {
    in: turns,
    about: ['effect ~ add or skip', 'single & add|skip', 'add & skip'],
    says: [
      [
        'single effect cause (both player | more than 1 player) on same team to add or skip same step phase or turn that team add or skip only|1 that step phase or turn',
        'countsOnce',
      ],
      [
        '1 and same effect make (both teammate | several player on team) add or skip identical turn phase or step team add or skip it only single time',
        'countsOnce',
      ],
    ],
  }),
  provision('sharedTeamTurns.controllingAnotherPlayer', {
    in: turns,
    loosely: true,
    about: 'effect ~ control ~ player ~ team',
    says: [
      [
        'effect cause player to control another player turn controller of that effect control affected player team turn',
        'teamTurnByControllerOfEffect',
      ],
      [
        'effect let someone control player turn whoever control that effect control turn of that player team',
        'teamTurnByControllerOfEffect',
      ],
      [
        'effect cause player to control another player controller of that effect control affected player team $',
        'teamByControllerOfEffect',
      ],
      [
        'effect let someone control another player whoever control that effect control that player team $',
        'teamByControllerOfEffect',
      ],
      [
        'effect cause player to control another player first player control affected player team $',
        'teamByControllingPlayer',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.activePlayerReference',
    {
      one: {
        in: turns,
        about: ['ability that (refer|mention) ~ active player', 'refer|mention & active player'],
        says: [
          [
            '^ any ability that refer to active player refer to 1 specific active player not to all|both [of active player]',
            true,
          ],
          [
            '^ ability that refer to active player mean 1 particular active player rather than all|both [of them]',
            true,
          ],
        ],
      },
      chooser: {
        in: turns,
        loosely: true,
        about: [
          'ability controller choose',
          'control ability pick',
          'choose|pick & 1 ability refer',
          'choose|pick & effect be applied',
        ],
        says: [
          ['ability controller choose which 1 ability refer to at time its effect be applied', true],
          ['whoever control ability pick 1 that be meant at time when that effect come to be applied', true],
        ],
      },
    },
    (a) => (a.one && a.chooser ? 'oneChosenByControllerOnApplication' : undefined),
  ),
  combined(
    'sharedTeamTurns.dayNightCheck',
    {
      night: {
        in: [untapStep, dayAndNight],
        about: 'day and ~ team',
        says: [
          [
            'it be day and no player on|from previous turn active team cast spell during that turn it become night',
            true,
          ],
        ],
      },
      day: {
        in: [untapStep, dayAndNight],
        about: 'night and ~ team',
        says: [
          [
            'it be night and any player on|from previous turn active team cast 2 or more spell during (that turn | previous turn) it become day',
            true,
          ],
        ],
      },
    },
    (a) => (a.night && a.day ? 'anyMemberOfPreviousActiveTeam' : undefined),
  ),
  provision('sharedTeamTurns.ownCombatRules', {
    in: sharedTeamTurns,
    about: ['combat rule', 'option & combat & different'],
    says: [['shared team turn option use different combat rule than other multiplayer option', true]],
  }),
  provision('sharedTeamTurns.attackTargets', {
    in: sharedTeamTurns,
    about: [
      'attacking creature ~ team announce ~ attacking',
      'announce & player & attacking',
      'announce & planeswalker',
    ],
    says: [
      [
        'for each attacking creature attacking team announce which defending player or planeswalker that creature be attacking',
        'playerOrPlaneswalker',
      ],
      [
        'for each attacking creature attacking team announce which defending player planeswalker or battle that creature be attacking',
        'playerPlaneswalkerOrBattle',
      ],
    ],
  }),
  provision('sharedTeamTurns.blockableAttackers', {
    in: sharedTeamTurns,
    about: ['creature ~ defending player ~ block', 'defending player & block', 'block & attacking & team'],
    says: [
      [
        'creature controlled by defending player can block creature attacking any player on defending team attacking planeswalker controlled by 1 of those player or battle protected by 1 of those player $',
        'attackingMembersPlaneswalkersOrBattles',
      ],
      [
        'creature controlled by defending player can block creature attacking any player on defending team or attacking planeswalker controlled by 1 of those player $',
        'attackingMembersOrPlaneswalkers',
      ],
      [
        'creature controlled by defending player can block creature attacking any player on defending team $',
        'attackingMembers',
      ],
    ],
  }),
  provision('sharedTeamTurns.attackingPlayerReference', {
    in: sharedTeamTurns,
    about: ['attacking player ~ referring', 'attacking player & blocking & referring'],
    says: [
      [
        '^ if ability of blocking creature refer to attacking player or spell or ability refer to both blocking creature and attacking player then unless otherwise specified attacking player it be referring to be player who control that attacking creature $',
        'controllerOfThatAttackingCreature',
      ],
      [
        '^ if ability of blocking creature refer to attacking player or spell or ability refer to both blocking creature and attacking player then unless otherwise specified attacking player it be referring to be player who control attacking creature that blocking creature be blocking $',
        'controllerOfAttackerBeingBlocked',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.defendingPlayerReference',
    {
      who: {
        in: sharedTeamTurns,
        about: ['unless ~ defending player ~ referring', 'defending player & unless'],
        says: [
          [
            '^ if ability of attacking creature refer to defending player or spell or ability refer to both attacking creature and defending player then unless otherwise specified defending player it be referring to be player that creature was attacking at time it became attacking creature that combat or controller of planeswalker that creature was attacking at time it became attacking creature that combat',
            'became',
          ],
          [
            '^ if ability of attacking creature refer to defending player or spell or ability refer to both attacking creature and defending player then unless otherwise specified defending player it be referring to be player that creature be attacking or controller of planeswalker that creature be attacking $',
            'current',
          ],
          [
            '^ if ability of attacking creature refer to defending player or spell or ability refer to both attacking creature and defending player then unless otherwise specified defending player it be referring to be player that creature be attacking controller of planeswalker that creature be attacking or protector of battle that creature be attacking $',
            'protector',
          ],
        ],
      },
      removed: {
        in: sharedTeamTurns,
        about: 'no longer attacking',
        says: [
          [
            'if that creature be no longer attacking defending player it be referring to be player that creature was attacking [just] before it was removed from combat [or] controller of planeswalker that creature was attacking [just] before it was removed from combat [or protector of battle that creature|player was attacking [just] before it was removed from combat] $',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (a.who === undefined) return undefined;
      if (a.who === 'became') return 'asOfBecomingAttacker';
      if (!a.removed) return undefined;
      return a.who === 'current'
        ? 'currentElseBeforeRemovalFromCombat'
        : 'currentElseBeforeRemovalWithProtectors';
    },
  ),
  provision('sharedTeamTurns.damageAssignmentOrder', {
    in: turns,
    loosely: true,
    about: ['damage assignment order', 'assignment order', 'blocker & announce & order'],
    says: [
      [
        '^ once blocker have been declared for each attacking creature that be become blocked by multiple creature active team announce damage assignment order among blocking creature',
        true,
      ],
      [
        '^ after declaration of blocker active team announce for each attacking creature that several creature be blocking damage assignment order among those blocking creature',
        true,
      ],
    ],
  }),
  provision('sharedTeamTurns.defendingTeam.coreRule', {
    in: combatPhase,
    about: ['defending team', 'team ~ defend', 'nonactive team'],
    says: [
      ['two-headed giant game nonactive team be 1 that defend', 'twoHeadedGiantOnly'],
      ['two-headed giant multiplayer variant nonactive team be defending team', 'twoHeadedGiantOnly'],
      [
        'multiplayer game using shared team turn option active team be attacking team and nonactive team be defending team',
        'allSharedTeamTurnsGames',
      ],
    ],
  }),
  provision('sharedTeamTurns.actionPermission', {
    in: turns,
    about: 'special action ~ priority|allowed',
    says: [
      [
        'player may play spell or activated ability or take special action only when their team have priority',
        'whenTeamHasPriority',
      ],
      [
        'player may cast spell activate ability or take special action [only] when their team have priority',
        'whenTeamHasPriority',
      ],
      [
        'only while their team have priority may player play spell or activated ability or take special action',
        'whenTeamHasPriority',
      ],
      [
        'casting spell activating ability and taking special action be allowed to player while their team have priority',
        'whenTeamHasPriority',
      ],
    ],
  }),
  provision('sharedTeamTurns.hiddenTeammateMulligan', {
    in: turns,
    about: ['see ~ teammate mulligan', 'teammate & see', 'mulligan & before & deciding|whether'],
    says: [
      [
        '[teammate may consult during this process but] player can not see result of their teammate mulligan before deciding whether to take mulligan at same time',
        true,
      ],
      [
        '[teammate may advise 1 another meanwhile but] member can not see what teammate mulligan bring before deciding whether to mulligan at same time',
        true,
      ],
    ],
  }),
  provision('sharedTeamTurns.nonactiveTeams', {
    in: turns,
    about: 'be nonactive team $',
    says: [
      ['^ (each|all) other team be nonactive team $', 'eachOtherTeam'],
      ['^ other team be nonactive team $', 'theOtherTeam'],
      ['active team be 1 whose turn be in progress other 1 be nonactive team $', 'theOtherTeam'],
    ],
  }),
  provision('sharedTeamTurns.adjacentSeatRequirement', {
    in: sharedTeamTurns,
    about: ['adjacent seat', 'adjacent', 'member & seat & used', 'option & team & seat|sit'],
    says: [
      ['it can be used only if member of each team be sitting in adjacent seat', true],
      ['it can not be used unless member of each team sit in adjacent seat', true],
    ],
  }),
  combined(
    'sharedTeamTurns.combatDamageAnnouncement',
    {
      attackers: {
        in: turns,
        about: 'team ~ how each attacking creature',
        says: [
          [
            '^ as combat damage step start active team announce how each attacking creature will assign its combat damage',
            true,
          ],
          [
            '^ at beginning of combat damage step active team say how each attacking creature assign its combat damage',
            true,
          ],
        ],
      },
      blockers: {
        in: turns,
        about: 'team ~ how each blocking creature',
        says: [
          ['^ then defending team announce how each blocking creature will assign its combat damage', true],
          ['^ after that defending team say how each blocking creature assign its combat damage', true],
        ],
      },
    },
    (a) => (a.attackers && a.blockers ? 'activeTeamThenDefendingTeam' : undefined),
  ),
];
