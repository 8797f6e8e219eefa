/** What stands for the quotation marks, dashes and blanks of every age; each as long as what it replaces. */
const folded: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'\u2018\u2019\u02bc\u2032'].map((c) => [c, "'"])),
  ...Object.fromEntries([...'\u201c\u201d\u2033'].map((c) => [c, '"'])),
  ...Object.fromEntries([...'\u2010\u2011\u2012'].map((c) => [c, '-'])),
  ...Object.fromEntries([...'\u2013\u2014\u2015'].map((c) => [c, '\u2014'])),
  '\u00a0': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};
const typographic = /[\u00a0\t\n\r\u02bc\u2010-\u2015\u2018\u2019\u201c\u201d\u2032\u2033]/g;
/** Two copies have lost their apostrophes to question marks: "don?t". */
const lostApostrophe = /(\p{L})\?(?=\p{L})/gu;
/** And their quotation marks: "a ?defending player? refers". */
const lostQuotes = /(?<=\s)\?(?=[\p{L}{])([^?"]{1,300})\?(?=[\s.,;]|$)/gu;
/** And the apostrophes of several who own something: "their owners? graveyards". */
const lostPossessive = /(?<=\p{L}s)\?(?=\s\p{Ll})/gu;
/** And their minus signs: "13 ? 3". */
const lostMinus = /(?<=\d )\?(?= \d)/g;
/** A quotation mark that opens before a short form, and that nothing closes: "a player ’who’s". */
const strayQuote = /(?<=\s)'(?=(?:who|that|it|there)'s\b)/gu;
/** Emphasis that a reader of plain text left in the words. */
const emphasis = /(?<![\p{L}\d_])_{1,2}(?=\p{L})|(?<=[\p{L}.])_{1,2}(?![\p{L}\d_])/gu;

/**
 * Quotation marks, dashes and blanks of every age as one. Every character is replaced by one character, so offsets stay.
 *
 * @param text words as a document has them
 * @returns as many UTF-16 units, with plain typography
 */
export function foldTypography(text: string): string {
  const plain = text
    .replace(typographic, (c) => folded[c] as string)
    .replace(emphasis, (marks) => ' '.repeat(marks.length))
    .replace(strayQuote, ' ');
  if (!plain.includes('?')) return plain;
  return plain
    .replace(lostMinus, '-')
    .replace(lostApostrophe, "$1'")
    .replace(lostQuotes, '"$1"')
    .replace(lostPossessive, "'");
}
