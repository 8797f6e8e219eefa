// Measures the citation doctor: node bench/lineage/doctor.mjs
// Compile first (npm run compile). Exits with status 1 when 100,000 citations take more than 10 s of processor time, when it is less
// precise or finds less than it must on the labelled samples, or when it reads the words beside citations worse than it must.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  Concordance,
  diagnose,
  findCitations,
  inferEdition,
  readRuleWords,
  rewrite,
} from '../../dist/lineage/index.js';
import { scoreComments, scoreQuoted } from './citationWords.mjs';

const root = resolve(import.meta.dirname, '../..');
const concordance = new Concordance(JSON.parse(readFileSync(`${root}/sources/concordance.json`, 'utf8')));
const newest = concordance.editions.at(-1);
const written = concordance.editions.findLast((edition) => edition < '2012');
const e = concordance.editionIndex(written);
const numbers = concordance.data.lineages.flatMap(([, runs]) =>
  runs.filter(([number, from, to]) => from <= e && e <= to && number.includes('.')).map(([number]) => number),
);

const WANTED = 100_000;
const forms = [
  (n) => `    // CR ${n}: the order in which things happen\n`,
  (n) => `    /* see rule ${n} */ const x${n.length} = ${n.slice(0, 5)};\n`,
  (n) => `    log('not allowed (rule ${n})');\n`,
  (n) => ` // as in §${n}, before combat\n`,
];
const files = [];
for (let made = 0; made < WANTED; ) {
  let text = '';
  for (let line = 0; line < 500 && made < WANTED; line++, made++)
    text += forms[made % forms.length](numbers[(made * 7919) % numbers.length]);
  files.push({ name: `file${files.length}.ts`, text });
}
const length = files.reduce((sum, { text }) => sum + text.length, 0);

let failed = false;
const from = performance.now();
const before = process.cpuUsage();
const found = files.map(({ name, text }) => findCitations(text, name));
const all = found.flat();
const inferred = inferEdition(all, concordance);
const hash = createHash('sha256');
let rewritten = 0;
files.forEach(({ text }, at) => {
  const diagnoses = diagnose(found[at], concordance, written, newest);
  const changed = rewrite(text, diagnoses);
  rewritten += changed.rewritten;
  hash.update(changed.text);
});
const used = process.cpuUsage(before);
const seconds = (used.user + used.system) / 1e6;
if (all.length !== WANTED) {
  console.log(`${all.length} citations were found where ${WANTED} were written`);
  failed = true;
}
console.log(
  `${all.length} citations in ${files.length} files of ${(length / 1e6).toFixed(1)} MB found, judged and rewritten: ${((performance.now() - from) / 1000).toFixed(2)} s, ${seconds.toFixed(2)} s of processor time (limit 10 s); ` +
    `written for ${written}, taken to be written for ${inferred?.edition}; ${rewritten} rewritten for ${newest}, checksum ${hash.digest('hex').slice(0, 16)}`,
);
if (seconds > 10) failed = true;

const rules = readRuleWords(JSON.parse(readFileSync(`${root}/sources/words.json`, 'utf8')), concordance);
for (const [name, precise, complete] of [
  ['sample.tsv', 0.98, 0.98],
  ['engines.tsv', 0.97, 0.95],
  ['wild.tsv', 0.98, 0.95],
]) {
  let [right, wanted, given, lines] = [0, 0, 0, 0];
  for (const line of readFileSync(`${root}/fixtures/citations/${name}`, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    const [file, label, text] = line.split('\t');
    const open = label === '-' ? [] : label.split(',');
    const numbers = findCitations(text.replaceAll('⏎', '\n'), file, () => rules).flatMap((c) =>
      c.last ? [`${c.number}..${c.last}`] : [c.number, ...(c.also ?? [])],
    );
    lines++;
    wanted += open.length;
    given += numbers.length;
    for (const number of numbers) {
      const at = open.indexOf(number);
      if (at >= 0) {
        open.splice(at, 1);
        right++;
      }
    }
  }
  const [precision, recall] = [right / given, right / wanted];
  console.log(
    `${name}: ${lines} lines, ${wanted} citations, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
  );
  if (precision < precise || recall < complete) failed = true;
}

// The samples with words say their numbers as of one edition.
const knowledge = { concordance, rules, target: '2025-11-14' };
const quoted = `${root}/../shared/specification/citations-with-words.tsv`;
if (existsSync(quoted)) {
  const { lines, right, wrong, alarms } = scoreQuoted(quoted, knowledge);
  console.log(`citations with the words of their rule:\n${lines.join('\n')}`);
  if (right < 0.9 || wrong > 0.01 || alarms > 0.02) failed = true;
}
for (const path of [
  `${root}/../shared/specification/citations-corrected.tsv`,
  `${root}/fixtures/citations/comments.tsv`,
  `${root}/fixtures/citations/blind-comments.tsv`,
  `${root}/fixtures/citations/maintainers-comments.tsv`,
  `${root}/fixtures/citations/engine-comments.tsv`,
  `${root}/fixtures/citations/code-comments.tsv`,
  `${root}/fixtures/citations/short-comments.tsv`,
  `${root}/fixtures/citations/five-languages-comments.tsv`,
]) {
  if (!existsSync(path)) continue;
  const { lines, named, alarms } = scoreComments(path, knowledge);
  console.log(`${path.split('/').at(-1)}:\n${lines.join('\n')}`);
  if (named < 0.5 || alarms > 0.05) failed = true;
}
process.exitCode = failed ? 1 : 0;
