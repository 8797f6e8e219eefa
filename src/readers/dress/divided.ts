import { isSmallLetter } from '../characters.js';
import type { Source } from '../source.js';
import type { Lines } from '../text/lines.js';
import { mannerOf } from '../text/paragraphs.js';
import { type Edit, edited } from './edits.js';

/** The second part, with the parts behind it where it is divided by a hyphen of its own (`for-all`). */
const AFTER = /(\p{Ll}+)(?:-\p{L}+)*/uy;
/** What follows a hyphen that waits for a second word: “two- and three-player games”. */
export const SUSPENDED = /^(?:and|or|to|but|nor|than|through|versus)$/;
/** Fewer are slips of the pen, and stay. */
const FEWEST = 3;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;

/** Some programs divide words with this sign, which no rule has. */
const SIGN = '\u00ac';

/** A hyphen, or the sign, between two parts of small letters, with a blank or the end of a line behind it, and the second part. */
interface Place {
  index: number;
  mark: string;
  second: string;
  /** The second part with those behind it, in small letters. */
  rest: string;
}

const GAP = /[-\u00ac](?:[ \t]{1,8}|[ \t]{0,8}\r?\n[ \t]{0,40})/y;

/** Looked for without a pattern, because a text has thousands of hyphens. */
function placesIn(text: string, hyphen: string): Place[] {
  const places: Place[] = [];
  for (let index = text.indexOf(hyphen); index >= 0; index = text.indexOf(hyphen, index + 1)) {
    const next = text.charCodeAt(index + 1);
    if (next !== 32 && next !== 10 && next !== 13 && next !== 9) continue;
    if (!isSmallLetter(text.charCodeAt(index - 1)) || !isSmallLetter(text.charCodeAt(index - 2))) continue;
    GAP.lastIndex = index;
    const mark = GAP.exec(text)?.[0];
    if (mark === undefined) continue;
    AFTER.lastIndex = index + mark.length;
    const after = AFTER.exec(text);
    const second = after?.[1] ?? '';
    if (second.length > 1) places.push({ index, mark, second, rest: (after?.[0] ?? '').toLowerCase() });
  }
  return places;
}

/**
 * Joins words that typesetters have divided at the ends of lines (`crea-` and `ture`): where the document has the word in one
 * piece elsewhere, or one of the parts is no word of it.
 *
 * @returns undefined where no words are divided
 */
export function withoutDividedWords(source: Source, lines: () => Lines): Source | undefined {
  const text = source.text;
  const places = placesIn(text, '-');
  if (source.has(SIGN)) {
    for (const place of placesIn(text, SIGN)) places.push(place);
    places.sort((a, b) => a.index - b.index);
  }
  // Hyphens that wait for a second word are in every edition.
  if (places.filter(({ second }) => !SUSPENDED.test(second)).length < FEWEST) return undefined;
  let words: Set<string> | undefined;
  const { wrapped } = mannerOf(text, lines(), 0, lines().count);
  const edits: Edit[] = [];
  for (const { index, mark, second, rest } of places) {
    let from = index;
    while (from > 0 && /\p{L}/u.test(text[from - 1] as string) && index - from < 40) from--;
    const end = index + mark.length;
    const first = text.slice(from, index).toLowerCase();
    const behind = end + second.length;
    words ??= wordsOf(text, places);
    const signed = mark.startsWith(SIGN);
    if (!signed && SUSPENDED.test(second) && (words.has(first) || !words.has(first + second))) continue;
    const broken = /[\r\n]/.test(mark);
    const whole = words.has(first + second);
    const hyphened = words.has(`${first}-${second}`) || words.has(`${first}-${rest}`);
    if (signed || whole || (!hyphened && !(words.has(first) && words.has(second)))) {
      edits.push({ start: index, end, as: '' });
      // The line ends behind the word instead, so that lines stay as long as they were.
      if (broken && wrapped && text[behind] === ' ') edits.push({ start: behind, end: behind + 1, as: '\n' });
    } else if (!broken) edits.push({ start: index + 1, end, as: '' });
  }
  if (edits.length < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'divided-words',
    notable: true,
    reason: (n) => `${n} words that were divided at the ends of lines are joined; the first is here`,
  });
}

/** The words of a text in small letters, but for the parts of divided ones. */
function wordsOf(text: string, places: readonly Place[]): Set<string> {
  const words = new Set<string>();
  let reached = 0;
  const add = (to: number): void => {
    for (const [word] of text.slice(reached, to).matchAll(WORD)) words.add(word.toLowerCase());
  };
  for (const { index, mark, second } of places) {
    let from = index;
    while (from > reached && !/\s/.test(text[from - 1] as string)) from--;
    add(from);
    reached = index + mark.length + second.length;
  }
  add(text.length);
  return words;
}
