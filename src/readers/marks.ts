import type { Source } from './source.js';

/**
 * Where in a document emphasis, a symbol or a reference can begin. Searching the whole document for a few characters
 * takes a small part of the time that looking at every character takes.
 */
export interface Marks {
  /** Offsets in the decoded text, in order. */
  offsets: number[];
}

const cache = new WeakMap<Source, Marks>();

/** The marks of a source; they are found once. */
export function marksOf(source: Source): Marks {
  let marks = cache.get(source);
  if (marks === undefined) {
    marks = { offsets: find(source.text) };
    cache.set(source, marks);
  }
  return marks;
}

/** The index of the first mark at or after an offset. */
export function firstMark(marks: Marks, offset: number): number {
  const offsets = marks.offsets;
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const DIGITS = /\d+/g;
const OLD_SYMBOL = /\boc?[A-Z\d]/g;

function find(text: string): number[] {
  const offsets: number[] = [];
  for (const mark of ['_', '{']) {
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) offsets.push(at);
  }
  // The spelling of symbols with a small o is a habit of whole documents.
  if (text.includes('ocT') || text.includes('oT:')) {
    for (const m of text.matchAll(OLD_SYMBOL)) offsets.push(m.index);
  }
  DIGITS.lastIndex = 0;
  let from = 0;
  while (DIGITS.test(text)) {
    const end = DIGITS.lastIndex;
    let start = end - 1;
    while (start > from && isDigit(text.charCodeAt(start - 1))) start--;
    from = end;
    const word = wordBefore(text, start);
    if (word !== -1) offsets.push(word);
    if (end - start === 3 && text.charCodeAt(end) === 0x2e && isDigit(text.charCodeAt(end + 1)))
      offsets.push(start);
  }
  return offsets.sort((a, b) => a - b);
}

const WORDS = ['ule', 'ection', 'hapter'];
const CAPITALS = 'RSC';

/** The offset of `rule`, `section` or `chapter` before a number, in the singular or plural, or -1. */
function wordBefore(text: string, number: number): number {
  if (text.charCodeAt(number - 1) !== 0x20) return -1;
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

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
