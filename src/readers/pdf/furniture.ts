import type { PdfLine } from './line.js';

/** Words that come back on this share of the pages are no words of the rules. */
const SHARE = 0.4;

/**
 * Finds running heads, running feet and page numbers: the first, last, highest or lowest line of a page that is a figure, or that comes
 * back, figures aside, on many pages.
 *
 * @param pages the lines of each page
 */
export function furnitureOf(pages: readonly PdfLine[][]): Set<PdfLine> {
  // A document may name the head and the foot of a page before its words, or behind them.
  const edges = pages.flatMap((lines) => {
    const byHeight = lines.toSorted((a, b) => b.bottom - a.bottom);
    return [...new Set([lines[0], lines.at(-1), byHeight[0], byHeight.at(-1)])].filter(
      (l) => l !== undefined,
    );
  });
  const counts = new Map<string, number>();
  for (const line of edges) counts.set(shape(line), (counts.get(shape(line)) ?? 0) + 1);
  const found = new Set<PdfLine>();
  for (const line of edges) {
    const isNumber = /^(?:page\s+)?\d{1,4}(?:\s+of\s+\d{1,4})?$/i.test(line.words);
    const often = (counts.get(shape(line)) ?? 0) >= Math.max(3, pages.length * SHARE);
    if ((isNumber && pages.length > 1) || often) found.add(line);
  }
  return found;
}

function shape(line: PdfLine): string {
  return line.words.replace(/\d+/g, '#');
}
