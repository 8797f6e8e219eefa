/**
 * Changes single operators of the sources, one at a time, and asks the tests of the room whether they notice, without the real documents:
 *
 *   node scripts/mutants.mjs [ROOM…] [--count N] [--seed S]
 *
 * Rooms are language, rulesets, game and compare unless named; N (12) changes are drawn for each. The sources themselves are never
 * touched: the changes are made in a copy. Prints each change that nobody noticed, and how many were noticed. It takes some minutes a room and is
 * not a part of the checks that every change has to pass.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** The changes that a file offers: where, and what is there instead. */
function changesOf(path) {
  const text = readFileSync(path, 'utf8');
  const found = [];
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
        const start = text.indexOf(operator, left.end);
        found.push({ start, end: start + operator.length, other });
      }
    } else if (node.type === 'UnaryExpression' && node.operator === '!')
      found.push({ start: node.start, end: node.argument.start, other: '' });
    else if (node.type === 'Literal' && typeof node.value === 'boolean')
      found.push({ start: node.start, end: node.end, other: String(!node.value) });
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
  };
  visit(parseSync(path, text).program.body);
  return found.map((change) => ({
    ...change,
    path,
    text,
    line: text.slice(0, change.start).split('\n').length,
  }));
}

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
for (const name of readdirSync(root))
  if (!['node_modules', '.git', 'out', 'test-results'].includes(name))
    cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Whether the tests of a room pass in the copy; a run that does not end has failed. */
function passes(room) {
  const { status } = spawnSync('npx', ['vitest', 'run', '--bail', '1', '--reporter', 'dot', `test/${room}`], {
    cwd: copy,
    env: { ...process.env, VARIORUM_CORPUS: join(copy, 'none') },
    stdio: 'ignore',
    timeout: 300_000,
  });
  return status === 0;
}

let failed = false;
for (const room of rooms) {
  if (!passes(room)) {
    console.error(
      `The tests of ${room} fail before anything is changed, in ${copy} without the real documents.`,
    );
    failed = true;
    continue;
  }
  const draw = randomFrom(Number(values.seed));
  const all = readdirSync(join(copy, 'src', room), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => changesOf(join(copy, 'src', room, name)));
  let noticed = 0;
  const count = Math.min(Number(values.count), all.length);
  for (let done = 0; done < count; done++) {
    const [{ path, text, start, end, other, line }] = all.splice(Math.floor(draw() * all.length), 1);
    writeFileSync(path, text.slice(0, start) + other + text.slice(end));
    if (!passes(room)) noticed++;
    else
      console.log(
        `  ${path.slice(copy.length + 1)}:${line}: ${JSON.stringify(text.slice(start, end))} -> ${JSON.stringify(other)}: ${text.split('\n')[line - 1].trim()}`,
      );
    writeFileSync(path, text);
  }
  console.log(`${room}: ${noticed} of ${count} changes noticed (of ${all.length + count} possible ones)`);
}
process.exitCode = failed ? 1 : 0;
