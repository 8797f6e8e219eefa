import { describe, expect, it } from 'vitest';
import { compare } from '../../src/compare/index.js';
import {
  changesOfChapter,
  compile,
  coverage,
  type Declaration,
  declarations,
  labelOf,
  wordsOf,
} from '../../src/rulesets/index.js';
import type { Edition } from '../../src/tree/index.js';
import { changed, sampleTree } from './editions.js';

/** A sample edition, the same with other words, and what lies between them. */
function pairOf(edit: (text: string, number: string) => string) {
  const tree = sampleTree('edition-2008.txt');
  const later = changed(tree, edit);
  const old = compile(tree, { name: 'before' });
  const comparison = compare(tree, later, { names: { old: 'before', new: 'after' } });
  const now = compile(later, { name: 'after', previous: { ruleset: old, comparison } });
  return { old, now, comparison, later };
}

/** A rule of the multiplayer chapter that no parameter is read from. */
function unread(tree: Edition): string {
  const read = new Set(Object.values(compile(tree).parameters).flatMap((p) => p.rules));
  const edges = compare(tree, tree).edges.map((e) => e.new as string);
  return edges.find((n) => /^6\d\d\.\d+$/.test(n) && !read.has(n)) as string;
}

describe('coverage of the changes between two editions', () => {
  const strange = (text: string) => `${text} Every ninth round the players trade their hats and sing.`;
  const number = unread(sampleTree('edition-2008.txt'));
  const edit = (text: string, at: string) => (at === number ? strange(text) : text);

  it('counts nothing where nothing changed', () => {
    const { now } = pairOf((text) => text);
    expect(now.coverage).toEqual({ bound: 0, editorial: 0, unbound: [], changes: [] });
  });

  it('binds a change to the parameters that are read from the rule, and tells which of them moved', () => {
    const { now } = pairOf((text) => text.replace(/\bstarts at 30\b/, 'starts at 45'));
    expect(now.coverage.unbound).toEqual([]);
    expect(now.coverage.bound).toBeGreaterThan(0);
    expect(now.coverage.changes?.flatMap((c) => c.moved)).toContain(
      'twoHeadedGiant.startingLife.chapterRule',
    );
  });

  it('leaves a change unbound that no parameter reads', () => {
    const { now } = pairOf(edit);
    expect(now.coverage.unbound).toEqual([number]);
  });

  it('counts a change as declared for the words that were read, and for no others', () => {
    const { old, now, comparison } = pairOf(edit);
    const [edge] = changesOfChapter(old, now, comparison);
    const declared: Declaration = {
      from: 'before',
      to: 'after',
      old: number,
      new: number,
      lineage: `${number}@before`,
      words: wordsOf(edge as NonNullable<typeof edge>),
      verdict: 'editorial',
      reason: 'Hats are no part of the game.',
    };
    expect(coverage(old, now, comparison, [declared])).toMatchObject({
      editorial: 1,
      unbound: [],
      changes: [{ verdict: 'editorial', reason: 'Hats are no part of the game.' }],
    });
    const other = pairOf((text, at) => edit(text, at).replace('ninth', 'tenth'));
    expect(coverage(other.old, other.now, other.comparison, [declared]).unbound).toEqual([number]);
  });

  it('names a rule that came or went by the side that it is on', () => {
    expect(labelOf({ old: null, new: '9.1' })).toBe('added → 9.1');
    expect(labelOf({ old: '9.1', new: null })).toBe('9.1 → deleted');
    expect(labelOf({ old: '9.1', new: '9.2' })).toBe('9.1 → 9.2');
    expect(labelOf({ old: '9.1', new: '9.1' })).toBe('9.1');
  });

  it('has a reason, a lineage and words of its own for each declaration', () => {
    expect(new Set(declarations.map((d) => d.words)).size).toBe(declarations.length);
    for (const d of declarations) {
      expect(d.reason).toMatch(/^[A-Z].{8,}\.$/);
      expect(d.lineage).toMatch(/^\d+\.\d+[a-z]?@\d{4}-\d\d-\d\d$/);
      expect(d.old ?? d.new).not.toBeNull();
      expect(d.from < d.to).toBe(true);
    }
  });
});
