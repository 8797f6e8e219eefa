import { type Node, none, oneOf, type Pattern, type Query, slot } from '../../language/index.js';
import {
  amount,
  anyPlayer,
  counted,
  exact,
  gameOf,
  joined,
  least,
  numbered,
  option,
  side,
  thatPlayer,
} from '../reading/phrases.js';
import { combined, number, provision } from '../reading/provision.js';
import * as say from '../reading/wording.js';
import { ordinal } from '../words/numerals.js';
import { grandMelee } from './places.js';

/** "four seats to the left (the fifth player)": both numbers have to mean the same seat. */
function seatsToNext(s: Record<string, string>): number | undefined {
  return ordinal(s.m) === Number(s.n) + 1 ? Number(s.n) : undefined;
}

const games = oneOf({ name: 'Grand Melee' }, gameOf('Grand Melee'));
const marker: Pattern = { noun: 'turn marker', determiner: oneOf('a', 'the', none) };
const thatMarker: Pattern = { noun: 'turn marker', determiner: 'that' };
const theirTurn: Pattern = { noun: 'turn', owner: thatPlayer };
const thatTurn: Pattern = { noun: 'turn', determiner: 'that' };
const currentTurn: Pattern = oneOf(
  { noun: 'turn', modifiers: ['current'] },
  { noun: 'one', modifiers: ['current'] },
);
const ownRange = { preposition: 'within', term: { noun: 'range of influence', owner: thatPlayer } };
const extraTurn: Pattern = { noun: 'extra turn' };
const thoseStacks: Pattern = { noun: 'stack', determiner: 'that' };
const spellOrAbility = (determiner: string) =>
  joined('or', { noun: 'spell', determiner }, { noun: 'ability', determiner });
const onOneStack: Pattern = {
  noun: 'object',
  relations: [{ preposition: 'on', term: { quantity: { is: 1 }, among: thoseStacks } }],
};
/** A player so many seats to the left. */
const seatsToLeft = (quantity: object) => ({
  noun: 'player',
  relations: [{ preposition: 'to', term: side('left'), measure: { noun: 'seat', quantity } }],
});
const toTheLeft: Pattern = { noun: 'player', relations: [{ preposition: 'to', term: side('left') }] };
const ends = (turn: Pattern): Query => ({ verb: 'end', actor: turn });

/** Somebody in the three seats before a player still has a turn marker. */
const seatsTaken = {
  word: ['if', 'while'],
  clause: {
    verb: 'have',
    actor: {
      noun: 'player',
      determiner: 'any',
      relations: [
        {
          preposition: 'in',
          term: { noun: 'seat', quantity: { is: 3 }, relations: [{ preposition: 'to', term: side('left') }] },
        },
      ],
    },
    object: marker,
  },
};
const holderLeaves: Query = {
  verb: 'leave',
  actor: { noun: 'player', relations: [{ preposition: 'with', term: marker }] },
  object: 'the game',
};
const designated: Query = { verb: 'designate', with: { for: { noun: 'removal' } } };
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
const fewerMarkers = {
  word: 'if',
  clause: joined(
    'and',
    { verb: 'leave', actor: { noun: 'player', determiner: 'a' }, object: 'the game' },
    leavingReduces({ determiner: 'that' }),
  ),
};
const severalLeave: Query = {
  verb: 'leave',
  actor: { noun: 'player', quantity: { least: 2 } },
  object: 'the game',
};
const severalMarkers: Query = {
  verb: 'exist',
  actor: { noun: 'turn marker', quantity: { least: 2 }, which: [{ verb: 'remove', modality: 'could' }] },
};
const markerWith = (number: string): Pattern => ({
  noun: 'marker',
  relations: [{ preposition: 'with', term: { noun: 'number', modifiers: [number] } }],
});
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
const designatesTheRight: Query = { ...designated, object: markerToTheRight, conditions: [fewerMarkers] };
/** A player who takes a turn, or does not, has a turn marker that is designated for removal. */
const holdsDesignated = (negated: boolean) => ({
  word: 'if',
  clause: {
    verb: 'have',
    actor: { noun: 'player', which: [{ verb: 'take', object: 'a turn', negated }] },
    object: { noun: 'turn marker', which: [designated] },
  },
});
const takesExtraTurn = (who: Pattern, more: Partial<Query>): Query => ({
  verb: 'take',
  actor: who,
  object: extraTurn,
  ...more,
});
const extraTurnAfter = takesExtraTurn(anyPlayer, { with: { after: currentTurn } });
const beforeNextTurn = {
  before: {
    phrase: { term: { noun: 'turn', modifiers: ['next'], owner: thatPlayer }, adverbs: ['immediately'] },
  },
};
/** An effect gives the player with a turn marker an extra turn, and no other turn marker is too close. */
const extraTurnWithRoom = [
  {
    word: 'if',
    clause: {
      verb: 'cause',
      actor: { noun: 'effect' },
      what: takesExtraTurn(
        { noun: 'player', relations: [{ preposition: 'with', term: marker }] },
        { with: { after: currentTurn } },
      ),
    },
  },
  {
    word: 'unless',
    clause: {
      verb: 'be',
      actor: { noun: 'turn marker', determiner: 'another' },
      is: {
        word: 'close',
        relations: [{ preposition: 'on', term: { noun: 'side', determiner: 'either' } }],
      },
      adverbs: ['at that time', 'too'],
    },
  },
  { word: 'after', clause: ends(currentTurn) },
];
const markerNear = (where: 'left' | 'right') => ({
  word: 'if',
  clause: {
    verb: 'be',
    actor: marker,
    is: { preposition: 'within', term: { noun: 'seat', quantity: { is: 3 } } },
    with: { on: side(where) },
  },
});
const winningAndLosing = joined(
  'and',
  { verb: 'win', object: 'the game' },
  { verb: 'lose', object: 'the game' },
);

/** Four seats on is the fifth player: both numbers have to mean the same seat. */
function seatsOn(s: Readonly<Record<string, Node>>): number | undefined {
  const seats = exact(s.n);
  const { also } = s.next as { also?: readonly { ordinal?: number }[] };
  return seats !== undefined && also?.[0]?.ordinal === seats + 1 ? seats : undefined;
}

/** "Each full four players": the number of a quantity that has to be full. */
function full(node: Node | undefined): number | undefined {
  const { is, word } = (node ?? {}) as { is?: number; word?: string };
  return word === 'full' ? is : undefined;
}

/** Provisions of the variant for many players, several of whom take turns at once. */
export const grandMeleeProvisions = [
  provision('grandMelee.recommendedMinimumPlayers', {
    means: [
      [
        [
          'Normally, Grand Melee is used only in games begun with N or more players.',
          'Only games begun with N or more players normally use Grand Melee.',
        ],
        counted,
      ],
    ],
    in: grandMelee,
    about: 'normally used',
    asks: [
      [
        {
          verb: 'use',
          object: games,
          with: {
            in: {
              phrase: {
                term: {
                  noun: 'game',
                  which: [{ verb: ['begin', 'start'], with: { with: numbered('player') } }],
                },
                adverbs: ['only'],
              },
            },
          },
          adverbs: ['normally'],
        },
        (s) => least(s.n),
      ],
    ],
    says: [['it be normally used only for game that {n} or more player start', number()]],
  }),
  provision('grandMelee.rangeOfInfluence', {
    means: [
      [['Each player has a range of influence of N.', "Each player's range of influence is N."], counted],
    ],
    in: grandMelee,
    about: ['^ each player have ~ range of influence', 'range of influence be'],
    asks: [
      [
        {
          verb: 'have',
          actor: { noun: 'player', determiner: 'each' },
          object: { noun: 'range of influence', relations: [{ preposition: 'of', term: amount() }] },
        },
        (s) => exact(s.n),
      ],
    ],
    says: [
      ['^ each player have range of influence of {n}', number()],
      ['^ each player range of influence be {n}', number()],
    ],
  }),
  provision('grandMelee.attackOption', {
    means: [
      [
        [
          'The attack left option is used.',
          'Players use the attack left option.',
          'Grand Melee games use the attack left option.',
        ],
        'attackLeft',
      ],
    ],
    in: grandMelee,
    about: 'attack (left | right) option',
    asks: [
      [{ verb: 'use', actor: games, object: option('attack left') }, 'attackLeft'],
      [{ verb: 'use', object: option('attack left') }, 'attackLeft'],
    ],
  }),
  provision('grandMelee.playersPerTurnMarker', {
    means: [
      [
        [
          'The game has one turn marker for each full N players in the game.',
          'For each full N players in the game, there is one turn marker.',
          'There is one turn marker in the game for each full N players.',
        ],
        counted,
      ],
    ],
    in: grandMelee,
    about: 'turn marker for each ~ player',
    asks: [
      [
        {
          verb: 'exist',
          actor: { noun: 'turn marker', quantity: { is: 1 } },
          with: {
            for: numbered('player', {
              determiner: 'each',
              relations: [{ preposition: 'in', term: 'the game' }],
            }),
          },
        },
        (s) => full(s.n),
      ],
    ],
    says: [['(there be | game have) 1 turn marker for each full {n} player [in game]', number()]],
  }),
  combined(
    'grandMelee.markerSpacing',
    {
      seats: {
        in: grandMelee,
        about: 'player ~ seat to ~ left ~ second',
        asks: [
          [
            {
              verb: 'take',
              actor: slot('next', {
                ...seatsToLeft(slot('n')),
                also: [{ noun: 'player', ordinal: (n: unknown) => typeof n === 'number' }],
              }),
              object: { noun: 'turn marker', ordinal: 2 },
            },
            seatsOn,
          ],
        ],
        says: [
          [
            'player {n} seat to that player left {m}th player take second turn marker and so on until all turn marker have been handed out',
            seatsToNext,
          ],
          [
            'player {n} seat to left of that player who be {m}th player take second 1 and so it go on until no turn marker be left to hand out',
            seatsToNext,
          ],
        ],
      },
    },
    (a) => a.seats,
  ),
  provision('grandMelee.turnStart', {
    means: [['Then at the same time all players with turn markers start their turns.', 'simultaneously']],
    in: grandMelee,
    about: ['player with turn marker start their turn', 'player who have turn marker start their turn'],
    says: [
      [
        '^ after that each player who have turn marker start their turn all of them at same time',
        'simultaneously',
      ],
      [
        '^ (then all player with | after that each player who have) turn marker start their turn 1 after another|other',
        'oneAfterAnother',
      ],
    ],
  }),
  provision('grandMelee.blockedMarker', {
    means: [
      [
        "If any player in the three seats to a player's left has a turn marker, that player can't receive a turn marker.",
        'markerWaitsUnreceived',
      ],
      [
        "If any player in the three seats to that player's left has a turn marker, a player who receives a turn marker can't begin that player's turn.",
        'playerHoldsMarkerButTurnWaits',
      ],
    ],
    in: grandMelee,
    about: ['player ~ receive ~ turn marker ~ left', 'player who get turn marker'],
    asks: [
      [
        {
          verb: 'receive',
          actor: anyPlayer,
          object: marker,
          modality: 'can',
          negated: true,
          conditions: [seatsTaken],
        },
        'markerWaitsUnreceived',
      ],
      [
        {
          verb: ['begin', 'start'],
          actor: { noun: 'player', which: [{ verb: 'receive', object: marker }] },
          object: theirTurn,
          modality: 'can',
          negated: true,
          conditions: [seatsTaken],
        },
        'playerHoldsMarkerButTurnWaits',
      ],
    ],
    says: [
      [
        'player can not receive turn marker while 1 be held in any of 3 seat to that player left',
        'markerWaitsUnreceived',
      ],
      [
        'player who get turn marker can not start turn while 1 be held in any of 3 seat to that player left',
        'playerHoldsMarkerButTurnWaits',
      ],
    ],
  }),
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
  combined(
    'grandMelee.removedMarkerPosition',
    {
      which: {
        means: [
          [
            [
              'Remove the turn marker immediately to the right of the departed player.',
              "The turn marker immediately to the departed player's right is removed.",
              "For removal, the turn marker immediately to the departed player's right is designated.",
            ],
            true,
          ],
        ],
        in: grandMelee,
        loosely: true,
        about: ['turn marker ~ (right|left) ~ removal', 'remove turn marker', 'turn marker to remove'],
        asks: [
          [{ verb: 'remove', object: markerToTheRight }, true],
          [designatesTheRight, true],
        ],
        says: [
          ['first turn marker to right of player who left be designated for removal', true],
          ['turn marker to remove be first 1 to right of player who left', true],
          [
            '(remove turn marker immediately to departed player left | turn marker to remove be first 1 to left of player who left | first turn marker to left of player who left be designated for removal)',
            'left',
          ],
        ],
      },
      several: {
        in: grandMelee,
        about: ['more than 1 player ~ turn marker', 'several player ~ leave|left'],
        asks: [
          [
            {
              verb: 'remove',
              object: markerWith('lower'),
              conditions: [{ word: 'if', clause: joined('and', severalLeave, severalMarkers) }],
            },
            true,
          ],
          [
            {
              ...designated,
              object: markerWith('lowest'),
              conditions: [
                {
                  word: 'if',
                  clause: joined(
                    'and',
                    { ...severalLeave, adverbs: ['simultaneously'] },
                    leavingReduces({ determiner: 'that' }),
                    severalMarkers,
                  ),
                },
              ],
            },
            true,
          ],
        ],
        says: [
          [
            'if more than 1 player (have left game and | leave game simultaneously those player leaving game would reduce number of turn marker in game and) there be multiple turn marker that could be removed (remove marker with lower number | marker with lowest number be designated for removal)',
            true,
          ],
          [
            'if several player leave at same time game should have fewer turn marker because of it and there be more than 1 turn marker to which this could apply 1 with lowest number be designated for removal',
            true,
          ],
          [
            'if several player have left so that there be more than 1 turn marker to which this could apply remove 1 with lower number',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (!a.which || !a.several) return undefined;
      return a.which === 'left' ? 'nearestToLeftThenLowestNumber' : 'nearestToRightThenLowestNumber';
    },
  ),
  combined(
    'grandMelee.designatedMarkerRemoval',
    {
      own: {
        means: [
          [
            `If a player who's taking a turn has a ${say.marker} that's been ${say.removal}, that ${say.marker} is removed rather than being passed after that turn ends.`,
            true,
          ],
        ],
        in: grandMelee,
        loosely: true,
        about: ['taking turn ~ designated for removal', 'designated for removal and held'],
        asks: [
          [
            {
              verb: 'remove',
              object: thatMarker,
              with: {
                'rather than': { verb: 'pass', conditions: [{ word: 'after', clause: ends(thatTurn) }] },
              },
              conditions: [holdsDesignated(false)],
            },
            true,
          ],
        ],
        says: [
          [
            'if player who be taking turn have turn marker that be been designated for removal that turn marker be removed rather than being passed after that turn end',
            true,
          ],
          [
            'turn marker that be designated for removal and held by player whose turn be under way be removed at end of that turn and be not passed on',
            true,
          ],
        ],
      },
      other: {
        means: [
          [
            `That ${say.marker} is immediately removed, if a player who's not taking a turn has a ${say.marker} that's been ${say.removal}.`,
            true,
          ],
        ],
        in: grandMelee,
        about: ['not taking turn ~ removed', 'turn be not under way'],
        asks: [
          [
            {
              verb: 'remove',
              object: thatMarker,
              adverbs: ['immediately'],
              conditions: [holdsDesignated(true)],
            },
            true,
          ],
        ],
        says: [
          [
            'if player who be not taking turn have turn marker that be been designated for removal that turn marker be removed immediately',
            true,
          ],
          ['1 that be held by player whose turn be not under way be removed at once', true],
        ],
      },
      excess: {
        means: [
          [
            `If a removed ${say.marker} had been ${say.removal} multiple times, the ${say.marker} to its right becomes ${say.removal} that many times minus one.`,
            true,
          ],
        ],
        in: grandMelee,
        about: 'designated for removal ~ time ~ right',
        asks: [
          [
            {
              verb: 'become',
              actor: {
                noun: 'turn marker',
                relations: [{ preposition: 'to', term: { noun: 'right', owner: { to: 'it' } } }],
              },
              is: {
                verb: 'designate',
                with: {
                  '': { noun: 'time', quantity: { word: 'that many minus 1' } },
                  for: { noun: 'removal' },
                },
              },
              conditions: [
                {
                  word: 'if',
                  clause: {
                    ...designated,
                    object: { noun: 'turn marker', modifiers: ['removed'] },
                    adverbs: ['multiple times'],
                  },
                },
              ],
            },
            true,
          ],
        ],
        says: [
          [
            'if removed turn marker had been designated for removal multiple time turn marker to its right become designated for removal that many time minus 1',
            true,
          ],
          [
            'if turn marker was designated for removal several time before it was removed next 1 on its right be in turn designated for removal 1 time fewer than that',
            true,
          ],
        ],
      },
    },
    (a) => (a.own && a.other && a.excess ? 'afterTurnOrImmediatelyExcessToRight' : undefined),
  ),
  provision('grandMelee.designatedMarkerDisregard', {
    in: grandMelee,
    loosely: true,
    about: [
      'reduce number ~ designated',
      'designated for removal already',
      'already & designated',
      'disregard & turn marker',
    ],
    asks: [
      [
        {
          verb: 'disregard',
          object: { noun: 'turn marker', which: [{ ...designated, adverbs: ['already'] }] },
          with: {
            'for the purposes of': {
              verb: 'determine',
              what: { word: 'whether', clause: leavingReduces({ quantity: { least: 1 } }) },
            },
          },
        },
        true,
      ],
    ],
    says: [
      [
        'for purpose of determining if 1 or more player leaving game would reduce number of turn marker in game disregard turn marker already designated for removal',
        true,
      ],

      [
        'turn marker that be designated for removal already do not count when it be determined whether player who leave game reduce number of its turn marker',
        true,
      ],
    ],
  }),
  provision('grandMelee.rangeAfterDepartures', {
    in: grandMelee,
    about: [
      'leave|left ~ range of influence ~ turn',
      'range of influence & side',
      'seat & range of influence & turn',
    ],
    asks: [
      [
        {
          verb: 'enter',
          negated: true,
          actor: {
            noun: 'player',
            which: [
              {
                verb: 'be',
                is: { preposition: 'on either side of', term: { noun: 'seat', determiner: 'that' } },
              },
            ],
          },
          object: { noun: 'range of influence', owner: { to: 'each other' } },
          conditions: [
            {
              word: 'until',
              clause: { verb: ['begin', 'start'], actor: { noun: 'turn', modifiers: ['next'] } },
            },
            {
              word: 'if',
              clause: {
                verb: 'leave',
                actor: { noun: 'player', modifiers: ['consecutively seated'], quantity: { least: 1 } },
                object: 'the game',
              },
            },
          ],
        },
        'whenNextTurnBegins',
      ],
    ],
    says: [
      [
        '^ when player or several who sit in row have left game those who sat on 2 side of empty seat come into range of influence of each other only when next turn start',
        'whenNextTurnBegins',
      ],
    ],
  }),
  combined(
    'grandMelee.extraTurnWithMarker',
    {
      keeping: {
        in: grandMelee,
        loosely: true,
        about: ['extra turn ~ keep turn marker', 'extra turn & keep', 'extra turn & too close'],
        asks: [[{ verb: 'keep', actor: thatPlayer, object: marker, conditions: extraTurnWithRoom }, true]],
        says: [
          [
            'effect cause player with turn marker to take extra turn after current 1 that player keep turn marker and start their next turn after current turn end unless another turn marker be too close on either side [at that time]',
            true,
          ],
          [
            'effect give extra turn after current 1 to player who have turn marker that player keep turn marker and start extra turn once current turn be over unless some other turn marker be then too close on 1 side or other',
            true,
          ],
        ],
      },
      left: {
        in: grandMelee,
        loosely: true,
        about: 'turn marker ~ within ~ left ~ extra turn',
        asks: [
          [
            {
              verb: 'wait',
              actor: extraTurn,
              what: {
                verb: ['begin', 'start'],
                conditions: [
                  {
                    word: 'until',
                    clause: {
                      verb: 'take',
                      actor: seatsToLeft({ is: 4 }),
                      object: { noun: 'turn marker', modifiers: ['other'] },
                    },
                  },
                ],
              },
              conditions: [markerNear('left')],
            },
            true,
          ],
        ],
        says: [
          [
            'if turn marker be within 3 seat on player left extra turn wait to start until player 4 seat to their left take other turn marker',
            true,
          ],
          [
            'with turn marker within 3 seat to player left extra turn do not start until player 4 seat to left have taken that other turn marker',
            true,
          ],
        ],
      },
      right: {
        in: grandMelee,
        about: 'turn marker ~ within ~ right ~ pass',
        asks: [
          [
            {
              verb: 'pass',
              actor: thatPlayer,
              object: marker,
              with: { to: side('left') },
              conditions: [
                markerNear('right'),
                {
                  word: 'when',
                  clause: {
                    ...ends({ noun: 'turn' }),
                    with: { 'rather than': { verb: 'keep', object: { to: 'it' } } },
                  },
                },
              ],
            },
            true,
          ],
        ],
        says: [
          [
            'if turn marker be within 3 seat on player right player pass turn marker to their left when turn end rather than keeping it and player will take extra turn immediately before their next turn',
            true,
          ],
          [
            'with turn marker within 3 seat to player right player do not keep turn marker but pass it to left at end of turn and take extra turn just before their next turn',
            true,
          ],
        ],
      },
    },
    (a) => (a.keeping && a.left && a.right ? 'keepMarkerUnlessAnotherWithinThreeSeats' : undefined),
  ),
  combined(
    'grandMelee.extraTurnWithoutMarker',
    {
      test: {
        means: [
          [
            `If a player would take an ${say.extraTurn} after the current turn and it's not currently his or her turn, instead that player takes the ${say.extraTurn} immediately before his or her next turn.`,
            'beforeNextTurnIfNotOwnTurn',
          ],
          [
            `If an effect would cause a player to take an ${say.extraTurn} after the current turn, but that player wouldn't have a ${say.marker} at the start of that turn, instead that player will take the ${say.extraTurn} immediately before that player's next turn.`,
            'beforeNextTurnIfWithoutMarker',
          ],
        ],
        in: grandMelee,
        about: ['extra turn after current turn', 'extra turn to follow current 1'],
        asks: [
          [
            takesExtraTurn(thatPlayer, {
              with: beforeNextTurn,
              adverbs: ['instead'],
              conditions: [
                {
                  word: 'if',
                  clause: joined(
                    'and',
                    { ...extraTurnAfter, modality: 'would' },
                    { verb: 'be', actor: { to: 'it' }, is: theirTurn, negated: true, adverbs: ['currently'] },
                  ),
                },
              ],
            }),
            'beforeNextTurnIfNotOwnTurn',
          ],
          [
            takesExtraTurn(thatPlayer, {
              with: beforeNextTurn,
              adverbs: ['instead'],
              modality: 'will',
              conditions: [
                {
                  word: 'if',
                  clause: joined(
                    'and',
                    { verb: 'cause', actor: { noun: 'effect' }, what: extraTurnAfter, modality: 'would' },
                    {
                      verb: 'have',
                      actor: thatPlayer,
                      object: marker,
                      with: { 'at the start of': thatTurn },
                      modality: 'would',
                      negated: true,
                    },
                  ),
                },
              ],
            }),
            'beforeNextTurnIfWithoutMarker',
          ],
        ],
        says: [
          [
            'effect would cause player to take extra turn after current turn but that player would not have turn marker at start of that turn that player will take extra turn immediately before their next turn instead',
            'beforeNextTurnIfWithoutMarker',
          ],
          [
            'effect would give player extra turn to follow current 1 but that player would have no turn marker when extra turn start $',
            'open',
          ],
        ],
      },
      then: {
        in: grandMelee,
        about: '^ that extra turn',
        says: [['^ that extra turn be then taken just before player next turn instead', true]],
      },
    },
    (a) => {
      if (a.test !== 'open') return a.test;
      return a.then ? 'beforeNextTurnIfWithoutMarker' : undefined;
    },
  ),
  combined(
    'grandMelee.stacks',
    {
      several: {
        means: [['Grand Melee games contain multiple stacks rather than a single stack.', true]],
        in: grandMelee,
        about: ['grand melee game ~ stack', 'game & stack'],
        asks: [
          [
            {
              verb: 'contain',
              actor: games,
              object: { noun: 'stack', quantity: { least: 2 } },
              with: { 'rather than': { verb: 'have', object: { noun: 'stack', modifiers: ['single'] } } },
            },
            true,
          ],
        ],
        says: [
          ['rather than having single stack grand melee game contain multiple stack', true],
          ['grand melee game contain [just] single stack', 'one'],
          ['grand melee game have just 1 stack', 'one'],

          ['grand melee game do not have just 1 stack', true],
          ['grand melee game (contain|have) [just] (single|1) stack', 'one'],
        ],
      },
      own: {
        means: [
          [['Each turn marker represents its own stack.', `Each ${say.marker} has its own stack.`], true],
        ],
        in: grandMelee,
        about: ['each turn marker ~ stack', 'stack for each of its turn marker', 'all ~ turn marker ~ stack'],
        asks: [
          [
            {
              verb: 'represent',
              actor: { noun: 'turn marker', determiner: 'each' },
              object: { noun: 'stack', owner: { to: 'it own' } },
            },
            true,
          ],
        ],
        says: [
          ['^ each turn marker represent its own stack', true],
          ['^ each turn marker represent (that stack | same stack)', 'one'],

          ['^ it have stack for each of its turn marker', true],
          ['^ all [of its] turn marker (use|share|represent) (that stack | 1 stack | same stack)', 'one'],
        ],
      },
    },
    (a) => {
      if (!a.several || !a.own) return undefined;
      if (a.several === 'one') return a.own === 'one' ? 'sharedByAllTurnMarkers' : undefined;
      return a.own === 'one' ? undefined : 'onePerTurnMarker';
    },
  ),
  provision('grandMelee.priorityPerStack', {
    means: [
      [
        `Only if the ${say.marker} is within that player's ${say.range} or a player within that player's ${say.range} controls an object on that stack, a player gets priority for a particular ${say.marker}'s stack.`,
        'markerOrObjectControllerInRange',
      ],
    ],
    in: grandMelee,
    about: [
      'priority for ~ turn marker stack',
      'priority for stack of',
      'priority & turn marker',
      'priority & stack & range',
    ],
    asks: [
      [
        {
          verb: 'get',
          actor: anyPlayer,
          object: { noun: 'priority' },
          with: { for: { noun: 'stack', owner: { noun: 'turn marker', modifiers: ['particular'] } } },
          conditions: [
            {
              word: 'if',
              focus: 'only',
              clause: joined(
                'or',
                {
                  verb: 'control',
                  object: { noun: 'object', relations: [{ preposition: 'on', term: thoseStacks }] },
                  actor: { noun: 'player', relations: [ownRange] },
                },
                { verb: 'be', actor: marker, is: ownRange },
              ),
            },
          ],
        },
        'markerOrObjectControllerInRange',
      ],
    ],
    says: [
      [
        'priority for stack of given turn marker go to player only if that turn marker lie within their range of influence or some object on that stack have controller who be within that range',
        'markerOrObjectControllerInRange',
      ],
    ],
  }),
  combined(
    'grandMelee.stackChoice',
    {
      choice: {
        in: grandMelee,
        about: [
          'priority for (multiple stack | more than 1 stack)',
          'priority & put & stack',
          'priority & spell & stack',
        ],
        asks: [
          [
            {
              verb: 'specify',
              actor: thatPlayer,
              modality: 'must',
              what: {
                word: 'which',
                asked: { noun: 'one', determiner: 'which', owner: thoseStacks },
                clause: { verb: 'put', object: spellOrAbility('the'), with: { on: { to: 'head' } } },
              },
              conditions: [
                {
                  word: 'if',
                  clause: joined(
                    'or',
                    {
                      verb: 'trigger',
                      actor: { noun: 'triggered ability', which: [{ verb: 'control', actor: thatPlayer }] },
                    },
                    joined(
                      'and',
                      { verb: 'play', actor: anyPlayer, object: spellOrAbility('a') },
                      {
                        verb: 'have',
                        actor: anyPlayer,
                        object: { noun: 'priority' },
                        with: { for: { noun: 'stack', quantity: { least: 2 } } },
                      },
                    ),
                  ),
                },
              ],
            },
            true,
          ],
        ],
        says: [
          [
            'if player have priority for multiple stack and (play spell or ability or | cast spell activate ability or) triggered ability they control trigger player must specify which 1 of those stack spell or ability be put on',
            true,
          ],
          [
            '^ player who have priority for more than 1 stack and (play spell or ability or control | cast spell activate ability or control) ability that trigger must say onto which of them that spell or ability be put',
            true,
          ],
        ],
      },
      cause: {
        in: grandMelee,
        about: ['object on 1 ~ caused', 'caused to trigger by object'],
        asks: [
          [
            {
              verb: 'put',
              actor: thatPlayer,
              object: { to: 'it' },
              modality: 'must',
              with: { on: thoseStacks },
              conditions: [
                {
                  word: 'if',
                  clause: {
                    verb: 'cause',
                    actor: onOneStack,
                    what: { verb: 'trigger', actor: { noun: 'triggered ability' } },
                  },
                },
              ],
            },
            true,
          ],
        ],
        says: [
          [
            'if object on 1 of those stack caused triggered ability to trigger player must put it on that stack',
            true,
          ],
          [
            'if triggered ability was caused to trigger by object on 1 of them it must go on that stack',
            true,
          ],
        ],
      },
      target: {
        in: grandMelee,
        about: 'target object on 1',
        says: [
          [
            'if spell or ability target object on 1 of those stack it must be put on same stack as its target it can not target object on multiple stack',
            true,
          ],
          [
            'spell or ability that target object on 1 of them must go on stack of its target it can not have target on more than 1 stack',
            true,
          ],
        ],
      },
    },
    (a) => (a.choice && a.cause && a.target ? 'playerChoiceBoundByCauseOrTarget' : undefined),
  ),
  provision('grandMelee.winRuleStatement', {
    means: [
      [
        'The normal rules for winning and losing the game are used in the Grand Melee variant.',
        'normalRules',
      ],
    ],
    in: grandMelee,
    about: ['normal rule ~ winning', 'winning and losing', 'normal rule', 'winning & losing'],
    asks: [
      [
        {
          verb: 'use',
          actor: games,
          object: { noun: 'rule', modifiers: ['normal'] },
          with: { for: winningAndLosing },
        },
        'normalRules',
      ],
    ],
    says: [
      [
        'grand melee variant use normal rule for winning or|and losing game as modified by rule',
        'normalRulesModifiedByRange',
      ],
      ['winning and losing in grand melee variant follow normal rule of game $', 'normalRules'],
    ],
  }),
  provision('grandMelee.markerRecipient', {
    means: [
      [
        [
          "A player passes the turn marker to the player on that player's left when that player ends that player's turn.",
          "That player passes the turn marker to the player on that player's left, After a player ends that player's turn.",
        ],
        'playerToLeft',
      ],
    ],
    in: grandMelee,
    loosely: true,
    about: ['player pass turn marker', 'turn marker ~ passed'],
    asks: [
      [
        {
          verb: 'pass',
          actor: thatPlayer,
          object: marker,
          with: { to: { noun: 'player', determiner: 'the' }, on: side('left') },
          conditions: [
            { word: ['when', 'after'], clause: { verb: 'end', actor: anyPlayer, object: theirTurn } },
          ],
        },
        'playerToLeft',
      ],
    ],
    says: [
      [
        'player turn (end | have ended) that player pass turn marker on to next player to left',
        'playerToLeft',
      ],
    ],
  }),
  provision('grandMelee.otherOptions', {
    means: [
      [
        "The Grand Melee variant doesn't use the attack multiple players and deploy creatures options.",
        'unused',
      ],
    ],
    in: grandMelee,
    about: ['attack multiple player ~ option', 'deploy creature ~ option'],
    asks: [
      [
        {
          verb: 'use',
          negated: true,
          object: {
            noun: 'option',
            names: [joined('and', { name: 'attack multiple players' }, { name: 'deploy creatures' })],
          },
          with: { in: games },
        },
        'unused',
      ],
    ],
    says: [
      ['attack multiple player and deploy creature option be not used in grand melee [variant]', 'unused'],
      [
        'neither attack multiple player option nor deploy creature option be used in grand melee [variant]',
        'unused',
      ],
    ],
  }),
];
