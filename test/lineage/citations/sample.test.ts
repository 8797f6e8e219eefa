import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCitations } from '../../../src/lineage/citations/find.js';
import { root } from '../../support/corpus.js';

const lines = readFileSync(join(root, 'fixtures/citations/sample.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', expected = '', text = ''] = line.split('\t');
    return { name, text, expected: expected === '-' ? [] : expected.split(',') };
  });

test('citations of the labelled sample are told from prices, versions, times and addresses', () => {
  expect(lines.length).toBeGreaterThanOrEqual(300);
  let right = 0;
  let wanted = 0;
  let given = 0;
  const wrong: string[] = [];
  for (const { name, text, expected } of lines) {
    const found = findCitations(text, name).map((c) => (c.last ? `${c.number}..${c.last}` : c.number));
    const hits = found.filter((number) => expected.includes(number)).length;
    right += hits;
    wanted += expected.length;
    given += found.length;
    if (hits !== expected.length || hits !== found.length)
      wrong.push(`${name}: ${text} -> ${found.join(',') || '-'}`);
  }
  const precision = right / given;
  const recall = right / wanted;
  console.log(
    `citations: ${lines.length} lines, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}` +
      (wrong.length > 0 ? `\n  ${wrong.join('\n  ')}` : ''),
  );
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(0.95);
});
