import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phrase } from '../../src/readers/phrasing.js';
import { Run } from '../../src/readers/run.js';
import { Source } from '../../src/readers/source.js';
import { textOf } from '../../src/tree/index.js';

function phrased(words: string) {
  return phrase(
    new Run().append(words, 0),
    new Source(words, 'words', { name: 'string', confidence: 1, evidence: [] }),
  );
}

const targets = (words: string) =>
  phrased(words).flatMap((n) =>
    n.type === 'crossReference' ? [{ words: textOf(n), targets: n.targets }] : [],
  );

describe('a cross-reference', () => {
  it.each([
    ['(see rule 704)', ['rule 704', ['704']]],
    ['See Rule 101.4a.', ['Rule 101.4a', ['101.4a']]],
    ['rule 107.3i.', ['rule 107.3i', ['107.3i']]],
    ['See rule 704, “State-Based Lamps.” More', ['rule 704, “State-Based Lamps.”', ['704']]],
    ['see rule 704, "Lamps," and', ['rule 704, "Lamps,"', ['704']]],
    ['rule 419.8 "Sources of Light."', ['rule 419.8 "Sources of Light."', ['419.8']]],
    ['rules 702.2-702.5 say', ['rules 702.2-702.5', ['702.2..702.5']]],
    ['rules 212-215 say', ['rules 212-215', ['212..215']]],
    ['rules 603.7d–f say', ['rules 603.7d–f', ['603.7d..603.7f']]],
    ['listed in 103.2a–e, and', ['103.2a–e', ['103.2a..103.2e']]],
    ['(409.1f-g)', ['409.1f-g', ['409.1f..409.1g']]],
    ['see 419.7-8', ['419.7-8', ['419.7..419.8']]],
    ['rules 212.2h?k', ['rules 212.2h?k', ['212.2h..212.2k']]],
    ['rules 702.2 through 702.5', ['rules 702.2 through 702.5', ['702.2..702.5']]],
    ['rules 409.1b and 409.1f–h.', ['rules 409.1b and 409.1f–h', ['409.1b', '409.1f..409.1h']]],
    ['rules 101, 102.3, and/or 103', ['rules 101, 102.3, and/or 103', ['101', '102.3', '103']]],
    ['See section 6.', ['section 6', ['6']]],
    ['See section 6, “Lamps.”', ['section 6, “Lamps.”', ['6']]],
    ['sections 5 and 6', ['sections 5 and 6', ['5', '6']]],
    ['section 217.2, “Hall”', ['section 217.2, “Hall”', ['217.2']]],
    ['chapter 8', ['chapter 8', ['8']]],
    ['rules 704.5y–ab and', ['rules 704.5y–ab', ['704.5y..704.5ab']]],
    ['rule 704.5ab.', ['rule 704.5ab', ['704.5ab']]],
    ['See rules 1001.1-1001.4.', ['rules 1001.1-1001.4', ['1001.1..1001.4']]],
    ['under 1001.2b.', ['1001.2b', ['1001.2b']]],
  ])('%s', (words, [printed, to]) => {
    expect(targets(words)).toEqual([{ words: printed, targets: to }]);
  });

  it('to two rules with the word before each is two references', () => {
    expect(targets('rule 104.3 and rule 704, “Lamps.”').map((r) => r.targets)).toEqual([['104.3'], ['704']]);
  });

  it.each([
    '100 lamps',
    'in 1999 lamps',
    'rule 5, of 1000 wicks',
    'a deck of 100 cards and 250 wicks',
    'Tel: +32.70.233.277',
    'costs $100.50',
    'the year 1999',
    'RE 37,957',
    'rule 5',
    'a 1/1 lamp',
    'P.O. Box 707',
  ])('is not in “%s”', (words) => {
    expect(targets(words)).toEqual([]);
  });

  it('does not run on over the dash of a sentence', () => {
    expect(targets('rule 104.3 — a player').map((r) => r.targets)).toEqual([['104.3']]);
  });
});

describe('other phrasing', () => {
  it('reads words between low lines as emphasis', () => {
    expect(phrased('See _Lamps: The Light_ now').map((n) => [n.type, textOf(n)])).toEqual([
      ['text', 'See '],
      ['emphasis', 'Lamps: The Light'],
      ['text', ' now'],
    ]);
    expect(phrased('a_b and c_d').map((n) => n.type)).toEqual(['text']);
  });

  it.each([
    ['{T}', 'T'],
    ['{oT}', 'T'],
    ['{Tap}', 'T'],
    ['{o2}', '2'],
    ['{W/U}', 'W/U'],
    ['{CHAOS}', 'CHAOS'],
  ])('names the symbol %s', (value, name) => {
    expect(phrased(`Pay ${value}.`)[1]).toMatchObject({ type: 'symbol', name, value });
  });

  it('gives places in the source to the pieces of a run that was put together', () => {
    const text = 'the wick (see rule\n   704) burns';
    const source = new Source(text, 'words', { name: 'string', confidence: 1, evidence: [] });
    const run = new Run().append('the wick (see rule', 0).insert(' ', 18, 4).append('704) burns', 22);
    const reference = phrase(run, source).find((n) => n.type === 'crossReference');
    expect(reference?.position).toEqual({
      start: { line: 1, column: 15, offset: 14 },
      end: { line: 2, column: 7, offset: 25 },
    });
  });

  it('loses no character, whatever the words', () => {
    const words = fc.string({
      unit: fc.constantFrom(
        'rule ',
        'rules ',
        'section ',
        '7',
        '04',
        '.',
        '1',
        'a',
        '–',
        '-',
        ', ',
        ' and ',
        '“',
        '”',
        '_',
        '{',
        'T',
        '}',
        ' ',
        'o',
        '?',
      ),
      maxLength: 40,
    });
    fc.assert(
      fc.property(words, (value) => {
        const nodes = phrased(value);
        const marked = nodes.map((n) => (n.type === 'emphasis' ? `_${textOf(n)}_` : textOf(n))).join('');
        // References hold emphasis of their own, whose low lines are not in the text.
        expect(marked.replaceAll('_', '')).toBe(value.replaceAll('_', ''));
        let reached = 0;
        for (const n of nodes) {
          expect(n.position?.start.offset).toBe(reached);
          reached = n.position?.end.offset ?? -1;
        }
        expect(reached).toBe(value.length);
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same in a run of one piece and in one of many', () => {
    const words = fc.string({
      unit: fc.constantFrom(
        'rule ',
        'Sections ',
        '704',
        '.1',
        'b',
        '–c',
        ' and ',
        'x ',
        '_',
        '{T}',
        'chapter 8',
        '100.2',
      ),
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, (value) => {
        const source = new Source(value, 'words', { name: 'string', confidence: 1, evidence: [] });
        const pieces = new Run();
        for (let i = 0; i < value.length; i += 3) pieces.append(value.slice(i, i + 3), i);
        expect(phrase(pieces, source)).toEqual(phrase(new Run().append(value, 0), source));
      }),
      { numRuns: 500 },
    );
  });
});
