// How long editions take to be compiled: node bench/language/compile.mjs [--first]
//
// Every official edition, one after another in one process: processor time in all and on average, which is limited to 400 ms and 40 s;
// exit status 1 above a limit. Beside it what the first one takes, when nothing is known yet and the program itself has to be translated;
// with --first that one alone. The checksum is of all values: two runs with equal checksums have compiled the same.

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { read } from '../../dist/readers/index.js';
import { compile } from '../../dist/rulesets/index.js';
import { official, textOf } from './texts.mjs';

/** In ms of processor time. */
const [MEAN, ALL] = [400, 40_000];

if (!official) {
  console.log('no editions at hand: set VARIORUM_CORPUS to the folder that holds them');
  process.exit(0);
}
const editions = readdirSync(official)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => basename(name, '.txt'))
  .sort();
const hash = createHash('sha256');
const times = [];
for (const edition of process.argv.includes('--first') ? ['2011-07-15'] : editions) {
  const { tree } = await read(textOf(edition), { name: `${edition}.txt` });
  const from = process.cpuUsage();
  const { parameters } = compile(tree);
  const { user, system } = process.cpuUsage(from);
  times.push((user + system) / 1000);
  hash.update(JSON.stringify(parameters));
}
const all = times.reduce((sum, time) => sum + time, 0);
const mean = all / times.length;
console.log(`first: ${times[0].toFixed(0)} ms of processor time`);
if (times.length > 1) {
  console.log(`${times.length} editions: ${(all / 1000).toFixed(1)} s, limit ${ALL / 1000} s`);
  console.log(`on average: ${mean.toFixed(0)} ms, limit ${MEAN} ms`);
  console.log(`checksum ${hash.digest('hex').slice(0, 16)}`);
  process.exitCode = all > ALL || mean > MEAN ? 1 : 0;
}
