import { groupBy } from '../../tree/maps.js';

/** Phrases of one meaning in canonical words, the one that is written first and the one that stands for both. */
const phrases: readonly (readonly [was: string, now: string])[] = [
  // The zone has had two names.
  ['come into play', 'enter battlefield'],
  ['into play', 'onto battlefield'],
  ['in play', 'on battlefield'],
  ['at same time', 'simultaneously'],
  ['have to', 'must'],
  // "that's been"
  ['be been', 'have been'],
];

const byLastWord = groupBy(phrases, (phrase) => phrase[0].slice(phrase[0].lastIndexOf(' ') + 1));

/** A word of a line: where it starts in the line, and which characters of the text it stands for. */
interface Word {
  at: number;
  start: number;
  end: number;
}

/**
 * A line whose last words are a phrase, with the phrase that stands for it.
 *
 * @param line canonical words, one blank before each and one after the last
 * @param words those of the line; the last are changed with it
 */
export function withPhrase(line: string, words: Word[]): string {
  const lastWord = words.at(-1);
  if (lastWord === undefined) return line;
  const phrase = byLastWord.get(line.slice(lastWord.at, -1))?.find(([was]) => line.endsWith(` ${was} `));
  if (phrase === undefined) return line;
  const [was, now] = phrase;
  const replaced = words.splice(words.length - was.split(' ').length);
  const from = line.length - was.length - 1;
  const kept = now.split(' ');
  let at = from;
  for (const [i, word] of kept.entries()) {
    const { start, end } = replaced[i] as Word;
    words.push({ at, start, end: i === kept.length - 1 ? (replaced.at(-1) as Word).end : end });
    at += word.length + 1;
  }
  return `${line.slice(0, from)}${now} `;
}

const inMention = phrases.map(
  ([was, now]) => [new RegExp(`(?<=^|[ (\\[])${was}(?=$|[ )\\]])`, 'g'), now] as const,
);

/** A mention with the phrases that stand for others of the same meaning, where they are written in one piece. */
export function withPhrases(mention: string): string {
  return inMention.reduce((text, [was, now]) => text.replace(was, now), mention);
}
