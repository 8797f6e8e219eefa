// Makes sources/words.json from folders of dumps, after sources/concordance.json was made from them.
//
//   npm run compile && node scripts/make-words.mjs FOLDER…
//
// What is written are names (headings, and headwords of the glossary that point to a rule) and hashes: of the stem of every word
// of every rule, and of a part of the windows of four words in a row. No sentence can be read from it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openShelf } from '../dist/archive/index.js';
import { Concordance, unitsOf, WordsMaker } from '../dist/lineage/index.js';

const sources = resolve(import.meta.dirname, '../sources');
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('usage: node scripts/make-words.mjs FOLDER…   (folders of dumps of the rules)');
  process.exit(2);
}
const concordance = new Concordance(JSON.parse(readFileSync(`${sources}/concordance.json`, 'utf8')));
const maker = new WordsMaker(concordance);
const shelf = await openShelf({ paths: folders, samples: false });
const whole = new Map(
  shelf.list().flatMap((source) => (source.partial || !source.effective ? [] : [[source.name, source]])),
);
const missing = concordance.editions.filter((name) => !whole.has(name));
if (missing.length > 0)
  console.error(`without the words of ${missing.join(', ')}, which are not in these folders`);
for (const [at, name] of concordance.editions.entries()) {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\x1b[2K${at + 1} of ${concordance.editions.length}  ${name}`);
  const source = whole.get(name);
  if (source) maker.add(name, unitsOf((await source.load()).tree));
}
process.stderr.write('\r\x1b[2K');
const data = maker.data();
const { names, ...rest } = data;
const text = `${JSON.stringify(rest).slice(0, -1)},\n"names":[\n${names.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`;
writeFileSync(`${sources}/words.json`, text);
console.log(`${names.length} names, ${text.length} bytes, ${gzipSync(text).length} compressed`);
