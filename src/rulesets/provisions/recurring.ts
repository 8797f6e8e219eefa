import { oneOf } from '../../language/index.js';
import { joined } from '../reading/phrases.js';
import type { Scope } from '../reading/scope.js';
import * as say from '../reading/wording.js';

const attackOptions = joined(
  'and',
  { name: 'attack left' },
  { name: 'attack right' },
  { name: 'attack multiple players' },
);

/** That of the three ways to attack exactly one has to be chosen, as several variants say. */
export function exactlyOneAttackOption(scope: Scope) {
  return {
    means: [
      [
        [
          `Players must use exactly one of the ${say.options}.`,
          `One and only one of the ${say.options} must be used.`,
        ],
        'exactlyOneAttackOption',
      ],
    ],
    in: scope,
    loosely: true,
    about: 'attack left & attack right',
    says: [
      [
        '^ exactly 1 of attack left attack right and attack multiple player option must be used',
        'exactlyOneAttackOption',
      ],
      [
        '^ attack multiple player attack left and attack right of these option exactly 1 have to be used',
        'exactlyOneAttackOption',
      ],
    ],
    asks: [
      [
        {
          verb: 'use',
          object: {
            quantity: { is: 1, exactly: true },
            among: oneOf({ noun: 'option', names: [attackOptions] }, attackOptions),
          },
          modality: 'must',
        },
        'exactlyOneAttackOption',
      ],
    ],
  } as const;
}

/**
 * That the members of a team share nothing, as every variant with teams says.
 *
 * @param variant what the variant is called in canonical words, such as `emperor`
 * @param names what the reader calls it
 */
export function unsharedResources(scope: Scope, variant: string, ...names: readonly string[]) {
  return {
    in: scope,
    about: ['resource', 'mana'],
    means: [[names.map((name) => `A team's ${say.resources} are not shared in the ${name} variant.`), false]],
    says: [[`^ in ${variant} variant resource of team … remain unshared`, false]],
  } as const;
}

const referring =
  '^ if ability of attacking creature refer to defending player or spell or ability refer to both attacking creature and defending player then unless otherwise specified defending player it be referring to be player that creature';

/** Which defending player an ability of an attacking creature means, as both options for team and multiple attacks say. */
export const attackedPlayerMeant = [
  [
    `${referring} was attacking at time it became attacking creature that combat or controller of planeswalker that creature was attacking at time it became attacking creature that combat`,
    'became',
  ],
  [`${referring} be attacking or controller of planeswalker that creature be attacking $`, 'current'],
  [
    `${referring} be attacking controller of planeswalker that creature be attacking or protector of battle that creature|player be attacking $`,
    'protector',
  ],
] as const;

/** Whom such an ability means once the creature attacks no longer. */
export function attackedPlayerBeforeRemoval(scope: Scope) {
  const attacked = 'that creature|player was attacking [just] before it was removed from combat';
  return {
    in: scope,
    about: 'no longer attacking',
    says: [
      [
        `if that creature be no longer attacking defending player it be referring to be player ${attacked} [or] controller of planeswalker ${attacked} [or protector of battle ${attacked}] $`,
        true,
      ],
    ],
  } as const;
}

/** What resolves when all have passed. */
export const topmost = (what: string): string => `the top ${what} on the stack`;

/** Which player an ability of a creature, or one that speaks of both, means. */
export const referred = (creature: string, player: string, who: string): string =>
  `If an ability of a ${creature} refers to an ${player}, or a ${say.spell} refers to both a ${creature} and an ${player}, then unless otherwise specified, the ${player} it's referring to is the player ${who}.`;
