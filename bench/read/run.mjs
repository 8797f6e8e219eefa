// How fast documents become trees: npm run compile && node bench/read/run.mjs [EDITION FILE]
// First one edition to a tree, against what decoding it and splitting it into lines costs in the same run; then every file of the
// corpus folder, Word, PDF and HTML included. The checksum of all trees is printed with the figures: a reader that leaves work out
// prints another one. The limits are those that the project has set itself; each one that is missed is said, and the exit is 1.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { decode } from '../../dist/readers/encoding/index.js';
import { ReadError, read, readDocument } from '../../dist/readers/index.js';

/** Times as long as decoding and splitting. */
const MOST_TIMES = 5;
const MOST_SECONDS = 10;
const MOST_MEGABYTES = 400;
const ROUNDS = 80;

const base = join(process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared'), 'corpus');
if (!existsSync(base)) {
  console.log(`${base}: not there; set VARIORUM_CORPUS to the folder of real documents.`);
  process.exit(0);
}
const newest = () => join(base, 'official', readdirSync(join(base, 'official')).sort().at(-1));
const file = process.argv[2] ?? newest();

/** Processor time since a mark, in seconds. */
const spent = (mark) => {
  const { user, system } = process.cpuUsage(mark);
  return (user + system) / 1e6;
};
/**
 * How much processor time something takes, in milliseconds: what else the machine does is not counted. It keeps nothing: a tree
 * that is held on to is carried about by the collector.
 */
const elapsed = (work) => {
  const from = process.cpuUsage();
  work();
  return spent(from) * 1000;
};
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
/** The checksum of a tree, taken part by part: as one string a tree would need more memory than reading it does. */
const digestOf = (tree) => {
  const hash = createHash('sha256');
  const add = ({ children, ...own }) => {
    hash.update(JSON.stringify(own));
    for (const child of children ?? []) add(child);
    if (children) hash.update(']');
  };
  add(tree);
  return hash.digest('hex').slice(0, 16);
};
const digest = (...words) => createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16);

const bytes = readFileSync(file);
const lines = decode(bytes).text.split(/\r\n|\r|\n/).length;
const sum = digestOf(read(bytes, { file }).tree);
const split = [];
const tree = [];
for (let round = 0; round < ROUNDS; round++) {
  const a = elapsed(() => decode(bytes).text.split(/\r\n|\r|\n/));
  const b = elapsed(() => read(bytes, { file }));
  // The first half warms the machine up.
  if (round >= ROUNDS / 2) {
    split.push(a);
    tree.push(b);
  }
}
const times = median(tree) / median(split);
const best = Math.min(...tree) / Math.min(...split);
console.log(
  `${relative(base, file)}: ${bytes.length} bytes, ${lines} lines, tree ${sum}\n` +
    `  decode and split ${median(split).toFixed(2)} ms, tree ${median(tree).toFixed(2)} ms: ` +
    `${times.toFixed(2)} times (best against best ${best.toFixed(2)}; limit ${MOST_TIMES})`,
);

const files = readdirSync(base, { recursive: true })
  .map((name) => join(base, name))
  .filter((path) => statSync(path).isFile() && /\.(txt|html?|docx?|pdf)$/.test(path))
  .sort();
// As the command line reads them: see src/cli/sparing.ts.
for (const flag of ['--interrupt-budget=800000', '--max-inlined-bytecode-size-cumulative=200'])
  setFlagsFromString(flag);
const all = createHash('sha256');
let refused = 0;
let slowest = [0, ''];
// The checksum is taken outside the clock: writing the trees as JSON costs nearly as much as reading them.
let used = 0;
for (const path of files) {
  const cpu = process.cpuUsage();
  const from = performance.now();
  try {
    const { tree: edition, coverage } = await readDocument(readFileSync(path), { file: path });
    used += spent(cpu);
    all.update(
      digest(relative(base, path), digestOf(edition), `${coverage.accounted}/${coverage.characters}`),
    );
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    used += spent(cpu);
    refused++;
    all.update(digest(relative(base, path), error.ruleId));
  }
  slowest = [
    Math.max(slowest[0], performance.now() - from),
    performance.now() - from > slowest[0] ? path : slowest[1],
  ];
}
const seconds = used;
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(
  `${files.length} files of the corpus (${refused} refused): ${seconds.toFixed(1)} s of processor time (limit ${MOST_SECONDS}), ` +
    `at most ${megabytes.toFixed(0)} MB (limit ${MOST_MEGABYTES}); slowest ${relative(base, slowest[1])} ${slowest[0].toFixed(0)} ms\n` +
    `  checksum of all trees ${all.digest('hex').slice(0, 16)}`,
);
const missed = [
  ['an edition to its tree', times, MOST_TIMES, 'times'],
  ['the corpus', seconds, MOST_SECONDS, 's of processor time'],
  ['the corpus', megabytes, MOST_MEGABYTES, 'MB'],
].filter(([, figure, limit]) => figure > limit);
for (const [what, figure, limit, unit] of missed)
  console.log(`missed: ${what} takes ${figure.toFixed(1)} ${unit}, ${limit} at most are wanted`);
if (missed.length > 0) process.exitCode = 1;
