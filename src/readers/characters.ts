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

/**
 * What prints nothing: control characters, soft hyphens, joiners and spaces without width, marks of direction, and a byte order
 * mark wherever it stands.
 */
const UNSEEN_RANGES: readonly [from: number, to: number][] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x7f],
  [0xad, 0xad],
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
for (const code of [9, 11, 12, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000])
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
}

/** Looks at every character of a document once. */
export function survey(text: string): Survey {
  const units = unitsOf(text);
  const folds: number[] = [];
  const unseen: number[] = [];
  let characters = 0;
  let before = 0;
  let all = 0;
  for (let at = 0; at < units.length; at++) {
    const kind = KINDS[units[at] as number] as number;
    characters += kind & COUNTS;
    all |= kind;
    // One question for both, because nearly every answer is no.
    if (((kind & FOLD) | (kind & before & BLANK)) !== 0) {
      folds.push((kind & FOLD) === 0 ? at - 1 : at);
      if ((kind & UNSEEN) !== 0) unseen.push(at);
    }
    before = kind;
  }
  return { characters, folds, unseen, hasForms: (all & FORM) !== 0 };
}

/** Whether the first byte of a unit is its last one in memory, as on nearly all machines. */
const IS_LITTLE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The UTF-16 units of a text: an array of them is looked through in less time than the text. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  // A browser has no such buffer.
  if (typeof Buffer !== 'undefined' && IS_LITTLE) Buffer.from(units.buffer).write(text, 'utf16le');
  else for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
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
