// Whether any bytes can break the readers: npm run compile && node bench/read/fuzz.mjs [CASES] [SEED]
// Cuts a piece out of a real document or of a sample, changes it byte by byte and line by line, and reads it. A document may be refused
// with a ReadError; any other exception, a character without a place or with two, a node outside of its document or its parent, or a
// case that takes seconds is a failure, and is written down with the seed that makes it again.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { detect } from '../../dist/readers/detect.js';
import { decode } from '../../dist/readers/encoding/index.js';
import { ReadError, read } from '../../dist/readers/index.js';
import { walk } from '../../dist/tree/index.js';
import { randomFrom } from '../random.mjs';

const cases = Number(process.argv[2] ?? 100_000);
const firstSeed = Number(process.argv[3] ?? 1);
/** Milliseconds of processor time. */
const SLOW = 2000;
const shared = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const folders = [
  resolve(import.meta.dirname, '../../sources'),
  join(shared, 'seeds'),
  join(shared, 'corpus'),
];
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((path) => statSync(path).isFile() && /\.(txt|html?|md|rst)$/.test(path))
  .sort();
const documents = files.map((path) => readFileSync(path));
/** Documents by their dialect, because nearly all files are plain text. */
const dialects = new Map();
for (const bytes of documents) {
  const { format } = detect(decode(bytes).text);
  dialects.set(format, [...(dialects.get(format) ?? []), bytes]);
}
const shelves = [...dialects.values()];

const DELICATE = [
  '\n',
  '\r',
  '\r\n\r\n',
  '\t',
  '_',
  '{',
  '}',
  '|',
  '<',
  '>',
  '&',
  '#',
  '*',
  '`',
  '.. ',
  '100.1. ',
  '100.1a ',
  '8. ',
  'Example: ',
  'Glossary\n',
  'Credits\n',
  '---\n',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\0',
  '\u00ad',
  '\u200b',
  '\u00a0',
  '&nbsp;',
  '&shy;',
  '<b>',
  '</b>',
  '<br>',
  '**',
  '100.1aa ',
  '1001.1. ',
  'Effective as of February 31, 2011\n',
  'â€™',
];
const encoder = new TextEncoder();

function changed(random) {
  const below = (n) => Math.floor(random() * n);
  const shelf = shelves[below(shelves.length)];
  const document = shelf[below(shelf.length)];
  const length = 1 + below(random() < 0.1 ? 20_000 : 2_500);
  const start = random() < 0.3 ? 0 : below(Math.max(1, document.length - length));
  let bytes = Buffer.from(document.subarray(start, start + length));
  for (let n = below(8); n > 0; n--) {
    const at = below(bytes.length + 1);
    const to = Math.min(bytes.length, at + below(60));
    const kind = below(7);
    if (kind === 0 && bytes.length > 0) bytes[at % bytes.length] = below(256);
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]);
    else if (kind === 3)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        encoder.encode(DELICATE[below(DELICATE.length)]),
        bytes.subarray(at),
      ]);
    else if (kind === 4) {
      const other = documents[below(documents.length)];
      const from = below(other.length);
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        other.subarray(from, from + below(300)),
        bytes.subarray(at),
      ]);
    } else if (kind === 5) bytes = bytes.subarray(0, at);
    else
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.alloc(below(200), below(256)),
        bytes.subarray(at),
      ]);
  }
  return bytes;
}

/** What is wrong with the places of a tree, or undefined. */
function misplaced(tree) {
  let fault;
  const wrong = (node) => {
    fault ??= `${node.type} at ${node.position?.start.offset} to ${node.position?.end.offset} is out of place`;
  };
  walk(tree, (node, ancestors) => {
    const { start, end } = node.position ?? {};
    if (start === undefined) {
      wrong(node);
      return;
    }
    const parent = ancestors.at(-1)?.position;
    if (start.offset > end.offset || start.line < 1 || start.column < 1) wrong(node);
    else if (parent && (start.offset < parent.start.offset || end.offset > parent.end.offset)) wrong(node);
  });
  return fault;
}

let readable = 0;
let failed = 0;
const refusals = new Map();
const formats = new Map();
const began = performance.now();
for (let n = 0; n < cases; n++) {
  const seed = firstSeed + n;
  const bytes = changed(randomFrom(seed));
  const from = process.cpuUsage();
  let fault;
  try {
    const { tree, coverage, messages } = read(bytes, { file: 'changed' });
    readable++;
    formats.set(tree.format, (formats.get(tree.format) ?? 0) + 1);
    if (coverage.accounted !== coverage.characters)
      fault = `${coverage.characters - coverage.accounted} characters without a place`;
    fault ??= messages.find(({ ruleId }) => ruleId === 'accounted-twice')?.reason;
    fault ??= misplaced(tree);
  } catch (error) {
    if (error instanceof ReadError) refusals.set(error.ruleId, (refusals.get(error.ruleId) ?? 0) + 1);
    else fault = error?.stack ?? String(error);
  }
  if ((n + 1) % 10_000 === 0) process.stderr.write(`${n + 1} of ${cases} cases\n`);
  const { user, system } = process.cpuUsage(from);
  const took = (user + system) / 1000;
  if (took > SLOW) fault ??= `${took.toFixed(0)} ms for ${bytes.length} bytes`;
  if (fault !== undefined) {
    failed++;
    if (failed <= 10) console.log(`seed ${seed}: ${fault}`);
  }
}
const counts = (map) => [...map].map(([name, count]) => `${name} ${count}`).join(', ');
console.log(
  `${cases} cases from ${files.length} documents in ${((performance.now() - began) / 1000).toFixed(0)} s: ` +
    `${readable} read (${counts(formats)}), refused: ${counts(refusals)}; ${failed} failures`,
);
if (failed > 0) process.exitCode = 1;
