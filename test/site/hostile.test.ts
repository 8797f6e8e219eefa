import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf } from '../../src/archive/index.js';
import { loadScenarios } from '../../src/scenarios/index.js';
import { buildBook } from '../../src/site/index.js';
import { variorum } from '../cli/support.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { browserWanted, journey, launch } from './chromium.js';
import { asPage, COLOURS, HOSTILE, HOSTILE_NAME, hostileEdition, meant } from './hostile-source.js';
import { attribute, deadLinks, filesIn, type Page as MadePage, pagesIn } from './pages.js';

const place = emptyFolder();
const sources = join(place, 'sources of somebody');
const book = join(place, 'book');
/** Pages with words of the sources. */
let made: MadePage[] = [];
/** Pages by this project; those about the package itself are made from files of the repository. */
let own: MadePage[] = [];

/** Pages that hold words of the sources; the others only repeat numbers that every book has. */
function holdsWords(path: string): boolean {
  return (
    !/^(?:r|developers)\//.test(path) &&
    !(path.startsWith('rule/') && !path.includes('100.') && !path.includes('Term'))
  );
}

beforeAll(async () => {
  mkdirSync(sources);
  writeFileSync(join(sources, '2008.txt'), hostileEdition('February 1, 2008'));
  writeFileSync(join(sources, '2011.html'), asPage(hostileEdition('July 15, 2011', ' <b>now</b> {{more}}')));
  writeFileSync(join(sources, HOSTILE_NAME), hostileEdition(undefined, ' <u>undated</u>'));
  const name = 'fixtures/scenarios/life-of-a-team.json';
  await buildBook({
    sources: [sources],
    out: book,
    scenarios: () => loadScenarios(readFileSync(join(root, name), 'utf8'), name),
    shelf: await openShelf({ samples: true }),
    threads: 1,
  });
  const pages = pagesIn(book);
  made = pages.filter(({ path }) => holdsWords(path));
  own = pages.filter(({ path }) => !path.startsWith('developers/') && path !== '404.html');
});

describe('a book made of hostile sources', () => {
  test('has no element, attribute or address that a source could have brought', () => {
    const wrong = made.flatMap(({ path, elements }) =>
      elements.flatMap((element) => {
        const found: string[] = [];
        const { tagName, attrs } = element;
        if (['img', 'iframe', 'object', 'embed', 'base', 'template', 'textarea', 'u', 's'].includes(tagName))
          found.push(`<${tagName}>`);
        if (
          tagName === 'script' &&
          // The page for lost addresses looks for the programs at the top of its server too.
          !/^(?:(?:\.\.\/)*|\/)program\/[\w/.~-]+\.js$/.test(attribute(element, 'src') ?? '')
        )
          found.push(`script of ${attribute(element, 'src')}`);
        for (const { name, value } of attrs) {
          if (/^on/i.test(name)) found.push(`${name}=`);
          if (
            /^(?:href|src|action|formaction|srcset|xlink:href)$/i.test(name) &&
            /^\s*[a-z][a-z0-9+.-]*:/i.test(value)
          )
            found.push(`${name}=${value}`);
        }
        return found.map((what) => `${path}: ${what}`);
      }),
    );
    expect(made.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('shows every hostile text as itself', () => {
    // Characters that draw nothing, ring a bell or turn the words around them are left out of pages.
    const plain = (text: string): string =>
      text
        .replace(COLOURS, '')
        .replace(/(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
        .replace(/\s+/g, ' ');
    const shown = made
      .map(({ text }) => plain(text))
      .join(' ')
      .replace(/\s+/g, ' ');
    // References to characters are read as those characters, with a message.
    const lost = HOSTILE.filter(
      (text) => !shown.includes(plain(text).trim()) && !shown.includes(plain(meant(text)).trim()),
    );
    expect(lost).toEqual([]);
  });

  test('tells nothing of the machine that it was made on', () => {
    const secrets = [place, root, tmpdir(), homedir(), userInfo().homedir].filter((path) => path.length > 4);
    const telling = filesIn(book).filter((path) => {
      const words = readFileSync(join(book, path), 'latin1');
      return secrets.some((secret) => words.includes(secret)) || words.includes('sources of somebody');
    });
    expect(telling).toEqual([]);
  });

  test('has data that are scripts of their own and nothing but that', () => {
    const data = filesIn(book).filter((path) => /^program\/.*\.js$/.test(path));
    expect(data.length).toBeGreaterThan(3);
    for (const path of data) {
      // Whatever a text says, the file is still one script: it can be read, which is not to run it.
      expect(() => new Function(readFileSync(join(book, path), 'utf8')), path).not.toThrow();
    }
  });

  test('shows them as themselves on every kind of page', () => {
    const shown = (path: string): string => own.find((page) => page.path === path)?.text ?? '';
    const script = HOSTILE[0] as string;
    expect(shown('editions/2008-02-01/index.html')).toContain('<script>alert("title")</script>');
    expect(shown('editions/2008-02-01/100/index.html')).toContain(script);
    expect(shown('editions/2008-02-01/glossary/index.html')).toContain(`Term ${script}`);
    expect(shown('comparisons/2008-02-01--2011-07-15/100/index.html')).toContain(script);
    expect(own.some(({ path, text }) => path.startsWith('rule/') && text.includes(script))).toBe(true);
    expect(shown('index.html')).toContain(HOSTILE_NAME);
  });

  test('has none of theirs on pages that repeat numbers either, and no style anywhere', () => {
    const wrong = own.flatMap(({ path, elements }) =>
      elements
        .filter(
          (element) =>
            ['img', 'iframe', 'u', 's', 'object', 'embed', 'base', 'style'].includes(element.tagName) ||
            (element.tagName === 'script' && !/(?:^|\/)program\//.test(attribute(element, 'src') ?? '')) ||
            element.attrs.some(
              (attr) => /^on|^style$/.test(attr.name) || /^\s*(?:javascript|data):/i.test(attr.value),
            ),
        )
        .map((element) => `${path}: <${element.tagName}>`),
    );
    expect(wrong).toEqual([]);
  });

  test('has addresses of letters that no system takes for anything else', () => {
    expect(filesIn(book).filter((path) => /[<>:"|?*\\\0\s]/.test(path))).toEqual([]);
    expect(deadLinks(book, own)).toEqual([]);
  });
});

describe.skipIf(!browserWanted)('in a browser', journey, () => {
  let browser: Browser;
  let page: Page;
  const events: string[] = [];

  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
    page.on('dialog', (dialog) => {
      events.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(pathToFileURL(book).href)) events.push(`request: ${request.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') events.push(`error: ${message.text()}`);
    });
    page.on('pageerror', (error) => events.push(`thrown: ${error.message}`));
    page.on('popup', (popup) => events.push(`popup: ${popup.url()}`));
  });

  afterAll(() => browser?.close());

  /** One page of each kind, and all of those that are nothing but words of the sources. */
  function kinds(): string[] {
    const seen = new Map<string, number>();
    return (
      made
        .map(({ path }) => path)
        // That page looks for its book from wherever it is shown, which a folder on a disk does not do.
        .filter((path) => path !== '404.html')
        .filter((path) => {
          const kind = path.replace(/[^/]*\d[^/]*/g, 'N').replace(/Term[^/]*/g, 'TERM');
          const count = (seen.get(kind) ?? 0) + 1;
          seen.set(kind, count);
          return count <= 4;
        })
    );
  }

  test('none of it runs, asks for anything, or breaks a page', async () => {
    const visited = kinds();
    expect(visited.length).toBeGreaterThan(20);
    for (const path of visited) {
      // A page that only leads on may do so before it is there.
      await page.goto(pathToFileURL(join(book, path)).href).catch(() => page.waitForLoadState());
      // Focus and pointer wake what waits for them: definitions of terms, key by key.
      await page.keyboard.press('Tab');
      const term = page.locator('main a').first();
      if ((await term.count()) > 0) await term.hover({ force: true, timeout: 2000 }).catch(() => {});
      if (events.length > 0) events.push(`on ${path}`);
      expect(events).toEqual([]);
    }
  }, 240_000);

  test('a search for it finds it and draws it as words', async () => {
    await page.waitForLoadState();
    await page.goto(pathToFileURL(join(book, 'search/index.html')).href);
    const box = page.getByRole('searchbox').first();
    await box.fill('script alert');
    await box.press('Enter');
    await page.waitForTimeout(1500);
    expect(await page.locator('main img, main iframe, main script').count()).toBe(0);
    expect(events).toEqual([]);
  });
});

test('what is published of it tells nothing of the machine either', async () => {
  const out = join(place, 'published');
  const call = await variorum(['publish', sources, '--markdown', '--json', '--out', out]);
  expect(call.status).toBe(0);
  const telling = filesIn(out).filter((path) => readFileSync(join(out, path), 'utf8').includes(place));
  expect(telling).toEqual([]);
});
