import { unitsIn } from './characters.js';

/** So many different words have room at first. */
const ROOM = 2_048;
/** Words with the blanks between them have mostly more characters. */
const USUAL = 4;
/** Nobody asks how often a longer word comes. */
const LONGEST = 256;

/**
 * The words of a text, in small letters, and how often each comes: rows of letters, and rows of other marks between blanks. Nothing is made
 * of a word for each place where it stands, as most words of a document are the same few hundred.
 */
export class Counted {
  readonly #text: string;
  /** Whether the text is in small letters as its units are. */
  readonly #isCopy: boolean;
  readonly #units: Uint16Array;
  /** How many words the text has. */
  readonly length: number;
  /** For each word of the text, which of the different words it is. */
  #which: Int32Array;
  /** For each different word, where it stands first, how many characters it has, and how often it comes. */
  #first = new Int32Array(ROOM);
  #lengths = new Int32Array(ROOM);
  #counts = new Int32Array(ROOM);
  /** How many different words the text has. */
  size = 0;
  /** Different words by their hashes, each one higher than its index; at most half full. */
  #table = new Int32Array(ROOM * 2);
  readonly #asked = new Uint16Array(LONGEST);

  constructor(text: string) {
    let units = unitsIn(text);
    // A copy of the whole text is made for other scripts alone.
    this.#isCopy = !makeSmall(units);
    this.#text = this.#isCopy ? text.toLowerCase() : text;
    if (this.#isCopy) units = unitsIn(this.#text);
    this.#units = units;
    this.#which = new Int32Array(Math.ceil(units.length / USUAL) + 1);
    let words = 0;
    let at = 0;
    while (at < units.length) {
      const start = at;
      const code = units[at++] as number;
      if (KINDS[code] === WHITE) continue;
      const isLettered = KINDS[code] === SMALL;
      let hash = hashed(0, code);
      for (; at < units.length; at++) {
        const next = units[at] as number;
        const kind = KINDS[next];
        if ((kind === SMALL) !== isLettered || kind === WHITE) break;
        hash = hashed(hash, next);
      }
      if (words === this.#which.length) this.#which = doubled(this.#which);
      this.#which[words++] = this.#add(start, at - start, hash);
    }
    this.length = words;
  }

  /** Which of the different words a word is, by its index in the text. */
  whichAt(index: number): number {
    return this.#which[index] as number;
  }

  /** A word by its index in the text; nothing before the first and behind the last. */
  wordAt(index: number): string {
    return index >= 0 && index < this.length ? this.different(this.whichAt(index)) : '';
  }

  /** How many characters the word at an index has. */
  lengthAt(index: number): number {
    return index >= 0 && index < this.length ? (this.#lengths[this.whichAt(index)] as number) : 0;
  }

  /** One of the different words. */
  different(which: number): string {
    const first = this.#first[which] as number;
    const word = this.#text.slice(first, first + (this.#lengths[which] as number));
    return this.#isCopy ? word : word.toLowerCase();
  }

  /** How many characters one of the different words has. */
  lengthOf(which: number): number {
    return this.#lengths[which] as number;
  }

  /** A character (UTF-16 unit) of one of the different words. */
  unitOf(which: number, at: number): number {
    return this.#units[(this.#first[which] as number) + at] as number;
  }

  /** How often one of the different words comes. */
  countOf(which: number): number {
    return this.#counts[which] as number;
  }

  /** How often a word comes. */
  times(word: string): number {
    if (word.length > LONGEST) return 0;
    for (let at = 0; at < word.length; at++) this.#asked[at] = word.charCodeAt(at);
    return this.#timesOf(word.length);
  }

  /** How often one of the different words comes with another character (UTF-16 unit) at a place. */
  timesWith(which: number, at: number, unit: number): number {
    const length = this.lengthOf(which);
    if (length > LONGEST) return 0;
    this.#ask(which, 0);
    this.#asked[at] = unit;
    return this.#timesOf(length);
  }

  /** How often the word at an index comes in one piece with the word before it. */
  timesJoined(index: number): number {
    const length = this.lengthAt(index - 1) + this.lengthAt(index);
    if (length > LONGEST) return 0;
    const from = index > 0 ? this.#ask(this.whichAt(index - 1), 0) : 0;
    this.#ask(this.whichAt(index), from);
    return this.#timesOf(length);
  }

  /** Puts one of the different words where it is asked for, and says where it ends there. */
  #ask(which: number, from: number): number {
    const first = this.#first[which] as number;
    const length = this.#lengths[which] as number;
    for (let i = 0; i < length; i++) this.#asked[from + i] = this.#units[first + i] as number;
    return from + length;
  }

  /** How often the word comes that {@link #asked} begins with. */
  #timesOf(length: number): number {
    const which =
      (this.#table[this.#slotOf(this.#asked, 0, length, hashOf(this.#asked, 0, length))] as number) - 1;
    return which < 0 ? 0 : (this.#counts[which] as number);
  }

  /** Counts a word, and says which of the different words it is. */
  #add(start: number, length: number, hash: number): number {
    const slot = this.#slotOf(this.#units, start, length, hash);
    let which = (this.#table[slot] as number) - 1;
    if (which < 0) {
      which = this.size++;
      this.#first[which] = start;
      this.#lengths[which] = length;
      this.#table[slot] = which + 1;
      if (this.size === this.#first.length) this.#grow();
    }
    (this.#counts[which] as number)++;
    return which;
  }

  /** Where a word is in the table, or the free place for it. */
  #slotOf(units: Uint16Array, start: number, length: number, hash: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (; table[slot] !== 0; slot = (slot + 1) & mask)
      if (this.#isThe((table[slot] as number) - 1, units, start, length)) break;
    return slot;
  }

  #isThe(which: number, units: Uint16Array, start: number, length: number): boolean {
    if (this.#lengths[which] !== length) return false;
    const first = this.#first[which] as number;
    for (let i = 0; i < length; i++) if (units[start + i] !== this.#units[first + i]) return false;
    return true;
  }

  #grow(): void {
    this.#first = doubled(this.#first);
    this.#lengths = doubled(this.#lengths);
    this.#counts = doubled(this.#counts);
    this.#table = new Int32Array(this.#table.length * 2);
    for (let which = 0; which < this.size; which++) {
      const start = this.#first[which] as number;
      const length = this.#lengths[which] as number;
      this.#table[this.#slotOf(this.#units, start, length, hashOf(this.#units, start, length))] = which + 1;
    }
  }
}

function hashOf(units: Uint16Array, start: number, length: number): number {
  let hash = 0;
  for (let i = 0; i < length; i++) hash = hashed(hash, units[start + i] as number);
  return hash;
}

function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(list.length * 2);
  more.set(list);
  return more;
}

/** What patterns take for white space. */
const WHITE = 1;
const SMALL = 2;
const CAPITAL = 3;
/** Characters of other scripts, whose capitals are left to the platform. */
const FOREIGN = 4;
/** What each unit is; 0 for marks. */
const KINDS = new Uint8Array(0x10000);
KINDS.fill(FOREIGN, 0x100);
// Dashes, quotation marks and the like, and the sign of a trade mark: none of them is a letter.
KINDS.fill(0, 0x2010, 0x2028);
KINDS[0x2122] = 0;
for (const white of '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
  KINDS[white.charCodeAt(0)] = WHITE;
KINDS.fill(SMALL, 0x61, 0x7b);
KINDS.fill(CAPITAL, 0x41, 0x5b);
KINDS.fill(CAPITAL, 0xc0, 0xdf);
// The sign for “times” stands among the capitals.
KINDS[0xd7] = 0;

/**
 * Makes Latin capitals small.
 *
 * @returns false where there are characters of other scripts
 */
function makeSmall(units: Uint16Array): boolean {
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number;
    const kind = KINDS[unit] as number;
    if (kind === CAPITAL) units[at] = unit | 0x20;
    else if (kind === FOREIGN) return false;
  }
  return true;
}
