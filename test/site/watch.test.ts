import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserWanted, journey, launch, obstacles } from './chromium.js';
import { bookOfSamples, SHOTS } from './served.js';

const WATCH = 'behaviour/play/index.html';
const PAIR = 'editions=2008-02-01%2C2011-07-15';
const RULE = 'Text of rule 606.9a, 1 February 2008';

describe.skipIf(!browserWanted)('watching a game under two editions', journey, () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];
  let folder: string;

  const open = async (path: string, reader = page): Promise<void> => {
    await reader.goto('about:blank');
    await reader.goto(`${pathToFileURL(folder).href}/${path}`);
  };
  /** Opens a game, as its address in the bar does: on the page where games are watched already, the page follows the address. */
  const openGame = async (scenario: string, more = '', reader = page): Promise<void> => {
    const address = `scenario=${scenario}&${PAIR}${more}`;
    if (!reader.url().includes(WATCH) || (await reader.locator('svg.table').count()) === 0)
      return open(`${WATCH}#${address}`, reader);
    await reader.evaluate(
      `for (const drawn of document.querySelectorAll('svg.table')) drawn.dataset.former = '';
      location.hash = ${JSON.stringify(address)};`,
    );
    await reader.waitForFunction("document.querySelector('[data-former]') === null");
  };
  const answers = (check: string): Promise<string[]> =>
    page.locator('.answers tr', { hasText: check }).locator('td').allTextContents();
  /** The address of the page, as the page has it: the driver of the browser learns of a change later. */
  const address = (): Promise<string> => page.evaluate('location.href');
  /** The event of each table, in words. */
  const events = (): Promise<string[]> => page.locator('.stage .now').allTextContents();
  const table = (side: 0 | 1) => page.locator('svg.table').nth(side);
  /** What a table shows, drawn or told. */
  const told = async (side: 0 | 1): Promise<string> =>
    (await page.locator('.stage .lines').nth(side).textContent()) ?? '';

  beforeAll(async () => {
    folder = await bookOfSamples();
    browser = await launch();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });

  afterAll(async () => {
    await browser?.close();
    expect(complaints).toEqual([]);
  });

  test('opens on a team at 17: its members count as 9 in 2008 and as 17 in 2011, on the table at once', async () => {
    await open(WATCH);
    await table(1).waitFor();
    await expect
      .poll(() => table(0).locator('.seat', { hasText: 'Ada' }).textContent())
      .toBe('Adacounts as9');
    expect(await table(1).locator('.seat', { hasText: 'Ada' }).textContent()).toBe('Adacounts as17');
    expect(await table(0).locator('.band', { hasText: 'Sun' }).textContent()).toMatch(/17 life/);
    expect(await events()).toEqual(['ogre deals 4 damage to Ada.', 'ogre deals 8 damage to Ada.']);
    const verdict = await page.locator('.verdict').textContent();
    expect(verdict).toMatch(/Identical for 12 events, then different[\s\S]*one member's life total\?/);
    expect(verdict).toMatch(
      /606\.9a\s*Half of the team's life total[\s\S]*810\.9a\s*The team's full life total/,
    );
    await expect.poll(() => answers("indivLife('Ada')")).toEqual(['9', '17']);
    await expect.poll(() => answers("teamLife('Moon')")).toEqual(['16', '0']);
    expect(await obstacles(page)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, 'watch.png') });
  });

  test('everything that is drawn is told in words as well', async () => {
    await openGame('half-of-each-life');
    await table(0).waitFor();
    expect(await told(0)).toMatch(/Turn 1, Moon: first main phase/);
    expect(await told(0)).toMatch(/Team Sun \(Ada, Ben\): 17 life.*Ada: counts as 9 life/s);
    expect(await told(0)).toMatch(/Cleo controls ogre \(Heartless Hidetsugu, 4\/3, tapped\)/);
    expect(await told(0)).toMatch(/Stack, first to resolve first: ability of ogre \(Cleo\)/);
    expect(await table(0).locator('.tile.tapped').textContent()).toMatch(/ogre/);
    expect(await table(0).locator('.pill').textContent()).toMatch(/ability of ogre/);
  });

  test('attacks are arrows from creatures to those attacked, blocks to creatures, and a range of influence is an arc', async () => {
    await openGame('block-legality-ignores-others', '&at=200');
    await table(0).locator('.arrow.attack').first().waitFor();
    expect(await table(0).locator('.arrow.block').count()).toBeGreaterThan(0);
    expect(await told(0)).toMatch(/c1 attacks Bianca, blocked by b1/);
    expect(await table(0).locator('.range').count()).toBe(0);
    await openGame('coat-of-arms-counts-in-range');
    await table(0).locator('.range').waitFor();
    const arc = () => table(0).locator('.range').getAttribute('d');
    const first = await arc();
    expect(await told(0)).toMatch(/In range of Alex: /);
    await page.locator('.controls select').selectOption('P3');
    await expect.poll(arc).not.toBe(first);
  });

  test('by keys alone: forward, back, to either end and to the first difference', async () => {
    await openGame('half-of-each-life', '&at=1');
    await expect.poll(events).toEqual(['The table is set up.', 'The table is set up.']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(events).toEqual(['Sun starts at 17 life.', 'Sun starts at 17 life.']);
    await page.keyboard.press('d');
    await expect.poll(events).toEqual(['ogre deals 4 damage to Ada.', 'ogre deals 8 damage to Ada.']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(events).toEqual(['Ada loses 4 life.', 'Ada loses 8 life.']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table(0).locator('.band .change').textContent()).toBe('−4');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(events).toEqual(['Ada loses 4 life.', 'Ada loses 8 life.']);
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('.controls .place').textContent()).toMatch(/^(\d+) of \1$/);
    await page.keyboard.press('Home');
    await expect.poll(events).toEqual(['The table is set up.', 'The table is set up.']);
    // Tab reaches the buttons, and Enter presses them.
    await page.getByRole('button', { name: 'Forward' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(events).toEqual(['Sun starts at 17 life.', 'Sun starts at 17 life.']);
    await expect
      .poll(() => page.locator('.stage [aria-live]').textContent())
      .toMatch(/2: Sun starts at 17 life/);
  });

  test('by buttons, by the slider, from the list of events, and by itself', async () => {
    await openGame('half-of-each-life', '&at=1');
    await page.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(events).toEqual(['Sun starts at 17 life.', 'Sun starts at 17 life.']);
    await page.getByRole('button', { name: 'First difference' }).click();
    await expect.poll(events).toEqual(['ogre deals 4 damage to Ada.', 'ogre deals 8 damage to Ada.']);
    await page.getByRole('slider', { name: 'Event' }).fill('1');
    await expect.poll(events).toEqual(['The table is set up.', 'The table is set up.']);
    const row = page.locator('button.event', { hasText: 'Sun is at 13 life' });
    await row.click();
    await expect.poll(events).toEqual(['Sun is at 13 life.', 'Sun is at 9 life.']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(events).toEqual(['ogre deals 4 damage to Ben.', 'ogre deals 8 damage to Ben.']);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(events, { timeout: 5000 }).toEqual(['Ben loses 4 life.', 'Ben loses 8 life.']);
    await page.getByRole('button', { name: 'Pause' }).click();
  });

  test('an event shows its rule in the text of its edition, and what led to it', async () => {
    await openGame('half-of-each-life');
    await page.locator('button.event', { hasText: 'Sun is at 13 life' }).click();
    const detail = page.locator('.detail').first();
    await page.locator('button.event', { hasText: 'ogre deals 4 damage to Ada' }).click();
    await expect.poll(() => detail.textContent()).toMatch(/606\.9a[\s\S]*life total of an individual player/);
    await page.locator('button.event', { hasText: 'Sun is at 13 life' }).click();
    await detail.locator('summary').click();
    const why = await detail.locator('.why li').allTextContents();
    expect(why[0]).toMatch(/Ada loses 4 life/);
    expect(why[1]).toMatch(/ogre deals 4 damage to Ada/);
    expect(why.at(-1)).toMatch(/first main phase begins/);
    expect(await obstacles(page)).toEqual([]);
  });

  test('an edited word is another rule: the game is played again, and the address shows it to anybody else', async () => {
    await openGame('half-of-each-life');
    const text = page.getByLabel(RULE);
    await text.fill((await text.inputValue()).replace('rounded up', 'rounded down'));
    const card = page.locator('[data-side="0"] [data-rule="606.9a"]');
    await card.getByText('halfTeamTotalRoundedDown', { exact: true }).waitFor();
    await expect.poll(() => card.textContent()).toMatch(/was halfTeamTotalRoundedUp/);
    await expect.poll(() => answers("indivLife('Ada')")).toEqual(['8', '17']);
    await expect
      .poll(() => table(0).locator('.seat', { hasText: 'Ada' }).textContent())
      .toBe('Adacounts as8');
    await page.getByText('with your changes').waitFor();
    await page.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(events).toEqual(['Ada loses 4 life.', 'Ada loses 8 life.']);
    const shared = await address();
    expect(shared.length).toBeLessThan(500);

    const visitor = await context.newPage();
    await visitor.goto(shared);
    await expect
      .poll(() => visitor.locator('.stage .now').allTextContents())
      .toEqual(['Ada loses 4 life.', 'Ada loses 8 life.']);
    expect(await visitor.getByLabel(RULE).inputValue()).toMatch(/rounded down/);
    const check = visitor.locator('.answers tr', { hasText: "indivLife('Ada')" });
    expect(await check.locator('td').allTextContents()).toEqual(['8', '17']);
    await visitor.close();

    // The other edition's words in place of its own: no difference is left.
    await text.fill(await page.getByLabel('Text of rule 810.9a, 15 July 2011').inputValue());
    await expect.poll(() => page.locator('.verdict').textContent()).toMatch(/No difference: every event/);
    await page.getByRole('button', { name: 'Restore original text' }).click();
    await expect.poll(() => answers("indivLife('Ada')")).toEqual(['9', '17']);
    expect(await address()).not.toMatch(/edit=/);
  });

  test('an address whose change does not fit the text says so, and shows the game without it', async () => {
    const edit = encodeURIComponent(JSON.stringify([[0, '606.9a', 0, 5, 'no such words', 'others']]));
    await openGame('half-of-each-life', `&edit=${edit}`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/606\.9a is not the one that was changed/);
    await expect.poll(() => answers("indivLife('Ada')")).toEqual(['9', '17']);
  });

  test('text that is not understood is shown, and leaves the game without a rule until it is restored', async () => {
    await openGame('half-of-each-life');
    const text = page.getByLabel(RULE);
    const original = await text.inputValue();
    await text.fill(
      "An effect that needs to know the value of an individual player's life total lets purple elephants decide.",
    );
    const card = page.locator('[data-side="0"] [data-rule="606.9a"]');
    await card.getByText('not understood').first().waitFor();
    await expect
      .poll(() => card.textContent())
      .toMatch(/No longer understood: [\s\S]*purple elephants decide/);
    await expect
      .poll(() => page.locator('.verdict').textContent())
      .toMatch(/Cannot be played under 1 February 2008[\s\S]*twoHeadedGiant\.individualLife\.value/);
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore original text' }).click();
    await expect.poll(() => text.inputValue()).toBe(original);
    await expect.poll(() => answers("indivLife('Ada')")).toEqual(['9', '17']);
  });

  test('text that is written into a rule is text', async () => {
    await openGame('half-of-each-life');
    await page
      .getByLabel(RULE)
      .fill('<img src=x onerror="document.title=1"> An individual player has life total <script>1</script>.');
    await page.locator('.verdict', { hasText: 'Cannot be played' }).waitFor();
    expect(await page.locator('.player img, .player script').count()).toBe(0);
  });

  test('games are found by title, variant, subject and what they may depend on, and chosen by title', async () => {
    await openGame('half-of-each-life');
    await page.getByText('Choose another game').click();
    const games = page.locator('ul.games li');
    const all = await games.count();
    await page.locator('.choose select').first().selectOption('Two-Headed Giant');
    await expect.poll(() => games.count()).toBeLessThanOrEqual(all);
    await page
      .getByLabel('May depend on')
      .selectOption({ label: "Which number stands for one member's life total?" });
    await page.getByLabel('Title contains').fill('fifty 98');
    await expect.poll(() => games.count()).toBe(1);
    expect(await games.first().textContent()).toBe('Fifty life at 98 Two-Headed Giant, 4 players');
    expect(await obstacles(page)).toEqual([]);
    await games.first().getByRole('button').click();
    await page.getByRole('heading', { name: 'Fifty life at 98' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/scenario=fifty-life-at-98&editions=2008-02-01%2C2011-07-15/);
    await expect.poll(() => answers("result('Sun')")).toEqual(['"none"', '"won"']);
  });

  test('on a phone both tables are as wide as the screen, and a finger steps', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const reader = await phone.newPage();
    for (const scenario of ['half-of-each-life', 'loop-two-controllers']) {
      await openGame(scenario, '&at=1', reader);
      await reader.locator('svg.table').first().waitFor();
      expect(await reader.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      expect(await obstacles(reader)).toEqual([]);
    }
    await openGame('half-of-each-life', '&at=1', reader);
    const now = reader.locator('.stage .now').first();
    await expect.poll(() => now.textContent()).toBe('The table is set up.');
    await reader.getByText('Choose another game').click();
    expect(await reader.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    // Names on the table are no smaller than the small print of the page.
    const letters = await reader.evaluate(
      "document.querySelector('svg.table .name').getBoundingClientRect().height",
    );
    expect(letters).toBeGreaterThan(11);
    await reader.evaluate(`(() => { const stage = document.querySelector('.stage');
      const touch = (x) => new Touch({ identifier: 1, target: stage, clientX: x, clientY: 400 });
      stage.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(300)], changedTouches: [touch(300)] }));
      stage.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(120)] })); })()`);
    await expect.poll(() => now.textContent()).toBe('Sun starts at 17 life.');
    await reader.screenshot({ path: join(SHOTS, 'watch-390.png') });
    await phone.close();
  });

  test('any two editions are compared in the page, and a game is found that shows a difference', async () => {
    await open(`behaviour/differences/index.html#${PAIR}`);
    const difference = page.locator('[id="twoHeadedGiant.individualLife.value"]');
    await difference.waitFor();
    await expect
      .poll(() => difference.textContent())
      .toMatch(/606\.9a Half of the team's[\s\S]*810\.9a The team's full/);
    // What one of the two has no rule for, or was not understood, is no difference.
    const differences = page.locator('section.difference');
    const counted = /^\d+/.exec(await page.locator('.player [role=status]').first().innerText())?.[0];
    expect(Number(counted)).toBe(await differences.count());
    expect(await differences.getByText(/not (?:stated|understood)/).count()).toBe(0);
    await difference.getByRole('button', { name: 'Find a game that shows it' }).click();
    await difference.locator('.verdict').waitFor();
    await expect.poll(() => difference.locator('.verdict').textContent()).toMatch(/individualLife\.value/);
    expect(await obstacles(page)).toEqual([]);
    await page
      .locator('.choosers')
      .first()
      .locator('select')
      .nth(1)
      .selectOption({ label: '1 February 2008' });
    await page.getByText('Nothing plays differently.').waitFor();
    expect(await address()).toMatch(/editions=2008-02-01%2C2008-02-01/);
  });

  test('a difference is watched where it is described', async () => {
    await open('behaviour/differences/2008-02-01--2011-07-15/index.html');
    const difference = page.locator('[id="twoHeadedGiant.individualLife.value"]');
    await difference.getByRole('button', { name: /here$/ }).click();
    await difference.locator('svg.table').first().waitFor();
    await expect.poll(() => difference.locator('.answers tr.differs').count()).toBeGreaterThan(0);
    expect(await obstacles(page)).toEqual([]);
  });

  test('the page of one game has its title, the game, and the results under every edition', async () => {
    await open('behaviour/scenarios/half-of-each-life/index.html');
    await table(0).waitFor();
    expect(await page.locator('h1').textContent()).toBe('Half of each life');
    expect(await page.getByText('Choose another game').count()).toBe(0);
    const results = await page.locator('main section h3').allTextContents();
    expect(results.length).toBeGreaterThan(1);
    expect(await obstacles(page)).toEqual([]);
  });
});
