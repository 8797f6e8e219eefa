// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const rangeOfInfluence = [
  {
    key: 'rangeOfInfluence.gameDrawEffect',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'With limited range of influence, what happens when an effect says that the game is a draw?',
    values: [
      { value: 'notSpecified', meaning: 'The option says nothing about it.' },
      {
        value: 'controllerAndPlayersInRangeDraw',
        meaning:
          "The effect's controller and everybody in that player's range have a draw and leave; all others play on.",
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'rangeOfInfluence.mandatoryLoop',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description:
      'With limited range of influence, for whom does a loop of mandatory actions end the game in a draw?',
    values: [
      { value: 'wholeGameDraw', meaning: 'For all players; the option makes no exception.' },
      {
        value: 'involvedControllersAndPlayersInTheirRange',
        meaning:
          'For controllers of objects in the loop and players within their ranges, who leave; all others play on.',
      },
    ],
    silent: 'wholeGameDraw',
  },
  {
    key: 'rangeOfInfluence.restartExemption',
    system: 'rangeOfInfluence',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do effects that restart the game reach players outside the range of influence?',
    values: [
      { value: 'noRestartEffectsExist', meaning: 'The edition knows no effects that restart the game.' },
      { value: true, meaning: 'Range is ignored: everybody takes part in the new game.' },
    ],
    silent: 'noRestartEffectsExist',
  },
  {
    key: 'rangeOfInfluence.winningCoverage',
    system: 'rangeOfInfluence',
    type: 'boolean',
    kind: 'semantic',
    description:
      'Does the definition of range of influence also cover winning the game, besides spells, abilities, effects, damage, attacks and choices?',
    values: [
      { value: false, meaning: 'Winning is not in the list.' },
      { value: true, meaning: 'Winning is in the list.' },
    ],
    silent: false,
  },
  {
    key: 'rangeOfInfluence.distanceUnit',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'In what unit is range of influence measured?',
    values: [
      { value: 'playerSeats', meaning: 'In seats of players, counted both to the left and to the right.' },
    ],
  },
  {
    key: 'rangeOfInfluence.determinationTime',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'When is it settled which players are within whose range?',
    values: [
      {
        value: 'asEachTurnBegins',
        meaning: 'At the start of every turn; a departure changes nothing before the next one.',
      },
    ],
  },
  {
    key: 'rangeOfInfluence.selfInclusion',
    system: 'rangeOfInfluence',
    type: 'boolean',
    kind: 'constant',
    description: 'Is a player within their own range of influence?',
    values: [{ value: true, meaning: 'Always, whatever the number of seats.' }],
  },
  {
    key: 'rangeOfInfluence.objectInRange',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: "When is an object within a player's range of influence?",
    values: [
      { value: 'controllerInRange', meaning: 'When its controller is.' },
      {
        value: 'controllerOrBattleProtectorInRange',
        meaning: 'When its controller is, or, for a battle, when the player protecting it is.',
      },
    ],
  },
  {
    key: 'rangeOfInfluence.attackTargets',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'What can creatures attack under limited range of influence?',
    values: [
      { value: 'opponents', meaning: "Opponents within range of the attackers' controller." },
      {
        value: 'opponentsAndPlaneswalkers',
        meaning: 'Opponents within range and planeswalkers which those opponents control.',
      },
      {
        value: 'opponentsPlaneswalkersAndBattles',
        meaning:
          'Opponents within range, planeswalkers which those opponents control, and battles which those opponents protect.',
      },
    ],
  },
  {
    key: 'rangeOfInfluence.noOpponentInRange',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'May a player with no opponent in range attack?',
    values: [{ value: 'cannotAttack', meaning: "That player's creatures cannot attack." }],
  },
  {
    key: 'rangeOfInfluence.targetsOutOfRange',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: "May a spell or ability target something outside its controller's range?",
    values: [{ value: 'illegal', meaning: 'Anything out of range is an illegal target.' }],
  },
  {
    key: 'rangeOfInfluence.objectOrPlayerChoice',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'What may a player pick when told to choose an object or a player?',
    values: [
      {
        value: 'withinChoosersRange',
        meaning: 'Only something within the range of the player making the choice.',
      },
    ],
  },
  {
    key: 'rangeOfInfluence.optionChoice',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'May a player choose among options that mention things out of range?',
    values: [{ value: 'allowed', meaning: 'Any option may be taken, wherever the things it mentions are.' }],
  },
  {
    key: 'rangeOfInfluence.noEligibleChooser',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description:
      "Who makes a choice required by an effect when nobody within its controller's range is able to make it?",
    values: [
      {
        value: 'closestAppropriatePlayerToLeft',
        meaning: "The nearest suitable player, counting seats to the left from the effect's controller.",
      },
    ],
  },
  {
    key: 'rangeOfInfluence.activationOutOfRange',
    system: 'rangeOfInfluence',
    type: 'boolean',
    kind: 'constant',
    description: 'May a player activate abilities of objects outside their range?',
    values: [{ value: false, meaning: 'No, even if the ability would let any player activate it.' }],
  },
  {
    key: 'rangeOfInfluence.triggerCondition',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'How much of an event must be in range for an ability to trigger on it?',
    values: [
      {
        value: 'eventEntirelyInSourceControllersRange',
        meaning: "All of it must lie within the range of the player controlling the ability's source.",
      },
    ],
  },
  {
    key: 'rangeOfInfluence.auraRestriction',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: "What is an Aura unable to enchant when it is outside the range of the Aura's controller?",
    values: [
      { value: 'objectOutOfRange', meaning: 'An object out of range.' },
      { value: 'objectOrPlayerOutOfRange', meaning: 'An object or a player out of range.' },
    ],
  },
  {
    key: 'rangeOfInfluence.attachmentRestriction',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: "Which attachments other than Auras can be attached only within their controller's range?",
    values: [
      { value: 'equipment', meaning: 'Equipment.' },
      { value: 'equipmentAndFortification', meaning: 'Equipment and Fortifications.' },
    ],
  },
  {
    key: 'rangeOfInfluence.effectsOutOfRange',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: "What do the parts of an effect do that concern things outside its controller's range?",
    values: [{ value: 'doNothing', meaning: 'Those parts have no result; the other parts work as usual.' }],
  },
  {
    key: 'rangeOfInfluence.informationSource',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'What part of the game does a spell or ability see when it needs information?',
    values: [
      {
        value: 'onlyWithinControllersRange',
        meaning: "Only objects and events within its controller's range.",
      },
    ],
  },
  {
    key: 'rangeOfInfluence.informationPerspective',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description:
      "When a static ability changes another player's creatures by counting something, whose range limits the count? The worked example in the text decides this.",
    values: [
      {
        value: 'commonToControllerAndAffectedPlayer',
        meaning:
          "Only players within the range of the ability's controller and also of the player whose creatures change are counted.",
      },
      {
        value: 'effectControllersRangeOnly',
        meaning: "All players within the range of the ability's controller are counted.",
      },
    ],
  },
  {
    key: 'rangeOfInfluence.legendRule.scope',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'How does limited range of influence restrict the legend rule?',
    values: [
      {
        value: 'onlyOthersInControllersRange',
        meaning:
          "It hits a permanent only if another of the same name is within the range of that permanent's controller.",
      },
      {
        value: 'unaffectedByRange',
        meaning: 'Range has no bearing, because the legend rule compares only permanents of one controller.',
      },
    ],
  },
  {
    key: 'rangeOfInfluence.worldRule.scope',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description: 'How does limited range of influence restrict the world rule?',
    values: [
      {
        value: 'onlyOthersInControllersRange',
        meaning:
          "It hits a permanent only if another world permanent is within the range of that permanent's controller.",
      },
    ],
  },
  {
    key: 'rangeOfInfluence.planeswalkerUniquenessRule.scope',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'How does limited range of influence restrict the planeswalker uniqueness rule?',
    values: [
      {
        value: 'notInSection',
        meaning:
          'The section on this option does not mention that rule, which then applies unrestricted if the edition has it.',
      },
      {
        value: 'onlyOthersInControllersRange',
        meaning:
          "It hits a planeswalker only if another sharing its type is within the range of that planeswalker's controller.",
      },
    ],
    silent: 'notInSection',
  },
  {
    key: 'rangeOfInfluence.legendRule.coreRule',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'What does the legend rule itself do, before range is considered?',
    values: [
      {
        value: 'acrossPlayersNoneKept',
        meaning:
          "Legendary permanents of the same name are compared over all players, and every one of them goes to its owner's graveyard.",
      },
      {
        value: 'perControllerOneKept',
        meaning:
          "Each player keeps one legendary permanent of a name, of their choice; that player's others go to the graveyard.",
      },
    ],
  },
  {
    key: 'rangeOfInfluence.planeswalkerUniquenessRule.coreRule',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'What does the planeswalker uniqueness rule itself do, before range is considered?',
    values: [
      { value: 'noSuchRule', meaning: 'The edition has no such rule.' },
      {
        value: 'acrossPlayersNoneKept',
        meaning:
          "Planeswalkers sharing a type are compared over all players, and every one of them goes to its owner's graveyard.",
      },
      {
        value: 'perControllerOneKept',
        meaning:
          "Each player keeps one planeswalker of a type, of their choice; that player's others go to the graveyard.",
      },
    ],
    silent: 'noSuchRule',
  },
  {
    key: 'rangeOfInfluence.replacementOutOfRange',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'constant',
    description:
      'What happens when a replacement effect would make a spell or ability affect something outside the range of its controller?',
    values: [
      {
        value: 'thatPortionDoesNothing',
        meaning: 'The redirected part has no result; the remainder of the event takes place.',
      },
    ],
  },
  {
    key: 'rangeOfInfluence.prevention.unspecifiedDamage',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'Which damage can a prevention effect stop that names neither a source nor a recipient?',
    values: [
      { value: 'notSpecified', meaning: 'The option says nothing about it.' },
      {
        value: 'sourceAndRecipientInRange',
        meaning:
          "Only damage whose source and recipient are both within the range of the effect's controller.",
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'rangeOfInfluence.prevention.recipients',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'Which recipients does the range restriction on prevention effects mention?',
    values: [
      {
        value: 'creaturesAndPlayers',
        meaning: 'Creatures and players: the effect shields only those in range.',
      },
      {
        value: 'permanentsAndPlayers',
        meaning: 'Permanents of any kind and players: the effect shields only those in range.',
      },
    ],
  },
  {
    key: 'rangeOfInfluence.winEffect',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description: 'With limited range of influence, what happens when an effect says that a player wins?',
    values: [
      { value: 'playerWins', meaning: 'The effect works as written: that player wins.' },
      { value: 'opponentsInRangeLose', meaning: "Instead, opponents within that player's range lose." },
    ],
    silent: 'playerWins',
  },
  {
    key: 'rangeOfInfluence.planechaseExemption',
    system: 'rangeOfInfluence',
    type: 'enum',
    kind: 'semantic',
    description:
      'Which Planechase cards ignore limited range of influence in multiplayer games other than Grand Melee?',
    values: [
      { value: 'none', meaning: 'No card is exempted.' },
      { value: 'planes', meaning: 'Plane cards.' },
      { value: 'planesAndPhenomena', meaning: 'Plane cards and phenomenon cards.' },
    ],
    silent: 'none',
  },
  {
    key: 'rangeOfInfluence.reselectionWithinRange',
    system: 'rangeOfInfluence',
    type: 'boolean',
    kind: 'semantic',
    description:
      "Must whatever a creature is reselected to attack lie within the range of that creature's controller?",
    values: [
      { value: 'notSpecified', meaning: 'No rule says so.' },
      { value: true, meaning: 'Yes: anything reselected must be within that range.' },
    ],
    silent: 'notSpecified',
  },
] as const satisfies readonly ParameterDefinition[];
