import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareLetters,
  compareNumbers,
  formatNumber,
  indexOfLetter,
  isSuccessor,
  letterAfter,
  letterAt,
  parentNumber,
  parseNumber,
  SUBRULE_LETTERS,
  withoutLetter,
} from '../../src/tree/index.js';

const number = fc
  .record({
    section: fc.integer({ min: 100, max: 999 }),
    rule: fc.integer({ min: 1, max: 120 }),
    letter: fc.option(fc.nat(100).map(letterAt), { nil: undefined }),
  })
  .map(({ section, rule, letter }) => `${section}.${rule}${letter ?? ''}`);

describe('a rule number', () => {
  test('comes apart into chapter, section, rule and letter', () => {
    expect(parseNumber('810.7b')).toEqual({ chapter: 8, section: 810, rule: 7, letter: 'b' });
    expect(parseNumber('810.7.')).toEqual({ chapter: 8, section: 810, rule: 7 });
    expect(parseNumber('810')).toEqual({ chapter: 8, section: 810 });
    expect(parseNumber('8')).toEqual({ chapter: 8 });
  });

  test('may be printed with a blank inside', () => {
    expect(parseNumber('606. 8b')).toEqual(parseNumber('606.8b'));
  });

  test('may have two letters behind the alphabet, and four figures from chapter 10 on', () => {
    expect(parseNumber('704.5ab')).toEqual({ chapter: 7, section: 704, rule: 5, letter: 'ab' });
    expect(parseNumber('1001.1')).toEqual({ chapter: 10, section: 1001, rule: 1 });
    expect(parseNumber('1001')).toEqual({ chapter: 10, section: 1001 });
    expect(parentNumber('704.5ab')).toBe('704.5');
    expect(parentNumber('1001.1')).toBe('1001');
    expect(parentNumber('1001')).toBe('10');
  });

  test.each(['', 'x', '306.b', '8.1', '1.5', '8100.1', '100.1abc', '192.168.0.1'])('%j is none', (words) => {
    expect(parseNumber(words)).toBeUndefined();
  });

  test('is written as it was read', () => {
    fc.assert(fc.property(number, (n) => formatNumber(parseNumber(n) ?? { chapter: 0 }) === n));
  });

  test('is that of its rule without the letter', () => {
    expect(['810.7b', '702.5ab', '810.7', '810'].map(withoutLetter)).toEqual([
      '810.7',
      '702.5',
      '810.7',
      '810',
    ]);
  });

  test('has the rule, the section and the chapter above it', () => {
    expect(parentNumber('810.7b')).toBe('810.7');
    expect(parentNumber('810.7')).toBe('810');
    expect(parentNumber('810')).toBe('8');
    expect(parentNumber('8')).toBeUndefined();
  });
});

describe('the order of numbers', () => {
  test('counts instead of spelling: 2 comes before 10, a rule before its letters', () => {
    const shuffled = ['606.10', '606.2', '606.2b', '606', '606.2a', '6', '607', 'nonsense'];
    expect(shuffled.sort(compareNumbers)).toEqual([
      '6',
      '606',
      '606.2',
      '606.2a',
      '606.2b',
      '606.10',
      '607',
      'nonsense',
    ]);
  });

  test('is an order: whatever the three, sorting does not depend on where they began', () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 12 }), (numbers) => {
        const sorted = [...numbers].sort(compareNumbers);
        expect([...numbers].reverse().sort(compareNumbers)).toEqual(sorted);
      }),
    );
  });
});

describe('the successor of a number', () => {
  test('is the next letter, the first letter, the next rule or the first rule of a later section', () => {
    expect(isSuccessor('810.7', '810.7a')).toBe(true);
    expect(isSuccessor('810.7a', '810.7b')).toBe(true);
    expect(isSuccessor('810.7c', '810.8')).toBe(true);
    expect(isSuccessor('810.11', '811.1')).toBe(true);
    expect(isSuccessor('810', '810.1')).toBe(true);
  });

  test('passes over the letters l and o, which look like digits', () => {
    expect(isSuccessor('704.5k', '704.5m')).toBe(true);
    expect(isSuccessor('704.5k', '704.5l')).toBe(false);
    expect(isSuccessor('704.5n', '704.5p')).toBe(true);
  });

  test('leaves no gap', () => {
    expect(isSuccessor('810.7', '810.9')).toBe(false);
    expect(isSuccessor('810.7a', '810.7c')).toBe(false);
    expect(isSuccessor('810.7', '810.8a')).toBe(false);
    expect(isSuccessor('811.1', '810.1')).toBe(false);
  });
});

describe('the letters of subrules', () => {
  test('go on with two where one is not enough', () => {
    expect([...SUBRULE_LETTERS, '', 'az', 'k', 'l', 'n', 'o', 'al', 'zz'].slice(23).map(letterAfter)).toEqual(
      ['aa', 'a', 'ba', 'm', 'm', 'p', 'p', 'am', ''],
    );
    expect(isSuccessor('704.5z', '704.5aa')).toBe(true);
    expect(isSuccessor('704.5z', '704.5ab')).toBe(false);
  });

  test('are counted, and stand where they are counted', () => {
    fc.assert(fc.property(fc.nat(500), (index) => indexOfLetter(letterAt(index)) === index));
    expect([letterAt(0), letterAt(23), letterAt(24), letterAt(48)]).toEqual(['a', 'z', 'aa', 'ba']);
    expect(['l', 'xl', 'ox', ''].map(indexOfLetter)).toEqual([-1, -1, -1, -1]);
  });

  test('are in the order in which they are counted', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        expect(Math.sign(compareLetters(letterAt(a), letterAt(b)))).toBe(Math.sign(a - b));
        expect(Math.sign(compareNumbers(`704.5${letterAt(a)}`, `704.5${letterAt(b)}`))).toBe(
          Math.sign(a - b),
        );
        if (b === a + 1) expect(letterAfter(letterAt(a))).toBe(letterAt(b));
      }),
    );
    expect(['704.6', '704.5aa', '704.5z', '704.5'].sort(compareNumbers)).toEqual([
      '704.5',
      '704.5z',
      '704.5aa',
      '704.6',
    ]);
  });
});
