import { DOT, isDigit, isSmallLetter } from './characters.js';

/** The numbers of the rules of a tree. Nearly all are kept as small figures, so that nothing is made of those in the words. */
export class KnownNumbers {
  /** Figures of numbers, 0 for a free place; at most half full. */
  #codes = new Int32Array(8_192);
  #count = 0;
  readonly #others = new Set<string>();

  /** How many different numbers there are. */
  get size(): number {
    return this.#count + this.#others.size;
  }

  add(number: string): void {
    const code = codeAt(number, 0, number.length);
    if (code === 0) this.#others.add(number);
    else this.#put(code);
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
    return code !== 0 && this.#codes[this.#placeOf(code)] === code;
  }

  #put(code: number): void {
    const place = this.#placeOf(code);
    if (this.#codes[place] === code) return;
    this.#codes[place] = code;
    if (++this.#count * 2 <= this.#codes.length) return;
    const codes = this.#codes;
    this.#codes = new Int32Array(codes.length * 2);
    for (const known of codes) if (known !== 0) this.#codes[this.#placeOf(known)] = known;
  }

  /** Where a figure is, or the free place for it. */
  #placeOf(code: number): number {
    const codes = this.#codes;
    const mask = codes.length - 1;
    const mixed = Math.imul(code, 0x9e3779b1);
    let place = (mixed ^ (mixed >>> 15)) & mask;
    while (codes[place] !== 0 && codes[place] !== code) place = (place + 1) & mask;
    return place;
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
