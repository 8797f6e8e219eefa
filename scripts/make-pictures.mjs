// Draws the pictures of the README again from the samples:
//
//   npm run compile && node scripts/make-pictures.mjs
//
// They are of pages of the book as a browser shows them, so a Chromium is needed (Debian's package `chromium`, or the path in
// CHROMIUM). Ends with status 1 where a picture is larger than anybody should wait for.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { dist: { type: 'string', default: join(root, 'dist') } } });
const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));
if (!executablePath) {
  console.error('No Chromium is found; install the package chromium, or say in CHROMIUM where it is.');
  process.exit(2);
}

/** A README is read on small screens too: nobody should wait for its pictures. */
const LARGEST = 150_000;

const PICTURES = [
  {
    name: 'comparison',
    page: 'comparisons/2008-02-01--2011-07-15/810/index.html',
    async prepare(page) {
      await page.locator('#view-inline').check();
      const rule = page.locator('article', { hasText: '606.9a' }).filter({ hasText: '→ 810.9a' }).first();
      await rule.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'play',
    page: 'behaviour/play/index.html#scenario=half-of-each-life&editions=2008-02-01%2C2011-07-15',
    async prepare(page) {
      await page.locator('.verdict', { hasText: 'then different' }).waitFor();
    },
  },
];

const place = mkdtempSync(join(tmpdir(), 'variorum-'));
const book = join(place, 'book');
const pictures = join(root, 'docs', 'pictures');
let status = 0;
try {
  const program = join(resolve(values.dist), 'cli', 'bin.js');
  const built = spawnSync(process.execPath, [program, 'build', 'sources', '--out', book], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('the book of the samples could not be built');
  mkdirSync(pictures, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  for (const { name, page: path, prepare } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: 1000, height: 620 }, colorScheme: 'light' });
    await page.goto(`${pathToFileURL(book).href}/${path}`);
    await prepare(page);
    const file = join(pictures, `${name}.png`);
    await page.screenshot({ path: file });
    await page.close();
    const { size } = statSync(file);
    console.log(`docs/pictures/${name}.png  ${Math.round(size / 1000)} KB`);
    if (size > LARGEST) {
      console.error(`docs/pictures/${name}.png is larger than ${LARGEST / 1000} KB`);
      status = 1;
    }
  }
  await browser.close();
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exitCode = status;
