// Runs the step of action.yml on this machine, as a runner of GitHub would: node scripts/run-action.mjs [INPUT=VALUE …]
// Exits with the status of the step. Compile first (npm run compile).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '..');
const { inputs, runs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
const given = new Map(
  process.argv.slice(2).map((word) => [word.split('=')[0], word.slice(word.indexOf('=') + 1)]),
);
const scratch = mkdtempSync(join(tmpdir(), 'action-'));
const [step] = runs.steps;
const env = Object.entries(step.env).map(([name, value]) => {
  const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1];
  return [name, input === undefined ? root : (given.get(input) ?? String(inputs[input].default))];
});
const { status } = spawnSync('bash', ['-c', step.run], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...Object.fromEntries(env),
    GITHUB_OUTPUT: join(scratch, 'output'),
    GITHUB_STEP_SUMMARY: join(scratch, 'summary'),
  },
});
rmSync(scratch, { recursive: true, force: true });
process.exitCode = status ?? 2;
