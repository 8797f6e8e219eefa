import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  editionsOf,
  openArchive,
  openSearch,
  searchByWords,
  searchEditions,
  searchEditionsByRole,
} from '../../src/archive/index.js';
import { keepSampleSearch } from '../../src/archive/lineages/search.js';
import { folderOf, temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';

async function threeEditions() {
  const archive = await openArchive(join(temporaryFolder(), 'archive'), { create: true });
  await archive.import([
    folderOf({
      '1.txt': dump({ date: 'May 1, 2008', word: 'candle' }),
      '2.txt': dump({ date: 'July 15, 2011', word: 'lantern' }),
      '3.txt': dump({ date: 'June 6, 2025', word: 'lantern' }),
    }),
  ]);
  return archive;
}

test('a phrase is found with every place where it stands and the first and last edition that use it', async () => {
  const archive = await threeEditions();
  const found = archive.search('LANTERN number "2" stands');
  expect(found).toMatchObject({
    first: '2011-07-15',
    last: '2025-06-06',
    editions: 2,
    searched: 3,
    total: 1,
  });
  expect(found.hits[0]?.places).toEqual([
    { edition: '2011-07-15', place: '100.2', kind: 'rule' },
    { edition: '2025-06-06', place: '100.2', kind: 'rule' },
  ]);
  archive.close();
});

test('examples, headings and glossary entries are searched as well', async () => {
  const archive = await threeEditions();
  expect(archive.search('seven matches').hits[0]?.places[0]).toEqual({
    edition: '2011-07-15',
    place: '100.3a',
    kind: 'example',
  });
  expect(archive.search('lamps').hits[0]?.places.map((p) => p.kind)).toContain('heading');
  expect(archive.search('by which guests see').hits.every((h) => h.places[0]?.kind === 'glossary')).toBe(
    true,
  );
  archive.close();
});

test('the words of a phrase must follow one another', async () => {
  const archive = await threeEditions();
  expect(archive.search('number lantern').total).toBe(0);
  expect(archive.search('number lantern').first).toBeUndefined();
  archive.close();
});

test('one edition alone can be searched, and the number of texts given back be limited', async () => {
  const archive = await threeEditions();
  expect(archive.search('candle', { in: '2011-07-15' }).total).toBe(0);
  const some = archive.search('shelf', { in: '2008-05-01', limit: 2 });
  expect(some.hits).toHaveLength(2);
  expect(some.total).toBeGreaterThan(2);
  archive.close();
});

test('whatever is typed is looked for as words, never read as a pattern or a query', async () => {
  const archive = await threeEditions();
  for (const phrase of [
    'lantern" OR "x',
    'lantern*',
    "'; DROP TABLE words; --",
    'NEAR(lantern number)',
    'text:lantern',
  ]) {
    expect(() => archive.search(phrase)).not.toThrow();
  }
  expect(archive.search('lantern NOT number').total).toBe(0);
  expect(() => archive.search(' .,! ')).toThrow(/there is no word in this/);
  archive.close();
});

test('editions without an archive are searched with the same result', async () => {
  const sources = folderOf({
    '1.txt': dump({ date: 'May 1, 2008', word: 'cafe\u0301' }),
    '2.txt': dump({ date: 'July 15, 2011', word: 'CAFÉ' }),
    '3.txt': dump({ word: 'lantern' }),
  });
  const archive = await openArchive(join(temporaryFolder(), 'archive'), { create: true });
  await archive.import([sources]);
  const { editions } = await editionsOf([sources]);
  const words = [
    'each',
    'cafe',
    'Café',
    'number',
    '2',
    'stands',
    'on',
    'its',
    'own',
    'shelf',
    'lantern',
    'guests',
    '-',
  ];
  const phrases = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
    .map((w) => `e${w.join(' ')}`.slice(1));
  fc.assert(
    fc.property(
      phrases.filter((p) => /\w/.test(p)),
      (phrase) => {
        expect(searchEditions(editions, phrase)).toEqual(archive.search(phrase));
      },
    ),
    { numRuns: 60 },
  );
  archive.close();
});

test('an edition to search in is found by any of its names', async () => {
  const archive = await threeEditions();
  expect(archive.search('lantern', { in: 'M12' }).hits.every((h) => h.first === '2011-07-15')).toBe(true);
  expect(archive.search('lantern', { in: 'latest' }).first).toBe('2025-06-06');
  expect(() => archive.search('lantern', { in: '1999' })).toThrow(
    /1999: no edition of this archive; there are 2008-05-01,/,
  );
  archive.close();
});

const BEFORE = 'It is lit before guests arrive.';

test('a question about roles finds rules that say so in other words, with who does it and since when', async () => {
  const folder = folderOf({
    '1.txt': dump({ date: 'May 1, 2008' }).replace(BEFORE, "A team can't attack."),
    '2.txt': dump({ date: 'July 15, 2011' }).replace(BEFORE, 'An opponent can be attacked by each team.'),
  });
  const archive = await openArchive(join(temporaryFolder(), 'archive'), { create: true });
  await archive.import([folder]);
  const question = { who: 'team', modality: 'may', does: 'attack' } as const;
  const found = await archive.searchByRole(question);
  expect(found).toMatchObject({
    phrase: 'team may attack',
    editions: 1,
    searched: 2,
    total: 1,
    first: '2011-07-15',
  });
  expect(found.hits[0]?.answers).toEqual([
    { who: 'each team', sentence: 'An opponent can be attacked by each team' },
  ]);
  expect((await archive.searchByRole(question, { in: '2008-05-01' })).total).toBe(0);
  expect((await archive.searchByRole({ ...question, modality: "can't" })).last).toBe('2008-05-01');
  await expect(archive.searchByRole({ who: 'zorg', does: 'attack' })).rejects.toMatchObject({
    ruleId: 'unread-question',
  });
  const { editions } = await editionsOf([folder]);
  expect(await searchEditionsByRole(editions, question)).toEqual(found);
  archive.close();
});

test('the search of the samples is kept when the package is compiled, and answers by old numbers and abbreviations', async () => {
  const path = join(temporaryFolder(), 'samples-search.jsonl');
  await keepSampleSearch(path);
  const kept = await openSearch({}, path);
  if (kept === undefined) throw new Error('the samples have whole editions');
  const [old] = (await searchByWords(kept, '606.9a')).hits;
  expect(old?.rule).toMatchObject({ number: '810.9a', asked: { number: '606.9a', last: '2008-02-01' } });
  const [variant] = (await searchByWords(kept, '2HG', { limit: 1 })).hits;
  expect(variant?.places.at(-1)).toMatchObject({ place: '810', kind: 'heading' });
  await expect(searchByWords(kept, 'life', { in: '1999' })).rejects.toMatchObject({
    ruleId: 'no-such-edition',
  });
  kept.close();
});
