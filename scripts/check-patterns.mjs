// Whether every pattern that meets input takes time in proportion to it: node scripts/check-patterns.mjs [ROOM…]
// Finds the regular expressions in the sources of the rooms (or folders of rooms) that read what strangers give, and asks recheck for an input on
// which each would take more. A pattern that is asked of few characters only says so in a comment on its line or the one above:
// "linear: WHY". Exits with 1 where a pattern can be made slow.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { check } from 'recheck';
import { parseSync } from 'vite';

// In this process: no other program is started.
process.env.RECHECK_BACKEND ??= 'pure';
const root = resolve(import.meta.dirname, '..');
const rooms = process.argv.length > 2 ? process.argv.slice(2) : ['readers', 'archive', 'rulesets/reading'];
/** What is tried is drawn by chance: by the same chance every time, so that the same sources always pass or never. */
const SEED = 1;
/** A pattern may be asked about for so many milliseconds. */
const PATIENCE = 10_000;
/** At one time. */
const TOGETHER = 2;
/** A text that makes a pattern slow keeps it busy for more than so many milliseconds of processor time. */
const SLOW = 100;
/** A text that keeps a pattern busy for so many milliseconds need not be waited for. */
const ENOUGH = 5_000;

/** True where the text that was found does make the pattern slow: on a busy machine one is named now and then that does not. */
function isSlow({ pattern, flags }, text) {
  const before = process.cpuUsage();
  try {
    runInNewContext('new RegExp(pattern, flags).exec(text)', { pattern, flags, text }, { timeout: ENOUGH });
  } catch {
    return true;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 > SLOW;
}

/** A pattern without a repeat that has no upper bound looks at each place of a text a bounded number of times. */
const isBounded = (pattern) => !/[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, ''));

/** Every regular expression literal of a program, with the line on which it is. */
function* patternsOf(node, source) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) yield* patternsOf(child, source);
    return;
  }
  if (node.type === 'Literal' && node.regex) {
    const line = source.slice(0, node.start).split('\n').length;
    yield { ...node.regex, line };
  }
  for (const [key, child] of Object.entries(node))
    if (key !== 'regex' && child && typeof child === 'object') yield* patternsOf(child, source);
}

const asked = [];
for (const room of rooms) {
  const folder = join(root, 'src', room);
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const lines = source.split('\n');
    for (const { pattern, flags, line } of patternsOf(parseSync(file, source).program, source)) {
      const told = /\blinear: \S/.test(`${lines[line - 2] ?? ''}\n${lines[line - 1]}`);
      if (!told && !isBounded(pattern)) asked.push({ file: relative(root, file), line, pattern, flags });
    }
  }
}
const seen = new Map();
for (const one of asked)
  seen.set(`/${one.pattern}/${one.flags}`, [...(seen.get(`/${one.pattern}/${one.flags}`) ?? []), one]);
const slow = [];
const unknown = [];
const queue = [...seen.values()];
async function work() {
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [{ pattern, flags }] = next;
    const answer = await check(pattern, flags.replace(/[dgv]/g, ''), {
      timeout: PATIENCE,
      randomSeed: SEED,
    });
    if (answer.status === 'vulnerable' && isSlow(next[0], answer.attack.string))
      slow.push({ ...next[0], complexity: answer.complexity.summary, attack: answer.attack?.pattern });
    else if (answer.status === 'unknown') unknown.push({ ...next[0], why: answer.error?.kind });
  }
}
await Promise.all(Array.from({ length: TOGETHER }, work));
const place = ({ file, line, pattern }) => `${file}:${line} /${pattern.slice(0, 100)}/`;
for (const one of slow.sort((a, b) => place(a).localeCompare(place(b))))
  console.log(`${place(one)}: ${one.complexity}, as on ${one.attack}`);
for (const one of unknown) console.log(`${place(one)}: not decided (${one.why})`);
console.log(
  `${seen.size} patterns in ${rooms.join(', ')}: ${slow.length} can be made slow, ${unknown.length} not decided`,
);
if (slow.length > 0) process.exitCode = 1;
