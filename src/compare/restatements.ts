import type { Analysis, Unit } from './units.js';

/** The part of a sentence, by the weight of its words, that one sentence of another rule must have. */
const CONTAINED = 0.8;
/** How many words of a sentence, the rarest first, lead to the rules that are looked at; and the part that a rule needs of them. */
const RAREST = 6;
const HALF = 0.5;
/** Words that stand in more rules than this lead to none; it keeps the cost from growing with the square of the rules. */
const COMMON = 1500;

/** A word that denies. */
const DENIAL =
  /^(?:not|no|never|nor|neither|cannot|(?:ca|is|are|was|were|does|do|did|has|have|had|wo|would)nt)$/;

/** Whether two passages, given by their stems, deny equally often: what one denies and the other affirms is not the same. */
export function denyAlike(a: Iterable<string>, b: Iterable<string>): boolean {
  const count = (stems: Iterable<string>): number => [...stems].filter((stem) => DENIAL.test(stem)).length;
  return count(a) === count(b);
}

/** Says whether an edition has a sentence in one of its rules, in the same words or with more around them. */
export class Restatements {
  readonly #units: readonly Unit[];
  readonly #weight: (stem: string) => number;
  readonly #change: (stems: readonly string[]) => readonly string[];
  #places: Map<string, number[]> | undefined;
  readonly #sentences: (Set<string>[] | undefined)[] = [];

  /**
   * @param weight how telling a word is
   * @param change writes words of this edition in the terms of the other one
   */
  constructor(
    { units }: Analysis,
    weight: (stem: string) => number,
    change: (stems: readonly string[]) => readonly string[] = (stems) => stems,
  ) {
    this.#units = units;
    this.#weight = weight;
    this.#change = change;
  }

  /**
   * Whether one sentence of a rule has nearly all words of a passage.
   *
   * @param stems the passage in the terms of the later edition
   * @param except numbers of rules that are not looked at
   */
  have(stems: readonly string[], except: ReadonlySet<string>): boolean {
    const words = [...new Set(stems)]
      .map((word) => ({ word, weight: this.#weight(word) }))
      .sort((a, b) => b.weight - a.weight);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const places = this.#index();
    // What has nearly all of the words has most of the rare ones.
    const scores = new Map<number, number>();
    let needed = 0;
    for (const { word, weight } of words.slice(0, RAREST)) {
      const units = places.get(word) ?? [];
      if (units.length > COMMON) continue;
      needed += HALF * weight;
      for (const unit of units) scores.set(unit, (scores.get(unit) ?? 0) + weight);
    }
    for (const [unit, score] of scores) {
      if (score < needed || except.has((this.#units[unit] as Unit).number)) continue;
      for (const sentence of this.#sentencesOf(unit)) {
        let found = 0;
        for (const { word, weight } of words) if (sentence.has(word)) found += weight;
        if (found > 0 && found >= CONTAINED * total && denyAlike(new Set(stems), sentence)) return true;
      }
    }
    return false;
  }

  #index(): Map<string, number[]> {
    if (this.#places === undefined) {
      this.#places = new Map();
      for (const unit of this.#units) {
        const changed = this.#change(unit.stems);
        for (const word of changed === unit.stems ? unit.words : new Set(changed)) {
          const list = this.#places.get(word);
          if (list) list.push(unit.index);
          else this.#places.set(word, [unit.index]);
        }
      }
    }
    return this.#places;
  }

  #sentencesOf(index: number): Set<string>[] {
    let sets = this.#sentences[index];
    if (sets === undefined) {
      const { stems, sentences } = this.#units[index] as Unit;
      sets = sentences.map(({ from, to }) => new Set(this.#change(stems.slice(from, to))));
      this.#sentences[index] = sets;
    }
    return sets;
  }
}
