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
 * @param word the unknown word
 * @param known the words that would have been understood
 * @returns the nearest word by edit distance, or undefined when none is near
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Levenshtein's distance, where two letters that changed places count once (optimal string alignment), by three rows. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
