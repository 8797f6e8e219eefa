import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookServer } from '../../src/site/serve.js';
import { browserWanted, journey, launch, obstacles } from './chromium.js';
import { SHOTS, serveSamples } from './served.js';

/** How broad the text of a sheet of A4 is, in pixels of a browser. */
const PAPER = 642;

describe.skipIf(!browserWanted)('through a served book of the samples', journey, () => {
  let server: BookServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const requests: string[] = [];
  const complaints: string[] = [];
  const open = (path: string) => page.goto(server.url + path);
  const shot = (name: string) => page.screenshot({ path: join(SHOTS, `${name}.png`) });

  beforeAll(async () => {
    ({ server } = await serveSamples());
    browser = await launch();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 404/.test(message.text()))
        complaints.push(message.text());
    });
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    expect(requests.length).toBeGreaterThan(50);
    expect(requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a judge with an old article finds today’s name of 606.9a, its words then and now, and the value they state', async () => {
    await open('');
    await page.getByLabel('Rule number', { exact: true }).fill('606.9a');
    await page.getByLabel('as cited on').fill('2008-06-30');
    await page.keyboard.press('Enter');
    const found = page.locator('ul.borne li').first();
    await found.waitFor();
    expect(await found.textContent()).toMatch(/Today .*810\.9a/);
    await found.getByRole('link').first().click();
    expect(await page.locator('h1').textContent()).toMatch(/810\.9a/);
    const life = (await page.locator('main').textContent()) ?? '';
    expect(life).toMatch(/606\.9a/);
    expect(life).toMatch(/twoHeadedGiant\.individualLife\.value/);
    await shot('life');
  });

  test('a historian compares 2008 with 2011: what moved, what changed in 606, and the next change by key', async () => {
    await open('');
    await page.getByRole('link', { name: 'what changed since 1 February 2008' }).first().click();
    expect(await page.locator('main').textContent()).toMatch(/How sections were renumbered/);
    await shot('comparison');
    await page.locator('main td a', { hasText: '810' }).first().click();
    const rule = page.locator('article', { hasText: '606.9a' }).filter({ hasText: '→ 810.9a' }).first();
    expect(await rule.textContent()).toMatch(/substantive/);
    expect(await rule.locator('del').count()).toBeGreaterThan(0);
    expect(await rule.locator('ins').count()).toBeGreaterThan(0);
    const top = (): Promise<number> => page.evaluate('window.scrollY');
    const before = await top();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('n');
    expect(await top()).toBeGreaterThan(before);
    await shot('comparison-section');
    await page.locator('#view-side').check();
    await rule.scrollIntoViewIfNeeded();
    await shot('comparison-side');
  });

  test.each([
    ['rule/606.9a@2008-02-01', 'the address of an edition that is here'],
    ['rule/606.9a@2008', 'an edition by the year'],
    ['rule/806.9a@2009-09-04/', 'an edition that is not here'],
    ['rule/810.9a@latest/index.html', 'the newest'],
  ])('an old link, /%s (%s), leads to the rule', async (path) => {
    await open(path);
    await page.waitForURL(/rule\/606\.9a@2005-08-01\//);
    expect(await page.locator('h1').textContent()).toMatch(/810\.9a/);
  });

  test('a number that is no longer in use says what the rule is called today', async () => {
    await open('r/606.9a/');
    const text = await page.locator('main').textContent();
    expect(text).toMatch(/No current rule has this number[\s\S]*Today 810\.9a/);
    await page.locator('main a').first().click();
    await page.waitForURL(/606\.9a@2005-08-01/);
  });

  test('a link to nothing is answered with a page that leads on', async () => {
    const reply = await open('rule/606.99z@2008');
    expect(reply?.status()).toBe(404);
    expect(await obstacles(page)).toEqual([]);
    await shot('missing');
    await page.getByRole('link', { name: 'the first page' }).click();
    await page.waitForURL(/\/index\.html$/);
  });

  test('an Example of the rules is watched as the game that was played to judge it', async () => {
    await open('behaviour/understood/807/index.html');
    const rule = page.locator('article.rule', {
      has: page.getByRole('link', { name: /Watch this example/ }),
    });
    const number = await rule.first().locator('.number').innerText();
    const words = await rule.first().locator('.example bdi').first().innerText();
    await rule
      .first()
      .getByRole('link', { name: /Watch this example/ })
      .first()
      .click();
    await page.getByRole('heading', { name: `Example of ${number}` }).waitFor();
    expect(await page.locator('p.about').innerText()).toContain(words);
    expect(await page.locator('svg.table').count()).toBeGreaterThan(0);
    expect(page.url()).toMatch(/scenario=example-807/);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    await shot('play-example');
  });

  test('any two editions are compared beside the page, which takes what is typed meanwhile; in the page where there are no threads', async () => {
    const address = `${server.url}compare/index.html#old=2008-02-01&new=2011-07-15&part=810`;
    const results: string[] = [];
    for (const threads of [true, false]) {
      const own = await browser.newContext();
      if (!threads) await own.addInitScript('delete globalThis.Worker');
      const reader = await own.newPage();
      let started = 0;
      reader.on('worker', () => started++);
      const errors: string[] = [];
      // A thread that cannot run its program says so here, and the page would do its work without a word.
      reader.on('pageerror', ({ message }) => errors.push(message));
      await reader.goto(address);
      await reader.locator('article.edge').first().waitFor();
      expect(started, `threads: ${threads}`).toBe(threads ? 1 : 0);
      expect(errors).toEqual([]);
      results.push(await reader.locator('main').innerText());
      if (threads) {
        const from = reader.getByLabel('From');
        // The newest edition comes first, the oldest last.
        await from.selectOption({ index: (await from.locator('option').count()) - 1 });
        await reader.getByText(/^(?:Loading|Comparing) the two editions/).waitFor();
        await reader.keyboard.press('Escape');
        // The search opens and is typed into while the editions are compared.
        await reader.locator('h1').click();
        await reader.keyboard.press('/');
        await reader.locator('dialog input').waitFor();
        await reader.keyboard.type('range of influence');
        expect(await reader.locator('dialog input').inputValue()).toBe('range of influence');
      }
      await own.close();
    }
    expect(results[0]).toBe(results[1]);
  });

  test('on paper there are words and no controls', async () => {
    for (const path of [
      'editions/2008-02-01/606/index.html',
      'comparisons/2008-02-01--2011-07-15/810/index.html',
      'rule/606.9a@2005-08-01/index.html',
      'comparisons/2008-02-01--2011-07-15/index.html',
      'behaviour/scenarios/half-of-each-life/index.html',
      'compare/index.html',
      'whole/index.html',
    ]) {
      await page.setViewportSize({ width: PAPER, height: 1000 });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      // Tints of a dark screen would hide black words.
      expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
      expect(await page.locator('.skip').isVisible(), path).toBe(false);
      expect(await page.locator('header nav a').first().isVisible(), path).toBe(false);
      for (const control of ['form.switches', 'form.box', '#theme', '[data-keys]', 'button'])
        expect(await page.locator(control).first().isVisible(), `${path}: ${control}`).toBe(false);
      for (const field of ['select', 'input', 'label:has(select, input)'])
        expect(await page.locator(`${field}:visible`).count(), `${path}: ${field}`).toBe(0);
      // Paper cannot be scrolled: what is broader than its place is cut.
      expect(
        await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
        path,
      ).toBe(true);
      const paper = await page.pdf({ format: 'A4' });
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
      await shot(`print-${path.split('/')[0]}`);
      await page.emulateMedia({ media: null, colorScheme: null });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
