// How fast a book is made: npm run compile && node bench/site/run.mjs
// The founding documents as a whole process; then the folder of real documents: without its newest edition, with it added to the
// book that is there, and all of it at once. Wall clock, processor time of all threads, memory, files, the largest page, and a
// checksum of all pages: a book that leaves pages out prints another one, and the book that was added to must have the same one
// as the book that was made at once. Exits with 1 where a limit is exceeded or the two differ.
//
// The limits are for two cores that have nothing else to do; what a loop of hashing takes is printed beside them, so that runs on
// busy machines can be told apart.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const LIMITS = { founding: 5, corpus: 120, added: 10 };
const LARGEST = 150_000;
/** A host has to take the book: files, and bytes without what is kept for the next book. */
const FILES = 30_000;
const BYTES = 400_000_000;
/** And a machine has to make it: the most memory at a time, in MB. */
const MEMORY = 1000;

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
if (!existsSync(join(base, 'corpus'))) {
  console.log(`${base}: not there; set VARIORUM_CORPUS to the folder of real documents.`);
  process.exit(0);
}
const program = resolve(import.meta.dirname, '../../dist/cli/bin.js');
const place = mkdtempSync(join(tmpdir(), 'variorum-book-'));
let failed = false;

/** Paths of files inside a folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** One hash of all pages and data, what is kept for the next book aside. */
function checksum(folder) {
  const hash = createHash('sha256');
  let largest = { path: '', size: 0 };
  let pages = 0;
  let files = 0;
  let bytes = 0;
  for (const file of filesIn(folder).sort()) {
    const path = relative(folder, file);
    if (path.startsWith('.book')) continue;
    const content = readFileSync(file);
    hash.update(path).update(content);
    files++;
    bytes += content.length;
    if (!path.endsWith('.html')) continue;
    pages++;
    const { size } = statSync(file);
    if (size > largest.size) largest = { path, size };
  }
  return { sum: hash.digest('hex').slice(0, 16), largest, pages, files, bytes };
}

/** What hashing 256 MB takes here and now, in seconds. */
function pace() {
  const from = performance.now();
  const block = Buffer.alloc(1 << 20);
  const hash = createHash('sha256');
  for (let i = 0; i < 256; i++) hash.update(block);
  hash.digest();
  return (performance.now() - from) / 1000;
}

/** Makes a book as a process of its own and prints what it took. */
function make(name, sources, out, limit) {
  const before = pace();
  const from = performance.now();
  const measured = `
    process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS / 1024 }));
    });
    process.argv.splice(1, 0, ${JSON.stringify(program)});
    await import(${JSON.stringify(program)});`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', measured, '--', 'build', ...sources, '--out', out],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const wall = (performance.now() - from) / 1000;
  if (status !== 0) {
    console.log(`${name}: the build ended with status ${status}: ${stderr}`);
    process.exit(1);
  }
  const { cpu, rss } = JSON.parse(stderr.slice(stderr.lastIndexOf('{')));
  const { sum, largest, pages, files, bytes } = checksum(out);
  console.log(
    `${name}: ${wall.toFixed(1)} s (limit ${limit}), processor ${cpu.toFixed(1)} s, ${rss.toFixed(0)} MB, ` +
      `${pages} pages, ${files} files of ${(bytes / 1e6).toFixed(0)} MB, checksum ${sum}, largest ${largest.path} ${largest.size} bytes; ` +
      `256 MB were hashed in ${before.toFixed(2)} s before`,
  );
  if (wall > limit || rss > MEMORY || largest.size > LARGEST || files > FILES || bytes > BYTES) failed = true;
  return sum;
}

try {
  const seeds = readdirSync(join(base, 'seeds')).map((name) => join(base, 'seeds', name));
  make('founding documents', seeds, join(place, 'founding'), LIMITS.founding);

  const dumps = filesIn(join(base, 'corpus'));
  const newest = dumps
    .filter((file) => /\d{4}-\d{2}-\d{2}\.txt$/.test(file))
    .sort((a, b) => (a.slice(-14) < b.slice(-14) ? 1 : -1))[0];
  const sources = join(place, 'sources');
  const copy = (file) => {
    const to = join(sources, relative(join(base, 'corpus'), file));
    mkdirSync(resolve(to, '..'), { recursive: true });
    copyFileSync(file, to);
  };
  for (const file of dumps) if (file !== newest) copy(file);
  const growing = join(place, 'growing');
  make('all but the newest edition', [sources], growing, LIMITS.corpus);
  copy(newest);
  const grown = make('the newest edition added', [sources], growing, LIMITS.added);
  const whole = make('all editions', [sources], join(place, 'whole'), LIMITS.corpus);
  if (grown !== whole) {
    console.log('The book that was added to is not the book that was made at once.');
    failed = true;
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
