import { describe, expect, it } from 'vitest';
import { KnownNumbers } from '../../src/readers/knownNumbers.js';

const NUMBERS = [
  '100.1',
  '100.12',
  '100.1a',
  '1005.12',
  '100.312',
  '100.01',
  '70.7c',
  '100.1ab',
  '99999999999.1',
  'x',
];

describe('known numbers', () => {
  it('are the numbers that were added, each once', () => {
    const known = new KnownNumbers();
    for (const [i, number] of NUMBERS.entries()) {
      expect(known.has(number), number).toBe(false);
      known.add(number);
      known.add(number);
      expect(known.has(number), number).toBe(true);
      expect(known.size).toBe(i + 1);
    }
  });

  it('are found where they stand in words', () => {
    const known = new KnownNumbers();
    known.add('702.19b');
    const words = 'See 702.19b and 702.19c.';
    expect(known.hasAt(words, 4, 11)).toBe(true);
    expect(known.hasAt(words, 16, 23)).toBe(false);
    expect(known.hasAt(words, 4, 10)).toBe(false);
  });

  it('may be any number of rules', () => {
    const known = new KnownNumbers();
    const numbers = Array.from({ length: 30_000 }, (_, i) => `${100 + (i % 900)}.${1 + Math.floor(i / 900)}`);
    for (const number of numbers) known.add(number);
    expect(known.size).toBe(30_000);
    expect(numbers.every((number) => known.has(number))).toBe(true);
    expect(known.has('100.99')).toBe(false);
  });
});
