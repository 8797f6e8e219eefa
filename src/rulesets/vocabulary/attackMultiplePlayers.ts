// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const attackMultiplePlayers = [
  {
    key: 'attackMultiplePlayers.defendingPlayers',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'constant',
    description: 'Who is a defending player during combat when this option is used?',
    values: [
      {
        value: 'allOpponents',
        meaning: 'Each opponent of the attacking player, with no choice made at the start of combat.',
      },
    ],
  },
  {
    key: 'attackMultiplePlayers.attackTargets',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'semantic',
    description: 'What does the attacking player name for each attacking creature?',
    values: [
      { value: 'player', meaning: 'A defending player.' },
      {
        value: 'playerOrPlaneswalker',
        meaning: "A defending player, or a planeswalker under such a player's control.",
      },
      {
        value: 'playerPlaneswalkerOrBattle',
        meaning:
          "A defending player, a planeswalker under such a player's control, or a battle under such a player's protection.",
      },
    ],
  },
  {
    key: 'attackMultiplePlayers.defendingPlayerReference.chapterRule',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'semantic',
    description:
      'Which player does "defending player" mean when there are several, according to the section on this option?',
    values: [
      {
        value: 'usuallyPlayerAttacked',
        meaning: 'As a rule the player whom the creature with the ability attacks.',
      },
      {
        value: 'usuallyPlayerOrPlaneswalkerController',
        meaning:
          'For an ability of an attacking creature, as a rule the player it attacks or the controller of the planeswalker it attacks.',
      },
      {
        value: 'usuallyPlayerOrControllerIncludingSpells',
        meaning:
          "As a rule the player, or planeswalker's controller, attacked by the creature; so too for spells and abilities that mention both an attacker and a defending player, attacker by attacker.",
      },
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
  },
  {
    key: 'attackMultiplePlayers.ambiguousDefendingPlayer',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'semantic',
    description: 'Who chooses when more than one defending player could be meant?',
    values: [
      { value: 'controllerOfAbility', meaning: 'The controller of the ability; spells are not mentioned.' },
      { value: 'controllerOfSpellOrAbility', meaning: 'The controller of the spell or the ability.' },
    ],
  },
  {
    key: 'attackMultiplePlayers.blockableAttackers',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'semantic',
    description: "Which attackers may a defending player's creatures block?",
    values: [
      { value: 'attackingThem', meaning: 'Those attacking that player.' },
      {
        value: 'attackingThemOrTheirPlaneswalkers',
        meaning: 'Those attacking that player or a planeswalker of that player.',
      },
      {
        value: 'attackingThemTheirPlaneswalkersOrBattles',
        meaning:
          "Those attacking that player, a planeswalker of that player, or a battle under that player's protection.",
      },
    ],
  },
  {
    key: 'attackMultiplePlayers.blockDeclarationOrder',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'constant',
    description: 'In which order do the defending players declare blockers?',
    values: [
      {
        value: 'apnapOrder',
        meaning:
          'In turn order counted from the active player, each declaring all blocks before the next begins.',
      },
    ],
  },
  {
    key: 'attackMultiplePlayers.damageAssignmentOrder',
    system: 'attackMultiplePlayers',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does the section have defending players announce a damage assignment order after blocks?',
    values: [
      { value: false, meaning: 'No such order is announced.' },
      {
        value: true,
        meaning:
          'Defending players, in turn order from the active player, announce the order of attackers for each of their creatures blocking more than one.',
      },
    ],
    silent: false,
  },
  {
    key: 'attackMultiplePlayers.combatDamageOrder',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'constant',
    description: 'In which order do players assign combat damage?',
    values: [{ value: 'apnapOrder', meaning: 'The active player first, then the others in turn order.' }],
  },
  {
    key: 'attackMultiplePlayers.bandSplitting',
    system: 'attackMultiplePlayers',
    type: 'boolean',
    kind: 'constant',
    description: 'May creatures of one band attack different players?',
    values: [{ value: false, meaning: 'No: the whole band attacks the same player.' }],
  },
  {
    key: 'attackMultiplePlayers.withoutOption.defendingPlayerChoice',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'semantic',
    description:
      'When does the active player choose the one defending player in games that do not use this option?',
    values: [
      { value: 'asCombatPhaseStarts', meaning: 'As the combat phase starts, before its first step.' },
      {
        value: 'turnBasedActionInBeginningOfCombat',
        meaning: 'As a turn-based action in the beginning of combat step.',
      },
    ],
  },
  {
    key: 'attackMultiplePlayers.withoutOption.reselectedAttackTarget',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'semantic',
    description:
      'In games that do not use this option, what may an effect pick that reselects what a creature attacks?',
    values: [
      { value: 'notSpecified', meaning: 'No rule limits the new pick.' },
      {
        value: 'chosenPlayerOrPlaneswalker',
        meaning: 'The defending player already chosen, or a planeswalker of that player.',
      },
      {
        value: 'chosenPlayerPlaneswalkerOrBattle',
        meaning:
          'The defending player already chosen, a planeswalker of that player, or a battle which that player protects.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'attackMultiplePlayers.orderedBlockingCondition',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'semantic',
    description: 'In which combats do the defending players declare blockers one after another?',
    values: [
      { value: 'severalAttackedPlayers', meaning: 'When more than one player is under attack.' },
      {
        value: 'severalPlayersOrPlaneswalkerControllers',
        meaning: 'When more than one player is under attack or controls a planeswalker under attack.',
      },
      {
        value: 'severalPlayersControllersOrProtectors',
        meaning:
          'When more than one player is under attack, controls a planeswalker under attack, or protects a battle under attack.',
      },
    ],
  },
  {
    key: 'attackMultiplePlayers.restrictionEvaluation',
    system: 'attackMultiplePlayers',
    type: 'enum',
    kind: 'constant',
    description: 'To which attackers do restrictions and requirements on attacking apply?',
    values: [
      {
        value: 'playerSpecificSeparatelyOthersAsWhole',
        meaning:
          'Those about attacking a certain player apply to creatures attacking that player; all others are judged on the attack as a whole, which must be legal.',
      },
    ],
  },
  {
    key: 'attackMultiplePlayers.defendingPlayerReference.coreRule',
    system: 'attackMultiplePlayers',
    type: 'boolean',
    kind: 'structural',
    description:
      'Do the general combat rules repeat that "defending player" means one particular player in a multiplayer game?',
    values: [
      { value: false, meaning: 'They do not.' },
      {
        value: true,
        meaning:
          'They do, decided separately for each attacker, with the controller of the spell or ability choosing in doubt.',
      },
    ],
    silent: false,
  },
] as const satisfies readonly ParameterDefinition[];
