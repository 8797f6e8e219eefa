import { describe, expect, test } from 'vitest';
import { groupBy, listIn } from '../../src/tree/maps.js';

describe('lists by key', () => {
  test('a key has one list, which begins empty', () => {
    const lists = new Map<string, number[]>();
    listIn(lists, 'odd').push(1);
    listIn(lists, 'odd').push(3);
    expect(listIn(lists, 'even')).toEqual([]);
    expect([...lists]).toEqual([
      ['odd', [1, 3]],
      ['even', []],
    ]);
  });

  test('items are grouped in the order in which they come', () => {
    expect([...groupBy([3, 1, 2, 5], (n) => n % 2)]).toEqual([
      [1, [3, 1, 5]],
      [0, [2]],
    ]);
  });
});
