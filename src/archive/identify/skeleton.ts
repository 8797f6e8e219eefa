/** ASCII with the quotes and dashes of print. */
const PLAIN = /^[\t-~‐-…]*$/;
/** Signs of trade in brackets, and the symbols of some editions. */
const SIGNS = /\((?:tm|r)\)|\{o|\{ta|\b(?:o?ct|ot)\b/i;

/**
 * The letters and digits of words, in lower case and without anything between them. Two copies of a rule have the same
 * skeleton whatever quotes, dashes, italics, line breaks and drawn symbols their typography has, and even where a dump has
 * lost its quotes and dashes to question marks.
 *
 * @param words any text
 * @returns the empty string where there is no letter or digit
 */
export function skeleton(words: string): string {
  // Nearly all words are so, and there are thousands of paragraphs.
  if (PLAIN.test(words) && !SIGNS.test(words)) return words.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return (
    words
      // The trade mark signs of some editions are letters in brackets.
      .replace(/\((?:tm|r)\)|[™®]/gi, '')
      // The tap symbol was written {Tap}, {oT}, ocT and {T} in turn.
      .replace(/\{tap\}|\{o?c?t\}|\bo?cT\b|\boT\b/gi, '{t}')
      .replace(/\{o([^{}]{0,40})\}/gi, '{$1}')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/æ/g, 'ae')
      .replace(/[^\p{L}\p{N}]+/gu, '')
  );
}

/** Sentences shorter than this say too little to be known again, in letters and digits. */
const LEAST = 12;

/**
 * Cuts words into sentences. A full stop or exclamation mark ends one when white space follows it, closing quotes and
 * brackets between them belonging to the sentence. A question mark ends none: rules ask nothing, and damaged dumps are full of
 * them.
 *
 * @param words a paragraph
 * @returns the sentences in order, those too short to mean anything left out
 */
export function sentencesOf(words: string): string[] {
  const found: string[] = [];
  let start = 0;
  const end = /[.!]["'”’)\]?]*(?=\s)/g;
  for (let m = end.exec(words); m; m = end.exec(words)) {
    found.push(words.slice(start, end.lastIndex));
    start = end.lastIndex;
  }
  found.push(words.slice(start));
  return found.map((s) => s.trim()).filter((s) => skeleton(s).length >= LEAST);
}

/**
 * A 32-bit hash of characters: MurmurHash3 (Appleby), over UTF-16 units. Not a cryptographic one; two texts of a collection
 * of fifty thousand share it by chance about once in a hundred thousand questions.
 *
 * @returns an unsigned integer
 */
export function shortHash(characters: string): number {
  let h = 0;
  let at = 0;
  const units = characters.length;
  for (; at + 1 < units; at += 2) {
    h = mix(h, characters.charCodeAt(at) | (characters.charCodeAt(at + 1) << 16));
    h = (h << 13) | (h >>> 19);
    h = (Math.imul(h, 5) + 0xe6546b64) | 0;
  }
  if (at < units) h = mix(h, characters.charCodeAt(at));
  h ^= units * 2;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function mix(h: number, block: number): number {
  let k = Math.imul(block, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  return h ^ Math.imul(k, 0x1b873593);
}

/** The hash under which a number with its words is looked for. */
export function numberedHash(number: string, words: string): number {
  return shortHash(`${number}|${skeleton(words)}`);
}
