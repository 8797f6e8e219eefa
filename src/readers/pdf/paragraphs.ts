import type { PdfLine } from './line.js';

/** A paragraph of a PDF: lines that belong together. */
export interface PdfParagraph {
  lines: PdfLine[];
  /** True where a free line comes before it. */
  spaced: boolean;
}

const NUMBERED = /^\d{1,3}\.\s|^\d{3}\.\d/;
/** The first meaning of a term, below the term that ends a page. */
const SENSE = /^1\.\s/;
const EXAMPLE = /^Examples?:/;
const SENTENCE_END = /[.!?:]["”’)\]\u2016]*$/;
/** A number behind one of these words is that of another rule. */
const ASKS = /\b(?:rules?|and|or|to|through|section)$/i;
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
  const margins = new Map<number | undefined, number>();
  for (const { column, right } of lines) margins.set(column, Math.max(margins.get(column) ?? 0, right));
  const paragraphs: PdfParagraph[] = [];
  let previous: PdfLine | undefined;
  for (const line of lines) {
    const current = paragraphs.at(-1);
    if (!previous || !current) paragraphs.push({ lines: [line], spaced: false });
    else {
      const stopped = hasRoom(previous, line, margins.get(previous.column) as number);
      const gap = previous.bottom - line.bottom;
      let spaced = gap > common * FREE;
      // All lines of a paragraph but the first begin at one place.
      const elsewhere = previous.page !== line.page || previous.column !== line.column;
      const moved = !elsewhere && current.lines.length > 1 && Math.abs(line.left - previous.left) > 2;
      const begins = stopped || moved || (EXAMPLE.test(line.words) && SENTENCE_END.test(previous.words));
      if (elsewhere) {
        // Across pages and columns there is no gap to see: a number, or a line after a finished sentence, starts a paragraph.
        const ended = SENTENCE_END.test(previous.words);
        spaced =
          (NUMBERED.test(line.words) && !ASKS.test(previous.words) && (ended || !SENSE.test(line.words))) ||
          (ended && (begins || isTitle(line, margins.get(line.column) as number)));
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

/** A line that stops although it ends no sentence: the name of an entry. */
function isTitle(line: PdfLine, margin: number): boolean {
  return !SENTENCE_END.test(line.words) && /^\p{Lu}/u.test(line.words) && hasRoom(line, line, margin);
}

function hasRoom(previous: PdfLine, next: PdfLine, margin: number): boolean {
  const width = (next.right - next.left) / Math.max(1, next.words.length);
  const word = next.words.split(' ', 1)[0] as string;
  // Two characters of slack: a font may set the word a little wider than the line's average.
  return previous.right + (word.length + 3) * width < margin;
}
