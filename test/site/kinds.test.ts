import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserWanted, journey, launch, obstacles } from './chromium.js';
import { type ServedBook, SHOTS, serveSamples } from './served.js';

/** What the widths stand for: an old phone, a phone, a tablet, a screen, a wide screen. */
const WIDTHS = [320, 390, 768, 1280, 1920];
/** Addresses that a program answers: a rule at a date, and one that has no page. */
const ANSWERED = ['rule/606.9a@2008', 'no-such-page'];
/** How many pages are looked at together. */
const TOGETHER = 4;
/** Programs come after the words, as they do over a slow line (ms): what they move is seen to move. */
const LATE = 150;

/** Sums the layout shifts of a page since it began, as browsers report them. */
const WATCH_SHIFTS = `window.shifted = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** What is found out on one visit to a page. */
interface Visit {
  path: string;
  /** The cumulative layout shift, by the width of the window. */
  shifts: Record<number, number>;
  /** What axe finds in light, and of colours in dark. */
  wrong: string[];
  /** Where the first presses of Tab lead. */
  stops: string[];
  /** Widths of windows that the page does not fit into. */
  wide: string[];
}

describe.skipIf(!browserWanted)('every kind of page', journey, () => {
  let book: ServedBook;
  let browser: Browser;
  const visits: Visit[] = [];

  beforeAll(async () => {
    book = await serveSamples();
    browser = await launch();
    const waiting = [...book.kinds, ...ANSWERED];
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        // A window costs as much as some pages in it. Between two of them it is blank, and no file is cached.
        const page = await browser.newPage();
        await page.addInitScript(WATCH_SHIFTS);
        await page.route('**/program/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, LATE));
          await route.continue();
        });
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
          visits.push(await visit(page, path));
        await page.close();
      }),
    );
  }, 900_000);

  afterAll(async () => {
    await browser?.close();
    await book?.server.close();
  });

  async function visit(page: Page, path: string): Promise<Visit> {
    const found: Visit = { path, shifts: {}, wrong: [], stops: [], wide: [] };
    await page.goto('about:blank');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(book.server.url + path, { waitUntil: 'networkidle' });
      if (/^behaviour\/(?:play|differences\/index)/.test(path))
        await page.locator('.verdict, section.difference').first().waitFor();
      found.shifts[width] = Number(await page.evaluate('window.shifted'));
    }
    found.wrong.push(...(await obstacles(page)));
    await page.emulateMedia({ colorScheme: 'dark' });
    found.wrong.push(...(await obstacles(page, ['color-contrast'])).map((one) => `in dark: ${one}`));
    await page.emulateMedia({ colorScheme: null });
    found.stops.push(...(await stopsOf(page, path)));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const needed = Number(await page.evaluate('document.documentElement.scrollWidth'));
      if (needed > width) found.wide.push(`${needed} at ${width}`);
      if (width === 390)
        found.wrong.push(
          ...(await obstacles(page, ['scrollable-region-focusable'])).map((one) => `on a phone: ${one}`),
        );
      if (width === 390 || width === 1280) {
        const name = path.replace(/\/?index\.html$|\.html$/, '').replaceAll('/', '_') || 'home';
        await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) });
      }
    }
    return found;
  }

  /** Whether Tab and Enter lead past the head of the page, and leave alone what its address asks for. */
  async function skipsHead(page: Page): Promise<boolean> {
    const asked = await page.evaluate('location.hash');
    await page.evaluate('document.activeElement?.blur(), scrollTo(0, 0)');
    await page.keyboard.press('Tab');
    if ((await page.evaluate('document.activeElement.className')) !== 'skip') return false;
    await page.keyboard.press('Enter');
    const there = page.waitForFunction("document.activeElement.id === 'main'");
    return (await there.then(Boolean, () => false)) && (await page.evaluate('location.hash')) === asked;
  }

  /** What the first presses of Tab reach: the way past the head, and then what is on the page. */
  async function stopsOf(page: Page, path: string): Promise<string[]> {
    const stops: string[] = [];
    // Search is there to be typed into, and begins in its box.
    if (!path.startsWith('search/')) {
      if (!(await skipsHead(page))) stops.push('no way to skip');
    }
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      const stop = String(
        await page.evaluate(
          `(() => { const e = document.activeElement; if (!e || e === document.body) return 'out';
          const s = getComputedStyle(e); const seen = s.outlineStyle !== 'none' || e.matches('input, select, textarea');
          const caught = e === window.lastStop; window.lastStop = e;
          return (caught ? 'caught at ' : seen ? 'seen at ' : 'unseen at ') + e.outerHTML.slice(0, 80); })()`,
        ),
      );
      if (stop === 'out') break;
      stops.push(stop);
    }
    return stops;
  }

  test('is there', () => {
    expect(visits.length).toBeGreaterThan(25);
    expect(visits.map(({ path }) => path).sort()).toEqual([...book.kinds, ...ANSWERED].sort());
  });

  test('stays in place while it is loaded: a layout shift under 0.1 on a phone and on a screen', () => {
    const moved = visits.filter(({ shifts }) => Object.values(shifts).some((shift) => !(shift < 0.1)));
    expect(moved.map(({ path, shifts }) => [path, shifts])).toEqual([]);
  });

  test('keeps nobody out, in light and in dark', () => {
    expect(visits.filter(({ wrong }) => wrong.length > 0).map(({ path, wrong }) => [path, wrong])).toEqual(
      [],
    );
  });

  test('can be walked by key alone: the text is one step away, and focus is seen and never caught', () => {
    const lost = visits.flatMap(({ path, stops }) =>
      stops.filter((stop) => !stop.startsWith('seen at')).map((stop) => `${path}: ${stop}`),
    );
    expect(lost).toEqual([]);
    expect(visits.some(({ stops }) => stops.length === 12)).toBe(true);
  });

  test('is as wide as the window and no wider, from an old phone to a wide screen', () => {
    expect(visits.filter(({ wide }) => wide.length > 0).map(({ path, wide }) => [path, wide])).toEqual([]);
  });

  test('can be read where no script runs, if it is words', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    for (const path of book.kinds.filter((one) => !/^(?:behaviour\/play|search|404)/.test(one))) {
      await reader.goto(book.server.url + path);
      expect(((await reader.locator('main').innerText()) ?? '').trim().length, path).toBeGreaterThan(40);
    }
    await plain.close();
  });
});
