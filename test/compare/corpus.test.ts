import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { score, tableOf } from '../../bench/align/score.js';
import { compare } from '../../src/compare/index.js';
import type { Comparison, Edge } from '../../src/compare/types.js';
import { read } from '../../src/readers/index.js';
import { build, countNodes, examplesOf, glossaryOf, numberOf, rulesOf } from '../../src/tree/index.js';
import { describeWithCorpus, root, shared } from '../support/corpus.js';
import { real } from './support.js';

const comparisons = new Map<string, Comparison>();

/** The comparison of two real editions; made once. */
function compared(old: string, fresh: string): Comparison {
  const pair = `${old} ${fresh}`;
  let comparison = comparisons.get(pair);
  if (comparison === undefined) {
    comparison = compare(real(old), real(fresh));
    comparisons.set(pair, comparison);
  }
  return comparison;
}

const rate = (x: number): string => x.toFixed(4);

describeWithCorpus('against alignments made by hand', () => {
  test.each(['align_A', 'align_B'])('%s: precision, recall and the judgement of substance hold', (name) => {
    const rows = tableOf(readFileSync(shared(`specification/alignment/${name}.tsv`) as string, 'utf8'));
    const { oldEdition, newEdition } = rows[0] as { oldEdition: string; newEdition: string };
    const comparison = compared(oldEdition, newEdition);
    const result = score([...comparison.edges, ...comparison.sections], rows);
    console.log(
      `${name}: precision ${rate(result.precision)}, recall ${rate(result.recall)}, substantive ${rate(result.agreement as number)}`,
    );
    expect(result.precision).toBeGreaterThanOrEqual(0.995);
    expect(result.recall).toBeGreaterThanOrEqual(0.97);
    expect(result.agreement).toBeGreaterThanOrEqual(0.9);
    expect(result.lists.relation).toEqual([]);
  });

  // Tables of our own, read by hand too. Two of them are harder than editions that stand next to each other ever are.
  const own = join(root, 'fixtures/alignments');
  const least: Record<string, [precision: number, recall: number, substantive: number]> = {
    'great-renumbering-combat': [0.96, 0.93, 0.85],
    'great-renumbering-casting': [0.995, 0.97, 0.6],
    'a-quarter-of-a-century': [0.86, 0.95, 0.7],
  };
  test.each(readdirSync(own).flatMap((f) => (f.endsWith('.tsv') ? [f.slice(0, -4)] : [])))(
    '%s: the same of a table of our own',
    (name) => {
      const rows = tableOf(readFileSync(join(own, `${name}.tsv`), 'utf8'));
      const { oldEdition, newEdition } = rows[0] as { oldEdition: string; newEdition: string };
      const comparison = compared(oldEdition, newEdition);
      const result = score([...comparison.edges, ...comparison.sections], rows);
      console.log(
        `${name}: precision ${rate(result.precision)}, recall ${rate(result.recall)}, substantive ${rate(result.agreement as number)}`,
      );
      const [precision, recall, substantive] = least[name] ?? [0.99, 0.97, 0.9];
      expect(result.precision).toBeGreaterThanOrEqual(precision);
      expect(result.recall).toBeGreaterThanOrEqual(recall);
      expect(result.agreement).toBeGreaterThanOrEqual(substantive);
    },
  );

  test('the founding documents align as the editions they were taken from', () => {
    const seed = (name: string): ReturnType<typeof read>['tree'] =>
      read(readFileSync(shared(`seeds/${name}`) as string), { file: name }).tree;
    const rows = tableOf(readFileSync(shared('specification/alignment/align_B.tsv') as string, 'utf8'));
    const comparison = compare(seed('001_c7444a2502eb75af.txt'), seed('000_52d42a4860193b9d.txt'));
    const result = score([...comparison.edges, ...comparison.sections], rows);
    console.log(
      `the rulings dump against chapter 8: precision ${rate(result.precision)}, recall ${rate(result.recall)}`,
    );
    expect(result.precision).toBeGreaterThanOrEqual(0.97);
    expect(result.recall).toBeGreaterThanOrEqual(0.95);
    const to = comparison.sections.filter((e) => e.old === '606').map((e) => e.new);
    expect(to).toEqual(expect.arrayContaining(['805', '810']));
  });
});

/** What a ledger must hold whatever the two editions are. */
function expectExact(old: string, fresh: string): Comparison {
  const [a, b] = [real(old), real(fresh)];
  const comparison = compare(a, b);
  const { edges, totals, glossary } = comparison;
  const count = (side: 'old' | 'new'): Map<string, number> => {
    const ends = new Map<string, Set<Edge>>();
    for (const edge of edges) {
      const end = edge[side];
      if (end !== null) ends.set(end, (ends.get(end) ?? new Set()).add(edge));
    }
    return new Map([...ends].map(([number, list]) => [number, list.size]));
  };
  const numbers = (tree: typeof a): Set<string> => new Set(rulesOf(tree).map((r) => numberOf(r)));
  expect(new Set(count('old').keys())).toEqual(numbers(a));
  expect(new Set(count('new').keys())).toEqual(numbers(b));
  expect(totals.old).toBe(rulesOf(a).length);
  expect(totals.new).toBe(rulesOf(b).length);
  expect(totals.same + totals.renumbered + totals.split + totals.merged + totals.deleted + totals.added).toBe(
    edges.length,
  );
  // One-to-one edges, the ends of split and merged ones, and what came or went make up each side, none twice.
  const ends = (side: 'old' | 'new'): number =>
    new Set(edges.filter((e) => e[side] !== null).map((e) => e[side])).size;
  expect(ends('old')).toBe(numbers(a).size);
  expect(ends('new')).toBe(numbers(b).size);
  expect(glossary.filter((e) => e.old !== null)).toHaveLength(glossaryOf(a).length);
  expect(glossary.filter((e) => e.new !== null)).toHaveLength(glossaryOf(b).length);
  expect(comparison.headings.filter((e) => e.old !== null)).toHaveLength(
    countNodes(a).chapters + countNodes(a).sections + countNodes(a).placeholders,
  );
  for (const edge of edges) {
    if (edge.change === 'substantive')
      expect(edge.evidence.length, `${edge.old} → ${edge.new}`).toBeGreaterThan(0);
  }
  const examples = (tree: typeof a): number => rulesOf(tree).reduce((n, r) => n + examplesOf(r).length, 0);
  const once = edges.filter((e) => e.relation !== 'split' && e.relation !== 'merged');
  expect(once.flatMap((e) => e.examples).filter((e) => e.old !== null).length).toBeLessThanOrEqual(
    examples(a),
  );
  return comparison;
}

describeWithCorpus('over real editions', () => {
  test.each([
    ['2003-03-15', '2003-07-01'],
    ['2007-09-07', '2007-10-01'],
    ['2009-05-01', '2009-07-11'],
    ['2010-04-23', '2010-06-18'],
    ['2016-08-26', '2016-09-30'],
    ['2025-09-19', '2025-11-14'],
  ])('%s to %s: nothing is lost and nothing counted twice', (old, fresh) => {
    expectExact(old, fresh);
  });

  test('a typographic edition shows its few real changes only', () => {
    const { edges } = compare(real('2013-11-01'), real('2014-02-01'));
    const by = (change: string): number => edges.filter((e) => e.change === change).length;
    expect(by('typography')).toBeGreaterThan(850);
    expect(edges.length - by('typography') - by('none')).toBeLessThanOrEqual(30);
  });

  test('the great renumbering moves chapter 6 to 8, and the sections that changed places', () => {
    const { sections, chapters, sweeps } = compare(real('2009-05-01'), real('2009-07-11'));
    const to = (number: string): (string | null)[] =>
      sections.filter((e) => e.old === number).map((e) => e.new);
    expect(chapters.find((e) => e.old === '6')?.new).toBe('8');
    expect([to('102'), to('420'), to('502'), to('603'), to('604')]).toEqual([
      ['104'],
      ['704'],
      ['702'],
      ['804'],
      ['803'],
    ]);
    const found = sweeps.map((s) => `${s.old} → ${s.new}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'in play → on the battlefield',
        'play → cast',
        'removed from the game → exiled',
      ]),
    );
  });
});

describe('two fragments', () => {
  const sentence = 'A multiplayer game has more than two players in it.';

  test('need neither chapters nor sections', () => {
    const old = build.edition([build.rule('600.1', [build.paragraph(sentence)])], { partial: true });
    const fresh = build.edition([
      build.section('800', 'General', [build.rule('800.1', [build.paragraph(sentence)])]),
    ]);
    const { edges, sections, totals } = compare(old, fresh);
    expect(edges).toMatchObject([{ old: '600.1', new: '800.1', relation: 'renumbered', change: 'none' }]);
    expect(sections).toMatchObject([{ old: null, new: '800', relation: 'added' }]);
    expect(totals).toMatchObject({ old: 1, new: 1 });
  });

  test('may be empty', () => {
    expect(compare(build.edition([]), build.edition([]))).toMatchObject({
      edges: [],
      glossary: [],
      limits: [],
    });
  });
});
