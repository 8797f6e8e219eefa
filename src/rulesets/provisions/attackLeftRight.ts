import type { Pattern } from '../../language/index.js';
import { anyPlayer, side as atSide, joined, option, thatPlayer } from '../reading/phrases.js';
import { combined } from '../reading/provision.js';
import { attackLeftRight } from './places.js';

/** What the two options say of targets; the sides must match. */
function targets(side: 'left' | 'right') {
  const other = side === 'left' ? 'right' : 'left';
  const neighbour = {
    noun: 'opponent',
    determiner: 'a',
    which: [{ verb: 'seat', with: { to: { phrase: { term: atSide(side), adverbs: ['immediately'] } } } }],
  };
  const attacks = (object: Pattern) =>
    ({
      verb: 'attack',
      actor: anyPlayer,
      modality: 'can',
      object,
      conditions: [{ word: 'if', clause: { verb: 'use', object: option(`attack ${side}`) } }],
    }) as const;
  return {
    means: [
      [
        `Only an opponent seated immediately to a player's ${side} can be attacked by that player if the attack ${side} option is used.`,
        'opponent',
      ],
      [
        `Only an opponent seated immediately to a player's ${other} can be attacked by that player if the attack ${side} option is used.`,
        'otherSide',
      ],
    ],
    in: attackLeftRight,
    about: `attack ${side} option ~ player ~ attack`,
    says: [
      [
        `^ under attack ${side} option only opponent player can attack be 1 in seat directly to their {there: left | right} $`,
        (s: Record<string, string>) => (s.there === side ? 'opponent' : 'otherSide'),
      ],
    ],
    asks: [
      [
        attacks({
          ...joined(
            'or',
            neighbour,
            { noun: 'planeswalker', which: [{ verb: 'control', actor: thatPlayer }] },
            { noun: 'battle', which: [{ verb: 'protect', actor: thatPlayer }] },
          ),
          focus: ['only'],
        }),
        'permanents',
      ],
      [attacks({ ...neighbour, focus: ['only'] }), 'opponent'],
    ],
  } as const;
}

/** What they say where the next seat is not an opponent's. */
function distance(side: 'left' | 'right') {
  return {
    means: [
      [
        `A player can't attack if that player's nearest opponent to the ${side} is more than one seat away.`,
        'cannotAttack',
      ],
      [
        `A player can attack that player's nearest opponent to the ${side} if that opponent is more than one seat away.`,
        'canAttackNearest',
      ],
    ],
    in: attackLeftRight,
    about: `nearest opponent (to | on) ${side}`,
    says: [
      [
        `^ if nearest opponent on ${side} be farther off than 1 seat player {what: can not attack at all | can attack that opponent} $`,
        (s: Record<string, string>) =>
          s.what === 'can attack that opponent' ? 'canAttackNearest' : 'cannotAttack',
      ],
    ],
    asks: [
      [
        {
          verb: 'attack',
          actor: anyPlayer,
          modality: 'can',
          negated: true,
          conditions: [
            {
              word: 'if',
              clause: {
                verb: 'be',
                actor: {
                  noun: 'opponent',
                  modifiers: ['nearest'],
                  owner: anyPlayer,
                  relations: [{ preposition: 'to', term: atSide(side) }],
                },
                is: { word: 'away', relations: [{ term: { noun: 'seat', quantity: { least: 2 } } }] },
              },
            },
          ],
        },
        'cannotAttack',
      ],
    ],
  } as const;
}

/** Provisions of the options by which only a neighbour is attacked. */
export const attackLeftRightProvisions = [
  combined('attackLeftRight.attackTargets', { left: targets('left'), right: targets('right') }, (a) => {
    if (a.left === undefined || a.right === undefined) return undefined;
    if (a.left === 'otherSide')
      return a.right === 'otherSide' ? 'adjacentOpponentOnTheOtherSide' : 'adjacentOpponentOnTheRight';
    if (a.right === 'otherSide') return 'adjacentOpponentOnTheLeft';
    if (a.left !== a.right) return undefined;
    return a.left === 'opponent' ? 'adjacentOpponent' : 'adjacentOpponentPlaneswalkerOrBattle';
  }),
  combined(
    'attackLeftRight.distantNearestOpponent',
    { left: distance('left'), right: distance('right') },
    (a) => (a.left === a.right ? a.left : undefined),
  ),
];
