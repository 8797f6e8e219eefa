// Forms that other programs write: pandoc, LibreOffice and pdftotext, each where it is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { label } from './document.mjs';

const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
const html = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
/** The page that every program is given. */
const page = (blocks) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Rules</title></head><body>${blocks
    .map((b) => {
      const tag = isHead(b) ? (b.kind === 'section' ? 'h2' : 'h1') : 'p';
      return `<${tag}>${html(line(b))}</${tag}>`;
    })
    .join('\n')}</body></html>`;

/** How long a program may take. In milliseconds. */
const PATIENCE = 120_000;
const has = (program) => spawnSync(program, ['--version'], { timeout: PATIENCE }).error === undefined;

/** Runs a program in a folder that holds the page, and gives back the file that it has written. */
function written(blocks, calls) {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-tools-'));
  try {
    writeFileSync(join(folder, 'rules.html'), page(blocks));
    for (const [program, ...args] of calls) {
      const { status, stderr } = spawnSync(program, args, {
        cwd: folder,
        timeout: PATIENCE,
        env: { ...process.env, HOME: folder },
      });
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
    }
    const name =
      readdirSync(folder).find((file) => file.startsWith('out.')) ??
      readdirSync(folder).find((file) => file.startsWith('rules.') && file !== 'rules.html');
    return readFileSync(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PANDOC =
  'asciidoc commonmark commonmark_x context docbook5 docx dokuwiki epub fb2 gfm haddock html5 icml ipynb jats jira json latex man markdown markdown_mmd markdown_phpextra markdown_strict mediawiki ms muse native odt opendocument opml org plain rst rtf tei texinfo textile xwiki zimwiki'.split(
    ' ',
  );
const OFFICE = 'doc docx fodt odt rtf pdf txt'.split(' ');
const office = (kind) => [
  'soffice',
  '-env:UserInstallation=file:///tmp/variorum-office',
  '--headless',
  '--infilter=HTML (StarWriter)',
  '--convert-to',
  kind === 'txt' ? 'txt:Text (encoded):UTF8' : kind,
  'rules.html',
];

/** The forms of the programs that are installed. */
export function tools() {
  const forms = {};
  if (has('pandoc'))
    for (const kind of PANDOC) {
      forms[`pandoc, ${kind}`] = (blocks) =>
        written(blocks, [['pandoc', '-s', '-f', 'html', '-t', kind, '-o', 'out.x', 'rules.html']]);
    }
  if (has('soffice')) {
    for (const kind of OFFICE) forms[`office, ${kind}`] = (blocks) => written(blocks, [office(kind)]);
    if (has('pdftotext'))
      for (const [name, ...options] of [
        ['pdftotext'],
        ['pdftotext, laid out', '-layout'],
        ['pdftotext, raw', '-raw'],
      ])
        forms[name] = (blocks) =>
          written(blocks, [office('pdf'), ['pdftotext', ...options, 'rules.pdf', 'out.txt']]);
  }
  return forms;
}
