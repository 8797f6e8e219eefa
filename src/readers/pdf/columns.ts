import type { PdfLine } from './line.js';

/** So few lines of a page begin at the left edge of a column. */
const SHARE = 0.12;
const FEWEST = 4;
/** Of the lines of a page with columns, hardly any runs across the gap between two: a heading over all of them. */
const ACROSS = 0.06;
/** Places that differ by less are the same. In points. */
const NEAR = 3;

/**
 * Puts the pieces of a page into the order in which they are read. On a page that is set in columns each piece is a line of its column, and
 * the columns are read from left to right between the lines that run across them; on another page pieces at one height are one line.
 *
 * @param pieces of the page, in the order of the document
 */
export function inColumns(pieces: readonly PdfLine[]): PdfLine[] {
  const gaps = gapsOf(pieces);
  const lines = joined(pieces, gaps);
  if (gaps.length === 0) return lines;
  const bands: PdfLine[][] = [[]];
  for (const line of lines) {
    const crosses = gaps.some((x) => line.left < x - NEAR && line.right > x + NEAR);
    line.column = crosses ? -1 : gaps.filter((x) => line.left >= x - NEAR).length;
    if (crosses) bands.push([line], []);
    else bands.at(-1)?.push(line);
  }
  return bands.flatMap((band) => band.sort((a, b) => (a.column ?? 0) - (b.column ?? 0)));
}

/** Where the columns of a page begin, the first left out. */
function gapsOf(pieces: readonly PdfLine[]): number[] {
  const level = pieces.filter(({ turned }) => !turned);
  const fewest = Math.max(FEWEST, level.length * SHARE);
  const lefts = new Map<number, number>();
  for (const { left } of level) lefts.set(Math.round(left), (lefts.get(Math.round(left)) ?? 0) + 1);
  const gaps: number[] = [];
  for (const x of [...lefts.keys()].sort((a, b) => a - b)) {
    if ((lefts.get(x) as number) < fewest || x - (gaps.at(-1) ?? Number.NEGATIVE_INFINITY) < NEAR * 4)
      continue;
    const from = gaps.at(-1) ?? Number.NEGATIVE_INFINITY;
    const before = level.filter(({ left, right }) => left >= from - NEAR && right <= x + NEAR).length;
    const behind = level.filter(({ left }) => left >= x - NEAR).length;
    const across = level.filter(({ left, right }) => left < x - NEAR && right > x + NEAR).length;
    if (before >= fewest * 2 && behind >= fewest && across <= level.length * ACROSS) gaps.push(x);
  }
  return gaps;
}

/** Pieces at one height as one line, but for those that a gap between columns parts. */
function joined(pieces: readonly PdfLine[], gaps: readonly number[]): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const isParted =
      !piece.follows || !last || gaps.some((x) => last.right <= x + NEAR && piece.left >= x - NEAR);
    if (isParted) lines.push({ ...piece });
    else {
      last.words = `${last.words} ${piece.words}`;
      last.right = Math.max(last.right, piece.right);
      last.height = Math.max(last.height, piece.height);
    }
  }
  return lines;
}
