/** What a program calls the name of an entry. */
export const NAME = /^(?:term|headword|word)s?$/i;
export const RULE = /^\d{3,4}\.\d{1,3}[a-z]{0,2}\.?$/;
/** The name of a column in which the examples stand without the word, in the languages of spreadsheets. */
export const EXAMPLES = /^(?:ex[aeé]?m|beisp|ejem|esem)/i;
export const NUMBER = /^(?:\d{1,4}|\d{3,4}\.\d{1,3}[a-z]{0,2})\.?$/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '', t: ' ', b: '', f: '' };

/** A value of a document of data, and what it is in the rules. */
export interface Value {
  start: number;
  end: number;
  words: string;
  role: 'number' | 'name' | 'words' | 'heading' | 'none';
}

/** Fewer numbers of rules as values are an accident. */
export const FEWEST = 3;

/**
 * A string with what is escaped in it: by a backslash, or by the quotation mark twice.
 *
 * @param hasTriple whether three marks open a string of several lines; in a cell of a table they are words that begin with one
 */
export function stringAt(
  text: string,
  start: number,
  quote: string,
  hasTriple = true,
): { words: string; end: number } {
  const thrice = quote.repeat(3);
  if (hasTriple && text.startsWith(thrice, start)) {
    let close = text.indexOf(thrice, start + 3);
    // The words may end with such a mark themselves.
    while (close > 0 && text[close + 3] === quote) close++;
    if (close > start + 3)
      return {
        words: text
          .slice(start + 3, close)
          .replace(/\s+/g, ' ')
          .trim(),
        end: close + 3,
      };
  }
  let words = '';
  let at = start + 1;
  for (; at < text.length; at++) {
    const character = text[at] as string;
    if (character === quote) {
      if (text[at + 1] !== quote) break;
      at++;
      words += quote;
    } else if (character === '\\') {
      const code = /^u([\dA-Fa-f]{4})/.exec(text.slice(at + 1, at + 6))?.[1];
      const next = text[at + 1] ?? '';
      words += code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[next] ?? next);
      at += code ? 5 : 1;
    } else words += character;
  }
  return { words: words.trim(), end: Math.min(at + 1, text.length) };
}
