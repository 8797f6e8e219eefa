import type { Clause as Frame, Node, Sentence as ReadSentence } from '../../language/index.js';
import type { Value } from '../types.js';
import type { Asked } from './clause.js';
import type { Found } from './found.js';

const known = new WeakMap<ReadSentence, readonly ReadSentence[]>();

/** A sentence in each of its meanings, where it has several. */
function meaningsOf(read: ReadSentence): readonly ReadSentence[] {
  let all = known.get(read);
  if (all === undefined) {
    all = read.frame === undefined ? read.readings.map((frame) => ({ ...read, status: 'read', frame })) : [];
    known.set(read, all);
  }
  return all;
}

/**
 * Asks sentences for a value. A sentence with several meanings states a value where each of them states it: whichever the author had in
 * mind, that is what the sentence says.
 *
 * @param sentences those that are asked together
 * @param ask what they state, where each has one meaning
 * @returns the value; of a sentence with several meanings, the words are accounted for that all of the readings account for
 */
export function inEveryMeaning<T extends { value: Value; found: Found }>(
  sentences: readonly ReadSentence[],
  ask: (sentences: readonly ReadSentence[]) => T | undefined,
): T | undefined {
  const plain = ask(sentences);
  if (plain !== undefined) return plain;
  for (const read of sentences) {
    const [first, ...others] = meaningsOf(read).map((one) => ask([one]));
    if (first === undefined || others.some((other) => other?.value !== first.value)) continue;
    const all = [first, ...(others as T[])].map(({ found }) => found);
    const found: Found = {
      start: Math.max(...all.map(({ start }) => start)),
      end: Math.min(...all.map(({ end }) => end)),
      gaps: all.flatMap(({ gaps }) => gaps),
    };
    return { ...first, found };
  }
  return undefined;
}

/** The value that a sentence states: what it means, or what is worked out from the slots that it fills and its first clause. */
export const statedValue = (
  means: Asked,
  slots: Readonly<Record<string, Node>>,
  clause: Frame | undefined,
): Value | undefined => (typeof means === 'function' ? means(slots, clause as Frame) : means);
