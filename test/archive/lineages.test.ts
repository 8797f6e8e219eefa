import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ArchiveError,
  lineagesOf,
  openArchive,
  openLives,
  openNumbers,
  openShelf,
} from '../../src/archive/index.js';
import { fromFile } from '../../src/archive/lineages/lifeOfRules.js';
import { keepSampleLives, openSampleLives } from '../../src/archive/lineages/samples.js';
import { folderOf, temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';

/** An edition in which one subrule says something of its own, so that nobody takes it for one of the others. */
const told = (date: string, rules: number, metal: string): string =>
  dump({ date, rules }).replace(
    'The keeper of lantern number 2 carries the matches.',
    `Whoever rings twice at the gate gives back the ${metal} spoon that hangs beside it.`,
  );

const FILES = {
  '1.txt': told('May 1, 2008', 6, 'copper'),
  '2.txt': told('July 15, 2011', 8, 'silver'),
  '3.txt': told('June 6, 2025', 8, 'silver'),
  'part.txt': 'These rules are effective as of May 1, 2015.\n\n100.1. Each lantern stands alone.\n',
};

async function archived() {
  const archive = join(temporaryFolder(), 'archive');
  const opened = await openArchive(archive, { create: true });
  await opened.import([folderOf(FILES)]);
  opened.close();
  return archive;
}

/** The lineages of a shelf, and the editions that had to be read for them. */
async function lives(options: Parameters<typeof openShelf>[0]) {
  const built: string[] = [];
  const life = await lineagesOf(await openShelf(options), { onProgress: (name) => built.push(name) });
  return { life, built };
}

describe('the life of rules', () => {
  test('runs through the whole editions, and is the same from an archive and without one', async () => {
    const archive = await archived();
    const { life: stored } = await lives({ archive });
    const { life: fresh } = await lives({ paths: [folderOf(FILES)] });
    expect(stored.editions).toEqual(['2008-05-01', '2011-07-15', '2025-06-06']);
    expect(stored.concordance.data).toEqual(fresh.concordance.data);
    const ids = stored.concordance.ids;
    expect(ids).toContain('100.2a@2008-05-01');
    expect(ids).toContain('100.8@2011-07-15');
    for (const id of ids) {
      expect(stored.history(id)).toEqual(fresh.history(id));
      expect(stored.blame(id)).toEqual(fresh.blame(id));
    }
    expect(stored.history('100.2a@2008-05-01')?.events.map((e) => e.edition)).toEqual([
      '2008-05-01',
      '2011-07-15',
    ]);
    expect(stored.blame('100.2a@2008-05-01')?.find((r) => r.text.includes('silver'))?.edition).toBe(
      '2011-07-15',
    );
    expect(stored.all().search('silver')).toEqual(fresh.all().search('silver'));
    expect(stored.history('999.9@1066-10-14')).toBeUndefined();
    expect(stored.cite('100.2a', '2008-05-01', '2025-06-06')?.to[0]?.number).toBe('100.2a');
    stored.close();
  });

  test('is made once, and again when another edition comes or the file is damaged', async () => {
    const archive = await archived();
    const file = join(archive, 'lineages.jsonl');
    const names = ['2008-05-01', '2011-07-15', '2025-06-06'];
    const built = async (): Promise<string[]> => {
      const { life, built: read } = await lives({ archive });
      life.close();
      return read;
    };
    expect(await built()).toEqual(names);
    expect(await built()).toEqual([]);
    const bytes = readFileSync(file);
    for (const damaged of [
      bytes.subarray(0, 100),
      bytes.subarray(0, -10),
      Buffer.alloc(0),
      Buffer.from('{}\n'),
    ]) {
      writeFileSync(file, damaged);
      expect(await built()).toEqual(names);
    }
    rmSync(file);
    const opened = await openArchive(archive);
    await opened.import([folderOf({ '4.txt': dump({ date: 'May 1, 2009' }) })]);
    opened.close();
    expect(await built()).toEqual(['2008-05-01', '2009-05-01', '2011-07-15', '2025-06-06']);
    expect(await built()).toEqual([]);
  });

  test('is answered at once where nothing has come since, and made again where something has', async () => {
    const archive = await archived();
    const built = async (): Promise<string[]> => {
      const read: string[] = [];
      const life = await openLives({ archive, onProgress: (name) => read.push(name) });
      expect(life.lineageOf('100.2a', '2008-05-01')).toBe('100.2a@2008-05-01');
      life.close();
      return read;
    };
    expect(await built()).toHaveLength(3);
    expect(await built()).toEqual([]);
    // A listing that was rewritten, with the same editions in it.
    const listing = readFileSync(join(archive, 'listing.json'));
    writeFileSync(join(archive, 'listing.json'), `${listing} `);
    expect(await built()).toEqual([]);
    for (const damage of ['', '{}', '[', '{"state":1,"key":2}']) {
      writeFileSync(join(archive, 'lineages.json'), damage);
      expect(await built()).toEqual([]);
    }
    const opened = await openArchive(archive);
    await opened.import([folderOf({ '4.txt': dump({ date: 'May 1, 2009' }) })]);
    opened.close();
    expect(await built()).toHaveLength(4);
    expect(await built()).toEqual([]);
    rmSync(join(archive, 'lineages.jsonl'));
    expect(await built()).toHaveLength(4);
  });

  test('does not cross where two rules of the samples say nearly the same', async () => {
    const life = await openLives();
    const to = (number: string) => life.cite(number, '2008-02-01', '2011-07-15')?.to.map((t) => t.number);
    expect(to('101.4a')).toEqual(['103.4b']);
    expect(to('600.5')).toEqual(['800.5']);
    life.close();
  });

  test('keeps the ids that it gave out, also when the stored lines are damaged', async () => {
    const archive = await archived();
    (await openLives({ archive })).close();
    const opened = await openArchive(archive);
    await opened.import([folderOf({ 'older.txt': dump({ date: 'May 1, 2007', rules: 6 }) })]);
    opened.close();
    const file = join(archive, 'lineages.jsonl');
    writeFileSync(file, readFileSync(file).subarray(0, -10));
    const life = await openLives({ archive });
    expect(life.lineageOf('100.3', '2007-05-01')).toBe('100.3@2008-05-01');
    expect(life.lineageOf('Match 1', '2007-05-01')).toBe('Match 1@2008-05-01');
    expect(life.textIn('100.3@2008-05-01', '2007-05-01')).toMatch(/^Each lantern number 3/);
    life.close();
  });

  test('has numbers without being made where every edition of the archive is a published one', async () => {
    const archive = await archived();
    const made: string[] = [];
    const numbers = await openNumbers({ archive, onProgress: (name) => made.push(name) });
    expect(made).toEqual([]);
    expect(numbers.cite('606.9a', '2008-02-01', '2011-07-15')?.to).toMatchObject([{ number: '810.9a' }]);
    const opened = await openArchive(archive);
    await opened.import([folderOf({ '5.txt': dump({ date: 'January 1, 2091' }) })]);
    opened.close();
    const joined = await openNumbers({ archive, onProgress: (name) => made.push(name) });
    expect(made).toContain('2091-01-01');
    expect(joined.editions.at(-1)).toBe('2091-01-01');
    expect(joined.lineageOf('100.1', '2091-01-01')).toBeDefined();
  });

  test('is that of the samples only where there is nothing else', async () => {
    expect((await lives({ archive: await archived(), samples: true })).life.editions).toHaveLength(3);
    expect((await lives({ samples: true })).life.editions.length).toBeGreaterThan(1);
    await expect(lives({})).rejects.toThrow(ArchiveError);
  });

  test('of the samples is kept when the package is compiled, and answers as one that is made again', async () => {
    const path = join(temporaryFolder(), 'samples.jsonl');
    expect(openSampleLives(path)).toBeUndefined();
    await keepSampleLives(path);
    const kept = openSampleLives(path);
    expect(kept).toBeDefined();
    if (!kept) return;
    const [stored, made] = [await fromFile(kept), (await lives({ samples: true })).life];
    expect(stored.concordance.data).toEqual(made.concordance.data);
    for (const number of ['606.9a', '606.1', '810.9a']) {
      const id = made.lineageOf(number, made.editions[number.startsWith('6') ? 0 : 1] as string) as string;
      expect(stored.history(id)).toEqual(made.history(id));
      expect(stored.blame(id)).toEqual(made.blame(id));
    }
    stored.close();
    const [header = '', ...lines] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(
      path,
      [JSON.stringify({ ...JSON.parse(header), key: 'of other samples' }), ...lines].join('\n'),
    );
    expect(openSampleLives(path)).toBeUndefined();
  });
});
