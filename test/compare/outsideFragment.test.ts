import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { read } from '../../src/readers/index.js';
import { build } from '../../src/tree/index.js';
import { root } from '../support/corpus.js';

const sample = (name: string) => read(readFileSync(join(root, 'sources', name)), { file: name }).tree;

describe('a section whose partner lies outside a fragment', () => {
  test('is not drawn to another by the phrases that all variants share', () => {
    const comparison = compare(sample('fragment-2006.txt'), sample('rulings-2008.txt'));
    const strayed = comparison.edges.filter((e) => e.old?.startsWith('607.') && e.new !== null);
    expect(strayed).toEqual([]);
    expect(comparison.sections.filter((e) => e.old === '607')).toMatchObject([
      { new: null, relation: 'deleted' },
    ]);
    expect(comparison.edges.find((e) => e.old === '606.9a')).toMatchObject({
      new: '606.9a',
      relation: 'same',
    });
  });

  test('is still found where it went in part, as long as one rule came through unharmed', () => {
    const { section, rule, paragraph, edition } = build;
    const words = (n: number) =>
      `Rule of the ${n}th kind: a lantern of ${n} wicks burns for ${n * 7} minutes, then it is put out.`;
    const old = edition(
      [
        section(
          '606',
          'Lanterns',
          [1, 2, 3, 4, 5, 6, 7, 8].map((n) => rule(`606.${n}`, [paragraph(words(n))])),
        ),
      ],
      { partial: true },
    );
    const fresh = edition(
      [
        section(
          '805',
          'Wicks',
          [1, 2].map((n) => rule(`805.${n}`, [paragraph(words(n))])),
        ),
        section(
          '810',
          'Lanterns',
          [3, 4, 5, 6, 7, 8].map((n) => rule(`810.${n - 2}`, [paragraph(words(n))])),
        ),
      ],
      { partial: true },
    );
    const { edges } = compare(old, fresh);
    expect(edges.map((e) => [e.old, e.new])).toEqual([
      ['606.1', '805.1'],
      ['606.2', '805.2'],
      ['606.3', '810.1'],
      ['606.4', '810.2'],
      ['606.5', '810.3'],
      ['606.6', '810.4'],
      ['606.7', '810.5'],
      ['606.8', '810.6'],
    ]);
  });
});
