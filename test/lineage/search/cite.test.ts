import { describe, expect, test } from 'vitest';
import { concordanceData } from '../../../src/archive/index.js';
import type { ConcordanceData } from '../../../src/lineage/index.js';
import { Citations, citeData, readCitation } from '../../../src/lineage/search/cite.js';

const shipped = concordanceData() as ConcordanceData;
const all = shipped.lineages.map((_, at) => at);
const citations = new Citations(citeData(shipped, all));

describe('citations as people write them', () => {
  test.each([
    ['606.9a', '606.9a', undefined],
    [' CR 606.9A. ', '606.9a', undefined],
    ['rule 810@2011', '810', '2011'],
    ['606.9a @ 2008-02-01', '606.9a', '2008-02-01'],
    ['CR 606.9a (1 February 2008)', '606.9a', '1 February 2008'],
    ['CR 606.9a, example 2 (1 February 2008)', '606.9a', '1 February 2008'],
    ['606.9a 1 Feb 2008', '606.9a', '1 Feb 2008'],
    ['rule 606.9a, as of February 2008', '606.9a', 'February 2008'],
  ])('"%s" is read', (text, number, date) => {
    expect(readCitation(text)).toEqual({ number, date });
  });

  test.each([
    '',
    'life total',
    '606.9a and 810',
    '2008-02-01',
    '1 February 2008',
    '100 creatures',
    '810 (a variant)',
  ])('"%s" is none', (text) => {
    expect(readCitation(text)).toBeUndefined();
  });
});

describe('what became of a number', () => {
  test('606.9a is 810.9a today, however it is asked', () => {
    const [borne, ...others] = citations.bearersOf({ number: '606.9a', edition: undefined });
    expect(others).toEqual([]);
    expect(borne).toMatchObject({ first: '2005-08-01', last: '2009-05-01', paged: true });
    expect(borne?.today.map(({ number }) => number)).toEqual(['810.9a']);
    expect(citations.bearersOf({ number: '606.9a', edition: '2008-02-01' })).toHaveLength(1);
    expect(citations.bearersOf({ number: '606.9a', edition: '2011-07-15' })).toEqual([]);
  });

  test('a number that several rules bore names them all, the latest first', () => {
    const lasts = citations.bearersOf({ number: '103.1', edition: undefined }).map(({ last }) => last);
    expect(lasts.length).toBeGreaterThan(1);
    expect(lasts).toEqual([...lasts].sort().reverse());
  });

  test('a date means the edition in force, the start of one the newest that begins so', () => {
    expect(citations.editionOf('2008-02-01')).toBe('2008-02-01');
    expect(citations.editionOf('2008-03-15')).toBe('2008-02-01');
    expect(citations.editionOf('2008')).toBe('2008-10-01');
    expect(citations.editionOf('1990')).toBeUndefined();
    expect(citations.editionOf('yesterday')).toBeUndefined();
  });

  test('an edition is known by the release that it went with', () => {
    const named = new Citations(
      citeData(shipped, all, [{ name: '2009-07-11', aliases: ['M10', 'Magic 2010'] }]),
    );
    expect(named.editionOf('m10')).toBe('2009-07-11');
    expect(named.bearersOf({ number: '806.9a', edition: named.editionOf('M10') })[0]?.today[0]?.number).toBe(
      '810.9a',
    );
  });

  test('lives without a page are named and not linked', () => {
    const few = new Citations(citeData(shipped, [3, 4, 5, 9]));
    expect(few.has(shipped.lineages[4]?.[0] as string)).toBe(true);
    expect(few.has(shipped.lineages[6]?.[0] as string)).toBe(false);
  });
});
