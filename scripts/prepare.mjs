// Compiles a checkout, as npm asks before it packs one, and when npx first runs the command in one. Nothing is done where all that goes
// into the compiled program is older than it. A global installation of a repository, which pre-commit makes, leaves out the tools that
// compile: they are fetched first.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
// What the outer call was told, that it is global above all, does not hold for these.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_config_(?:global|prefix|location)$/i.test(name)),
);

function npm(...args) {
  const { status } = spawnSync('npm', args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Written when compiling has come to its end; its time says when that began. */
const stamp = `${root}/dist/compiled`;
const INPUTS =
  'src scripts sources docs README.md package.json package-lock.json tsconfig.json tsconfig.build.json'.split(
    ' ',
  );

/** The time of the youngest file or folder under a path, in milliseconds; a folder is as young as its last change of names. */
function youngest(path) {
  const stats = statSync(path);
  const inside = stats.isDirectory() ? readdirSync(path).map((name) => youngest(join(path, name))) : [];
  return Math.max(stats.mtimeMs, stats.ctimeMs, ...inside);
}

const begun = new Date();
const current =
  existsSync(stamp) && INPUTS.every((name) => youngest(`${root}/${name}`) < statSync(stamp).mtimeMs);
if (!current) {
  if (!existsSync(`${root}/node_modules/typescript`)) npm('ci', '--include=dev', '--ignore-scripts');
  npm('run', 'compile');
  writeFileSync(stamp, '');
  utimesSync(stamp, begun, begun);
}
