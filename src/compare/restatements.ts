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
  /** Scores while a question is answered, 0 between questions. */
  readonly #scores: Float64Array;

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
    this.#scores = new Float64Array(units.length);
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
    const passage = this.#weighed(stems);
    for (const unit of this.#near(passage, except)) {
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
    const passage = this.#weighed(stems);
    for (const unit of this.#near(passage, new Set())) {
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
  *#near({ words }: Passage, except: ReadonlySet<string>): Generator<number> {
    const places = this.#index();
    const scores = this.#scores;
    const touched: number[] = [];
    let needed = 0;
    for (const { word, weight } of words.slice(0, RAREST)) {
      const units = places.get(word) ?? [];
      if (units.length > COMMON) continue;
      needed += HALF * weight;
      for (const unit of units) {
        const score = scores[unit] as number;
        if (score === 0) touched.push(unit);
        scores[unit] = score + weight;
      }
    }
    const near = touched.filter((unit) => (scores[unit] as number) >= needed);
    for (const unit of touched) scores[unit] = 0;
    for (const unit of near) if (!except.has((this.#units[unit] as Unit).number)) yield unit;
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
