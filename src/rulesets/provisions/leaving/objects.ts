import { combined, provision } from '../../reading/provision.js';
import { elsewhere } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import { auras, departures, generalMultiplayer, tokens } from '../places.js';

/** What becomes of the player's objects on the stack, and of those that the player controls even after that. */
const cardlessCease =
  'Next, whatever the player controls on the stack without a card to represent it ceases to exist.';
const exiledRest = [
  'Then those objects are exiled if there are any objects still controlled by that player.',
  'After that, whatever objects the player still controls are exiled.',
];

/** The rules on leaving stand in the opening of the chapter; single clauses have been moved from there. */
export const place = [generalMultiplayer, elsewhere(departures)];

/** What becomes of the objects of a player who leaves. */
export const objectsProvisions = [
  provision('leaving.ownedObjects', {
    means: [['All objects a player owns leave the game when that player leaves the game.', 'leaveTheGame']],
    in: place,
    loosely: true,
    about: ['^ (when|if) player leave game all ~ own', 'player leave game ~ object ~ own'],
    says: [['player leave game and with that player go all object that they own', 'leaveTheGame']],
  }),
  combined(
    'leaving.timing',
    {
      nature: {
        means: [[['This is not a state-based action.', 'This is not a state-based effect.'], 'no']],
        in: place,
        about: ['this be ~ state-based', 'of this be ~ state-based'],
        says: [['^ none of this be state-based effect|action it be done moment player leave game', 'atOnce']],
      },
      moment: {
        means: [
          [
            [
              'As soon as the player leaves the game, it happens.',
              'It happens as soon as the player leaves the game.',
            ],
            true,
          ],
        ],
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
        says: [
          [
            'all spell and ability controlled by that player on stack cease to exist',
            'allSpellsAndAbilitiesCease',
          ],
          [
            'each spell or ability on stack under player control cease to exist',
            'allSpellsAndAbilitiesCease',
          ],
          [
            'if that player controlled any object on stack not represented by card those object cease to exist',
            'noCard',
          ],
        ],
        means: [[cardlessCease, 'noCard']],
      },
      rest: {
        means: [[exiledRest, true]],
        in: place,
        about: 'object ~ still control|controlled',
      },
    },
    (a) => (a.stack === 'noCard' ? (a.rest ? 'nonCardObjectsCeaseAndCardsExiled' : undefined) : a.stack),
  ),
  provision('leaving.stepOrder', {
    in: place,
    loosely: true,
    about: ['stack ~ cease to exist', 'controlled ~ on stack'],
    says: [
      [
        'all spell and ability controlled by that player on stack cease to exist and any [change-of-control] effect … end',
        'stackObjectsBeforeControlEffects',
      ],
      [
        'each spell or ability on stack under player control cease to exist and any [change-of-control] effect … end',
        'stackObjectsBeforeControlEffects',
      ],
      [
        'any effect … end and all spell and ability controlled by that player on stack cease to exist',
        'controlEffectsBeforeStackObjects',
      ],
      [
        'any effect … end and each spell or ability on stack under player control cease to exist',
        'controlEffectsBeforeStackObjects',
      ],
      [
        '^ then if that player controlled any object on stack not represented by card those object cease to exist $',
        'controlEffectsBeforeStackObjects',
      ],
    ],
    means: [[cardlessCease, 'controlEffectsBeforeStackObjects']],
  }),
  provision('leaving.endedControlEffects', {
    in: place,
    about: ['leave game ~ effect ~ control ~ end'],
    means: [
      [
        'Any effects which give that player control of any players or objects end when a player leaves the game.',
        'overObjectsAndPlayers',
      ],
    ],
    says: [
      ['any [change-of-control] effect which give that player control of any object end', 'overObjects'],
      ['any [change-of-control] effect by which player have control of object end', 'overObjects'],
      ['any effect by which player have control of object or player end', 'overObjectsAndPlayers'],
    ],
  }),
  combined(
    'leaving.remainingControlledObjects',
    {
      rest: {
        means: [
          [exiledRest, 'exiled'],
          [
            'Then those objects leave the game if there are any objects still controlled by that player.',
            'leave',
          ],
        ],
        in: place,
        about: 'object ~ still control|controlled',
        says: [['^ after that whatever object player still control leave game [too]', 'leave']],
      },
      zone: {
        in: place,
        about: 'removed-from-the-game zone',
        says: [
          [
            'any object leaving game this way that be not owned by player leaving game be placed in removed-from-the-game zone',
            true,
          ],
          ['those of them with some other owner be put into removed-from-the-game zone', true],
        ],
      },
    },
    (a) => {
      if (a.rest !== 'leave') return a.rest;
      return a.zone ? 'leaveToRemovedFromGameZone' : 'leaveTheGame';
    },
  ),
  provision('leaving.tokenOwner', {
    means: [
      [
        `A token's owner is the player who controlled the ${say.spell} that put it into play.`,
        'controllerOfCreatingSpellOrAbility',
      ],
      [
        [
          'A token is owned by the player who creates it.',
          'The player who creates a token is its owner.',
          'The owner of a token is the player who creates it.',
        ],
        'creatorOfToken',
      ],
      [
        'The owner of a token is whoever controlled the spell or ability by which it came into play.',
        'controllerOfCreatingSpellOrAbility',
      ],
    ],
    in: tokens,
    about: ['^ token ~ (owner|owned)', '^ player ~ token ~ owner', 'owner of token'],
    says: [
      [
        '^ token be controlled by whoever|whomever put it onto battlefield and owned by controller of spell or ability that created it',
        'controllerOfCreatingSpellOrAbility',
      ],
      [
        '^ token be both owned and controlled by player under whose control it entered battlefield',
        'playerUnderWhoseControlItEntered',
      ],
      [
        '^ player under whose control token entered battlefield be its owner as well as its controller',
        'playerUnderWhoseControlItEntered',
      ],
    ],
  }),
  provision('leaving.controlChangeToDepartedPlayer', {
    means: [
      [
        [
          `That object's control remains unchanged if an object would change to the control of ${say.departed}.`,
          `It doesn't, if an object would change to the control of ${say.departed}.`,
        ],
        'controlUnchanged',
      ],
    ],
    in: place,
    about: ['change to control ~ left game', 'control would pass ~ left game'],
    says: [
      [
        'object whose control would pass to player who have left game do not change its controller',
        'controlUnchanged',
      ],
    ],
  }),
  provision('leaving.tokenUnderDepartedPlayer', {
    means: [
      [
        [
          `No token is created if a token would enter the battlefield under the control of ${say.departed}.`,
          `No token is created if a token would be created under the control of ${say.departed}.`,
        ],
        'notCreated',
      ],
      [
        [
          "A token that would come into play under such a player's control isn't created.",
          "A token that would enter the battlefield under such a player's control isn't created.",
          "A token that would be created under such a player's control isn't created.",
        ],
        'notCreated',
      ],
    ],
    in: place,
    about: 'token ~ would ~ under ~ control',
    says: [
      [
        'if token would (be put onto battlefield | enter battlefield | be created) under control of player who have left game no token be created',
        'notCreated',
      ],
    ],
  }),
  provision('leaving.objectEnteringUnderDepartedPlayer', {
    in: place,
    about: [
      'object ~ would ~ battlefield ~ stack ~ under ~ control',
      'battlefield & stack',
      'object & zone & under',
    ],
    says: [
      [
        'if object would be put onto battlefield or onto stack under control of player who have left game that object remain in its current zone',
        'staysInCurrentZone',
      ],
      [
        'object that would go onto battlefield or stack under such player control stay in zone it be in',
        'staysInCurrentZone',
      ],
    ],
  }),
  provision('leaving.playerControlByDepartedPlayer', {
    means: [
      [
        [
          "If a player who has left the game would control a player, he or she isn't.",
          `If a player would be controlled by ${say.departed}, that player isn't.`,
          `They aren't, if a player would be controlled by ${say.departed}.`,
        ],
        'notControlled',
      ],
    ],
    in: place,
    about: [
      'player would be ~ controlled by player',
      'player whom someone ~ would control',
      '^ if player would be & control|controlled',
      'someone & left game & control',
    ],
    says: [['player whom someone who have left game would control be not controlled', 'notControlled']],
  }),
  provision('leaving.objectOwnedByDepartedPlayer', {
    means: [
      [
        `If an object owned by ${say.departed} would be put into any zone, instead it leaves the game.`,
        'leavesGameInsteadOfEnteringZone',
      ],
      [
        `It isn't created, if an object that would be owned by ${say.departed} would be created in any zone.`,
        'notCreated',
      ],
    ],
    in: place,
    about: ['owned by player who have left game', 'object whose owner have left', 'object ~ would own'],
    says: [
      [
        'if object whose owner have left game would go to any zone it leave game instead of going there',
        'leavesGameInsteadOfEnteringZone',
      ],
      [
        'object that player who have left game would own be not created in whichever zone it would have been created',
        'notCreated',
      ],
    ],
  }),
  provision('leaving.triggeredAbilityOfDepartedPlayer', {
    means: [
      [
        `It isn't put on the stack, if a triggered ability that would be controlled by ${say.departed} would be put onto the stack.`,
        'notPutOnStack',
      ],
      ['This includes abilities that would be put onto the stack.', 'leavesGameInsteadOfGoingOnStack'],
      ['An ability that would go on the stack is such an object too.', 'leavesGameInsteadOfGoingOnStack'],
    ],
    in: place,
    about: [
      'ability ~ would be put onto stack',
      'ability ~ would go on stack',
      'triggered ability ~ would control',
    ],
    says: [
      [
        'triggered ability that such player would control be not put on stack when it would be put there',
        'notPutOnStack',
      ],
    ],
  }),
  combined(
    'leaving.expiredControlEffect',
    {
      ending: {
        in: place,
        about: [
          'effect that give ~ control of object end',
          'effect end that gave object',
          'effect & still & end',
          'effect & control & end & left',
          'default & control',
        ],
        says: [
          [
            'effect that give player still in game control of object end there be no other effect giving|granting control of that object to another player in game and object entered battlefield under control of player who have left game object be exiled',
            'exiledIfEnteredUnderDepartedPlayer',
          ],
          [
            'effect that give player still in game control of object end there be no other effect giving|granting control of that object to another player in game and player who controlled that object by default have left game object be exiled',
            'exiledIfDefaultControllerDeparted',
          ],
          [
            'effect end that gave object to player who be still in game no other effect give control of it to another player in game and 1 who would control it by default have left',
            'open',
          ],
        ],
      },
      exile: {
        in: place,
        about: 'object be then',
        means: [['The object is then exiled.', true]],
      },
    },
    (a) => {
      if (a.ending !== 'open') return a.ending;
      return a.exile ? 'exiledIfDefaultControllerDeparted' : undefined;
    },
  ),
  provision('leaving.anteExemption', {
    means: [
      ["Objects that player owns in the ante zone don't leave the game when a player leaves the game.", true],
    ],
    in: place,
    loosely: true,
    about: ['ante zone', 'ante'],
    says: [
      [
        'object in ante zone do not leave game together with player who own them [rule … do not apply to them] $',
        true,
      ],
    ],
  }),
  provision('leaving.auraOnDepartedPlayer', {
    in: auras,
    about: ['aura ~ player ~ left game', 'aura & left game'],
    says: [
      [
        'aura be enchanting illegal object or player [as defined|told by its enchant ability and other applicable effect] object it was attached to no longer exist or player it was attached to have left game aura be put into its owner graveyard',
        'toOwnersGraveyard',
      ],
      [
        'aura go to graveyard of its owner if it enchant object or player illegally if object to which it was attached be gone or if player to whom it was attached have left game',
        'toOwnersGraveyard',
      ],
    ],
  }),
];
