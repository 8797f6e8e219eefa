// How well a search finds what people look for: node bench/site/queries.mjs BOOK [--json]
// Compile first (npm run compile) and build a book of the real documents. Runs fixtures/queries.json through the search of the
// pages, as they ask it, and prints how many queries have their expected result first, and how many among the first three.
// Status 1 where fewer than the limit have it, or one as good,
// first.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { CITE_DATA, Citations, readCitation } from '../../dist/lineage/search/cite.js';
import { Search } from '../../dist/lineage/search/search.js';

/** How many of the queries must have the expected result first, or one as good. */
const LIMIT = 85;

const [book, ...options] = process.argv.slice(2);
if (book === undefined || !existsSync(join(book, 'program/data/search'))) {
  console.error('usage: node bench/site/queries.mjs BOOK: the folder of a book; variorum build writes one.');
  process.exit(2);
}
const list = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../fixtures/queries.json'), 'utf8'));
const load = async (name) => {
  let taken;
  const take = (_, value) => {
    taken = value;
  };
  runInNewContext(readFileSync(join(book, 'program/data', `${name}.js`), 'utf8'), {
    variorum: { take },
    JSON,
  });
  return taken;
};
const search = await Search.open(load);
const citations = new Citations(await load(CITE_DATA));

/** The first results in order, each with the names that it goes by: its number at the date that it speaks of, and today's. */
async function resultsOf(query) {
  const answer = await search.find(query);
  const editions = answer.editions.map(({ name }) => [name]);
  const results = [];
  const citation = readCitation(query);
  if (citation) {
    const edition = citation.date === undefined ? undefined : citations.editionOf(citation.date);
    for (const { today } of citations.bearersOf({ number: citation.number, edition }))
      results.push([citation.number, ...today.map(({ number }) => number)]);
  }
  const rules = await answer.next(5);
  results.push(...rules.map(({ numbers }) => [numbers.at(-1)[0]]));
  return answer.editionsFirst ? [...editions, ...results] : [...results, ...editions];
}

const rows = [];
for (const { query, kind, first, also = [] } of list) {
  const found = await resultsOf(query);
  const plain = (name) => name.toLowerCase().replace(' (obsolete)', '');
  const names = (wanted) => (one) => one.some((name) => wanted.map(plain).includes(plain(name)));
  const at = found.findIndex(names([first]));
  const near = found.findIndex(names([first, ...also]));
  rows.push({ query, kind, first, also, found, at, near });
}
const count = (test) => rows.filter(test).length;
const totals = {
  queries: rows.length,
  first: count(({ at }) => at === 0),
  firstOrAlso: count(({ near }) => near === 0),
  amongThree: count(({ at }) => at >= 0 && at < 3),
};
if (options.includes('--json')) console.log(JSON.stringify(totals));
else {
  for (const { query, first, also, found, at } of rows)
    if (at !== 0)
      console.log(
        `  ${query}: expected ${[first, ...also].join(' or ')}, found ${found.map((one) => one.join('/')).join(', ') || 'nothing'}`,
      );
  console.log(
    `${totals.queries} queries: ${totals.first} have the expected result first, ${totals.firstOrAlso} that or one as good, ${totals.amongThree} among the first three`,
  );
}
process.exitCode = totals.firstOrAlso < LIMIT ? 1 : 0;
