// How well a search finds what people look for: node bench/site/queries.mjs BOOK [--json]
// Compile first (npm run compile) and build a book of the real documents. Runs fixtures/queries.json through the search of the
// pages, as they ask it, and prints how many queries have their expected rule first, and how many among the first three.
// Status 1 where fewer are first than the kept score.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Search } from '../../dist/site/search/search.js';

const [book, ...options] = process.argv.slice(2);
if (book === undefined || !existsSync(join(book, 'program/data/search'))) {
  console.error('usage: node bench/site/queries.mjs BOOK: the folder of a book; variorum build writes one.');
  process.exit(2);
}
const list = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../fixtures/queries.json'), 'utf8'));
const load = async (name) => {
  let taken;
  const script = readFileSync(join(book, 'program/data', `${name}.js`), 'utf8');
  runInNewContext(script, {
    variorum: {
      take: (_, value) => {
        taken = value;
      },
    },
    JSON,
  });
  return taken;
};
const search = await Search.open(load);

/** The numbers, headwords and editions of the first results, in order. */
async function resultsOf(query) {
  const answer = await search.find(query);
  const rules = await answer.next(5);
  return [...answer.editions.map(({ name }) => name), ...rules.map(({ numbers }) => numbers.at(-1)[0])];
}

const rows = [];
for (const { query, expect } of list.queries ?? list) {
  const wanted = [expect].flat().map(String);
  const found = await resultsOf(query);
  const at = found.findIndex((one) => wanted.some((name) => name.toLowerCase() === one.toLowerCase()));
  rows.push({ query, wanted, found, at });
}
const first = rows.filter(({ at }) => at === 0).length;
const three = rows.filter(({ at }) => at >= 0 && at < 3).length;
if (options.includes('--json')) console.log(JSON.stringify({ queries: rows.length, first, three }));
else {
  for (const { query, wanted, found, at } of rows)
    if (at !== 0)
      console.log(`  ${query}: wanted ${wanted.join(' or ')}, found ${found.join(', ') || 'nothing'}`);
  console.log(
    `${rows.length} queries: ${first} have the expected result first, ${three} among the first three`,
  );
}
