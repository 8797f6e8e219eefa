import { isSmallLetter } from './characters.js';

/**
 * The words of a text in small letters, and how often each comes: rows of letters, and rows of other marks between blanks. Nothing is made
 * of a word for each place where it stands, as most words of a document are the same few hundred.
 */
export class Counted {
  readonly #text: string;
  /** For each word of the text, where it begins, and which of the different words it is. */
  readonly #starts: number[] = [];
  readonly #which: number[] = [];
  /** For each different word, where it stands first, how many characters it has, and how often it comes. */
  readonly #first: number[] = [];
  readonly #lengths: number[] = [];
  readonly #counts: number[] = [];
  /** Different words by their hashes, each one higher than its index; at most half full. */
  #table = new Int32Array(4_096);

  constructor(text: string) {
    this.#text = text;
    let at = 0;
    while (at < text.length) {
      const start = at;
      const code = text.charCodeAt(at++);
      if (isWhite(code)) continue;
      const isLettered = isSmallLetter(code);
      let hash = hashed(0, code);
      for (; at < text.length; at++) {
        const next = text.charCodeAt(at);
        if (isSmallLetter(next) !== isLettered || (!isLettered && isWhite(next))) break;
        hash = hashed(hash, next);
      }
      this.#add(start, at - start, hash);
    }
  }

  /** How many words the text has. */
  get length(): number {
    return this.#starts.length;
  }

  /** How many different words the text has. */
  get size(): number {
    return this.#counts.length;
  }

  /** Which of the different words a word is, by its index in the text. */
  whichAt(index: number): number {
    return this.#which[index] as number;
  }

  /** A word by its index in the text; nothing before the first and behind the last. */
  wordAt(index: number): string {
    const start = this.#starts[index];
    return start === undefined ? '' : this.#text.slice(start, start + this.lengthAt(index));
  }

  /** How many characters the word at an index has. */
  lengthAt(index: number): number {
    return this.#lengths[this.whichAt(index)] ?? 0;
  }

  /** One of the different words. */
  different(which: number): string {
    const first = this.#first[which] as number;
    return this.#text.slice(first, first + (this.#lengths[which] as number));
  }

  /** How often one of the different words comes. */
  countOf(which: number): number {
    return this.#counts[which] as number;
  }

  /** How often a word comes. */
  times(word: string): number {
    const which = (this.#table[this.#slotOf(word, 0, word.length, hashOf(word))] as number) - 1;
    return which < 0 ? 0 : (this.#counts[which] as number);
  }

  #add(start: number, length: number, hash: number): void {
    const slot = this.#slotOf(this.#text, start, length, hash);
    let which = (this.#table[slot] as number) - 1;
    if (which < 0) {
      which = this.#counts.push(0) - 1;
      this.#first.push(start);
      this.#lengths.push(length);
      this.#table[slot] = which + 1;
      if (this.size * 2 > this.#table.length) this.#grow();
    }
    (this.#counts[which] as number)++;
    this.#starts.push(start);
    this.#which.push(which);
  }

  /** Where a word is in the table, or the free place for it. */
  #slotOf(text: string, start: number, length: number, hash: number): number {
    const mask = this.#table.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (; this.#table[slot] !== 0; slot = (slot + 1) & mask)
      if (this.#isThe((this.#table[slot] as number) - 1, text, start, length)) break;
    return slot;
  }

  #isThe(which: number, text: string, start: number, length: number): boolean {
    if (this.#lengths[which] !== length) return false;
    const first = this.#first[which] as number;
    for (let i = 0; i < length; i++)
      if (text.charCodeAt(start + i) !== this.#text.charCodeAt(first + i)) return false;
    return true;
  }

  #grow(): void {
    this.#table = new Int32Array(this.#table.length * 2);
    for (let which = 0; which < this.size; which++) {
      const word = this.different(which);
      this.#table[this.#slotOf(word, 0, word.length, hashOf(word))] = which + 1;
    }
  }
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = hashed(hash, word.charCodeAt(at));
  return hash;
}

function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

const BLANK = 0x20;
const HIGH = 0x80;

/** What patterns take for white space. */
function isWhite(code: number): boolean {
  if (code < HIGH) return code === BLANK || (code >= 9 && code <= 13);
  return /\s/.test(String.fromCharCode(code));
}
