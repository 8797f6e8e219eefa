/** A character to put in the place of another. */
export interface MisplacedQuote {
  at: number;
  original: string;
  meant: string;
}

/** How some fonts of PDF documents name the quotation marks that they draw. */
const DRAWN: Record<string, string> = {
  '\u2015': '“',
  '\u2016': '”',
  '\u2017': '‘',
  '\u201e': '‘',
  '\u201f': '’',
};

/**
 * Finds quotation marks that a font has mapped to a horizontal bar, a double line and the like. They are mended only
 * where a character occurs that no text has in its place, because a bar alone may be a dash.
 */
export function misplacedQuotes(text: string): MisplacedQuote[] {
  if (!/[\u2016\u201f]/.test(text)) return [];
  return [...text.matchAll(/[\u2015\u2016\u2017\u201e\u201f]/g)].map((m) => ({
    at: m.index,
    original: m[0],
    meant: DRAWN[m[0]] as string,
  }));
}
