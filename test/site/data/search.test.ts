import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editionsOf } from '../../../src/archive/index.js';
import { LineageBuilder } from '../../../src/lineage/index.js';
import {
  folded,
  readPostings,
  SEARCH_DATA,
  type SearchIndex,
  searchData,
  searchWords,
  type WordFile,
  type WordingFile,
} from '../../../src/site/data/search.js';
import { root } from '../../support/corpus.js';

describe('the index of wordings', () => {
  const data = new Map<string, unknown>();
  let index: SearchIndex;
  let wordings: WordingFile;
  const words = new Map<string, Record<string, number>>();

  beforeAll(async () => {
    const { editions } = await editionsOf([
      join(root, 'sources/edition-2008.txt'),
      join(root, 'sources/edition-2011.txt'),
    ]);
    const builder = new LineageBuilder();
    for (const { name, tree } of editions) builder.add(name, tree);
    const documents = editions.map(({ name, partial }) => ({ id: name, name, partial }));
    for (const [name, value] of searchData(builder.build(), documents, () => true)) data.set(name, value);
    index = data.get(SEARCH_DATA.index) as SearchIndex;
    wordings = index.wordings.flatMap((_, file) => data.get(SEARCH_DATA.wordings(file)) as WordingFile);
    for (const file of index.words.keys())
      for (const [word, postings] of data.get(SEARCH_DATA.words(file)) as WordFile)
        words.set(word, readPostings(postings));
  });

  test('holds every wording once', () => {
    const texts = wordings.map(([text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(500);
    expect(index.lengths.split(' ')).toHaveLength(texts.length);
    expect(index.lasts.split(' ')).toHaveLength(texts.length);
    expect(index.begins.reduce((sum, count) => sum + count)).toBe(texts.length);
  });

  test('leads from every word to all wordings that hold it, and to no others', () => {
    const holding = new Map<string, Record<string, number>>();
    wordings.forEach(([text], at) => {
      for (const word of searchWords(text)) {
        const counts = holding.get(word) ?? {};
        counts[at] = (counts[at] ?? 0) + 1;
        holding.set(word, counts);
      }
    });
    expect([...words.keys()].sort()).toEqual([...holding.keys()].sort());
    for (const [word, counts] of holding) expect([word, words.get(word)]).toEqual([word, counts]);
  });

  test('names the file of a word by its first, in order', () => {
    expect(index.words).toEqual([...index.words].sort());
    for (const [file, first] of index.words.entries())
      expect((data.get(SEARCH_DATA.words(file)) as WordFile)[0]?.[0]).toBe(first);
  });

  test('says which rules had a wording, and from when to when', () => {
    const changed = wordings.filter(([text]) => /life total of an individual player/.test(text));
    expect(
      changed.map(([, holders]) => holders.map(([, number, first, last]) => [number, first, last])),
    ).toEqual([[['606.9a', 0, 0]], [['810.9a', 1, 1]]]);
    const kept = wordings.filter(([, [holder]]) => holder?.[2] === 0 && holder[3] === 1);
    expect(kept.length).toBeGreaterThan(10);
  });

  test('takes all ways to write a quotation mark and a dash for one', () => {
    expect(folded('A player’s “life”—total')).toBe(folded(`a player's "life" -- total`));
    expect(searchWords('Rule 606.9a: can’t, 2/2')).toEqual(['rule', '606.9a', "can't", '2', '2']);
  });
});
