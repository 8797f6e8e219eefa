/**
 * Changes single operators of the sources, one at a time, and asks the tests of the room whether they notice, without the real documents:
 *
 *   node scripts/mutants.mjs [ROOM…] [--count N] [--seed S]
 *
 * Rooms are language, rulesets, game and compare unless named; N (12) changes are drawn for each. The sources themselves are never
 * touched: all changes are written into a copy, each switched off until its number is asked for. A first run finds which test files come
 * by which of them, so that only those are asked about it; what they let pass is asked of tests of other rooms that are full of its work.
 * Prints each change that nobody noticed, and how many were noticed. It takes some minutes a room and is not a part of the checks that
 * every change has to pass.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { randomFrom } from '../bench/random.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '12' }, seed: { type: 'string', default: '1' } },
});
const rooms = positionals.length > 0 ? positionals : ['language', 'rulesets', 'game', 'compare'];
const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests of other rooms that are full of the work of a room. */
const BESIDE = {
  language: ['rulesets'],
  rulesets: ['scenarios'],
  game: ['cards', 'scenarios/run.test.ts', 'scenarios/witnesses.test.ts'],
  compare: ['lineage'],
};

/** What an operator is changed into. */
const OTHER = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
]);

/** The changes that a file offers: the expression, and the part of it that is changed into another. */
function changesOf(path) {
  const text = readFileSync(path, 'utf8');
  const found = [];
  const offer = ({ start, end }, from, to, other) => found.push({ path, text, start, end, from, to, other });
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    // Types are no behaviour.
    if (typeof node?.type !== 'string' || (node.type.startsWith('TS') && node.expression === undefined))
      return;
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const { left, right, operator } = node;
      const other = OTHER.get(operator);
      const words = [left, right].some(
        ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string',
      );
      // "+" between words joins them; another operator there would be a fault of types.
      if (other !== undefined && !(words && operator === '+')) {
        const from = text.indexOf(operator, left.end);
        offer(node, from, from + operator.length, other);
      }
    } else if (node.type === 'UnaryExpression' && node.operator === '!')
      offer(node, node.start, node.argument.start, '');
    else if (node.type === 'Literal' && typeof node.value === 'boolean')
      offer(node, node.start, node.end, String(!node.value));
    // A name that is also the value is written once, and nothing can be put before it.
    for (const [key, child] of Object.entries(node))
      if (typeof child === 'object' && !(node.type === 'Property' && key === 'key')) visit(child);
  };
  visit(parseSync(path, text).program.body);
  return found;
}

/** A text with changes written into it, each switched on by its number; the inner ones first, for they stand in the outer ones. */
function switched(text, changes, from = 0, to = text.length) {
  const outermost = changes.filter((one) => !changes.some((other) => other !== one && holds(other, one)));
  let made = '';
  let at = from;
  for (const one of outermost.sort((a, b) => a.start - b.start)) {
    const within = changes.filter((other) => other !== one && holds(one, other));
    const plain = switched(text, within, one.start, one.end);
    const changed = text.slice(one.start, one.from) + one.other + text.slice(one.to, one.end);
    made += `${text.slice(at, one.start)}(changeIsOn(${one.number}) ? (${changed}) : (${plain}))`;
    at = one.end;
  }
  return made + text.slice(at, to);
}

const holds = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end;

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
for (const name of readdirSync(root))
  if (!['node_modules', '.git', 'out', 'test-results'].includes(name))
    cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
/** Where test files note which changes they came by. */
const notes = join(copy, 'notes');
appendFileSync(
  join(copy, 'test/support/setup.ts'),
  `
import { appendFileSync } from 'node:fs';
const met = new Set<number>();
const chosen = Number(process.env.CHANGE);
Object.assign(globalThis, { changeIsOn: (number: number) => (met.add(number), number === chosen) });
afterAll(() => appendFileSync(${JSON.stringify(notes)}, JSON.stringify([expect.getState().testPath, ...met]) + '\\n'));
`.replace('import {', "import { expect } from 'vitest';\nimport {"),
);
const config = join(copy, 'vitest.config.ts');

/** Whether tests pass in the copy with one of the changes; a run that does not end has failed. */
function passes(files, change = 'none') {
  const { status, pid } = spawnSync('npx', ['vitest', 'run', '--bail', '1', '--reporter', 'dot', ...files], {
    cwd: copy,
    env: { ...process.env, VARIORUM_CORPUS: join(copy, 'none'), CHANGE: String(change) },
    stdio: 'ignore',
    timeout: 300_000,
    detached: true,
  });
  // A change can make a loop without end: the workers that run in it are ended with those who started them.
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // They have ended by themselves.
  }
  return status === 0;
}

let failed = false;
for (const room of rooms) {
  const draw = randomFrom(Number(values.seed));
  const all = readdirSync(join(copy, 'src', room), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => changesOf(join(copy, 'src', room, name)));
  const possible = all.length;
  const drawn = Array.from({ length: Math.min(Number(values.count), possible) }, (_, number) => ({
    ...all.splice(Math.floor(draw() * all.length), 1)[0],
    number,
  }));
  const texts = new Map(drawn.map(({ path, text }) => [path, text]));
  for (const [path, text] of texts)
    writeFileSync(
      path,
      switched(
        text,
        drawn.filter((one) => one.path === path),
      ),
    );
  rmSync(notes, { force: true });
  // Files that share what was loaded would also share what came by a change.
  const shared = readFileSync(config, 'utf8');
  writeFileSync(config, shared.replaceAll('isolate: false', 'isolate: true'));
  const own = passes([`test/${room}`]);
  writeFileSync(config, shared);
  const met = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n').map(JSON.parse) : [];
  const beside = (BESIDE[room] ?? []).map((name) => `test/${name}`);
  const good = own && (beside.length === 0 || passes(beside));
  if (!good) {
    console.error(
      `The tests of ${[room, ...(BESIDE[room] ?? [])].join(', ')} fail before anything is changed, in ${copy} without the real documents.`,
    );
    failed = true;
  } else {
    let noticed = 0;
    let elsewhere = 0;
    for (const { path, text, from, to, other, number } of drawn) {
      const files = met.flatMap(([file, ...numbers]) => (numbers.includes(number) ? [file] : []));
      if (files.length > 0 && !passes(files, number)) {
        noticed++;
        continue;
      }
      if (beside.length > 0 && !passes(beside, number)) {
        elsewhere++;
        continue;
      }
      const line = text.slice(0, from).split('\n').length;
      const why = files.length === 0 ? ' (no test of the room comes by it)' : '';
      console.log(
        `  ${path.slice(copy.length + 1)}:${line}: ${JSON.stringify(text.slice(from, to))} -> ${JSON.stringify(other)}: ${text.split('\n')[line - 1].trim()}${why}`,
      );
    }
    console.log(
      `${room}: ${noticed + elsewhere} of ${drawn.length} changes noticed, ${elsewhere} of them by other rooms alone (of ${possible} possible ones)`,
    );
  }
  for (const [path, text] of texts) writeFileSync(path, text);
}
process.exitCode = failed ? 1 : 0;
