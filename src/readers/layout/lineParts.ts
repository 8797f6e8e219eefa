import type { Piece } from './block.js';

/** A line that fills less than this of the longest was broken on purpose, and so was one of fewer characters than that. */
const FULL = 0.8;
const SHORT = 45;
const INLINE_EXAMPLE = /[.!?)\]"'”’](\s+)Examples?:\s/g;

/** A picture, or the point of a list, before the word “Example”. */
export const PICTURE = /^(?:(?:\p{Extended_Pictographic}|\ufe0f|\u200d|[▪▸►»→])\s?){1,4}(?=Examples?:\s)/u;

/** Where, in the words of a block, an example begins in mid-paragraph. */
export function inlineExamples(words: string): number[] {
  if (!words.includes('Example')) return [];
  return [...words.matchAll(INLINE_EXAMPLE)].map((m) => m.index + 1 + (m[1] as string).length);
}

/**
 * How many characters the first line of a wrapped paragraph would have with the next word where it is broken on purpose: fewer. Where every
 * other line but the last is full, and before a capital, with which a meaning begins, that is one more than the longest has; elsewhere less.
 */
export function roomOf(words: string, next: string): number {
  const lines = words
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const full = lines
    .slice(1, -1)
    .every((line, i) => line.length + 1 + (lines[i + 2]?.split(/\s/, 1)[0]?.length ?? 0) > longest);
  const exact = (full && lines.length > 2) || /^["“'‘([]*\p{Lu}/u.test(next);
  return Math.max(SHORT, exact ? longest + 1 : longest * FULL);
}

/** Words without the colon at their end. */
export function withoutColon(words: string): string {
  const trimmed = words.trimEnd();
  return trimmed.endsWith(':') ? trimmed.slice(0, -1).trimEnd() : words;
}

/** Divides pieces after so many characters of their folded words; blanks at the very start are none of them. */
export function split(
  text: string,
  pieces: Piece[],
  length: number,
  atStart = true,
): [before: Piece[], after: Piece[]] {
  const before: Piece[] = [];
  let left = length;
  let blank = atStart;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (left <= 0) return [before, pieces.slice(i)];
    const characters = piece.as ?? text.slice(piece.start, piece.end);
    let at = 0;
    while (at < characters.length && left > 0) {
      const isBlank = /\s/.test(characters[at] as string);
      if (!isBlank || !blank) left--;
      blank = isBlank;
      at++;
    }
    // The rest of a run of blanks belongs to its first.
    while (at < characters.length && blank && /\s/.test(characters[at] as string)) at++;
    if (at >= characters.length) before.push(piece);
    else if (piece.as !== undefined) {
      before.push({ ...piece, as: characters.slice(0, at) });
      return [
        before,
        [{ start: piece.end, end: piece.end, as: characters.slice(at) }, ...pieces.slice(i + 1)],
      ];
    } else {
      before.push({ start: piece.start, end: piece.start + at });
      return [before, [{ start: piece.start + at, end: piece.end }, ...pieces.slice(i + 1)]];
    }
  }
  return [before, []];
}
