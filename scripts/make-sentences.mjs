// Makes src/rulesets/shipped/marks.ts from folders of dumps and the samples in sources/.
//
//   npm run compile && node scripts/make-sentences.mjs FOLDER…
//
// What is written are fingerprints of the sentences of the multiplayer chapter that no parameter reads, so that a sentence
// which no edition has is noticed. They decide no value.
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
const { asides } = await fromDist('rulesets/provisions/asides.js');
const { provisions } = await fromDist('rulesets/provisions/index.js');
const { documentOf } = await fromDist('rulesets/reading/document.js');
const { readWhole } = await fromDist('rulesets/reading/whole.js');
const { strangeSentences } = await fromDist('rulesets/strange.js');

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
for (const folder of [join(root, 'sources'), ...positionals]) {
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(?:txt|md|rst|html)$/.test(name) || name === 'README.md') continue;
    const tree = treeOf(join(folder, name));
    if (tree === undefined) continue;
    const document = documentOf(tree);
    const outcomes = readWhole(provisions, asides, document);
    for (const { mark } of strangeSentences(document, outcomes, new Set())) marks.add(mark);
  }
}
const lines = [];
const all = [...marks].sort();
for (let at = 0; at < all.length; at += 12) lines.push(`  '${all.slice(at, at + 12).join('')}',`);
writeFileSync(
  join(root, 'src/rulesets/shipped/marks.ts'),
  `// biome-ignore-all format: written by scripts/make-sentences.mjs, twelve marks a line.
/** Fingerprints of the sentences of the multiplayer chapter that no parameter reads. */
export const marks: readonly string[] = [
${lines.join('\n')}
];
`,
);
console.error(`${all.length} sentences`);
