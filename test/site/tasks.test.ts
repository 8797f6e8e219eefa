import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserWanted, journey, launch } from './chromium.js';
import { type ServedBook, SHOTS, serveSamples } from './served.js';
import { type Hand, Visitor } from './visitor.js';

/** Two widths, and both themes. */
const WINDOWS = [1280, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

/**
 * The windows in which each task is done by the pointer and by keys alone: in both widths and in both themes by each, and in every window by
 * one of the two. With VARIORUM_WHOLE both do it in all of them.
 */
const windowsOf = (by: Hand): typeof WINDOWS =>
  WINDOWS.filter(
    ({ width, theme }) =>
      process.env.VARIORUM_WHOLE !== undefined ||
      (by === 'pointer') === (width === 1280 ? theme === 'light' : theme === 'dark'),
  );

/** The program that reads two editions and plays games: seconds of work, which is done where the task is what it shows. */
const PLAYING = '**/program/play.js';

interface Task {
  /** So many presses, texts and choices are enough. */
  most: number;
  steps(visitor: Visitor): Promise<void>;
  /** True where the task ends with the arrival at games, which need not begin. */
  arrives: boolean;
}

/** Two editions as the title of a comparison names them: by their dates and releases. */
const BOTH = '1 February 2008 (Morningtide) to 15 July 2011 (Magic 2012)';

describe.skipIf(!browserWanted)('from the first page, by pointer and by keys', journey, () => {
  let book: ServedBook;
  let browser: Browser;
  const requests: string[] = [];
  /** For each hand the page of its visitors, who come to it one after the other. */
  const pages = new Map<Hand, Page>();
  /** What each task took, in milliseconds, by the windows. */
  const times: [task: string, by: Hand, ms: Map<object, number>][] = [];

  beforeAll(async () => {
    book = await serveSamples();
    browser = await launch();
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await book?.server.close();
    expect(requests.filter((url) => !url.startsWith(book.server.url))).toEqual([]);
    const windows = WINDOWS.map(({ width, theme }) => `${width} ${theme}`).join('\t');
    const rows = times.map(([task, by, ms]) =>
      [task, by, ...WINDOWS.map((window) => ms.get(window) ?? '')].join('\t'),
    );
    writeFileSync(join(SHOTS, 'tasks.tsv'), [`task\tby\t${windows}`, ...rows, ''].join('\n'));
  });

  async function pageFor(by: Hand): Promise<Page> {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    context.on('request', (request) => requests.push(request.url()));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    pages.set(by, page);
    return page;
  }

  /** Does a task with one hand in each of its windows, within so many acts; the time of each. */
  async function visits(by: Hand, { most, steps, arrives }: Task): Promise<Map<object, number>> {
    const page = pages.get(by) ?? (await pageFor(by));
    const taken = new Map<object, number>();
    if (arrives) await page.route(PLAYING, (route) => route.abort());
    for (const [at, window] of windowsOf(by).entries()) {
      const { width, theme } = window;
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(book.server.url);
      // What an earlier visitor chose is forgotten.
      expect(await page.evaluate('localStorage.length')).toBe(0);
      const visitor = new Visitor(page, by, at === 0);
      const from = performance.now();
      try {
        await steps(visitor);
        expect(visitor.acts).toBeLessThanOrEqual(most);
      } catch (error) {
        throw new Error(`${width} pixels, ${theme}, by ${by}: ${String(error)}`, { cause: error });
      } finally {
        await page.evaluate('localStorage.clear()');
      }
      taken.set(window, Math.round(performance.now() - from));
    }
    if (arrives) await page.unroute(PLAYING);
    return taken;
  }

  /** Does a task by pointer and by keys, within so many acts, at a time unless the two would get in each other's way. */
  const task = (
    name: string,
    most: number,
    steps: Task['steps'],
    { together = true, arrives = false } = {},
  ): void => {
    test(`${name} (${most} ${most === 1 ? 'act' : 'acts'})`, async () => {
      const done = async (by: Hand): Promise<void> => {
        times.push([name, by, await visits(by, { most, steps, arrives })]);
      };
      const first = done('pointer');
      if (!together) await first;
      // Both have ended before the task is tried again.
      const failed = (await Promise.allSettled([first, done('keys')])).find(
        ({ status }) => status === 'rejected',
      );
      if (failed?.status === 'rejected') throw failed.reason;
    });
  };

  task('what 810.9a was called in 2008', 1, async (visitor) => {
    await visitor.write('810.9a@2008', visitor.page.getByRole('searchbox').first());
    await visitor.page.getByText(/Today’s 810\.9a was 606\.9a on \d+ \w+ 2008/).waitFor();
  });

  task('a release, a date and a number at a date are understood by the one field', 4, async (visitor) => {
    const field = visitor.page.getByRole('searchbox').first();
    await visitor.write('Magic 2012', field);
    await visitor.link(/Rules of 15 July 2011/).waitFor();
    await visitor.write('1 Feb 2008', field);
    await visitor.press(visitor.link(/Rules of 1 February 2008/));
    await visitor.page.getByRole('heading', { level: 1, name: 'Rules of 1 February 2008' }).waitFor();
  });

  task('a rule is read at a date, at a release and at the edition before', 3, async (visitor) => {
    const { page } = visitor;
    await visitor.write('606.9a@2008', page.getByRole('searchbox').first());
    await page.locator('[data-find] a', { hasText: '606.9a' }).first().waitFor();
    await visitor.enter();
    const then = (number: string, date: string) =>
      page.getByRole('heading', { name: new RegExp(`^${number} on ${date}`) });
    await then('606.9a', '1 February 2008').waitFor();
    await visitor.write('Magic 2012', page.getByLabel('Read this on'));
    await visitor.enter();
    await then('810.9a', '15 July 2011').waitFor();
    await visitor.press(visitor.link(/← older/));
    await then('606.9a', '1 February 2008').waitFor();
  });

  task('a door leads to the rule with the most numbers, and its former numbers', 1, async (visitor) => {
    await visitor.press(visitor.link(/^What was .* called in \d{4}\?$/));
    await visitor.page.getByRole('heading', { level: 1, name: /^Rule 8/ }).waitFor();
    expect(await visitor.main()).toMatch(/Formerly \d/);
  });

  task('a door leads to the day when a number of the rules became another', 1, async (visitor) => {
    await visitor.press(visitor.link(/^The day when \d+ became \d+$/));
    await visitor.page.waitForURL(/behaviour\/parameters\/\w+\/index\.html#/);
    const id = decodeURIComponent(new URL(visitor.page.url()).hash.slice(1));
    expect(await visitor.page.locator(`[id="${id}"] tbody tr`).count()).toBeGreaterThan(1);
  });

  task(
    'a word is changed, the game is replayed and watched event by event, and another is chosen',
    7,
    async (visitor) => {
      const { page } = visitor;
      await visitor.press(visitor.link('Change a word of a rule and replay the game'));
      await page.locator('.verdict', { hasText: 'then different' }).waitFor();
      const told = page.locator('.answers tr', { hasText: "indivLife('Ada')" }).locator('td');
      expect(await told.allTextContents()).toEqual(['9', '17']);
      const words = page.getByLabel('Text of rule 606.9a, 1 February 2008');
      await visitor.write((await words.inputValue()).replace('rounded up', 'rounded down'), words);
      await page.getByText('halfTeamTotalRoundedDown', { exact: true }).first().waitFor();
      expect(await told.allTextContents()).toEqual(['8', '17']);
      expect(visitor.acts).toBe(2);
      if (visitor.first) await page.screenshot({ path: join(SHOTS, `play-changed-${visitor.by}.png`) });
      // The edit is in the address, so that it can be handed on.
      await expect.poll(() => page.url()).toMatch(/[#&]edit=./);
      // What the program needs for words that somebody writes came after it.
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/play/rewordings.js')),
      );
      expect(loaded).toHaveLength(1);
      expect((loaded[0] as PerformanceResourceTiming).responseStatus ?? 200).toBe(200);
      const place = page.locator('.controls .place');
      await visitor.press(page.getByRole('button', { name: 'First event' }));
      await expect.poll(() => place.innerText()).toMatch(/^1 of/);
      await visitor.press(page.getByRole('button', { name: 'Forward' }));
      await expect.poll(() => place.innerText()).toMatch(/^2 of/);
      expect(await page.locator('svg.table').count()).toBe(2);
      expect(await page.locator('.stage .now').first().innerText()).not.toBe('');
      await visitor.press(page.getByText('Choose another game'));
      await visitor.write('fifty 98', page.getByLabel('Title contains'));
      await expect.poll(() => page.locator('ul.games li').count()).toBe(1);
      await visitor.press(page.locator('ul.games button'));
      await page.getByRole('heading', { name: 'Fifty life at 98' }).waitFor();
    },
  );

  task('a section is read at another date', 3, async (visitor) => {
    await visitor.press(visitor.link('1 February 2008'));
    await visitor.press(visitor.link(/^606 /));
    await visitor.write('15 July 2011', visitor.page.getByLabel('Read this on'));
    await visitor.enter();
    await visitor.page.waitForURL(/editions\/2011-07-15\/810\//);
    await visitor.page.getByRole('heading', { level: 1, name: /^810 / }).waitFor();
  });

  task('sections and editions follow one another', 4, async (visitor) => {
    const { page } = visitor;
    await visitor.press(visitor.link('1 February 2008'));
    await visitor.press(visitor.link(/^606 /));
    await page.waitForURL(/editions\/2008-02-01\/606\//);
    await visitor.follow(']', page.locator('a[rel=next]').first());
    await page.waitForURL(/editions\/2008-02-01\/6(?!06)/);
    await visitor.follow('.', page.locator('[data-newer] a').first());
    await page.waitForURL(/editions\/2011-07-15\//);
  });

  task('other colours are chosen by the icon', 1, async (visitor) => {
    const { page } = visitor;
    const paper = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const before = await paper();
    await visitor.press(page.locator('#theme button'));
    await expect.poll(paper).not.toBe(before);
  });

  task('two dates are compared in words: the whole, a section and a rule', 5, async (visitor) => {
    const { page } = visitor;
    await visitor.press(visitor.link('Compare'));
    await visitor.choose('1 February 2008', page.locator('.choosers select').first());
    await visitor.choose('15 July 2011', page.locator('.choosers select').nth(1));
    await page.getByRole('heading', { name: `Rules: ${BOTH}` }).waitFor();
    await visitor.press(visitor.link(/^810 /));
    await page
      .getByRole('heading', { name: new RegExp(`^810 .+: ${BOTH.replace(/[()]/g, '\\$&')}$`) })
      .waitFor();
    const edges = page.locator('article.edge');
    await edges.first().waitFor();
    const many = await edges.count();
    await visitor.write('606.9a', page.getByLabel('Section or rule'));
    await visitor.enter();
    await page.getByRole('heading', { name: `606.9a: ${BOTH}` }).waitFor();
    expect(await edges.count()).toBe(1);
    expect(many).toBeGreaterThan(1);
    expect(await edges.locator('del').count()).toBeGreaterThan(0);
    expect(await edges.locator('ins').count()).toBeGreaterThan(0);
    // The address can be handed on.
    if (!visitor.first) return;
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: `606.9a: ${BOTH}` }).waitFor();
    expect(await other.locator('article.edge').innerText()).toBe(await edges.innerText());
    await other.close();
  });

  task(
    'a rule is linked to and cited, and so is a passage',
    5,
    async (visitor) => {
      const { page } = visitor;
      const copied = () => page.evaluate('navigator.clipboard.readText()');
      await visitor.press(visitor.link('1 February 2008'));
      await visitor.press(visitor.link(/^606 /));
      const rule = page.locator('article[id="r606.9a"]');
      // The marks go where the pointer or the focus is.
      if (visitor.by === 'pointer') await rule.locator('.number').first().hover();
      else await visitor.reach(rule.locator('.number a').first());
      await visitor.press(rule.getByRole('button', { name: 'Link' }));
      await expect.poll(copied).toMatch(/\/editions\/2008-02-01\/606\/index\.html#r606\.9a$/);
      await visitor.press(rule.getByRole('button', { name: 'Cite' }));
      await expect.poll(copied).toBe('CR 606.9a (1 February 2008)');
      if (visitor.by === 'pointer') {
        await page.evaluate(
          `(() => { const words = document.querySelector('[id="r606.9a"] p'); getSelection().selectAllChildren(words); })()`,
        );
        await page.getByRole('button', { name: 'Copy link to this passage' }).click();
        await expect.poll(copied).toMatch(/#r606\.9a:~:text=/);
        return;
      }
      await visitor.press(rule.getByRole('button', { name: 'Passage' }));
      const words = (await rule.locator('p').first().innerText()).split(/\s+/);
      const chosen = () => page.evaluate<string>('getSelection().toString().trim()');
      // The third and fourth word: two words later than where it began, and shorter than it was for a while.
      for (const key of ['Right', 'Right', 'Right', 'Right', 'Left'])
        await page.keyboard.press(`Arrow${key}`);
      for (let n = 0; n < 2; n++) await page.keyboard.press('Shift+ArrowRight');
      const passage = await chosen();
      expect(words.slice(2).join(' ').startsWith(passage)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(copied).toMatch(/#r606\.9a:~:text=/);
      expect(decodeURIComponent(((await copied()) as string).split(':~:text=')[1] ?? '')).toBe(passage);
      await page.keyboard.press('Escape');
      expect(await chosen()).toBe('');
      // Windows share a clipboard.
    },
    { together: false },
  );

  task('anything is searched for from any page', 2, async (visitor) => {
    await visitor.press(visitor.link('Behaviour'));
    await visitor.page.waitForURL(/behaviour\/index/);
    if (visitor.by === 'keys') await visitor.page.keyboard.press('Control+k');
    else await visitor.press(visitor.link('Search'));
    await visitor.page.getByRole('dialog', { name: 'Search' }).waitFor();
    await visitor.page.keyboard.insertText('two-headed giant');
    await visitor.page.locator('a.hit').first().waitFor();
    await visitor.page.keyboard.press('ArrowDown');
    await visitor.enter();
    await visitor.page.waitForURL(/\/(?:rule|editions)\//);
  });

  task(
    'games are one press away',
    1,
    async (visitor) => {
      await visitor.press(visitor.link('Games'));
      await visitor.page.waitForURL(/behaviour\/play\/index\.html/);
    },
    { arrives: true },
  );

  task('what editions answer is found in the picture of all topics', 2, async (visitor) => {
    await visitor.press(visitor.link('Behaviour'));
    await visitor.press(visitor.page.locator('svg.parameters a').first());
    await visitor.page.waitForURL(/behaviour\/parameters\//);
    expect(await visitor.page.locator('main h2').first().innerText()).toMatch(/\?|\./);
  });

  task(
    'what plays differently between any two editions is asked',
    2,
    async (visitor) => {
      await visitor.press(visitor.link('Behaviour'));
      await visitor.press(visitor.link('What plays differently between any two editions'));
      await visitor.page.waitForURL(/behaviour\/differences\/index\.html/);
    },
    { arrives: true },
  );

  task('a whole edition is read on one page', 3, async (visitor) => {
    await visitor.press(visitor.link('15 July 2011'));
    await visitor.press(visitor.link('The whole edition on one page'));
    await visitor.page.locator('.whole article').first().waitFor();
    expect(await visitor.page.locator('.whole article').count()).toBeGreaterThan(50);
    await visitor.page.keyboard.press('?');
    await visitor.page.getByRole('dialog', { name: 'Keys' }).waitFor();
  });

  test('old and new stand as blocks where most of a rule was rewritten, and as one text elsewhere', async () => {
    const page = await browser.newPage();
    await page.goto(`${book.server.url}compare/index.html#old=2008-02-01&new=2011-07-15&part=810`);
    await page.locator('article.edge').first().waitFor();
    const texts = (await page.evaluate(`[...document.querySelectorAll('article.edge .texts')].map((e) => {
      const kept = [...(e.querySelector('p:not(.second)')?.childNodes ?? [])].filter((n) => n.nodeType === 3).map((n) => n.textContent).join('').length;
      const p = e.querySelector('p:not(.second)'); const changed = [...(p?.querySelectorAll('ins, del') ?? [])].map((n) => n.textContent).join('').length / 2;
      return { blocks: e.classList.contains('blocks'), single: e.classList.contains('single'), share: changed / (kept + changed) }; })`)) as {
      blocks: boolean;
      single: boolean;
      share: number;
    }[];
    expect(texts.some(({ blocks }) => blocks)).toBe(true);
    const shredded = texts.filter(({ blocks, single, share }) => !blocks && !single && share > 0.75);
    expect(shredded).toEqual([]);
    await page.close();
  });

  test('what is printed says which edition, which date and which address', async () => {
    const page = await browser.newPage();
    for (const path of ['editions/2008-02-01/606/index.html', 'rule/606.9a@2005-08-01/index.html']) {
      await page.goto(book.server.url + path, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print' });
      await page.evaluate("dispatchEvent(new Event('beforeprint'))");
      const printed = await page.locator('.printed').innerText();
      expect(printed).toContain(path);
      expect(printed).toMatch(path.startsWith('editions') ? /1 February 2008/ : /810\.9a/);
      await page.emulateMedia({ media: null });
    }
    await page.close();
  });
});
