/** A piece of text as a PDF places it. */
export interface PlacedText {
  str: string;
  width: number;
  height: number;
  /** The text matrix; the last two are the place, in points from the lower left corner. */
  transform: number[];
  hasEOL: boolean;
}

/** A line of a page. */
export interface PdfLine {
  page: number;
  words: string;
  /** Points from the left edge to the first and behind the last character. */
  left: number;
  right: number;
  /** Points from the lower edge. */
  bottom: number;
  /** Height of the characters, in points. */
  height: number;
  /** Runs up or down the page. */
  turned: boolean;
  /** Stands at the height of the piece before, behind a gap that is wider than a blank. */
  follows?: boolean;
  /** Which column of its page the line is in, from the left; absent where the page has one, -1 across several. */
  column?: number;
}

/** A blank is not so wide, in heights of the characters. */
const GAP = 1.2;

/** Gathers the pieces of a page into lines, each divided where a wide gap is in it. */
export function linesOfPage(page: number, items: readonly PlacedText[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let line: PdfLine | undefined;
  for (const item of items) {
    const [across = 0, up = 0, , , x = 0, y = 0] = item.transform;
    const turned = Math.abs(up) > Math.abs(across);
    if (line && (line.turned !== turned || Math.abs(y - line.bottom) > Math.max(2, line.height * 0.6))) {
      lines.push(line);
      line = undefined;
    }
    if (line && item.str !== '' && x - line.right > GAP * Math.max(line.height, item.height) && !turned) {
      lines.push(line);
      line = {
        page,
        words: '',
        left: x,
        right: x,
        bottom: line.bottom,
        height: item.height,
        turned,
        follows: true,
      };
    }
    // A blank says nothing of where the words are.
    if (item.str.trim() === '' && item.width > GAP * (line?.height ?? 0)) {
      if (line) line.words += ' ';
    } else if (item.str !== '') {
      line ??= { page, words: '', left: x, right: x, bottom: y, height: item.height, turned };
      line.words += item.str;
      line.right = Math.max(line.right, x + item.width);
      line.height = Math.max(line.height, item.height);
    }
    if (item.hasEOL && line) {
      lines.push(line);
      line = undefined;
    }
  }
  if (line) lines.push(line);
  return lines
    .map((l) => ({ ...l, words: l.words.replace(/\s+/g, ' ').trim() }))
    .filter((l) => l.words !== '');
}
