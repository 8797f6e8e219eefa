import { provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { planeswalkerDamage, sieges } from '../places.js';

/** Damage that planeswalkers take for their players, and who protects a Siege. */
export const planeswalkerProvisions = [
  provision('general.planeswalkers.damageForController', {
    in: planeswalkerDamage,
    loosely: true,
    about: ['if & damage & planeswalker & instead'],
    means: [
      [
        say.byRole({
          if: 'if noncombat damage would be dealt to a player',
          by: 'by a source an opponent controls,',
          who: 'that opponent may have that source',
          does: 'deal that damage',
          to: 'to a planeswalker the first player controls instead',
        }),
        'noncombat',
      ],
    ],
  }),
  provision('general.siegeProtector', {
    in: sieges,
    about: 'siege enter & protector',
    means: (
      [
        ['its controller', 'controller'],
        ['the active player', 'activePlayer'],
      ] as const
    ).map(([who, value]) => [
      ['their opponents', "its controller's opponents"].map(
        (whose) => `As a Siege enters the battlefield, ${who} must choose its protector from among ${whose}.`,
      ),
      value,
    ]),
  }),
];
