import { provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { planeswalkerDamage } from '../places.js';

/** Damage that planeswalkers take for their players. */
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
    says: [
      [
        '^ if noncombat damage would be dealt|done to player by source ( controlled by opponent | opponent controls ) ( that opponent | they ) may have ( that source deal that damage | it dealt ) to planeswalker ( first player controls | of that player ) instead $',
        'noncombat',
      ],
    ],
  }),
];
