import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { countNodes, type Edition, walk } from '../../src/tree/index.js';
import { root } from '../support/corpus.js';

const older = readFileSync(join(root, 'sources/edition-2008.txt'), 'utf8');
const newer = readFileSync(join(root, 'sources/edition-2011.txt'), 'utf8');

/** A tree without the places of its nodes. */
function bare(tree: Edition): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)));
}

describe('several editions in one file', () => {
  it('have their own dates where the first says its date again at its end', () => {
    const { tree, others = [] } = read(
      `${older}\n\nThese rules are effective as of February 1, 2008.\n\n${newer}`,
    );
    expect([tree, ...others].map(({ effective }) => effective)).toEqual(['2008-02-01', '2011-07-15']);
  });

  it.each([
    ['behind a free line', '\n\n'],
    ['straight one behind the other', ''],
  ])('have a tree each, the same as alone: %s', (_, between) => {
    const text = `${older}${between}${newer}${between}${older}`;
    const { tree, others = [], messages, coverage } = read(text);
    expect([tree, ...others].map(({ effective }) => effective)).toEqual([
      '2008-02-01',
      '2011-07-15',
      '2008-02-01',
    ]);
    expect(bare(tree)).toEqual(bare(read(older).tree));
    expect(bare(others[0] as Edition)).toEqual(bare(read(newer).tree));
    expect(countNodes(others[1] as Edition)).toEqual(countNodes(tree));
    expect(coverage.accounted).toBe(coverage.characters);
    const said = messages.filter(({ ruleId }) => ruleId === 'further-document');
    expect(said.map(({ line }) => line)).toEqual(others.map(({ position }) => position?.start.line));
    const length = older.length + between.length;
    walk(others[0] as Edition, ({ position }) => {
      expect(position?.start.offset).toBeGreaterThanOrEqual(length - 1);
      return false;
    });
  });

  it('are one where there is but one, though it prints its date twice', () => {
    expect(read(`${newer}\n\nThese rules are effective as of July 15, 2011.\n`).others).toBeUndefined();
  });
});
