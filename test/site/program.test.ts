import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserWanted, journey, launch, obstacles } from './chromium.js';
import { bookOfSamples } from './served.js';

if (!browserWanted)
  console.log(
    'No Chromium is found: the programs of the pages are not tried (apt-get install chromium-headless-shell).',
  );

describe.skipIf(!browserWanted)('the programs of the pages', journey, () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const requests: string[] = [];
  const complaints: string[] = [];
  let folder: string;
  const address = (path: string): string => pathToFileURL(folder).href + (path === '' ? '' : `/${path}`);

  const open = async (path: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(address(path));
  };

  beforeAll(async () => {
    folder = await bookOfSamples();
    browser = await launch();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });

  afterAll(async () => {
    await browser?.close();
    expect(requests.filter((url) => url !== 'about:blank' && !url.startsWith(address('')))).toEqual([]);
    expect(requests.some((url) => url.endsWith('program/site.js'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  describe('finding', () => {
    const ask = async (words: string): Promise<void> => {
      await page.getByRole('searchbox').fill(words);
    };

    test('606.9a is called 810.9a today', async () => {
      await open('search/index.html');
      await ask('606.9a');
      const found = page.locator('ul.borne li');
      await found.first().waitFor();
      await expect
        .poll(() => found.first().textContent())
        .toMatch(/1 August 2005 to 1 May 2009Today 810\.9a/);
      await ask('CR 606.9a@2008-03');
      await page.getByText(/on 1 February 2008/).waitFor();
      await expect.poll(() => page.locator('ul.borne').textContent()).toMatch(/810\.9a/);
      expect(await obstacles(page)).toEqual([]);
      await page.locator('ul.borne a').first().click();
      await expect.poll(() => page.locator('h1').textContent()).toMatch(/810\.9a|606\.9a/);
    });

    test('a wording is found once, with the editions that hold it, by its words and as a phrase', async () => {
      await open('search/index.html');
      await ask('life total individual player');
      const first = page.locator('ol.found li').first();
      await first.waitFor();
      await expect.poll(() => first.locator('mark').count()).toBeGreaterThan(0);
      await ask('"half the team’s life total"');
      await page.getByText(/^Rules with this phrase$/).waitFor();
      for (const text of await page.locator('ol.found li').allTextContents())
        expect(text).toMatch(/half the team.s life total/i);
      await ask('"variant for two teams of two players"');
      await page
        .locator('ol.found a', { hasText: /^Two-Headed Giant/ })
        .first()
        .click();
      await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Term Two-Headed Giant/);
      await open('search/index.html');
      await ask('purple elephants');
      await page.getByText(/^No results/).waitFor();
      expect(await obstacles(page)).toEqual([]);
    });

    test('a slip of the pen finds what is nearly the same, and says so', async () => {
      await open('search/index.html');
      await ask('indvidual');
      await page.getByText(/for “individual”/).waitFor();
      await expect.poll(() => page.locator('ol.found mark').first().textContent()).toMatch(/individual/i);
    });

    test('a citation with the date on which it was written is led to the rule, from the first page and the archive', async () => {
      for (const path of ['index.html', 'archive/index.html']) {
        await open(path);
        await page.getByLabel('Rule number', { exact: true }).fill('606.9a');
        await page.getByLabel('as cited on').fill('2008-06-30');
        await page.keyboard.press('Enter');
        const found = page.locator('ul.borne li');
        await found.waitFor();
        await expect
          .poll(() => found.textContent())
          .toMatch(/606\.9a on 1 May 2008Today 810\.9a \(this number until 1 May 2009\)/);
        expect(await obstacles(page)).toEqual([]);
        await page.getByLabel('Rule number', { exact: true }).fill('never');
        await page.keyboard.press('Enter');
        await page.getByText('A rule number looks like').waitFor();
      }
    });

    test('a phrase has a first and a last use', async () => {
      await open('archive/index.html');
      await page.getByLabel('Phrase').fill('half the team’s life total');
      await page.keyboard.press('Enter');
      const uses = page.locator('dl.meanings dd');
      await uses.first().waitFor();
      await expect.poll(() => uses.first().textContent()).toMatch(/1 October 2006, 606\.9a/);
      await expect.poll(() => uses.nth(1).textContent()).toMatch(/1 February 2008, 606\.9a/);
      await page.getByLabel('Phrase').fill('purple elephants');
      await page.keyboard.press('Enter');
      await page.getByText('No rule in these editions uses').waitFor();
    });

    test('nobody needs a mouse: from any page to a rule by key', async () => {
      await open('behaviour/index.html');
      await page.keyboard.press('/');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await page.keyboard.type('606.9a@2008');
      await page.locator('ul.borne a').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('606.9a');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
      await page.keyboard.press('/');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      // At once, before the page is drawn without the field.
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await page.locator('ul.borne a').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('606.9a');
      await page.keyboard.press('Enter');
      await page.waitForURL(/rule\/606\.9a@/);
    });
  });

  describe('a number of today at a former date', () => {
    test('is answered with the number that the rule had, and Enter opens it at that date', async () => {
      await open('behaviour/index.html');
      await page.keyboard.press('/');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await page.keyboard.type('810.9a@2008-02-01');
      await page.getByText('was 606.9a on 1 February 2008').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/rule\/606\.9a@.*#at=2008-02-01$/);
    });
  });

  describe('on every page', () => {
    test('the colours are the system’s until somebody chooses, and the choice is kept', async () => {
      const paper = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
      await page.emulateMedia({ colorScheme: 'dark' });
      await open('index.html');
      const dark = await paper();
      await page.getByRole('button', { name: 'Theme: auto' }).click();
      const light = await paper();
      expect(light).not.toBe(dark);
      await open('behaviour/index.html');
      await expect.poll(() => paper()).toBe(light);
      await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('light');
      await page.getByRole('button', { name: 'Theme: light' }).click();
      await page.getByRole('button', { name: 'Theme: dark' }).click();
      await expect.poll(() => paper()).toBe(dark);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => paper()).toBe(light);
    });

    test('changes are gone through by key', async () => {
      await open('comparisons/2008-02-01--2011-07-15/810/index.html');
      await expect.poll(() => page.locator('p.keys').first().innerText()).toMatch(/n next change/i);
      const here = () => page.evaluate('document.activeElement.id');
      await page.keyboard.press('n');
      const first = await here();
      expect(first).not.toBe('');
      await page.keyboard.press('n');
      const second = await here();
      expect(second).not.toBe(first);
      await page.keyboard.press('p');
      await expect.poll(() => here()).toBe(first);
    });

    test('what was chosen to be seen on one comparison is chosen on the next', async () => {
      await open('comparisons/2008-02-01--2011-07-15/810/index.html');
      const box = page.locator('.switches input[type=checkbox]').first();
      const id = await box.getAttribute('id');
      const before = await box.isChecked();
      await box.setChecked(!before);
      await open('comparisons/2006-10-01--2011-07-15/810/index.html');
      await expect.poll(() => page.locator(`#${id}`).isChecked()).toBe(!before);
      await page.locator(`#${id}`).setChecked(before);
    });

    test('an entry of a legend marks the words that its edition brought', async () => {
      await open('rule/606.9a@2005-08-01/index.html');
      const entry = page.locator('[data-legend]').first();
      const edition = await entry.getAttribute('data-legend');
      await expect.poll(() => page.locator('.pointed').count()).toBe(0);
      await entry.hover();
      const marked = page.locator('.pointed');
      await expect.poll(() => marked.count()).toBeGreaterThan(0);
      for (const words of await marked.all())
        await expect.poll(() => words.getAttribute('data-from')).toBe(edition);
      await page.mouse.move(0, 0);
      await expect.poll(() => marked.count()).toBe(0);
    });

    test('a term shows its definition to those who come by key, and Escape puts it away', async () => {
      await open('editions/2011-07-15/810/index.html');
      const term = page.locator('a.term').first();
      await term.focus();
      const box = page.locator('#definition');
      await expect.poll(() => box.isVisible()).toBe(true);
      expect(((await box.textContent()) ?? '').length).toBeGreaterThan(10);
      await expect.poll(() => term.getAttribute('aria-describedby')).toBe('definition');
      expect(await obstacles(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => box.isVisible()).toBe(false);
    });
  });

  describe('on a server that has nothing but files, under a path of its own', () => {
    let server: Server;
    let base: string;
    beforeAll(async () => {
      server = createServer((request, response) => {
        const path = decodeURIComponent((request.url ?? '/').split('?')[0] as string).replace(
          /\/$/,
          '/index.html',
        );
        const file = join(folder, path.replace(/^\/some\/book\//, ''));
        const there = existsSync(file) && statSync(file).isFile();
        const type = { js: 'text/javascript', css: 'text/css', html: 'text/html' }[
          path.split('.').at(-1) ?? ''
        ];
        response.writeHead(there ? 200 : 404, { 'content-type': (there && type) || 'text/html' });
        response.end(readFileSync(there ? file : join(folder, '404.html')));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/book`;
    });
    afterAll(() => server.close());

    test('an address that never had a page leads to the rule that it means', async () => {
      const visitor = await browser.newPage();
      await visitor.goto(`${base}/rule/606.9a@2007-02-01/`);
      await visitor.waitForURL(/rule\/606\.9a@2005-08-01\/index\.html#at=2007-02-01$/);
      await expect.poll(() => visitor.locator('h1').textContent()).toMatch(/606\.9a|810\.9a/);
      await visitor.close();
    });

    test('an address that means nothing says so, in the colours and with the links of the book', async () => {
      const visitor = await browser.newPage();
      await visitor.goto(`${base}/rule/999.1z/none/`);
      await expect.poll(() => visitor.locator('h1').textContent()).toBe('Page not found');
      expect(await obstacles(visitor)).toEqual([]);
      // Its programs are looked for in every folder above, and run once.
      await expect.poll(() => visitor.getByLabel(/^Theme/).count()).toBe(1);
      await visitor.getByRole('link', { name: 'the first page' }).click();
      await visitor.waitForURL(`${base}/index.html`);
      await visitor.close();
    });

    test('at the top of a server it leads on from any depth', async () => {
      const visitor = await browser.newPage();
      const top = new URL(base).origin;
      await visitor.goto(`${top}/rule/606.9a/of/a/book/on/a/shelf/`);
      await expect.poll(() => visitor.getByLabel(/^Theme/).count()).toBe(1);
      await visitor.getByRole('link', { name: 'the first page' }).click();
      await visitor.waitForURL(`${top}/index.html`);
      await visitor.close();
    });

    test('its programs run once, even where the folders above are the same folder', async () => {
      const visitor = await browser.newPage();
      await visitor.goto(`${new URL(base).origin}/404.html`);
      await expect.poll(() => visitor.getByLabel(/^Theme/).count()).toBe(1);
      await visitor.close();
    });

    test('the engine runs there as it does from a file', async () => {
      const visitor = await browser.newPage();
      await visitor.goto(`${base}/behaviour/play/index.html`);
      await visitor.locator('.verdict', { hasText: 'then different' }).waitFor();
      await visitor.close();
    });
  });

  test('without scripts the outcomes that were recorded are there, and search says where to look', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const quiet = await plain.newPage();
    await quiet.goto(address('behaviour/scenarios/half-of-each-life/index.html'));
    const text = (await quiet.locator('main').textContent()) ?? '';
    expect(text).toMatch(
      /1 February 2008[\s\S]*indivLife\('Ada'\)\) is 9[\s\S]*15 July 2011[\s\S]*indivLife\('Ada'\)\) is 17/,
    );
    await expect.poll(() => quiet.locator('button').count()).toBe(0);
    await quiet.goto(address('behaviour/differences/2008-02-01--2011-07-15/index.html'));
    await expect
      .poll(() => quiet.locator('[id="twoHeadedGiant.individualLife.value"]').textContent())
      .toMatch(/halfTeamTotalRoundedUp[\s\S]*teamTotal[\s\S]*Shown by/);
    await quiet.goto(address('search/index.html'));
    await quiet.getByRole('link', { name: '1 February 2008' }).click();
    expect(quiet.url()).toMatch(/editions\/2008-02-01/);
    await plain.close();
  });

  test('no page and no file that a page loads by itself is longer than it may be', () => {
    const html = (path: string): string[] =>
      readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? html(join(path, entry.name)) : [join(path, entry.name)],
      );
    for (const path of [...html('behaviour'), ...html('search')])
      expect([path, statSync(join(folder, path)).size < 150_000]).toEqual([path, true]);
    for (const path of html('program/data/search'))
      expect([path, statSync(join(folder, path)).size < 150_000]).toEqual([path, true]);
  });
});
