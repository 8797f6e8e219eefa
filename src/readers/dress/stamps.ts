import type { Source } from '../source.js';
import { type Edit, edited } from './edits.js';

/** The moment of printing, as browsers put it at the head of a page. */
const MOMENT =
  /(?<![\d/])\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?[ \t]{1,20}\d{1,2}:\d{2}(?::\d{2})?(?:[ \t\u202f]?[AaPp]\.?[Mm]\.?)?/g;
/** The address and the number of the page, as they put it at the foot. */
const FOOT = /[ \t]{0,20}(?:https?|file):\/\/[^\s]{1,300}[ \t]{1,20}\d{1,4}\/\d{1,4}(?!\d)/g;
/** The number of a page and how many there are. */
const COUNTED = /(?<![\w-])[Pp]age (\d{1,4}) of (\d{1,4})(?!\d)/g;
/** What comes before it on a line with other words. */
const BEHIND_WORDS = /[^\s][ \t]{1,20}$/;
/** Fewer of them may be words. */
const FEWEST_COUNTED = 3;
/** What follows the moment is the title of the page, no longer than this. */
const LONGEST_TITLE = 120;

/**
 * Takes off what browsers put at the edges of pages when they print, wherever it got to: the moment of printing with the title
 * behind it, the address with the number of the page, and the count of the pages where it got into a line.
 *
 * @returns undefined where a document has nothing of it
 */
export function withoutStamps(source: Source): Source | undefined {
  const text = source.text;
  const moments = source.beside.hasTime ? [...text.matchAll(MOMENT)] : [];
  const edits = countedPages(source);
  if (moments.length === 0 && edits.length === 0) return undefined;
  const title = moments.length === 0 ? 0 : commonTitle(text, moments);
  for (const { index, 0: moment } of moments) edits.push(cut(text, index, index + moment.length + title));
  const feet = text.includes('://') ? [...text.matchAll(FOOT)] : [];
  if (moments.length > 1)
    for (const { index, 0: foot } of feet) edits.push(cut(text, index, index + foot.length));
  edits.sort((a, b) => a.start - b.start);
  return edited(
    source,
    edits.filter((edit, i) => edit.start >= (edits[i - 1]?.end ?? 0)),
    {
      ruleId: 'print-stamps',
      reason: (n) =>
        `${n} heads and feet that a browser has printed are no words of the rules; the first is here`,
    },
  );
}

/**
 * The counts of pages, each after the one before it and all of the same whole, where some got into a line. Those that all have
 * lines of their own are left to whoever joins pages.
 */
function countedPages({ text, beside }: Source): Edit[] {
  // Nearly no document has any.
  if (!beside.hasPage) return [];
  const found = [...text.matchAll(COUNTED)];
  const inside = found.filter(({ index }) => BEHIND_WORDS.test(text.slice(Math.max(0, index - 21), index)));
  if (inside.length < FEWEST_COUNTED) return [];
  const counts = found.every(
    ([, page, pages], i) => pages === found[0]?.[2] && Number(page) > Number(found[i - 1]?.[1] ?? 0),
  );
  return counts ? found.map(({ index, 0: words }) => cut(text, index, index + words.length)) : [];
}

/** The stamp with the blanks before it; in mid-line one blank stays. */
function cut(text: string, from: number, to: number): Edit {
  let start = from;
  while (start > 0 && /[ \t]/.test(text[start - 1] as string)) start--;
  const begins = start === 0 || /[\r\n\f]/.test(text[start - 1] as string);
  let end = to;
  while (end < text.length && /[ \t]/.test(text[end] as string)) end++;
  const ends = end >= text.length || /[\r\n\f]/.test(text[end] as string);
  return { start, end, as: begins || ends ? '' : ' ' };
}

/** How many characters behind every moment are the same: the title of the page. One moment alone has its line. */
function commonTitle(text: string, moments: readonly RegExpMatchArray[]): number {
  const rests = moments.map(({ index = 0, 0: moment }) => {
    const from = index + moment.length;
    return text.slice(from, from + LONGEST_TITLE).split(/[\r\n\f]/, 1)[0] as string;
  });
  const [first = ''] = rests;
  if (rests.length === 1) return 0;
  let length = 0;
  while (length < first.length && rests.every((rest) => rest[length] === first[length])) length++;
  // Half a word is no end of a title.
  while (
    length > 0 &&
    rests.some((rest) => /\w/.test(rest[length - 1] as string) && /\w/.test(rest[length] ?? ''))
  )
    length--;
  return length;
}
