import { alike, type Clause as Frame, statementsOf } from '../../language/index.js';
import type { Sentence } from '../words/sentences.js';
import type { Clause, Stated } from './clause.js';
import { type Passage, readWithin } from './document.js';
import { inEveryMeaning, statedValue } from './meanings.js';
import { foundIn, templateOf } from './near.js';

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
  return inEveryMeaning(readWithin(passage, sentence), (one) => {
    const found = one.flatMap((read) => {
      if (read.frame === undefined) return [];
      const said = statementsOf(read);
      return means.flatMap(([text, meaning], i): (Stated & { size: number })[] => {
        const own = templateOf(text);
        const fit = own && alike(said, own);
        if (fit === undefined) return [];
        const value = statedValue(meaning, fit.slots, said[0]?.statement as Frame);
        if (value === undefined) return [];
        const { claimed } = fit;
        const found = foundIn(read, claimed);
        return [{ value, found, order: asks.length + i, by: () => 'meaning', size: claimed.size }];
      });
    });
    const [first] = found.sort((a, b) => b.size - a.size);
    return first && found.every(({ value }) => value === first.value) ? first : undefined;
  });
}
