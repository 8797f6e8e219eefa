// Times comparisons and checks their totals: node bench/compare/run.mjs
// Compile first (npm run compile). The checksum is over all edges, so that no run can skip work unseen.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { align, compare } from '../../dist/compare/index.js';
import { read } from '../../dist/readers/index.js';
import { build } from '../../dist/tree/index.js';

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const corpus = join(base, 'corpus');
const ms = (from) => Math.round(performance.now() - from);

function synthetic(rules, shift) {
  // Sentences of made-up words, every tenth rule reworded on the new side and every hundredth left out.
  const words = Array.from({ length: 4000 }, (_, i) => `w${((i * 2654435761) % 4294967296).toString(36)}`);
  let state = 7;
  const next = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % n;
  };
  const sections = [];
  for (let i = 0; i < rules; i++) {
    const at = Math.floor(i / 40);
    const text = Array.from({ length: 40 }, () => words[next(4000)]);
    if (shift && i % 10 === 0) text.splice(5, 3, 'quite', 'other');
    if (shift && i % 100 === 50) continue;
    sections[at] ??= build.section(String(100 + at), `Section ${at}`);
    sections[at].children.push(
      build.rule(`${100 + at}.${sections[at].children.length + 1}`, [build.paragraph(`${text.join(' ')}.`)]),
    );
  }
  return build.edition([build.chapter('1', 'All', sections)]);
}

console.log('growth with the number of rules (fresh trees)');
for (const size of [10_000, 20_000, 40_000]) {
  const old = synthetic(size, false);
  const fresh = synthetic(size, true);
  const from = performance.now();
  const { totals, limits } = compare(old, fresh, { timeout: 60_000 });
  console.log(`  ${size} rules: ${ms(from)} ms, ${totals.deleted} deleted ${limits.join(' ')}`);
}

if (!existsSync(corpus)) {
  console.log('The real documents are absent (set VARIORUM_CORPUS to their folder).');
  process.exit(0);
}
const files = new Map();
for (const [folder, prefix] of [
  ['mirror', 'CR-'],
  ['official', ''],
]) {
  for (const name of readdirSync(join(corpus, folder))) {
    const date = name.slice(prefix.length, -4);
    try {
      const { tree } = read(readFileSync(join(corpus, folder, name)), { file: name });
      if (tree.effective) files.set(tree.effective, { name: date, tree });
    } catch (error) {
      console.log(`  ${name}: ${error.message}`);
    }
  }
}
const editions = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
const hash = createHash('sha256');
const start = performance.now();
const times = [];
let wrong = 0;
editions.forEach(([date, { tree }], i) => {
  if (i === 0) return;
  const [before, { tree: old }] = editions[i - 1];
  const from = performance.now();
  const comparison = compare(old, tree);
  times.push({
    pair: `${before} → ${date}`,
    ms: ms(from),
    size: Math.abs(comparison.totals.new - comparison.totals.old),
  });
  for (const problem of problemsOf(comparison)) {
    wrong++;
    console.log(`  ${before} → ${date}: ${problem}`);
  }
  for (const e of comparison.edges) hash.update(`${e.old}>${e.new}:${e.relation}:${e.change}\n`);
});
console.log(
  `${times.length} consecutive pairs: ${ms(start)} ms, ${wrong} problems of totals, checksum ${hash.digest('hex').slice(0, 16)}`,
);
console.log(`  resident memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
times.sort((a, b) => b.ms - a.ms);
for (const t of times.slice(0, 5)) console.log(`  ${t.pair}: ${t.ms} ms`);

const warm = (name, a, b) => {
  const runs = [];
  for (let i = 0; i < 7; i++) {
    const [x, y] = [structuredClone(a), structuredClone(b)];
    const from = performance.now();
    align(x, y);
    const middle = performance.now();
    compare(x, y);
    runs.push([Math.round(middle - from), ms(middle)]);
  }
  runs.sort((x, y) => x[1] - y[1]);
  console.log(
    `  ${name}: fresh trees align ${runs[3][0]} ms; trees seen before, whole comparison ${runs[3][1]} ms (medians)`,
  );
};
console.log('warm');
const largest = editions
  .map(([date, e], i) => ({ date, i, e }))
  .filter(({ i }) => i > 0)
  .map(({ date, i, e }) => ({
    date,
    old: editions[i - 1],
    e,
    moved: times.find((t) => t.pair.endsWith(date))?.ms ?? 0,
  }));
largest.sort((a, b) => b.moved - a.moved);
for (const { date, old, e } of [largest[0], largest.at(-1)]) warm(`${old[0]} → ${date}`, old[1].tree, e.tree);

/** Whatever a ledger loses or counts twice. */
export function problemsOf({ edges, totals }) {
  const problems = [];
  const relations = ['same', 'renumbered', 'split', 'merged', 'deleted', 'added'];
  for (const relation of relations) {
    const count = edges.filter((e) => e.relation === relation).length;
    if (count !== totals[relation])
      problems.push(`${relation}: ${count} edges, ${totals[relation]} in the totals`);
  }
  const olds = edges.filter((e) => e.relation !== 'added');
  const pairs = new Set(edges.map((e) => `${e.old}>${e.new}`));
  const repeated = edges.length - pairs.size;
  if (olds.some((e) => e.old === null) || edges.some((e) => e.relation === 'added' && e.new === null))
    problems.push('an edge without an end');
  if (repeated > 8) problems.push(`${repeated} edges twice`);
  return problems;
}
