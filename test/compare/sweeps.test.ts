import { expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { findSweeps } from '../../src/compare/sweeps.js';
import { describeWithCorpus } from '../support/corpus.js';
import { real } from './support.js';

const words = (text: string): string[] => text.split(' ');
const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const spell = (sweeps: ReturnType<typeof findSweeps>): string[] =>
  sweeps.map((s) => `${s.old.join(' ')} > ${s.new.join(' ')} ${s.rules}`);

test('a term that went from nearly everywhere is a change of terms', () => {
  const changed = many(
    5,
    (i) => [words(`guest ${i} sits in play`), words(`guest ${i} sits at table`)] as const,
  );
  expect(spell(findSweeps(changed))).toEqual(['in play > at table 5']);
});

test('a word that mostly stayed is none, and the term is widened to what went', () => {
  const changed = many(
    5,
    (i) =>
      [words(`guest ${i} has a house effect here`), words(`guest ${i} has a house action here`)] as const,
  );
  const unchanged = many(40, (i) => words(`an effect of kind ${i} lasts`));
  expect(spell(findSweeps(changed))).toEqual(['effect > action 5']);
  expect(spell(findSweeps(changed, unchanged))).toEqual(['house effect > house action 5']);
});

test('where nothing but chance stands beside it, a word that stayed is given up', () => {
  const changed = many(
    5,
    (i) =>
      [
        words(`in hall ${i} a turn passes to seat ${i}`),
        words(`in hall ${i} a player passes to seat ${i}`),
      ] as const,
  );
  const unchanged = many(40, (i) => words(`the turn of guest ${i}`));
  expect(
    findSweeps(
      changed.map(([a, b], i) => [
        a.map((w) => (w === 'passes' ? `passes${i}` : w)),
        b.map((w) => (w === 'passes' ? `passes${i}` : w)),
      ]),
      unchanged,
    ),
  ).toEqual([]);
});

describeWithCorpus('in real editions', () => {
  test('effects stay effects where state-based effects became actions', () => {
    const { sweeps } = compare(real('2009-05-01'), real('2009-07-11'));
    const found = sweeps.map((s) => `${s.old} > ${s.new}`);
    expect(found).toContain('in play > on the battlefield');
    expect(found).not.toContain('effect > action');
    expect(found).not.toContain('game > turn based');
  });
});
