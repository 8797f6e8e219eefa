import { ReadError } from './result.js';
import type { Source } from './source.js';

/** So many lines has a document of words, free lines among them; the largest edition has some ten thousand, and word by word some 150,000. */
const MOST_LINES = 500_000;
/** So many beginnings of rules and headings; the largest edition has some four thousand. */
const MOST_RULES = 120_000;
/** So many places at which a symbol, a reference or italics begin; the largest edition has some forty thousand. */
const MOST_MARKS = 1_000_000;
/** So many characters of Markdown, of which a parser makes some hundred times as many bytes. */
const MOST_MARKDOWN = 5_000_000;

/**
 * Refuses a text that no rulebook is as large as, before a reader makes objects of its parts: reading stays a matter of seconds.
 *
 * @throws ReadError `too-large`
 */
export function refuseLines({ lineStarts, file }: Source): void {
  refuseMore(lineStarts.length, MOST_LINES, 'lines', file);
}

/**
 * Refuses a text with more rules than any number of editions that somebody puts into one file.
 *
 * @throws ReadError `too-large`
 */
export function refuseRules(count: number, source: Source): void {
  refuseMore(count, MOST_RULES, 'numbers of rules and headings', source.file);
  refuseMore(source.marks.length, MOST_MARKS, 'symbols and references', source.file);
}

/**
 * Refuses more Markdown than its parser can hold.
 *
 * @throws ReadError `too-large`
 */
export function refuseMarkdown({ text, file }: Source): void {
  refuseMore(text.length, MOST_MARKDOWN, 'characters of Markdown', file);
}

function refuseMore(count: number, most: number, what: string, file: string): void {
  if (count <= most) return;
  throw new ReadError(
    'too-large',
    `a document of ${count} ${what}, more than ${most}: divide it, and give the rules alone`,
    file,
  );
}

/**
 * What to say of an error of the platform that a document has brought about: a line so long that a pattern has no room for it, or a
 * string that would be longer than strings can be. Every other error is one of the program.
 *
 * @returns the error as it is, or a ReadError `too-complex`
 */
export function asRefusal(error: unknown, file: string): unknown {
  if (!(error instanceof RangeError)) return error;
  return new ReadError(
    'too-complex',
    'a document with a line, or something without an end, that is longer than its reader can hold: get a fresh copy, or give its text',
    file,
  );
}
