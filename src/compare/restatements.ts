import { listIn } from '../tree/maps.js';
import type { Analysis, Unit } from './units.js';

/** The part of a sentence, by the weight of its words, that one sentence of another rule must have. */
const CONTAINED = 0.8;
/** How many words of a sentence, the rarest first, lead to the rules that are looked at; and the part that a rule needs of them. */
const RAREST = 6;
const HALF = 0.5;
/** The part of a sentence that the sentences of one rule must have between them for the rule to say it; */
const SAID = 0.83;
/** and what a word may weigh that none of them has: one that is in every thirtieth rule or so, never a number or "only". */
const COMMONPLACE = 3.6;
const TELLING = /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|only|each|first|second|third)$/;
/** Words that are in more rules than this lead to none; it keeps the cost from growing with the square of the rules. */
const COMMON = 1500;

/** A word that denies. */
const DENIAL =
  /^(?:not|no|never|nor|neither|cannot|(?:ca|is|are|was|were|does|do|did|has|have|had|wo|would)nt)$/;

/** Whether two passages, given by their stems, deny equally often: what one denies and the other affirms is not the same. */
export function denyAlike(a: Iterable<string>, b: Iterable<string>): boolean {
  const count = (stems: Iterable<string>): number => [...stems].filter((stem) => DENIAL.test(stem)).length;
  return count(a) === count(b);
}

/** The words of a passage, each once, the most telling first. */
interface Passage {
  words: { word: string; weight: number }[];
  total: number;
}

/** What other words have of a passage, by weight. */
function found({ words }: Passage, others: ReadonlySet<string>): number {
  let sum = 0;
  for (const { word, weight } of words) if (others.has(word)) sum += weight;
  return sum;
}

/** Says whether an edition has a sentence in one of its rules, in the same words or with more around them. */
export class Restatements {
  readonly #units: readonly Unit[];
  readonly #weight: (stem: string) => number;
  readonly #change: (stems: readonly string[]) => readonly string[];
  #places: Map<string, number[]> | undefined;
  readonly #sentences: (Set<string>[] | undefined)[] = [];
  /** Which of the words asked for each rule has, as bits, while a question is answered; 0 between questions. */
  readonly #has: Uint8Array;
  /** What the words of each of these combinations of bits weigh. */
  readonly #sums = new Float64Array(1 << RAREST);

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
    this.#has = new Uint8Array(units.length);
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
    const near = this.#near(stems, except);
    if (near.length === 0) return false;
    const passage = this.#weighed(stems);
    for (const unit of near) {
      for (const sentence of this.#sentencesOf(unit)) {
        const shared = found(passage, sentence);
        if (shared > 0 && shared >= CONTAINED * passage.total && denyAlike(new Set(stems), sentence))
          return true;
      }
    }
    return false;
  }

  /**
   * Whether one rule says all that matters of a passage, in as many sentences as it likes: it lacks no telling word. Looser than
   * {@link have} in where the words are, and stricter in which may be missing: a new subject makes an old sentence new.
   *
   * @param stems the passage in the terms of the later edition
   */
  say(stems: readonly string[]): boolean {
    const near = this.#near(stems, new Set());
    if (near.length === 0) return false;
    const passage = this.#weighed(stems);
    for (const unit of near) {
      const words = new Set(this.#sentencesOf(unit).flatMap((sentence) => [...sentence]));
      const mayLack = ({ word, weight }: Passage['words'][number]): boolean =>
        weight < COMMONPLACE && !TELLING.test(word) && !DENIAL.test(word);
      if (
        found(passage, words) >= SAID * passage.total &&
        passage.words.every((word) => words.has(word.word) || mayLack(word))
      )
        return true;
    }
    return false;
  }

  #weighed(stems: readonly string[]): Passage {
    const words = [...new Set(stems)]
      .map((word) => ({ word, weight: this.#weight(word) }))
      .sort((a, b) => b.weight - a.weight);
    return { words, total: words.reduce((sum, { weight }) => sum + weight, 0) };
  }

  /** The rules that have most of the rare words of a passage; what has nearly all of its words is among them. */
  #near(stems: readonly string[], except: ReadonlySet<string>): number[] {
    const index = this.#index();
    const has = this.#has;
    const touched: number[] = [];
    const { words, weights } = this.#rarest(stems);
    let needed = 0;
    for (let bit = 0; bit < words.length; bit++) {
      const units = index.get(words[bit] as string);
      if (units !== undefined && units.length > COMMON) continue;
      needed += HALF * (weights[bit] as number);
      for (let i = 0; units !== undefined && i < units.length; i++) {
        const unit = units[i] as number;
        const before = has[unit] as number;
        if (before === 0) touched.push(unit);
        has[unit] = before | (1 << bit);
      }
    }
    const sums = this.#sums;
    for (let bit = 0; bit < words.length; bit++)
      for (let less = 0; less < 1 << bit; less++)
        sums[(1 << bit) | less] = (sums[less] as number) + (weights[bit] as number);
    const near: number[] = [];
    for (let i = 0; i < touched.length; i++) {
      const unit = touched[i] as number;
      if ((sums[has[unit] as number] as number) >= needed && !except.has((this.#units[unit] as Unit).number))
        near.push(unit);
      has[unit] = 0;
    }
    return near;
  }

  /** The few most telling words of a passage, each once, the most telling first; of two that weigh alike, the first. */
  #rarest(stems: readonly string[]): { words: string[]; weights: number[] } {
    const words: string[] = [];
    const weights: number[] = [];
    for (let i = 0; i < stems.length; i++) {
      const word = stems[i] as string;
      const weight = this.#weight(word);
      if ((words.length === RAREST && (weights[RAREST - 1] as number) >= weight) || words.includes(word))
        continue;
      let at = Math.min(words.length, RAREST - 1);
      for (; at > 0 && (weights[at - 1] as number) < weight; at--) {
        words[at] = words[at - 1] as string;
        weights[at] = weights[at - 1] as number;
      }
      words[at] = word;
      weights[at] = weight;
    }
    return { words, weights };
  }

  #index(): Map<string, number[]> {
    if (this.#places === undefined) {
      this.#places = new Map();
      for (const unit of this.#units) {
        const changed = this.#change(unit.stems);
        for (const word of changed === unit.stems ? unit.words : new Set(changed)) {
          listIn(this.#places, word).push(unit.index);
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
