// What this state of the project takes beside an early one, in the same run: npm run compile && node bench/former.mjs [FOLDER] [--runs N] [--part NAME …]
// The parts are whole, align, grow, ruleset and short; all of them without --part.
// FOLDER holds the early state, compiled; without it the commit is cloned and compiled in a temporary folder, with the packages at hand.
// Both are measured in turn, by processor time, and medians are compared. The checksums are over what was answered: two answers of one state
// are equal, those of both need not be. Exits with 1 where a limit is missed. `history` and `search` are held to an empty process instead.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { syntheticWith } from './compare/synthetic.mjs';
import { base } from './lineage/corpus.mjs';
import { measureProcesses, TELL } from './lineage/process.mjs';

const COMMIT = 'f2452a1';
const root = resolve(import.meta.dirname, '..');
const official = (date) => join(base, 'corpus', 'official', `${date}.txt`);
/** The great renumbering, and two editions whose rules of several players differ. */
const RENUMBERED = [official('2009-05-01'), official('2009-07-11')];
const RULES = ['2008-02-01', '2011-07-15'];

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const checksum = (words) => createHash('sha256').update(words).digest('hex').slice(0, 12);

/** Processor time of a whole process in milliseconds, and what it printed. */
function spent(args, cwd) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', TELL, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr.slice(-400)}`);
  return { time: Number(/@(\d+)\s*$/.exec(stderr)[1]) / 1000, stdout };
}

/** Processor time of something done in this process, in milliseconds. */
function elapsed(work) {
  const from = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(from);
  return { time: (user + system) / 1000, made };
}

/** Aligns the renumbered editions again and again, as fresh trees, with the compiled files of a folder. */
async function alignWith(dist) {
  const { align } = await import(pathToFileURL(join(dist, 'compare/index.js')));
  const { read } = await import(pathToFileURL(join(dist, 'readers/index.js')));
  const trees = RENUMBERED.map((file) => read(readFileSync(file), { file }).tree);
  const times = [];
  let pairs;
  for (let turn = 0; turn < 9; turn++) {
    const [old, fresh] = trees.map((tree) => structuredClone(tree));
    const { time, made } = elapsed(() => align(old, fresh));
    times.push(time);
    pairs = made.pairs.map((pair) => `${pair.old?.number}>${pair.new?.number}:${pair.relation}`).join();
  }
  return { first: times[0], warm: median(times.slice(1)), checksum: checksum(pairs) };
}

/** Compares made-up editions of 10,000, 20,000 and 40,000 rules; every tenth is reworded and every hundredth left out. */
async function growWith(dist) {
  const { compare } = await import(pathToFileURL(join(dist, 'compare/index.js')));
  const { build } = await import(pathToFileURL(join(dist, 'tree/index.js')));
  const made = syntheticWith(build);
  const times = [];
  let totals;
  for (const size of [10_000, 20_000, 40_000]) {
    const [old, fresh] = [made(size, false), made(size, true)];
    const run = elapsed(() => compare(old, fresh, { timeout: 120_000 }));
    times.push(run.time);
    totals = JSON.stringify(run.made.totals);
  }
  return { times, checksum: checksum(totals) };
}

/** Clones the early state and compiles it. */
function early(folder) {
  const clone = join(folder, 'early');
  execFileSync('git', ['clone', '-q', '--no-checkout', root, clone]);
  execFileSync('git', ['checkout', '-q', COMMIT], { cwd: clone });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const node = (...args) => execFileSync(process.execPath, args, { cwd: clone, stdio: 'ignore' });
  node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
  node('scripts/lives.mjs');
  node('scripts/bundle.mjs');
  return clone;
}

/** Prints a line of the table, and says whether its limit is kept. */
function told(what, former, now, limit, sums) {
  const ratio = now / former;
  const kept = limit === undefined || ratio <= limit;
  console.log(
    `${what}: ${Math.round(former)} and ${Math.round(now)} ms, ${ratio.toFixed(3)} of it${
      limit === undefined ? '' : ` (limit ${limit}${kept ? '' : ': MISSED'})`
    }${sums ? `; answers ${sums.join(' and ')}` : ''}`,
  );
  return kept;
}

const PARTS = ['whole', 'align', 'grow', 'ruleset', 'short'];

async function main(folder, runs, parts) {
  const temporary = mkdtempSync(join(tmpdir(), 'variorum-former-'));
  try {
    const states = [folder ?? early(temporary), root].map((path) => join(resolve(path), 'dist'));
    /** Runs commands of both states in turn. */
    const inTurn = (argsOf) => {
      const times = states.map(() => []);
      const sums = [];
      for (let run = 0; run < runs; run++)
        for (const [at, dist] of states.entries()) {
          const { time, stdout } = spent([join(dist, 'cli/bin.js'), ...argsOf(at)], temporary);
          times[at].push(time);
          sums[at] = checksum(stdout);
        }
      return [...times.map(median), undefined, sums];
    };
    const inProcess = (part, dist) => JSON.parse(spent([import.meta.filename, part, dist], temporary).stdout);
    let kept = true;
    const isAsked = (part) => parts.includes(part);
    console.log(`${COMMIT} and this state, processor time, medians of ${runs} in turn`);
    if (isAsked('whole')) {
      const [a, b, , sums] = inTurn(() => ['compare', ...RENUMBERED]);
      kept = told('compare 2009-05-01 2009-07-11, whole process', a, b, 0.5, sums) && kept;
    }
    if (isAsked('align')) {
      const aligned = Array.from({ length: 3 }, () => states.map((dist) => inProcess('--align', dist)));
      const of = (side, key) => median(aligned.map((pair) => pair[side][key]));
      const pairs = aligned[0].map((side) => side.checksum);
      kept = told('aligning them again and again', of(0, 'warm'), of(1, 'warm'), 0.7, pairs) && kept;
      told('aligning them for the first time in a process', of(0, 'first'), of(1, 'first'));
    }
    if (isAsked('grow')) {
      const grown = Array.from({ length: 3 }, () => inProcess('--grow', states[1]));
      const twice = median(grown.map(({ times }) => times[2] / times[1]));
      const slow = twice > 2.2;
      if (slow) kept = false;
      console.log(
        `40,000 rules cost ${twice.toFixed(2)} times as much as 20,000 (limit 2.2${slow ? ': MISSED' : ''}): ` +
          `${grown.map(({ times }) => times.map(Math.round).join(' ')).join('; ')} ms; totals ${grown[0].checksum}`,
      );
    }
    if (isAsked('ruleset')) {
      const archives = states.map((dist, at) => {
        const archive = join(temporary, `archive-${at}`);
        mkdirSync(archive);
        spent([join(dist, 'cli/bin.js'), 'import', ...RULES.map(official), '--archive', archive], temporary);
        return archive;
      });
      const ruleset = (at) => ['ruleset', RULES[0], '--against', RULES[1], '--archive', archives[at]];
      const first = states.map(
        (dist, at) => spent([join(dist, 'cli/bin.js'), ...ruleset(at)], temporary).time,
      );
      told('ruleset A --against B, once after the import', ...first);
      const [c, d, , words] = inTurn(ruleset);
      kept = told('ruleset A --against B, from then on', c, d, 0.1, words) && kept;
      const [e, f] = inTurn(() => ['ruleset', official(RULES[0]), '--against', official(RULES[1])]);
      told('ruleset of two files, without an archive', e, f);
    }
    return (!isAsked('short') || measureProcesses(runs)) && kept;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string' },
    part: { type: 'string', multiple: true },
    align: { type: 'string' },
    grow: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.align) console.log(JSON.stringify(await alignWith(values.align)));
else if (values.grow) console.log(JSON.stringify(await growWith(values.grow)));
else if (!existsSync(RENUMBERED[0]))
  console.log('The real documents are absent (set VARIORUM_CORPUS to their folder).');
else process.exitCode = (await main(positionals[0], Number(values.runs ?? 5), values.part ?? PARTS)) ? 0 : 1;
