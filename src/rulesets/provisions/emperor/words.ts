import { type Query, slot } from '../../../language/index.js';
import { gameOf } from '../../reading/phrases.js';

export const game = gameOf('Emperor');
export const involves: Query = {
  verb: 'involve',
  actor: game,
  object: {
    noun: 'team',
    quantity: slot('teams'),
    owner: {
      noun: 'player',
      quantity: slot('players', { each: true, is: (n: unknown) => typeof n === 'number' }),
    },
  },
};
