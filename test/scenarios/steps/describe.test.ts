import { expect, test } from 'vitest';
import { describeStep } from '../../../src/scenarios/steps/describe.js';
import type { Step } from '../../../src/scenarios/steps/step.js';

const ada = { player: 'named', name: 'Ada' } as const;
const bear = { object: 'named', id: 'bear' } as const;

test.each<[Step, string]>([
  [{ instruct: [] }, 'state-based actions are checked'],
  [{ instruct: [{ effect: 'destroy', object: bear }] }, 'bear is destroyed'],
  [{ instruct: [{ effect: 'move', object: bear, to: 'hand' }] }, 'bear goes to the hand'],
  [{ instruct: [{ effect: 'draw', player: ada, count: 2 }] }, 'Ada draws cards: 2'],
  [{ instruct: [{ effect: 'damage', amount: 3, to: ada }], by: 'Ben' }, 'Ada is dealt 3 damage'],
  [
    {
      instruct: [
        { effect: 'loseLife', player: ada, amount: 4 },
        { effect: 'win', player: ada },
      ],
    },
    'Ada loses 4 life, Ada wins the game',
  ],
  // What has no words is called by its name.
  [{ instruct: [{ effect: 'proliferate', player: ada }] }, 'it happens: proliferate'],
  [{ until: { turn: 'next' } }, 'until a later turn'],
  [{ until: { of: 'Ada', turn: 'next' } }, 'until the turn of Ada in a later turn'],
])('a step in a few words: %j', (step, words) => {
  expect(describeStep(step)).toBe(words);
});
