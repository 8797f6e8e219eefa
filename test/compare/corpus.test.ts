import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { score, tableOf } from '../../bench/align/score.js';
import { compare, toTerminal } from '../../src/compare/index.js';
import type { Comparison, Edge } from '../../src/compare/types.js';
import { read } from '../../src/readers/index.js';
import { build, sectionsOf } from '../../src/tree/index.js';
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

  // Tables of our own, read by hand too. Some are harder than editions that stand next to each other ever are.
  const own = join(root, 'fixtures/alignments');
  const least: Record<string, [precision: number, recall: number, substantive: number]> = {
    'great-renumbering-combat': [0.95, 0.96, 0.91],
    'great-renumbering-casting': [0.995, 0.97, 0.9],
    'great-renumbering-turn-and-zones': [0.88, 0.87, 0.89],
    'a-quarter-of-a-century': [0.91, 0.97, 0.75],
    'a-turn-of-the-first-edition': [0.65, 0.71, 0.73],
    'casting-through-two-decades': [0.84, 0.84, 0.9],
    'combat-through-two-decades': [0.91, 0.89, 0.94],
    'combat-since-the-renumbering': [0.95, 0.96, 0.82],
    'commanders-come-back-later': [0.98, 0.98, 0.9],
    'multiplayer-through-fourteen-years': [0.99, 0.97, 0.95],
    'options-leave-the-sixth-chapter': [0.99, 0.97, 0.9],
    'winning-and-checking': [0.97, 0.97, 0.84],
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
      const [precision, recall, substantive] = least[name] ?? [0.995, 0.97, 0.9];
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

describeWithCorpus('over real editions', () => {
  test('a typographic edition shows its few real changes, and one line for all the rest', () => {
    const comparison = compared('2013-11-01', '2014-02-01');
    const by = (change: string): Edge[] => comparison.edges.filter((e) => e.change === change);
    const real = comparison.edges.filter((e) => e.change !== 'typography' && e.change !== 'none');
    console.log(
      `2013-11-01 to 2014-02-01: ${by('typography').length} rules in typography alone, ${real.length} really changed`,
    );
    expect(by('typography').length).toBeGreaterThan(880);
    expect(by('typography').length).toBeLessThan(940);
    expect(real.length).toBeGreaterThanOrEqual(16);
    expect(real.length).toBeLessThanOrEqual(26);
    // On the terminal each real change is shown; the rest is counted in one line.
    const shown = toTerminal(comparison, { width: 100 });
    for (const edge of real) expect(shown).toContain(edge.new ?? edge.old);
    expect(shown.match(/^Not shown: .*$/gm)).toHaveLength(1);
    expect(shown).toContain(`${by('typography').length} typography only`);
    expect(shown).not.toMatch(/^\S+ typography only$/m);
  });

  test('the great renumbering moves chapter 6 to 8, and the sections that changed places', () => {
    const { sections, chapters, sweeps } = compared('2009-05-01', '2009-07-11');
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

  test('rules that were headings lead to the sections that they became', () => {
    const { edges } = compared('2009-05-01', '2009-07-11');
    const sections = new Map(sectionsOf(real('2009-07-11')).map(({ number, title }) => [number, title]));
    const became = edges.filter(({ becameSection }) => becameSection !== undefined);
    // Kinds of cards and zones are sections of their own from then on, and three kinds of effects.
    expect(became.length).toBeGreaterThanOrEqual(17);
    for (const { words, becameSection } of became) {
      const heading = words.map(({ text }) => text).join('');
      expect(sections.get(becameSection as string)?.toLowerCase()).toBe(heading.trim().toLowerCase());
    }
  });

  test('of rules of the great renumbering that readers judged, at most one in twenty is judged otherwise', () => {
    const rows = tableOf(readFileSync(join(root, 'fixtures/verdicts/great-renumbering.tsv'), 'utf8'));
    const { lists } = score(compared('2009-05-01', '2009-07-11').edges, rows);
    expect(lists.substantive.length).toBeLessThanOrEqual(rows.length / 20);
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
