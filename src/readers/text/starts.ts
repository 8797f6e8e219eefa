import { DOT, isDigit, isSmallLetter, isSpace } from '../characters.js';
import { isBlank, type Lines, lineLength } from './lines.js';

/** A line that begins as a heading or a numbered rule does; whether it is one is decided from its surroundings. */
export interface Start {
  line: number;
  kind: 'chapter' | 'section' | 'rule' | 'subrule';
  /** The number as printed, without the closing dot. */
  printed: string;
  /** The number without blanks. */
  number: string;
  /** 0 for a chapter. */
  section: number;
  /** 0 for a heading, and where the printed number has none (`306.b`). */
  rule: number;
  letter: string;
  /** Offset of the words after the number. */
  words: number;
  /** A number with a figure too many or too few (`70.7c`), which is a slip or no number of a rule at all. */
  irregular?: boolean;
}

/** The chapter that a heading or a rule is in by its number. */
export function chapterOf({ kind, printed, section }: Start): number {
  return kind === 'chapter' ? Number(printed) : Math.floor(section / 100);
}

const SECTION = /(?:1\d{3}|\d{3})\.{0,2}[^\S\r\n]+(?=\S)/y;
const CHAPTER = /\d{1,2}\.[^\S\r\n]+(?=\S)/y;
/** A heading is one line, and no longer than this. */
const LONGEST_HEADING = 120;

/**
 * Recognises the beginning of a heading or of a numbered rule at the start of a line.
 *
 * @param odd whether numbers with a figure too many or too few are wanted as well
 * @returns undefined where the line begins otherwise
 */
export function startOf(text: string, lines: Lines, line: number, odd = false): Start | undefined {
  const first = lines.first[line] as number;
  if (!isDigit(first) || isBlank(lines, line)) return undefined;
  const at = lines.start[line] as number;
  const end = lines.end[line] as number;
  const dotted = dottedStart(text, at, end, line, lines.fourFigures);
  if (dotted && (odd || !dotted.irregular)) return dotted;
  // Headings are asked for again and again: of each no match is made.
  SECTION.lastIndex = at;
  if (SECTION.test(text)) {
    const after = isDigitAt(text, at + 3) ? at + 4 : at + 3;
    if (after === at + 3 || lines.fourFigures) {
      const words = SECTION.lastIndex;
      const title = text.slice(words, end);
      if (text.charCodeAt(after) !== DOT && !looksLikeHeading(title) && !isPlaceholder(title))
        return undefined;
      const printed = text.slice(at, after);
      return heading('section', line, printed, Number(printed), words);
    }
  }
  CHAPTER.lastIndex = at;
  if (!CHAPTER.test(text) || lineLength(lines, line) > LONGEST_HEADING) return undefined;
  const words = CHAPTER.lastIndex;
  return heading('chapter', line, text.slice(at, text.indexOf('.', at)), 0, words);
}

function heading(
  kind: 'chapter' | 'section',
  line: number,
  printed: string,
  section: number,
  words: number,
): Start {
  return { line, kind, printed, number: printed, section, rule: 0, letter: '', words };
}

/**
 * Reads `810.7`, `810.7.`, `810.7b`, `810.7b.`, `810. 7b`, `306.b`, and `901.4.Words`. Written out and not as a pattern
 * because it is tried on every line that begins with a figure.
 */
function dottedStart(
  text: string,
  from: number,
  end: number,
  line: number,
  fourFigures: boolean,
): Start | undefined {
  let at = from;
  let section = 0;
  while (at < from + 5 && isDigitAt(text, at)) section = section * 10 + text.charCodeAt(at++) - ZERO;
  const figures = at - from;
  if (figures < 2 || figures > 4 || text.charCodeAt(at) !== DOT) return undefined;
  at++;
  const spaced = at < end && isSpaceAt(text, at);
  if (spaced) at++;
  const digits = at;
  let rule = 0;
  while (at < digits + 5 && isDigitAt(text, at)) rule = rule * 10 + text.charCodeAt(at++) - ZERO;
  const length = at - digits;
  const regular = figures === 3 || (figures === 4 && fourFigures && section < 2000);
  const irregular = !regular || length > 3;
  if (length > 4 || (irregular && (spaced || length === 0))) return undefined;
  // Some hands put a dot or a hyphen before the letter (`100.1.a`), set it in brackets (`100.1(a)`), or write it as a capital.
  if (length > 0 && text.charCodeAt(at) === OPENING) {
    const bracketed = bracketedStart(text, from, at, end, line, section, rule);
    if (bracketed && regular) return bracketed;
  }
  const dotted =
    length > 0 &&
    (text.charCodeAt(at) === DOT || text.charCodeAt(at) === HYPHEN) &&
    isSmallLetterAt(text, at + 1) &&
    isLetterEnd(text, at + 2, end);
  if (dotted) at++;
  const capital = length > 0 && !dotted && isCapital(text, at) && isLetterEnd(text, at + 1, end);
  let letters = capital ? 1 : 0;
  while (!capital && letters < 3 && isSmallLetterAt(text, at + letters)) letters++;
  // Two letters follow only on figures; more are a word that nothing parts from them.
  const letter =
    letters === 1 || (letters === 2 && length > 0) ? text.slice(at, at + letters).toLowerCase() : '';
  at += letter.length;
  if (at === digits) return undefined;
  // A letter straight after the dot is the beginning of words unless something parts it from them.
  if (length === 0 && (spaced || (at < end && !isSpaceAt(text, at) && text.charCodeAt(at) !== DOT)))
    return undefined;
  const after = at;
  const closed = text.charCodeAt(at) === DOT || (text.charCodeAt(at) === COLON && length > 0);
  if (closed) at++;
  const parted = at >= end || isSpaceAt(text, at);
  if (!parted && (irregular || !(closed && /[A-Za-z“"‘'{([]/.test(text[at] as string)))) return undefined;
  const printed = text.slice(from, after);
  const start: Start = {
    line,
    kind: letter === '' ? 'rule' : 'subrule',
    printed,
    number: spaced || dotted || capital ? `${section}.${rule}${letter}` : printed,
    section,
    rule,
    letter,
    words: skipBlanks(text, at, end),
  };
  if (irregular) start.irregular = true;
  return start;
}

/** Reads what follows on `100.1` in `100.1(a)`. */
function bracketedStart(
  text: string,
  from: number,
  at: number,
  end: number,
  line: number,
  section: number,
  rule: number,
): Start | undefined {
  if (!isSmallLetterAt(text, at + 1) || text.charCodeAt(at + 2) !== CLOSING || at + 3 >= end)
    return undefined;
  const after = text.charCodeAt(at + 3) === DOT ? at + 4 : at + 3;
  if (after < end && !isSpaceAt(text, after)) return undefined;
  const letter = text[at + 1] as string;
  return {
    line,
    kind: 'subrule',
    printed: text.slice(from, at + 3),
    number: `${section}.${rule}${letter}`,
    section,
    rule,
    letter,
    words: skipBlanks(text, after, end),
  };
}

const ZERO = 0x30;
const COLON = 0x3a;
const HYPHEN = 0x2d;
const OPENING = 0x28;
const CLOSING = 0x29;

function isDigitAt(text: string, at: number): boolean {
  return isDigit(text.charCodeAt(at));
}

function isSmallLetterAt(text: string, at: number): boolean {
  return isSmallLetter(text.charCodeAt(at));
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x41 && code <= 0x5a;
}

/** Whether a letter that ends here is one by itself: a blank follows, or the dot that closes a number. */
function isLetterEnd(text: string, at: number, end: number): boolean {
  return (
    at < end &&
    (isSpaceAt(text, at) || (text.charCodeAt(at) === DOT && at + 1 < end && isSpaceAt(text, at + 1)))
  );
}

function isSpaceAt(text: string, at: number): boolean {
  return isSpace(text.charCodeAt(at));
}

function skipBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpaceAt(text, at)) at++;
  return at;
}

const SENTENCE_END = /[.!?:;,]["”’')\]]*$/;

/** True for words that can be a heading: short, and not a sentence. */
export function looksLikeHeading(words: string): boolean {
  return words.length <= LONGEST_HEADING && !SENTENCE_END.test(words) && !isSmallLetter(words.charCodeAt(0));
}

const PLACEHOLDER =
  /^\[?\s*(?:this\s{1,9}section\b.{0,80}\b(?:empty|blank|reserved|unused|removed|deleted)|(?:intentionally\s+)?left\s+blank|reserved\b)/i;

/** True for the title of a section that is left empty so that its neighbours keep their numbers. */
export function isPlaceholder(title: string): boolean {
  return PLACEHOLDER.test(title);
}

const EXAMPLE = /(?:example|examples)\s*:\s*/iy;

/**
 * Recognises the word that introduces an example.
 *
 * @returns the offset of the words after it (`Example:Example:` is skipped whole), or undefined
 */
export function exampleWords(text: string, lines: Lines, line: number): number | undefined {
  if (((lines.first[line] as number) | 32) !== 0x65) return undefined;
  let at = lines.start[line] as number;
  if ((text.charCodeAt(at + 1) | 32) !== 0x78) return undefined;
  let found: number | undefined;
  for (;;) {
    EXAMPLE.lastIndex = at;
    if (!EXAMPLE.test(text)) return found;
    at = EXAMPLE.lastIndex;
    found = Math.min(at, lines.end[line] as number);
  }
}

/** Whether no words stand on the line before a beginning. */
export function isAfterBlank(lines: Lines, { line }: Start): boolean {
  return isBlank(lines, line - 1);
}

/** The next line that has words, or the number of lines. */
export function nextWords(lines: Lines, line: number): number {
  let at = line;
  while (at < lines.count && isBlank(lines, at)) at++;
  return at;
}

/** The previous line that has words, or -1. */
export function previousWords(lines: Lines, line: number): number {
  let at = line;
  while (at >= 0 && isBlank(lines, at)) at--;
  return at;
}
