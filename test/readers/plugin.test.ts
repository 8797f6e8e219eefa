import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { read, rulesParse, rulesStringify } from '../../src/readers/index.js';
import { root } from '../support/corpus.js';

const words = readFileSync(join(root, 'sources/fragment-2006.txt'), 'utf8');

test('people who live in unified parse a dump and get the same tree, with messages and account on the file', () => {
  const file = new VFile({ path: 'dump.txt', value: words });
  const tree = unified().use(rulesParse).parse(file);
  const direct = read(words, { file: 'dump.txt' });
  expect(tree).toEqual(direct.tree);
  expect(file.messages.map(String)).toEqual(direct.messages.map(String));
  expect(file.data.coverage).toEqual(direct.coverage);
});

test('a dump goes through a processor and comes out as plain text that reads the same', () => {
  const once = String(unified().use(rulesParse).use(rulesStringify).processSync(words));
  const twice = String(unified().use(rulesParse).use(rulesStringify).processSync(once));
  expect(twice).toBe(once);
});
