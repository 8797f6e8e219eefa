import { isSuccessor } from '../../tree/index.js';
import { asksForNumber } from '../text/sequence.js';
import type { Piece } from './block.js';

const BREAK = /\n[ \t]*/g;
const SENTENCE_END = /[.!?:]["'”’)\]]*\s*$/;
const NUMBER = /^((?:1\d{3}|\d{3})\.\d{1,3}[a-z]{0,2})\.?(?=\s|$)/;
const EXAMPLE = /^_?Examples?:/;
const LETTER = /^\(?([a-z])[.)]\s/;

/** The characters of pieces, white space as it stands. */
export function rawWords(text: string, pieces: Piece[]): string {
  let words = '';
  for (const piece of pieces) words += piece.as ?? text.slice(piece.start, piece.end);
  return words;
}

/**
 * Divides a paragraph into several where its lines begin rules or examples of their own: pages often put a line break
 * where plain text has a free line.
 *
 * @param lines true where every line break was set on purpose
 */
export function divideLines(text: string, pieces: Piece[], lines = false): Piece[][] {
  const words = rawWords(text, pieces);
  if (!words.includes('\n')) return [pieces];
  const cuts: number[] = [];
  let from = 0;
  let number = NUMBER.exec(words.trimStart())?.[1];
  for (const match of words.matchAll(BREAK)) {
    const next = match.index + match[0].length;
    const rest = words.slice(next, next + 20);
    const before = words.slice(Math.max(from, match.index - 12), match.index);
    const opened = NUMBER.exec(rest)?.[1];
    const ended = SENTENCE_END.test(before) || words.slice(from, match.index).trim() === number;
    const starts =
      (opened !== undefined &&
        (ended ||
          (number !== undefined && isSuccessor(number, opened) && !asksForNumber(before.trimEnd())))) ||
      (EXAMPLE.test(rest) && ended) ||
      (ended && LETTER.test(rest)) ||
      (lines && (ended || /^["“(A-Z\d]/.test(rest)));
    if (!starts) continue;
    cuts.push(next);
    from = next;
    if (opened !== undefined) number = opened;
  }
  return cutAt(pieces, cuts);
}

/** Cuts pieces at indices into their raw words. */
export function cutAt(pieces: Piece[], cuts: number[]): Piece[][] {
  const parts: Piece[][] = [[]];
  let passed = 0;
  let cut = 0;
  for (let piece of pieces) {
    let length = piece.as?.length ?? piece.end - piece.start;
    while (cut < cuts.length && (cuts[cut] as number) <= passed + length) {
      const into = (cuts[cut] as number) - passed;
      const part = parts.at(-1) as Piece[];
      if (piece.as !== undefined) {
        // A replacement stays whole on the side where it begins.
        if (into > 0) {
          part.push(piece);
          piece = { start: piece.end, end: piece.end, as: '' };
        }
      } else {
        if (into > 0) part.push({ start: piece.start, end: piece.start + into });
        piece = { start: piece.start + into, end: piece.end };
      }
      passed += into;
      length -= into;
      parts.push([]);
      cut++;
    }
    if (piece.end > piece.start || (piece.as ?? '') !== '') (parts.at(-1) as Piece[]).push(piece);
    passed += length;
  }
  return parts.filter((part) => part.length > 0);
}
