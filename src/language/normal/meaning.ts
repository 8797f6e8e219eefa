import { keyOf } from '../frames/frame.js';
import type { Sentence } from '../read.js';

/** What a rule says: its clauses in normal form, and the words of the sentences that have none. */
export interface Meaning {
  /** One key for each statement, in alphabetical order; equal lists, equal meaning. */
  clauses: string[];
  /** Sentences that are ambiguous or not read. */
  unread: string[];
}

/**
 * What sentences say together.
 *
 * @param sentences the sentences of one rule in their order
 */
export function meaningOf(sentences: readonly Sentence[]): Meaning {
  const clauses: string[] = [];
  const unread: string[] = [];
  for (const sentence of sentences) {
    if (sentence.tokens.length === 0) continue;
    if (sentence.frame === undefined) unread.push(sentence.text);
    else clauses.push(keyOf(sentence.frame));
  }
  return { clauses: clauses.sort(), unread };
}
