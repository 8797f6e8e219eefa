import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCitations } from '../../../src/lineage/citations/find.js';
import { root } from '../../support/corpus.js';

/** A labelled sample: lines with the citations that are in them. */
function sample(name: string): { name: string; text: string; expected: string[] }[] {
  return readFileSync(join(root, 'fixtures/citations', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [file = '', expected = '', text = ''] = line.split('\t');
      return {
        name: file,
        text: text.replaceAll('⏎', '\n'),
        expected: expected === '-' ? [] : expected.split(','),
      };
    });
}

/** Numbers found in a line; a range as `601.2b..601.2d`. */
function found(text: string, name: string): string[] {
  return findCitations(text, name).flatMap((c) =>
    c.last ? [`${c.number}..${c.last}`] : [c.number, ...(c.also ?? [])],
  );
}

test.each([
  ['sample.tsv', 300, 0.98, 0.98],
  ['engines.tsv', 190, 0.97, 0.95],
  ['wild.tsv', 300, 0.98, 0.95],
])(
  'citations of %s are told from prices, versions, times and addresses',
  (file, least, precise, complete) => {
    const lines = sample(file);
    expect(lines.length).toBeGreaterThanOrEqual(least);
    let right = 0;
    let wanted = 0;
    let given = 0;
    const wrong: string[] = [];
    for (const { name, text, expected } of lines) {
      const numbers = found(text, name);
      const open = [...expected];
      const hits = numbers.filter((number) => {
        const at = open.indexOf(number);
        return at >= 0 && open.splice(at, 1).length > 0;
      }).length;
      right += hits;
      wanted += expected.length;
      given += numbers.length;
      if (hits !== expected.length || hits !== numbers.length)
        wrong.push(`${name}: ${text} -> ${numbers.join(',') || '-'}, not ${expected.join(',') || '-'}`);
    }
    const precision = right / given;
    const recall = right / wanted;
    console.log(
      `${file}: ${lines.length} lines, ${wanted} citations, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}` +
        (wrong.length > 0 ? `\n  ${wrong.join('\n  ')}` : ''),
    );
    expect(precision).toBeGreaterThanOrEqual(precise);
    expect(recall).toBeGreaterThanOrEqual(complete);
  },
);
