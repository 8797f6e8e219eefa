import { counted } from '../reading/phrases.js';
import { combined, provision } from '../reading/provision.js';
import { attackLeftRight } from './places.js';

/** That only the opponent in the next seat can be attacked; below, that opponent's permanents too. */
const nextTo = (side: string): string[] => [
  `Only an opponent seated immediately to a player's ${side} can be attacked by that player if the attack ${side} option is used.`,
];
const theirsNextTo = (side: string): string[] => [
  `Only a battle which that player protects, a planeswalker under that player's control, or an opponent sitting immediately to their ${side} can be attacked by a player if the attack ${side} option is used.`,
];

/** The same of opponents within some seats to one side. */
const opponentsWithin = (side: string): string[] =>
  ['an opponent', 'opponents'].map(
    (who) =>
      `If the attack ${side} option is used, a player can attack only ${who} seated within N seats to his or her ${side}.`,
  );
const theirsWithin = (side: string): string[] =>
  ['an opponent', 'opponents'].map(
    (who) =>
      `Only a battle which that player protects, a planeswalker under that player's control, or ${who} sitting within N seats to their ${side} can be attacked by a player if the attack ${side} option is used.`,
  );
/** What is said where even the nearest opponent sits further away. */
const nearest = (side: string, seats: 'M' | 'N') => ({
  cannotAttack: `A player can't attack if that player's nearest opponent to the ${side} is more than ${seats} seats away.`,
  canAttackNearest: [
    `A player can attack that player's nearest opponent to the ${side} if that opponent is more than ${seats} seats away.`,
    `A player can attack that opponent instead if that player's nearest opponent to the ${side} is more than ${seats} seats away.`,
  ],
});

/** How far the rules on one side reach, in seats. */
const seats = (side: 'left' | 'right') => [
  provision(`attackLeftRight.${side}.seats`, {
    means: [
      [[...opponentsWithin(side), ...theirsWithin(side)], counted],
      [[...nextTo(side), ...theirsNextTo(side)], 1],
    ],
    in: attackLeftRight,
    about: `attack ${side} option ~ player ~ attack`,
  }),
  provision(`attackLeftRight.${side}.nearestSeats`, {
    means: [[Object.values(nearest(side, 'N')).flat(), counted]],
    in: attackLeftRight,
    about: `nearest opponent (to | on) ${side}`,
  }),
];

/** What the two options say of targets; the sides must match. */
function targets(side: 'left' | 'right') {
  const other = side === 'left' ? 'right' : 'left';
  return {
    means: [
      [[...nextTo(side), ...opponentsWithin(side)], 'opponent'],
      [
        `Only an opponent seated immediately to a player's ${other} can be attacked by that player if the attack ${side} option is used.`,
        'otherSide',
      ],
      [[...theirsNextTo(side), ...theirsWithin(side)], 'permanents'],
    ],
    in: attackLeftRight,
    about: `attack ${side} option ~ player ~ attack`,
  } as const;
}

/** What they say where the next seat is not an opponent's. */
function distance(side: 'left' | 'right') {
  const { cannotAttack, canAttackNearest } = nearest(side, 'M');
  return {
    means: [
      [cannotAttack, 'cannotAttack'],
      [canAttackNearest, 'canAttackNearest'],
    ],
    in: attackLeftRight,
    about: `nearest opponent (to | on) ${side}`,
  } as const;
}

/** Provisions of the options by which only a neighbour is attacked. */
export const attackLeftRightProvisions = [
  ...seats('left'),
  ...seats('right'),
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
    (a) => {
      if (a.left === a.right || a.left === undefined || a.right === undefined) return a.left && a.right;
      return a.left === 'canAttackNearest' ? 'canAttackNearestToLeft' : 'canAttackNearestToRight';
    },
  ),
];
