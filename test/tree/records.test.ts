import { expect, test } from 'vitest';
import { isRecord } from '../../src/tree/records.js';

test('a record is an object with fields', () => {
  expect([{}, { a: 1 }, Object.create(null)].map(isRecord)).toEqual([true, true, true]);
});

test('null, a list, a word and a function are no records', () => {
  expect([null, [], 'word', 1, undefined, () => 1].some(isRecord)).toBe(false);
});
