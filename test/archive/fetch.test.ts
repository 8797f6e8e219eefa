import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type Archive,
  type Catalogue,
  type CatalogueEdition,
  type FetchOptions,
  fetchEditions,
  fetchToArchive,
  openArchive,
} from '../../src/archive/index.js';
import { folderOf, temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';
import { cut, file, serve } from './support/server.js';

const BODY = Buffer.from(dump({ date: 'July 15, 2011', rules: 50 }));
const limits = { pause: 1, silence: 300 };

function catalogueOf(fields: Partial<CatalogueEdition> = {}): Catalogue {
  return {
    what: 'a test',
    editions: [
      {
        date: '2011-07-15',
        dated: 'printed',
        code: 'M12',
        name: 'Magic 2012',
        language: 'en',
        dumps: [
          {
            format: 'text',
            bytes: BODY.length,
            sha256: createHash('sha256').update(BODY).digest('hex'),
            fileDate: '2011-07-15',
            encoding: 'ascii',
          },
        ],
        addresses: [
          {
            ending: 'txt',
            fileDate: '2011-07-15',
            publisher: 'http://publisher.invalid/rules/CompRules_20110715.txt',
            archived: null,
          },
        ],
        ...fields,
      },
    ],
  };
}

function fetched(from: string, into: string, options: Partial<FetchOptions> = {}) {
  return fetchEditions(['2011-07-15'], { from, into, catalogue: catalogueOf(), limits, ...options });
}

describe('a download', () => {
  test('is stored under its date, checked by its hash', async () => {
    const { base } = await serve({ '/2011-07-15.txt': file(BODY) });
    const into = temporaryFolder();
    const seen: number[] = [];
    const report = await fetched(base, into, { onProgress: ({ received }) => seen.push(received) });
    expect(report.failed).toEqual([]);
    expect(report.fetched).toMatchObject([{ edition: '2011-07-15', checked: 'hash', bytes: BODY.length }]);
    expect(readFileSync(join(into, '2011-07-15.txt'))).toEqual(BODY);
    expect(seen.at(-1)).toBe(BODY.length);
    expect(readdirSync(into).filter((n) => !n.startsWith('.writer.'))).toEqual(['2011-07-15.txt']);
  });

  test('is looked for under the name that its publisher gave it as well', async () => {
    const { base, asked } = await serve({ '/CompRules_20110715.txt': file(BODY) });
    expect((await fetched(base, temporaryFolder())).fetched).toHaveLength(1);
    expect(asked).toEqual(['/2011-07-15.txt', '/CompRules_20110715.txt']);
  });

  test('is found by the code and the name of a release, and by the beginning of a date', async () => {
    for (const name of ['m12', 'Magic 2012', '2011', 'latest']) {
      const { base } = await serve({ '/2011-07-15.txt': file(BODY) });
      const into = temporaryFolder();
      const report = await fetchEditions([name], { from: base, into, catalogue: catalogueOf(), limits });
      expect(report.fetched).toHaveLength(1);
    }
    await expect(
      fetchEditions(['1066'], { into: temporaryFolder(), catalogue: catalogueOf() }),
    ).rejects.toThrow('1066: the catalogue has no such edition');
  });

  test('never takes the place of a file that is there', async () => {
    const { base, asked } = await serve({ '/2011-07-15.txt': file(BODY) });
    const into = temporaryFolder();
    writeFileSync(join(into, '2011-07-15.txt'), 'my own notes');
    const report = await fetched(base, into);
    expect(report).toMatchObject({ fetched: [], failed: [], present: [{ edition: '2011-07-15' }] });
    expect(readFileSync(join(into, '2011-07-15.txt'), 'utf8')).toBe('my own notes');
    expect(asked).toEqual([]);
  });
});

describe('a cut connection', () => {
  test('is taken up where it ended', async () => {
    const whole = file(BODY);
    const { base, asked } = await serve({
      '/2011-07-15.txt': (q, s, count) => (count === 1 ? cut(BODY, 1000)(q, s, count) : whole(q, s, count)),
    });
    const into = temporaryFolder();
    expect((await fetched(base, into)).fetched).toHaveLength(1);
    expect(asked).toEqual(['/2011-07-15.txt', '/2011-07-15.txt bytes=1000-']);
    expect(readFileSync(join(into, '2011-07-15.txt'))).toEqual(BODY);
  });

  test('is taken up by the next call when it was cut too often', async () => {
    let broken = true;
    const { base, asked } = await serve({
      '/2011-07-15.txt': (q, s, count) => (broken ? cut(BODY, 1000) : file(BODY))(q, s, count),
      '/CompRules_20110715.txt': (_, s) => void s.writeHead(404).end(),
    });
    const into = temporaryFolder();
    const report = await fetched(base, into, { limits: { ...limits, attempts: 2 } });
    expect(report.failed[0]?.reasons[0]).toMatch(/tried 2 times, run the command again to go on/);
    broken = false;
    expect((await fetched(base, into)).fetched).toHaveLength(1);
    expect(asked.at(-1)).toBe('/2011-07-15.txt bytes=1000-');
    expect(readFileSync(join(into, '2011-07-15.txt'))).toEqual(BODY);
  });

  test('begins again where the server has another file meanwhile', async () => {
    const { base } = await serve({
      '/2011-07-15.txt': (q, s, count) => (count === 1 ? cut(BODY, 1000, '"old"') : file(BODY))(q, s, count),
    });
    const into = temporaryFolder();
    expect((await fetched(base, into)).fetched).toHaveLength(1);
    expect(readFileSync(join(into, '2011-07-15.txt'))).toEqual(BODY);
  });

  test('is not mistaken for the end where no length was announced', async () => {
    const { base } = await serve({
      '/2011-07-15.txt': (_, s) => {
        s.writeHead(200, { 'content-type': 'text/plain' });
        s.write(BODY.subarray(0, 1000), () => s.destroy());
      },
    });
    const report = await fetched(base, temporaryFolder());
    expect(report.fetched).toEqual([]);
    expect(report.failed[0]?.reasons[0]).toMatch(/the connection failed/);
  });
});

describe('a server that misbehaves is told from one that does not:', () => {
  const refused: [name: string, reason: RegExp, handlers: Parameters<typeof serve>[0]][] = [
    [
      'wrong bytes of the right size',
      /the bytes are not those of the known file/,
      { '/2011-07-15.txt': file(Buffer.from(BODY).fill(65, 0, 9)) },
    ],
    [
      'another size',
      /announces 4 bytes; the known file has/,
      { '/2011-07-15.txt': file(Buffer.from('oops')) },
    ],
    [
      'a page instead of the file',
      /sends text\/html; charset=utf-8, which is not what was asked for/,
      { '/2011-07-15.txt': file(BODY, 'text/html; charset=utf-8') },
    ],
    [
      'a circle of addresses',
      /sends on more than 5 times/,
      { '/2011-07-15.txt': (_, s) => void s.writeHead(302, { location: '/2011-07-15.txt' }).end() },
    ],
    [
      'an address elsewhere',
      /sends on to http:\/\/127\.0\.0\.2:9\/x, which may not be asked/,
      { '/2011-07-15.txt': (_, s) => void s.writeHead(301, { location: 'http://127.0.0.2:9/x' }).end() },
    ],
    [
      'an address of this machine',
      /sends on to file:\/\/\/etc\/hostname, which may not be asked/,
      { '/2011-07-15.txt': (_, s) => void s.writeHead(301, { location: 'file:///etc/hostname' }).end() },
    ],
    [
      'no address',
      /which is no address/,
      { '/2011-07-15.txt': (_, s) => void s.writeHead(301, { location: 'http://[' }).end() },
    ],
    [
      'a body without end',
      /sends more than the 100000 bytes that are allowed/,
      {
        '/2011-07-15.txt': (_, s) => {
          s.writeHead(200, { 'content-type': 'text/plain' });
          const more = (): void => {
            while (!s.destroyed && s.write(Buffer.alloc(16_384, 65)));
            if (!s.destroyed) s.once('drain', more);
          };
          more();
        },
      },
    ],
    [
      'an announced body that is too large',
      /announces 999999999 bytes, more than the 100000 that are allowed/,
      {
        '/2011-07-15.txt': (_, s) =>
          void s.writeHead(200, { 'content-type': 'text/plain', 'content-length': 999_999_999 }).write('x'),
      },
    ],
    [
      'silence',
      /the server was silent for 0\.3 s; tried 2 times/,
      { '/2011-07-15.txt': (_, s) => void s.writeHead(200, { 'content-type': 'text/plain' }).write('x') },
    ],
    ['errors', /the server answers 503/, { '/2011-07-15.txt': (_, s) => void s.writeHead(503).end() }],
    [
      'another part of the file than was asked for',
      /answers with another part of the file/,
      {
        '/2011-07-15.txt': (q, s, count) =>
          q.headers.range === undefined
            ? cut(BODY, 1000)(q, s, count)
            : void s
                .writeHead(206, { 'content-type': 'text/plain', 'content-range': 'bytes 5-9/10' })
                .end('abcde'),
      },
    ],
  ];
  test.each(refused)('%s', async (_, reason, handlers) => {
    const { base } = await serve(handlers);
    const into = temporaryFolder();
    const report = await fetched(base, into, { limits: { ...limits, bytes: 100_000, attempts: 2 } });
    expect(report.fetched).toEqual([]);
    expect(report.failed[0]?.reasons[0]).toMatch(reason);
    expect(readdirSync(into).filter((n) => n.endsWith('.txt'))).toEqual([]);
  });
});

describe('where no hash is known', () => {
  const unknown = catalogueOf({ dumps: [] });

  test('the document is read, and its printed date decides', async () => {
    const { base } = await serve({ '/2011-07-15.txt': file(BODY) });
    const report = await fetched(base, temporaryFolder(), { catalogue: unknown });
    expect(report.fetched).toMatchObject([{ checked: 'date' }]);
  });

  test('another edition is refused', async () => {
    const { base } = await serve({ '/2011-07-15.txt': file(Buffer.from(dump({ date: 'May 1, 2008' }))) });
    const report = await fetched(base, temporaryFolder(), { catalogue: unknown });
    expect(report.failed[0]?.reasons[0]).toMatch(/this is the edition of 2008-05-01, not of 2011-07-15/);
  });

  test('what is no rules is refused', async () => {
    const { base } = await serve({ '/2011-07-15.txt': file(Buffer.from('Not found, sorry.\n')) });
    const report = await fetched(base, temporaryFolder(), { catalogue: unknown });
    expect(report.failed[0]?.reasons[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/2011-07-15\.txt: /);
  });
});

test('without a base only secure addresses are asked, the archived copy by its bytes', async () => {
  const { wantedOf } = await import('../../src/archive/fetch/addresses.js');
  const [edition] = catalogueOf({
    addresses: [
      {
        ending: 'txt',
        fileDate: '2011-07-15',
        publisher: 'http://publisher.invalid:80/a.txt',
        archived: 'https://web.archive.org/web/20110801000000/http://publisher.invalid:80/a.txt',
      },
      { ending: 'pdf', fileDate: '2011-07-15', publisher: 'https://publisher.invalid/a.pdf', archived: null },
    ],
  }).editions as [CatalogueEdition];
  expect(wantedOf(edition)).toMatchObject([
    {
      name: '2011-07-15.txt',
      addresses: [
        'https://publisher.invalid/a.txt',
        'https://web.archive.org/web/20110801000000id_/http://publisher.invalid:80/a.txt',
      ],
    },
    { name: '2011-07-15.pdf', addresses: ['https://publisher.invalid/a.pdf'] },
  ]);
  const insecure = await fetchEditions(['2011-07-15'], {
    into: temporaryFolder(),
    limits,
    catalogue: catalogueOf({
      addresses: [
        { ending: 'txt', fileDate: '2011-07-15', publisher: 'ftp://publisher.invalid/a.txt', archived: null },
      ],
    }),
  });
  expect(insecure.failed[0]?.reasons[0]).toMatch(/only https and the given base may be asked/);
});

test('a base that is no address is refused before anything is asked', async () => {
  await expect(fetched('not an address', temporaryFolder())).rejects.toThrow(/this is no address/);
  await expect(fetched('file:///etc', temporaryFolder())).rejects.toThrow(/only http and https/);
});

describe('a download into an archive', () => {
  const keep = (from: string, archive: Archive) =>
    fetchToArchive(['2011-07-15'], archive, { from, catalogue: catalogueOf(), limits });
  const downloads = (archive: Archive) =>
    readdirSync(join(archive.folder, 'downloads')).filter((n) => !n.startsWith('.writer.'));

  async function opened(): Promise<Archive> {
    const archive = await openArchive(join(temporaryFolder(), 'archive'), { create: true });
    onTestFinished(() => archive.close());
    return archive;
  }

  test('is an edition of it, listed with the address that it came from', async () => {
    const { base } = await serve({ '/2011-07-15.txt': file(BODY) });
    const archive = await opened();
    expect(await keep(base, archive)).toMatchObject({
      fetched: [{ edition: '2011-07-15', checked: 'hash' }],
      failed: [],
    });
    expect(archive.find('M12').documents[0]?.files).toEqual([`${base}2011-07-15.txt`]);
    expect(downloads(archive)).toEqual([]);
  });

  test('is not asked for again, nor is what was imported from elsewhere', async () => {
    const { base, asked } = await serve({ '/2011-07-15.txt': file(BODY) });
    const archive = await opened();
    await archive.import([folderOf({ 'mine.txt': BODY })]);
    expect(await keep(base, archive)).toMatchObject({ fetched: [], present: [{ edition: '2011-07-15' }] });
    expect(asked).toEqual([]);
  });

  test('goes on where it was cut off', async () => {
    let broken = true;
    const { base, asked } = await serve({
      '/2011-07-15.txt': (q, s, count) => (broken ? cut(BODY, 1000) : file(BODY))(q, s, count),
    });
    const archive = await opened();
    expect((await keep(base, archive)).failed).toHaveLength(1);
    expect(archive.editions()).toEqual([]);
    broken = false;
    expect((await keep(base, archive)).fetched).toHaveLength(1);
    expect(asked.at(-1)).toBe('/2011-07-15.txt bytes=1000-');
    expect(archive.editions()).toHaveLength(1);
  });

  test('that a killed process had finished is imported without asking again', async () => {
    const { base, asked } = await serve({});
    const archive = await opened();
    mkdirSync(join(archive.folder, 'downloads'));
    writeFileSync(join(archive.folder, 'downloads', '2011-07-15.txt'), BODY);
    expect((await keep(base, archive)).present).toEqual([{ edition: '2011-07-15' }]);
    expect(asked).toEqual([]);
    expect(archive.editions()).toHaveLength(1);
    expect(downloads(archive)).toEqual([]);
  });

  test('with wrong bytes leaves the archive as it was', async () => {
    const { base } = await serve({ '/2011-07-15.txt': file(Buffer.from(BODY).fill(32, 10, 20)) });
    const archive = await opened();
    expect((await keep(base, archive)).failed[0]?.reasons.join()).toMatch(/not those of the known file/);
    expect(archive.editions()).toEqual([]);
  });
});
