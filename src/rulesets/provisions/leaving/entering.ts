import { provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { tokens } from '../places.js';
import { place } from './objects.js';

const nextPlayer = 'the next player in turn order';

/** What would be given, made or put somewhere for a player who has left. */
export const enteringProvisions = [
  provision('leaving.tokenOwner', {
    means: [
      [
        `A token's owner is the player who controlled the ${say.spell} that put it into play.`,
        'controllerOfCreatingSpellOrAbility',
      ],
      [
        [
          `A token is owned by the player who controlled the ${say.spell} that created it.`,
          `A token is controlled by the player under whose control it entered and owned by the player who controlled the ${say.spell} that created it.`,
        ],
        'controllerOfCreatingSpellOrAbility',
      ],
      [
        ['A token is owned by the player who creates it.', 'The player who creates a token is its owner.'],
        'creatorOfToken',
      ],
      [
        [
          'A token is both controlled and owned by the player under whose control it entered the battlefield.',
          "A token's owner and controller is the player under whose control it entered the battlefield.",
          'The player under whose control a token entered the battlefield both owns and controls it.',
        ],
        'playerUnderWhoseControlItEntered',
      ],
      [
        'The owner of a token is whoever controlled the spell or ability by which it came into play.',
        'controllerOfCreatingSpellOrAbility',
      ],
      [
        ['a', 'the'].map(
          (article) =>
            `The controller of the ability or spell that created it owns ${article} token, and whoever put it into play controls it.`,
        ),
        'controllerOfCreatingSpellOrAbility',
      ],
    ],
    in: tokens,
    about: ['^ token ~ (owner|owned)', '^ player ~ token ~ owner', 'owner of token'],
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
      [
        "An object whose control would pass to a player who has left the game doesn't change its controller.",
        'controlUnchanged',
      ],
      [`It's exiled instead, if an object would change to the control of ${say.departed}.`, 'exiled'],
    ],
    in: place,
    about: ['change to control ~ left game', 'control would pass ~ left game'],
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
      [
        say.byRole({
          no: 'no token is created',
          if: 'if a token would be put into play',
          under: `under the control of ${say.departed}`,
        }),
        'notCreated',
      ],
      [
        [
          ...['enter the battlefield', 'be created'].map(
            (would) =>
              `That token enters the battlefield under the control of ${nextPlayer} if a token would ${would} under the control of ${say.departed}.`,
          ),
          `That token is created under the control of ${nextPlayer} instead if a token would be created under the control of ${say.departed}.`,
          say.byRole({
            it: "it's put into play",
            whose: `under the control of ${nextPlayer} instead`,
            if: 'if a token would be put into play',
            under: `under the control of ${say.departed}`,
          }),
        ],
        'createdUnderNextPlayer',
      ],
    ],
    in: place,
    about: 'token ~ would ~ under ~ control',
  }),
  provision('leaving.objectEnteringUnderDepartedPlayer', {
    in: place,
    about: [
      'object ~ would ~ battlefield ~ stack ~ under ~ control',
      'battlefield & stack',
      'object & zone & under',
    ],
    means: [
      [
        "An object that would go onto the battlefield or the stack under such a player's control stays in the zone it is in.",
        'staysInCurrentZone',
      ],
      [
        `That object remains in its current zone if an object would be put onto the stack or onto the battlefield under the control of ${say.departed}.`,
        'staysInCurrentZone',
      ],
      ...(
        [
          ['is exiled', 'exiled'],
          ["is put into its owner's graveyard", 'graveyard'],
          ['is exiled instead', 'exiled'],
          ["is put into its owner's graveyard instead", 'graveyard'],
        ] as const
      ).map(
        ([goes, value]) =>
          [
            `That object ${goes} if an object would be put onto the stack or onto the battlefield under the control of ${say.departed}.`,
            value,
          ] as const,
      ),
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
      ["A player whom someone who has left the game would control isn't controlled.", 'notControlled'],
      [
        ['', ' instead'].map(
          (instead) =>
            `If a player would be controlled by ${say.departed}, the next player in turn order controls that player${instead}.`,
        ),
        'nextPlayerInTurnOrder',
      ],
    ],
    in: place,
    about: [
      'player would be ~ controlled by player',
      'player whom someone ~ would control',
      '^ if player would be & control|controlled',
      'someone & left game & control',
    ],
  }),
  provision('leaving.objectOwnedByDepartedPlayer', {
    means: [
      [
        `If an object owned by ${say.departed} would be put into any zone, instead it leaves the game.`,
        'leavesGameInsteadOfEnteringZone',
      ],
      [
        [
          `It isn't created, if an object that would be owned by ${say.departed} would be created in any zone.`,
          `An object that would be created in any zone and would be owned by ${say.departed} isn't created.`,
        ],
        'notCreated',
      ],
    ],
    in: place,
    about: ['owned by player who have left game', 'object whose owner have left', 'object ~ would own'],
  }),
  provision('leaving.triggeredAbilityOfDepartedPlayer', {
    means: [
      [
        `It isn't put on the stack, if a triggered ability that would be controlled by ${say.departed} would be put onto the stack.`,
        'notPutOnStack',
      ],
      [
        `It's put on the stack under the control of ${nextPlayer}, if a triggered ability that would be controlled by ${say.departed} would be put onto the stack.`,
        'putOnStackUnderNextPlayer',
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
  }),
];
