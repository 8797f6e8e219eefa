import { provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { limitedRange } from '../places.js';
import { stateBased, stated } from './stated.js';

/** What becomes of an Aura on something out of range. */
const illegalAura = (gone: string): string[] =>
  ['object or player', 'permanent'].flatMap((host) => [
    `As a state-based action, an Aura ${say.attached} ${host} is ${gone}.`,
    `The Aura is ${gone} as a state-based action if an Aura is ${say.attached} ${host}.`,
  ]);

/** What the rules state of a limited range of influence. */
export const rangeStated = [
  stated('rangeOfInfluence.standaloneOption', limitedRange, 'limited range of influence be option', {
    yes: [
      `Limited ${say.range} is an option which can be applied to most multiplayer games.`,
      'The limited range of influence is an option which can be added to most multiplayer games.',
    ],
    no: `No multiplayer game can use the limited ${say.range} option.`,
  }),
  stated('rangeOfInfluence.emperorUsesOption', limitedRange, 'be always used in emperor', {
    yes: [
      "In the Emperor variant, it's always used.",
      "It's often used for games that involve five or more players.",
    ],
    no: "In the Emperor variant, it's never used.",
  }),
  stated('rangeOfInfluence.playersWithin', limitedRange, '^ player within that many seat', {
    yes: `That player's ${say.range} includes a player within that many seats of the player.`,
    no: `Players aren't within that player's ${say.range} if they're within that many seats of the player.`,
  }),
  stated(
    'rangeOfInfluence.objectsWithin',
    limitedRange,
    'object controlled by player within ~ range of influence',
    {
      yes: `Objects that players within a player's ${say.range} control are within that player's ${say.range} also.`,
      no: `Objects controlled by players within a player's ${say.range} aren't within that player's ${say.range}.`,
    },
  ),
  stated('rangeOfInfluence.mayDiffer', limitedRange, 'different player ~ range of influence', {
    yes: 'A different player may have a different range of influence.',
    no: "Different players can't have different ranges of influence.",
  }),
  stated('rangeOfInfluence.stateBeforeOrAfterMove', limitedRange, 'trigger event ~ object moving', {
    yes: `To determine whether ${say.triggering}, use the game state before or after the event as appropriate if a trigger event includes ${say.moving} a player's ${say.range}.`,
    no: `Use the game state before the event to determine whether ${say.triggering} if a trigger event includes ${say.moving} a player's ${say.range}.`,
  }),
  provision('rangeOfInfluence.illegalAura', {
    in: limitedRange,
    about: ['aura ~ illegal', 'aura ~ illegally'],
    means: [
      [illegalAura(say.owners), true],
      ['An Aura that is attached to an object or player illegally goes to the graveyard of its owner.', true],
      [illegalAura("returned to its owner's hand"), 'returnedToOwnersHand'],
      [illegalAura("put into its owner's hand"), 'returnedToOwnersHand'],
      [illegalAura('exiled'), 'exiled'],
      [`If an Aura is ${say.attached} object or player, the Aura remains on the battlefield.`, false],
    ],
  }),
  provision('rangeOfInfluence.illegalEquipment', {
    in: limitedRange,
    about: ['equipment ~ illegal', 'equipment ~ illegally', 'equipment & attached ~ out of range'],
    means: [
      [
        `If an Equipment or Fortification is ${say.attached} permanent, it doesn't become unattached from that permanent.`,
        false,
      ],
      ...['Equipment or Fortification', 'Equipment'].flatMap((what) => [
        [
          ['it', `the ${what}`].map(
            (it) => `If an ${what} is ${say.attached} permanent, ${it} is ${say.owners}.`,
          ),
          'putIntoGraveyard',
        ] as const,
        [
          ['on the battlefield', 'in play'].map(
            (there) =>
              `It ${say.comesOff} that permanent but remains ${there} if an ${what} is ${say.attached} permanent.`,
          ),
          true,
        ] as const,
        [
          ['on the battlefield', 'in play'].map(
            (there) =>
              `An ${what} that is illegally attached to a permanent becomes unattached and stays ${there}.`,
          ),
          true,
        ] as const,
      ]),
    ],
  }),
  stated('rangeOfInfluence.attachmentCheck', limitedRange, '^ this be state-based', stateBased),
  stated('rangeOfInfluence.othersUnaffected', limitedRange, 'spell and ability can not affect', {
    yes: `Objects or players outside their controller's ${say.range} can't be affected by spells and abilities.`,
    no: `Spells and abilities can affect objects or players outside their controller's ${say.range}.`,
  }),
  stated('rangeOfInfluence.unseenOutside', limitedRange, 'do not see', {
    yes: `Objects or events outside its controller's ${say.range} are not seen by it.`,
    no: `It sees objects or events outside its controller's ${say.range}.`,
  }),
  stated('rangeOfInfluence.replacingEvents', limitedRange, '^ replacement and prevention effect', {
    yes: 'Prevention and replacement effects watch for a specific event to happen and then entirely or partially replace that event.',
    no: "Replacement and prevention effects don't watch for a particular event.",
  }),
  stated('rangeOfInfluence.impossibleInstructions', limitedRange, 'impossible instruction', {
    yes: [
      `The limited ${say.range} option can also cause the modified event to include instructions that can't be carried out.`,
      'The impossible instructions are simply ignored by the player.',
    ],
    no: `The modified event doesn't happen if the limited ${say.range} option causes the modified event to contain instructions which can't be carried out.`,
  }),
  stated(
    'rangeOfInfluence.preventionSources',
    limitedRange,
    '^ if spell or ability ~ prevent damage that would be dealt by source',
    {
      yes: `Only sources within the ${say.spell}'s controller's ${say.range} can be affected by it if a ${say.spell} creates ${say.prevents} that would be dealt by a source.`,
      no: `If a ${say.spell} creates ${say.prevents} that would be dealt by a source, it can affect sources outside the ${say.spell}'s controller's ${say.range}.`,
    },
  ),
  stated('rangeOfInfluence.othersPlayOn', limitedRange, 'remaining player continue', {
    yes: 'Each remaining player continues to play the game.',
    no: "The remaining players don't continue to play the game.",
  }),
  stated('rangeOfInfluence.restartInvolvesAll', limitedRange, 'involved in new game', {
    yes: 'All players in the game will also be involved in the new game.',
    no: 'Only those players will be involved in the new game.',
  }),
  stated('rangeOfInfluence.exemptAbilities', limitedRange, 'ability & affect & applicable', {
    yes: ['All applicable objects and players', 'Every applicable object and every applicable player'].map(
      (what) => `${what} in the game are affected by their abilities, and by the effects of those abilities.`,
    ),
    no: 'Their abilities, and the effects of those abilities, affect no objects or players in the game.',
  }),
];
