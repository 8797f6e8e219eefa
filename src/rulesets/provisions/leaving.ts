import { combined, provision } from '../reading/provision.js';
import { elsewhere } from '../reading/scope.js';
import {
  auras,
  departures,
  generalMultiplayer,
  initiative,
  monarch,
  replacementEffects,
  tokens,
} from './places.js';

const place = [generalMultiplayer, elsewhere(departures)];

const planarControl = {
  in: place,
  about: ['planar controller ~ leave', 'planar controller'],
  says: [
    [
      '[in planechase game | in planar magic game] if (player designated as planar controller | current planar controller) would leave game instead next player in turn order that would not leave game become planar controller then old planar controller leave game',
      'nextRemainingPlayerBeforeDeparture',
    ],
    [
      'if planar controller of planechase game would leave it next player in turn order who be not leaving too become planar controller first and only then do old 1 leave game',
      'nextRemainingPlayerBeforeDeparture',
    ],
  ],
} as const;

/** Provisions of players who leave a game that goes on. */
export const leavingProvisions = [
  provision('leaving.ownedObjects', {
    in: place,
    loosely: true,
    about: ['^ (when|if) player leave game all ~ own', 'player leave game ~ object ~ own'],
    says: [
      ['^ when player leave game all object owned by that player leave game', 'leaveTheGame'],
      ['player leave game and with that player go all object that they own', 'leaveTheGame'],
    ],
  }),
  combined(
    'leaving.timing',
    {
      nature: {
        in: place,
        about: ['this be ~ state-based', 'of this be ~ state-based'],
        says: [
          ['^ this be not state-based effect|action', 'no'],
          ['^ none of this be state-based effect|action it be done moment player leave game', 'atOnce'],
        ],
      },
      moment: {
        in: place,
        about: '^ it happen ~ player leave game',
        says: [['^ it happen as soon as player leave game', true]],
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
          ['whatever player control on stack without card to represent it cease to exist', 'noCard'],
        ],
      },
      rest: {
        in: place,
        about: 'object ~ still control|controlled',
        says: [
          ['^ then if there be any object still controlled by that player those object be exiled', true],
          ['^ after that whatever object player still control be exiled', true],
        ],
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
      [
        '^ next whatever player control on stack without card to represent it cease to exist $',
        'controlEffectsBeforeStackObjects',
      ],
    ],
  }),
  provision('leaving.endedControlEffects', {
    in: place,
    about: ['leave game ~ effect ~ control ~ end'],
    says: [
      ['any [change-of-control] effect which give that player control of any object end', 'overObjects'],
      ['any [change-of-control] effect by which player have control of object end', 'overObjects'],
      ['any effect which give that player control of any object or player end', 'overObjectsAndPlayers'],
      ['any effect by which player have control of object or player end', 'overObjectsAndPlayers'],
    ],
  }),
  combined(
    'leaving.remainingControlledObjects',
    {
      rest: {
        in: place,
        about: 'object ~ still control|controlled',
        says: [
          ['^ then if there be any object still controlled by that player those object be exiled', 'exiled'],
          ['^ after that whatever object player still control be exiled', 'exiled'],
          ['^ then if there be any object still controlled by that player those object leave game', 'leave'],
          ['^ after that whatever object player still control leave game [too]', 'leave'],
        ],
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
  provision('leaving.priorityPassing', {
    in: place,
    about: ['player ~ had priority', 'player & priority & pass', 'had & priority'],
    says: [
      [
        'if player who left game had priority at time they left priority pass to next player in turn order who be still in game',
        true,
      ],
      [
        'if player had priority when leaving it pass to whoever be next in turn order among those who remain',
        true,
      ],
    ],
  }),
  provision('leaving.combatDamageOnStack', {
    in: place,
    about: ['leaving ~ combat damage', 'combat damage ~ stack', 'combat damage & stack'],
    says: [
      ['player leaving game do not affect combat damage on stack', 'unaffected'],
      ['combat damage that be on stack be not affected when player leave', 'unaffected'],
    ],
  }),
  provision('leaving.combatDamageToDepartedPlayer', {
    in: place,
    about: [
      'combat damage ~ (left game | who would get it)',
      'combat damage & left',
      'damage & assigned|dealt|assign|deal',
    ],
    says: [
      [
        'if combat damage would be dealt to player who have left game that damage [simply] be not dealt',
        'notDealt',
      ],
      [
        'if combat damage would be assigned to player who have left game that damage [simply] be not assigned',
        'notAssigned',
      ],
      ['combat damage be [simply] not dealt if player who would get it have left game', 'notDealt'],
      ['combat damage be [simply] not assigned if player who would get it have left game', 'notAssigned'],
    ],
  }),
  provision('leaving.tokenOwner', {
    in: tokens,
    about: ['^ token ~ (owner|owned)', '^ player ~ token ~ owner', 'owner of token'],
    says: [
      [
        '^ token owner be player who controlled spell or ability that put it onto battlefield',
        'controllerOfCreatingSpellOrAbility',
      ],
      [
        'owner of token be whoever controlled spell or ability by which it came onto battlefield',
        'controllerOfCreatingSpellOrAbility',
      ],
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
      ['^ player who create token be its owner', 'creatorOfToken'],
    ],
  }),
  provision('leaving.controlChangeToDepartedPlayer', {
    in: place,
    about: ['change to control ~ left game', 'control would pass ~ left game'],
    says: [
      [
        'if object would change to control of player who have left game (it do not | that object control remain unchanged) $',
        'controlUnchanged',
      ],
      [
        'object whose control would pass to player who have left game do not change its controller',
        'controlUnchanged',
      ],
    ],
  }),
  provision('leaving.tokenUnderDepartedPlayer', {
    in: place,
    about: 'token ~ would ~ under ~ control',
    says: [
      [
        'if token would (be put onto battlefield | enter battlefield | be created) under control of player who have left game no token be created',
        'notCreated',
      ],
      [
        'token that would (enter battlefield | be created) under such player control be not created',
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
    in: place,
    about: [
      'player would be ~ controlled by player',
      'player whom ~ would control',
      '^ if player would be & control|controlled',
      'someone & left game & control',
    ],
    says: [
      ['if player would be controlled by player who have left game they be not $', 'notControlled'],
      ['player whom someone who have left game would control be not controlled', 'notControlled'],
    ],
  }),
  provision('leaving.objectOwnedByDepartedPlayer', {
    in: place,
    about: ['owned by player who have left game', 'object whose owner have left', 'object ~ would own'],
    says: [
      [
        'if object owned by player who have left game would be put into any zone it leave game instead',
        'leavesGameInsteadOfEnteringZone',
      ],
      [
        'if object whose owner have left game would go to any zone it leave game instead of going there',
        'leavesGameInsteadOfEnteringZone',
      ],
      [
        'if object that would be owned by player who have left game would be created in any zone it be not created',
        'notCreated',
      ],
      [
        'object that player who have left game would own be not created in whichever zone it would have been created',
        'notCreated',
      ],
    ],
  }),
  provision('leaving.triggeredAbilityOfDepartedPlayer', {
    in: place,
    about: [
      'ability ~ would be put onto stack',
      'ability ~ would go on stack',
      'triggered ability ~ would control',
    ],
    says: [
      ['^ this include ability that would be put onto stack', 'leavesGameInsteadOfGoingOnStack'],
      ['^ ability that would go on stack be such object too', 'leavesGameInsteadOfGoingOnStack'],
      [
        'if triggered ability that would be controlled by player who have left game would be put onto stack it be not put on stack',
        'notPutOnStack',
      ],
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
        says: [['^ object be then exiled', true]],
      },
    },
    (a) => {
      if (a.ending !== 'open') return a.ending;
      return a.exile ? 'exiledIfDefaultControllerDeparted' : undefined;
    },
  ),
  combined(
    'leaving.choiceByDepartedPlayer',
    {
      choice: {
        in: place,
        about: ['object require player ~ left game to make choice', 'object call for choice'],
        says: [
          [
            'if object require player who have left game to make choice controller of object choose another player to make that choice',
            'playerPickedByObjectController',
          ],
          [
            'if object call for choice by player who have left game object controller name some other player to make it',
            'playerPickedByObjectController',
          ],
          [
            'if object require player who have left game to make choice other than whether to pay cost controller of object choose another player to make that choice',
            'playerPickedByControllerExceptForCosts',
          ],
          [
            'if object call for choice by player who have left game and choice be not about paying cost object controller name some other player to make it',
            'playerPickedByControllerExceptForCosts',
          ],
        ],
      },
      opponent: {
        in: place,
        about: 'choice|choose ~ opponent',
        says: [
          [
            'if original choice was to be made by opponent of controller of object that player choose another opponent if possible',
            true,
          ],
          [
            'if opponent of that controller was meant to choose another opponent must be named if there be 1',
            true,
          ],
        ],
      },
    },
    (a) => (a.choice !== undefined && a.opponent ? a.choice : undefined),
  ),
  provision('leaving.costForDepartedPlayer', {
    in: place,
    loosely: true,
    about: [
      'object ~ left game ~ to pay cost or',
      'cost to be paid by player',
      'left game & cost',
      'cost & paid|unpaid',
    ],
    says: [
      [
        'if object require player who have left game to pay cost or choose whether to pay cost that cost be not paid',
        'notPaid',
      ],
      [
        'if object call for some cost to be paid by player who have left game or for that player to choose whether to pay it cost go unpaid',
        'notPaid',
      ],
    ],
  }),
  provision('leaving.ruleChoiceByDepartedPlayer', {
    in: place,
    about: ['rule (require | call for) ~ choice', 'rule & left & choice', 'choice & turn order'],
    says: [
      [
        'if rule require player who have left game to make choice next player in turn order make that choice',
        'nextPlayerInTurnOrder',
      ],
      [
        'if rule call for choice by player who have left game it be made by next player in turn order',
        'nextPlayerInTurnOrder',
      ],
    ],
  }),
  combined(
    'leaving.playerInformation',
    {
      information: {
        in: place,
        loosely: true,
        about: ['information about (specific | 1 particular) player', 'effect & information & player'],
        says: [
          [
            'effect require information about specific player effect use current information about that player if they be still in game otherwise effect use last known information about that player before they left game',
            'whole',
          ],
          [
            'effect that need information about 1 particular player use current information as long as that player be still in game $',
            'current',
          ],
        ],
      },
      otherwise: {
        in: place,
        about: 'last known information',
        says: [['^ otherwise it use last known information from before player left', true]],
      },
    },
    (a) =>
      a.information === 'whole' || (a.information === 'current' && a.otherwise)
        ? 'currentElseLastKnown'
        : undefined,
  ),
  provision('leaving.pastActionVisibility', {
    in: place,
    about: ['action player have taken', 'action & taken', 'action & left game'],
    says: [
      [
        'effect require information from game about action player have taken effect can find action that was taken by player who have left game',
        true,
      ],
      [
        'effect that need to know which action player have taken also find those of player who have left game [since]',
        true,
      ],
    ],
  }),
  combined(
    'leaving.turnInProgress',
    {
      turn: {
        in: place,
        about: [
          'player leave game ~ turn ~ active player',
          'leave & turn & active player',
          'leave game & during & turn',
        ],
        says: [
          [
            'if player leave game during their turn that turn continue to its completion without active player',
            true,
          ],
          [
            'if player leave game in course of their own turn turn be played to its end with no active player',
            true,
          ],
        ],
      },
      priority: {
        in: place,
        about: 'active player would ~ priority',
        says: [
          [
            'if active player would receive priority instead next player in turn order receive priority or top object on stack resolve or phase or step end whichever be appropriate',
            true,
          ],
          [
            'whenever active player would get priority 1 of these happen instead as situation demand next player in turn order get priority top object of stack resolve or step or phase end',
            true,
          ],
        ],
      },
    },
    (a) => (a.turn && a.priority ? 'turnContinuesWithoutActivePlayer' : undefined),
  ),
  provision('leaving.futureTurn', {
    in: place,
    about: [
      'left game would start turn',
      'turn ~ begun by player',
      'left game & would start',
      'turn & begun & left game',
    ],
    says: [
      ['if player who have left game would start turn that turn do not start $', 'turnDoesNotBegin'],
      ['turn that would be begun by player who have left game do not start $', 'turnDoesNotBegin'],
    ],
  }),
  combined(
    'leaving.durationUntilNextTurn',
    {
      duration: {
        in: place,
        about: [
          'continuous effect ~ next turn',
          'continuous effect',
          'turn & specific point',
          'effect & until ~ next turn',
        ],
        says: [
          [
            'when player leave game any continuous effect with duration that last until that player next turn or until specific point in that turn will last|stay until that turn would have begun',
            'whole',
          ],
          [
            'some continuous effect be to last up to player next turn or up to specific point in it $',
            'kind',
          ],
        ],
      },
      until: {
        in: place,
        about: 'player leave game these effect',
        says: [
          [
            'when that player leave game these effect last until moment at which turn would have begun they neither end at once nor go on forever $',
            true,
          ],
        ],
      },
    },
    (a) =>
      a.duration === 'whole' || (a.duration === 'kind' && a.until)
        ? 'untilThatTurnWouldHaveBegun'
        : undefined,
  ),
  provision('leaving.anteExemption', {
    in: place,
    loosely: true,
    about: ['ante zone', 'ante'],
    says: [
      ['when player leave game object that player own in ante zone do not leave game', true],
      [
        'object in ante zone do not leave game together with player who own them [rule … do not apply to them] $',
        true,
      ],
    ],
  }),
  provision('leaving.planarControllerSuccession', planarControl),
  combined(
    'leaving.monarchSuccession',
    {
      heir: {
        in: monarch,
        about: ['monarch leave game ~ become', 'monarch & leave'],
        says: [
          ['if monarch leave game active player become monarch at same time as that player leave game', true],
        ],
      },
      instead: {
        in: monarch,
        about: ['leaving monarch be', 'active player be leaving game ~ monarch'],
        says: [
          ['if leaving monarch be active player next player in turn order become monarch', 'monarchActive'],
          [
            'if active player be leaving game or if there be no active player next player in turn order become monarch',
            'next',
          ],
          [
            'if active player be leaving game or if there be no active player next player in turn order who can become monarch become monarch',
            'eligible',
          ],
        ],
      },
      nobody: {
        in: monarch,
        about: 'no player still in game ~ monarch',
        says: [['if no player still in game can become monarch game continue with no monarch', true]],
      },
    },
    (a) => {
      if (!a.heir || a.instead === undefined) return undefined;
      if (a.instead === 'monarchActive') return 'activePlayerElseNextIfMonarchActive';
      if (a.instead === 'eligible') return a.nobody ? 'activePlayerElseNextEligibleElseNobody' : undefined;
      return a.nobody ? 'activePlayerElseNextElseNobody' : 'activePlayerElseNextIfLeavingOrAbsent';
    },
  ),
  combined(
    'leaving.initiativeSuccession',
    {
      heir: {
        in: initiative,
        about: ['player who have initiative leave game', 'initiative & leave'],
        says: [
          [
            'if player who have initiative leave game active player take initiative at same time [as] that player leave game',
            true,
          ],
        ],
      },
      instead: {
        in: initiative,
        about: 'active player be leaving game ~ initiative',
        says: [
          [
            'if active player be leaving game or if there be no active player next player in turn order take initiative',
            true,
          ],
        ],
      },
    },
    (a) => (a.heir && a.instead ? 'activePlayerElseNext' : undefined),
  ),
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
  provision('leaving.damageRedirectionWithDepartedPlayer', {
    in: replacementEffects,
    about: ['redirected ~ player who have left game', 'redirected & left game', 'damage & left game'],
    says: [
      ['if damage would be redirected to or from player who have left game effect do nothing', 'doesNothing'],
      [
        '^ such effect do nothing if damage would be redirected to player who have left game or away from 1',
        'doesNothing',
      ],
    ],
  }),
];
