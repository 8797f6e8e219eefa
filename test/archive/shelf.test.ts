import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editionsOf, openArchive, openShelf, rulesetOf } from '../../src/archive/index.js';
import { numberOf, rulesOf, textOf } from '../../src/tree/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { folderOf, temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';

const fragment = (from: number, to: number, word = 'candle'): string =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
    .map(
      (n) =>
        `100.${n}. Each ${word} number ${n} stands on its own shelf.\n\n100.${n}a It is lit before guests arrive.\n`,
    )
    .join('\n');

function library(): string {
  return folderOf({
    'old.txt': dump({ date: 'May 1, 2008', word: 'candle' }),
    'first.txt': dump({ date: 'July 15, 2011', word: 'lantern' }),
    'second.txt': dump({ date: 'September 30, 2011', word: 'torch' }),
    'undated.txt': fragment(1, 5, 'beacon'),
  });
}

describe('a name', () => {
  test('is a date, the beginning of one, or the newest', async () => {
    const shelf = await openShelf({ paths: [library()] });
    const found = async (name: string) => (await shelf.find(name)).name;
    expect(await found('2011-07-15')).toBe('2011-07-15');
    expect(await found('2011-07')).toBe('2011-07-15');
    expect(await found('2011')).toBe('2011-09-30');
    expect(await found('latest')).toBe('2011-09-30');
    expect(await found('2008')).toBe('2008-05-01');
  });

  test('is the code or the name of the release that an edition went with', async () => {
    const shelf = await openShelf({ paths: [library()] });
    for (const name of ['M12', 'm12', 'Magic 2012', 'magic-2012']) {
      expect((await shelf.find(name)).name).toBe('2011-07-15');
    }
    expect((await shelf.find('Shadowmoor')).name).toBe('2008-05-01');
  });

  test('is another date that files of the edition bear', async () => {
    const shelf = await openShelf({ paths: [folderOf({ 'a.txt': dump({ date: 'July 30, 2024' }) })] });
    expect((await shelf.find('2024-08-02')).name).toBe('2024-07-30');
  });

  test('is the path of a file, from the folder where the call was made', async () => {
    const folder = library();
    const shelf = await openShelf({ cwd: folder });
    expect(shelf.list()).toEqual([]);
    const edition = await shelf.resolve('first.txt');
    expect(edition).toMatchObject({
      name: '2011-07-15',
      evidence: 'printed',
      partial: false,
      file: 'first.txt',
      notes: [],
    });
    expect((await shelf.resolve(join(folder, 'undated.txt'))).name).toBe('undated.txt');
  });

  test('that leaves a choice means a whole edition before a fragment, and says so', async () => {
    const dated = (date: string) => `These rules are effective as of ${date}.\n\n${fragment(1, 5)}`;
    const shelf = await openShelf({
      paths: [
        folderOf({
          'whole.txt': dump({ date: 'July 15, 2011' }),
          'later.txt': dated('September 30, 2011'),
          'alone.txt': dated('May 1, 2013'),
        }),
      ],
    });
    expect(await shelf.resolve('2011')).toMatchObject({
      name: '2011-07-15',
      notes: ['2011 is taken to be 2011-07-15; of 2011-09-30 there is only a fragment'],
    });
    expect((await shelf.resolve('latest')).name).toBe('2011-07-15');
    expect(await shelf.resolve('2013')).toMatchObject({
      name: '2013-05-01',
      partial: true,
      notes: ['2013 is taken to be 2013-05-01, of which there is only a fragment'],
    });
    expect(await shelf.resolve('2011-09-30')).toMatchObject({ partial: true, notes: [] });
  });

  test('that leaves a choice means a real edition before a sample', async () => {
    const shelf = await openShelf({
      paths: [folderOf({ 'old.txt': dump({ date: 'January 3, 2011' }) })],
      samples: true,
    });
    expect((await shelf.find('latest')).name).toBe('2011-01-03');
    expect((await shelf.find('2011')).name).toBe('2011-01-03');
    expect((await shelf.find('2008')).sample).toBe(true);
  });

  test('that is unknown is answered with what there is, and what it would be', async () => {
    const shelf = await openShelf({ paths: [library()] });
    await expect(shelf.find('nonsense')).rejects.toThrow(
      'nonsense: neither an edition nor a file; there are 2008-05-01, 2011-07-15, 2011-09-30, undated.txt',
    );
    await expect(shelf.find('M10')).rejects.toThrow(
      /this is the edition of 2009-07-11, which is not here; .*fetch 2009-07-11/,
    );
    await expect((await openShelf()).find('2011')).rejects.toThrow(/there are no editions here yet/);
  });

  test('of a file that is no rules is answered with what the file is', async () => {
    const cwd = folderOf({ 'list.txt': 'Eggs, flour, milk.\n' });
    const shelf = await openShelf({ cwd });
    await expect(shelf.resolve('list.txt')).rejects.toThrow(/^list\.txt: /);
    mkdirSync(join(cwd, 'folder'));
    await expect(shelf.resolve('folder')).rejects.toThrow(/this is a folder/);
  });
});

describe('a set of files', () => {
  test('becomes editions in the order of their dates, those without one last', async () => {
    const folder = library();
    const { editions, skipped } = await editionsOf([folder, join(folder, 'old.txt')]);
    expect(editions.map((e) => [e.name, e.evidence])).toEqual([
      ['2008-05-01', 'printed'],
      ['2011-07-15', 'printed'],
      ['2011-09-30', 'printed'],
      ['undated.txt', 'file'],
    ]);
    expect(skipped).toEqual([]);
    expect(editions[3]?.notes).toEqual([
      'no date can be read in it, and its words are those of no known edition',
    ]);
  });

  test('takes the date of an undated file from the list that lies beside it', async () => {
    const folder = folderOf({
      'samples.json': JSON.stringify({ samples: [{ file: 'undated.txt', restates: '2008-02-01' }] }),
      'undated.txt': fragment(1, 5),
    });
    const { editions } = await editionsOf(['undated.txt'], { cwd: folder });
    expect(editions).toMatchObject([{ name: '2008-02-01', effective: '2008-02-01', evidence: 'listed' }]);
  });

  test('that are fragments of one edition becomes one edition, in the order of the rulebook', async () => {
    const listed = (file: string) => ({ file, restates: '2008-02-01' });
    const folder = folderOf({
      'samples.json': JSON.stringify({
        samples: [listed('late.txt'), listed('early.txt'), listed('other.txt')],
      }),
      'late.txt': fragment(4, 7),
      'early.txt': fragment(1, 4).replace('number 4 stands', 'number 4 st\ufffdnds'),
      'other.txt': fragment(1, 2).replaceAll('100.', '103.'),
    });
    const { editions } = await editionsOf([folder]);
    expect(editions).toHaveLength(1);
    const [edition] = editions;
    expect(edition).toMatchObject({ name: '2008-02-01', partial: true });
    expect(edition?.files.map((f) => basename(f)).sort()).toEqual(['early.txt', 'late.txt', 'other.txt']);
    const rules = rulesOf(edition?.tree as never);
    expect(rules.map(numberOf).filter((n) => !/[a-z]$/.test(n))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `100.${n}`),
      '103.1',
      '103.2',
    ]);
    // Of the rule that two fragments have, the words without damage are taken.
    const fourth = rules.find((r) => numberOf(r) === '100.4');
    expect(textOf(fourth as never)).toContain('number 4 stands');
    expect(fourth?.data).toMatchObject({ file: expect.stringMatching(/late\.txt$/) });
  });
});

describe('a shelf', () => {
  test('has the given files before the archive, and the archive before the samples', async () => {
    const archive = join(temporaryFolder(), 'archive');
    const opened = await openArchive(archive, { create: true });
    await opened.import([
      folderOf({
        'a.txt': dump({ date: 'May 1, 2008', word: 'archived' }),
        'b.txt': dump({ date: 'July 15, 2011', word: 'archived' }),
      }),
    ]);
    opened.close();
    const paths = [folderOf({ 'c.txt': dump({ date: 'May 1, 2008', word: 'given' }) })];
    const shelf = await openShelf({ archive, paths, samples: true });
    expect(textOf((await shelf.resolve('2008-05-01')).tree)).toContain('Each given number');
    expect(textOf((await shelf.resolve('2011-07-15')).tree)).toContain('Each archived number');
    const samples = (await openShelf({ samples: true })).list().map((s) => s.name);
    expect(samples.length).toBeGreaterThan(0);
    expect(shelf.list().map((s) => s.name)).toEqual(expect.arrayContaining(samples));
  });

  test('knows of the samples without reading them what reading them shows', async () => {
    for (const source of (await openShelf({ samples: true })).list()) {
      const loaded = await source.load();
      expect([loaded.name, loaded.partial]).toEqual([source.name, source.partial]);
      if (loaded.tree.effective !== undefined) expect(loaded.tree.effective).toBe(source.name);
      expect(loaded.notes.filter((note) => !/^made of/.test(note))).toEqual([]);
    }
  });

  test('names files as seen from where the call was made, and samples without the place of the package', async () => {
    const folder = library();
    const shelf = await openShelf({ cwd: folder, paths: [folder], samples: true });
    expect((await shelf.find('2011-07-15')).files).toEqual(['first.txt']);
    for (const source of shelf.list()) for (const file of source.files) expect(file).not.toMatch(/^\//);
  });

  test('passes over an archive that does not exist', async () => {
    expect((await openShelf({ archive: join(temporaryFolder(), 'none') })).list()).toEqual([]);
  });

  test('gives a fragment the nearest whole edition for what it does not reach', async () => {
    const folder = folderOf({
      'whole.txt': dump({ date: 'May 1, 2033' }),
      'fragment.txt': `These rules are effective as of July 15, 2033.\n\n${fragment(1, 5)}`,
    });
    const shelf = await openShelf({ paths: [folder] });
    const part = shelf.list().find((source) => source.partial);
    const ruleset = await rulesetOf((await part?.load()) as never, shelf);
    expect(JSON.stringify(ruleset)).toContain('2033-05-01');
  });
});

describeWithCorpus('real documents', () => {
  test('go by the date that is printed in them, whatever their files are called', async () => {
    const shelf = await openShelf();
    const named = async (path: string) => (await shelf.find(shared(path) ?? '')).name;
    expect(await named('corpus/official/2006-06-01.txt')).toBe('2004-06-01');
    expect(await named('corpus/official/2024-08-02.txt')).toBe('2024-07-30');
  });

  test('that are fragments can be asked for by every edition that they fit', async () => {
    const shelf = await openShelf({ paths: [shared('seeds/004_896a5dd8c97610c3.txt') ?? ''] });
    expect(await shelf.resolve('2006')).toMatchObject({ name: '2006-10-01' });
    expect(await shelf.resolve('2007-02-01')).toMatchObject({
      name: '2006-10-01',
      notes: [
        '2007-02-01 is taken to be 2006-10-01, whose words fit it as well',
        'no date can be read in it; it fits 2 known editions from 2006-10-01 to 2007-02-01',
      ],
    });
  });

  test('without a date are dated by their words', async () => {
    const { editions } = await editionsOf([shared('seeds') ?? '']);
    expect(editions.map((e) => [e.name, e.evidence, e.fits.length])).toEqual([
      ['2006-10-01', 'identified', 2],
      ['2008-02-01', 'identified', 1],
      ['2011-07-15', 'identified', 1],
      ['2011-09-30', 'printed', 1],
      ['2024-07-30', 'identified', 5],
    ]);
  });
});
