import { DOT, isDigit, isSmallLetter } from './characters.js';

/** The numbers of the rules of a tree. Nearly all are kept as small figures, so that nothing is made of those in the words. */
export class KnownNumbers {
  readonly #codes = new Set<number>();
  readonly #others = new Set<string>();

  /** How many different numbers there are. */
  get size(): number {
    return this.#codes.size + this.#others.size;
  }

  add(number: string): void {
    const code = codeAt(number, 0, number.length);
    if (code === 0) this.#others.add(number);
    else this.#codes.add(code);
  }

  has(number: string): boolean {
    return this.hasAt(number, 0, number.length) || this.#others.has(number);
  }

  /** Whether there is the number that stands between two offsets; numbers of odd forms (with two letters) are none. */
  hasAt(text: string, start: number, end: number): boolean {
    return this.hasCode(codeAt(text, start, end));
  }

  /** Whether there is the number with a code; 0 is that of none. */
  hasCode(code: number): boolean {
    return this.#codes.has(code);
  }
}

/** The dot, three figures and a letter. */
const LONGEST_END = 5;
const MOST_FIGURES = 999;
const LONGEST_SECTION = 9_999;

/** A number of a rule as one small figure, the same for the same number; 0 for other forms (with two letters). */
export function codeAt(text: string, start: number, end: number): number {
  let section = 0;
  let at = start;
  for (; at < end && isDigit(text.charCodeAt(at)); at++) section = section * 10 + text.charCodeAt(at) - ZERO;
  const length = end - at;
  if (text.charCodeAt(at++) !== DOT || length > LONGEST_END) return 0;
  let rule = 0;
  for (; at < end && isDigit(text.charCodeAt(at)); at++) rule = rule * 10 + text.charCodeAt(at) - ZERO;
  const letter = at === end - 1 && isSmallLetter(text.charCodeAt(at)) ? text.charCodeAt(at++) - 0x60 : 0;
  if (at < end || rule > MOST_FIGURES || section > LONGEST_SECTION) return 0;
  return ((section * (LONGEST_END + 1) + length) * (MOST_FIGURES + 1) + rule) * 27 + letter;
}

const ZERO = 0x30;
