import { combined, provision } from '../../reading/provision.js';
import { elsewhere } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import { auras, departures, generalMultiplayer } from '../places.js';

/** What becomes of the player's objects on the stack, and of those that the player controls even after that. */
const cardlessCease =
  'Next, whatever the player controls on the stack without a card to represent it ceases to exist.';
const cardlessGone =
  "Then those objects cease to exist if that player controlled any objects on the stack that cards don't represent.";
/** The stack is cleared before effects of control end. */
const stackThenControl = (effects: string, what: string): string =>
  `When a player leaves the game, all abilities and spells that player controls on the stack cease to exist, and any ${effects} give that player control of any ${what} end.`;
const controlThenStack = (effects: string, what: string): string =>
  `When a player leaves the game, any ${effects} give that player control of any ${what} end, and all abilities and spells that player controls on the stack cease to exist.`;
const endedControl = (effects: string, what: string): string =>
  `Any ${effects} which give that player control of any ${what} end when a player leaves the game.`;
const exiledRest = [
  'If that player still controls any objects, those objects are then exiled.',
  'After that, whatever objects the player still controls are exiled.',
];

const buriedRest =
  "If that player still controls any objects, those objects are then put into their owners' graveyards.";

const returnedRest =
  "If that player still controls any objects, those objects are then returned to their owners' hands.";
const shuffledRest =
  "If that player still controls any objects, those objects are then shuffled into their owners' libraries.";

const expired = (why: string, then = 'the object is exiled'): string =>
  `If an effect that gives a player still in the game an object's control ends, there is no other effect that is giving that object's control to another player in the game, and ${why}, ${then}.`;
const byDefault = 'the player who by default controlled that object has left the game';
const asEntered = `the object entered the battlefield under the control of ${say.departed}`;
const toGraveyard = `the object is ${say.owners}`;
const toHand = "the object is returned to its owner's hand";
const toOwner = "the object's owner gains control of it";

/** The rules on leaving are in the opening of the chapter; single clauses have been moved from there. */
export const place = [generalMultiplayer, elsewhere(departures)];

/** What becomes of the objects of a player who leaves. */
export const objectsProvisions = [
  provision('leaving.ownedObjects', {
    means: [
      [
        [
          'All objects a player owns leave the game when that player leaves the game.',
          'When a player leaves the game, every object which that player owns leaves too.',
        ],
        'leaveTheGame',
      ],
      [
        "A player leaves the game, and with that player go all objects that he or she owns, and every spell or ability on the stack under the player's control ceases to exist, and any change-of-control effects by which the player has control of objects end.",
        'leaveTheGame',
      ],
      [
        'A player leaves the game, and with that player go all objects that they own, and any effects by which the player has control of objects or players end.',
        'leaveTheGame',
      ],
    ],
    in: place,
    loosely: true,
    about: ['^ (when|if) player leave game all ~ own', 'player leave game ~ object ~ own'],
  }),
  combined(
    'leaving.timing',
    {
      nature: {
        means: [
          ['This is not a state-based action.', 'no'],
          [
            'None of this is a state-based action; it is done the moment the player leaves the game.',
            'atOnce',
          ],
        ],
        in: place,
        about: ['this be ~ state-based', 'of this be ~ state-based'],
      },
      moment: {
        means: [['As soon as the player leaves the game, it happens.', true]],
        in: place,
        about: '^ it happen ~ player leave game',
      },
    },
    (a) =>
      a.nature === 'atOnce' || (a.nature === 'no' && a.moment) ? 'immediatelyNotStateBased' : undefined,
  ),
  combined(
    'leaving.stackObjects',
    {
      stack: {
        in: place,
        loosely: true,
        about: ['stack ~ cease to exist', 'controlled ~ on stack'],
        means: [
          [cardlessCease, 'noCard'],
          [
            [
              'When a player leaves the game, all abilities and spells which that player controls on the stack cease to exist.',
              'When a player leaves the game, spells and abilities that he or she controls on the stack cease to exist.',
            ],
            'allSpellsAndAbilitiesCease',
          ],
          [cardlessGone, 'noCard'],
          [
            "A player leaves the game, and with that player go all objects that he or she owns, and every spell or ability on the stack under the player's control ceases to exist, and any change-of-control effects by which the player has control of objects end.",
            'allSpellsAndAbilitiesCease',
          ],
        ],
      },
      rest: {
        means: [[[...exiledRest, buriedRest, returnedRest, shuffledRest], true]],
        in: place,
        about: 'object ~ still control|controlled',
      },
    },
    (a) => (a.stack === 'noCard' ? (a.rest ? 'nonCardObjectsCeaseAndCardsExiled' : undefined) : a.stack),
  ),
  provision('leaving.stepOrder', {
    in: place,
    loosely: true,
    inOrder: true,
    about: ['stack ~ cease to exist', 'controlled ~ on stack'],
    means: [
      [cardlessCease, 'controlEffectsBeforeStackObjects'],
      [stackThenControl('change-of-control effects which', 'objects'), 'stackObjectsBeforeControlEffects'],
      [stackThenControl('effects which', 'objects or players'), 'stackObjectsBeforeControlEffects'],
      [controlThenStack('effects which', 'objects or players'), 'controlEffectsBeforeStackObjects'],
      [
        'When a player leaves the game, effects that give that player control of an object or a player end, and spells and abilities that he or she controls on the stack cease to exist.',
        'controlEffectsBeforeStackObjects',
      ],
      [cardlessGone, 'controlEffectsBeforeStackObjects'],
      [
        "A player leaves the game, and with that player go all objects that he or she owns, and every spell or ability on the stack under the player's control ceases to exist, and any change-of-control effects by which the player has control of objects end.",
        'stackObjectsBeforeControlEffects',
      ],
    ],
  }),
  provision('leaving.endedControlEffects', {
    in: place,
    about: ['leave game ~ effect ~ control ~ end'],
    means: [
      [
        [
          endedControl('effects', 'players or objects'),
          'When a player leaves the game, effects that give that player control of an object or a player end.',
        ],
        'overObjectsAndPlayers',
      ],
      [endedControl('change-of-control effects', 'objects'), 'overObjects'],
      [
        "A player leaves the game, and with that player go all objects that he or she owns, and every spell or ability on the stack under the player's control ceases to exist, and any change-of-control effects by which the player has control of objects end.",
        'overObjects',
      ],
      [
        'A player leaves the game, and with that player go all objects that they own, and any effects by which the player has control of objects or players end.',
        'overObjectsAndPlayers',
      ],
      [endedControl('effects', 'objects'), 'overObjects'],
    ],
  }),
  combined(
    'leaving.remainingControlledObjects',
    {
      rest: {
        means: [
          [exiledRest, 'exiled'],
          ['If that player still controls any objects, those objects then leave the game.', 'leave'],
          ['After that, whatever objects the player still controls leave the game too.', 'leave'],
          [buriedRest, 'putIntoOwnersGraveyards'],
          [returnedRest, 'returnedToOwnersHands'],
          [shuffledRest, 'shuffledIntoOwnersLibraries'],
        ],
        in: place,
        about: 'object ~ still control|controlled',
      },
      zone: {
        in: place,
        about: ['removed-from-the-game zone', 'leaving game (this way|in this way)'],
        means: [
          [
            "Any objects leaving the game this way which the player leaving the game doesn't own are placed in the removed-from-the-game zone.",
            'removed',
          ],
          [
            "Any objects leaving the game this way which the player leaving the game doesn't own are put into their owners' hands.",
            'hands',
          ],
        ],
      },
    },
    (a) => {
      if (a.rest !== 'leave') return a.rest;
      if (a.zone === 'hands') return 'returnedToOwnersHands';
      return a.zone === undefined ? 'leaveTheGame' : 'leaveToRemovedFromGameZone';
    },
  ),
  provision('leaving.expiredControlEffect', {
    in: place,
    about: [
      'effect that give ~ control of object end',
      'effect end that gave object',
      'effect & still & end',
      'effect & control & end & left',
      'default & control',
    ],
    means: [
      [expired(byDefault), 'exiledIfDefaultControllerDeparted'],
      [expired(asEntered), 'exiledIfEnteredUnderDepartedPlayer'],
      [expired(byDefault, toGraveyard), 'graveyardIfDefaultControllerDeparted'],
      [expired(asEntered, toGraveyard), 'graveyardIfEnteredUnderDepartedPlayer'],
      [expired(byDefault, toHand), 'handIfDefaultControllerDeparted'],
      [expired(asEntered, toHand), 'handIfEnteredUnderDepartedPlayer'],
      [[expired(byDefault, toOwner), expired(asEntered, toOwner)], 'ownerGainsControl'],
    ],
  }),
  provision('leaving.anteExemption', {
    means: [
      ["Objects that player owns in the ante zone don't leave the game when a player leaves the game.", true],
      [
        "Objects in the ante zone don't leave the game together with the player who owns them; rule 800.4a doesn't apply to them.",
        true,
      ],
    ],
    in: place,
    loosely: true,
    about: ['ante zone', 'ante'],
  }),
  provision('leaving.auraOnDepartedPlayer', {
    in: auras,
    about: ['aura ~ player ~ left game', 'aura & left game'],
    means: [
      [
        'If an Aura enchants an illegal player or object as defined by its enchant ability and other effects that are applicable, the player to whom it was attached has left the game, or the object to which it was attached no longer exists, the Aura is put into the graveyard of its owner.',
        'toOwnersGraveyard',
      ],
      [
        [
          'If an Aura is enchanting an illegal object or player, the player it was attached to has left the game, or the object it was attached to no longer exists, that Aura is put into the graveyard of its owner.',
          "An Aura is put into its owner's graveyard if the player it enchanted has left the game, if the object it enchanted no longer exists, or if it enchants an illegal player or object.",
        ],
        'toOwnersGraveyard',
      ],
    ],
  }),
];
