import { Offsets } from './offsets.js';

/** Most characters count and ask for nothing. */
const COUNTS = 1;
/** The blank; two of them are a fold. */
const BLANK = 2;
/** White space that is neither a blank nor the end of a line, and what nobody sees. */
const FOLD = 4;
/** What takes no room at all, not even that of a blank. */
const UNSEEN = 8;
/** A character of another width or script, or a choice between forms of one: it may stand for a usual one. */
const FORM = 16;
/** A sign that is rare and asked for by several readers: it begins emphasis or a symbol, shows that a character was lost, or stands for several. */
const SIGN = 32;
/** A figure from 0 to 9. */
const FIGURE = 64;
/** A sign that most documents do not have, and some form or other has in its marks. */
const RARE = 128;
/** The end of a line, or half of one. */
const END = 256;

/**
 * What prints nothing, or nothing but a line on a letter: control characters, soft hyphens, joiners and spaces without width, marks of direction, and a byte order
 * mark wherever it stands.
 */
const UNSEEN_RANGES: readonly [from: number, to: number][] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x7f],
  [0xad, 0xad],
  // Lines above, below and through letters.
  [0x305, 0x305],
  [0x332, 0x333],
  [0x335, 0x336],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
];

/** The inside of a class in a pattern that matches what prints nothing. */
export const UNSEEN_CLASS = UNSEEN_RANGES.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');
const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN_CLASS}]`, 'g');

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

/** Words without what prints nothing. */
export function withoutUnseen(words: string): string {
  return words.replace(UNSEEN_CHARACTERS, '');
}

const LF = 10;
const CR = 13;
/** What each character (UTF-16 unit) is: a look-up is twice as fast as any question. */
const KINDS = new Uint16Array(0x10000).fill(COUNTS);
// White space is what patterns take for it: blanks of every width and form feeds.
for (const code of [9, 11, 12, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x2800, 0x3000])
  KINDS[code] = FOLD;
for (let code = 0x2000; code <= 0x200a; code++) KINDS[code] = FOLD;
for (const [from, to] of UNSEEN_RANGES) KINDS.fill(FOLD | UNSEEN, from, to + 1);
for (const code of [LF, CR]) KINDS[code] = END;
for (const sign of '\\`~=@<>&|^"«¬\ufffd') KINDS[sign.charCodeAt(0)] = COUNTS | RARE;
KINDS[32] = BLANK;
/** Hyphens, full-width forms, ligatures, figures of Arabic and of mathematics, Greek and Cyrillic letters, choices between forms. */
const FORM_RANGES: readonly [from: number, to: number][] = [
  [0x34f, 0x52f],
  [0x660, 0x669],
  [0x6f0, 0x6f9],
  [0x2010, 0x2011],
  [0xd835, 0xd835],
  [0xfb00, 0xfb06],
  [0xfe00, 0xfe0f],
  [0xff01, 0xff5e],
];
for (const [from, to] of FORM_RANGES) KINDS.fill(COUNTS | FORM, from, to + 1);
const OPENING_QUOTE = 0x201c;
const LOW_LINE = 0x5f;
const BRACE = 0x7b;
for (const code of [...[...'_{[?½¼¾©'].map((sign) => sign.charCodeAt(0)), OPENING_QUOTE])
  KINDS[code] = COUNTS | SIGN;
KINDS.fill(COUNTS | FIGURE, 0x30, 0x3a);

/** What one look at every character of a document finds. */
export interface Survey {
  /** How many characters (UTF-16 units) are neither white space nor unseen. */
  characters: number;
  /** Offsets at which there is something between words that is not one blank, or something unseen, in order. */
  folds: Int32Array;
  /** Offsets of characters that print nothing, in order. */
  unseen: Int32Array;
  /** Whether a character of another width or script is anywhere, or a choice between forms of one. */
  hasForms: boolean;
  /** Offsets of `_` and `{`, with which emphasis and symbols begin, in order: they are by far the most of the signs. */
  openings: Int32Array;
  /** Offsets of `[`, `?`, `½`, `¼`, `¾`, `©`, and of quotation marks that open before a blank, in order. */
  signs: Int32Array;
  /** Offsets at which rows of figures begin, in order. */
  figures: Int32Array;
  /** Offsets of line feeds and carriage returns, in order. */
  ends: Int32Array;
  /** Whether a carriage return is among them. */
  hasReturns: boolean;
  /** Those of the rare signs that the document has, as units. */
  rare: ReadonlySet<number>;
}

/** Whether a document is without a rare sign that is one of these characters. */
export function lacks({ rare }: Survey, characters: string): boolean {
  for (let at = 0; at < characters.length; at++) {
    const unit = characters.charCodeAt(at);
    if (((KINDS[unit] as number) & RARE) !== 0 && !rare.has(unit)) return true;
  }
  return false;
}

/** What is gathered while the parts of a document are looked at. */
class Looked {
  characters = 0;
  /** All that the characters are. */
  kinds = 0;
  hasReturns = false;
  /** What the last character was. */
  #last = 0;
  readonly folds = new Offsets();
  readonly unseen = new Offsets();
  readonly openings = new Offsets();
  readonly signs = new Offsets();
  readonly figures = new Offsets();
  readonly ends = new Offsets();
  readonly rare = new Set<number>();

  /** Looks at the characters of a part, which are in {@link UNITS}. */
  add(text: string, from: number, count: number): void {
    let last = this.#last;
    let characters = 0;
    let kinds = 0;
    for (let i = 0; i < count; ) {
      // Three at once, because most are letters and single blanks between them.
      if (i + 3 <= count) {
        const one = KINDS[UNITS[i] as number] as number;
        const two = KINDS[UNITS[i + 1] as number] as number;
        const three = KINDS[UNITS[i + 2] as number] as number;
        const any = one | two | three;
        if (any <= (COUNTS | BLANK) && (((last & one) | (one & two) | (two & three)) & BLANK) === 0) {
          characters += (one & COUNTS) + (two & COUNTS) + (three & COUNTS);
          last = three;
          i += 3;
          continue;
        }
      }
      const kind = KINDS[UNITS[i] as number] as number;
      characters += kind & COUNTS;
      kinds |= kind;
      // One question for all, because nearly every answer is no: of blanks a second one counts, and of figures the first.
      if ((kind & (FOLD | SIGN | RARE | END | ((last ^ FIGURE) & (BLANK | FIGURE)))) !== 0)
        this.#note(text, from + i, kind, UNITS[i] as number);
      last = kind;
      i++;
    }
    this.#last = last;
    this.characters += characters;
    this.kinds |= kinds;
  }

  #note(text: string, at: number, kind: number, unit: number): void {
    if ((kind & FIGURE) !== 0) this.figures.add(at);
    else if ((kind & END) !== 0) {
      this.ends.add(at);
      if (unit === CR) this.hasReturns = true;
    } else if ((kind & RARE) !== 0) this.rare.add(unit);
    else if ((kind & SIGN) !== 0) {
      if (unit === LOW_LINE || unit === BRACE) this.openings.add(at);
      else if (unit !== OPENING_QUOTE || text.charCodeAt(at + 1) === 0x20) this.signs.add(at);
    } else {
      this.folds.add((kind & FOLD) === 0 ? at - 1 : at);
      if ((kind & UNSEEN) !== 0) this.unseen.add(at);
    }
  }
}

/** Looks at every character of a document once. */
export function survey(text: string): Survey {
  const looked = new Looked();
  // Part by part: what is looked at stays near the processor, and no memory is asked for.
  for (let from = 0; from < text.length; from += UNITS.length) {
    const count = Math.min(UNITS.length, text.length - from);
    fill(text, from, count);
    looked.add(text, from, count);
  }
  const { characters, folds, unseen, kinds, openings, signs, figures, ends, hasReturns, rare } = looked;
  return {
    characters,
    folds: folds.all,
    unseen: unseen.all,
    hasForms: (kinds & FORM) !== 0,
    openings: openings.all,
    signs: signs.all,
    figures: figures.all,
    ends: ends.all,
    hasReturns,
    rare,
  };
}

/** The UTF-16 units of a part of a text: an array of them is looked through in less time than the text. */
const UNITS = new Uint16Array(0x8000);
// A browser has no such buffer. The first byte of a unit is its last one in memory on nearly all machines.
const IS_BUFFERED = typeof Buffer !== 'undefined' && new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
const BYTES = IS_BUFFERED ? Buffer.from(UNITS.buffer) : undefined;

/** The UTF-16 units of a text, for what looks at each of them. */
export function unitsIn(text: string): Uint16Array {
  if (IS_BUFFERED) {
    // Room that is filled at once need not be made empty first.
    const { buffer, byteOffset } = Buffer.from(text, 'utf16le');
    return new Uint16Array(buffer, byteOffset, text.length);
  }
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

/** So many units can be the arguments of a function. */
const CHUNK = 8_192;

/** The text of UTF-16 units, of one piece where the platform can make one. */
export function textFrom(units: Uint16Array): string {
  if (IS_BUFFERED) return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le');
  const parts: string[] = [];
  for (let from = 0; from < units.length; from += CHUNK)
    parts.push(String.fromCharCode.apply(null, units.subarray(from, from + CHUNK) as unknown as number[]));
  return parts.join('');
}

function fill(text: string, from: number, count: number): void {
  if (BYTES) BYTES.write(text.slice(from, from + count), 'utf16le');
  else for (let i = 0; i < count; i++) UNITS[i] = text.charCodeAt(from + i);
}

/** Counts the characters of a range that are neither white space nor unseen. */
export function countCharacters(text: string, from: number, to: number): number {
  let n = 0;
  for (let at = from; at < to; at++) n += (KINDS[text.charCodeAt(at)] as number) & COUNTS;
  return n;
}

/** Whether a UTF-16 unit is white space or prints nothing. */
export function isSpace(code: number): boolean {
  return ((KINDS[code] as number) & COUNTS) === 0;
}

/** The dot between the parts of a number, as a UTF-16 unit. */
export const DOT = 0x2e;

/**
 * A table that has 1 for each of some characters (UTF-16 units): for what is asked of every line, it answers in less time than a set.
 *
 * @param characters units that are characters by themselves
 */
export function unitsOf(characters: string): Uint8Array {
  const units = new Uint8Array(0x10000);
  for (let at = 0; at < characters.length; at++) units[characters.charCodeAt(at)] = 1;
  return units;
}

/** Whether a UTF-16 unit is one of the figures 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether a UTF-16 unit is one of the letters A to Z and a to z. */
export function isLetter(code: number): boolean {
  return isSmallLetter(code | 0x20);
}

/** Whether a UTF-16 unit is one of the letters a to z. */
export function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}
