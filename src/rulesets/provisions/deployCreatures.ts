import { provision } from '../reading/provision.js';
import { deployCreatures } from './places.js';

/** Provisions of the option by which creatures change sides. */
export const deployCreaturesProvisions = [
  provision('deployCreatures.ability', {
    in: deployCreatures,
    about: ['each creature have', 'target teammate|opponent gain control'],
    says: [
      [
        'each creature have [ability] t target {who: teammate | opponent} gain control of this creature',
        ({ who }) => (who === 'opponent' ? 'tapTargetOpponentGainsControl' : 'tapTargetTeammateGainsControl'),
      ],
    ],
  }),
  provision('deployCreatures.timing', {
    in: deployCreatures,
    about: 'sorcery',
    says: [
      ['play this ability only any time you could play sorcery', 'asSorcery'],
      ['activate this ability only any time you could cast sorcery', 'asSorcery'],
      ['activate only as sorcery', 'asSorcery'],
      [
        'this ability may be (played | activated) only at time when (playing | casting) sorcery would be possible for you',
        'asSorcery',
      ],
    ],
    means: [['Activate only as a sorcery.', 'asSorcery']],
  }),
  provision('deployCreatures.variantAlwaysUsingOption', {
    means: [
      [
        [
          'The deploy creatures option is always used in the Emperor variant.',
          'In other variants that allow players to compete in teams, it can be used.',
        ],
        'emperor',
      ],
    ],
    in: deployCreatures,
    about: 'always ~ deploy creature option | deploy creature option ~ always',
  }),
];
