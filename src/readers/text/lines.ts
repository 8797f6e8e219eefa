import { DOT, isSpace } from '../characters.js';
import type { Source } from '../source.js';

/** The lines of a document without the white space around them. */
export interface Lines {
  count: number;
  /** Offset of the first character that is not white space; equal to `end` for a blank line. */
  start: Int32Array;
  /** Offset after the last such character. */
  end: Int32Array;
  /** The characters (UTF-16 units) at `start` and before `end` as the document was split: what asks every line for them need not go through the text. */
  first: Uint16Array;
  last: Uint16Array;
  /** Columns of white space before the first character; a tab counts as one. */
  indent: Int32Array;
  /** Lines that only divide; they were set aside and count as blank. */
  ruler: Set<number>;
  /** Offsets at which white space is more than one blank, in order. */
  folds: Int32Array;
  /** Whether sections have numbers of four figures, as those of chapter 10 have: several lines begin so. */
  fourFigures: boolean;
}

const ONE = 0x31;
const FOUR_FIGURES = /^1\d{3}\.\d/;

/**
 * Splits a decoded document into lines at LF, CR LF and CR, mixed as they may be.
 *
 * @param source the decoded document
 */
export function linesOf(source: Source): Lines {
  const text = source.text;
  const begins = source.lineStarts;
  const count = begins.length;
  const start = new Int32Array(count);
  const end = new Int32Array(count);
  const first = new Uint16Array(count);
  const last = new Uint16Array(count);
  const indent = new Int32Array(count);
  let four = 0;
  for (let line = 0; line < count; line++) {
    const begin = begins[line] as number;
    let from = begin;
    let to = line + 1 < count ? (begins[line + 1] as number) : text.length;
    let front = text.charCodeAt(from);
    while (from < to && isSpace(front)) front = text.charCodeAt(++from);
    let back = text.charCodeAt(to - 1);
    while (to > from && isSpace(back)) back = text.charCodeAt(--to - 1);
    start[line] = from;
    end[line] = to;
    first[line] = front;
    last[line] = back;
    indent[line] = from === to ? 0 : from - begin;
    if (front === ONE && text.charCodeAt(from + 4) === DOT && FOUR_FIGURES.test(text.slice(from, from + 6)))
      four++;
  }
  const { folds } = source.survey;
  return { count, start, end, first, last, indent, ruler: new Set(), folds, fourFigures: four > 1 };
}

/** True where white space between two offsets of one line is more than single blanks. */
export function hasFold(lines: Lines, from: number, to: number): boolean {
  const folds = lines.folds;
  let low = 0;
  let high = folds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((folds[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low < folds.length && (folds[low] as number) < to;
}

/** True for a line without characters, and for lines before the first and after the last. */
export function isBlank(lines: Lines, line: number): boolean {
  return line < 0 || line >= lines.count || lines.start[line] === lines.end[line];
}

/** A stretch with fewer free lines than this share has none that say anything. */
const FREE = 0.05;

/**
 * Whether paragraphs are parted by free lines.
 *
 * @param from first line to look at
 * @param to line after the last
 */
export function hasFreeLines(lines: Lines, from: number, to: number): boolean {
  let free = 0;
  for (let line = from; line < to; line++) if (isBlank(lines, line)) free++;
  return free > (to - from) * FREE;
}

/** The characters of a line without the white space around them, as they stand there. */
export function lineText(text: string, lines: Lines, line: number): string {
  return text.slice(lines.start[line], lines.end[line]);
}

/** How many characters a line has without the white space around them. */
export function lineLength(lines: Lines, line: number): number {
  return (lines.end[line] as number) - (lines.start[line] as number);
}

/** A heading that says what follows is no longer than this. */
const LONGEST_HEADING = 30;

/** True for a short line that matches a pattern as a whole. */
export function saysOnly(text: string, lines: Lines, line: number, pattern: RegExp): boolean {
  const length = lineLength(lines, line);
  return length > 0 && length <= LONGEST_HEADING && pattern.test(lineText(text, lines, line));
}

/**
 * The first line of which something is true.
 *
 * @param from first line to look at
 * @param to line after the last
 * @returns `to` where there is none
 */
export function findLine(from: number, to: number, test: (line: number) => boolean): number {
  let line = from;
  while (line < to && !test(line)) line++;
  return line;
}

const RULER = /^[-=_*~+#]{3,}$/;

/**
 * Sets aside the lines that only divide, and lets them count as blank from here on: they separate what is around them
 * just as a blank line does. One message speaks for all of them.
 */
export function setRulersAside(source: Source, lines: Lines): void {
  let first: number | undefined;
  for (let line = 0; line < lines.count; line++) {
    if (!isRuler(source.text, lines, line)) continue;
    first ??= line;
    const start = lines.start[line] as number;
    if (line !== first) {
      source.claim(start, lines.end[line] as number);
      lines.end[line] = start;
    }
    lines.ruler.add(line);
  }
  if (first === undefined) return;
  const start = lines.start[first] as number;
  const more = lines.ruler.size - 1;
  const reason = more === 0 ? 'a line that only divides' : `a line that only divides, as do ${more} others`;
  source.setAside('ruler', reason, start, lines.end[first] as number);
  lines.end[first] = start;
}

/** True for a line of dashes or the like. */
function isRuler(text: string, lines: Lines, line: number): boolean {
  const first = lines.first[line] as number;
  // Most lines begin with a letter or a figure, and need no pattern.
  return (
    first < 0x80 &&
    !isWordCode(first) &&
    lineLength(lines, line) >= 3 &&
    RULER.test(lineText(text, lines, line))
  );
}

function isWordCode(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
