import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf } from '../../src/archive/index.js';
import { Homes, homesOf } from '../../src/site/homes.js';
import { buildBook } from '../../src/site/index.js';
import { type BookServer, serveBook } from '../../src/site/serve.js';
import { emptyFolder } from '../support/folder.js';
import { browserWanted, launch } from './chromium.js';
import { contentOf, deadLinks, pagesIn } from './pages.js';
import { putPrograms } from './served.js';
import { elementsOf } from './xml.js';

describe('editions that share pages', () => {
  const edition = (id: string, parts: Record<string, string>, whole = true) => ({
    id,
    whole,
    parts: Object.entries(parts),
  });
  const { data, runs } = homesOf([
    edition('1', { a: 'x', b: 'y' }),
    edition('2', { a: 'x', b: 'z' }),
    edition('fragment', { a: 'w' }, false),
    edition('3', { a: 'x' }),
    edition('4', { a: 'x', b: 'z' }),
  ]);
  const homes = new Homes(data);

  test('a part lies with the first of the neighbours that have it alike', () => {
    expect(homes.of('editions/4/a/index.html')).toBe('editions/1/a/index.html');
    expect(homes.of('editions/2/b/index.html#r1')).toBe('editions/2/b/index.html#r1');
    expect(runs.get('1')?.get('a')).toEqual({ last: '4', editions: 4 });
  });

  test('a part that was gone meanwhile has a page again', () => {
    expect(homes.of('editions/4/b/index.html')).toBe('editions/4/b/index.html');
    expect(runs.get('2')?.get('b')).toEqual({ last: '2', editions: 1 });
  });

  test('a fragment shares nothing, and other addresses stay as they are', () => {
    expect(homes.of('editions/fragment/a/index.html')).toBe('editions/fragment/a/index.html');
    expect(homes.of('rule/606.9a@2005-08-01/index.html')).toBe('rule/606.9a@2005-08-01/index.html');
    expect([homes.within('3', '2', '4'), homes.within('1', '2', '4')]).toEqual([true, false]);
  });
});

/** A small edition of the year 2001 and so on; a section is reworded in some years. */
function editionOf(year: number): string {
  const tools = year < 2007 ? 'a hammer' : 'a saw';
  const wood = year < 2005 ? 'oak' : year < 2010 ? 'beech' : year < 2015 ? 'ash' : 'lime';
  return `Magic: The Gathering Comprehensive Rules for workshops

These rules are current as of February 1, ${year}.

Contents

1. Workshops
100. Tools
101. Wood
Glossary
Credits

1. Workshops

100. Tools

100.1. Every carpenter brings ${tools} and keeps it dry.

100.2. A broken tool is mended the same day. See rule 101.1.

101. Wood

101.1. Benches are made of ${wood}.

101.1a A bench that creaks is made again. See rule 100.1.

Glossary

Bench
A long seat. See rule 101.

Credits

The workshop.
`;
}

describe('an edition that is added to a book of many', () => {
  const sources = emptyFolder();
  const [growing, whole] = [emptyFolder(), emptyFolder()].map((folder) => join(folder, 'book')) as [
    string,
    string,
  ];
  const put = (year: number): void => writeFileSync(join(sources, `${year}-02-01.txt`), editionOf(year));
  const make = async (out: string): Promise<Record<string, string>> => {
    await buildBook({
      sources: [sources],
      out,
      scenarios: () => [],
      shelf: await openShelf({ samples: true }),
      threads: 1,
    });
    return contentOf(out, /^\.book\//);
  };

  test('gives the book that all of them give at once, and changes no page of an older one but where its text ends', async () => {
    mkdirSync(sources, { recursive: true });
    for (let year = 2001; year <= 2014; year++) put(year);
    const before = await make(growing);
    put(2015);
    const after = await make(growing);
    expect(await make(whole)).toEqual(after);
    const changed = Object.keys(before).filter((path) => before[path] !== after[path]);
    // Of section 101 another text begins in 2015; the editions of the two years before it have another way to newer ones.
    const old = changed.filter((path) => /^editions\/20(?:0\d|1[0-2])/.test(path));
    expect(old).toEqual(['editions/2010-02-01/101/index.html']);
    expect(changed).toContain('editions/2013-02-01/index.html');
    expect(readFileSync(join(growing, 'editions/2007-02-01/100/index.html'), 'utf8')).toContain(
      'since 1 February 2007',
    );
  });
});

describe('a book of many editions', () => {
  const folder = join(emptyFolder(), 'book');
  let server: BookServer;

  beforeAll(async () => {
    const sources = emptyFolder();
    mkdirSync(sources, { recursive: true });
    for (let year = 2001; year <= 2014; year++)
      writeFileSync(join(sources, `${year}-02-01.txt`), editionOf(year));
    await buildBook({
      sources: [sources],
      out: folder,
      scenarios: () => [],
      shelf: await openShelf({ samples: true }),
      threads: 1,
    });
    await putPrograms(folder);
    server = await serveBook(folder, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server?.close());

  const pageOf = (year: string, section: string): string =>
    join(folder, `editions/${year}`, section, 'index.html');

  test('writes a section once for all editions that have it alike, and says from when to when', () => {
    expect(['2001-02-01', '2006-02-01', '2007-02-01'].map((year) => existsSync(pageOf(year, '100')))).toEqual(
      [true, false, true],
    );
    const page = readFileSync(pageOf('2005-02-01', '101'), 'utf8');
    expect(page).toMatch(/1 February 2005 to 1 February 2009<\/b> \(5 editions\)/);
    expect(page).toMatch(/href="..\/..\/2001-02-01\/101\/index.html"/);
  });

  test('has no link that leads nowhere', () => {
    const pages = pagesIn(folder, (path) => !path.startsWith('developers/') && path !== '404.html');
    expect(pages.length).toBeGreaterThan(60);
    expect(deadLinks(folder, pages)).toEqual([]);
  });

  test('has no pages that only lead on from an old number: the server does, and half of the files would be theirs', async () => {
    expect(existsSync(join(folder, 'r'))).toBe(false);
    const reply = await fetch(`${server.url}r/101.1/`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/rule/101.1@2001-02-01/']);
  });

  test('has a feed for each rule and section in force, with an entry for each edition that changed its text', () => {
    const entries = (id: string): string[] => {
      const { elements } = elementsOf(readFileSync(join(folder, 'rule', id, 'feed.xml'), 'utf8'));
      return elements.flatMap(({ name, path, text }) =>
        path === 'feed/entry' && (name === 'title' || name === 'summary') ? [text] : [],
      );
    };
    expect(entries('101.1@2001-02-01').filter((words) => /^\d{4}-/.test(words))).toEqual([
      '2010-02-01',
      '2005-02-01',
      '2001-02-01',
    ]);
    expect(entries('101@2001-02-01').join()).toMatch(/101\.1 added; 101\.1a added/);
    expect(readFileSync(join(folder, 'rule/101@2001-02-01/index.html'), 'utf8')).toContain('href="feed.xml"');
  });

  test('answers the address of every part of every edition', async () => {
    const reply = await fetch(`${server.url}editions/2009-02-01/101/`, { redirect: 'manual' });
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('/editions/2005-02-01/101/#in=2009-02-01');
    expect((await fetch(`${server.url}editions/2009-02-01/999/`)).status).toBe(404);
  });

  test.skipIf(!browserWanted)('leads who reads an edition through the text of that edition', async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.goto(`${server.url}editions/2008-02-01/index.html`);
      await page.getByRole('link', { name: '101 Wood' }).click();
      await page.getByText('here as of 1 February 2008').waitFor();
      expect(page.url()).toMatch(/2005-02-01\/101/);
      // The page is of 2005, when carpenters had hammers; the reader is in 2008.
      await page.getByRole('link', { name: '← 100 Tools' }).click();
      await page.getByText('here as of 1 February 2008').waitFor();
      expect(await page.locator('main').textContent()).toMatch(/a saw/);
    } finally {
      await browser.close();
    }
  });
});
