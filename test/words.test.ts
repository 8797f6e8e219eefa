import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/corpus.js';

/** What plain English has another word for; see CONTRIBUTING. */
const BANNED =
  /\b(?:stands? in|stands? there|stands alone|bears|bore|goes with|went with|comes out|came out|they part|(?:is|are) told|whoever|somebody's|at the table|carried on|said in other words|nothing stronger)\b/i;

/** Patterns and words that are sought in the rules say what the rules say. */
const SOUGHT = /^(?:language|rulesets\/(?:provisions|query|shipped|words)|cards)\//;

/** The strings of a program with more than one word, and the text between the tags of a page. */
function wordsOf(text: string, page: boolean): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const strings = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, a, b, c]) => (a ?? b ?? c ?? '').replace(/\$\{[^}]*\}/g, '…'),
  );
  const tags = page ? code.split('\n').filter((line) => !/[=;{}()]/.test(line)) : [];
  return [...strings, ...tags].filter((words) => words.trim().includes(' '));
}

test('messages, pages and notes of evidence are in plain English', () => {
  const src = join(root, 'src');
  const files = (readdirSync(src, { recursive: true }) as string[])
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !SOUGHT.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    wordsOf(readFileSync(join(src, file), 'utf8'), file.endsWith('.tsx'))
      .filter((words) => BANNED.test(words))
      .map((words) => `${file}: ${words.trim().slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});
