import type { Comparison } from '../compare/index.js';
import { judge } from '../compare/judgement.js';
import type { Edition } from '../tree/index.js';
import { isTerm } from './glossaryTerms.js';
import { KnownIds } from './known.js';
import { Lineages } from './lineages.js';
import { type Kind, type Link, linksOf, type Station, stationsOf } from './stations.js';
import { ALONE, type EditionUnits, type Step, stepOf, unitsOf } from './step.js';
import type { BranchRow, ConcordanceData, LineageRow, WordingRow } from './types.js';

/** How to build lineages. */
export interface BuildOptions {
  /**
   * Concordances that were given out before; where they do not agree, the first is right. What has an id in one of their
   * editions has it for ever, whichever editions are added to them, before, after or between. The first also says what became of
   * a rule between two of its editions, where those between them are not at hand.
   */
  known?: ConcordanceData | readonly ConcordanceData[];
}

/** Where a builder stands, as plain data: another one can go on from there with the editions that come after. */
export interface BuilderState {
  version: 1;
  editions: string[];
  threads: { id?: string; runs: LineageRow[1]; wordings: WordingRow[] }[];
  branches: BranchRow[];
  texts: string[];
  /** What is in the edition added last: its kind, number, words as a place among the texts, and lineage. */
  last: [kind: Kind, number: string, text: number, lineage: number][];
}

/** A lineage while it is built. */
interface Thread {
  id: string | undefined;
  runs: [number: string, from: number, to: number][];
  wordings: WordingRow[];
}

/**
 * Builds lineages from editions that are added one by one, the oldest first. Only the edition added last is held as a tree.
 */
export class LineageBuilder {
  readonly #known: KnownIds;
  readonly #editions: string[] = [];
  readonly #threads: Thread[] = [];
  /** Threads by the ids that were given out before. */
  readonly #byId = new Map<string, number>();
  readonly #branches: BranchRow[] = [];
  readonly #texts: string[] = [];
  readonly #textIndex = new Map<string, number>();
  #last: Station[] = [];
  /** The ids given out before to what is in {@link #last}. */
  #lastIds: readonly (string | undefined)[] = [];
  /** The edition added last, where it was given as a tree. */
  #tree: Edition | undefined;

  /**
   * @param options the same as for the builder that `from` was taken of
   * @param from where that one was; it is not changed
   */
  constructor(options: BuildOptions = {}, from?: BuilderState) {
    this.#known = new KnownIds(options.known ?? []);
    if (from === undefined) return;
    this.#editions.push(...from.editions);
    this.#branches.push(...from.branches);
    for (const text of from.texts) this.#textIndex.set(text, this.#texts.push(text) - 1);
    for (const { id, runs, wordings } of from.threads) {
      const at = this.#threads.push({ id, runs: runs.map((run) => [...run]), wordings: [...wordings] }) - 1;
      if (id !== undefined) this.#byId.set(id, at);
    }
    this.#last = from.last.map(([kind, number, text, lineage]) => ({
      kind,
      number,
      words: from.texts[text] as string,
      lineage,
    }));
    this.#lastIds = this.#idsOf(from.editions.at(-1) ?? '', this.#last);
  }

  /** Where it stands, to go on from there another time. */
  save(): BuilderState {
    return {
      version: 1,
      editions: [...this.#editions],
      threads: this.#threads.map(({ id, runs, wordings }) => ({
        ...(id === undefined ? {} : { id }),
        runs: runs.map((run) => [...run]),
        wordings: [...wordings],
      })),
      branches: [...this.#branches],
      texts: [...this.#texts],
      last: this.#last.map(({ kind, number, words, lineage }) => [
        kind,
        number,
        this.#textIndex.get(words) as number,
        lineage,
      ]),
    };
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
    const stations = stationsOf(units);
    const ids = this.#idsOf(name, stations);
    const before = this.#editions[at - 1];
    const links =
      step === undefined || before === undefined
        ? []
        : this.#corrected(linksOf(step, this.#last, stations), stations, ids, before, name);
    const main = this.#continue(stations, links, ids);
    stations.forEach((station, i) => {
      // What nobody continues into was given an id before and comes back to it, or is new.
      if (station.lineage < 0) station.lineage = this.#begin(ids[i]);
      this.#run(station, at);
      this.#word(station, at, main.get(i));
    });
    this.#branch(at, stations, links, main);
    this.#last = stations;
    this.#lastIds = ids;
  }

  /** What was built so far; more editions may be added afterwards for another build. */
  build(): Lineages {
    const used = new Set(this.#threads.flatMap(({ id }) => id ?? []));
    const rows = this.#threads.map(({ id, runs }): LineageRow => {
      let own = id;
      if (own === undefined) {
        const [number, from] = runs[0] as Thread['runs'][number];
        const plain = `${number}@${this.#editions[from]}`;
        own = plain;
        // A misprint can give one number to two rules of an edition.
        for (let n = 2; used.has(own) || this.#known.has(own); n++) own = `${plain}#${n}`;
        used.add(own);
      }
      return [own, runs.map((run) => [...run])];
    });
    // Of two rules that have one number by a misprint, the one that came first before comes first now.
    const order = rows.map((_, i) => i);
    order.sort((a, b) => this.#known.rank(rows[a]?.[0]) - this.#known.rank(rows[b]?.[0]) || a - b);
    const place = new Map(order.map((from, to) => [from, to]));
    return new Lineages({
      version: 1,
      concordance: {
        version: 1,
        editions: [...this.#editions],
        lineages: order.map((i) => rows[i] as LineageRow),
        branches: this.#branches.map(([from, to, ...rest]) => [
          place.get(from) as number,
          place.get(to) as number,
          ...rest,
        ]),
      },
      texts: [...this.#texts],
      wordings: order.map((i) => (this.#threads[i] as Thread).wordings.map((w) => [...w])),
    });
  }

  /** The ids given out before to what is in an edition. */
  #idsOf(edition: string, stations: readonly Station[]): (string | undefined)[] {
    return this.#known.in(
      edition,
      stations.map(({ number }) => number),
    );
  }

  /** Puts links right between rules of which it is known what became of them from one edition to the other. */
  #corrected(
    links: readonly Link[],
    stations: readonly Station[],
    ids: readonly (string | undefined)[],
    from: string,
    to: string,
  ): Link[] {
    const places = new Map<string, number>();
    stations.forEach(({ number }, i) => {
      if (ids[i] !== undefined) places.set(number, i);
    });
    const known = this.#last.map(({ number }, i) =>
      this.#lastIds[i] === undefined || isTerm(number)
        ? undefined
        : this.#known.successors(number, from, to)?.map((there) => places.get(there)),
    );
    const found = new Set(links.map((link) => `${link.from} ${link.to}`));
    const right = links.filter((link) => {
      const successors = known[link.from];
      return link.across || ids[link.to] === undefined || !successors || successors.includes(link.to);
    });
    const missing = known.flatMap((successors, i) =>
      (successors ?? []).flatMap((place): Link[] => {
        if (place === undefined || found.has(`${i} ${place}`)) return [];
        return [{ from: i, to: place, weight: 0, across: false, change: undefined, why: undefined }];
      }),
    );
    return [...right, ...missing];
  }

  /**
   * Carries lineages over one step: each goes on in the successor that has most of its words. An id that was given out before
   * decides where it can: nothing goes on under the id of something else.
   *
   * @returns for each station that a lineage goes on in, the link that says so
   */
  #continue(
    stations: readonly Station[],
    links: readonly Link[],
    ids: readonly (string | undefined)[],
  ): Map<number, Link> {
    const elsewhere = new Set(ids);
    const equal = (link: Link): number =>
      Number((stations[link.to] as Station).number === (this.#last[link.from] as Station).number);
    const order = [...links].sort(
      (a, b) =>
        Number(a.across) - Number(b.across) ||
        b.weight - a.weight ||
        equal(b) - equal(a) ||
        a.from - b.from ||
        a.to - b.to,
    );
    const goesOn = new Set<number>();
    const main = new Map<number, Link>();
    for (const link of order) {
      const station = stations[link.to] as Station;
      if (goesOn.has(link.from) || station.lineage >= 0) continue;
      const { lineage } = this.#last[link.from] as Station;
      const thread = this.#threads[lineage] as Thread;
      const wanted = ids[link.to];
      if (wanted === undefined) {
        if (thread.id !== undefined && elsewhere.has(thread.id)) continue;
      } else if (thread.id === undefined && !this.#byId.has(wanted)) {
        thread.id = wanted;
        this.#byId.set(wanted, lineage);
      } else if (thread.id !== wanted) continue;
      goesOn.add(link.from);
      main.set(link.to, link);
      station.lineage = lineage;
    }
    return main;
  }

  /** The words that went elsewhere than their lineage did. */
  #branch(
    at: number,
    stations: readonly Station[],
    links: readonly Link[],
    main: ReadonlyMap<number, Link>,
  ): void {
    const count = (side: 'from' | 'to'): Map<number, number> => {
      const counts = new Map<number, number>();
      for (const link of links) counts.set(link[side], (counts.get(link[side]) ?? 0) + 1);
      return counts;
    };
    const leaving = count('from');
    const arriving = count('to');
    for (const link of [...links].sort((a, b) => a.from - b.from || a.to - b.to)) {
      if (main.get(link.to) === link) continue;
      const from = (this.#last[link.from] as Station).lineage;
      const to = (stations[link.to] as Station).lineage;
      if (from === to) continue;
      const relation =
        (leaving.get(link.from) as number) > 1
          ? 'split'
          : (arriving.get(link.to) as number) > 1
            ? 'merged'
            : 'continued';
      this.#branches.push([from, to, at, relation]);
    }
  }

  #begin(id: string | undefined): number {
    const known = id === undefined ? undefined : this.#byId.get(id);
    if (known !== undefined) return known;
    const lineage = this.#threads.push({ id, runs: [], wordings: [] }) - 1;
    if (id !== undefined) this.#byId.set(id, lineage);
    return lineage;
  }

  #run({ lineage, number }: Station, at: number): void {
    const { runs } = this.#threads[lineage] as Thread;
    const last = runs.at(-1);
    if (last && last[0] === number && last[2] === at - 1) last[2] = at;
    else runs.push([number, at, at]);
  }

  #word(station: Station, at: number, link: Link | undefined): void {
    const text = station.words;
    let index = this.#textIndex.get(text);
    if (index === undefined) {
      index = this.#texts.length;
      this.#texts.push(text);
      this.#textIndex.set(text, index);
    }
    const { wordings } = this.#threads[station.lineage] as Thread;
    const last = wordings.at(-1);
    if (last?.[1] === index) return;
    if (last === undefined) wordings.push([at, index, 'added']);
    else {
      let { change, why } = link ?? {};
      if (change === undefined) {
        const judged = judge(this.#texts[last[1]] as string, text, ALONE);
        change = judged.change;
        why = judged.evidence[0];
      }
      if (change === 'none') change = 'typography';
      wordings.push(why === undefined ? [at, index, change] : [at, index, change, why]);
    }
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
