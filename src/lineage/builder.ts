import type { Comparison } from '../compare/index.js';
import type { Edition } from '../tree/index.js';
import { Lineages } from './lineages.js';
import { type EditionUnits, type Step, type StepLink, stepOf, unitsOf } from './step.js';
import type { BranchRow, ConcordanceData, LineageRow, WordingRow } from './types.js';

/** How to build lineages. */
export interface BuildOptions {
  /**
   * A concordance that was given out before. A rule that has an id there keeps it for ever, also when older editions are
   * imported that show it to be older than the id says.
   */
  known?: ConcordanceData;
}

/** A rule, section or chapter of one edition while lineages are built. */
interface Station {
  number: string;
  lineage: number;
}

/** A lineage while it is built. */
interface Thread {
  runs: [string, number, number][];
  wordings: WordingRow[];
}

/**
 * Builds lineages from editions that are added one by one, the oldest first. Only the edition added last is held as a tree.
 */
export class LineageBuilder {
  readonly #known: Map<string, string>;
  readonly #editions: string[] = [];
  readonly #threads: Thread[] = [];
  readonly #branches: BranchRow[] = [];
  readonly #texts: string[] = [];
  readonly #textIndex = new Map<string, number>();
  #last: { rules: Station[]; sections: Station[]; chapters: Station[] } | undefined;
  /** The edition added last, where it was given as a tree. */
  #tree: Edition | undefined;

  constructor(options: BuildOptions = {}) {
    this.#known = new Map();
    const { known } = options;
    for (const [id, runs] of known?.lineages ?? []) {
      for (const [number, from, to] of runs) {
        for (let e = from; e <= to; e++) this.#known.set(`${known?.editions[e]} ${number}`, id);
      }
    }
  }

  /**
   * Adds the next edition.
   *
   * @param name of the edition, as users call it: its date
   * @param tree the whole edition; it must not be changed afterwards
   * @returns its comparison with the edition before, undefined for the first one
   * @throws RangeError where an edition of that name was added before, or the one before was added without its tree
   */
  add(name: string, tree: Edition): Comparison | undefined {
    const before = this.#editions.at(-1);
    if (before === undefined) {
      this.follow(name, unitsOf(tree));
      this.#tree = tree;
      return undefined;
    }
    if (this.#tree === undefined) throw new RangeError(`the tree of edition ${before} is not here`);
    const { new: units, step, comparison } = stepOf(this.#tree, tree, { old: before, new: name });
    this.follow(name, units, step);
    this.#tree = tree;
    return comparison;
  }

  /**
   * Adds the next edition by what was found out about it before, so that comparisons can be made side by side and kept.
   *
   * @param name of the edition
   * @param units the edition taken apart
   * @param step what goes on in it of the edition before; absent for the first one
   * @throws RangeError where an edition of that name was added before
   */
  follow(name: string, units: EditionUnits, step?: Step): void {
    if (this.#editions.includes(name)) throw new RangeError(`edition ${name} was added twice`);
    const at = this.#editions.length;
    this.#editions.push(name);
    this.#tree = undefined;
    const last = this.#last ?? { rules: [], sections: [], chapters: [] };
    const { rules, main } = this.#follow(
      at,
      last.rules,
      units.rules.map(([number]) => number),
      step?.rules ?? [],
    );
    units.rules.forEach(([, text], i) => {
      const station = rules[i] as Station;
      const link = main.get(i);
      const rows = (this.#threads[station.lineage] as Thread).wordings;
      if (link === undefined || rows.length === 0) this.#word(station.lineage, at, text, 'added');
      else if (this.#texts[(rows.at(-1) as WordingRow)[1]] !== text) {
        const [, , , change = 'none', why] = link;
        this.#word(station.lineage, at, text, change === 'none' ? 'typography' : change, why);
      }
    });
    const group = (stations: Station[], numbers: string[], links: readonly StepLink[] = []): Station[] =>
      this.#follow(at, stations, numbers, links).rules;
    this.#last = {
      rules,
      sections: group(last.sections, units.sections, step?.sections),
      chapters: group(last.chapters, units.chapters, step?.chapters),
    };
  }

  /** What was built so far; more editions may be added afterwards for another build. */
  build(): Lineages {
    const used = new Set<string>();
    const ids = this.#threads.map(({ runs }) => {
      for (const [number, from, to] of runs) {
        for (let e = from; e <= to; e++) {
          const id = this.#known.get(`${this.#editions[e]} ${number}`);
          if (id !== undefined && !used.has(id)) {
            used.add(id);
            return id;
          }
        }
      }
      return undefined;
    });
    const lineages = this.#threads.map(({ runs }, i): LineageRow => {
      let id = ids[i];
      if (id === undefined) {
        const [number, from] = runs[0] as [string, number, number];
        const plain = `${number}@${this.#editions[from]}`;
        id = plain;
        // A misprint can give one number to two rules of an edition.
        for (let n = 2; used.has(id); n++) id = `${plain}#${n}`;
        used.add(id);
      }
      return [id, runs.map((run) => [...run])];
    });
    return new Lineages({
      version: 1,
      concordance: {
        version: 1,
        editions: [...this.#editions],
        lineages,
        branches: this.#branches.map((b) => [...b]),
      },
      texts: [...this.#texts],
      wordings: this.#threads.map((t) => t.wordings.map((w) => [...w])),
    });
  }

  #begin(number: string, at: number): number {
    this.#threads.push({ runs: [[number, at, at]], wordings: [] });
    return this.#threads.length - 1;
  }

  #word(lineage: number, at: number, text: string, change: WordingRow[2], why?: string): void {
    let index = this.#textIndex.get(text);
    if (index === undefined) {
      index = this.#texts.length;
      this.#texts.push(text);
      this.#textIndex.set(text, index);
    }
    (this.#threads[lineage] as Thread).wordings.push(
      why === undefined ? [at, index, change] : [at, index, change, why],
    );
  }

  /** Carries lineages over one step: each goes on in the successor that has most of its words, the others branch off. */
  #follow(
    at: number,
    olds: readonly Station[],
    numbers: readonly string[],
    links: readonly StepLink[],
  ): { rules: Station[]; main: Map<number, StepLink> } {
    const order = [...links].sort(
      ([aFrom, aTo, a], [bFrom, bTo, b]) =>
        b - a ||
        Number(numbers[bTo] === olds[bFrom]?.number) - Number(numbers[aTo] === olds[aFrom]?.number) ||
        aFrom - bFrom ||
        aTo - bTo,
    );
    const goesOn = new Set<number>();
    const stations: (Station | undefined)[] = numbers.map(() => undefined);
    const main = new Map<number, StepLink>();
    for (const link of order) {
      const [from, to] = link;
      if (goesOn.has(from) || stations[to] !== undefined) continue;
      goesOn.add(from);
      main.set(to, link);
      const { lineage } = olds[from] as Station;
      const number = numbers[to] as string;
      const { runs } = this.#threads[lineage] as Thread;
      const run = runs.at(-1) as [string, number, number];
      if (run[0] === number) run[2] = at;
      else runs.push([number, at, at]);
      stations[to] = { number, lineage };
    }
    const whole = numbers.map(
      (number, i): Station => stations[i] ?? { number, lineage: this.#begin(number, at) },
    );
    const outdegree = new Map<number, number>();
    for (const [from] of links) outdegree.set(from, (outdegree.get(from) ?? 0) + 1);
    for (const link of [...links].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
      const [from, to] = link;
      if (main.get(to) === link) continue;
      const split = (outdegree.get(from) as number) > 1;
      this.#branches.push([
        (olds[from] as Station).lineage,
        (whole[to] as Station).lineage,
        at,
        split ? 'split' : 'merged',
      ]);
    }
    return { rules: whole, main };
  }
}

/**
 * Builds the lineages of a chain of editions.
 *
 * @param editions name and tree of each, the oldest first
 */
export function buildLineages(
  editions: Iterable<readonly [name: string, tree: Edition]>,
  options: BuildOptions = {},
): Lineages {
  const builder = new LineageBuilder(options);
  for (const [name, tree] of editions) builder.add(name, tree);
  return builder.build();
}
