import { describe, expect, test } from 'vitest';
import { dateInWords, editionMeant, readDate } from '../../src/lineage/dates.js';

describe('a date', () => {
  test.each([
    ['2008-02-01', '2008-02-01'],
    ['2008/2/1', '2008-02-01'],
    ['1 February 2008', '2008-02-01'],
    ['1st Feb. 2008', '2008-02-01'],
    ['February 1, 2008', '2008-02-01'],
    ['01.02.2008', '2008-02-01'],
    ['2/1/2008', '2008-02-01'],
    ['31/12/2008', '2008-12-31'],
    ['Sept 2009', '2009-09'],
    ['2009-7', '2009-07'],
    ['2009', '2009'],
  ])('is read in the form %s', (text, iso) => {
    expect(readDate(text)).toBe(iso);
  });

  test.each(['30 February 2008', '2008-13-01', 'Lorwyn', '606.9a', '1 Feb 2 2008', '', 'm 2009'])(
    'is not “%s”',
    (text) => {
      expect(readDate(text)).toBeUndefined();
    },
  );

  test('is written with the month in words', () => {
    expect(dateInWords('2009-05-01')).toBe('1 May 2009');
    expect(dateInWords('grand-melee')).toBe('grand-melee');
  });
});

describe('the edition that is meant', () => {
  const editions = ['1999-04-23', '2008-02-01', '2009-07-11', '2009-10-01'];
  const names = new Map([
    ['magic 2010', '2009-07-11'],
    ['m10', '2009-07-11'],
  ]);
  test.each([
    ['2009', '2009-10-01'],
    ['July 2009', '2009-07-11'],
    ['June 2009', '2008-02-01'],
    ['1 August 2009', '2009-07-11'],
    ['M10', '2009-07-11'],
    ['Magic 2010', '2009-07-11'],
    ['latest', '2009-10-01'],
    ['2030', '2009-10-01'],
  ])('by %s is %s', (text, edition) => {
    expect(editionMeant(text, editions, names)).toBe(edition);
  });

  test('is none before the first, nor for what is no date', () => {
    expect(editionMeant('1998', editions, names)).toBeUndefined();
    expect(editionMeant('soon', editions, names)).toBeUndefined();
  });
});
