// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const deployCreatures = [
  {
    key: 'deployCreatures.ability',
    system: 'deployCreatures',
    type: 'enum',
    kind: 'constant',
    description: 'Which ability does every creature have?',
    values: [
      {
        value: 'tapTargetTeammateGainsControl',
        meaning: 'An activated ability: tap the creature, and a target teammate gains control of it.',
      },
    ],
  },
  {
    key: 'deployCreatures.timing',
    system: 'deployCreatures',
    type: 'enum',
    kind: 'constant',
    description: 'When may that ability be activated?',
    values: [{ value: 'asSorcery', meaning: 'Only when its controller could cast a sorcery.' }],
  },
  {
    key: 'deployCreatures.variantAlwaysUsingOption',
    system: 'deployCreatures',
    type: 'enum',
    kind: 'constant',
    description: 'Which variant always uses this option?',
    values: [{ value: 'emperor', meaning: 'The Emperor variant.' }],
  },
] as const satisfies readonly ParameterDefinition[];
