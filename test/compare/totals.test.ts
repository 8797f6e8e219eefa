import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import type { Edge, Relation } from '../../src/compare/types.js';
import { ReadError, read } from '../../src/readers/index.js';
import { countNodes, type Edition, examplesOf, glossaryOf, numberOf, rulesOf } from '../../src/tree/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';

const RELATIONS: readonly Relation[] = ['same', 'renumbered', 'split', 'merged', 'deleted', 'added'];

/** What a ledger must hold whatever the two editions are. */
function expectExact(old: Edition, fresh: Edition): void {
  const comparison = compare(old, fresh);
  const { edges, totals, glossary, headings } = comparison;
  for (const relation of RELATIONS) {
    expect(edges.filter((e) => e.relation === relation).length, relation).toBe(totals[relation]);
  }
  for (const [side, tree] of [
    ['old', old],
    ['new', fresh],
  ] as const) {
    const rules = rulesOf(tree);
    expect(totals[side]).toBe(rules.length);
    const ends = new Map<string, Edge[]>();
    for (const edge of edges) {
      const end = edge[side];
      if (end !== null) ends.set(end, [...(ends.get(end) ?? []), edge]);
    }
    const bearers = new Map<string, typeof rules>();
    for (const rule of rules) bearers.set(numberOf(rule), [...(bearers.get(numberOf(rule)) ?? []), rule]);
    expect([...ends.keys()].sort()).toEqual([...bearers.keys()].sort());
    let once = 0;
    for (const [number, list] of ends) {
      const branching = list.some((e) => e.relation === 'split' || e.relation === 'merged');
      // A misprint gives one number to two rules; each has its edges.
      const rulesHere = bearers.get(number) as typeof rules;
      if (branching) {
        once += rulesHere.length;
        continue;
      }
      once += list.length;
      expect(list.length, number).toBe(rulesHere.length);
      const examples = rulesHere.flatMap((rule) => examplesOf(rule).map((_, i) => i)).sort();
      const listed = list.flatMap((e) => e.examples.flatMap((x) => x[side] ?? [])).sort();
      expect(listed, `examples of ${number}`).toEqual(examples);
    }
    expect(once).toBe(rules.length);
    expect(glossary.filter((e) => e[side] !== null)).toHaveLength(glossaryOf(tree).length);
    const { chapters, sections, placeholders } = countNodes(tree);
    expect(headings.filter((e) => e[side] !== null)).toHaveLength(chapters + sections + placeholders);
  }
  for (const edge of edges) {
    if (edge.change === 'substantive') {
      expect(edge.evidence[0], `why ${edge.old} → ${edge.new} is substantive`).toMatch(/\S/);
    }
    const both = edge.old !== null && edge.new !== null;
    expect(both, `${edge.old} → ${edge.new}`).toBe(edge.relation !== 'deleted' && edge.relation !== 'added');
  }
}

describeWithCorpus(
  'from an edition of the corpus to the next nothing is lost and nothing counted twice',
  () => {
    const names = new Map<string, string>();
    for (const folder of ['mirror', 'official']) {
      const path = shared(`corpus/${folder}`);
      if (path === undefined || !existsSync(path)) continue;
      for (const file of readdirSync(path)) names.set(file.replace(/^CR-/, ''), join(path, file));
    }
    const files = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
    const whole = process.env.VARIORUM_WHOLE !== undefined;
    const pairs = files
      .slice(1)
      .map(([name, path], at) => [name, (files[at] as (typeof files)[number])[1], path] as const)
      // Every fifth pair stands for its neighbours unless all are asked for.
      .filter((_, at) => whole || at % 5 === 2);
    let compared = 0;

    test.each(pairs)('%s', (_, ...paths) => {
      try {
        const [old, fresh] = paths.map((path) => read(readFileSync(path), { file: path }).tree);
        expectExact(old as Edition, fresh as Edition);
        compared++;
      } catch (error) {
        // One file of the corpus is a summary of rulings and no edition.
        if (!(error instanceof ReadError)) throw error;
      }
    });

    test('all of them were compared', () => {
      console.log(`totals of ${compared} pairs of consecutive editions are exact`);
      expect(compared).toBeGreaterThanOrEqual(pairs.length - 2);
      expect(compared).toBeGreaterThan(20);
    });
  },
);
