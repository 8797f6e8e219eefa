import type { View } from './align.js';
import type { Bag, Lexicon } from './features.js';
import type { Matching } from './matching.js';
import type { Sentence } from './units.js';

export function nameOf(unit: number, sentence: number): number {
  return unit * 0x400 + sentence;
}

/** Features of sentences, made when they are asked for. */
export class SentenceBags {
  readonly #lexicon: Lexicon;
  readonly #units: readonly View[];
  readonly #bags = new Map<number, Bag>();
  readonly #whole: (Bag | undefined)[] = [];

  constructor(lexicon: Lexicon, units: readonly View[]) {
    this.#lexicon = lexicon;
    this.#units = units;
  }

  /** The features of two neighbouring sentences together, the first of them given. */
  both(unit: number, first: number): Bag {
    const { stems, sentences } = this.#units[unit] as View;
    return this.#lexicon.bag(
      stems,
      (sentences[first] as Sentence).from,
      (sentences[first + 1] as Sentence).to,
    );
  }

  bag(unit: number, sentence: number): Bag {
    const name = nameOf(unit, sentence);
    let bag = this.#bags.get(name);
    if (bag === undefined) {
      const { stems, sentences } = this.#units[unit] as View;
      const at = sentences[sentence] as Sentence;
      bag = this.#lexicon.bag(stems, at.from, at.to);
      this.#bags.set(name, bag);
    }
    return bag;
  }

  /** The features of a whole unit. */
  all(unit: number): Bag {
    let bag = this.#whole[unit];
    if (bag === undefined) {
      bag = this.#lexicon.bag((this.#units[unit] as View).stems);
      this.#whole[unit] = bag;
    }
    return bag;
  }

  /** The words of a sentence in order. */
  stems(unit: number, sentence: number): readonly string[] {
    const { stems, sentences } = this.#units[unit] as View;
    const at = sentences[sentence] as Sentence;
    return stems.slice(at.from, at.to);
  }
}

/** Two editions whose rules are matched one to one, with the features of their sentences. */
export interface Scene {
  matching: Matching;
  lexicon: Lexicon;
  oldBags: SentenceBags;
  newBags: SentenceBags;
}

/** A sentence: the index of its unit and its own in the unit. */
export type Place = readonly [unit: number, sentence: number];
