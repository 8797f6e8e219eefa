import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf, readSentences } from '../../src/language/index.js';
import { read } from '../../src/readers/index.js';
import { numberOf, ownText, walk } from '../../src/tree/index.js';
import { describeWithCorpus, root, shared } from '../support/corpus.js';

interface Judged {
  edition: string;
  rule: string;
  index: number;
  of?: 'used' | 'unused';
  first: string;
  last: string;
  frame?: string;
  clauses?: { verb: string }[];
}

const gold = (name: string): Judged[] =>
  JSON.parse(readFileSync(join(root, `fixtures/gold/${name}.json`), 'utf8')) as Judged[];
const judged = gold('sample');
const all = gold('all');
const share = (rows: readonly Judged[], key: 'first' | 'last'): number =>
  rows.filter((r) => r[key] === 'wrong').length /
  rows.filter((r) => r[key] === 'wrong' || r[key] === 'right').length;

test('at most two of a hundred accepted frames of the sample are judged wrong, and three of those of unused editions', () => {
  expect(share(judged, 'first')).toBeGreaterThan(share(judged, 'last'));
  expect(share(judged, 'last')).toBeLessThanOrEqual(0.02);
  expect(
    share(
      judged.filter((r) => r.of === 'unused'),
      'last',
    ),
  ).toBeLessThanOrEqual(0.03);
});

test('of all sentences of six editions no more than one frame of a hundred is judged wrong; the first time it was four', () => {
  expect(all).toHaveLength(645);
  expect(new Set(all.map((r) => `${r.edition} ${r.rule} ${r.index}`)).size).toBe(645);
  expect(all.filter((r) => r.first === 'wrong')).toHaveLength(25);
  expect(share(all, 'last')).toBeLessThanOrEqual(0.01);
});

/** The rules of an edition: number and own words. */
function rulesOf(edition: string): Map<string, string> {
  const file = shared(`corpus/official/${edition}.txt`) as string;
  const rules = new Map<string, string>();
  walk(read(readFileSync(file), { file: `${edition}.txt` }).tree, (node) => {
    if (node.type === 'rule' || node.type === 'subrule')
      rules.set(numberOf(node).replaceAll(' ', ''), ownText(node).trim());
    return undefined;
  });
  return rules;
}

describeWithCorpus('the frames of real sentences', () => {
  // Every edition is read whole, so a few of them have to do; the others repeat most of their sentences.
  const rows = [...judged, ...all];
  const editions = new Set([...all.map((r) => r.edition), '2014-02-01', '2022-04-29']);
  test.each([...editions].filter((e) => rows.some((r) => r.edition === e)))(
    'of %s are those that were judged',
    (edition) => {
      const rules = rulesOf(edition);
      for (const row of rows.filter((r) => r.edition === edition)) {
        const sentence = readSentences(rules.get(row.rule) ?? '')[row.index];
        expect(sentence, `${row.rule}, sentence ${row.index}`).toBeDefined();
        const frame = sentence?.frame;
        const mark = frame && createHash('sha256').update(keyOf(frame)).digest('hex').slice(0, 16);
        expect([row.rule, row.index, mark]).toEqual([row.rule, row.index, row.frame]);
      }
    },
  );
});
