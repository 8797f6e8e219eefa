import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { otherEdition } from '../../src/archive/identify/misdated.js';
import { openArchive, packFingerprints, takeFingerprints } from '../../src/archive/index.js';
import { readDocument } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { variorum } from '../cli/support.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';

async function treeOf(text: string): Promise<Edition> {
  const { tree } = await readDocument(Buffer.from(text), { file: 'a document' });
  // The dump is short, but no fragment.
  return { ...tree, partial: false };
}

const OLD = { date: 'May 1, 2008', word: 'candle' };
const NEW = { date: 'June 1, 2015', word: 'lantern' };

async function known() {
  const editions = await Promise.all(
    [OLD, NEW].map(async (plan) => {
      const tree = await treeOf(dump(plan));
      return { date: tree.effective ?? '', tree };
    }),
  );
  return packFingerprints(takeFingerprints(editions));
}

describe('the words of a document under the date of another edition', () => {
  test('are said to be those of their own edition, and by how much', async () => {
    const tree = await treeOf(dump({ ...OLD, date: NEW.date }));
    const said = otherEdition(tree, undefined, await known());
    expect(said).toMatch(/prints the date 2015-06-01, but its words are those of the edition of 2008-05-01/);
    const [, there, pieces, inPrinted] = /: (\d+) of its (\d+) .* (\d+) in that of/.exec(said ?? '') ?? [];
    expect(there).toBe(pieces);
    expect(Number(inPrinted)).toBeLessThan(Number(there));
    expect(otherEdition(tree, 3, await known())).toBe(said);
    // What to do: about the date, and about the words.
    expect(said).toMatch(/correct the date in the line under its title, .* run "variorum fetch 2015-06-01"$/);
  });

  test('are not spoken of under their own date', async () => {
    const prints = await known();
    expect(otherEdition(await treeOf(dump(OLD)), undefined, prints)).toBeUndefined();
    expect(otherEdition(await treeOf(dump(NEW)), 3, prints)).toBeUndefined();
  });

  test('are those of a known edition under an unknown date only where all of them are', async () => {
    const prints = await known();
    const date = 'July 4, 2020';
    const said = otherEdition(await treeOf(dump({ ...NEW, date })), undefined, prints);
    expect(said).toMatch(/of the edition of 2015-06-01: .* no edition of 2020-07-04 is known/);
    expect(said).toMatch(/correct the date in the line under its title/);
    expect(said).not.toMatch(/variorum fetch/);
    // One rule more: it may be an edition that nobody has seen.
    expect(otherEdition(await treeOf(dump({ ...NEW, date, rules: 7 })), undefined, prints)).toBeUndefined();
  });

  test('say nothing where they are a fragment, or nobody has written a date', async () => {
    const prints = await known();
    const tree = await treeOf(dump({ ...OLD, date: NEW.date }));
    expect(otherEdition({ ...tree, partial: true }, undefined, prints)).toBeUndefined();
    const { effective: _, ...undated } = tree;
    expect(otherEdition(undated, undefined, prints)).toBeUndefined();
  });
});

describeWithCorpus('a published edition whose date was changed', () => {
  const cwd = emptyFolder();
  const original = shared('corpus/official/2020-04-17.txt') as string;
  const file = join(cwd, 'changed.txt');
  writeFileSync(file, readFileSync(original, 'utf8').replace('April 17, 2020', 'June 1, 2020'));
  const WORDS = /prints the date 2020-06-01, but its words are those of the edition of 2020-04-17/;

  const TO_DO = /correct the date in the line under its title/;

  test('is noticed by read and by import, and as itself by neither', async () => {
    const { out } = await variorum(['read', file, '--json'], cwd);
    const { messages } = JSON.parse(out);
    expect(messages).toContainEqual(
      expect.objectContaining({
        ruleId: 'other-edition',
        fatal: false,
        file: 'changed.txt',
        reason: expect.stringMatching(WORDS),
      }),
    );
    const archive = await openArchive(join(cwd, 'archive'), { create: true });
    const report = await archive.import([file, original]);
    expect(report.misdated).toEqual([{ file, reason: expect.stringMatching(WORDS) }]);
    archive.close();
  });

  test('is noticed where it is named by its path', async () => {
    const { err } = await variorum(['compare', file, original, '--section', '100'], cwd);
    expect(err).toMatch(WORDS);
    expect(err).toMatch(TO_DO);
  });

  test('is noticed where the doctor is given it as a copy of the rules', async () => {
    writeFileSync(join(cwd, 'code.js'), '// rule 100.1\n');
    const { err } = await variorum(['doctor', 'code.js', '--rules', 'changed.txt'], cwd);
    expect(err).toMatch(WORDS);
    expect(err).toMatch(TO_DO);
  });
});
