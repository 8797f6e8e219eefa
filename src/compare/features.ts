/** The features of a passage: its words and pairs of neighbouring words, each once. */
export interface Bag {
  /** Ids in ascending order. */
  ids: Int32Array;
  /** Sum of the weights of all ids. */
  weight: number;
}

/**
 * Fragments are weighed as if they stood in a whole pair of editions: that a word is in every one of three rules does not make
 * it common.
 */
const LEAST = 2500;

/**
 * The words of two editions with how rare they are. Weights follow inverse document frequency (Sparck Jones 1972) over
 * the rules of both editions: a word that stands everywhere says little about who belongs to whom.
 */
export class Lexicon {
  readonly #words = new Map<string, number>();
  readonly #pairs = new Map<number, number>();
  /** For words: in how many passages they stand. */
  readonly #frequency: number[] = [];
  readonly #weights: number[] = [];
  #passages = 0;
  #next = 0;

  /**
   * Counts the words of passages. All must be counted before the first weight is asked for.
   *
   * @param frequency in how many of the passages each word stands
   * @param passages how many there are
   */
  count(frequency: ReadonlyMap<string, number>, passages: number): void {
    this.#passages += passages;
    for (const [stem, times] of frequency) {
      const id = this.#words.get(stem);
      if (id === undefined) {
        this.#words.set(stem, this.#next++);
        this.#frequency.push(times);
      } else this.#frequency[id] = (this.#frequency[id] as number) + times;
    }
  }

  /** The features of a run of words. */
  bag(stems: readonly string[], from = 0, to = stems.length): Bag {
    if (this.#weights.length === 0) this.#weigh();
    const found: number[] = [];
    let before = -1;
    for (let i = from; i < to; i++) {
      const id = this.#words.get(stems[i] as string);
      if (id === undefined) {
        before = -1;
        continue;
      }
      found.push(id);
      if (before >= 0) found.push(this.#pair(before, id));
      before = id;
    }
    const sorted = Int32Array.from(found).sort();
    let length = 0;
    let weight = 0;
    for (const id of sorted) {
      if (length > 0 && sorted[length - 1] === id) continue;
      sorted[length++] = id;
      weight += this.#weights[id] as number;
    }
    return { ids: sorted.subarray(0, length), weight };
  }

  /** The weight of one word; 0 where it stands nowhere. */
  weightOfWord(stem: string): number {
    if (this.#weights.length === 0) this.#weigh();
    const id = this.#words.get(stem);
    return id === undefined ? 0 : (this.#weights[id] as number);
  }

  /** The weight of one feature. */
  weightOf(id: number): number {
    return this.#weights[id] ?? 0;
  }

  #weigh(): void {
    const passages = Math.max(LEAST, this.#passages);
    for (const frequency of this.#frequency) this.#weights.push(Math.log(1 + passages / frequency));
  }

  #pair(a: number, b: number): number {
    const key = a * 0x200000 + b;
    let id = this.#pairs.get(key);
    if (id === undefined) {
      id = this.#next++;
      this.#pairs.set(key, id);
      // Pairs carry the order of the words; they weigh half so that a reworded sentence is still known by its words.
      this.#weights[id] = ((this.#weights[a] as number) + (this.#weights[b] as number)) / 4;
    }
    return id;
  }
}

/** The weight of what two bags have in common. */
export function overlap(lexicon: Lexicon, a: Bag, b: Bag): number {
  let shared = 0;
  let i = 0;
  let j = 0;
  while (i < a.ids.length && j < b.ids.length) {
    const x = a.ids[i] as number;
    const y = b.ids[j] as number;
    if (x === y) {
      shared += lexicon.weightOf(x);
      i++;
      j++;
    } else if (x < y) i++;
    else j++;
  }
  return shared;
}

/** The features of a bag that another one does not have. */
export function without(lexicon: Lexicon, a: Bag, b: Bag): Bag {
  const ids: number[] = [];
  let weight = 0;
  let j = 0;
  for (const id of a.ids) {
    while (j < b.ids.length && (b.ids[j] as number) < id) j++;
    if (b.ids[j] === id) continue;
    ids.push(id);
    weight += lexicon.weightOf(id);
  }
  return { ids: Int32Array.from(ids), weight };
}

/** How alike two bags are: the weighted Dice coefficient, between 0 and 1. */
export function dice(lexicon: Lexicon, a: Bag, b: Bag): number {
  const total = a.weight + b.weight;
  return total === 0 ? 0 : (2 * overlap(lexicon, a, b)) / total;
}

/**
 * How alike two passages are when one may have been lengthened or cut: Dice, helped by how much of the shorter one stands
 * in the longer one. The help fades where the shorter one is so short that it could stand anywhere.
 *
 * @returns between 0 and 1
 */
export function likeness(lexicon: Lexicon, a: Bag, b: Bag): number {
  const small = Math.min(a.weight, b.weight);
  if (small === 0) return 0;
  const shared = overlap(lexicon, a, b);
  const even = (2 * shared) / (a.weight + b.weight);
  const held = shared / small;
  const trust = small / (small + 60);
  return even * (1 - 0.5 * trust) + held * 0.5 * trust;
}

/** Finds passages that share rare features with another, without looking at the rest. */
export class FeatureIndex {
  readonly #postings = new Map<number, number[]>();
  readonly #lexicon: Lexicon;
  /** Scores while a question is answered, 0 between questions. */
  readonly #scores: number[] = [];

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** @param name a small whole number from 0 that stands for the passage */
  add(name: number, bag: Bag): void {
    while (this.#scores.length <= name) this.#scores.push(0);
    for (const id of bag.ids) {
      const list = this.#postings.get(id);
      if (list === undefined) this.#postings.set(id, [name]);
      else list.push(name);
    }
  }

  /**
   * The passages that have most in common with a bag.
   *
   * @param limit how many at most
   * @param common features that stand in more passages than this are passed over
   * @returns names, best first; ties in the order of the names
   */
  nearest(bag: Bag, limit: number, common = 80): number[] {
    const touched: number[] = [];
    for (const id of bag.ids) {
      const list = this.#postings.get(id);
      if (list === undefined || list.length > common) continue;
      const weight = this.#lexicon.weightOf(id);
      for (const name of list) {
        const score = this.#scores[name] as number;
        if (score === 0) touched.push(name);
        this.#scores[name] = score + weight;
      }
    }
    const scores = this.#scores;
    touched.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
    const best = touched.slice(0, limit);
    for (const name of touched) scores[name] = 0;
    return best;
  }
}

/** In how many passages each word stands. */
export function frequencyOf(passages: Iterable<readonly string[]>): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const passage of passages) {
    for (const word of new Set(passage)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  return frequency;
}
