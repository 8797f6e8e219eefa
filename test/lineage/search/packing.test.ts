import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inBase36,
  inOneText,
  namesIn,
  numbersIn,
  postingsOf,
  readPostings,
} from '../../../src/lineage/search/packing.js';

describe('names in one text', () => {
  test('are taken out as they were put in, whatever they begin with', () => {
    const name = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => !text.includes('\n'));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(namesIn(inOneText(names))).toEqual(names);
      }),
    );
  });

  test('say only how they differ from the one before', () => {
    expect(inOneText(['606.9', '606.9a', '606.10'])).toBe('0606.9\n5a\n410');
  });
});

describe('numbers and postings', () => {
  test('are read as they were written', () => {
    expect(numbersIn(inBase36([0, 35, 36, 4401]))).toEqual([0, 35, 36, 4401]);
    expect(numbersIn('')).toEqual([]);
    expect(readPostings(postingsOf({ 3: 1, 5: 4, 1300: 1 }))).toEqual({ 3: 1, 5: 4, 1300: 1 });
  });
});
