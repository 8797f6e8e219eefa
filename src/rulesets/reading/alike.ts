import {
  alike,
  type Clause as Frame,
  type Sentence as ReadSentence,
  statementsOf,
} from '../../language/index.js';
import type { Sentence } from '../words/sentences.js';
import type { Clause, Stated } from './clause.js';
import { type Passage, readWithin } from './document.js';
import { inEveryMeaning, statedValue } from './meanings.js';
import { foundIn, templateOf } from './near.js';
import { inPair } from './pairs.js';
import { rewordingsOf } from './rewordings.js';

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
  const alone = (means: Clause['means']): Stated | undefined => alikeOnce(within, { means, asks });
  const statements = within.flatMap((read) => statementsOf(read)).length;
  // One that makes several statements says by itself what one of ours says with no more.
  const longer = (means: Clause['means']): Clause['means'] =>
    statements < 2
      ? means
      : means.filter(([text]) => (templateOf(text)?.statements.length ?? 0) > statements);
  // Two sentences of the rules may say together what one of ours says.
  const together = (given: Clause['means']): Stated | undefined => {
    const means = longer(given);
    return inPair(within, passage.read(), sentence, (pair) => alikeOnce([pair], { means, asks }));
  };
  return (
    alone(means) ??
    together(means) ??
    alone(rewordingsOf(means, [sentence])) ??
    together(rewordingsOf(means, passage.sentences()))
  );
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
      by: 'meaning',
    };
  });
}
