import { expect, test } from 'vitest';
import { WordTable } from '../../src/compare/wordTable.js';

test('a word is found where it stands in a text, and only as a whole', () => {
  const table = new WordTable();
  table.set('Teams', 'team');
  expect(table.get('All Teams', 4, 9)).toBe('team');
  expect(table.get('All Teams', 4, 8)).toBeUndefined();
  expect(table.get('all teams', 4, 9)).toBeUndefined();
});

test('a full table forgets its words and goes on', () => {
  const table = new WordTable();
  const words = Array.from({ length: 80_000 }, (_, i) => `w${i}`);
  for (const word of words) table.set(word, word.toUpperCase());
  const found = words.filter((word) => table.get(word, 0, word.length) !== undefined);
  expect(found.length).toBeGreaterThan(10_000);
  expect(found.length).toBeLessThan(40_000);
  for (const word of found) expect(table.get(word, 0, word.length)).toBe(word.toUpperCase());
});
