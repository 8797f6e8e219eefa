import { findDate, findDoubtfulDate } from './date.js';
import type { Source } from './source.js';

/**
 * Reads the date of an edition where one is expected, and says so where what is printed there is no date.
 *
 * @param words a line or field that dates the document
 * @param start where they stand, character by character, or the range of a block in which they stand somehow
 * @returns the ISO date, or undefined
 */
export function expectDate(
  source: Source,
  words: string,
  start: number,
  end = Number.NaN,
): string | undefined {
  const found = findDate(words);
  if (found) return found.iso;
  const doubt = findDoubtfulDate(words);
  if (!doubt) return undefined;
  const printed = words.slice(doubt.index, doubt.index + doubt.length);
  const exact = Number.isNaN(end);
  source.warn(
    'date-doubtful',
    `“${printed}” stands where the date of the edition is printed, but ${doubt.reason}: the edition has no date of its own`,
    exact ? start + doubt.index : start,
    exact ? start + doubt.index + doubt.length : end,
  );
  return undefined;
}

/** From when rules hold; a page also says when somebody has changed it. */
export const HOLDS = /\b(?:as of|effective|valid from)\b/i;

/**
 * Says that a date is read which need not be that of the rules: a page or a post has one of its own.
 *
 * @param iso the date that was read
 */
export function doubtDate(source: Source, iso: string, start: number, end: number): void {
  source.warn(
    'date-uncertain',
    `${iso} is read as the date of the edition, though it does not say that the rules hold from then on: it may be that of a change or of a post`,
    start,
    end,
  );
}
