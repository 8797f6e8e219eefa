/**
 * Reads broken documents: the samples of every dialect, and the real documents where they are present, with bytes
 * changed, lines deleted and moved, prefixes and splices. Each is read with every character accounted for, or refused
 * with a `ReadError`; anything else is a fault.
 *
 * node dist-bench/fuzz.js [cases=100000] [seed=1]
 *
 * The checksum is over the counts of all trees, so that no run can skip work.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReadError, read } from '../src/readers/index.js';
import { countNodes } from '../src/tree/index.js';

/** So long may the slowest case take, in milliseconds. */
const PATIENCE = 10_000;
/** Documents longer than this are cut: what breaks in them breaks in a part of them. */
const LONGEST = 60_000;
const MARKS = [
  0x00, 0x0a, 0x0d, 0x20, 0x26, 0x2a, 0x2d, 0x2e, 0x3c, 0x3e, 0x3f, 0x5b, 0x5f, 0x60, 0x7c, 0xff,
];

const cases = Number(process.argv[2] ?? 100_000);
let state = Number(process.argv[3] ?? 1) >>> 0 || 1;

/** A whole number below `limit` (xorshift32, Marsaglia 2003). */
function random(limit: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  state >>>= 0;
  return state % Math.max(1, limit);
}

function folder(path: string, names: RegExp): string[] {
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => names.test(name))
        .sort()
        .map((name) => join(path, name))
    : [];
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const home = existsSync(join(root, 'sources')) ? root : resolve(root, '..');
const shared = process.env.VARIORUM_CORPUS ?? resolve(home, '../shared');
const documents = [
  ...folder(join(home, 'sources'), /\.(?:txt|rst|md|html)$/),
  ...folder(join(shared, 'seeds'), /\.txt$/),
  ...folder(join(shared, 'corpus/official'), /\.txt$/).filter((_, i) => i % 10 === 0),
  ...folder(join(shared, 'corpus/html'), /\.html$/),
].map((path) => ({ path, bytes: readFileSync(path) }));

function broken(bytes: Uint8Array): Uint8Array {
  const start = bytes.length > LONGEST ? random(bytes.length - LONGEST) : 0;
  const part = Uint8Array.from(bytes.subarray(start, start + LONGEST));
  switch (random(5)) {
    case 0:
      return part.subarray(0, random(part.length));
    case 1: {
      const at = random(part.length);
      const next = part.indexOf(0x0a, at);
      return Buffer.concat([part.subarray(0, at), part.subarray(next < 0 ? part.length : next)]);
    }
    case 2: {
      const at = random(part.length);
      const to = at + random(2_000);
      return Buffer.concat([part.subarray(to), part.subarray(at, to), part.subarray(0, at)]);
    }
    default: {
      for (let n = 1 + random(16); n > 0; n--) {
        part[random(part.length)] = random(2) === 0 ? (MARKS[random(MARKS.length)] as number) : random(256);
      }
      return part;
    }
  }
}

let checksum = 0;
let refused = 0;
let faults = 0;
let slowest = 0;
const started = performance.now();

function fault(path: string, number: number, what: string): void {
  faults++;
  if (faults <= 20) console.error(`case ${number}, ${path}: ${what}`);
}

for (let number = 0; number < cases; number++) {
  const { path, bytes } = documents[random(documents.length)] as { path: string; bytes: Uint8Array };
  const input = broken(bytes);
  const before = performance.now();
  try {
    const { tree, coverage, messages } = read(input, { file: 'broken' });
    if (coverage.accounted !== coverage.characters) {
      fault(path, number, `${coverage.characters - coverage.accounted} characters have no place`);
    }
    if (messages.some(({ ruleId }) => ruleId === 'accounted-twice')) {
      fault(path, number, 'characters have two places');
    }
    const { sections, rules, subrules, examples } = countNodes(tree);
    checksum = (Math.imul(checksum, 31) + sections * 7 + rules * 5 + subrules * 3 + examples) >>> 0;
  } catch (error) {
    if (error instanceof ReadError) refused++;
    else fault(path, number, error instanceof Error ? (error.stack ?? error.message) : String(error));
    checksum = (Math.imul(checksum, 31) + 1) >>> 0;
  }
  const took = performance.now() - before;
  slowest = Math.max(slowest, took);
  if (took > PATIENCE) fault(path, number, `took ${Math.round(took)} ms`);
}

const seconds = ((performance.now() - started) / 1_000).toFixed(1);
console.log(
  `${cases} cases over ${documents.length} documents in ${seconds} s: ${refused} refused, ${faults} faults, ` +
    `slowest ${Math.round(slowest)} ms, checksum ${checksum.toString(16).padStart(8, '0')}`,
);
process.exitCode = faults === 0 ? 0 : 1;
