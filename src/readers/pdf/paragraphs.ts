import type { PdfLine } from './line.js';

/** A paragraph of a PDF: lines that belong together. */
export interface PdfParagraph {
  lines: PdfLine[];
  /** True where a free line stands before it. */
  spaced: boolean;
}

const NUMBERED = /^\d{1,3}\.\s|^\d{3}\.\d/;
const EXAMPLE = /^Examples?:/;
const SENTENCE_END = /[.!?:]["”’)\]\u2016]*$/;
/** A gap wider than this many times the common one is a free line. */
const FREE = 1.4;

/**
 * Puts the lines of a PDF together into paragraphs. A wider gap ends one; so does a line that stops although the first
 * word of the next would have found room on it.
 *
 * @param lines all lines in reading order, page furniture left out
 */
export function paragraphsOf(lines: readonly PdfLine[]): PdfParagraph[] {
  const common = commonGap(lines);
  const margin = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const paragraphs: PdfParagraph[] = [];
  let previous: PdfLine | undefined;
  for (const line of lines) {
    const current = paragraphs.at(-1);
    if (!previous || !current) paragraphs.push({ lines: [line], spaced: false });
    else {
      const stopped = hasRoom(previous, line, margin);
      const gap = previous.bottom - line.bottom;
      let spaced = gap > common * FREE;
      // All lines of a paragraph but the first begin at one place.
      const moved = current.lines.length > 1 && Math.abs(line.left - previous.left) > 2;
      const begins = stopped || moved || (EXAMPLE.test(line.words) && SENTENCE_END.test(previous.words));
      if (previous.page !== line.page) {
        // Across pages there is no gap to see: a number, or a line after a finished sentence, starts a paragraph.
        spaced = NUMBERED.test(line.words) || (begins && SENTENCE_END.test(previous.words));
      }
      if (spaced || begins) paragraphs.push({ lines: [line], spaced });
      else current.lines.push(line);
    }
    previous = line;
  }
  return paragraphs;
}

/** The commonest distance between two lines of a page, in points. */
function commonGap(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  for (let i = 1; i < lines.length; i++) {
    const a = lines[i - 1] as PdfLine;
    const b = lines[i] as PdfLine;
    const gap = Math.round((a.bottom - b.bottom) * 2) / 2;
    if (a.page === b.page && gap > 2) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  let best = 12;
  let most = 0;
  // Gaps inside paragraphs are the smallest that are common at all.
  for (const [gap, count] of [...counts].sort((a, b) => a[0] - b[0])) {
    if (count > most * 3) {
      best = gap;
      most = count;
    }
  }
  return best;
}

function hasRoom(previous: PdfLine, next: PdfLine, margin: number): boolean {
  const width = (next.right - next.left) / Math.max(1, next.words.length);
  const word = next.words.split(' ', 1)[0] as string;
  // Two characters of slack: a font may set the word a little wider than the line's average.
  return previous.right + (word.length + 3) * width < margin;
}
