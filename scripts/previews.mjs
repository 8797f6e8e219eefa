/**
 * Draws the pictures that stand for the pages where an address is handed on: `node scripts/previews.mjs`, into `src/site/look`. They
 * are kept in the repository, since a browser is needed to draw them.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const font = (name) => pathToFileURL(join(root, `dist/site/program/${name}.woff2`)).href;
const mark = readFileSync(join(root, 'src/site/look/favicon.svg'), 'utf8');
const WORDS = {
  preview: ['Every edition of the Comprehensive Rules', 'Read it, compare it, watch it played'],
  'preview-rule': ['One rule through all its editions', 'Every number it had, every wording, every change'],
  'preview-compare': [
    'Two editions side by side',
    'What was reworded, what was moved, what plays differently',
  ],
  'preview-game': ['One game under two editions', 'Watch where they begin to differ, and why'],
};
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const folder = mkdtempSync(join(tmpdir(), 'previews-'));
const sheet = join(folder, 'page.html');
for (const [name, [title, words]] of Object.entries(WORDS)) {
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: S; src: url("${font('source-serif')}"); font-weight: 200 900; } @font-face { font-family: T; src: url("${font('source-sans')}"); font-weight: 200 900; }
body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 90px 100px; background: #fcfbf8; color: #1b1d21; display: flex; flex-direction: column; border-left: 28px solid #0b4f8a; }
svg { width: 96px; height: 96px; } .name { font: 600 44px S; color: #14304f; display: flex; gap: 24px; align-items: center; }
h1 { font: 600 84px/1.08 S; letter-spacing: -.015em; margin: auto 0 24px; text-wrap: balance; } p { font: 38px T; color: #585b61; margin: 0; }
</style><div class="name">${mark}Variorum</div><h1>${title}</h1><p>${words}</p>`,
  );
  await page.goto(pathToFileURL(sheet).href);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(root, 'src/site/look', `${name}.png`) });
}
await browser.close();
rmSync(folder, { recursive: true, force: true });
