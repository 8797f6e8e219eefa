import { describe, expect, it } from 'vitest';
import { findDate, parseDate } from '../../src/readers/date.js';

describe('a printed date', () => {
  it.each([
    ['January 16, 2026', '2026-01-16'],
    ['Sept. 4, 2009', '2009-09-04'],
    ['16 January 2026', '2026-01-16'],
    ['2008-02-01', '2008-02-01'],
    ['2007/10/01', '2007-10-01'],
    ['04/23/99', '1999-04-23'],
    ['30/09/2011', '2011-09-30'],
    ['July 1st, 2003', '2003-07-01'],
  ])('%s', (words, iso) => {
    expect(parseDate(words)).toBe(iso);
  });

  it('is read day first where the reader knows that it is', () => {
    expect(parseDate('04/02/2011', true)).toBe('2011-02-04');
    expect(parseDate('04/02/2011')).toBe('2011-04-02');
  });

  it.each(['February 30, 2011', '13/13/2011', 'January', '1.2.3.4', 'May 2011'])('%s is none', (words) => {
    expect(parseDate(words)).toBeUndefined();
  });

  it('is found inside a sentence', () => {
    expect(findDate('These rules hold from July 15, 2011.')).toEqual({
      iso: '2011-07-15',
      index: 22,
      length: 13,
    });
  });
});
