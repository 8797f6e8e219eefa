import type { Piece } from '../layout/block.js';
import { type Element, type HtmlNode, isElement, wordsIn } from './tree.js';

/** The number of a rule without its letter, and the letter. */
export const BARE_NUMBER = /^\d{3,4}\.\d{1,3}$/;
export const LETTER = /^[a-z]$/;

/** A row with more in it is none of the rules. */
const MOST_CELLS = 40;
/** So many characters, tags and all, may a number or a letter have. */
const LONGEST = 400;

/** The words of a cell that holds no more than a number or a letter; nothing for a longer one. */
export function markIn(cell: Element): string | undefined {
  const { startOffset = 0, endOffset = Number.POSITIVE_INFINITY } = cell.sourceCodeLocation ?? {};
  return endOffset - startOffset > LONGEST ? undefined : wordsIn(cell).trim();
}

/** The cell of a row that comes after another one, or before it. */
export function cellBeside(cell: Element, step: 1 | -1): Element | undefined {
  const row = cell.parentNode?.childNodes ?? [];
  if (row.length > MOST_CELLS) return undefined;
  let at = row.indexOf(cell) + step;
  while (at >= 0 && at < row.length) {
    const node = row[at] as HtmlNode;
    if (isElement(node)) return node;
    at += step;
  }
  return undefined;
}

/** A number in an element of its own needs no blank on the page to stand apart from the words. */
export function spacedNumber(text: string, pieces: Piece[]): Piece[] {
  const at = pieces.findIndex((piece) => (piece.as ?? text.slice(piece.start, piece.end)).trim() !== '');
  const number = pieces[at];
  const next = pieces[at + 1];
  if (!number || !next || number.as !== undefined) return pieces;
  if (!/^\s*\d{3,4}\.\d{1,3}[a-z]{0,2}\.?$/.test(text.slice(number.start, number.end))) return pieces;
  const beside = next.as ?? text.slice(next.start, next.end);
  // A letter that is all the rest is that of the rule, and a dot behind the element that of the number.
  if ((at + 2 === pieces.length && LETTER.test(beside)) || /^[.:]/.test(beside)) return pieces;
  const blank: Piece = { start: next.start, end: next.start, as: ' ' };
  return [...pieces.slice(0, at + 1), blank, ...pieces.slice(at + 1)];
}
