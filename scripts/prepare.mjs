// Compiles a checkout, as npm asks before it packs one, and when npx first runs the command in one. Nothing is done where all that goes
// into the compiled program is older than it. A global installation of a repository, which pre-commit makes, leaves out the tools that
// compile: they are fetched first.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
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

/** What the first step of compiling writes, the bundles for pages, and what the last step writes. */
const OUTPUTS = ['index.js', 'site/program/play.js', 'cli/bundled'].map((name) => `${root}/dist/${name}`);
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

const compiled = OUTPUTS.every(existsSync) ? Math.min(...OUTPUTS.map((path) => statSync(path).mtimeMs)) : 0;
if (INPUTS.some((name) => youngest(`${root}/${name}`) >= compiled)) {
  if (!existsSync(`${root}/node_modules/typescript`)) npm('ci', '--include=dev', '--ignore-scripts');
  npm('run', 'compile');
}
