// Which cards the Examples of the rules name (whole documents, all chapters), and which of those are not understood whole:
//
//   npm run compile && node bench/cards/quoted.mjs [FOLDER…] [--cards FILE]
//
// A folder holds editions; the official ones of the corpus beside the project when absent. FILE is a list of cards as Scryfall
// publishes it. A name of one word counts where the Example sets it apart from a common word: behind the first word of a sentence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printedCard, readCard } from '../../dist/cards/index.js';
import { foldTypography } from '../../dist/language/index.js';
import { read } from '../../dist/readers/index.js';
import { examplesOf, numberOf, rulesOf, textOf } from '../../dist/tree/index.js';

const corpus = join(process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared'), 'corpus');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cards: { type: 'string', default: join(corpus, 'cards/cards.json') } },
});
const folders = positionals.length > 0 ? positionals : [join(corpus, 'official')];
for (const place of [...folders, values.cards])
  if (!existsSync(place)) {
    console.log(`${place}: not there; name folders of editions, and --cards a file of cards.`);
    process.exit(0);
  }

const cards = new Map(
  JSON.parse(readFileSync(values.cards, 'utf8'))
    .flatMap((entry) => printedCard(entry) ?? [])
    .map((card) => [foldTypography(card.name), card]),
);
const longest = Math.max(...[...cards.keys()].map((name) => name.split(' ').length));

/** The names of cards in a text, the longest that fits at each word. */
function namesIn(text) {
  const words = text.split(/\s+/);
  const found = new Set();
  for (let from = 0; from < words.length; from++)
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const name = words
        .slice(from, from + length)
        .join(' ')
        .replace(/^["(]+|[)".,:;?!]+$|'s[)".,:;?!]*$/g, '');
      const begins = from === 0 || /[.:!?]"?$/.test(words[from - 1]);
      if (!cards.has(name) || (length === 1 && begins)) continue;
      found.add(name);
      from += length - 1;
      break;
    }
  return found;
}

const places = new Map();
for (const folder of folders)
  for (const file of readdirSync(folder).sort()) {
    const date = /\d{4}-\d\d-\d\d/.exec(file)?.[0];
    if (date === undefined) continue;
    const { tree } = await read(readFileSync(join(folder, file)));
    for (const rule of rulesOf(tree))
      for (const example of examplesOf(rule))
        for (const name of namesIn(foldTypography(textOf(example))))
          places.set(name, [...(places.get(name) ?? []), `${date} ${numberOf(rule)}`]);
  }

const missing = [...places].flatMap(([name, where]) => {
  const reading = readCard(cards.get(name));
  return reading.status === 'understood' ? [] : [{ name, where, reading }];
});
console.log(
  `${places.size} cards named by Examples, ${places.size - missing.length} understood whole, ${missing.length} not:`,
);
for (const { name, where, reading } of missing.sort((a, b) => b.where.length - a.where.length)) {
  console.log(`  ${name}: ${where.length} times, last ${where.at(-1)}`);
  for (const { paragraph, words } of reading.strange) console.log(`    stops at "${words}": ${paragraph}`);
}
