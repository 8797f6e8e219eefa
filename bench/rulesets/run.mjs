// Times compiling: node bench/rulesets/run.mjs [DIST]
// Compile the project first (npm run compile). Without the corpus the sample editions are compiled. The checksum is over every
// value, status and rule of every edition, so that no run can skip work unseen.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const { read } = await import(join(dist, 'readers/index.js'));
const { compile, editions, ruleset } = await import(join(dist, 'rulesets/index.js'));

const corpus = join(process.env.VARIORUM_CORPUS ?? resolve(root, '../shared'), 'corpus/official');
const folder = existsSync(corpus) ? corpus : join(root, 'sources');
const names = readdirSync(folder)
  .filter((name) => (folder === corpus ? name.endsWith('.txt') : /^edition-.*\.txt$/.test(name)))
  .sort();
if (folder !== corpus) console.log('the corpus is absent: sample editions instead');
const trees = names.map((name) => [name, read(readFileSync(join(folder, name)), { file: name }).tree]);

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
