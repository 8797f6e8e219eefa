import { type CardReading, PrintedCards } from '../cards/index.js';
import { readCards } from './cards-file.js';
import { type Context, colours } from './context.js';
import type { CommandFile } from './run.js';

interface Options {
  json?: boolean;
  all?: boolean;
}

/** So many kinds of words that are not understood are listed. */
const SHOWN = 15;

/** `variorum cards FILE…`: which cards are understood, what was understood, and what would gain most. */
export const cardsCommand: CommandFile = (program, context, done) => {
  program
    .command('cards')
    .summary('read the printed words of cards')
    .description(
      'Reads cards as Scryfall and MTGJSON publish them, and says which are understood: every word, or not at all.',
    )
    .argument('<file...>', 'files of cards (JSON)')
    .option('--all', 'list every card, with what was understood in plain words')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  variorum cards oracle-cards.json
  variorum play my-scenario.json --cards oracle-cards.json --edition 2011`,
    )
    .action(async (files: string[], options: Options) => {
      const cards = new PrintedCards();
      for (const file of files) await readCards(file, context, cards);
      const readings = [...cards.names()].flatMap((name) => cards.reading(name) ?? []);
      const totals = totalsOf(readings);
      context.out(
        options.json
          ? `${JSON.stringify({
              cards: readings.map(({ name, status, readBack, strange }) => ({
                name,
                status,
                readBack,
                strange,
              })),
              totals,
            })}\n`
          : asText(readings, totals, options.all === true, context),
      );
      done(0);
    });
};

interface Totals {
  cards: number;
  understood: number;
  partly: number;
  notUnderstood: number;
  /** Cards that are understood, by keyword and by kind of ability. */
  keywords: Record<string, number>;
  abilities: Record<string, number>;
  /** Words at which a card that is otherwise understood stops, with how many cards each would gain. */
  gain: { words: string; cards: number }[];
}

/** So many words name what would have to be understood. */
const GIST = 3;

function totalsOf(readings: readonly CardReading[]): Totals {
  const count = (status: CardReading['status']) => readings.filter((one) => one.status === status).length;
  const keywords = new Map<string, number>();
  const abilities = new Map<string, number>();
  const gain = new Map<string, number>();
  const more = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const { status, card, strange } of readings) {
    if (status === 'understood') {
      for (const keyword of new Set(card.keywords)) more(keywords, keyword);
      for (const kind of new Set(card.abilities?.map(({ ability }) => ability))) more(abilities, kind);
      if (card.spell) more(abilities, 'spell');
    } else if (strange.length === 1 && strange[0])
      more(gain, strange[0].words.split(' ').slice(0, GIST).join(' '));
  }
  const sorted = (map: Map<string, number>) => Object.fromEntries([...map].sort(([, a], [, b]) => b - a));
  return {
    cards: readings.length,
    understood: count('understood'),
    partly: count('partly'),
    notUnderstood: count('notUnderstood'),
    keywords: sorted(keywords),
    abilities: sorted(abilities),
    gain: Object.entries(sorted(gain)).map(([words, number]) => ({ words, cards: number })),
  };
}

function asText(readings: readonly CardReading[], totals: Totals, all: boolean, context: Context): string {
  const c = colours(context);
  let text = '';
  if (all)
    for (const { name, status, readBack, strange } of readings) {
      text += `${status === 'understood' ? c.green(status) : c.yellow(status)}  ${name}\n`;
      for (const line of readBack.split('\n').filter(Boolean)) text += `    ${line}\n`;
      for (const { paragraph, words } of strange)
        text += `    ${c.red('not understood from')} "${words}" ${c.dim(`in "${paragraph}"`)}\n`;
    }
  const share = (number: number) =>
    `${number} (${Math.round((1000 * number) / Math.max(1, totals.cards)) / 10} %)`;
  text += `${totals.cards} cards: ${share(totals.understood)} understood, ${share(totals.partly)} partly, ${share(totals.notUnderstood)} not understood\n`;
  if (totals.gain.length > 0) {
    text += 'Cards that one more reading would gain, by the words at which they stop:\n';
    for (const { words, cards } of totals.gain.slice(0, SHOWN))
      text += `  ${cards}  ${words || '(the end of the paragraph)'}\n`;
  }
  return text;
}
