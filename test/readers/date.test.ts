import { describe, expect, it } from 'vitest';
import { findDate, findDoubtfulDate } from '../../src/readers/date.js';
import { read } from '../../src/readers/index.js';

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
    expect(findDate(words)?.iso).toBe(iso);
  });

  it('is read day first where the reader knows that it is', () => {
    expect(findDate('04/02/2011', true)?.iso).toBe('2011-02-04');
    expect(findDate('04/02/2011')?.iso).toBe('2011-04-02');
  });

  it.each(['February 30, 2011', '13/13/2011', 'January', '1.2.3.4', 'May 2011'])('%s is none', (words) => {
    expect(findDate(words)?.iso).toBeUndefined();
  });

  it.each([
    ['February 31, 2011', 'no calendar has such a day'],
    ['on 31/02/2011 or so', 'no calendar has such a day'],
    ['Smarch 13, 2011', 'no month is called so'],
    ['as of 13 Smarch 2011', 'no month is called so'],
    ['July 15, 1850', 'no edition can be of the year 1850'],
    ['9011-07-15', 'no edition can be of the year 9011'],
    ['Julember 15, 2011', 'no month is called so'],
    ['July 2011', 'it names a month and no day'],
    ['as of July 15', 'its year has not four figures'],
    ['as of July 15th, 11', 'its year has not four figures'],
  ])('%s is doubted: %s', (words, reason) => {
    expect(findDate(words)).toBeUndefined();
    expect(findDoubtfulDate(words)).toMatchObject({ reason });
  });

  it.each(['a creature that may 2 times', 'July 15, 20111', 'Mayor 12 of 2011 cards'])(
    '%s is not even a doubtful one',
    (words) => {
      expect(findDoubtfulDate(words)).toBeUndefined();
    },
  );

  it('that is none does not hide the one behind it', () => {
    expect(findDate('Draft of 31/31/2011, effective July 15, 2011')?.iso).toBe('2011-07-15');
  });

  it('is found inside a sentence', () => {
    expect(findDate('These rules hold from July 15, 2011.')).toEqual({
      iso: '2011-07-15',
      index: 22,
      length: 13,
    });
  });
});

describe('a date that does not exist', () => {
  const rules = '\n\n100. General\n\n100.1. Lamps burn.\n\n100.2. They shine.\n\n100.3. They go out.\n';
  const dated = (words: string) =>
    [
      ['text', `Lamp Comprehensive Rules\n\nThese rules are effective as of ${words}.${rules}`],
      ['a banner', `Lamp Comprehensive Rules, ${words}${rules}`],
      ['credits', `Lamp Comprehensive Rules${rules}\nCredits\n\nEffective as of ${words}\n`],
      [
        'reStructuredText',
        `:Effective: ${words}\n\nLamps\n=====\n\n100.1\n-----\n\nLamps burn.\n\n100.2\n-----\n\nThey shine.\n`,
      ],
      [
        'Markdown',
        `---\neffective: ${words}\n---\n\n# 100. General\n\n**100.1.** Lamps burn.\n\n**100.2.** They shine.\n`,
      ],
      [
        'HTML',
        `<html><body><p>Effective as of ${words}</p><p>100.1. Lamps burn.</p><p>100.2. They shine.</p></body></html>`,
      ],
      [
        'the footer of a page',
        `<html><body><p>100.1. Lamps burn.</p><p>100.2. They shine.</p><footer>Effective as of ${words}</footer></body></html>`,
      ],
      [
        'a rulings dump',
        `This search is based on the ${words} release of the Rulings.\n- 100.1 - Lamps burn. [Lamp 2005/08/01]\n`,
      ],
    ] as const;

  it.each(dated('February 31, 2011'))(
    'in %s is reported with its place, and dates nothing',
    (_, document) => {
      const { tree, messages, coverage } = read(document);
      expect(tree.effective ?? tree.data?.release).toBeUndefined();
      const doubts = messages.filter(({ ruleId }) => ruleId === 'date-doubtful');
      expect(doubts).toHaveLength(1);
      expect(doubts[0]?.reason).toMatch(/February 31, 2011.*no calendar has such a day/);
      const place = doubts[0]?.place as { start: { offset: number }; end: { offset: number } };
      expect(document.slice(place.start.offset, place.end.offset)).toContain('February 31, 2011');
      expect(coverage.accounted).toBe(coverage.characters);
    },
  );

  it.each(dated('July 15, 2011'))('where there is one in %s, nothing is said', (_, document) => {
    const { tree, messages } = read(document);
    expect(tree.effective ?? tree.data?.release).toBe('2011-07-15');
    expect(messages.filter(({ ruleId }) => ruleId === 'date-doubtful')).toEqual([]);
  });

  it('is reported where a page dates its languages, and in a stamp', () => {
    const page = read(
      '<html><body><p>US [31/02/2011] FR [04/02/2011]</p><p>100.1. The lamp and the wick.</p></body></html>',
    );
    expect(page.tree.effective).toBeUndefined();
    expect(page.tree.translations).toEqual({ fr: '2011-02-04' });
    expect(page.messages.map(({ ruleId }) => ruleId)).toContain('date-doubtful');
    const stamped = read('- 100.1 - Lamps burn. [Lamp 2005/13/41] They shine. [Lamp 2005/08/01]\n', {
      format: 'rulings',
    });
    expect(stamped.messages.find(({ ruleId }) => ruleId === 'stamp-doubtful')).toMatchObject({
      line: 1,
      column: 23,
    });
  });
});
