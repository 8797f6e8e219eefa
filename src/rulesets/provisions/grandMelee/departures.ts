import type { Pattern, Query } from '../../../language/index.js';
import { side } from '../../reading/phrases.js';
import { combined } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { grandMelee } from '../places.js';
import { designated, designatesTheRight, ends, fewerMarkers, marker, thatTurn, theirTurn } from './words.js';

const toTheLeft: Pattern = { noun: 'player', relations: [{ preposition: 'to', term: side('left') }] };
const holderLeaves: Query = {
  verb: 'leave',
  actor: { noun: 'player', relations: [{ preposition: 'with', term: marker }] },
  object: 'the game',
};

/** Turn markers when players leave the game. */
export const departuresProvisions = [
  combined(
    'grandMelee.markerOfDepartingHolder',
    {
      during: {
        means: [
          [
            [
              `The player to a player's left takes the ${say.marker} after that turn ends if that player leaves the game during that player's turn and has a ${say.marker}.`,
              "If a player with a turn marker leaves the game during that player's turn, the player to that player's left takes the turn marker after that turn ends.",
            ],
            true,
          ],
        ],
        in: grandMelee,
        loosely: true,
        about: [
          'turn marker leave game (during | while)',
          'turn marker & leave & take & left',
          'leave & during|while & turn marker',
        ],
        asks: [
          [
            {
              verb: 'take',
              actor: toTheLeft,
              object: marker,
              conditions: [
                { word: 'if', clause: { ...holderLeaves, with: { during: theirTurn } } },
                { word: 'after', clause: ends(thatTurn) },
              ],
            },
            true,
          ],
        ],
        says: [
          [
            'if player who have turn marker leave game while taking turn next player to left take turn marker once that turn be over',
            true,
          ],
        ],
      },
      before: {
        means: [
          [
            "If a player with a turn marker leaves the game before that player's turn begins, the player to that player's left takes the turn marker immediately.",
            true,
          ],
        ],
        in: grandMelee,
        about: ['leave [game] before their turn'],
        asks: [
          [
            {
              verb: 'take',
              actor: toTheLeft,
              object: marker,
              adverbs: ['immediately'],
              conditions: [
                {
                  word: 'if',
                  clause: {
                    ...holderLeaves,
                    conditions: [{ word: 'before', clause: { verb: ['begin', 'start'], actor: theirTurn } }],
                  },
                },
              ],
            },
            true,
          ],
        ],
        says: [
          [
            'if such player leave before their turn have begun next player to left take turn marker at once',
            true,
          ],
        ],
      },
    },
    (a) => (a.during && a.before ? 'playerToLeftAfterTurnOrImmediately' : undefined),
  ),
  combined(
    'grandMelee.markerRemoval',
    {
      removal: {
        in: grandMelee,
        loosely: true,
        about: ['leave game ~ (removed|removal)', 'removed if player leave game'],
        asks: [
          [{ verb: 'remove', object: 'a turn marker', conditions: [fewerMarkers] }, 'removed'],
          [designatesTheRight, 'designated'],
        ],
        says: [
          [
            'if player leave game and that player leaving game would reduce number of turn marker in game turn marker be removed',
            'removed',
          ],
          [
            'if player leave game and that player leaving game would reduce number of turn marker in game turn marker immediately to departed player right|left be designated for removal',
            'designated',
          ],
          [
            'turn marker be removed if player leave game and game should have fewer turn marker because of it',
            'removed',
          ],
          [
            'if player leave game and game should have fewer turn marker because of it first turn marker to right|left of player who left be designated for removal',
            'designated',
          ],
        ],
      },
      between: {
        means: [['Turn markers are removed only between turns.', true]],
        in: grandMelee,
        about: ['removed ~ between turn', 'done between turn'],
        asks: [
          [
            {
              verb: 'remove',
              object: { noun: 'turn marker' },
              with: { between: { phrase: { term: { noun: 'turn' }, adverbs: ['only'] } } },
            },
            true,
          ],
        ],
        says: [['^ this be done between turn only', true]],
      },
      several: {
        means: [['A turn marker may be designated multiple times for removal.', true]],
        in: grandMelee,
        loosely: true,
        about: 'turn marker ~ designated for removal ~ (multiple time | more than once)',
        asks: [[{ ...designated, object: marker, adverbs: ['multiple times'], modality: 'may' }, true]],
        says: [
          ['^ turn marker may be designated for removal multiple time', true],
          ['it be possible for same turn marker to be designated for removal more than once', true],
        ],
      },
    },
    (a) => {
      if (a.removal === 'removed') return a.between ? 'removedBetweenTurns' : undefined;
      return a.removal === 'designated' && a.several ? 'designatedForRemoval' : undefined;
    },
  ),
];
