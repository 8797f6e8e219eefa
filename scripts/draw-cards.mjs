// Draws understood cards by chance for a judgement by hand: what is printed, what is read back and what the engine does stand side by side.
//
// Cards that have a verdict in fixtures/verdicts/cards.tsv are passed over. The same seed draws the same cards from the same file as long as
// the same cards are understood.
//
// Usage: node scripts/draw-cards.mjs FILE [--seed 1] [--count 150] [--least 40] [--names]
//   --least  how many characters of text a card has at least
//   --names  the names alone, in the columns of fixtures/verdicts/cards.tsv without a verdict

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printedCard, readCard } from '../dist/cards/index.js';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '150' },
    least: { type: 'string', default: '40' },
    names: { type: 'boolean' },
  },
});
const [file] = positionals;
if (!file) throw new Error('name the file of cards');
const root = fileURLToPath(new URL('..', import.meta.url));
const judged = new Set(
  readFileSync(join(root, 'fixtures/verdicts/cards.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);

/** Numbers from 0 to 1 that a seed determines (a linear congruential generator modulo 2^32). */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const cards = JSON.parse(readFileSync(file, 'utf8'))
  .map(printedCard)
  .filter((card) => card && (card.text ?? '').length >= Number(flags.least) && !judged.has(card.name));
const random = chance(Number(flags.seed));
for (let left = Number(flags.count); left > 0 && cards.length > 0; ) {
  const [card] = cards.splice(Math.floor(random() * cards.length), 1);
  const reading = readCard(card);
  if (reading.status !== 'understood') continue;
  left--;
  if (flags.names) console.log(`${card.name}\t\t\t`);
  else
    console.log(
      [
        `## ${card.name}  ${card.cost ?? ''}  ${card.type}  ${card.power ?? ''}/${card.toughness ?? ''}`,
        card.text,
        `-> ${reading.readBack}`,
        `== ${JSON.stringify(reading.card)}`,
        '',
      ].join('\n'),
    );
}
