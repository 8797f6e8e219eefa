/** The features of a passage: its words and pairs of neighbouring words, each once. */
export interface Bag {
  /** Ids in ascending order. */
  ids: Int32Array;
  /** Sum of the weights of all ids. */
  weight: number;
}

/**
 * Fragments are weighed as if they were in a whole pair of editions: that a word is in every one of three rules does not make
 * it common.
 */
const LEAST = 2500;

/** How many features one array holds; the bags share it. */
const SHELF = 1 << 16;

/**
 * The words of two editions with how rare they are. Weights follow inverse document frequency (Sparck Jones 1972) over
 * the rules of both editions: a word that stands everywhere says little about who belongs to whom.
 */
export class Lexicon {
  readonly #words = new Map<string, number>();
  readonly #pairs = new PairTable();
  /** Features of whole runs of words. */
  readonly #known = new Map<readonly string[], Bag>();
  #scratch = new Int32Array(256);
  #shelf = new Int32Array(0);
  #used = 0;
  /** For words: how many passages have them. */
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

  /** The features of a run of words; those of a whole run are remembered. */
  bag(stems: readonly string[], from = 0, to = stems.length): Bag {
    if (to - from < stems.length) return this.#bag(stems, from, to);
    let bag = this.#known.get(stems);
    if (bag === undefined) {
      bag = this.#bag(stems, from, to);
      this.#known.set(stems, bag);
    }
    return bag;
  }

  #bag(stems: readonly string[], from: number, to: number): Bag {
    if (this.#weights.length === 0) this.#weigh();
    if (this.#scratch.length < 2 * (to - from)) this.#scratch = new Int32Array(4 * (to - from));
    const found = this.#scratch;
    // Words come before pairs: every word has a lower id than any pair.
    let words = 0;
    let pairs = to - from;
    let before = -1;
    for (let i = from; i < to; i++) {
      const id = this.#words.get(stems[i] as string) ?? -1;
      if (id >= 0) {
        found[words++] = id;
        if (before >= 0) found[pairs++] = this.#pair(before, id);
      }
      before = id;
    }
    sortPart(found, 0, words);
    sortPart(found, to - from, pairs);
    let length = 0;
    let weight = 0;
    for (let i = 0; i < pairs; i++) {
      if (i === words) i = to - from;
      if (i === pairs) break;
      const id = found[i] as number;
      if (length > 0 && found[length - 1] === id) continue;
      found[length++] = id;
      weight += this.#weights[id] as number;
    }
    return { ids: this.#kept(found, length), weight };
  }

  /** The first numbers of an array, where they stay: bags are many and small, and memory of its own for each would cost more than they do. */
  #kept(found: Int32Array, length: number): Int32Array {
    if (this.#used + length > this.#shelf.length) {
      this.#shelf = new Int32Array(Math.max(SHELF, length));
      this.#used = 0;
    }
    const ids = this.#shelf.subarray(this.#used, this.#used + length);
    for (let i = 0; i < length; i++) ids[i] = found[i] as number;
    this.#used += length;
    return ids;
  }

  /** The weight of one word; 0 where it is nowhere. */
  weightOfWord(stem: string): number {
    if (this.#weights.length === 0) this.#weigh();
    const id = this.#words.get(stem);
    return id === undefined ? 0 : (this.#weights[id] as number);
  }

  /** The weights of all features so far, by their ids. */
  get weights(): readonly number[] {
    return this.#weights;
  }

  #weigh(): void {
    const passages = Math.max(LEAST, this.#passages);
    for (const frequency of this.#frequency) this.#weights.push(Math.log(1 + passages / frequency));
  }

  #pair(a: number, b: number): number {
    const id = this.#pairs.idOf(a, b, this.#next);
    if (id === this.#next) {
      this.#next++;
      // Pairs carry the order of the words; they weigh half so that a reworded sentence is still known by its words.
      this.#weights[id] = ((this.#weights[a] as number) + (this.#weights[b] as number)) / 4;
    }
    return id;
  }
}

/** Ids of pairs of words, by open addressing: a map of numbers this large makes an object of every key. */
class PairTable {
  #size = 1 << 15;
  #count = 0;
  /** First word, second word and id of each entry; an id of 0 is an empty place, so ids are kept one higher. */
  #entries = new Int32Array(3 * this.#size);

  /** The id of a pair; the one given where the pair is new. */
  idOf(a: number, b: number, next: number): number {
    const entries = this.#entries;
    const mask = this.#size - 1;
    let at = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 7;
    for (at &= mask; entries[3 * at + 2] !== 0; at = (at + 1) & mask)
      if (entries[3 * at] === a && entries[3 * at + 1] === b) return (entries[3 * at + 2] as number) - 1;
    entries[3 * at] = a;
    entries[3 * at + 1] = b;
    entries[3 * at + 2] = next + 1;
    if (2 * ++this.#count > this.#size) this.#grow();
    return next;
  }

  #grow(): void {
    const before = this.#entries;
    this.#size *= 2;
    this.#count = 0;
    this.#entries = new Int32Array(3 * this.#size);
    for (let i = 0; i < before.length; i += 3)
      if (before[i + 2] !== 0)
        this.idOf(before[i] as number, before[i + 1] as number, (before[i + 2] as number) - 1);
  }
}

/** Sorts a part of an array: runs of words are short, and for those the plainest way is the quickest. */
function sortPart(list: Int32Array, from: number, to: number): void {
  if (to - from > 96) {
    list.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const value = list[i] as number;
    let at = i - 1;
    for (; at >= from && (list[at] as number) > value; at--) list[at + 1] = list[at] as number;
    list[at + 1] = value;
  }
}

/** The weight of what two bags have in common. */
export function overlap(lexicon: Lexicon, a: Bag, b: Bag): number {
  let shared = 0;
  let i = 0;
  let j = 0;
  const left = a.ids;
  const right = b.ids;
  const { weights } = lexicon;
  while (i < left.length && j < right.length) {
    const x = left[i] as number;
    const y = right[j] as number;
    if (x === y) {
      shared += weights[x] as number;
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
    weight += lexicon.weights[id] as number;
  }
  return { ids: Int32Array.from(ids), weight };
}

/** How alike two bags are: the weighted Dice coefficient, between 0 and 1. */
export function dice(lexicon: Lexicon, a: Bag, b: Bag): number {
  const total = a.weight + b.weight;
  return total === 0 ? 0 : (2 * overlap(lexicon, a, b)) / total;
}

/** Whether two bags can be as alike as this at all: they share no more than the lighter one weighs. */
export function canBeAlike(a: Bag, b: Bag, needed: number): boolean {
  return 2 * Math.min(a.weight, b.weight) > (needed - 0.001) * (a.weight + b.weight);
}

/**
 * How alike two passages are when one may have been lengthened or cut: Dice, helped by how much of the shorter one stands
 * in the longer one. The help fades where the shorter one is so short that it could be anywhere.
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
  readonly #lexicon: Lexicon;
  readonly #names: number[] = [];
  readonly #bags: Bag[] = [];
  /**
   * The passages that have each feature, by their places in {@link #names}, feature after feature; and where those of a feature begin, by
   * its id. Numbers in rows: most features are in one passage, and a list for each would cost more than all the rest.
   */
  #places = new Int32Array(0);
  #from = new Int32Array(0);
  /** Scores while a question is answered, 0 between questions. */
  #scores = new Float64Array(0);
  #touched = new Int32Array(0);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** @param name a number that stands for the passage, larger than those before it */
  add(name: number, bag: Bag): void {
    this.#names.push(name);
    this.#bags.push(bag);
  }

  /** Puts the passages in rows, when the first question is asked. */
  #build(): void {
    const bags = this.#bags;
    let highest = -1;
    let entries = 0;
    for (let i = 0; i < bags.length; i++) {
      const { ids } = bags[i] as Bag;
      if (ids.length > 0) highest = Math.max(highest, ids[ids.length - 1] as number);
      entries += ids.length;
    }
    const from = new Int32Array(highest + 2);
    for (let i = 0; i < bags.length; i++) {
      const { ids } = bags[i] as Bag;
      for (let k = 0; k < ids.length; k++) {
        const id = ids[k] as number;
        from[id] = (from[id] as number) + 1;
      }
    }
    // Each row is filled from its end, so that afterwards its beginning is where it was filled to.
    for (let id = 1; id < from.length; id++) from[id] = (from[id] as number) + (from[id - 1] as number);
    const places = new Int32Array(entries);
    for (let i = bags.length - 1; i >= 0; i--) {
      const { ids } = bags[i] as Bag;
      for (let k = 0; k < ids.length; k++) {
        const id = ids[k] as number;
        const at = (from[id] as number) - 1;
        from[id] = at;
        places[at] = i;
      }
    }
    this.#from = from;
    this.#places = places;
    this.#scores = new Float64Array(bags.length);
    this.#touched = new Int32Array(bags.length);
  }

  /**
   * The passages that have most in common with a bag. All passages must be there before the first question.
   *
   * @param limit how many at most
   * @param common features that are in more passages than this are passed over
   * @returns names, best first; ties in the order of the names
   */
  nearest({ ids }: Bag, limit: number, common = 80): number[] {
    if (this.#from.length === 0) this.#build();
    const scores = this.#scores;
    const touched = this.#touched;
    const places = this.#places;
    const from = this.#from;
    const last = from.length - 1;
    const { weights } = this.#lexicon;
    let count = 0;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      if (id >= last) break;
      const end = from[id + 1] as number;
      let at = from[id] as number;
      if (end - at > common) continue;
      const weight = weights[id] as number;
      for (; at < end; at++) {
        const place = places[at] as number;
        const score = scores[place] as number;
        if (score === 0) touched[count++] = place;
        scores[place] = score + weight;
      }
    }
    // Only the best are put in order; most that were touched share one word.
    const best: number[] = [];
    let least = 0;
    for (let i = 0; i < count; i++) {
      const place = touched[i] as number;
      const score = scores[place] as number;
      if (best.length === limit) {
        if (score < least || (score === least && place > (best[limit - 1] as number))) continue;
        best.pop();
      }
      let at = best.length;
      for (; at > 0; at--) {
        const other = best[at - 1] as number;
        const held = scores[other] as number;
        if (held > score || (held === score && other < place)) break;
        best[at] = other;
      }
      best[at] = place;
      least = scores[best[best.length - 1] as number] as number;
    }
    for (let i = 0; i < count; i++) scores[touched[i] as number] = 0;
    return best.map((place) => this.#names[place] as number);
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
