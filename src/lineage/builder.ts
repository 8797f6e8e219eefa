import { type Alignment, align, type Comparison, compare, type Edge } from '../compare/index.js';
import { type Edition, examplesOf, textOf } from '../tree/index.js';
import { Lineages } from './lineages.js';
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
  #last: { tree: Edition; rules: Station[]; sections: Station[]; chapters: Station[] } | undefined;

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
   * @throws RangeError where an edition of that name was added before
   */
  add(name: string, tree: Edition): Comparison | undefined {
    if (this.#editions.includes(name)) throw new RangeError(`edition ${name} was added twice`);
    const at = this.#editions.length;
    this.#editions.push(name);
    if (this.#last === undefined) {
      const { new: fresh } = align(tree, tree);
      const begin = (number: string): Station => ({ number, lineage: this.#begin(number, at) });
      const rules = fresh.units.map((unit) => {
        const station = begin(unit.number);
        this.#word(station.lineage, at, wordsOf(unit.node, unit.text), 'added');
        return station;
      });
      const sections = fresh.sections.map((s) => begin(s.number));
      this.#last = { tree, rules, sections, chapters: fresh.chapters.map((c) => begin(c.number)) };
      return undefined;
    }
    const last = this.#last;
    const alignment = align(last.tree, tree);
    const before = this.#editions[at - 1] as string;
    const comparison = compare(last.tree, tree, { alignment, names: { old: before, new: name } });
    const rules = this.#follow(
      at,
      last.rules,
      alignment.new.units.map((u) => u.number),
      ruleLinks(alignment, comparison),
    );
    alignment.new.units.forEach((unit, i) => {
      const station = rules[i] as Station;
      const edge = this.#edgeOf.get(i);
      const text = wordsOf(unit.node, unit.text);
      const rows = (this.#threads[station.lineage] as Thread).wordings;
      if (edge === undefined || rows.length === 0) this.#word(station.lineage, at, text, 'added');
      else if (this.#texts[(rows.at(-1) as WordingRow)[1]] !== text) {
        this.#word(
          station.lineage,
          at,
          text,
          edge.change === 'none' ? 'typography' : edge.change,
          edge.evidence[0],
        );
      }
    });
    const group = (stations: Station[], numbers: string[], edges: readonly Link[]): Station[] =>
      this.#follow(at, stations, numbers, edges);
    const links = (
      list: readonly { old: string | null; new: string | null; share?: number }[],
      olds: readonly { number: string }[],
      news: readonly { number: string }[],
    ): Link[] =>
      list.flatMap((e) => {
        const from = olds.findIndex((x) => x.number === e.old);
        const to = news.findIndex((x) => x.number === e.new);
        return from < 0 || to < 0 ? [] : [{ from, to, weight: e.share ?? 0 }];
      });
    const { old, new: fresh } = alignment;
    const sections = group(
      last.sections,
      fresh.sections.map((s) => s.number),
      links(alignment.sections, old.sections, fresh.sections),
    );
    const chapters = group(
      last.chapters,
      fresh.chapters.map((c) => c.number),
      links(alignment.chapters, old.chapters, fresh.chapters),
    );
    this.#last = { tree, rules, sections, chapters };
    return comparison;
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

  /** The main edge of each new rule of the last step. */
  #edgeOf = new Map<number, Edge>();

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
    links: readonly Link[],
  ): Station[] {
    const order = [...links].sort(
      (a, b) =>
        b.weight - a.weight ||
        Number(numbers[b.to] === olds[b.from]?.number) - Number(numbers[a.to] === olds[a.from]?.number) ||
        a.from - b.from ||
        a.to - b.to,
    );
    const goesOn = new Set<number>();
    const stations: (Station | undefined)[] = numbers.map(() => undefined);
    const main = new Set<Link>();
    this.#edgeOf = new Map();
    for (const link of order) {
      if (goesOn.has(link.from) || stations[link.to] !== undefined) continue;
      goesOn.add(link.from);
      main.add(link);
      const { lineage } = olds[link.from] as Station;
      const number = numbers[link.to] as string;
      const { runs } = this.#threads[lineage] as Thread;
      const run = runs.at(-1) as [string, number, number];
      if (run[0] === number) run[2] = at;
      else runs.push([number, at, at]);
      stations[link.to] = { number, lineage };
      if (link.edge) this.#edgeOf.set(link.to, link.edge);
    }
    const whole = numbers.map(
      (number, i): Station => stations[i] ?? { number, lineage: this.#begin(number, at) },
    );
    const outdegree = new Map<number, number>();
    for (const { from } of links) outdegree.set(from, (outdegree.get(from) ?? 0) + 1);
    for (const link of [...links].sort((a, b) => a.from - b.from || a.to - b.to)) {
      if (main.has(link)) continue;
      const from = (olds[link.from] as Station).lineage;
      const to = (whole[link.to] as Station).lineage;
      const split = (outdegree.get(link.from) as number) > 1;
      this.#branches.push([from, to, at, split ? 'split' : 'merged']);
    }
    return whole;
  }
}

/** That something of one edition goes on in something of the next. */
interface Link {
  from: number;
  to: number;
  /** How many of its words; compared with one another only. */
  weight: number;
  edge?: Edge;
}

function ruleLinks(alignment: Alignment, comparison: Comparison): Link[] {
  return alignment.pairs.flatMap(({ old, new: fresh }, i) => {
    if (old === null || fresh === null) return [];
    const edge = comparison.edges[i] as Edge;
    const weight = edge.words.reduce((sum, w) => sum + (w.op === 'keep' ? w.text.length : 0), 0);
    return [{ from: old.index, to: fresh.index, weight, edge }];
  });
}

/** A wording is the rule with its examples, one to a line. */
function wordsOf(node: Parameters<typeof examplesOf>[0], text: string): string {
  return [text, ...examplesOf(node).map((e) => `Example: ${textOf(e).replace(/\s+/g, ' ').trim()}`)].join(
    '\n',
  );
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
