// Times compiling: node bench/rulesets/run.mjs [DIST]
// Compile the project first (npm run compile). Without the corpus the sample editions are compiled. The checksum is over every
// value, status and rule of every edition, so that no run can skip work unseen.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromDist, realEditions, samples } from './tried.js';

const { read } = await fromDist('readers/index.js');
const { compile, editions, ruleset } = await fromDist('rulesets/index.js');

const real = realEditions();
const trees = (real.length > 0 ? real : samples()).map((path) => {
  const file = basename(path);
  return [file, read(readFileSync(path), { file }).tree];
});

/** Compiles every tree once and prints how long it took. */
function round(label) {
  const digest = createHash('sha256');
  const times = [];
  const processor = process.cpuUsage();
  const from = performance.now();
  for (const [name, tree] of trees) {
    const begun = performance.now();
    const busy = process.cpuUsage();
    const compiled = compile(tree, { name });
    const { user, system } = process.cpuUsage(busy);
    times.push({ clock: performance.now() - begun, processor: (user + system) / 1000, name });
    for (const key of compiled.keys()) {
      const { value, status, rules } = compiled.entry(key);
      digest.update(JSON.stringify([name, key, value, status, rules]));
    }
  }
  const total = performance.now() - from;
  const { user, system } = process.cpuUsage(processor);
  // On a machine with other work to do, the time of the processor says more than the clock on the wall.
  const first = times[0];
  const sorted = (by) => times.map((t) => t[by]).sort((x, y) => x - y);
  const spread = (by) =>
    `median ${sorted(by)[times.length >> 1].toFixed(1)} ms, longest ${sorted(by).at(-1).toFixed(1)} ms, the first ${first[by].toFixed(1)} ms`;
  console.log(
    `${label}: ${trees.length} editions in ${(total / 1000).toFixed(2)} s (processor ${((user + system) / 1e6).toFixed(2)} s); ` +
      `an edition by the clock: ${spread('clock')}; by the processor: ${spread('processor')}; ` +
      `checksum ${digest.digest('hex').slice(0, 16)}`,
  );
}

round('first round');
round('second round');

const from = performance.now();
for (const name of editions()) ruleset(name);
console.log(`shipped rulesets: ${editions().length} made in ${(performance.now() - from).toFixed(1)} ms`);
