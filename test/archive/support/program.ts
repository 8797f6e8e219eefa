import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/corpus.js';

/**
 * Compiles the project beside its packages, so that tests can start real processes of it.
 *
 * @returns the folder of the compiled rooms and what to call when it is no longer needed
 */
export function compiled(): { folder: string; remove: () => void } {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const base = mkdtempSync(join(cache, 'variorum-'));
  symlinkSync(join(root, 'sources'), join(base, 'sources'));
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
      ...[
        '-p',
        join(root, 'tsconfig.build.json'),
        '--outDir',
        join(base, 'dist'),
        '--noCheck',
        '--declaration',
        'false',
      ],
    ],
    { cwd: root },
  );
  return { folder: join(base, 'dist'), remove: () => rmSync(base, { recursive: true, force: true }) };
}

/** A running process. */
export interface Running {
  child: ChildProcess;
  /** Settles when the process has ended, with its exit code; null when it was killed. */
  ended: Promise<number | null>;
  /** What it has printed. */
  lines: string[];
}

/** Starts a real process that imports paths into an archive, and prints a line for each finished file. */
export function startImport(folder: string, archive: string, paths: readonly string[]): Running {
  return start(
    folder,
    `await opened.import(paths, { onProgress: ({ file, outcome }) => console.log(outcome, file) });
     opened.close();
     console.log('done');`,
    [archive, ...paths],
  );
}

/** Starts a real process that reads an archive, and then stays. */
export function startReading(folder: string, archive: string): Running {
  return start(folder, `opened.search('lamp'); console.log('read'); setInterval(() => {}, 1000);`, [archive]);
}

function start(folder: string, work: string, values: readonly string[]): Running {
  const code = `
    import { openArchive } from ${JSON.stringify(join(folder, 'archive', 'index.js'))};
    const [archive, ...paths] = process.argv.slice(1);
    const opened = await openArchive(archive, { create: true });
    console.log('opened');
    ${work}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, ...values], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout?.on('data', (data: Buffer) => {
    const parts = (rest + data.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', (exit) => resolve(exit)));
  return { child, ended, lines };
}
