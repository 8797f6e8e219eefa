import { combined } from '../reading/provision.js';
import { attackLeftRight } from './places.js';

/** What the two options say of targets; the sides must match. */
function targets(side: 'left' | 'right') {
  const other = side === 'left' ? 'right' : 'left';
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
      [
        `Only a battle which that player protects, a planeswalker under that player's control, or an opponent sitting immediately to their ${side} can be attacked by a player if the attack ${side} option is used.`,
        'permanents',
      ],
    ],
    in: attackLeftRight,
    about: `attack ${side} option ~ player ~ attack`,
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
