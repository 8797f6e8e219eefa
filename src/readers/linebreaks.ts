import type { Survey } from './characters.js';

const OTHER = /[\v\u0085\u2028\u2029]/g;
/** Where lines end otherwise, the first of them do. */
const HEAD = 4_096;
const LF = 0x0a;

/**
 * Finds where the lines of a text begin. LF, CR LF and CR each end a line, mixed as they may be; where a text has few of
 * them, so do the marks with which some programs write them otherwise (vertical tab, next line, line and paragraph separator).
 *
 * @param text any characters
 * @param survey what a look at every character has found
 * @returns offsets in UTF-16 units, the first one 0
 */
export function lineStarts(text: string, { ends, folds, hasReturns }: Survey): Int32Array {
  const starts = new Int32Array(ends.length + 1);
  let count = 1;
  // Most documents have no carriage return, and need not be looked at.
  for (const end of ends)
    if (!hasReturns || text.charCodeAt(end) === LF || text.charCodeAt(end + 1) !== LF)
      starts[count++] = end + 1;
  const usual = starts.subarray(0, count);
  const isFew = count > 1 && text.slice(0, HEAD).search(OTHER) < 0;
  // A vertical tab breaks a line wherever it stands.
  if (isFew && !folds.some((at) => text[at] === '\v')) return usual;
  let others = [...text.matchAll(OTHER)];
  // Where as many lines end so as otherwise, all these marks end lines.
  if (isFew || others.length < count) others = others.filter(({ 0: mark }) => mark === '\v');
  if (others.length === 0) return usual;
  return Int32Array.from([...usual, ...others.map(({ index }) => index + 1)]).sort();
}
