// Builds the lineages of the corpus and measures them: node bench/lineage/run.mjs
// Compile first (npm run compile). Exits with status 1 when history or cite take too long as a whole process. The checksum is over the concordance, so that no run can skip work unseen.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { compare } from '../../dist/compare/index.js';
import { disagreements } from '../../dist/lineage/index.js';
import { editionsOf, lineagesOf, load } from './corpus.mjs';
import { measureProcesses } from './process.mjs';

const editions = editionsOf();
if (editions.length === 0) {
  console.log('The real documents are absent (set VARIORUM_CORPUS to their folder).');
  process.exit(0);
}
const from = performance.now();
const before = process.cpuUsage().user;
const lineages = lineagesOf(editions);
const { concordance, texts } = lineages.data;
const json = JSON.stringify(concordance);
console.log(
  `${editions.length} editions read, compared and followed: ${Math.round(performance.now() - from)} ms, ${Math.round((process.cpuUsage().user - before) / 1000)} ms of processor time, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);
console.log(
  `${concordance.lineages.length} lineages, ${concordance.branches.length} branches, ${texts.length} wordings; concordance ${json.length} bytes, ${gzipSync(json, { level: 9 }).length} compressed, checksum ${createHash('sha256').update(json).digest('hex').slice(0, 16)}`,
);

console.log('composed edge by edge against compared directly');
const at = (date) => editions.find(([d]) => d >= date) ?? editions.at(-1);
for (const [a, b] of [
  ['2008-02-01', '2011-07-15'],
  ['2009-05-01', '2012-01-01'],
  ['2014-01-01', '2024-01-01'],
  ['1999-01-01', '2026-01-01'],
]) {
  const [old, fresh] = [at(a), at(b)];
  const comparison = compare(load(old[1]), load(fresh[1]));
  const list = disagreements(lineages, comparison, old[0], fresh[0]);
  console.log(`  ${old[0]} → ${fresh[0]}: ${list.length} of ${comparison.totals.old} rules differ`);
  if (process.argv.includes('--lists')) {
    for (const d of list) console.log(`    ${d.old}: ${d.why}`);
  }
}

process.exitCode = measureProcesses() ? 0 : 1;
