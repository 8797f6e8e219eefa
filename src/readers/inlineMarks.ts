import { DOT, isDigit, isSmallLetter, type Survey } from './characters.js';
import { codeAt } from './knownNumbers.js';
import { Offsets } from './offsets.js';

/** Where in a document emphasis, a symbol or a reference can begin: offsets in order. */
export type Marks = Int32Array;

/** What one look at the figures of a document and at what stands beside them finds. */
export interface TextMarks {
  marks: Marks;
  /** Those of the marks at which three or four figures begin with a dot and a figure behind them, as numbers of rules do. */
  numbers: Int32Array;
  /** For each of these numbers its code, where it ends as numbers of rules do and none of it is to be looked at again; else 0. */
  codes: Int32Array;
  /** Whether figures stand behind figures and a colon anywhere, as in a time of day. */
  hasTime: boolean;
  /** Whether figures stand behind the word “page” anywhere. */
  hasPage: boolean;
}

/** The index of the first mark at or after an offset. */
export function firstMark(marks: Marks, offset: number): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const OLD_SYMBOL = /\boc?[A-Z\d]/g;

/**
 * Finds the marks of a text, and what else its figures tell.
 *
 * @param survey what a look at every character has found
 */
export function findMarks(text: string, { openings, figures }: Survey): TextMarks {
  const offsets = new Offsets();
  const numbers = new Offsets();
  const codes = new Offsets();
  let hasTime = false;
  let hasPage = false;
  let next = 0;
  const addOpenings = (to: number): void => {
    for (; (openings[next] as number) < to; next++) offsets.add(openings[next] as number);
  };
  for (const start of figures) {
    addOpenings(start);
    let end = start + 1;
    while (isDigit(text.charCodeAt(end))) end++;
    const before = text.charCodeAt(start - 1);
    if (before === BLANK) {
      const word = wordBefore(text, start);
      if (word !== -1) offsets.add(word);
      else hasPage ||= isBehindPage(text, start);
    } else if (before === COLON) hasTime ||= isDigit(text.charCodeAt(start - 2));
    if (isSection(text, start, end) && text.charCodeAt(end) === DOT && isDigit(text.charCodeAt(end + 1))) {
      offsets.add(start);
      numbers.add(start);
      codes.add(before === DOT ? 0 : plainCode(text, start, end + 2));
    }
  }
  addOpenings(text.length);
  // The spelling of symbols with a small o is a habit of whole documents.
  const beside = { numbers: numbers.all, codes: codes.all, hasTime, hasPage };
  if (!hasOldSymbol(text)) return { marks: offsets.all, ...beside };
  for (const { index } of text.matchAll(OLD_SYMBOL)) offsets.add(index);
  return { marks: offsets.all.sort(), ...beside };
}

/**
 * The code of a number that is surely plain: up to three figures behind its dot, and at most one small letter with no other letter, no
 * figure and no part behind it; else 0.
 *
 * @param from behind the first figure that follows the dot
 */
function plainCode(text: string, start: number, from: number): number {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end++;
  if (end > from + 2) return 0;
  if (isSmallLetter(text.charCodeAt(end))) end++;
  const behind = text.charCodeAt(end);
  const isOpen =
    isSmallLetter(behind) || behind > 0x7f || (behind === DOT && isDigit(text.charCodeAt(end + 1)));
  return isOpen ? 0 : codeAt(text, start, end);
}

const BLANK = 0x20;
const COLON = 0x3a;

/** Whether `page` or `Page` and a blank stand before figures. */
function isBehindPage(text: string, figures: number): boolean {
  return (
    text.charCodeAt(figures - 2) === 0x65 &&
    text.startsWith('age', figures - 4) &&
    (text.charCodeAt(figures - 5) | 0x20) === 0x70
  );
}

/** Whether the first electronic editions' sign for tapping is anywhere: `ocT`, or `oT:` before an effect. */
function hasOldSymbol(text: string): boolean {
  // The capital is the rarest of its letters, and so the quickest to search for.
  for (let at = text.indexOf('T'); at !== -1; at = text.indexOf('T', at + 1)) {
    if (text.startsWith('oc', at - 2) || (text.startsWith(':', at + 1) && text.startsWith('o', at - 1)))
      return true;
  }
  return false;
}

const WORDS = ['ule', 'ection', 'hapter'];
const CAPITALS = 'RSC';

/** The offset of `rule`, `section` or `chapter` before the blank before a number, in the singular or plural, or -1. */
function wordBefore(text: string, number: number): number {
  const plural = text.charCodeAt(number - 2) === 0x73 ? 1 : 0;
  const last = text.charCodeAt(number - 2 - plural);
  const which = last === 0x65 ? 0 : last === 0x6e ? 1 : last === 0x72 ? 2 : -1;
  if (which === -1) return -1;
  const word = WORDS[which] as string;
  const start = number - 1 - plural - word.length - 1;
  if (start < 0 || !text.startsWith(word, start + 1)) return -1;
  // Small letters differ from capitals in one bit.
  return (text.charCodeAt(start) & 0xdf) === CAPITALS.charCodeAt(which) ? start : -1;
}

/** Whether figures can be the number of a section: three, or four from chapter 10 on. */
function isSection(text: string, start: number, end: number): boolean {
  return end - start === 3 || (end - start === 4 && text.charCodeAt(start) === 0x31);
}
