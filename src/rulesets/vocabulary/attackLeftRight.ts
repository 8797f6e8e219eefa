// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const attackLeftRight = [
  {
    key: 'attackLeftRight.attackTargets',
    system: 'attackLeftRight',
    type: 'enum',
    kind: 'semantic',
    description: 'What may a player attack under the attack left option? The attack right option mirrors it.',
    values: [
      { value: 'adjacentOpponent', meaning: 'Only the opponent in the next seat on that side.' },
      {
        value: 'adjacentOpponentPlaneswalkerOrBattle',
        meaning:
          'Only the opponent in the next seat on that side, a planeswalker of that opponent, or a battle which that opponent protects.',
      },
    ],
  },
  {
    key: 'attackLeftRight.distantNearestOpponent',
    system: 'attackLeftRight',
    type: 'enum',
    kind: 'constant',
    description: 'What if the nearest opponent on that side does not sit in the next seat?',
    values: [{ value: 'cannotAttack', meaning: 'The player cannot attack at all.' }],
  },
] as const satisfies readonly ParameterDefinition[];
