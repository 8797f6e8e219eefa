// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const sharedTeamTurns = [
  {
    key: 'sharedTeamTurns.standaloneOption',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description: 'Is the sharing of turns an option with a section of its own?',
    values: [
      { value: false, meaning: 'No: it exists only inside the Two-Headed Giant variant.' },
      { value: true, meaning: 'Yes: it has a section, and variants refer to it.' },
    ],
    silent: false,
  },
  {
    key: 'sharedTeamTurns.variantsAlwaysUsingOption',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'Which variants always share turns?',
    values: [
      { value: 'twoHeadedGiant', meaning: 'Two-Headed Giant alone.' },
      { value: 'twoHeadedGiantAndArchenemy', meaning: 'Two-Headed Giant and Archenemy.' },
    ],
  },
  {
    key: 'sharedTeamTurns.primaryPlayerSeat',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'Which seat makes somebody the primary player of a team?',
    values: [
      {
        value: 'seatedOnTheRight',
        meaning: 'The right-hand seat of the team; whose point of view counts is not said.',
      },
      {
        value: 'rightmostSeatFromTeamPerspective',
        meaning: 'The seat furthest to the right as the team itself looks at the table.',
      },
    ],
  },
  {
    key: 'sharedTeamTurns.secondaryPlayerDefinition',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do the rules also define a secondary player?',
    values: [
      { value: true, meaning: 'Yes: the member in the left-hand seat.' },
      { value: false, meaning: 'No: only a primary player is defined.' },
    ],
    silent: false,
  },
  {
    key: 'sharedTeamTurns.primaryPlayerAuthority',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'What does the primary player decide for the team?',
    values: [
      {
        value: 'whichMemberActsWhenBothWantTo',
        meaning: 'Only who takes the action if the two members wish to act at once.',
      },
      { value: 'anyDisagreedChoice', meaning: 'Every choice on which the members fail to agree.' },
    ],
  },
  {
    key: 'sharedTeamTurns.startingTeamDetermination',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'How is the starting team found?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says how.' },
      {
        value: 'normalFirstTurnMethodsAppliedToTeams',
        meaning: 'By the usual methods for deciding who goes first, applied to teams.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.mulliganProcess',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'How do teams take mulligans? Before the option existed, this was asked of Two-Headed Giant.',
    values: [
      {
        value: 'individualMulligans',
        meaning: 'There is no procedure for teams, so each player mulligans as in any other game.',
      },
      {
        value: 'teamByTeamMembersSimultaneous',
        meaning:
          'The starting team finishes all its mulligans before the other team begins; members who mulligan do so together, round by round.',
      },
      {
        value: 'simultaneousRounds',
        meaning:
          'Each round the members of every team declare, starting team first, and then all mulligans happen together.',
      },
      {
        value: 'simultaneousRoundsThenScryByTeam',
        meaning:
          'Each round the members of every team declare and all mulligans happen together; after the last, team by team, members with reduced hands may look at their top card, with teammates, and bottom it.',
      },
      {
        value: 'simultaneousRoundsConsultingOnBottomCards',
        meaning:
          'Each round the members of every team declare and all mulligans happen together; teammates may also advise each other on which cards to put on the bottom.',
      },
    ],
    silent: 'individualMulligans',
  },
  {
    key: 'sharedTeamTurns.openingHandActions.chapterRule',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'What does the multiplayer chapter say about teams using cards that act from an opening hand?',
    values: [
      { value: 'notSpecified', meaning: 'The chapter does not mention them.' },
      {
        value: 'startingTeamFirstOntoBattlefieldOnly',
        meaning:
          'Starting team first with its members in any order, then the other teams; only putting cards onto the battlefield is covered.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.openingHandActions.coreRule',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'What do the rules for starting the game say about teams using cards that act from an opening hand?',
    values: [
      { value: 'notSpecified', meaning: 'They have no provision for teams.' },
      {
        value: 'startingTeamFirstOntoBattlefieldOnly',
        meaning:
          'Starting team first with its members in any order, then the other teams; only putting cards onto the battlefield is covered.',
      },
      {
        value: 'startingTeamFirstAnyAction',
        meaning:
          'Starting team first with its members in any order, then the other teams; every action that a card allows from an opening hand is covered.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.priorityHolder',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'constant',
    description: 'Who has priority?',
    values: [{ value: 'team', meaning: 'A team as a whole, never a single player.' }],
  },
  {
    key: 'sharedTeamTurns.stepEndCondition',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'Whose passes in succession let the top object of the stack resolve or, with an empty stack, end the step or phase?',
    values: [
      { value: 'bothTeamsPass', meaning: 'Those of the two teams; the text knows only two.' },
      { value: 'allTeamsPass', meaning: 'Those of all teams, however many there are.' },
    ],
  },
  {
    key: 'sharedTeamTurns.drawForEachMember',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does each member of the active team draw a card in its draw step?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says so.' },
      { value: true, meaning: 'Each member draws one card.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.landPlayForEachMember',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description: "May each member of the active team play a land during the team's turn?",
    values: [
      { value: 'notSpecified', meaning: 'No rule says so.' },
      { value: true, meaning: 'Each member has a land play of their own.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.stepTriggerMultiplicity',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'How often does an ability trigger that watches for the step or phase of "each player" or "each opponent"?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'oncePerApplicablePlayer',
        meaning:
          'Once for each fitting member of the team, if its text refers back to that player; otherwise once.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.simultaneousTriggers',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'How do teams put triggered abilities on the stack that are waiting at the same time?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'activeTeamThenNonactiveTeam',
        meaning: 'The active team in any order it likes, then the one nonactive team.',
      },
      {
        value: 'activeTeamThenNonactiveTeamsInTurnOrder',
        meaning: 'The active team in any order it likes, then the nonactive teams one by one in turn order.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.apnapOrder',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'How is the order for simultaneous choices and actions adapted to teams?',
    values: [
      {
        value: 'byTeam',
        meaning: 'The active team chooses before the nonactive team; the order within a team is not covered.',
      },
      {
        value: 'byTeamMembersInAnyOrder',
        meaning:
          'The active team before the nonactive team; where single players choose, members of a team do so in any order they like.',
      },
      {
        value: 'byTeamsInTurnOrderMembersInAnyOrder',
        meaning:
          'The active team, then any number of nonactive teams in turn order; where single players choose, members do so in any order they like.',
      },
    ],
  },
  {
    key: 'sharedTeamTurns.drawOrder',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'In which order do players draw when several are told to draw cards?',
    values: [
      { value: 'notSpecified', meaning: 'No rule orders the draws.' },
      {
        value: 'primaryThenSecondaryActiveTeamFirst',
        meaning:
          'On the active team the primary player makes all draws, then the secondary player; then the nonactive team likewise.',
      },
      {
        value: 'activeTeamThenNonactiveTeams',
        meaning:
          'The members of the active team in any order they like, then those of each nonactive team in turn order.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.drawOrderOccasion',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'editorial',
    description: 'What kind of instruction brings that drawing order into play, as the chapter words it?',
    values: [
      { value: 'notSpecified', meaning: 'There is no such order.' },
      { value: 'effectInstructs', meaning: 'An instruction given by an effect.' },
      { value: 'anyInstructionToDraw', meaning: 'Any instruction, whether it comes from an effect or not.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.extraAndSkippedTurnsForTeam',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'constant',
    description:
      'Are turns, phases and steps that a member adds or skips added or skipped for the whole team?',
    values: [{ value: true, meaning: 'Yes: the team takes or skips them.' }],
  },
  {
    key: 'sharedTeamTurns.duplicateExtraOrSkippedTurn',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'What if one effect makes several members of a team add or skip the same turn, phase or step?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'countsOnce', meaning: 'The team adds or skips it a single time.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.controllingAnotherPlayer',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'What is controlled, and by whom, when an effect gives control of a team member?',
    values: [
      {
        value: 'teamTurnByControllerOfEffect',
        meaning: "Control of a member's turn covers the team's turn; the effect's controller has it.",
      },
      {
        value: 'teamByControllerOfEffect',
        meaning: "Control of a member covers the team; the effect's controller has it.",
      },
      {
        value: 'teamByControllingPlayer',
        meaning: 'Control of a member covers the team; the player to whom the effect gives control has it.',
      },
    ],
  },
  {
    key: 'sharedTeamTurns.activePlayerReference',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'Whom does an ability mean by "active player"?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'oneChosenByControllerOnApplication',
        meaning:
          'One member of the active team, chosen by the controller of the ability when its effect is applied.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.dayNightCheck',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'Whose spells of the previous turn decide between day and night?',
    values: [
      { value: 'noDayNightRule', meaning: 'The edition has no day and night.' },
      {
        value: 'anyMemberOfPreviousActiveTeam',
        meaning:
          'Night follows if nobody on the team then active cast a spell; day follows if some single member of it cast two or more.',
      },
    ],
    silent: 'noDayNightRule',
  },
  {
    key: 'sharedTeamTurns.ownCombatRules',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does this option come with combat rules of its own?',
    values: [
      { value: false, meaning: 'No.' },
      { value: true, meaning: 'Yes, for attacking, blocking and damage by teams.' },
    ],
    silent: false,
  },
  {
    key: 'sharedTeamTurns.attackTargets',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'What does the attacking team name for each attacking creature?',
    values: [
      { value: 'notSpecified', meaning: 'The option has no rule about it.' },
      { value: 'playerOrPlaneswalker', meaning: 'A defending player, or a planeswalker.' },
      { value: 'playerPlaneswalkerOrBattle', meaning: 'A defending player, a planeswalker, or a battle.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.blockableAttackers',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'Which attackers may creatures of the defending team block?',
    values: [
      { value: 'notSpecified', meaning: 'The option has no rule about it.' },
      { value: 'attackingMembers', meaning: 'Those attacking any member of the team.' },
      {
        value: 'attackingMembersOrPlaneswalkers',
        meaning: 'Those attacking any member of the team or a planeswalker of such a member.',
      },
      {
        value: 'attackingMembersPlaneswalkersOrBattles',
        meaning:
          'Those attacking any member of the team, a planeswalker of such a member, or a battle protected by such a member.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.attackingPlayerReference',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'Whom does an ability of a blocking creature, or a text naming both, mean by "attacking player"?',
    values: [
      { value: 'notSpecified', meaning: 'The option has no rule about it.' },
      {
        value: 'controllerOfThatAttackingCreature',
        meaning:
          'The controller of "that" attacking creature, although no such creature was mentioned before.',
      },
      {
        value: 'controllerOfAttackerBeingBlocked',
        meaning: 'The controller of the attacker which the blocking creature blocks.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.defendingPlayerReference',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description:
      'Whom does an ability of an attacking creature, or a text naming both, mean by "defending player"?',
    values: [
      { value: 'notSpecified', meaning: 'The option has no rule about it.' },
      {
        value: 'asOfBecomingAttacker',
        meaning:
          "The player, or planeswalker's controller, attacked at the moment at which the creature became an attacker, even if that changes later.",
      },
      {
        value: 'currentElseBeforeRemovalFromCombat',
        meaning:
          "The player, or planeswalker's controller, being attacked now; for a creature no longer attacking, the one attacked just before it left combat.",
      },
      {
        value: 'currentElseBeforeRemovalWithProtectors',
        meaning:
          "The player, planeswalker's controller or battle's protector being attacked now; for a creature no longer attacking, the one just before it left combat.",
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.damageAssignmentOrder',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description:
      'Do teams announce a damage assignment order after blocks, in any section on shared turns including Two-Headed Giant?',
    values: [
      { value: false, meaning: 'No such order is announced.' },
      {
        value: true,
        meaning:
          'The active team, then the defending team, announces an order for its creatures that face several others.',
      },
    ],
    silent: false,
  },
  {
    key: 'sharedTeamTurns.defendingTeam.coreRule',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'For which games do the general combat rules say that the nonactive team defends?',
    values: [
      { value: 'notSpecified', meaning: 'They do not say it.' },
      { value: 'twoHeadedGiantOnly', meaning: 'For Two-Headed Giant games only.' },
      { value: 'allSharedTeamTurnsGames', meaning: 'For all games using the shared team turns option.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.actionPermission',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'constant',
    description: 'When may a member cast spells, activate abilities and take special actions?',
    values: [{ value: 'whenTeamHasPriority', meaning: 'Whenever the team has priority.' }],
  },
  {
    key: 'sharedTeamTurns.hiddenTeammateMulligan',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description:
      "Must a player decide on a mulligan before seeing what a teammate's mulligan in the same round brings?",
    values: [
      { value: 'notSpecified', meaning: 'No rule demands it.' },
      { value: true, meaning: "Yes: the teammate's new hand is not seen before deciding." },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.nonactiveTeams',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'semantic',
    description: 'Which teams are nonactive?',
    values: [
      { value: 'theOtherTeam', meaning: 'The one other team; the text knows only two.' },
      { value: 'eachOtherTeam', meaning: 'All teams but the active one, however many there are.' },
    ],
  },
  {
    key: 'sharedTeamTurns.adjacentSeatRequirement',
    system: 'sharedTeamTurns',
    type: 'boolean',
    kind: 'semantic',
    description: 'Must the members of each team sit side by side for turns to be shared?',
    values: [
      { value: 'notSpecified', meaning: 'No rule demands it of the option.' },
      { value: true, meaning: 'Yes: otherwise the option cannot be used.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'sharedTeamTurns.combatDamageAnnouncement',
    system: 'sharedTeamTurns',
    type: 'enum',
    kind: 'constant',
    description: 'In which order do the teams announce how combat damage is assigned?',
    values: [
      {
        value: 'activeTeamThenDefendingTeam',
        meaning: 'The active team for its attackers, then the defending team for its blockers.',
      },
    ],
  },
] as const satisfies readonly ParameterDefinition[];
