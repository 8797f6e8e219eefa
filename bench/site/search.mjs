// How soon a search shows its first result: node bench/site/search.mjs BOOK
// Compile first (npm run compile) and build a book of the real documents. A browser without windows opens a page of the book, with an empty
// cache and over a slow line (1.6 Mbit/s, 150 ms until an answer begins), and somebody presses "/" and writes; then asks something else
// with all at hand, on a quick line. Times in ms: until the field is there, and from the words to the first result that is seen; the bytes are
// those of both. Status 1 where the median is over a limit; on a busy machine the second is longer.
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

/** From the writing of some words to the first result, by the clock of the page. */
async function timed(page, words) {
  const field = page.locator('dialog input[type=search]');
  await field.fill('');
  await page.waitForFunction((hit) => document.querySelector(hit) === null, HIT);
  await page.evaluate((hit) => {
    window.shown = undefined;
    const watch = new MutationObserver(() => {
      if (document.querySelector(hit) === null) return;
      window.shown = performance.now();
      watch.disconnect();
    });
    watch.observe(document.querySelector('dialog'), { childList: true, subtree: true, characterData: true });
  }, HIT);
  const from = await page.evaluate(() => performance.now());
  await page.keyboard.insertText(words);
  await page.waitForFunction(() => window.shown !== undefined);
  return (await page.evaluate(() => window.shown)) - from;
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
  const pressed = performance.now();
  await page.keyboard.press('/');
  await page.locator('dialog input[type=search]').waitFor();
  const opened = performance.now() - pressed;
  const cold = await timed(page, words);
  const loaded = bytes;
  await line.send('Network.emulateNetworkConditions', QUICK);
  for (const other of ASKED) await timed(page, other);
  const warm = await timed(page, words);
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
  console.log(`${kind}: median ${median(list).toFixed(0)} ms (limit ${LIMITS[kind]})`);
  if (median(list) > LIMITS[kind]) process.exitCode = 1;
}
