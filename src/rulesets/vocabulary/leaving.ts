// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const leaving = [
  {
    key: 'leaving.ownedObjects',
    system: 'leaving',
    type: 'enum',
    kind: 'constant',
    description: 'What happens to objects that the leaving player owns?',
    values: [
      { value: 'leaveTheGame', meaning: 'They leave the game together with their owner, from every zone.' },
    ],
  },
  {
    key: 'leaving.timing',
    system: 'leaving',
    type: 'enum',
    kind: 'constant',
    description: "When are the consequences of a player's departure carried out?",
    values: [
      {
        value: 'immediatelyNotStateBased',
        meaning:
          'At the very moment of departure, not as part of a check for state-based effects or actions.',
      },
    ],
  },
  {
    key: 'leaving.stackObjects',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens to spells and abilities on the stack that the leaving player controls?',
    values: [
      { value: 'allSpellsAndAbilitiesCease', meaning: 'All of them cease to exist.' },
      {
        value: 'nonCardObjectsCeaseAndCardsExiled',
        meaning:
          'Abilities and copies, having no card, cease to exist; cards owned by other players are exiled.',
      },
    ],
  },
  {
    key: 'leaving.stepOrder',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description:
      'Between removing owned objects and dealing with what is still controlled, which comes first: clearing the stack or ending control effects?',
    values: [
      {
        value: 'stackObjectsBeforeControlEffects',
        meaning: "The player's spells and abilities on the stack cease first; then control effects end.",
      },
      {
        value: 'controlEffectsBeforeStackObjects',
        meaning: 'Control effects end first; then the stack objects still controlled by that player cease.',
      },
    ],
  },
  {
    key: 'leaving.endedControlEffects',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'Control over what does a leaving player lose because the effects granting it end?',
    values: [
      { value: 'overObjects', meaning: 'Effects that gave the player control of objects end.' },
      {
        value: 'overObjectsAndPlayers',
        meaning: 'Effects that gave the player control of objects or of other players end.',
      },
    ],
  },
  {
    key: 'leaving.remainingControlledObjects',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens to objects that the leaving player still controls after the other steps?',
    values: [
      { value: 'leaveTheGame', meaning: 'They leave the game; no zone is named for those owned by others.' },
      {
        value: 'leaveToRemovedFromGameZone',
        meaning:
          'They leave the game, and those owned by others are put into the removed-from-the-game zone.',
      },
      { value: 'exiled', meaning: 'They are exiled.' },
    ],
  },
  {
    key: 'leaving.priorityPassing',
    system: 'leaving',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does priority move on to the next player in turn order when the player who has it leaves?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says where priority goes.' },
      { value: true, meaning: 'The next player in turn order who is still playing gets it.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.combatDamageOnStack',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What does a departure do to combat damage that is already on the stack?',
    values: [
      { value: 'unaffected', meaning: 'The damage stays on the stack and is dealt as assigned.' },
      {
        value: 'noDamageOnStack',
        meaning: 'Combat damage does not use the stack in this edition, so the question cannot arise.',
      },
    ],
    silent: 'noDamageOnStack',
  },
  {
    key: 'leaving.combatDamageToDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens to combat damage meant for a player who has left?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'notDealt', meaning: 'It may be assigned, but it is not dealt.' },
      { value: 'notAssigned', meaning: 'It is not even assigned.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.tokenOwner',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'Who owns a token, and therefore takes it along on leaving?',
    values: [
      {
        value: 'controllerOfCreatingSpellOrAbility',
        meaning:
          "The player controlling the spell or ability that made the token, even if it entered under somebody else's control.",
      },
      {
        value: 'playerUnderWhoseControlItEntered',
        meaning: 'The player who controlled the token as it entered the battlefield.',
      },
      { value: 'creatorOfToken', meaning: 'The player whom the effect makes create the token.' },
    ],
  },
  {
    key: 'leaving.controlChangeToDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'constant',
    description: "What happens when an object would change to a departed player's control?",
    values: [{ value: 'controlUnchanged', meaning: 'Its controller stays the same.' }],
  },
  {
    key: 'leaving.tokenUnderDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'constant',
    description: "What happens when a token would be made under a departed player's control?",
    values: [{ value: 'notCreated', meaning: 'The token is not made.' }],
  },
  {
    key: 'leaving.objectEnteringUnderDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description:
      'What happens when an object would enter the battlefield or go on the stack with a departed player controlling it?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'staysInCurrentZone', meaning: 'The object does not move.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.playerControlByDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens when a player who has left would gain control of another player?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'notControlled', meaning: 'The other player is not controlled.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.objectOwnedByDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens when an object whose owner has left would appear in a zone?',
    values: [
      {
        value: 'leavesGameInsteadOfEnteringZone',
        meaning: 'Instead of going to that zone it leaves the game; this is worded for every zone change.',
      },
      {
        value: 'notCreated',
        meaning: 'It does not come into existence; this is worded for new objects only.',
      },
    ],
  },
  {
    key: 'leaving.triggeredAbilityOfDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens to a triggered ability that a player who has left would control?',
    values: [
      {
        value: 'leavesGameInsteadOfGoingOnStack',
        meaning: 'It triggers, but it leaves the game rather than going on the stack.',
      },
      { value: 'notPutOnStack', meaning: 'It is simply not placed on the stack.' },
    ],
  },
  {
    key: 'leaving.expiredControlEffect',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description:
      "When a remaining player's control of an object runs out and no other control effect applies, what happens to the object if the player it would fall back to has left?",
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'exiledIfEnteredUnderDepartedPlayer',
        meaning:
          'It is exiled at once if the player controlling it as it entered the battlefield has since left.',
      },
      {
        value: 'exiledIfDefaultControllerDeparted',
        meaning:
          'It is exiled at once if the player controlling it by default, with no effects considered, has left.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.choiceByDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'Who makes a choice that an object demands of a player who has left?',
    values: [
      {
        value: 'playerPickedByObjectController',
        meaning:
          "The object's controller picks another player to choose, an opponent if one was meant and any is left.",
      },
      {
        value: 'playerPickedByControllerExceptForCosts',
        meaning:
          "The object's controller picks another player, an opponent if one was meant and any is left; choices about paying a cost are excluded.",
      },
    ],
  },
  {
    key: 'leaving.costForDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description:
      'What happens when an object asks a player who has left to pay a cost, or to decide whether to pay it?',
    values: [
      { value: 'notSpecified', meaning: 'No rule treats costs separately from other choices.' },
      { value: 'notPaid', meaning: 'The cost counts as unpaid.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.ruleChoiceByDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'Who makes a choice that a rule, rather than an object, demands of a player who has left?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'nextPlayerInTurnOrder', meaning: 'The next player in turn order chooses.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.playerInformation',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description:
      'What does an effect use when it asks for information about a particular player who may have left?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'currentElseLastKnown',
        meaning:
          'Present information while the player is in the game, otherwise how things stood just before the player left.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.pastActionVisibility',
    system: 'leaving',
    type: 'boolean',
    kind: 'semantic',
    description: "Can effects that look back on players' actions see what a player did who has since left?",
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: true, meaning: 'Such actions are still found and counted.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.turnInProgress',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What becomes of a turn whose active player leaves while it is going on?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'turnContinuesWithoutActivePlayer',
        meaning:
          'It is played to its end with no active player; whenever that player would get priority, the next in turn order gets it, or the game moves on.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.futureTurn',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens when a turn of a player who has left would start?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'turnDoesNotBegin', meaning: 'That turn is not started.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.durationUntilNextTurn',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description:
      'How long do continuous effects last that were to end at, or during, the next turn of a player who has left?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'untilThatTurnWouldHaveBegun',
        meaning: 'Up to the moment at which that turn would have started.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.anteExemption',
    system: 'leaving',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do objects in the ante zone stay behind when their owner leaves?',
    values: [
      { value: 'notSpecified', meaning: 'No exception is made for the ante zone.' },
      { value: true, meaning: 'Anted objects remain in the game.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.planarControllerSuccession',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'Who becomes planar controller in a Planechase game when the current one is about to leave?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      {
        value: 'nextRemainingPlayerBeforeDeparture',
        meaning:
          'The next player in turn order who is not leaving takes over, and only then does the former controller leave.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.monarchSuccession',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'Who becomes the monarch when the monarch leaves?',
    values: [
      { value: 'noMonarchRule', meaning: 'The edition has no monarch.' },
      {
        value: 'activePlayerElseNextIfMonarchActive',
        meaning:
          'The active player; if the leaving monarch is the active player, whoever is next in turn order.',
      },
      {
        value: 'activePlayerElseNextIfLeavingOrAbsent',
        meaning:
          'The active player; if that player is leaving too or there is none, whoever is next in turn order.',
      },
      {
        value: 'activePlayerElseNextElseNobody',
        meaning:
          'The active player; if leaving too or absent, whoever is next in turn order; if nobody left in the game can be the monarch, there is none.',
      },
      {
        value: 'activePlayerElseNextEligibleElseNobody',
        meaning:
          'The active player; if leaving or absent, the first player in turn order who is able to be the monarch; failing that, nobody.',
      },
    ],
    silent: 'noMonarchRule',
  },
  {
    key: 'leaving.initiativeSuccession',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'Who takes the initiative when the player who has it leaves?',
    values: [
      { value: 'noInitiativeRule', meaning: 'The edition has no initiative.' },
      {
        value: 'activePlayerElseNext',
        meaning:
          'The active player; if that player is leaving too or there is none, whoever is next in turn order.',
      },
    ],
    silent: 'noInitiativeRule',
  },
  {
    key: 'leaving.auraOnDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What happens to an Aura attached to a player who leaves?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'toOwnersGraveyard', meaning: 'It is put into the graveyard of its owner.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'leaving.damageRedirectionWithDepartedPlayer',
    system: 'leaving',
    type: 'enum',
    kind: 'semantic',
    description: 'What does an effect do that would redirect damage to or away from a player who has left?',
    values: [
      { value: 'notSpecified', meaning: 'No rule covers it.' },
      { value: 'doesNothing', meaning: 'It has no effect.' },
    ],
    silent: 'notSpecified',
  },
] as const satisfies readonly ParameterDefinition[];
