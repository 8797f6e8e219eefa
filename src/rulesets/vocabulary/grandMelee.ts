// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const grandMelee = [
  {
    key: 'grandMelee.recommendedMinimumPlayers',
    system: 'grandMelee',
    type: 'number',
    kind: 'constant',
    description: 'From how many players on is Grand Melee normally used?',
    values: [{ value: 10, meaning: 'Ten players or more.' }],
  },
  {
    key: 'grandMelee.rangeOfInfluence',
    system: 'grandMelee',
    type: 'number',
    kind: 'constant',
    description: "What is each player's range of influence in Grand Melee?",
    values: [{ value: 1, meaning: 'One seat.' }],
  },
  {
    key: 'grandMelee.attackOption',
    system: 'grandMelee',
    type: 'enum',
    kind: 'constant',
    description: 'Which attack option does Grand Melee use?',
    values: [{ value: 'attackLeft', meaning: 'The attack left option.' }],
  },
  {
    key: 'grandMelee.playersPerTurnMarker',
    system: 'grandMelee',
    type: 'number',
    kind: 'constant',
    description: 'For how many players is there one turn marker? A remainder gives no further marker.',
    values: [
      { value: 4, meaning: 'The number of markers is the number of players divided by four, rounded down.' },
    ],
  },
  {
    key: 'grandMelee.markerSpacing',
    system: 'grandMelee',
    type: 'number',
    kind: 'constant',
    description:
      'How many seats apart are successive turn markers handed out at the start, going left from the starting player?',
    values: [{ value: 4, meaning: 'Every fourth seat to the left gets the next marker.' }],
  },
  {
    key: 'grandMelee.blockedMarker',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description:
      'What happens when a turn marker would move on while another is held within three seats to the left of the next player?',
    values: [
      {
        value: 'markerWaitsUnreceived',
        meaning: 'The next player cannot take it; it waits until the other marker is four seats away.',
      },
      {
        value: 'playerHoldsMarkerButTurnWaits',
        meaning:
          'The next player takes it, but the turn does not begin until the other marker is four seats away.',
      },
    ],
  },
  {
    key: 'grandMelee.markerOfDepartingHolder',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: 'Where does a turn marker go when the player holding it leaves the game?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says where.' },
      {
        value: 'playerToLeftAfterTurnOrImmediately',
        meaning:
          'To the player on the left: after the turn ends if it was under way, at once if it had not begun.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.markerRemoval',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: 'How is a turn marker taken out when a departure leaves too many?',
    values: [
      { value: 'removedBetweenTurns', meaning: 'It is removed, but only between turns.' },
      {
        value: 'designatedForRemoval',
        meaning: 'It is designated for removal, possibly several times over, and removed later.',
      },
    ],
  },
  {
    key: 'grandMelee.removedMarkerPosition',
    system: 'grandMelee',
    type: 'enum',
    kind: 'constant',
    description: 'Which turn marker is taken out when a departure leaves too many?',
    values: [
      {
        value: 'nearestToRightThenLowestNumber',
        meaning:
          'The first one to the right of the departed player; if several qualify after several departures, the one with the lowest number.',
      },
    ],
  },
  {
    key: 'grandMelee.designatedMarkerRemoval',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: 'When is a designated turn marker removed, and what becomes of further designations on it?',
    values: [
      { value: 'notSpecified', meaning: 'Markers are not designated, so no rule says.' },
      {
        value: 'afterTurnOrImmediatelyExcessToRight',
        meaning:
          "After its holder's turn, or at once if no turn is being taken; designations beyond one pass to the next marker on the right.",
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.designatedMarkerDisregard',
    system: 'grandMelee',
    type: 'boolean',
    kind: 'semantic',
    description:
      'Are markers already designated left out when counting whether a departure reduces the number of markers?',
    values: [
      { value: 'notSpecified', meaning: 'Markers are not designated, so no rule says.' },
      { value: true, meaning: 'They are left out of the count.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.rangeAfterDepartures',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: "When do the players on either side of vacated seats come within each other's range?",
    values: [
      { value: 'notSpecified', meaning: 'The Grand Melee section does not say.' },
      { value: 'whenNextTurnBegins', meaning: 'When the next turn begins, whoever takes it.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.extraTurnWithMarker',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: 'How does a player who holds a turn marker take an extra turn after the present one?',
    values: [
      { value: 'notSpecified', meaning: 'No rule treats that player separately.' },
      {
        value: 'keepMarkerUnlessAnotherWithinThreeSeats',
        meaning:
          'The player keeps the marker and takes the turn; another marker within three seats to the left delays it until that marker is four seats away, one to the right makes the player pass the marker and take it just before their next turn.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.extraTurnWithoutMarker',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: "Which test moves an extra turn to just before the player's next regular turn?",
    values: [
      {
        value: 'beforeNextTurnIfNotOwnTurn',
        meaning: "It is not that player's turn when the extra turn is granted.",
      },
      {
        value: 'beforeNextTurnIfWithoutMarker',
        meaning: 'That player would not have a turn marker when the extra turn starts.',
      },
    ],
  },
  {
    key: 'grandMelee.stacks',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: 'How many stacks does a Grand Melee game have?',
    values: [
      { value: 'notSpecified', meaning: 'No rule adds any, so there is the one ordinary stack.' },
      { value: 'onePerTurnMarker', meaning: 'One for each turn marker.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.priorityPerStack',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: 'Who gets priority for the stack of a given turn marker?',
    values: [
      { value: 'notSpecified', meaning: 'No rule distinguishes stacks.' },
      {
        value: 'markerOrObjectControllerInRange',
        meaning:
          'A player who has in range either the marker or the controller of some object on that stack.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.stackChoice',
    system: 'grandMelee',
    type: 'enum',
    kind: 'semantic',
    description: 'Onto which stack does a new spell or ability go?',
    values: [
      { value: 'notSpecified', meaning: 'No rule distinguishes stacks.' },
      {
        value: 'playerChoiceBoundByCauseOrTarget',
        meaning:
          'Its controller names one for which they have priority, but must use the stack holding its cause or its target if there is one.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'grandMelee.winRuleStatement',
    system: 'grandMelee',
    type: 'enum',
    kind: 'editorial',
    description:
      'How does the Grand Melee section speak of winning and losing? This matters to the reader only, not to play.',
    values: [
      { value: 'normalRules', meaning: 'It says that the normal rules apply.' },
      {
        value: 'normalRulesModifiedByRange',
        meaning:
          'It says that the normal rules apply, changed by what limited range of influence says about effects that win.',
      },
      { value: 'omitted', meaning: 'It does not speak of it.' },
    ],
    silent: 'omitted',
  },
  {
    key: 'grandMelee.markerRecipient',
    system: 'grandMelee',
    type: 'enum',
    kind: 'constant',
    description: 'To whom does a player hand the turn marker after their turn?',
    values: [{ value: 'playerToLeft', meaning: 'To the player on the left.' }],
  },
  {
    key: 'grandMelee.otherOptions',
    system: 'grandMelee',
    type: 'enum',
    kind: 'constant',
    description: 'Are the attack multiple players and deploy creatures options used in Grand Melee?',
    values: [{ value: 'unused', meaning: 'Neither is used.' }],
  },
] as const satisfies readonly ParameterDefinition[];
