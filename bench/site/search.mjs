// How soon a search shows its first result: node bench/site/search.mjs BOOK
// Compile first (npm run compile) and build a book of the real documents. A browser without windows opens a page of the book, with an empty
// cache and over a slow line (1.6 Mbit/s, 150 ms until an answer begins), and somebody presses "/" and writes; then asks something else
// with all at hand, on a quick line. Times in ms: until the field is there, and from the words to the first result that is seen; the bytes are
// those of both. Status 1 where one question is over a limit; on a busy machine the second is longer.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveBook } from '../../dist/site/serve.js';

const LIMITS = { cold: 1000, warm: 150 };
const ASKED = ['legend rule', '2HG', '606.9a@2008', 'range of influence', 'tramle'];
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const QUICK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const [book] = process.argv.slice(2);
if (book === undefined || !existsSync(join(book, 'program/data/search'))) {
  console.error('usage: node bench/site/search.mjs BOOK: the folder of a book; variorum build writes one.');
  process.exit(2);
}
const executablePath = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));
const server = await serveBook(book, { port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const HIT = 'dialog a.hit, dialog ul.borne a';

const FIELD = 'dialog input[type=search]';

/** How long until something is in the page that an action leads to, by the clock of the page. */
async function timed(page, wanted, act) {
  const from = await page.evaluate((selector) => {
    window.shown = undefined;
    const watch = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      window.shown = performance.now();
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    return performance.now();
  }, wanted);
  await act();
  await page.waitForFunction(() => window.shown !== undefined);
  return (await page.evaluate(() => window.shown)) - from;
}

/** From the writing of some words to the first result. */
async function asked(page, words) {
  await page.locator(FIELD).fill('');
  await page.waitForFunction((hit) => document.querySelector(hit) === null, HIT);
  return timed(page, HIT, () => page.keyboard.insertText(words));
}

const times = { cold: [], warm: [] };
for (const words of ASKED) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${server.url}behaviour/index.html`, { waitUntil: 'networkidle' });
  await line.send('Network.emulateNetworkConditions', SLOW);
  bytes = 0;
  const opened = await timed(page, FIELD, () => page.keyboard.press('/'));
  const cold = await asked(page, words);
  const loaded = bytes;
  await line.send('Network.emulateNetworkConditions', QUICK);
  for (const other of ASKED) await asked(page, other);
  const warm = await asked(page, words);
  times.cold.push(cold);
  times.warm.push(warm);
  console.log(
    `${words}: field after ${opened.toFixed(0)} ms, result after ${cold.toFixed(0)} ms and ${(loaded / 1000).toFixed(0)} KB cold, ${warm.toFixed(0)} ms warm`,
  );
  await context.close();
}
await browser.close();
await server.close();
const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
for (const [kind, list] of Object.entries(times)) {
  const longest = Math.max(...list);
  console.log(
    `${kind}: median ${median(list).toFixed(0)} ms, longest ${longest.toFixed(0)} ms (limit ${LIMITS[kind]})`,
  );
  if (longest > LIMITS[kind]) process.exitCode = 1;
}
