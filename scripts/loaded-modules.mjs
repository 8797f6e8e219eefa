/**
 * What loading a module loads: `node scripts/loaded-modules.mjs MODULE` loads it in a fresh process and prints the addresses of all
 * modules, one to a line. MODULE is a path or the name of a package, both as seen from the folder that it is called in.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const asModule = (source) => `data:text/javascript,${encodeURIComponent(source)}`;
/** Addresses go to a stream of their own, so that nothing that the modules print comes between. */
const HOOK = asModule(`
import { writeSync } from 'node:fs';
export async function load(url, context, next) {
  writeSync(3, url + '\\n');
  return next(url, context);
}`);
const REGISTER = asModule(`import { register } from 'node:module'; register(${JSON.stringify(HOOK)});`);

const module = process.argv[2];
if (module === undefined) {
  console.error('usage: node scripts/loaded-modules.mjs MODULE');
  process.exit(2);
}
const address = pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve(module)).href;
const { status, output } = spawnSync(
  process.execPath,
  ['--import', REGISTER, '--input-type=module', '-e', `await import(${JSON.stringify(address)})`],
  { encoding: 'utf8', stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
);
const loaded = (output[3] ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('data:'));
if (loaded.length > 0) console.log(loaded.join('\n'));
process.exitCode = status ?? 1;
