import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  aliasesOf,
  findInCatalogue,
  identify,
  loadCatalogue,
  makeCatalogue,
} from '../../src/archive/index.js';
import { folderOf } from '../support/folder.js';
import { dump } from './support/dumps.js';

describe('a catalogue made from a folder of dumps', () => {
  const folder = () =>
    folderOf({
      'clean/2008-05-02.txt': dump({ date: 'May 1, 2008', word: 'candle' }),
      'damaged/2008-05-01.txt': dump({ date: 'May 1, 2008', word: 'candle' }).replaceAll('. It', '. \ufffdt'),
      'clean/2011-07-15.txt': dump({ date: 'July 15, 2011' }),
      'clean/undated.txt': dump({ word: 'torch' }),
      'clean/letter.txt': 'Dear Ann, all is well.\n',
    });
  const gathered = {
    addresses: [
      { date: '2008-05-02', format: 'txt', publisher: 'http://p.invalid/a.txt', archived: null },
      { date: '2030-01-01', format: 'pdf', publisher: 'https://p.invalid/b.pdf', archived: null },
    ],
    releases: [
      { date: '2008-05-01', code: 'SHM', name: 'Shadowmoor' },
      { date: '2003-05-26', code: 'SCG', name: 'Scourge' },
    ],
  };

  test('goes by printed dates, and has the facts of every dump', async () => {
    const root = folder();
    const { catalogue, skipped } = await makeCatalogue([join(root, 'clean')], {
      ...gathered,
      copies: [join(root, 'damaged')],
    });
    expect(catalogue.editions.map((e) => [e.date, e.dated])).toEqual([
      ['2003-05-26', 'release'],
      ['2008-05-01', 'printed'],
      ['2011-07-15', 'printed'],
      ['2030-01-01', 'file'],
    ]);
    const edition = findInCatalogue(catalogue, 'shadowmoor');
    expect(edition).toMatchObject({
      date: '2008-05-01',
      code: 'SHM',
      fileDates: ['2008-05-02'],
      counts: { rules: 6 },
    });
    expect(edition?.dumps.map((d) => [d.fileDate, d.copy, d.damaged]).sort()).toEqual([
      ['2008-05-01', true, 6],
      ['2008-05-02', undefined, undefined],
    ]);
    // The address of a file leads to the edition that the file turned out to be.
    expect(edition?.addresses).toHaveLength(1);
    expect(aliasesOf(edition as never)).toEqual(['2008-05-02', 'SHM', 'Shadowmoor']);
    expect(skipped.map((s) => s.file)).toEqual([
      join(root, 'clean/letter.txt'),
      join(root, 'clean/undated.txt'),
    ]);
    expect(JSON.stringify(catalogue)).not.toMatch(/candle|lantern|shelf/);
  });

  test('is the same however the folders are named', async () => {
    const root = folder();
    const one = await makeCatalogue([join(root, 'clean'), join(root, 'damaged')], gathered);
    const two = await makeCatalogue([join(root, 'damaged'), join(root, 'clean')], gathered);
    expect(two.catalogue).toEqual(one.catalogue);
  });

  test('brings fingerprints by which a document is known again', async () => {
    const { fingerprints } = await makeCatalogue([folder()]);
    expect(fingerprints.editions).toEqual(['2008-05-01', '2011-07-15']);
    expect(identify('The keeper of candle number 4 carries the matches.', { fingerprints }).fits).toEqual([
      '2008-05-01',
    ]);
  });
});

describe('the catalogue that is shipped', () => {
  const { editions } = loadCatalogue();

  test('is in the order of dates, each once', () => {
    const dates = editions.map((e) => e.date);
    expect(dates).toEqual([...new Set(dates)].sort());
    for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  });

  test('has well-formed facts', () => {
    const seen = new Set<string>();
    for (const edition of editions) {
      for (const dump of edition.dumps) {
        expect(dump.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(seen.has(dump.sha256)).toBe(false);
        seen.add(dump.sha256);
        expect(dump.bytes).toBeGreaterThan(50_000);
      }
      for (const { publisher, archived } of edition.addresses) {
        for (const address of [publisher, archived])
          if (address !== null) expect(new URL(address).protocol).toMatch(/^https?:$/);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  test('knows releases by code and by name', () => {
    expect(findInCatalogue({ what: '', editions }, 'M10')?.date).toBe('2009-07-11');
    expect(findInCatalogue({ what: '', editions }, 'magic 2010')?.date).toBe('2009-07-11');
    expect(findInCatalogue({ what: '', editions }, '')).toBeUndefined();
    expect(findInCatalogue({ what: '', editions }, 'No Such Set')).toBeUndefined();
  });
});
