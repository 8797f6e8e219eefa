import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildLineages, type Lineages } from '../../src/lineage/index.js';
import { read } from '../../src/readers/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';

describeWithCorpus('in the real editions', () => {
  let lives: Lineages;

  beforeAll(() => {
    const dates = ['2009-05-01', '2009-07-11', '2010-04-23', '2010-06-18'];
    lives = buildLineages(
      dates.map((date) => {
        const path = shared(`corpus/official/${date}.txt`) as string;
        return [date, read(readFileSync(path), { file: path }).tree] as const;
      }),
    );
  });

  const idOf = (number: string, edition: string): string =>
    lives.concordance.lineageOf(number, edition) as string;

  test('a definition that the glossary gave up to the rules is followed into them', () => {
    for (const number of ['701.8a', '701.8b', '701.8c', '701.8d', '701.8e', '701.8f']) {
      const [first] = lives.history(idOf(number, '2009-07-11'))?.events ?? [];
      expect([number, first]).toEqual([
        number,
        expect.objectContaining({ what: 'split', other: expect.objectContaining({ number: 'Exchange' }) }),
      ]);
    }
    // Its words are older than the rule.
    const blame = lives.blame(idOf('701.8b', '2009-07-11')) ?? [];
    expect(
      blame
        .filter((run) => run.edition === '2009-05-01')
        .map((run) => run.text)
        .join('').length,
    ).toBeGreaterThan(100);
    // The entry goes on beside them.
    expect(idOf('Exchange', '2010-06-18')).toBe('Exchange@2009-05-01');
  });

  test('an entry of the glossary that became a rule is the same one', () => {
    expect(idOf('505.1a', '2009-07-11')).toBe('Postcombat@2009-05-01');
    expect(lives.history('Postcombat@2009-05-01')?.numbers.map((run) => run.number)).toEqual([
      'Postcombat',
      '505.1a',
    ]);
  });

  test('a rule that was split branches into all its parts, and each leads back', () => {
    const [from, to] = ['2010-04-23', '2010-06-18'];
    const parts = lives.concordance.cite('806.7c', from, to)?.to;
    expect(parts?.map((part) => part.number).sort()).toEqual(['805.4b', '805.4c', '805.5a']);
    expect(new Set(parts?.map((part) => part.relation))).toEqual(new Set(['split']));
    for (const { number, lineage } of parts ?? []) {
      expect(lives.concordance.cite(number, to, from)?.to.map((t) => t.number)).toEqual(['806.7c']);
      if (lineage === idOf('806.7c', from)) continue;
      expect(lives.history(lineage)?.events[0]).toMatchObject({ what: 'split', other: { number: '806.7c' } });
    }
    const branches =
      lives.history(idOf('806.7c', from))?.events.filter((event) => event.what === 'split') ?? [];
    expect(branches.map((event) => event.other?.number).sort()).toEqual(['805.4b', '805.4c', '806.3a']);
  });

  test('a rule whose words joined another says where they went, and the other where they came from', () => {
    const id = idOf('212.6b', '2009-05-01');
    const { number } = lives.history(id)?.events.find((event) => event.what === 'merged')?.other ?? {};
    expect(lives.history(id)?.ended?.reason).toBe(`Merged into ${number}.`);
    const joined = lives.history(idOf(number as string, '2009-07-11'))?.events ?? [];
    expect(joined.some((event) => event.what === 'merged' && event.other?.lineage === id)).toBe(true);
    expect(lives.concordance.cite('212.6b', '2009-05-01', '2010-06-18')?.to).toMatchObject([
      { relation: 'merged' },
    ]);
  });

  test('a rule that was deleted keeps its history', () => {
    const ended = lives.concordance.data.lineages.flatMap(([id]) => {
      const history = lives.history(id);
      return history?.ended?.reason === 'Deleted.' ? [history] : [];
    });
    expect(ended.length).toBeGreaterThan(20);
    for (const { lineage, events, numbers } of ended) {
      expect(events.at(-1)?.what).toBe('deleted');
      expect(numbers.length).toBeGreaterThan(0);
      const last = numbers.at(-1) as { number: string; last: string };
      expect(lives.concordance.lineageOf(last.number, last.last)).toBe(lineage);
      expect(lives.concordance.cite(last.number, last.last, '2010-06-18')).toMatchObject({ to: [] });
    }
  });

  test('every word of every rule is blamed on an edition, and none is lost or added', () => {
    const { lineages } = lives.data.concordance;
    for (let at = 0; at < lineages.length; at += 25) {
      const [id] = lineages[at] as [string, unknown];
      const text = lives.textIn(id, lives.history(id)?.numbers.at(-1)?.last as string);
      if (text !== undefined)
        expect(
          lives
            .blame(id)
            ?.map((run) => run.text)
            .join(''),
        ).toBe(text);
    }
  });
});
