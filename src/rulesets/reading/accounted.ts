import type { Sentence } from '../words/sentences.js';
import type { Stated } from './clause.js';
import type { Found } from './found.js';

/** Which words of a sentence a reading accounts for. */

/** True where a reading takes the word in, and does not pass over it. */
export function takes(found: Found, word: { start: number; end: number }): boolean {
  const within = (span: { start: number; end: number }) => word.start >= span.start && word.end <= span.end;
  return within(found) && !found.gaps.some(within);
}

/** The words of a sentence that a reading accounts for. */
export const wordsOf = ({ found }: Stated, { words }: Sentence): ReadonlySet<Sentence['words'][number]> =>
  new Set(words.filter((word) => takes(found, word)));

/** True where one reading has the value of another and accounts for all the words that the other does. */
export function takesIn(one: Stated, other: Stated, sentence: Sentence): boolean {
  const all = wordsOf(one, sentence);
  return one.value === other.value && [...wordsOf(other, sentence)].every((word) => all.has(word));
}
