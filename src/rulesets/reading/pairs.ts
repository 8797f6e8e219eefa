import { continued, type Sentence as ReadSentence, together } from '../../language/index.js';
import type { Value } from '../types.js';
import type { Found } from './found.js';

const pairs = new WeakMap<ReadSentence, { other: ReadSentence; ways: readonly ReadSentence[] }>();

/** A sentence together with the one before it, and with the one after it; only where both have a frame. */
function pairsOf(
  read: ReadSentence,
  all: readonly ReadSentence[],
): { pair: ReadSentence; other: ReadSentence }[] {
  const at = all.indexOf(read);
  return [at - 1, at].flatMap((first) =>
    paired(all[first], all[first + 1]).map((pair) => ({
      pair,
      other: all[first === at ? at + 1 : first] as ReadSentence,
    })),
  );
}

/**
 * What a sentence states together with the one before it or after it, as far as it is said in the sentence itself.
 *
 * @param reads the sentence as the reader of rules English takes it
 * @param all the sentences of its passage
 * @param sentence where it stands
 * @param ask what two sentences state together
 */
export function inPair<T extends { value: Value; found: Found }>(
  reads: readonly ReadSentence[],
  all: readonly ReadSentence[],
  sentence: { start: number; end: number },
  ask: (pair: ReadSentence) => T | undefined,
): T | undefined {
  for (const { pair, other } of reads.flatMap((read) => pairsOf(read, all))) {
    const said = ask(pair);
    // What the other one states by itself is not said by both.
    if (said === undefined || ask(other)?.value === said.value) continue;
    // What the other sentence of the two says is not in this one.
    const start = Math.max(said.found.start, sentence.start);
    const end = Math.min(said.found.end, sentence.end);
    if (start < end) return { ...said, found: { ...said.found, start, end } };
  }
  return undefined;
}

/** Two sentences as one, in the ways in which the second may go on from the first. */
function paired(one?: ReadSentence, other?: ReadSentence): readonly ReadSentence[] {
  if (one === undefined || other === undefined) return [];
  const known = pairs.get(one);
  if (known?.other === other) return known.ways;
  const ways = [together(one, other), continued(one, other)].filter((way) => way !== undefined);
  pairs.set(one, { other, ways });
  return ways;
}
