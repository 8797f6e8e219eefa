// Makes src/rulesets/shipped/facts.json from folders of dumps.
//
//   npm run compile && node scripts/make-rulesets.mjs [--concordance sources/concordance.json] FOLDER…
//
// What is written are facts: parameter, value, status, numbers and permanent ids of rules, fingerprints of words. Where a
// concordance is given, its ids are used; those of editions that it does not know are worked out by comparing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concordance: { type: 'string', default: join(root, 'sources/concordance.json') },
    dist: { type: 'string', default: join(root, 'dist') },
  },
});
if (positionals.length === 0) {
  console.error('usage: make-rulesets.mjs [--concordance FILE] FOLDER…');
  process.exit(2);
}
const { openShelf } = await import(join(resolve(values.dist), 'archive/index.js'));
const { Concordance, LineageBuilder } = await import(join(resolve(values.dist), 'lineage/index.js'));
const { compile, packRulesets } = await import(join(resolve(values.dist), 'rulesets/index.js'));

const shelf = await openShelf({ paths: positionals, samples: false });
const sources = shelf.list().filter((source) => !source.partial);
const known = existsSync(values.concordance)
  ? JSON.parse(readFileSync(values.concordance, 'utf8'))
  : undefined;
const complete = known !== undefined && sources.every((source) => known.editions.includes(source.name));
const builder = complete ? undefined : new LineageBuilder({ known });
const trees = [];
for (const source of sources) {
  const { tree } = await source.load();
  builder?.add(source.name, tree);
  trees.push([source.name, tree]);
}
const concordance = complete ? new Concordance(known) : builder.build().concordance;
const rulesets = trees.map(([name, tree]) =>
  compile(tree, { name, lineageOf: (number) => concordance.lineageOf(number, name) }),
);
for (const ruleset of rulesets.filter((r) => r.entry('general.chapterNumber').value !== null)) {
  for (const key of ruleset.keys()) {
    const { value, sentence } = ruleset.entry(key);
    if (value === undefined)
      console.error(`${ruleset.edition}: ${key} has no value: ${sentence ?? 'no words'}`);
  }
}
const packed = packRulesets(rulesets);

// One parameter a line: a change of one parameter is a change of one line.
const { parameters, ...rest } = packed;
const lines = [
  `${JSON.stringify(rest).slice(0, -1)},"parameters":{`,
  ...Object.entries(parameters).map(
    ([key, runs], at, all) =>
      `${JSON.stringify(key)}:${JSON.stringify(runs)}${at + 1 < all.length ? ',' : ''}`,
  ),
  '}}',
];
const target = join(root, 'src/rulesets/shipped/facts.json');
writeFileSync(target, `${lines.join('\n')}\n`);
console.error(
  `${packed.editions.length} editions, ${Object.keys(parameters).length} parameters, ${readFileSync(target).length} bytes`,
);
