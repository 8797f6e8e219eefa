// Brings new editions into the project: catalogue, fingerprints, concordance, rulesets, marks of sentences, and the documents
// made from them, in the order in which each needs the one before.
//
//   node scripts/add-editions.mjs CORPUS
//
// CORPUS is a folder with `official/`, `mirror/`, `documents/`, `html/`, `addresses.json` and `names.csv`; put the new
// document into `official/` as DATE.txt first. At the end the script lists what a person has to decide, and its exit status
// is 1 when there is anything. docs/contributing/an-edition.md explains each step.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const [given] = process.argv.slice(2);
if (given === undefined || given.startsWith('-')) {
  console.error('usage: node scripts/add-editions.mjs CORPUS');
  process.exit(2);
}
const corpus = resolve(given);
for (const needed of ['official', 'mirror', 'addresses.json', 'names.csv'])
  if (!existsSync(join(corpus, needed))) {
    console.error(`${join(corpus, needed)} is missing: name the folder that has it`);
    process.exit(2);
  }
const dumps = [join(corpus, 'official'), join(corpus, 'mirror')];

/** The dates of the editions that the package has rulesets of, in a process of its own: each step compiles again. */
function shipped() {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "const { editions } = await import('./dist/rulesets/index.js'); console.log(JSON.stringify(editions()))",
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}

/** Runs one step; ends the script where it could not do its work. A step that leaves a decision has status 1. */
function step(what, command, ...args) {
  process.stderr.write(`${what}\n`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return [];
  if (status === 1 && stdout) return stdout.trim().split('\n');
  console.error(`${what}: ${(stderr || stdout).trim().split('\n').at(-1)}`);
  process.exit(2);
}
const node = (what, script, ...args) => step(what, process.execPath, script, ...args);
const compile = () => step('compile', 'npm', 'run', '-s', 'compile');

compile();
const before = new Set(shipped());
const copies = ['mirror', 'html'].flatMap((name) => ['--copies', join(corpus, name)]);
node(
  'catalogue and fingerprints',
  'scripts/make-catalogue.js',
  ...['--out', 'sources'],
  ...['--addresses', join(corpus, 'addresses.json')],
  ...['--names', join(corpus, 'names.csv')],
  ...copies,
  corpus,
);
node('concordance', 'scripts/make-concordance.mjs', ...dumps);
node('words of the rules', 'scripts/make-words.mjs', ...dumps);
compile();
node('rulesets', 'scripts/make-rulesets.mjs', ...dumps);
compile();
node('sentences without a parameter', 'scripts/make-sentences.mjs', ...dumps);
compile();
const unbound = node('coverage', 'scripts/make-coverage.mjs', ...dumps);
node('parameters', 'scripts/make-parameters.mjs');
const gaps = node('traceability', 'scripts/make-traceability.mjs', join(corpus, 'official'));
node('lives against comparisons', 'bench/lineage/disagreements.mjs');
node('stamps', 'bench/lineage/stamps.mjs');

const added = shipped().filter((date) => !before.has(date));
const catalogue = JSON.parse(readFileSync(join(root, 'sources/catalogue.json'), 'utf8')).editions;
const decisions = [...unbound, ...gaps];
for (const date of added) {
  const known = catalogue.find((edition) => edition.date === date);
  if (!known?.name) decisions.push(`${date}: no release is named: add it to names.csv, or leave it unnamed`);
  if (!known?.addresses.length) decisions.push(`${date}: no address is known: add it to addresses.json`);
  const { stdout } = spawnSync(
    process.execPath,
    ['dist/cli/bin.js', 'ruleset', join(corpus, 'official', `${date}.txt`), '--json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!stdout) continue;
  const { parameters, coverage } = JSON.parse(stdout);
  for (const [key, { status }] of Object.entries(parameters))
    if (status === 'unrecognised') decisions.push(`${date}: ${key} is no longer understood`);
  for (const { rule, words } of coverage.unbound)
    decisions.push(`${date}: ${rule}: a sentence that no edition had: ${words}`);
}
console.log(added.length === 0 ? 'No new edition.' : `Added: ${added.join(', ')}`);
if (decisions.length > 0) console.log(['To decide:', ...decisions.map((line) => `- ${line}`)].join('\n'));
process.exitCode = decisions.length > 0 ? 1 : 0;
