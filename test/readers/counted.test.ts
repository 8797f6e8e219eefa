import { describe, expect, it } from 'vitest';
import { Counted } from '../../src/readers/counted.js';

describe('counted words', () => {
  it('are rows of letters, and rows of other marks between blanks', () => {
    const words = new Counted('a lamp, a wick\u00a0and “a lamp”');
    expect(Array.from({ length: words.length }, (_, index) => words.wordAt(index))).toEqual([
      'a',
      'lamp',
      ',',
      'a',
      'wick',
      'and',
      '“',
      'a',
      'lamp',
      '”',
    ]);
    expect([words.wordAt(-1), words.wordAt(10), words.lengthAt(-1), words.lengthAt(4)]).toEqual([
      '',
      '',
      0,
      4,
    ]);
    expect([words.times('a'), words.times('lamp'), words.times('lam'), words.times('lamps')]).toEqual([
      3, 2, 0, 0,
    ]);
  });

  it('are the same in small letters and in capitals, of other scripts as well', () => {
    for (const wick of ['WICK', 'ΦΙΤΙΛΙ', 'ФИТИЛЬ']) {
      const words = new Counted(`Lamp ÉTÉ × ${wick} LAMP® été lamp™ ${wick.toLowerCase()}`);
      expect([words.times('lamp'), words.times('Lamp'), words.times('×')]).toEqual([3, 0, 1]);
      expect([words.different(0), words.wordAt(1) + words.wordAt(2)]).toEqual(['lamp', 'ét']);
      expect(words.times('é')).toBe(4);
      expect(words.times(wick.toLowerCase())).toBe(2);
    }
  });

  it('are all kept where nearly every one is a single character', () => {
    const words = new Counted('a.b,'.repeat(500));
    expect([words.length, words.size]).toEqual([2000, 4]);
    expect([words.wordAt(0), words.wordAt(1998), words.wordAt(1999), words.wordAt(2000)]).toEqual([
      'a',
      'b',
      ',',
      '',
    ]);
    expect(words.times('b')).toBe(500);
  });

  it('are known in one piece where two of them stand apart', () => {
    const words = new Counted('lamplight lamplight lamp light light');
    expect([1, 2, 3, 4].map((at) => words.timesJoined(at))).toEqual([0, 0, 2, 0]);
  });

  it('are known with another character at one of their places', () => {
    const words = new Counted('thc the the wick');
    expect([words.lengthOf(0), words.unitOf(0, 2), words.timesWith(0, 2, 0x65)]).toEqual([3, 0x63, 2]);
    expect([words.timesWith(0, 1, 0x65), words.different(0)]).toEqual([0, 'thc']);
  });

  it('keep their counts, however many different ones there are', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    const words = new Counted(`${all.join(' ')} ${all.join('.')}`);
    expect(words.size).toBe(all.length + 1);
    for (const word of all) expect(words.times(word)).toBe(2);
    expect(words.times('.')).toBe(all.length - 1);
    expect([words.different(0), words.countOf(0), words.whichAt(all.length)]).toEqual(['aaa', 2, 0]);
  });
});
