import fc from 'fast-check';
import { expect, test } from 'vitest';
import { winnow } from '../../src/archive/identify/winnow.js';

const letters = (least: number, most: number) =>
  fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
    minLength: least,
    maxLength: most,
  });

test('two texts that share 129 characters in a row share a mark, wherever those stand', () => {
  fc.assert(
    fc.property(letters(129, 200), letters(0, 90), letters(0, 90), letters(0, 90), (shared, a, b, c) => {
      const left = new Set(winnow(a + shared + b));
      expect(winnow(b + shared + c).some((mark) => left.has(mark))).toBe(true);
    }),
  );
});

test('few marks are kept of many, and texts without a run in common have none in common', () => {
  fc.assert(
    fc.property(letters(1000, 2000), letters(1000, 2000), (a, b) => {
      const marks = winnow(a);
      // About two in every window of a hundred; the exact number is chance.
      expect(marks.length).toBeGreaterThan(a.length / 130);
      expect(marks.length).toBeLessThan(a.length / 20);
      const left = new Set(marks);
      expect(winnow(b).some((mark) => left.has(mark))).toBe(false);
    }),
  );
});

test('a text shorter than a mark has none, a short one has one', () => {
  expect(winnow('')).toEqual([]);
  expect(winnow('a'.repeat(29))).toEqual([]);
  expect(winnow('abcdefghijklmnopqrstuvwxyz0123456789')).toHaveLength(1);
});
