// Measures history, blame, cite and search as a person meets them, each as a whole process on a built archive of the corpus:
//   node bench/lineage/process.mjs [RUNS]
// Compile first (npm run compile). Exits with status 1 when a command that has a limit is above it: by the median of the clock, or, where
// the machine has so much else to do that even an empty program waits, by processor time alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { base } from './corpus.mjs';

const bin = resolve(import.meta.dirname, '../../dist/cli/bin.js');
/** In milliseconds, from the start of the process to its end, above an empty program. */
const LIMIT = 80;
/** An empty program that takes longer than this waits for others. In milliseconds. */
const BUSY = 90;
const CALLS = [
  { words: ['history', '606.9a@2005-08-01'], limited: true },
  { words: ['history', '704.5k'], limited: true },
  { words: ['cite', '606.9a@2008'], limited: true },
  { words: ['cite', '810.9a', '--in', '2005'], limited: true },
  { words: ['blame', '810.9a'], limited: false },
  { words: ['search', 'shared', 'life', 'total'], limited: true },
  // As on a fresh install, where only the samples are there to tell of.
  { words: ['history', '606.9a@2008'], limited: true, fresh: true },
  { words: ['cite', '606.9a@2008'], limited: true, fresh: true },
];

/**
 * Measures every call.
 *
 * @param {number} runs how often each is started
 * @returns {boolean} whether all limits were kept
 */
export function measureProcesses(runs = 15) {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-bench-'));
  const archive = join(folder, 'archive');
  try {
    const run = (args) =>
      execFileSync(process.execPath, [bin, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const there = ['--archive', archive];
    run(['import', join(base, 'corpus', 'official'), join(base, 'corpus', 'mirror'), ...there]);
    // The first question builds the lineages; it is not one on a built archive.
    run(['history', '100.1', ...there]);
    let kept = true;
    const bare = timed(['-e', '0'], runs, folder);
    const busy = median(bare.wall) > BUSY;
    console.log(
      `whole processes, ${runs} runs each; node alone: ${shown(bare)}${busy ? '; the machine is busy, so the limit is set to processor time' : ''}`,
    );
    for (const { words, limited, fresh = false } of CALLS) {
      const args = fresh ? words : [...words, ...there];
      if (run(args).trim() === '') throw new Error(`${words.join(' ')} answers nothing`);
      const times = timed([bin, ...args], runs, folder);
      const more = median(busy ? times.processor : times.wall) - median(busy ? bare.processor : bare.wall);
      const over = limited && more > LIMIT;
      if (over) kept = false;
      console.log(
        `  ${words.join(' ')}${fresh ? ' (no archive)' : ''}: ${shown(times)}; ${Math.round(more)} ms more than node alone${limited ? `, limit ${LIMIT}${over ? ': EXCEEDED' : ''}` : ''}`,
      );
    }
    return kept;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The process says itself, when it ends, how much of the processor it has used: on a busy machine the clock says little.
export const TELL = `data:text/javascript,${encodeURIComponent(
  'process.on("exit",()=>{const u=process.cpuUsage();process.stderr.write("\\n@"+(u.user+u.system)+"\\n")})',
)}`;

function timed(args, runs, cwd) {
  const wall = [];
  const processor = [];
  for (let at = 0; at < runs; at++) {
    const from = performance.now();
    spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    wall.push(performance.now() - from);
    const { stderr } = spawnSync(process.execPath, ['--import', TELL, ...args], { cwd, encoding: 'utf8' });
    processor.push(Number(/@(\d+)\s*$/.exec(stderr)?.[1]) / 1000);
  }
  const order = (list) => list.sort((a, b) => a - b);
  return { wall: order(wall), processor: order(processor) };
}

const median = (list) => list[list.length >> 1];

function shown({ wall, processor }) {
  const both = (list) => `${Math.round(list[0])} / ${Math.round(median(list))} ms`;
  return `${both(wall)} by the clock (least / median), ${both(processor)} of processor time`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = measureProcesses(Number(process.argv[2]) || 15) ? 0 : 1;
}
