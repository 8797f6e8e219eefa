// Prints how well alignments agree with tables made by hand: node bench/align/run.mjs [FOLDER OF TABLES…] [--lists]
// Without a folder, those beside the real documents and those in fixtures/alignments. Compile first (npm run compile).
// Editions are read from the folder of real documents.
import { compare } from '../../dist/compare/index.js';
import { ownText, rulesOf } from '../../dist/tree/index.js';
import { byLines, byMovedLines } from './baselines.mjs';
import { edition, FOLDERS, tablesIn } from './editions.mjs';
import { score, undisputed } from './score.js';

const arguments_ = process.argv.slice(2);
const named = arguments_.filter((a) => !a.startsWith('--'));
const folders = named.length ? named : FOLDERS;
const tables = tablesIn(folders);
if (tables.length === 0) console.log(`No tables in ${folders.join(' or ')}.`);
const rate = (x) => (x === undefined ? '     –' : x.toFixed(4));
for (const { name: file, rows } of tables) {
  const { oldEdition, newEdition } = rows[0];
  const old = edition(oldEdition);
  const fresh = edition(newEdition);
  const comparison = compare(old, fresh);
  const units = (tree) =>
    rulesOf(tree).map((node) => ({ number: node.number.replace(/\s/g, ''), text: ownText(node) }));
  const sides = [units(old), units(fresh)];
  // The baselines know no sections; theirs are scored on rules alone.
  const rules = rows.filter((row) => (row.old || row.new).includes('.'));
  console.log(`\n${file}: ${oldEdition} → ${newEdition}, ${rows.length} rows`);
  const edges = [...comparison.edges, ...comparison.sections];
  for (const [name, result] of [
    ['variorum', score(edges, rows)],
    ['… undisputed rows', score(...undisputed(edges, rows))],
    ['git --color-moved', score(byMovedLines(...sides), rules)],
    ['jsdiff', score(byLines(...sides), rules)],
  ]) {
    console.log(
      `  ${name.padEnd(18)} precision ${rate(result.precision)}  recall ${rate(result.recall)}  substantive ${rate(result.agreement)}`,
    );
    if (name !== 'variorum') continue;
    for (const [relation, c] of Object.entries(result.by)) {
      if (c.wanted + c.found === 0) continue;
      console.log(`    ${relation.padEnd(11)} by hand ${c.wanted}, found ${c.found}, right ${c.right}`);
    }
    if (arguments_.includes('--lists')) {
      for (const [what, list] of Object.entries(result.lists))
        for (const line of list) console.log(`    ${what}: ${line}`);
    }
  }
}
