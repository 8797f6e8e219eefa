import { listIn } from '../../tree/maps.js';
import type { Reader } from './reader.js';

/** Phrases with what they mean. They are found by their first word, since of most lists none comes next. */
export class Phrases<V> {
  readonly #byFirst = new Map<string, { words: readonly string[]; means: V }[]>();

  /** @param all phrases in lower case; of two that come next the earlier one is read */
  constructor(all: Iterable<readonly [phrase: string, means: V]>) {
    for (const [phrase, means] of all) {
      const words = phrase.split(' ');
      listIn(this.#byFirst, words[0] as string).push({ words, means });
    }
  }

  /** Takes the first phrase that comes next. @returns what it means */
  read(r: Reader): V | undefined {
    const { lower, at } = r;
    for (const { words, means } of this.#byFirst.get(lower[at] ?? '') ?? []) {
      let index = 1;
      while (index < words.length && lower[at + index] === words[index]) index++;
      if (index === words.length) {
        r.at = at + index;
        return means;
      }
      if (at + index > r.furthest) r.furthest = at + index;
    }
    if (at > r.furthest) r.furthest = at;
    return undefined;
  }
}

/** Phrases that mean themselves. */
export const phrases = (all: readonly string[]): Phrases<string> => new Phrases(all.map((one) => [one, one]));

/** The same phrases in the genitive. */
export const genitives = (all: readonly string[]): Phrases<string> =>
  new Phrases(all.map((one) => [`${one}'s`, one]));
