// Makes src/rulesets/shipped/marks.json from folders of dumps and the samples in sources/.
//
//   npm run compile && node scripts/make-sentences.mjs FOLDER…
//
// What is written are fingerprints of the sentences of the multiplayer chapter that no parameter reads, of the sections that say what
// every game does of itself, and of those elsewhere that speak of multiplayer games: of their words and of their meanings, so that a sentence which no edition has is noticed
// and one that says the same in other words is not. They decide no value.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: join(root, 'dist') } },
});
if (positionals.length === 0) {
  console.error('usage: make-sentences.mjs FOLDER…');
  process.exit(2);
}
const fromDist = (path) => import(join(resolve(values.dist), path));
const { read } = await fromDist('readers/index.js');
const { provisions } = await fromDist('rulesets/provisions/index.js');
const { documentOf } = await fromDist('rulesets/reading/document.js');
const { readWhole } = await fromDist('rulesets/reading/whole.js');
const { meaningMarksOf, unreadSentences } = await fromDist('rulesets/strange.js');

/** The tree of a file; undefined for what is no text of the rules. */
function treeOf(path) {
  try {
    return read(readFileSync(path), { file: path }).tree;
  } catch (error) {
    console.error(error.message);
    return undefined;
  }
}

const marks = new Set();
const meanings = new Set();
for (const folder of [join(root, 'sources'), ...positionals]) {
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(?:txt|md|rst|html)$/.test(name) || name === 'README.md') continue;
    const tree = treeOf(join(folder, name));
    if (tree === undefined) continue;
    const document = documentOf(tree);
    const outcomes = readWhole(provisions, document);
    for (const { mark, passage, words } of unreadSentences(document, outcomes)) {
      if (marks.has(mark)) continue;
      marks.add(mark);
      for (const meaning of meaningMarksOf(passage, words) ?? []) meanings.add(meaning);
    }
  }
}
// Twelve in a line, so that a new one changes few lines.
const lines = [];
const all = [...marks, ...meanings].sort();
for (let at = 0; at < all.length; at += 12)
  lines.push(
    `  ${all
      .slice(at, at + 12)
      .map((mark) => JSON.stringify(mark))
      .join(', ')}`,
  );
writeFileSync(join(root, 'src/rulesets/shipped/marks.json'), `[\n${lines.join(',\n')}\n]\n`);
console.error(`${marks.size} sentences, ${meanings.size} meanings`);
