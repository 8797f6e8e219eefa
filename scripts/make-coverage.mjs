// Makes docs/coverage.md from folders of dumps: what the parameters made of every change in the multiplayer chapter.
//
//   npm run compile && node scripts/make-coverage.mjs FOLDER…
//
// Changes that no parameter reads and nobody has declared are printed with both wordings and with a row for
// src/rulesets/coverage/declarations.json, and the exit status is 1. The file written holds numbers, names of parameters and
// the project's own reasons, no words of rules.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: join(root, 'dist') } },
});
if (positionals.length === 0) {
  console.error('usage: make-coverage.mjs FOLDER…');
  process.exit(2);
}
const { openShelf } = await import(join(resolve(values.dist), 'archive/index.js'));
const { LineageBuilder } = await import(join(resolve(values.dist), 'lineage/index.js'));
const { changesOfChapter, compile, declarations, differences, labelOf, wordsOf } = await import(
  join(resolve(values.dist), 'rulesets/index.js')
);

const shelf = await openShelf({ paths: positionals, samples: false });
const builder = new LineageBuilder();
const pairs = [];
let last;
for (const source of shelf.list()) {
  if (source.partial) continue;
  const { tree } = await source.load();
  const comparison = builder.add(source.name, tree);
  const ruleset = compile(tree, {
    name: source.name,
    ...(last === undefined ? {} : { previous: { ruleset: last, comparison } }),
  });
  if (last !== undefined && ruleset.entry('general.chapterNumber').value !== null) {
    pairs.push({ old: last, now: ruleset, edges: changesOfChapter(last, ruleset, comparison) });
  }
  last = ruleset;
}
const { concordance } = builder.build();

/** What a person needs to decide about an unbound change. */
function lead({ old, now, edges }) {
  now.coverage.changes.forEach((change, at) => {
    const edge = edges[at];
    if (change.verdict !== 'unbound') return;
    const side = (without) =>
      [edge.words, ...edge.examples.map((example) => example.words ?? [])]
        .map((runs) =>
          runs
            .filter((run) => run.op !== without)
            .map((run) => run.text)
            .join(''),
        )
        .filter((words) => words !== '')
        .join('\n         ');
    const lineage =
      change.old === null
        ? concordance.lineageOf(change.new, now.edition)
        : concordance.lineageOf(change.old, old.edition);
    const row = {
      from: old.edition,
      to: now.edition,
      old: change.old,
      new: change.new,
      lineage,
      words: wordsOf(edge),
      verdict: 'editorial',
      reason: '',
    };
    console.log(
      `${old.edition} to ${now.edition}, ${labelOf(change)} (${change.relation}, ${change.change})`,
    );
    if (change.old !== null) console.log(`  before: ${side('insert')}`);
    if (change.new !== null) console.log(`  after:  ${side('delete')}`);
    console.log(
      '  If it states behaviour, write or widen a provision that reads it. If not, add to declarations.json:',
    );
    console.log(`  ${JSON.stringify(row)},\n`);
  });
}
for (const pair of pairs) lead(pair);

const count = (verdict) =>
  pairs.reduce((sum, { now }) => sum + now.coverage.changes.filter((c) => c.verdict === verdict).length, 0);
const unbound = count('unbound');
const shown = (entry) => ('value' in entry ? JSON.stringify(entry.value) : 'not understood');
const moves = pairs.map(({ old, now }) => differences(old, now));
const standing = ({ now }) =>
  now.coverage.changes.filter((c) => c.verdict === 'bound' && c.moved.length === 0);
const lines = [
  '# Coverage: what the parameters made of every change',
  '',
  'Written by `scripts/make-coverage.mjs` from a folder of editions; it holds numbers and reasons, no words of rules.',
  '',
  'A line of the ledger counts as a change when a rule of the multiplayer chapter came or went, was split or merged, or was put in',
  'other words than typography, references and swept terms explain. It is *bound* when a parameter is read from that rule in',
  'either edition, so that the change is read again; *editorial* when a person has read it and nobody plays differently;',
  '*outside* when it states behaviour that the vocabulary has no parameter for; and otherwise *unbound*.',
  '',
  `${pairs.length} pairs of editions, ${count('bound') + count('editorial') + count('outside') + unbound} changes: ${count('bound')} bound, ${count('editorial')} editorial, ${count('outside')} outside the vocabulary, **${unbound} unbound**.`,
  '',
  '## When a new edition comes',
  '',
  '1. `npm run compile && node scripts/make-coverage.mjs FOLDER…` prints each unbound change with both wordings, and ends with',
  '   status 1 as long as there is one. `variorum ruleset NEW --against OLD` shows what is played differently.',
  '2. Does it state behaviour? Then widen the provision that ought to read it (`src/rulesets/README.md`), or add a parameter.',
  '3. If not, copy the printed row into `src/rulesets/coverage/declarations.json` with the reason in your own words. The row holds',
  '   for those words only: another wording of the same rule is unbound again.',
  '4. `node scripts/make-rulesets.mjs FOLDER…` writes the shipped facts again; the tests compare both with the text.',
  '',
  '## Declared changes',
  '',
  '| from | to | old | new | verdict | reason |',
  '| --- | --- | --- | --- | --- | --- |',
  ...pairs.flatMap(({ old, now }) =>
    now.coverage.changes
      .filter((c) => c.reason !== undefined)
      .map(
        (c) =>
          `| ${old.edition} | ${now.edition} | ${c.old ?? ''} | ${c.new ?? ''} | ${c.verdict} | ${c.reason} |`,
      ),
  ),
  '',
  '## Pairs with changes',
  '',
  '"Values" counts the parameters whose value differs; they may be read from rules outside the chapter as well.',
  '',
  '| from | to | changes | bound | editorial | outside | unbound | values |',
  '| --- | --- | --: | --: | --: | --: | --: | --: |',
  ...pairs.flatMap(({ old, now }, at) => {
    const { changes } = now.coverage;
    if (changes.length === 0 && moves[at].length === 0) return [];
    const of = (verdict) => changes.filter((c) => c.verdict === verdict).length;
    return [
      `| ${old.edition} | ${now.edition} | ${changes.length} | ${of('bound')} | ${of('editorial')} | ${of('outside')} | ${of('unbound')} | ${moves[at].length} |`,
    ];
  }),
  '',
  '## Values that changed',
  '',
  ...pairs.flatMap(({ old, now }, at) => {
    if (moves[at].length === 0 || old.entry('general.chapterNumber').value === null) return [];
    return [
      `### ${old.edition} to ${now.edition}`,
      '',
      ...moves[at].map(
        (d) =>
          `- \`${d.key}\`: ${shown(d.old)}${d.old.rules.length > 0 ? ` (${d.old.rules.join(', ')})` : ''} → ${shown(d.new)}${d.new.rules.length > 0 ? ` (${d.new.rules.join(', ')})` : ''}`,
      ),
      '',
    ];
  }),
  '## Changes that were read again and left every value as it was',
  '',
  'Rules that the vocabulary reads, whose words changed while every value read from them stands; rules that are new in the first',
  'edition with a chapter are left out.',
  '',
  '| from | to | rule | change | parameters read from it |',
  '| --- | --- | --- | --- | --- |',
  ...pairs.flatMap((pair) =>
    pair.old.entry('general.chapterNumber').value === null
      ? []
      : standing(pair).map(
          (c) =>
            `| ${pair.old.edition} | ${pair.now.edition} | ${labelOf(c)} | ${c.relation}, ${c.change} | ${c.parameters.map((p) => `\`${p}\``).join(', ')} |`,
        ),
  ),
  '',
];
writeFileSync(join(root, 'docs/coverage.md'), lines.join('\n'));
const used = new Set(pairs.flatMap((p) => p.edges.map(wordsOf)));
for (const d of declarations.filter((d) => !used.has(d.words))) {
  console.error(`declared, but no such change: ${d.from} to ${d.to}, ${labelOf(d)}`);
}
console.error(`${pairs.length} pairs, ${unbound} unbound`);
process.exitCode = unbound > 0 ? 1 : 0;
