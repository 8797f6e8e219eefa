import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShelf } from '../../src/archive/index.js';
import { commandHelp } from '../../src/cli/run.js';
import { loadScenarios } from '../../src/scenarios/index.js';
import { buildBook } from '../../src/site/index.js';
import { type BookServer, serveBook } from '../../src/site/serve.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { filesIn } from './pages.js';

/** Where the pictures of a run go; nobody commits them, somebody looks at them. */
export const SHOTS = join(root, 'test-results', 'screens');

const FILES = ['life-of-a-team.json', 'two-headed-giant.json'];

/** A served book of the samples of the package, with the programs of its pages as they are in the sources. */
export interface ServedBook {
  server: BookServer;
  folder: string;
  /** One page of each kind that the book has; numbers, names and dates do not make a kind. */
  kinds: string[];
}

/** Makes a book of the samples and serves it. */
export async function serveSamples(): Promise<ServedBook> {
  const folder = join(emptyFolder(), 'book');
  mkdirSync(SHOTS, { recursive: true });
  const silent = { out: () => {}, err: () => {}, lines: async function* () {} };
  await buildBook({
    sources: [join(root, 'sources')],
    out: folder,
    scenarios: FILES.flatMap((name) =>
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
  // The programs as they stand, whatever was compiled before.
  execFileSync(process.execPath, [join(root, 'scripts/bundle.mjs'), join(folder, 'program')]);
  return { server: await serveBook(folder, { port: 0, host: '127.0.0.1' }), folder, kinds: kindsOf(folder) };
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
