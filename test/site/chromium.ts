import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Browsers by the paths where Linux keeps them; the first draws the same pages for about half the work, since it has no windows. */
const executablePath = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/** False where there is no browser to drive, outside continuous integration, where its absence is a failure. */
export const browserWanted = executablePath !== undefined || process.env.CI !== undefined;

/**
 * Journeys that miss a moment on a machine that does other work besides are made once more; a fault of the pages fails twice, and the
 * report of the run says which journeys were repeated.
 */
export const journey = { retry: 1 };

/** How long a page may take to show what a journey waits for (ms), on a machine that does other work besides. */
const PATIENCE = 90_000;

/** Starts the browser of this machine; it asks nobody for anything by itself. */
export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      // A window keeps its process from page to page, and none is started in advance: each costs as much as a small page.
      '--disable-site-isolation-trials',
      '--process-per-site',
      '--no-first-run',
      // Games are compiled and played in the pages: with a larger nursery (MB) less of what they make is carried about.
      '--js-flags=--max-semi-space-size=64',
    ],
  });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What keeps people out of a page as it stands. The policy of the pages lets no script in; the check is put in from outside it, once for
 * each page that is loaded.
 *
 * @param rules the rules of axe that are asked for; all that are on by themselves when absent
 * @returns one line for each kind of obstacle, with the first places; empty where there is none
 */
export async function obstacles(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { preload: false, resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  return page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | ')))`,
  );
}
