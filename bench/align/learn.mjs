// Learns how much speaks for a sentence that returns in other words: node bench/align/learn.mjs [--lists] [--tables FOLDER…]
// From fixtures/paraphrases.tsv (pairs of rules that readers decided one by one) and the alignments made by hand, logistic
// regression (ridge penalty, Newton's method) gives the weights of src/compare/paraphraseWeights.ts. It is printed how well pairs are told apart in
// sections that were left out while learning. Compile first (npm run compile).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { align } from '../../dist/compare/align.js';
import { PARAPHRASE_WEIGHTS } from '../../dist/compare/paraphraseWeights.js';
import { edition, FOLDERS, fixtures, tablesIn } from './editions.mjs';

const more = process.argv.indexOf('--tables');
const named = more < 0 ? [] : process.argv.slice(more + 1).filter((a) => !a.startsWith('--'));

// Who is decided by whom: for each pair of editions the verdicts, by "old > new".
const sources = [];
for (const { name, rows } of tablesIn([...FOLDERS, ...named])) {
  const wanted = new Set(rows.map((row) => `${row.old} > ${row.new}`));
  const olds = new Set(rows.map((row) => row.old).filter(Boolean));
  const added = new Set(rows.filter((row) => !row.old).map((row) => row.new));
  sources.push({
    name,
    editions: [rows[0].oldEdition, rows[0].newEdition],
    verdict: (old, fresh) =>
      olds.has(old) ? wanted.has(`${old} > ${fresh}`) : added.has(fresh) ? false : undefined,
  });
}
const single = new Map();
for (const line of readFileSync(join(fixtures, 'paraphrases.tsv'), 'utf8').trim().split('\n').slice(1)) {
  const [from, old, to, fresh, returns] = line.split('\t');
  const name = `${from} > ${to}`;
  if (!single.has(name)) single.set(name, new Map());
  if (returns !== 'doubtful') single.get(name).set(`${old} > ${fresh}`, returns === 'yes');
}
for (const [name, verdicts] of single) {
  sources.push({
    name: 'paraphrases.tsv',
    editions: name.split(' > '),
    verdict: (old, fresh) => verdicts.get(`${old} > ${fresh}`),
  });
}

const examples = [];
const known = new Set();
for (const { name, editions, verdict } of sources) {
  align(...editions.map(edition), {
    watch: (candidates, matching) => {
      for (const { old, new: fresh, features } of candidates) {
        const [a, b] = [matching.old.units[old].number, matching.new.units[fresh].number];
        const right = verdict(a, b);
        const key = [...editions, a, b].join(' ');
        if (right === undefined || known.has(key)) continue;
        known.add(key);
        examples.push({ name, a, b, features, right, section: a.split('.')[0] });
      }
    },
  });
}
console.log(
  `${examples.length} pairs of rules, ${examples.filter((e) => e.right).length} of them paraphrases`,
);

/** Weights in the units of the features. */
function learnFrom(list) {
  const count = PARAPHRASE_WEIGHTS.length;
  const range = [...Array(count).keys()];
  const mean = range.map((i) => list.reduce((sum, e) => sum + e.features[i], 0) / list.length);
  const spread = range.map(
    (i) => Math.sqrt(list.reduce((sum, e) => sum + (e.features[i] - mean[i]) ** 2, 0) / list.length) || 1,
  );
  const rows = list.map((e) => range.map((i) => (i === 0 ? 1 : (e.features[i] - mean[i]) / spread[i])));
  let weights = range.map(() => 0);
  for (let step = 0; step < 30; step++) {
    const gradient = range.map((i) => (i === 0 ? 0 : RIDGE * weights[i]));
    const curvature = range.map((i) => range.map((j) => (i === j && i > 0 ? RIDGE : 0)));
    rows.forEach((row, k) => {
      const p = 1 / (1 + Math.exp(-row.reduce((sum, x, i) => sum + x * weights[i], 0)));
      for (const i of range) {
        gradient[i] += (p - (list[k].right ? 1 : 0)) * row[i];
        for (const j of range) curvature[i][j] += p * (1 - p) * row[i] * row[j];
      }
    });
    const change = solve(curvature, gradient);
    weights = weights.map((w, i) => w - change[i]);
  }
  const natural = weights.map((w, i) => (i === 0 ? w : w / spread[i]));
  natural[0] -= range.reduce((sum, i) => (i === 0 ? sum : sum + natural[i] * mean[i]), 0);
  return natural;
}
const RIDGE = 10;

/** Gauss elimination with pivots; the matrix is small and positive. */
function solve(matrix, right) {
  const a = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < a.length; i++) {
    const pivot = a
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(a[best][i]) ? i + k : best), i);
    [a[i], a[pivot]] = [a[pivot], a[i]];
    for (let k = 0; k < a.length; k++) {
      if (k === i) continue;
      const factor = a[k][i] / a[i][i];
      for (let j = i; j <= a.length; j++) a[k][j] -= factor * a[i][j];
    }
  }
  return a.map((row, i) => row[a.length] / row[i]);
}

const probability = (weights, features) =>
  1 / (1 + Math.exp(-features.reduce((sum, x, i) => sum + x * weights[i], 0)));
// Sections that tell of one thing under changing numbers are left out together.
const FOLDS = 12;
const family = (section) =>
  ({ 806: '606', 810: '606', 805: '606', 808: '608', 807: '608' })[section] ?? section;
const fold = (section) => [...family(section)].reduce((h, c) => (h * 31 + c.charCodeAt(0)) % 9973, 7) % FOLDS;
for (let k = 0; k < FOLDS; k++) {
  const weights = learnFrom(examples.filter((e) => fold(e.section) !== k));
  for (const e of examples) if (fold(e.section) === k) e.unseen = probability(weights, e.features);
}
console.log('\nIn sections left out while learning:');
const paraphrases = examples.filter((e) => e.right).length;
for (const needed of [0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8]) {
  const taken = examples.filter((e) => e.unseen >= needed);
  const right = taken.filter((e) => e.right).length;
  console.log(
    `  from ${needed.toFixed(2)} on: ${taken.length} taken, precision ${(right / taken.length).toFixed(3)}, recall ${(right / paraphrases).toFixed(3)}`,
  );
}
const weights = learnFrom(examples);
if (process.argv.includes('--lists')) {
  for (const e of [...examples].sort((x, y) => y.unseen - x.unseen).slice(0, 420))
    console.log(
      `  ${e.unseen.toFixed(2)} ${probability(weights, e.features).toFixed(2)} ${e.right ? 'right' : 'wrong'} ${e.a} → ${e.b} (${e.name})`,
    );
}
console.log('\nWeights, learnt from all:');
PARAPHRASE_WEIGHTS.forEach(({ name, weight }, i) => {
  console.log(`  { name: '${name}', weight: ${Number(weights[i].toPrecision(4))} },   now ${weight}`);
});
