// Fuzzing by coverage: npm run compile && node bench/read/coverage.mjs [ROUNDS] [SEED]
// Starts from short documents in all dialects, changes them, and keeps what runs a part of the readers that nothing before it ran (as V8
// counts it), to be changed again. A case fails as in bench/read/fuzz.mjs: with another exception than ReadError, or after more than two
// seconds of processor time. Prints how much was reached; exits with 1 where a case failed.
import { Session } from 'node:inspector/promises';
import { ReadError, read } from '../../dist/readers/index.js';
import { randomFrom } from '../random.mjs';

const rounds = Number(process.argv[2] ?? 3000);
const random = randomFrom(Number(process.argv[3] ?? 1));
/** Milliseconds of processor time. */
const SLOW = 2000;
const LONGEST = 6000;
const RULES = [
  '1. Parts',
  '100. General',
  '100.1. A first rule of words.',
  '100.1a A part of it.',
  'Example: One case.',
  '100.2. A second rule; see rule 100.1.',
  'Glossary',
  'Term',
  'What it means.',
];
const [chapter, section, ...rest] = RULES;
const text = `Comprehensive Rules\n\nThese rules are effective as of May 1, 2009.\n\n${RULES.join('\n\n')}\n`;
const seeds = [
  text,
  `# ${chapter}\n\n## ${section}\n\n${rest.map((l) => `* **${l}**`).join('\n')}\n`,
  `<html><body><h1>${chapter}</h1>${rest.map((l) => `<p>${l}</p>`).join('')}</body></html>`,
  `${chapter}\n${'='.repeat(8)}\n\n.. _a:\n\n${rest.join('\n\n')}\n`,
  `* 100.1 - A first rule. [CompRules 2009/05/01]\n* 100.1a - A part. [CompRules 2009/05/01]\n`,
  JSON.stringify(RULES.map((l, i) => ({ number: `100.${i}`, text: l, examples: [l] }))),
  RULES.map((l, i) => `100.${i},"${l}"`).join('\n'),
  `<?xml version="1.0"?><rules>${RULES.map((l) => `<rule>${l}</rule>`).join('')}</rules>`,
  `From: a\nMIME-Version: 1.0\nContent-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n${text}`,
  `{\\rtf1\\ansi ${RULES.join('\\par ')}}`,
  `.TH R 7\n${RULES.map((l) => `.SH "${l}"`).join('\n')}`,
  `\\section{${section}}\n${rest.map((l) => `\\item[100.1.] ${l}`).join('\n')}`,
].map((seed) => Buffer.from(seed));
const PIECES =
  '\n|\n\n|\r|\t|\v|\f| |_|{|}|[|]|<|>|&amp;|"|\'|``|~~|::|;|=|==|- |* |> || |+--+|.. |100.1. |100.1a |100.|8. |Example: |Glossary|Credits|\u00a0|\u200b|\u00ad|\u2010|\ufb01|<p>|</p>|<table>|<!--|](|12/3/2009|Page 3|=\n|\\|\u2028'
    .split('|')
    .concat('|');

const pick = (list) => list[Math.floor(random() * list.length)];
/** A document with some pieces left out, doubled, moved, put in, or exchanged with those of another. */
function changed(bytes, other) {
  let now = bytes;
  for (let n = 1 + Math.floor(random() * 4); n > 0; n--) {
    const at = Math.floor(random() * (now.length + 1));
    const to = Math.min(now.length, at + 1 + Math.floor(random() ** 3 * 200));
    const between = pick([
      () => [],
      () => [now.subarray(at, to), now.subarray(at, to)],
      () => [Buffer.from(pick(PIECES).repeat(1 + Math.floor(random() ** 4 * 50))), now.subarray(at, to)],
      () => [Buffer.of(Math.floor(random() * 256))],
      () => [other.subarray(Math.floor(random() * other.length)).subarray(0, 300)],
    ])();
    now = Buffer.concat([now.subarray(0, at), ...between, now.subarray(to)]);
  }
  return now.subarray(0, LONGEST);
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
const seen = new Set();
/** How many blocks of the readers ran that had not run before. */
async function fresh() {
  let n = 0;
  const { result } = await session.post('Profiler.takePreciseCoverage');
  for (const { url, functions } of result) {
    if (!url.includes('/dist/readers/')) continue;
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) {
        const block = `${url}:${startOffset}-${endOffset}`;
        if (count === 0 || seen.has(block)) continue;
        seen.add(block);
        n++;
      }
  }
  return n;
}

let failures = 0;
function tried(bytes) {
  const from = process.cpuUsage();
  let fault;
  try {
    read(bytes);
  } catch (error) {
    if (!(error instanceof ReadError)) fault = error.stack;
  }
  const { user } = process.cpuUsage(from);
  if (user / 1000 > SLOW) fault = `${(user / 1000).toFixed(0)} ms`;
  if (fault === undefined) return;
  failures++;
  console.log(`FAILED: ${fault}\n  ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`);
}

const kept = [...seeds];
for (const seed of seeds) tried(seed);
await fresh();
const atFirst = seen.size;
for (let round = 0; round < rounds; round++) {
  const bytes = changed(pick(kept), pick(kept));
  tried(bytes);
  if ((await fresh()) > 0) kept.push(bytes);
}
console.log(
  `${rounds} documents, ${kept.length - seeds.length} kept; blocks of the readers reached: ${atFirst} by the first, ${seen.size} by all; ${failures} failures`,
);
if (failures > 0) process.exitCode = 1;
session.disconnect();
