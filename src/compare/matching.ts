import type { Analysis, Unit } from './units.js';

/** What a heading that two sections share counts, in rules that went from one to the other. */
const TITLE = 2;

/** Pairs of sections that have one title, where no other section of either edition has it. */
function sectionsOfOneTitle(old: Analysis, fresh: Analysis): [number, number][] {
  const fold = (title: string): string =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const places = new Map<string, [number, number]>();
  for (const [side, list] of [
    [0, old.sections],
    [1, fresh.sections],
  ] as const) {
    for (const section of list) {
      const title = fold(section.title);
      const place = places.get(title) ?? [-1, -1];
      place[side] = place[side] === -1 ? section.index : -2;
      places.set(title, place);
    }
  }
  return [...places].filter(([title, [o, n]]) => title !== '' && o >= 0 && n >= 0).map(([, place]) => place);
}

/** Who is whom among the rules of two editions, one to one. */
export class Matching {
  readonly old: Analysis;
  readonly new: Analysis;
  /** For each old unit the new one, -1 where there is none. */
  readonly successor: Int32Array;
  /** For each new unit the old one, -1 where there is none. */
  readonly predecessor: Int32Array;
  /** How alike the words of an old unit and its successor are, between 0 and 1. */
  readonly likeness: Float64Array;
  /** For each old unit, how well the place speaks for its successor, between 0 and 1. */
  readonly context: Float64Array;
  /** For each old section, how many of its units went to each new one. */
  readonly #votes: Map<number, number>[];
  readonly #voters: Int32Array;
  readonly #received: Int32Array;

  constructor(old: Analysis, fresh: Analysis) {
    this.old = old;
    this.new = fresh;
    this.successor = new Int32Array(old.units.length).fill(-1);
    this.predecessor = new Int32Array(fresh.units.length).fill(-1);
    this.likeness = new Float64Array(old.units.length);
    this.context = new Float64Array(old.units.length);
    this.#votes = old.sections.map(() => new Map());
    this.#voters = new Int32Array(old.sections.length);
    this.#received = new Int32Array(fresh.sections.length);
    for (const [from, to] of sectionsOfOneTitle(old, fresh)) {
      this.#votes[from]?.set(to, TITLE);
      this.#voters[from] = TITLE;
      this.#received[to] = TITLE;
    }
  }

  join(o: number, n: number, likenessOfBoth: number, context: number): void {
    this.successor[o] = n;
    this.predecessor[n] = o;
    this.likeness[o] = likenessOfBoth;
    this.context[o] = context;
    this.#vote(o, n, 1);
  }

  /** The new unit of an old one, -1 where there is none. */
  successorOf(o: number): number {
    return this.successor[o] as number;
  }

  /** The old unit of a new one, -1 where there is none. */
  predecessorOf(n: number): number {
    return this.predecessor[n] as number;
  }

  likenessOf(o: number): number {
    return this.likeness[o] as number;
  }

  contextOf(o: number): number {
    return this.context[o] as number;
  }

  oldUnit(o: number): Unit {
    return this.old.units[o] as Unit;
  }

  newUnit(n: number): Unit {
    return this.new.units[n] as Unit;
  }

  /** Whether the rules above an old and a new unit are matched. */
  parentsMatch(a: Unit, b: Unit): boolean {
    return a.parent >= 0 && b.parent >= 0 && this.successor[a.parent] === b.parent;
  }

  /** Parts two units again. */
  part(o: number): void {
    const n = this.successorOf(o);
    if (n < 0) return;
    this.successor[o] = -1;
    this.predecessor[n] = -1;
    this.#vote(o, n, -1);
  }

  /** Parts all pairs that are less alike than this. */
  partBelow(sure: number): void {
    this.successor.forEach((n, o) => {
      if (n >= 0 && this.likenessOf(o) < sure) this.part(o);
    });
  }

  /** How much of an old section went to a new one, as far as is known; between 0 and 1. */
  share(oldSection: number, newSection: number): number {
    if (oldSection < 0 || newSection < 0) return 0;
    const votes = this.#votes[oldSection]?.get(newSection) ?? 0;
    if (votes === 0) return 0;
    // A section may have been cut out of a larger one: what the new one received counts as well.
    const given = votes / ((this.#voters[oldSection] as number) + 1);
    const taken = votes / ((this.#received[newSection] as number) + 1);
    return Math.max(given, taken);
  }

  /** How much of an old section stayed together, as far as is known; between 0 and 1. */
  together(oldSection: number): number {
    if (oldSection < 0) return 0;
    let most = 0;
    for (const votes of (this.#votes[oldSection] as Map<number, number>).values())
      most = Math.max(most, votes);
    return most / ((this.#voters[oldSection] as number) + 0.5);
  }

  #vote(o: number, n: number, by: 1 | -1): void {
    const from = this.oldUnit(o).section;
    const to = this.newUnit(n).section;
    if (from < 0 || to < 0) return;
    const votes = this.#votes[from] as Map<number, number>;
    votes.set(to, (votes.get(to) ?? 0) + by);
    this.#voters[from] = (this.#voters[from] as number) + by;
    this.#received[to] = (this.#received[to] as number) + by;
  }
}
