import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ReadResult, readDocument } from '../../src/readers/index.js';
import { type Edition, glossaryOf, numberOf, ownText, rulesOf } from '../../src/tree/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';

/** Texts without the typography in which two copies of an edition differ. */
function fold(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*(?:--|[-–—])\s*/g, '-')
    .replace(/[_®™<>]|\((?:TM|R)\)/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function textsOf(tree: Edition): Map<string, string> {
  const texts = new Map<string, string>();
  for (const rule of rulesOf(tree)) {
    let number = numberOf(rule);
    // Some editions print a number twice.
    while (texts.has(number)) number += '#';
    texts.set(number, fold(ownText(rule)));
  }
  return texts;
}

const opened = new Map<string, Promise<ReadResult>>();

/** Reads a real document; editions are twins of several containers and read once. */
function open(path: string): Promise<ReadResult> {
  const known = opened.get(path) ?? readDocument(readFileSync(shared(path) as string), { file: path });
  opened.set(path, known);
  return known;
}

describeWithCorpus('an edition in another container', () => {
  it.each([
    ['html/2009-02-01.libreoffice.html', 'official/2009-02-01.txt'],
    ['html/2020-01-22.libreoffice.html', 'official/2020-01-22.txt'],
    ['documents/2009-02-01.doc', 'official/2009-02-01.txt'],
    ['documents/2016-07-22.docx', 'official/2016-07-22.txt'],
    ['documents/2020-01-22.docx', 'official/2020-01-22.txt'],
    ['documents/2006-06-01.pdf', 'mirror/CR-2004-06-01.txt'],
    ['documents/2011-09-30.pdf', 'official/2011-09-30.txt'],
  ])('%s holds the rules of %s', async (path, twin) => {
    const result = await open(`corpus/${path}`);
    const text = await open(`corpus/${twin}`);
    const ours = textsOf(result.tree);
    const theirs = textsOf(text.tree);
    expect([...ours.keys()]).toEqual([...theirs.keys()]);
    const same = [...theirs].filter(([number, words]) => ours.get(number) === words).length;
    expect(same / theirs.size).toBeGreaterThanOrEqual(0.99);
    expect(result.tree.effective).toBe(text.tree.effective);
    expect(Math.abs(glossaryOf(result.tree).length - glossaryOf(text.tree).length)).toBeLessThanOrEqual(2);
    expect(result.coverage.accounted).toBe(result.coverage.characters);
    expect(result.messages.filter(({ ruleId }) => ruleId === 'accounted-twice')).toEqual([]);
  });

  it('the older Word document that has no twin is read whole', async () => {
    const result = await open('corpus/documents/2004-06-01.doc');
    expect(result.tree).toMatchObject({ format: 'doc', effective: '2003-06-01' });
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });
});
