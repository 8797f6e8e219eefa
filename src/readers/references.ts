import { DOT, isDigit, isSmallLetter, unitsOf } from './characters.js';

// Chapters from 10 on have sections of four figures, and rules with more subrules than letters go on with two.
const SECTION = '(?:1\\d{3}(?=\\.\\d)|\\d{3})';
const LETTERS = '(?:(?:a(?![mnst]\\b)[a-z]|[a-z])(?![a-z]))?';
const NUMBER = `${SECTION}(?:\\.\\d{1,3}${LETTERS})?`;
const DOTTED = `${SECTION}\\.\\d{1,3}${LETTERS}`;
// After “section” or “chapter”: old editions name rules so, too.
const PLACE = `(?:${DOTTED}|\\d{1,3})(?![\\d/]|\\.\\d)`;
// What may follow a dash: a whole number, a number of the same section (`419.7-8`), a letter of the same rule. Two letters are
// mostly a word.
const TAIL = `(?:${NUMBER}|\\d{1,3}[a-z]?|a[a-h]|[a-z])(?!\\w)`;
// A question mark stands here for a dash that a lossy dump could not keep. With blanks around it, a dash that is
// followed by a letter is the dash of a sentence.
const RANGE = `(?:[-–—?‑]${TAIL}|(?:--|\\s[-–—]\\s|\\s(?:through|thru)\\s)${NUMBER}(?!\\w))?`;
const GLUE = ',?\\s+(?:and/or|and|or|nor|to|through)\\s+|,\\s+';
/** A title has no more characters. */
const LONGEST_TITLE = 90;
const TITLE = `(?:,?\\s+(?:“[^“”"]{1,${LONGEST_TITLE}}”|"[^"“”]{1,${LONGEST_TITLE}}"))?`;

/**
 * The source of a pattern that finds cross-references: `rule 704`, `rules 702.2-702.5`, `rule 704, “Title”`,
 * `section 6, “Title”`, and dotted numbers without the word (`103.2a–e`). Three figures alone are a quantity.
 */
export const REFERENCE_PATTERN = [
  `\\b[Rr]ules?\\s+${NUMBER}${RANGE}(?!\\d)(?:(?:${GLUE})${NUMBER}${RANGE}(?!\\d))*${TITLE}`,
  `\\b(?:[Ss]ections?|[Cc]hapters?)\\s+${PLACE}(?:(?:${GLUE})${PLACE})*${TITLE}`,
  `(?<![\\d.$/-])${DOTTED}${RANGE}(?!\\d|\\.\\d)${TITLE}`,
].join('|');

/**
 * Where a reference to one rule ends that nothing can go on from (`rule 704.5k)`), with its title where that follows (`rule 704, “Title”`);
 * -1 where the pattern must decide. Nearly all references have one of these forms, which are much faster to recognise.
 */
export function plainReferenceEnd(words: string, start: number): number {
  if (!isRule(words, start) || isWordCode(words.charCodeAt(start - 1))) return -1;
  let at = start + 4;
  if (words.charCodeAt(at) === SMALL_S) at++;
  if (words.charCodeAt(at) !== BLANK) return -1;
  at++;
  for (let i = 0; i < 3; i++) if (!isDigit(words.charCodeAt(at++))) return -1;
  if (words.charCodeAt(at) === DOT && isDigit(words.charCodeAt(at + 1))) {
    at += 2;
    for (let i = 0; i < 2 && isDigit(words.charCodeAt(at)); i++) at++;
    if (isSmallLetter(words.charCodeAt(at))) at++;
  }
  if (at === words.length || CLOSING[words.charCodeAt(at)] === 1) return at;
  return words.charCodeAt(at) === COMMA && words.charCodeAt(at + 1) === BLANK ? titleEnd(words, at + 2) : -1;
}

/** Whether the word for a rule stands behind its first letter. */
function isRule(words: string, start: number): boolean {
  return (
    words.charCodeAt(start + 1) === 0x75 &&
    words.charCodeAt(start + 2) === 0x6c &&
    words.charCodeAt(start + 3) === 0x65
  );
}

/** Where a title between quotation marks ends, or -1 where there is none. */
function titleEnd(words: string, start: number): number {
  const opening = words.charCodeAt(start);
  if (opening !== OPENING_QUOTE && opening !== QUOTE) return -1;
  const closing = opening === QUOTE ? QUOTE : CLOSING_QUOTE;
  const last = Math.min(words.length, start + 2 + LONGEST_TITLE);
  for (let at = start + 1; at < last; at++) {
    const unit = words.charCodeAt(at);
    if (unit !== OPENING_QUOTE && unit !== CLOSING_QUOTE && unit !== QUOTE) continue;
    return unit === closing && at > start + 1 ? at + 1 : -1;
  }
  return -1;
}

/** The number in a reference that {@link plainReferenceEnd} knows. */
export function plainTarget(words: string): string {
  const comma = words.indexOf(',');
  return words.slice(words.indexOf(' ') + 1, comma < 0 ? words.length : comma);
}

const BLANK = 0x20;
const SMALL_S = 0x73;
const COMMA = 0x2c;
const QUOTE = 0x22;
const OPENING_QUOTE = 0x201c;
const CLOSING_QUOTE = 0x201d;
/** Behind these no reference goes on. */
const CLOSING = unitsOf('.);:”"’]');

function isWordCode(code: number): boolean {
  return isDigit(code) || isSmallLetter(code) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
}

const PART = new RegExp(`(${NUMBER})(${RANGE})|\\b\\d{1,3}\\b`, 'g');
const RIGHT_END = /^\s*(?:[-–—?‑]+|through|thru)\s*/;
/** Most references name one rule. */
const SINGLE = /^[A-Za-z]+ (\d{3}(?:\.\d{1,3}[a-z]{0,2})?)(?:, )?$/;

/** Where the first quotation mark stands, or -1. */
function firstQuote(words: string): number {
  const curly = words.indexOf('“');
  const straight = words.indexOf('"');
  return curly === -1 || (straight !== -1 && straight < curly) ? straight : curly;
}

/**
 * Reads the targets out of the words of a reference.
 *
 * @param words what {@link REFERENCE_PATTERN} found
 * @returns canonical numbers and ranges in the order printed
 */
export function targetsOf(words: string): string[] {
  // Most references are plain, and need no pattern.
  if (plainReferenceEnd(words, 0) === words.length) return [plainTarget(words)];
  const quote = firstQuote(words);
  const numbers = quote === -1 ? words : words.slice(0, quote);
  const plain = numbers.endsWith(', ') ? numbers.slice(0, -2) : numbers;
  if (plainReferenceEnd(plain, 0) === plain.length) return [plainTarget(plain)];
  const single = SINGLE.exec(numbers);
  if (single) return [single[1] as string];
  const targets: string[] = [];
  PART.lastIndex = 0;
  for (let m = PART.exec(numbers); m !== null; m = PART.exec(numbers)) {
    if (m[1] === undefined) {
      targets.push(m[0]);
      continue;
    }
    const from = m[1].replace(/\s/g, '');
    targets.push(m[2] ? `${from}..${completed(from, m[2].replace(RIGHT_END, ''))}` : from);
  }
  return targets;
}

const BEGINS_WITH_SECTION = /^\d{3}/;
const LETTERS_AT_END = /(?<![a-z])[a-z]{1,2}$/;

/** Fills what the right end of a range leaves out from its left end: `103.2a–e` is `103.2a..103.2e`. */
function completed(from: string, tail: string): string {
  if (BEGINS_WITH_SECTION.test(tail)) return tail;
  if (isDigit(tail.charCodeAt(0))) return `${from.split('.', 1)[0]}.${tail}`;
  return from.replace(LETTERS_AT_END, '') + tail;
}
