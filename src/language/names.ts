import { isKnown } from './lexicon/lexicon.js';

const CAPITAL = String.raw`\p{Lu}[\p{L}-]*`;
/** The name of a card, before what the card reads. */
const CARD = new RegExp(
  String.raw`(?<![\p{L}-])${CAPITAL}(?: (?:(?:of|or|and|the|to|in|a) )*${CAPITAL})*(?=, which (?:reads|says)\b)`,
  'gu',
);
/** Two of them around "of": people have no such names. */
const OF = new RegExp(String.raw`(?<![\p{L}'\u2019-])(${CAPITAL}) of (?:the )?(${CAPITAL})`, 'gu');
const CAPITALISED = new RegExp(String.raw`(?<![\p{L}'\u2019-])${CAPITAL}`, 'gu');

/**
 * The names in a text that tells of people and cards, as Examples do: what stands before "which reads", and words with a capital that
 * the lexicon does not have.
 */
export function namesIn(text: string): string[] {
  const isName = (word: string): boolean => !isKnown(word.toLowerCase());
  const cards = new Set([...text.matchAll(CARD)].map(([card]) => card));
  for (const [card, first = '', last = ''] of text.matchAll(OF))
    if (isName(first) && isName(last)) cards.add(card);
  const rest = [...cards].reduce((words, card) => words.replaceAll(card, ''), text);
  const others = [...rest.matchAll(CAPITALISED)].map(([word]) => word);
  return [...new Set([...cards, ...others.filter(isName)])];
}
