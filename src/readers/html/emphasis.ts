import type { Piece } from '../layout/block.js';

/** Where italics begin and end among the pieces of a block, by index. */
export interface Italics {
  from: number;
  to: number;
}

/** Longer than this, italics are the dress of a paragraph and no stress on words. */
const LONGEST = 150;

/**
 * Writes italics as plain text has them, between underscores. Italics that dress a whole block, its example word or its
 * number, or that begin inside a word, are left out.
 *
 * @param pieces the characters of a block, in order
 * @param italics ranges of pieces, in order, none inside another
 */
export function withItalics(text: string, pieces: Piece[], italics: Italics[]): Piece[] {
  if (italics.length === 0) return pieces;
  const value = (piece: Piece | undefined): string =>
    piece === undefined ? '' : (piece.as ?? text.slice(piece.start, piece.end));
  const words = (from: number, to: number): string => pieces.slice(from, to).map(value).join('');
  const isBlank = (piece: Piece): boolean => value(piece).trim() === '';
  const firstWord = pieces.findIndex((piece) => !isBlank(piece));
  const lastWord = pieces.findLastIndex((piece) => !isBlank(piece));
  const out: Piece[] = [];
  let reached = 0;
  for (const { from, to } of merge(italics, (a, b) => words(a, b).trim() === '')) {
    const inside = words(from, to);
    const before = from > 0 ? value(pieces[from - 1]) : '';
    const after = value(pieces[to]);
    const whole = from <= firstWord && to > lastWord;
    out.push(...pieces.slice(reached, from));
    reached = to;
    const part = pieces.slice(from, to);
    const stressed =
      !whole &&
      inside.trim() !== '' &&
      inside.length <= LONGEST &&
      !inside.includes('_') &&
      !/^\s*(?:examples?\b|\d{1,3}\.)/i.test(inside) &&
      !/[\p{L}\p{N}_]$/u.test(before) &&
      !/^[\p{L}\p{N}_]/u.test(after);
    out.push(...(stressed ? marked(text, part) : part));
  }
  out.push(...pieces.slice(reached));
  return out;
}

/** Italics with nothing but white space between are one stretch. */
function merge(italics: Italics[], isBlank: (from: number, to: number) => boolean): Italics[] {
  const merged: Italics[] = [];
  for (const next of italics) {
    const last = merged.at(-1);
    if (last && isBlank(last.to, next.from)) last.to = next.to;
    else merged.push({ ...next });
  }
  return merged;
}

/** Puts the marks right beside the first and the last character that is not white space. */
function marked(text: string, part: Piece[]): Piece[] {
  const pieces = [...part];
  let lead: Piece[] = [];
  let trail: Piece[] = [];
  const first = pieces.findIndex((p) => (p.as ?? text.slice(p.start, p.end)).trim() !== '');
  lead = pieces.splice(0, first);
  const head = pieces[0] as Piece;
  if (head.as === undefined) {
    const blanks = text.slice(head.start, head.end).search(/\S/);
    if (blanks > 0) {
      lead.push({ start: head.start, end: head.start + blanks });
      pieces[0] = { start: head.start + blanks, end: head.end };
    }
  }
  let last = pieces.length - 1;
  while (
    last > 0 &&
    (
      (pieces[last] as Piece).as ?? text.slice((pieces[last] as Piece).start, (pieces[last] as Piece).end)
    ).trim() === ''
  )
    last--;
  trail = pieces.splice(last + 1);
  const tail = pieces.at(-1) as Piece;
  if (tail.as === undefined) {
    const words = text.slice(tail.start, tail.end);
    const length = words.trimEnd().length;
    if (length < words.length) {
      pieces[pieces.length - 1] = { start: tail.start, end: tail.start + length };
      trail.unshift({ start: tail.start + length, end: tail.end });
    }
  }
  const opened = (pieces[0] as Piece).start;
  const closed = (pieces.at(-1) as Piece).end;
  return [
    ...lead,
    { start: opened, end: opened, as: '_' },
    ...pieces,
    { start: closed, end: closed, as: '_' },
    ...trail,
  ];
}
