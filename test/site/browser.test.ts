import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf } from '../../src/archive/index.js';
import { loadScenarios } from '../../src/scenarios/index.js';
import { buildBook } from '../../src/site/index.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path),
);
const wanted = executablePath !== undefined || process.env.CI !== undefined;
if (!wanted)
  console.log(
    'No Chromium is found: the journeys through the pages are left out (apt-get install chromium).',
  );

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  'index.html',
  'archive/index.html',
  'archive/concordance/index.html',
  'archive/concordance/606/index.html',
  'behaviour/index.html',
  'behaviour/scenarios/index.html',
  'editions/2008-02-01/index.html',
  'editions/2008-02-01/606/index.html',
  'editions/2011-07-15/glossary/index.html',
  'editions/2011-09-30/index.html',
  'comparisons/2008-02-01--2011-07-15/index.html',
  'comparisons/2008-02-01--2011-07-15/810/index.html',
  'rule/606.9a@2005-08-01/index.html',
  'rule/606@2005-08-01/index.html',
  'r/606.9a/index.html',
];

describe.skipIf(!wanted)('the pages in a browser', () => {
  let browser: Browser;
  let page: Page;
  const requests: string[] = [];
  const complaints: string[] = [];
  const folder = join(emptyFolder(), 'book');
  const address = (path: string): string => pathToFileURL(join(folder, path)).href;

  beforeAll(async () => {
    const name = 'fixtures/scenarios/life-of-a-team.json';
    await buildBook({
      sources: [join(root, 'sources')],
      out: folder,
      scenarios: loadScenarios(readFileSync(join(root, name), 'utf8'), name),
      shelf: await openShelf({ samples: true }),
      threads: 1,
    });
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
        '--no-first-run',
      ],
    });
    page = await browser.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });

  afterAll(async () => {
    await browser?.close();
    expect(requests.filter((url) => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test.each(PAGES)(`%s has nothing that keeps a person out (${scheme})`, async (path) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(address(path));
      // The policy of the pages lets no script in; the check is put in from outside it.
      const found = await page.evaluate(
        `(async () => { ${axe}; return (await axe.run({ preload: false })).violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | ')); })()`,
      );
      expect(found).toEqual([]);
    });
  }

  test.each(PAGES)('%s is as wide as the window and no wider, on a phone and on a screen', async (path) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address(path));
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  });

  test('a historian goes from the first page to what became of 606.9a', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address('index.html'));
    await page.getByRole('link', { name: 'what changed since 1 February 2008' }).first().click();
    await page.locator('main td a', { hasText: '810' }).first().click();
    const rule = page.locator('article', { hasText: '606.9a' }).filter({ hasText: '→ 810.9a' });
    expect(await rule.first().textContent()).toMatch(/substantive/);
    expect(await rule.first().locator('del').count()).toBeGreaterThan(0);
    const shots = join(root, 'out', 'screens');
    mkdirSync(shots, { recursive: true });
    await rule.first().scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(shots, 'comparison.png') });
    await rule.first().getByRole('link', { name: 'history' }).click();
    expect(await page.locator('h1').textContent()).toMatch(/Rule 810\.9a/);
  });

  test('an old address leads to the rule, and says what it is called today', async () => {
    const stub = readFileSync(join(folder, 'rule/606.9a@2008-02-01/index.html'), 'utf8');
    expect(stub).toMatch(/Today 810\.9a/);
    await page.goto(address('rule/606.9a@2008-02-01/index.html'));
    await page.waitForURL(/rule\/606\.9a@2005-08-01\//);
    await page.goto(address('r/606.9a/index.html'));
    expect(await page.locator('main').textContent()).toMatch(
      /No current rule has this number[\s\S]*Today 810\.9a/,
    );
  });

  test('switches hide kinds of change, and two columns stand side by side, without a script', async () => {
    await page.goto(address('comparisons/2008-02-01--2011-07-15/810/index.html'));
    const substance = page.locator('article[data-change="substantive"]').first();
    expect(await substance.isVisible()).toBe(true);
    await page.locator('#show-substantive').uncheck();
    expect(await substance.isVisible()).toBe(false);
    await page.locator('#show-substantive').check();
    // What was rewritten stands in two blocks either way.
    const marked = page
      .locator('article[data-change="substantive"]')
      .filter({ has: page.locator('.texts:not(.blocks) > .second') })
      .first();
    const second = marked.locator('.second').first();
    expect(await second.isVisible()).toBe(false);
    await page.locator('#view-side').check();
    expect(await second.isVisible()).toBe(true);
    expect(await marked.locator('p:not(.second) > ins').first().isVisible()).toBe(false);
  });
});
