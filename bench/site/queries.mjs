// How well a search finds what people look for: node bench/site/queries.mjs BOOK [FILE] [--json]
// Compile first (npm run compile) and build a book of the real documents. Runs fixtures/queries.json, or another list, through the search
// of the pages, in the order in which they show results, and prints how many queries have their expected result first, or one as good, and
// how many have one of these among the first ten. Status 1 where fewer than the limit of a list have one of these first.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { CITE_DATA, Citations } from '../../dist/lineage/search/cite.js';
import { resultsOf } from '../../dist/lineage/search/results.js';
import { Search } from '../../dist/lineage/search/search.js';

/** How many queries of a list must have the expected result first, or one as good. */
const LIMITS = {
  'queries.json': 85,
  'queries-second.json': 19,
  'queries-third.json': 19,
  'queries-fourth.json': 34,
  'queries-fifth.json': 23,
  'queries-sixth.json': 38,
  'queries-seventh.json': 10,
  'queries-eighth.json': 8,
  'queries-ninth.json': 11,
  'queries-tenth.json': 21,
};

const [book, ...rest] = process.argv.slice(2);
const file =
  rest.find((one) => !one.startsWith('--')) ?? resolve(import.meta.dirname, '../../fixtures/queries.json');
if (book === undefined || !existsSync(join(book, 'program/data/search'))) {
  console.error(
    'usage: node bench/site/queries.mjs BOOK [FILE]: the folder of a book; variorum build writes one.',
  );
  process.exit(2);
}
const list = JSON.parse(readFileSync(file, 'utf8'));
const taken = new Map();
const load = async (name) => {
  const take = (_, value) => taken.set(name, value);
  if (!taken.has(name))
    runInNewContext(readFileSync(join(book, 'program/data', `${name}.js`), 'utf8'), {
      variorum: { take },
      JSON,
    });
  return taken.get(name);
};
const search = await Search.open(load);
const citations = new Citations(await load(CITE_DATA));

/** The names that a result goes by: its number at the date that it speaks of, the one that was asked for, and today's. */
const namesOf = (result) =>
  result.kind === 'edition'
    ? [result.name]
    : [result.found.numbers.at(-1)[0], ...(result.asked ? [result.asked.number] : []), ...result.today];

const rows = [];
for (const { query, first, also = [] } of list) {
  const { results } = await resultsOf(
    search,
    async () => citations,
    async (id) => citations.today(id),
    query,
    { most: 10 },
  );
  const found = results.slice(0, 10).map((result) => [...new Set(namesOf(result))]);
  const plain = (name) => name.toLowerCase().replace(/ \((?:obsolete|informal)\)$/, '');
  const names = (wanted) => (one) => one.some((name) => wanted.map(plain).includes(plain(name)));
  const at = found.findIndex(names([first]));
  const near = found.findIndex(names([first, ...also]));
  rows.push({ query, first, also, found, at, near });
}
const count = (test) => rows.filter(test).length;
const totals = {
  queries: rows.length,
  first: count(({ at }) => at === 0),
  firstOrAlso: count(({ near }) => near === 0),
  amongTen: count(({ near }) => near >= 0),
};
if (rest.includes('--json')) console.log(JSON.stringify(totals));
else {
  for (const { query, first, also, found, at } of rows)
    if (at !== 0)
      console.log(
        `  ${query}: expected ${[first, ...also].join(' or ')}, found ${found.map((one) => one.join('/')).join(', ') || 'nothing'}`,
      );
  console.log(
    `${totals.queries} queries: ${totals.first} have the expected result first, ${totals.firstOrAlso} that or one as good, ${totals.amongTen} one of these among the first ten`,
  );
}
process.exitCode = totals.firstOrAlso < (LIMITS[basename(file)] ?? 0) ? 1 : 0;
