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
/** A sign that is rare and asked for by several readers: it begins emphasis or a symbol, or shows that a character was lost. */
const SIGN = 32;
/** A figure from 0 to 9. */
const FIGURE = 64;

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

/** What each character (UTF-16 unit) is: a look-up is twice as fast as any question. */
const KINDS = new Uint8Array(0x10000).fill(COUNTS);
// White space is what patterns take for it: blanks of every width and form feeds.
for (const code of [9, 11, 12, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x2800, 0x3000])
  KINDS[code] = FOLD;
for (let code = 0x2000; code <= 0x200a; code++) KINDS[code] = FOLD;
for (const [from, to] of UNSEEN_RANGES) KINDS.fill(FOLD | UNSEEN, from, to + 1);
for (const code of [10, 13]) KINDS[code] = 0;
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
for (const code of [...[...'_{[?'].map((sign) => sign.charCodeAt(0)), OPENING_QUOTE])
  KINDS[code] = COUNTS | SIGN;
KINDS.fill(COUNTS | FIGURE, 0x30, 0x3a);

/** What one look at every character of a document finds. */
export interface Survey {
  /** How many characters (UTF-16 units) are neither white space nor unseen. */
  characters: number;
  /** Offsets at which there is something between words that is not one blank, or something unseen, in order. */
  folds: number[];
  /** Offsets of characters that print nothing, in order. */
  unseen: number[];
  /** Whether a character of another width or script is anywhere, or a choice between forms of one. */
  hasForms: boolean;
  /** Offsets of `_`, `{`, `[`, `?`, and of quotation marks that open before a blank, in order. */
  signs: number[];
  /** Offsets at which rows of figures begin, in order. */
  figures: number[];
}

/** Looks at every character of a document once. */
export function survey(text: string): Survey {
  const found: Survey = { characters: 0, folds: [], unseen: [], hasForms: false, signs: [], figures: [] };
  let before = 0;
  // Part by part: what is looked at stays near the processor, and no memory is asked for.
  for (let from = 0; from < text.length; from += UNITS.length) {
    const count = Math.min(UNITS.length, text.length - from);
    fill(text, from, count);
    before = lookAt(text, from, count, before, found);
  }
  return found;
}

/**
 * Looks at the characters of a part of a document, which are in {@link UNITS}.
 *
 * @param before the kind of the character before them
 * @returns the kind of the last
 */
function lookAt(text: string, from: number, count: number, before: number, found: Survey): number {
  let last = before;
  let characters = 0;
  let all = 0;
  for (let i = 0; i < count; i++) {
    const kind = KINDS[UNITS[i] as number] as number;
    characters += kind & COUNTS;
    all |= kind;
    // One question for all, because nearly every answer is no: of blanks a second one counts, and of figures the first.
    if ((kind & (FOLD | SIGN | ((last ^ FIGURE) & (BLANK | FIGURE)))) !== 0) {
      const at = from + i;
      if ((kind & FIGURE) !== 0) found.figures.push(at);
      else if ((kind & SIGN) !== 0) {
        if (UNITS[i] !== OPENING_QUOTE || text.charCodeAt(at + 1) === 0x20) found.signs.push(at);
      } else {
        found.folds.push((kind & FOLD) === 0 ? at - 1 : at);
        if ((kind & UNSEEN) !== 0) found.unseen.push(at);
      }
    }
    last = kind;
  }
  found.characters += characters;
  found.hasForms ||= (all & FORM) !== 0;
  return last;
}

/** The UTF-16 units of a part of a text: an array of them is looked through in less time than the text. */
const UNITS = new Uint16Array(0x8000);
// A browser has no such buffer. The first byte of a unit is its last one in memory on nearly all machines.
const BYTES =
  typeof Buffer !== 'undefined' && new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
    ? Buffer.from(UNITS.buffer)
    : undefined;

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
