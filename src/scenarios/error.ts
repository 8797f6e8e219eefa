import { slipsBetween } from '../lineage/search/spelling.js';

/** A place in a scenario file: line and column count from 1, in UTF-16 units. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/**
 * What is wrong with a scenario, where it stands and what to do about it. It is the only error that reading or
 * running a scenario throws on bad input.
 */
export class ScenarioError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong and what to do, without the place. */
  readonly reason: string;

  constructor(place: Place, reason: string) {
    super(`${place.file}:${place.line}:${place.column}: ${reason}`);
    this.name = 'ScenarioError';
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
    this.reason = reason;
  }
}

/**
 * The closest of some known words to a word that is not known, for "did you mean".
 *
 * @param known the words that would have been understood
 * @returns the nearest word by edit distance, or undefined when none is near
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = slipsBetween(word.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * What to write for a word that is not known.
 *
 * @param known the words that would have been understood
 * @param otherwise what to say when none of them is near
 */
export function insteadOf(word: string, known: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, known);
  return guess === undefined ? otherwise : `did you mean "${guess}"?`;
}
