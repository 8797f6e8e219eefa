import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf } from '../../src/archive/index.js';
import { commandHelp } from '../../src/cli/run.js';
import { loadScenarios } from '../../src/scenarios/index.js';
import { buildBook } from '../../src/site/index.js';
import { type BookServer, serveBook } from '../../src/site/serve.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { browserWanted, launch, obstacles } from './chromium.js';
import { filesIn } from './pages.js';

const FILES = ['life-of-a-team.json', 'two-headed-giant.json'];

/** Where the pictures of a run go; nobody commits them, somebody looks at them. */
const SHOTS = join(root, 'test-results', 'screens');

/** What the widths stand for: an old phone, a phone, a tablet, a screen, a wide screen. */
const WIDTHS = [320, 390, 768, 1280, 1920];

describe.skipIf(!browserWanted)('through a served book of the samples', () => {
  const folder = join(emptyFolder(), 'book');
  let server: BookServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** One page of each kind that the book has; numbers, names and dates do not make a kind. */
  let kinds: string[] = [];
  const requests: string[] = [];
  const complaints: string[] = [];
  const open = (path: string) => page.goto(server.url + path);
  const shot = (name: string) => page.screenshot({ path: join(SHOTS, `${name}.png`) });

  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    const silent = { out: () => {}, err: () => {}, lines: async function* () {} };
    await buildBook({
      sources: [join(root, 'sources')],
      out: folder,
      scenarios: FILES.flatMap((name) =>
        loadScenarios(readFileSync(join(root, 'fixtures/scenarios', name), 'utf8'), name),
      ),
      shelf: await openShelf({ samples: true }),
      commands: () =>
        commandHelp({
          ...silent,
          ...{ cwd: root, env: {}, terminal: false, errorTerminal: false, columns: 100 },
        }),
      threads: 1,
    });
    // The programs as they stand, whatever was compiled before.
    execFileSync(process.execPath, [join(root, 'scripts/bundle.mjs'), join(folder, 'program')]);
    const seen = new Set<string>();
    kinds = filesIn(folder).filter((path) => {
      // Pages that only lead on are followed by links of their own below.
      if (!path.endsWith('.html') || /http-equiv="refresh"/.test(readFileSync(join(folder, path), 'utf8')))
        return false;
      const kind = path
        .replace(/[^/]*@[^/]*/, 'ID')
        .replace(
          /^(behaviour\/(?:scenarios|parameters|editions)|developers\/(?:api|parameters)|r)\/[^/]+/,
          '$1/NAME',
        )
        .replace(/developers\/decisions-[^/]+/, 'developers/DECISION')
        .replace(/[^/]*\d[^/]*/g, 'N');
      return !seen.has(kind) && seen.add(kind);
    });
    server = await serveBook(folder, { port: 0, host: '127.0.0.1' });
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
    expect(page.url()).toMatch(/606\.9a@2005-08-01/);
  });

  test('a link to nothing is answered with a page that leads on', async () => {
    const reply = await open('rule/606.99z@2008');
    expect(reply?.status()).toBe(404);
    expect(await obstacles(page)).toEqual([]);
    await shot('missing');
    await page.getByRole('link', { name: 'the first page' }).click();
    await page.waitForURL(/\/index\.html$/);
  });

  test('a player watches one game under both editions, and changes the text: the game follows', async () => {
    await open('');
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.locator('.verdict', { hasText: 'then different' }).waitFor();
    const told = page.locator('.answers tr', { hasText: "indivLife('Ada')" }).locator('td');
    expect(await told.allTextContents()).toEqual(['9', '17']);
    await shot('play');
    const words = page.getByLabel('Text of rule 606.9a, 1 February 2008');
    await words.fill((await words.inputValue()).replace('rounded up', 'rounded down'));
    await page.getByText('halfTeamTotalRoundedDown', { exact: true }).first().waitFor();
    expect(await told.allTextContents()).toEqual(['8', '17']);
    await shot('play-changed');
  });

  test('every page can be walked by key alone: the text is one step away, and focus is seen and never caught', async () => {
    for (const path of kinds) {
      await open(path);
      // Search is there to be typed into, and begins in its box.
      if (!path.startsWith('search/')) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate('document.activeElement.className'), path).toBe('skip');
        await page.keyboard.press('Enter');
        await expect.poll(() => page.url(), { message: path }).toMatch(/#main$/);
      }
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(
          `(() => { const e = document.activeElement; if (!e || e === document.body) return 'out';
            const s = getComputedStyle(e); const seen = s.outlineStyle !== 'none' || e.matches('input, select, textarea');
            const caught = e === window.lastStop; window.lastStop = e;
            return (caught ? 'caught at ' : seen ? 'seen at ' : 'unseen at ') + e.outerHTML.slice(0, 80); })()`,
        );
        if (stop === 'out') break;
        expect(stop, path).toMatch(/^seen at/);
      }
    }
  }, 240_000);

  test('every kind of page keeps nobody out, in light and in dark', async () => {
    expect(kinds.length).toBeGreaterThan(25);
    const found: Record<string, string[]> = {};
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const path of kinds) {
        await open(path);
        const wrong = await obstacles(page);
        if (wrong.length > 0) found[`${path} (${scheme})`] = wrong;
      }
    }
    await page.emulateMedia({ colorScheme: null });
    expect(found).toEqual({});
  }, 300_000);

  test('every kind of page is as wide as the window and no wider, from an old phone to a wide screen', async () => {
    const wide: string[] = [];
    for (const path of kinds) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const needed = (await page.evaluate('document.documentElement.scrollWidth')) as number;
        if (needed > width) wide.push(`${path}: ${needed} at ${width}`);
        if (width === 390 || width === 1280)
          await shot(
            `${path.replace(/\/?index\.html$|\.html$/, '').replaceAll('/', '_') || 'home'}-${width}`,
          );
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(wide).toEqual([]);
  }, 300_000);

  test('on paper there are words and no controls', async () => {
    for (const path of [
      'editions/2008-02-01/606/index.html',
      'comparisons/2008-02-01--2011-07-15/810/index.html',
      'rule/606.9a@2005-08-01/index.html',
    ]) {
      await open(path);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      expect(await page.locator('.skip').isVisible(), path).toBe(false);
      expect(await page.locator('header nav a').first().isVisible(), path).toBe(false);
      for (const control of ['form.switches', '#theme', '[data-keys]', 'button'])
        expect(await page.locator(control).first().isVisible(), `${path}: ${control}`).toBe(false);
      const paper = await page.pdf({ format: 'A4' });
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
      await shot(`print-${path.split('/')[0]}`);
      await page.emulateMedia({ media: null, colorScheme: null });
    }
  });

  test('everything that is words can be read where no script runs', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    for (const path of kinds.filter((one) => !/^(?:behaviour\/play|search|404)/.test(one))) {
      await reader.goto(server.url + path);
      expect(((await reader.locator('main').textContent()) ?? '').trim().length, path).toBeGreaterThan(40);
    }
    await plain.close();
  });
});
