// Makes sources/catalogue.json and sources/fingerprints.json from folders of dumps.
//
//   npm run compile && node scripts/make-catalogue.js --out sources --addresses addresses.json --names names.csv --copies MIRROR FOLDER…
//
// `addresses.json` has `files`: [{date, format, publisher, archived}]; `names.csv` has the columns date, code and name. Both
// may be left out. Folders given with --copies hold dumps whose bytes are not those that the publisher sent out. The files written hold facts only: dates, addresses, sizes, hashes and counts.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCatalogue, packFingerprints } from '../dist/archive/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    copies: { type: 'string', multiple: true },
    addresses: { type: 'string' },
    names: { type: 'string' },
  },
});
if (!values.out || positionals.length === 0) {
  console.error(
    'usage: make-catalogue.js --out FOLDER [--addresses FILE] [--names FILE] [--copies FOLDER]… FOLDER…',
  );
  process.exit(2);
}

const gathered = { copies: values.copies ?? [] };
if (values.addresses) gathered.addresses = JSON.parse(readFileSync(values.addresses, 'utf8')).files;
if (values.names) {
  const [head, ...rows] = readFileSync(values.names, 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  // The name comes last and may itself hold commas.
  gathered.releases = rows.map((row) => {
    const cells = row.split(',');
    const last = cells
      .slice(columns.length - 1)
      .join(',')
      .replace(/^"(.*)"$/, '$1')
      .replace(/""/g, '"');
    return Object.fromEntries(columns.map((c, at) => [c, at === columns.length - 1 ? last : cells[at]]));
  });
}

const { catalogue, fingerprints, skipped } = await makeCatalogue(positionals, gathered);
for (const { file, reason } of skipped) console.error(`${file}: left out: ${reason}`);
// One edition a line: a change of one edition is a change of one line.
const lines = catalogue.editions.map((edition) => JSON.stringify(edition)).join(',\n');
writeFileSync(
  join(values.out, 'catalogue.json'),
  `{"what":${JSON.stringify(catalogue.what)},\n"editions":[\n${lines}\n]}\n`,
);
const packed = packFingerprints(fingerprints);
const tables = Object.entries(packed).map(
  ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
);
writeFileSync(join(values.out, 'fingerprints.json'), `{\n${tables.join(',\n')}\n}\n`);
console.error(
  `${catalogue.editions.length} editions catalogued, ${fingerprints.editions.length} with fingerprints`,
);
