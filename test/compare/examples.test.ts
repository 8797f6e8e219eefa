import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import type { ExampleEdge } from '../../src/compare/types.js';
import { rules } from './support.js';

const RULE = 'A guest who borrows a cup from the steward returns it before the evening bell.';
const CUP = 'Ada borrows a silver cup at noon and returns it when the evening bell is rung.';
const PLATE = 'Ben takes two pewter plates home, so the steward writes his name on the board.';
const SPOON = 'Cleo lends her wooden spoon to Dan, who owes the steward nothing for that.';

/** What became of the examples of one rule. */
function became(olds: readonly string[], news: readonly string[]): ExampleEdge[] {
  const { edges } = compare(rules([['100.1', RULE, ...olds]]), rules([['100.1', RULE, ...news]]));
  return edges[0]?.examples ?? [];
}

describe('the examples of a rule', () => {
  test('are known again when they change places', () => {
    expect(became([CUP, PLATE, SPOON], [SPOON, CUP, PLATE])).toMatchObject([
      { old: 0, new: 1, change: 'none' },
      { old: 1, new: 2, change: 'none' },
      { old: 2, new: 0, change: 'none' },
    ]);
  });

  test('keep their place where two say the same', () => {
    expect(became([CUP, PLATE, CUP], [CUP, PLATE, CUP]).map(({ old, new: fresh }) => [old, fresh])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  test('lose the last of two that say the same', () => {
    expect(became([CUP, PLATE, CUP], [PLATE, CUP]).map(({ old, new: fresh }) => [old, fresh])).toEqual([
      [0, 1],
      [1, 0],
      [2, null],
    ]);
  });

  test('are reworded where half of their words stay, and exchanged where none do', () => {
    const later = CUP.replace('a silver cup at noon', 'one of the silver cups in the morning');
    expect(became([CUP, PLATE], [later, SPOON])).toMatchObject([
      { old: 0, new: 0, words: expect.any(Array) },
      { old: 1, new: null, change: 'deleted' },
      { old: null, new: 1, change: 'added' },
    ]);
  });
});
