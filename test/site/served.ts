import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BookServer, serveBook } from '../../src/site/serve.js';
import { root } from '../support/corpus.js';
import { filesIn } from './pages.js';

/** Where the pictures of a run go; nobody commits them, somebody looks at them. */
export const SHOTS = join(root, 'test-results', 'screens');

const FILES = [
  'life-of-a-team.json',
  'two-headed-giant.json',
  'attack-multiple-players.json',
  'range-of-influence.json',
];

/** A served book of the samples of the package, with the programs of its pages as they are in the sources. */
export interface ServedBook {
  server: BookServer;
  folder: string;
  /** One page of each kind that the book has; numbers, names and dates do not make a kind. */
  kinds: string[];
}

/** Serves the book of the samples. */
export async function serveSamples(): Promise<ServedBook> {
  const folder = await bookOfSamples();
  return { server: await serveBook(folder, { port: 0, host: '127.0.0.1' }), folder, kinds: kindsOf(folder) };
}

/** Where books of the samples are kept, each by the sources that it was made from. */
const KEPT = join(root, 'test-results', 'samples');
/** Somebody who has not made the book in this time is not making it any more (ms). */
const PATIENCE = 300_000;

/**
 * The folder of a book of the samples. The first that asks has it made, and all test files look at the same one: nobody writes into it.
 */
export async function bookOfSamples(): Promise<string> {
  mkdirSync(SHOTS, { recursive: true });
  const place = join(KEPT, keyOfSources());
  const made = join(place, 'made');
  mkdirSync(KEPT, { recursive: true });
  try {
    mkdirSync(place);
  } catch {
    for (const from = Date.now(); Date.now() - from < PATIENCE; await pause())
      if (existsSync(made)) return made;
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
  }
  for (const other of readdirSync(KEPT))
    if (Date.now() - statSync(join(KEPT, other)).mtimeMs > PATIENCE)
      rmSync(join(KEPT, other), { recursive: true, force: true });
  try {
    await makeSamples(join(place, 'book'));
    // The programs as they stand, whatever was compiled before.
    execFileSync(process.execPath, [join(root, 'scripts/bundle.mjs'), join(place, 'book/program')]);
    renameSync(join(place, 'book'), made);
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  }
  return made;
}

/** What a book of the samples is made from, this file and names, sizes and times of all others. */
function keyOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const folder of ['src', 'sources', 'docs', 'fixtures/scenarios', 'scripts'])
    for (const path of filesIn(join(root, folder))) {
      const { size, mtimeMs } = statSync(join(root, folder, path));
      hash.update(`${folder}/${path} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}

const pause = () => new Promise((resume) => setTimeout(resume, 250));

/** Makes such a book in a folder, or makes it again, with the programs that were compiled. */
export async function makeSamples(folder: string): Promise<void> {
  // Only who makes the book loads what makes it.
  const [{ openShelf }, { commandHelp }, { loadScenarios }, { buildBook }] = await Promise.all([
    import('../../src/archive/index.js'),
    import('../../src/cli/run.js'),
    import('../../src/scenarios/index.js'),
    import('../../src/site/index.js'),
  ]);
  const silent = { out: () => {}, err: () => {}, lines: async function* () {} };
  await buildBook({
    sources: [join(root, 'sources')],
    out: folder,
    scenarios: () =>
      FILES.flatMap((name) =>
        loadScenarios(readFileSync(join(root, 'fixtures/scenarios', name), 'utf8'), name),
      ),
    shelf: await openShelf({ samples: true }),
    commands: () =>
      commandHelp({
        ...silent,
        ...{ cwd: root, env: {}, terminal: false, errorTerminal: false, columns: 100 },
      }),
    threads: 1,
  });
}

/** Puts the programs of pages as they stand into another book. */
export async function putPrograms(folder: string): Promise<void> {
  const from = join(await bookOfSamples(), 'program');
  for (const name of readdirSync(from).filter(
    (one) => one.endsWith('.js') && existsSync(join(folder, 'program', one)),
  ))
    copyFileSync(join(from, name), join(folder, 'program', name));
}

function kindsOf(folder: string): string[] {
  const seen = new Set<string>();
  return filesIn(folder).filter((path) => {
    // Pages that only lead on are followed by links of their own.
    if (!path.endsWith('.html') || /http-equiv="refresh"/.test(readFileSync(join(folder, path), 'utf8')))
      return false;
    const kind = path
      .replace(/[^/]*@[^/]*/, 'ID')
      .replace(
        /^(behaviour\/(?:scenarios|parameters|editions)|developers\/(?:api|parameters)|r)\/[^/]+/,
        '$1/NAME',
      )
      .replace(/developers\/[^/]+\/index\.html/, 'developers/DOCUMENT/index.html')
      .replace(/[^/]*\d[^/]*/g, 'N');
    return !seen.has(kind) && seen.add(kind);
  });
}
