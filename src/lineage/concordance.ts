import type { Relation } from '../compare/index.js';
import { listIn } from '../tree/maps.js';
import type { BranchRow, Citation, ConcordanceData, LineageRow } from './types.js';

/** A rule that had a number, with the first and the last edition then, as places in the list. */
type BearerRow = [lineage: string, from: number, to: number];

/** Answers which number a rule has in which edition, from a concordance alone. */
export class Concordance {
  readonly data: ConcordanceData;
  readonly #editions = new Map<string, number>();
  readonly #ids: Lookup<string, number>;
  /** Per edition, number to lineage; made when an edition is first asked for. */
  readonly #numbers: (Lookup<string, number> | undefined)[] = [];
  readonly #bearers: Lookup<string, BearerRow[]>;
  readonly #out: Lookup<number, BranchRow[]>;
  readonly #into: Lookup<number, BranchRow[]>;

  /** @param data as {@link Lineages} or a file of the project gives it; it is not changed */
  constructor(data: ConcordanceData) {
    this.data = data;
    data.editions.forEach((name, i) => {
      this.#editions.set(name, i);
    });
    const { lineages, branches } = data;
    this.#ids = lookup(
      (wanted) => placeOf(lineages.findLastIndex(([id]) => id === wanted)),
      () => new Map(lineages.map(([id], i) => [id, i])),
    );
    this.#bearers = lookup(
      (wanted) =>
        lineages.flatMap(([lineage, runs]) =>
          runs.flatMap(([there, from, to]): BearerRow[] => (there === wanted ? [[lineage, from, to]] : [])),
        ),
      () => {
        const all = new Map<string, BearerRow[]>();
        for (const [lineage, runs] of lineages)
          for (const [there, from, to] of runs) listIn(all, there).push([lineage, from, to]);
        return all;
      },
    );
    const side = (end: 0 | 1): Lookup<number, BranchRow[]> =>
      lookup(
        (wanted) => branches.filter((branch) => branch[end] === wanted),
        () => {
          const all = new Map<number, BranchRow[]>();
          for (const branch of branches) listIn(all, branch[end]).push(branch);
          return all;
        },
      );
    this.#out = side(0);
    this.#into = side(1);
  }

  /** Names of the editions, the oldest first. */
  get editions(): readonly string[] {
    return this.data.editions;
  }

  /** Every permanent id. */
  get ids(): string[] {
    return this.data.lineages.map(([id]) => id);
  }

  /** Place of a lineage in the list, undefined for an id that no rule has. */
  indexOf(id: string): number | undefined {
    return this.#ids(id);
  }

  /** Place of an edition in the list, undefined for a name that is not there. */
  editionIndex(edition: string): number | undefined {
    return this.#editions.get(edition);
  }

  /** Branches that leave a lineage, or lead into it. */
  branches(lineage: number, side: 'out' | 'into'): readonly BranchRow[] {
    return (side === 'out' ? this.#out : this.#into)(lineage) ?? [];
  }

  /**
   * The permanent id of the rule, section or chapter that has a number in an edition.
   *
   * @returns undefined where the edition is not in the concordance or has no such number
   */
  lineageOf(number: string, edition: string): string | undefined {
    const at = this.#lineageAt(number, edition);
    return at === undefined ? undefined : this.#row(at)[0];
  }

  /** The number of a lineage in an edition; undefined where it does not live then. */
  numberIn(id: string, edition: string): string | undefined {
    const at = this.#ids(id);
    const e = this.#editions.get(edition);
    return at === undefined || e === undefined ? undefined : numberAt(this.#row(at), e);
  }

  /**
   * What a rule of some edition is called in the newest one.
   *
   * @param number of a rule, section or chapter
   * @param edition that the number belongs to
   * @returns as {@link cite}
   */
  today(number: string, edition: string): Citation | undefined {
    const newest = this.data.editions.at(-1);
    return newest === undefined ? undefined : this.cite(number, edition, newest);
  }

  /**
   * The editions in which a number was in use, with the rule that had it then: numbers are given away and given again.
   *
   * @returns the oldest first; empty for a number that no edition has
   */
  bearersOf(number: string): { lineage: string; first: string; last: string }[] {
    const name = (e: number): string => this.data.editions[e] as string;
    return [...(this.#bearers(number) ?? [])]
      .sort((a, b) => a[1] - b[1])
      .map(([lineage, from, to]) => ({ lineage, first: name(from), last: name(to) }));
  }

  /** First and last edition of a lineage, as places in the list. */
  span(lineage: number): [first: number, last: number] {
    const runs = this.#row(lineage)[1];
    return [(runs[0] as [string, number, number])[1], (runs.at(-1) as [string, number, number])[2]];
  }

  /**
   * The number that a rule of one edition has in another, older or newer, followed edition by edition through every split
   * and merger.
   *
   * @param number a rule, section or chapter number of the edition `from`
   * @param from name of the edition that the number belongs to
   * @param to name of the edition that is asked for
   * @returns undefined where either edition is not in the concordance or `from` has no such number
   */
  cite(number: string, from: string, to: string): Citation | undefined {
    const lineage = this.#lineageAt(number, from);
    const start = this.#editions.get(from);
    const end = this.#editions.get(to);
    if (lineage === undefined || start === undefined || end === undefined) return undefined;
    const step = end >= start ? 1 : -1;
    let here = new Map<number, Relation>([[lineage, 'same']]);
    let ended: Citation['ended'] = null;
    for (let e = start + step; here.size > 0 && e !== end + step; e += step) {
      const next = new Map<number, Relation>();
      for (const [at, relation] of here) {
        const branches = this.branches(at, step > 0 ? 'out' : 'into').filter(
          (b) => b[2] === (step > 0 ? e : e + 1),
        );
        const there = numberAt(this.#row(at), e) !== undefined;
        // An id that was given out twice with editions between that have it not sleeps in these.
        const sleeps =
          !there && this.#row(at)[1].some(([, a, b]) => (step > 0 ? e < a && a <= end : end <= b && b < e));
        if (there || sleeps) {
          const splits = branches.some((b) => b[3] === (step > 0 ? 'split' : 'merged'));
          keep(next, at, splits ? (step > 0 ? 'split' : 'merged') : relation);
        }
        for (const b of branches) keep(next, b[step > 0 ? 1 : 0], b[3] === 'continued' ? relation : b[3]);
      }
      if (next.size === 0) {
        const name = this.data.editions[step > 0 ? e : e + 1] as string;
        ended = { edition: name, reason: step > 0 ? `deleted in ${name}` : `first written in ${name}` };
      }
      here = next;
    }
    const found = [...here].map(([at, relation]) => {
      const [id] = this.#row(at);
      const there = numberAt(this.#row(at), end) as string;
      // Where all other parts of a split rule have ended, what is left was only renumbered.
      const plain = relation !== 'merged' && (relation !== 'split' || here.size === 1);
      const moved: Relation = there === number ? 'same' : 'renumbered';
      return { number: there, relation: plain ? moved : relation, lineage: id };
    });
    return {
      from: { edition: from, number, lineage: this.#row(lineage)[0] },
      in: to,
      to: found.sort(
        (a, b) => Number(b.lineage === this.#row(lineage)[0]) - Number(a.lineage === this.#row(lineage)[0]),
      ),
      ended,
    };
  }

  #row(lineage: number): LineageRow {
    return this.data.lineages[lineage] as LineageRow;
  }

  #lineageAt(number: string, edition: string): number | undefined {
    const e = this.#editions.get(edition);
    if (e === undefined) return undefined;
    const { lineages } = this.data;
    this.#numbers[e] ??= lookup(
      (wanted) => placeOf(lineages.findIndex((row) => hasNumber(row, wanted, e))),
      () => {
        const all = new Map<string, number>();
        for (let at = 0; at < lineages.length; at++) {
          const there = numberAt(this.#row(at), e);
          if (there !== undefined && !all.has(there)) all.set(there, at);
        }
        return all;
      },
    );
    return this.#numbers[e](number);
  }
}

/** Finds what belongs to a key. */
type Lookup<K, V> = (key: K) => V | undefined;

/** So often a list is looked through before a map of it is made. */
const FEW = 6;

/**
 * Finds by key: the first few times by looking through a list, after that in a map. A process that asks once need not wait for the map.
 *
 * @param find looks through the list
 * @param map of the whole list; it answers as `find` does
 */
function lookup<K, V>(find: Lookup<K, V>, map: () => ReadonlyMap<K, V>): Lookup<K, V> {
  let asked = 0;
  let made: ReadonlyMap<K, V> | undefined;
  return (key) => {
    if (made === undefined && asked++ < FEW) return find(key);
    made ??= map();
    return made.get(key);
  };
}

/** A place in a list as it was looked for; none where nothing was found. */
const placeOf = (at: number): number | undefined => (at < 0 ? undefined : at);

/** Whether a number is the one that a lineage has in an edition: {@link numberAt}, told at first sight of most. */
function hasNumber(row: LineageRow, number: string, edition: number): boolean {
  return row[1].some(([there]) => there === number) && numberAt(row, edition) === number;
}

/** The number that a lineage has in an edition. */
export function numberAt(row: LineageRow, edition: number): string | undefined {
  return row[1].find(([, from, to]) => from <= edition && edition <= to)?.[0];
}

function keep(map: Map<number, Relation>, lineage: number, relation: Relation): void {
  const known = map.get(lineage);
  if (known === undefined || known === 'same' || known === 'renumbered') map.set(lineage, relation);
}
