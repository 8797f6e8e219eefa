// Compiles a checkout, as npm asks before it packs one. A global installation of a repository, which pre-commit makes, leaves out
// the tools that compile: they are fetched first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

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

if (!existsSync(`${root}/node_modules/typescript`)) npm('ci', '--include=dev', '--ignore-scripts');
npm('run', 'compile');
