// Times comparisons and checks their totals: node bench/compare/run.mjs
// Compile first (npm run compile). The checksum is over all edges, so that no run can skip work unseen.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { align, compare } from '../../dist/compare/index.js';
import { read } from '../../dist/readers/index.js';
import { build } from '../../dist/tree/index.js';
import { syntheticWith } from './synthetic.mjs';

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const corpus = join(base, 'corpus');
const ms = (from) => Math.round(performance.now() - from);
const synthetic = syntheticWith(build);
const load = (path) => read(readFileSync(path), { file: path }).tree;

/** Whatever a ledger loses or counts twice. */
function problemsOf({ edges, totals }) {
  const problems = [];
  for (const relation of ['same', 'renumbered', 'split', 'merged', 'deleted', 'added']) {
    const count = edges.filter((e) => e.relation === relation).length;
    if (count !== totals[relation])
      problems.push(`${relation}: ${count} edges, ${totals[relation]} in the totals`);
  }
  // Misprinted editions have a number twice; the ledger then has as many edges as there are rules.
  const ends = (side) =>
    edges.filter((e) => e[side] !== null && !['split', 'merged'].includes(e.relation)).length;
  const branching = (side) =>
    new Set(edges.filter((e) => ['split', 'merged'].includes(e.relation)).map((e) => e[side])).size;
  for (const side of ['old', 'new']) {
    const count = ends(side) + branching(side);
    if (count !== totals[side]) problems.push(`${totals[side]} ${side} rules, ${count} in the ledger`);
  }
  return problems;
}

/** How the cost grows; last, because the largest of these trees would else be counted as memory of the real pairs. */
function growth() {
  console.log('growth with the number of rules (fresh trees), in processor time');
  let before;
  for (const size of [10_000, 20_000, 40_000]) {
    const old = synthetic(size, false);
    const fresh = synthetic(size, true);
    const from = process.cpuUsage();
    const { totals, limits } = compare(old, fresh, { timeout: 120_000 });
    const used = Math.round(process.cpuUsage(from).user / 1000);
    const ratio = before === undefined ? '' : `, ${(used / before).toFixed(2)} times the half`;
    console.log(`  ${size} rules: ${used} ms${ratio}, ${totals.deleted} deleted ${limits.join(' ')}`);
    before = used;
  }
}

if (!existsSync(corpus)) {
  console.log('The real documents are absent (set VARIORUM_CORPUS to their folder).');
  growth();
  process.exit(0);
}

// Two editions at a time, or the whole corpus would have to fit into memory.
const paths = new Map();
for (const folder of ['mirror', 'official']) {
  for (const name of readdirSync(join(corpus, folder))) {
    const path = join(corpus, folder, name);
    try {
      const { effective } = load(path);
      if (effective) paths.set(effective, path);
    } catch (error) {
      console.log(`  ${name}: ${error.message}`);
    }
  }
}
const editions = [...paths].sort(([a], [b]) => (a < b ? -1 : 1));
const hash = createHash('sha256');
const times = [];
let wrong = 0;
let spent = 0;
let processor = 0;
let old;
editions.forEach(([date, path], index) => {
  const tree = load(path);
  if (old !== undefined) {
    const pair = `${editions[index - 1][0]} → ${date}`;
    const from = performance.now();
    const before = process.cpuUsage().user;
    const comparison = compare(old, tree);
    spent += performance.now() - from;
    processor += process.cpuUsage().user - before;
    times.push({ pair, index, ms: ms(from) });
    for (const problem of problemsOf(comparison)) {
      wrong++;
      console.log(`  ${pair}: ${problem}`);
    }
    for (const e of comparison.edges) hash.update(`${e.old}>${e.new}:${e.relation}:${e.change}\n`);
  }
  old = tree;
});
console.log(
  `${times.length} consecutive pairs: ${Math.round(spent)} ms without reading (${Math.round(processor / 1000)} ms of processor time), ${wrong} problems of totals, checksum ${hash.digest('hex').slice(0, 16)}`,
);
console.log(`  resident memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
const bySpeed = times.toSorted((a, b) => b.ms - a.ms);
for (const t of bySpeed.slice(0, 5)) console.log(`  ${t.pair}: ${t.ms} ms`);

console.log('warm, medians of 7');
const warm = ({ index, pair }) => {
  const [a, b] = [load(editions[index - 1][1]), load(editions[index][1])];
  const runs = Array.from({ length: 7 }, () => {
    const [x, y] = [structuredClone(a), structuredClone(b)];
    const from = performance.now();
    align(x, y);
    const middle = performance.now();
    compare(x, y);
    return [Math.round(middle - from), ms(middle)];
  });
  runs.sort((x, y) => x[1] - y[1]);
  const [fresh, seen] = runs[3];
  console.log(
    `  ${pair}: aligning fresh trees ${fresh} ms; whole comparison of trees seen before ${seen} ms`,
  );
};
warm(times.reduce((a, b) => (b.ms > a.ms ? b : a)));
warm(bySpeed.at(-1));
growth();
