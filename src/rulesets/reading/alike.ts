import {
  alike,
  type Clause as Frame,
  type Sentence as ReadSentence,
  statementsOf,
} from '../../language/index.js';
import type { Sentence } from '../words/sentences.js';
import type { Clause, Stated } from './clause.js';
import { type Passage, readWithin } from './document.js';
import { inEveryMeaning, partIn, statedValue } from './meanings.js';
import { foundIn, templateOf } from './near.js';
import { pairsOf } from './pairs.js';

/**
 * Asks a clause's own sentences whether one of them brings up the same as a sentence that fits none of them.
 *
 * @returns undefined where none does, and where those that do state different values
 */
export function alikeIn(
  { means, asks, inOrder }: Pick<Clause, 'means' | 'asks' | 'inOrder'>,
  passage: Passage,
  sentence: Sentence,
): Stated | undefined {
  if (inOrder) return undefined;
  const within = readWithin(passage, sentence);
  const alone = alikeOnce(within, { means, asks });
  if (alone !== undefined) return alone;
  // What one sentence of ours says may stand in two.
  for (const read of within)
    for (const pair of pairsOf(read, passage.read())) {
      const said = alikeOnce([pair], { means, asks });
      const part = said && partIn(said, sentence);
      if (part !== undefined) return part;
    }
  return undefined;
}

/** What a clause's own sentences have in common with sentences in each of their meanings. */
function alikeOnce(
  sentences: readonly ReadSentence[],
  { means, asks }: Pick<Clause, 'means' | 'asks'>,
): Stated | undefined {
  return inEveryMeaning(sentences, (one) => {
    const found = one.flatMap((read) => {
      if (read.frame === undefined) return [];
      const said = statementsOf(read);
      return means.flatMap(([text, meaning], i) => {
        const own = templateOf(text);
        const fit = own && alike(said, own);
        const value = fit && statedValue(meaning, fit.slots, said[0]?.statement as Frame);
        return fit && value !== undefined ? [{ read, value, claimed: fit.claimed, at: i }] : [];
      });
    });
    const [first] = found;
    if (first === undefined || found.some(({ value }) => value !== first.value)) return undefined;
    // Sentences of ours that state the same value add up.
    const claimed = new Set(
      found.filter(({ read }) => read === first.read).flatMap((each) => [...each.claimed]),
    );
    return {
      value: first.value,
      found: foundIn(first.read, claimed),
      order: asks.length + first.at,
      by: () => 'meaning',
    };
  });
}
