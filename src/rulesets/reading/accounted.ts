import type { Sentence } from '../words/sentences.js';
import type { Stated } from './clause.js';

/** For which words of a sentence a reading accounts. */

/** The words of a sentence for which a reading accounts. */
export function wordsOf({ found }: Stated, { words }: Sentence): ReadonlySet<Sentence['words'][number]> {
  return new Set(
    words.filter(
      ({ start, end }) =>
        start >= found.start &&
        end <= found.end &&
        !found.gaps.some((gap) => start >= gap.start && end <= gap.end),
    ),
  );
}

/** True where one reading has the value of another and accounts for all the words that the other does. */
export function takesIn(one: Stated, other: Stated, sentence: Sentence): boolean {
  const all = wordsOf(one, sentence);
  return one.value === other.value && [...wordsOf(other, sentence)].every((word) => all.has(word));
}
