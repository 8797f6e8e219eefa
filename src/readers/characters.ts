/** Most characters count and ask for nothing. */
const COUNTS = 1;
/** The blank; two of them are a fold. */
const BLANK = 2;
/** White space that is neither a blank nor the end of a line. */
const FOLD = 4;

/** What each character (UTF-16 unit) is: a look-up is twice as fast as any question. */
const KINDS = new Uint8Array(0x10000).fill(COUNTS);
// White space is what patterns take for it: blanks of every width, form feeds, and a byte order mark wherever it stands.
for (const code of [9, 11, 12, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])
  KINDS[code] = FOLD;
for (let code = 0x2000; code <= 0x200a; code++) KINDS[code] = FOLD;
for (const code of [10, 13]) KINDS[code] = 0;
KINDS[32] = BLANK;

/** What one look at every character of a document finds. */
export interface Survey {
  /** How many characters (UTF-16 units) are not white space. */
  characters: number;
  /** Offsets at which white space is more than one blank, in order. */
  folds: number[];
}

/** Looks at every character of a document once. */
export function survey(text: string): Survey {
  const folds: number[] = [];
  let characters = 0;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const kind = KINDS[text.charCodeAt(at)] as number;
    characters += kind & COUNTS;
    // One question for both, because nearly every answer is no.
    if (((kind & FOLD) | (kind & before & BLANK)) !== 0) folds.push(kind === FOLD ? at : at - 1);
    before = kind;
  }
  return { characters, folds };
}

/** Counts the characters of a range that are not white space. */
export function countCharacters(text: string, from: number, to: number): number {
  let n = 0;
  for (let at = from; at < to; at++) n += (KINDS[text.charCodeAt(at)] as number) & COUNTS;
  return n;
}

/** Whether a UTF-16 unit is white space. */
export function isSpace(code: number): boolean {
  return ((KINDS[code] as number) & COUNTS) === 0;
}
