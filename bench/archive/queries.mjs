// Does a search put first what a visitor means? Every query of fixtures/queries.json is given to `variorum search`, and the first
// hits are compared with the result that is wanted.
//
//   first     the first hit is the rule, section, term or edition that is wanted
//   also      the first hit is another one that would do
//   in ten    it is among the first ten
//   elsewhere there are hits, but not that one
//   nothing   there is no hit
//
// Usage: node bench/archive/queries.mjs --archive FOLDER [FILE] [--json] [--show RESULT]
//
// The archive must hold the newest edition; `variorum import` makes it.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    archive: { type: 'string' },
    json: { type: 'boolean' },
    show: { type: 'string', multiple: true },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const queries = JSON.parse(readFileSync(positionals[0] ?? join(root, 'fixtures/queries.json'), 'utf8'));

/** The places of a query's hits in the newest edition that has each, the best first; a glossary place is its term. */
function hitsOf(query) {
  const archive = flags.archive ? ['--archive', flags.archive] : [];
  const run = spawnSync(
    process.execPath,
    [join(root, 'dist/cli/bin.js'), 'search', query, '--limit', '10', '--json', ...archive],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!run.stdout.startsWith('{')) return [];
  return JSON.parse(run.stdout).hits.map((hit) => {
    const { edition, place } = hit.places?.at(-1) ?? hit;
    return { edition, place: String(place) };
  });
}

function judge(wanted) {
  const hits = hitsOf(wanted.query);
  const name = (place) => place.toLowerCase().replace(/ \((?:obsolete|informal)\)$/, '');
  const is = ({ edition, place }, what) =>
    wanted.kind === 'edition' ? edition === what : name(place) === name(what);
  let result = 'nothing';
  if (hits.length) {
    if (is(hits[0], wanted.first)) result = 'first';
    else if (wanted.also?.some((what) => is(hits[0], what))) result = 'also';
    else result = hits.some((hit) => is(hit, wanted.first)) ? 'in ten' : 'elsewhere';
  }
  return { ...wanted, result, hits };
}

const judged = queries.map(judge);
const results = ['first', 'also', 'in ten', 'elsewhere', 'nothing'];
if (flags.json) console.log(JSON.stringify(judged, null, 1));
else {
  const line = (name, of) =>
    `${name.padEnd(12)}${String(of.length).padStart(6)}${results
      .map((result) => String(of.filter((row) => row.result === result).length).padStart(11))
      .join('')}`;
  console.log(
    `${'wanted'.padEnd(12)}${'rows'.padStart(6)}${results.map((result) => result.padStart(11)).join('')}`,
  );
  for (const kind of [...new Set(queries.map(({ kind }) => kind))])
    console.log(
      line(
        kind,
        judged.filter((row) => row.kind === kind),
      ),
    );
  console.log(line('all', judged));
  for (const row of judged.filter(({ result }) => flags.show?.includes(result)))
    console.log(`  ${row.query} (wanted ${row.first}): ${row.hits[0]?.place ?? 'nothing'}`);
}
