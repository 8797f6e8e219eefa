/**
 * Apostrophes that copying has damaged: an opening quote right after a letter, and a question mark where a word is
 * contracted or possessive. No English word has either there, so the meant character is certain. The letter before is asked for behind
 * the mark: so a document is looked through for its few marks.
 */
const DAMAGED =
  /(?:[‘\u201b\u201f\u02bc\u00b4`](?=\p{L})|‘|\?(?=(?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])))(?<=\p{L}.)/gu;

/** The damaged possessive of a plural, told from a question by the small letter that follows. */
const PLURAL = /(?<=[a-z]s)\? (?=[a-z])/g;

/** A damaged apostrophe: its offset, the character that is there and the one that was meant. */
export interface DamagedApostrophe {
  at: number;
  original: string;
  meant: string;
}

/**
 * Finds damaged apostrophes in a document.
 *
 * @param text the decoded document
 * @returns them in order, each one character long
 */
export function damagedApostrophes(text: string): DamagedApostrophe[] {
  const found: number[] = [];
  let questioned = false;
  for (const match of text.matchAll(DAMAGED)) {
    found.push(match.index);
    if (match[0] === '?') questioned = true;
  }
  if (questioned) {
    for (const match of text.matchAll(PLURAL)) found.push(match.index);
    found.sort((a, b) => a - b);
  }
  if (found.length === 0) return [];
  const meant = /[‘’]/.test(text) ? '’' : "'";
  return found.map((at) => ({ at, original: text[at] as string, meant }));
}
