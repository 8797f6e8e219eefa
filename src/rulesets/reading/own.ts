import { type Fit, fitTemplate, type Said, statementsOf } from '../../language/index.js';
import type { Sentence } from '../words/sentences.js';
import type { Clause } from './clause.js';
import { type Passage, readWithin } from './document.js';
import { templateOf } from './near.js';

/** What the sentences of a clause's own make of what is said: the same, or the same in the other number. */

/**
 * True where a sentence says what one of ours says but for singular and plural. Queries that name no number do not see that.
 */
export function inOtherNumber(clause: Clause, passage: Passage, sentence: Sentence): boolean {
  if (clause.means.length === 0) return false;
  const said = readWithin(passage, sentence)
    // A sentence with several meanings is looked at in each of them.
    .flatMap((s) => s.readings.map((frame) => statementsOf({ ...s, frame })));
  const fits = (number: boolean) =>
    said.some((all) => clause.means.some(([text]) => asSaid(all, text, number) !== undefined));
  return said.length > 0 && !fits(true) && fits(false);
}

/** What a sentence of a clause's own makes of the statements of a sentence. */
export function asSaid(
  said: readonly Said[],
  text: string,
  number = true,
  settled?: readonly Said[],
  inOrder = false,
): Fit | undefined {
  const own = templateOf(text);
  return own && fitTemplate(said, own, number, settled, inOrder);
}
