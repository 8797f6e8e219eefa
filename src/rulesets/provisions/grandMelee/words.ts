import { none, oneOf, type Pattern, type Query } from '../../../language/index.js';
import { gameOf, joined, side } from '../../reading/phrases.js';

export const games = oneOf({ name: 'Grand Melee' }, gameOf('Grand Melee'));
export const marker: Pattern = { noun: 'turn marker', determiner: oneOf('a', 'the', none) };
export const thatTurn: Pattern = { noun: 'turn', determiner: 'that' };
/** A player so many seats to the left. */
export const seatsToLeft = (quantity: object) => ({
  noun: 'player',
  relations: [{ preposition: 'to', term: side('left'), measure: { noun: 'seat', quantity } }],
});
export const designated: Query = { verb: 'designate', with: { for: { noun: 'removal' } } };
/** That players leave would reduce the number of turn markers. */
const leavingReduces = (who: object): Query => ({
  verb: 'reduce',
  actor: { noun: 'player', ...who, which: [{ verb: 'leave', object: 'the game' }] },
  object: {
    noun: 'number',
    owner: { noun: 'turn marker', relations: [{ preposition: 'in', term: 'the game' }] },
  },
  modality: 'would',
});
export const fewerMarkers = {
  word: 'if',
  clause: joined(
    'and',
    { verb: 'leave', actor: { noun: 'player', determiner: 'a' }, object: 'the game' },
    leavingReduces({ determiner: 'that' }),
  ),
};
const markerToTheRight: Pattern = {
  noun: 'turn marker',
  relations: [
    {
      preposition: 'to',
      term: { noun: 'right', owner: { noun: 'player', modifiers: ['departed'] } },
      adverbs: ['immediately'],
    },
  ],
};
export const designatesTheRight: Query = {
  ...designated,
  object: markerToTheRight,
  conditions: [fewerMarkers],
};
