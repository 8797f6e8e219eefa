// Makes sources/concordance.json from folders of dumps.
//
//   npm run compile && node scripts/make-concordance.mjs [--anew] FOLDER…
//
// What is written are facts: permanent ids, numbers, editions and relations, no word of any rule. Ids that the file has
// already are kept, so that an older edition that is found later renames nothing; --anew gives ids as if there were none yet,
// which is right only before anybody has them.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openShelf } from '../dist/archive/index.js';
import { LineageBuilder, withoutTerms } from '../dist/lineage/index.js';

const target = resolve(import.meta.dirname, '../sources/concordance.json');
const anew = process.argv.includes('--anew');
const folders = process.argv.slice(2).filter((word) => word !== '--anew');
if (folders.length === 0) {
  console.error(
    'usage: node scripts/make-concordance.mjs [--anew] FOLDER…   (folders of dumps of the rules)',
  );
  process.exit(2);
}

const shelf = await openShelf({ paths: folders, samples: false });
const whole = shelf.list().filter((source) => !source.partial && source.effective !== undefined);
const known = !anew && existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : undefined;
// Of what the file has, the ids alone are taken over. What became of a rule is found out anew, or a better comparison would
// never reach the file: hence a first concordance that knows nothing.
const nothing = { version: 1, editions: [], lineages: [], branches: [] };
const builder = new LineageBuilder(known ? { known: [nothing, known] } : {});
for (const [at, source] of whole.entries()) {
  process.stderr.write(`\r\x1b[2K${at + 1} of ${whole.length}  ${source.name}`);
  const { tree } = await source.load();
  builder.add(source.name, tree);
}
process.stderr.write('\r\x1b[2K');
const concordance = withoutTerms(builder.build().data.concordance);
const rows = (list) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
const text = `{"version":${concordance.version},"editions":${JSON.stringify(concordance.editions)},\n"lineages":${rows(concordance.lineages)},\n"branches":${rows(concordance.branches)}}\n`;
writeFileSync(`${target}.new`, text);
renameSync(`${target}.new`, target);
console.log(
  `${concordance.editions.length} editions, ${concordance.lineages.length} lineages, ${concordance.branches.length} branches, ` +
    `${text.length} bytes, ${gzipSync(text).length} compressed`,
);
