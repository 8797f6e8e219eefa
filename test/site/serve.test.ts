import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookServer, serveBook } from '../../src/site/serve.js';
import { variorum } from '../cli/support.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const folder = emptyFolder();
const site = join(folder, 'site');
const SECRET = 'this lies beside the book';
let server: BookServer;
let port: number;

function put(path: string, content: string): void {
  const full = join(site, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
}

/** Asks with the path exactly as it is given: no client tidies it up. */
function get(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((answered, failed) => {
    ask({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', failed)
      .end();
  });
}

/** Sends bytes as they are and gives back the first line of what comes. */
function raw(bytes: string): Promise<string> {
  return new Promise((answered) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      got += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => answered(got.split('\r\n')[0] ?? ''));
    socket.setTimeout(3000, () => socket.destroy());
  });
}

beforeAll(async () => {
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  put('index.html', '<!doctype html><title>Book</title>');
  put('style.css', 'p{}');
  put('program/find.js', '1');
  put('data/documents.json', '[]');
  put('editions/2008-02-01/index.html', 'edition');
  put('editions/2011-07-15/index.html', 'edition');
  put('rule/606.9a@2005-08-01/index.html', 'the life of 606.9a');
  put('rule/810.4@2010-06-18/index.html', 'another');
  put('rule/Poison~20.Counter@2008-02-01/index.html', 'the life of an entry');
  put('empty/note.txt', 'no page here');
  put(
    'data/concordance.json',
    JSON.stringify({
      version: 1,
      editions: ['2008-02-01', '2011-07-15'],
      lineages: [
        [
          '606.9a@2005-08-01',
          [
            ['606.9a', 0, 0],
            ['810.9a', 1, 1],
          ],
        ],
        ['999.1@2008-02-01', [['999.1', 0, 1]]],
        [
          '606@2005-08-01',
          [
            ['606', 0, 0],
            ['810', 1, 1],
          ],
        ],
        ['Poison Counter@2008-02-01', [['Poison Counter', 0, 1]]],
      ],
      branches: [],
    }),
  );
  symlinkSync(join(folder, 'secret.txt'), join(site, 'leak.txt'));
  server = await serveBook(site, { port: 0, host: '127.0.0.1' });
  port = Number(new URL(server.url).port);
});

afterAll(() => server.close());

describe('a served book', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/style.css', 'text/css; charset=utf-8'],
    ['/program/find.js', 'text/javascript; charset=utf-8'],
    ['/data/documents.json', 'application/json; charset=utf-8'],
    ['/editions/2008-02-01/', 'text/html; charset=utf-8'],
    ['/rule/606.9a@2005-08-01/index.html?from=mail', 'text/html; charset=utf-8'],
    ['/rule/606.9a%402005-08-01/', 'text/html; charset=utf-8'],
  ])('answers %s as %s, and lets nothing be embedded, guessed or sent away', async (path, type) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(body.length).toBe(Number(headers['content-length']));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('has one address for each folder, the one with a slash behind it', async () => {
    const { status, headers } = await get('/editions/2008-02-01');
    expect([status, headers.location]).toEqual([301, '/editions/2008-02-01/']);
  });

  test('sends a page once to those who have it already', async () => {
    const first = await get('/style.css');
    const tag = first.headers.etag as string;
    const again = await get('/style.css', { headers: { 'If-None-Match': `"other", W/${tag}` } });
    expect([again.status, again.body]).toEqual([304, '']);
    put('style.css', 'p{color:red}');
    expect((await get('/style.css', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  test('tells of a page without sending it', async () => {
    const { status, headers, body } = await get('/style.css', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });
});

describe('a citation as an address', () => {
  test.each([
    ['/rule/606.9a@2008-02-01', '/rule/606.9a@2005-08-01/'],
    ['/rule/606.9a@2008/', '/rule/606.9a@2005-08-01/'],
    ['/rule/606.9a@2008/index.html', '/rule/606.9a@2005-08-01/'],
    ['/rule/810.9a@latest', '/rule/606.9a@2005-08-01/'],
    ['/r/810.9a', '/rule/606.9a@2005-08-01/'],
    ['/r/606.9a/', '/rule/606.9a@2005-08-01/'],
  ])('%s leads to the life of the rule', async (path, life) => {
    const { status, headers } = await get(path);
    expect([status, headers.location?.replace(/#at=\d{4}-\d\d-\d\d$/, '')]).toEqual([302, life]);
    expect((await get(life)).body).toBe('the life of 606.9a');
  });

  test.each([
    ['/rule/810.9a@2008-02-01', '#at=2008-02-01'],
    ['/rule/606.9a@2011-07-15', '#at=2011-07-15'],
  ])('%s, a number of another day, leads to that rule on the day asked', async (path, at) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, `/rule/606.9a@2005-08-01/${at}`]);
  });

  test('says whether the number or the date is unknown', async () => {
    expect((await get('/rule/606.9a@1066')).body).toContain('No edition is known as “1066”.');
    expect((await get('/rule/606.99z@2008')).body).toContain('No edition has a rule 606.99z@2008.');
  });

  test('of an edition that is not in the book is found by the concordance of all published ones', async () => {
    const { status, headers } = await get('/rule/806.9a@2009-09-04');
    expect([status, headers.location]).toEqual([302, '/rule/606.9a@2005-08-01/#at=2009-09-04']);
  });

  test.each([
    '/rule/606.99z@2008',
    '/rule/606.9a@1066',
    '/rule/@',
    '/rule/606.9a@',
    '/r/12.x',
    '/r/<script>',
    '/rule/999.1@2008',
  ])('%s of which there is no page is told so', async (path) => {
    const { status, body } = await get(encodeURI(path));
    expect(status).toBe(404);
    expect(body).toMatch(/No such rule/);
    expect(body).not.toContain('<script>alert');
  });
});

describe('a hostile request', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/editions/../../secret.txt',
    '/editions/%2e%2e/%2e%2e/secret.txt',
    '/rule/..%2f..%2f..%2fsecret.txt@2008',
    '/r/..%2f..%2fsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%00/../secret.txt',
    '/style.css%00.html',
    '//secret.txt',
    '/./secret.txt',
    '/....//secret.txt',
    '/.git/config',
    '/leak.txt',
    `/${'a/../'.repeat(100)}secret.txt`,
    'http://127.0.0.1/secret.txt',
    '*',
    '/%',
    '/%zz',
    `/${'a'.repeat(5000)}`,
    '/empty/',
    '/style.css/',
    '/CON',
  ])('for %s gets nothing but a refusal', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain(SECRET);
    expect(body).not.toContain(folder);
  });

  test('that would leave for another site is not sent there', async () => {
    for (const path of ['//example.org/', '/%2f%2fexample.org', '/\\example.org', '/rule//example.org']) {
      const { status, headers } = await get(path);
      expect([400, 404]).toContain(status);
      expect(headers.location).toBeUndefined();
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])(
    'by %s is told what it may do',
    async (method) => {
      const { status, headers } = await get('/style.css', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      // Nothing more is taken from who sends without end.
      expect(headers.connection).toBe('close');
    },
  );

  test('by CONNECT or with no sense at all ends with the connection', async () => {
    expect(await raw('CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
    expect(await raw('\u0000\u0001\u0002\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await raw('GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n')).toBe(
      'HTTP/1.1 400 Bad Request',
    );
  });

  test('with more headers than a book needs is refused', async () => {
    const many = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Much: ${'x'.repeat(50_000)}\r\n\r\n`;
    expect(await raw(many)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('under the name of another site, which a browser can be made to send, reads nothing', async () => {
    const { status, body } = await get('/style.css', { headers: { Host: 'evil.example' } });
    expect(status).toBe(403);
    expect(body).not.toContain('p{');
    expect((await get('/style.css', { headers: { Host: `localhost:${port}` } })).status).toBe(200);
  });

  test('is survived: the next one is answered', async () => {
    expect((await get('/')).status).toBe(200);
  });
});

describe('an address without a page', () => {
  test.each([
    ['/comparisons/2008-02-01--2011-07-15/810/', '/compare/#old=2008-02-01&new=2011-07-15&part=810'],
    ['/comparisons/2011-07-15--2008-02-01', '/compare/#old=2011-07-15&new=2008-02-01'],
  ])('%s, two editions of the book, is compared in the page', async (path, place) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, place]);
  });

  test.each([
    ['/editions/2008/', '/editions/2008-02-01/'],
    ['/editions/July%202011/', '/editions/2011-07-15/'],
    ['/editions/2011-08-01/810/index.html', '/editions/2011-07-15/810/'],
  ])('%s, an edition by another date, leads to the edition in force then', async (path, place) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, place]);
  });

  test.each([
    ['/editions/2008-02-01/810/', '/editions/2008-02-01/606/'],
    ['/editions/2011-07-15/606', '/editions/2011-07-15/810/'],
  ])('%s, a section by a number of another day, leads to its number then', async (path, place) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, place]);
  });

  test.each(['/term/Poison%20Counter', '/term/poison-counter/', '/glossary/poison_counter/index.html'])(
    '%s, a headword of the glossary, leads to its entry',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([302, '/rule/Poison~20.Counter@2008-02-01/']);
      expect((await get(headers.location as string)).body).toBe('the life of an entry');
    },
  );

  test('of a headword that no edition has is not there', async () => {
    expect((await get('/term/mulligan-of-the-moon')).status).toBe(404);
  });

  test('of an edition that the book has not is no comparison', async () => {
    expect((await get('/comparisons/2008-02-01--1066-10-14/')).status).toBe(404);
  });

  test('of anything else has a search for its words on it', async () => {
    const { status, body } = await get('/rules/two-headed-giant');
    expect(status).toBe(404);
    expect(body).toContain('<div data-lost="true">');
    expect(body).toContain('src="../program/find.js"');
  });
});

describe('the call', () => {
  test.each([
    [['--port', 'eighty'], /"eighty" is no port/],
    [['--port', '70000'], /"70000" is no port/],
    [['--site', site, '--host', 'no.such.host.invalid'], /no address of this machine/],
    [['nothing-here.txt'], /nothing-here\.txt: no such file/],
  ])('%j is told what is wrong, in one line', async (args, words) => {
    const call = await variorum(['serve', ...args]);
    expect(call.status).toBe(2);
    expect(call.err).toMatch(words);
    expect(call.err.trim().split('\n')).toHaveLength(1);
  });

  test('says what to do where the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const taken = (other.address() as { port: number }).port;
    const call = await variorum(['serve', '--site', site, '--port', String(taken)]);
    other.close();
    expect(call.err).toBe(
      `variorum: port ${taken} is taken; choose another with --port, or 0 for any that is free\n`,
    );
  });

  const compiled = join(root, 'dist', 'cli', 'bin.js');
  test.skipIf(!existsSync(compiled)).each([
    ['--site', ['--site', site]],
    ['its folder alone', [site]],
  ])('of a book by %s serves until it is interrupted, and then ends as done', async (_, named) => {
    const child = spawn(process.execPath, [compiled, 'serve', ...named, '--port', '0', '--json']);
    let out = '';
    let err = '';
    child.stderr.on('data', (part) => {
      err += part;
    });
    await new Promise<void>((said) => {
      child.stdout.on('data', (part) => {
        out += part;
        if (out.includes('\n')) said();
      });
      child.on('exit', () => said());
    });
    const { url } = JSON.parse(out) as { url: string };
    expect((await fetch(url)).status).toBe(200);
    const ended = new Promise((code) => child.on('exit', (status) => code(status)));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(err).toBe('');
  });
});
