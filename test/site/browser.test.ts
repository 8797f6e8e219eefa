import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserWanted, journey, launch } from './chromium.js';
import { serveSamples } from './served.js';

describe.skipIf(!browserWanted)('the pages as files, without a server', journey, () => {
  let browser: Browser;
  let page: Page;
  let folder: string;
  let kinds: string[];
  const requests: string[] = [];
  const complaints: string[] = [];
  const address = (path: string): string => pathToFileURL(join(folder, path)).href;

  beforeAll(async () => {
    const book = await serveSamples();
    ({ folder, kinds } = book);
    await book.server.close();
    browser = await launch();
    page = await browser.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });

  afterAll(async () => {
    await browser?.close();
  });

  test('ask for nothing outside their folder, and complain of nothing', async () => {
    const words = kinds.filter((path) => path !== '404.html');
    for (const path of words) await page.goto(address(path));
    expect(requests.length).toBeGreaterThan(words.length);
    expect(requests.filter((url) => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a historian goes from the first page to what became of 606.9a', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address('index.html'));
    await page.getByRole('link', { name: 'what changed since 1 February 2008' }).first().click();
    await page.locator('main td a', { hasText: '810' }).first().click();
    const rule = page.locator('article', { hasText: '606.9a' }).filter({ hasText: '→ 810.9a' });
    expect(await rule.first().textContent()).toMatch(/substantive/);
    expect(await rule.first().locator('del').count()).toBeGreaterThan(0);
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
