import { provision } from '../../reading/provision.js';
import { planeswalkerDamage } from '../places.js';

/** Damage that planeswalkers take for their players. */
export const planeswalkerProvisions = [
  provision('general.planeswalkers.damageForController', {
    in: planeswalkerDamage,
    loosely: true,
    about: ['if & damage & planeswalker & instead'],
    says: [
      [
        '^ if noncombat damage would be dealt|done to player by source ( controlled by opponent | opponent controls ) ( that opponent | they ) may have ( that source deal that damage | it dealt ) to planeswalker ( first player controls | of that player ) instead $',
        'noncombat',
      ],
    ],
  }),
];
