import { listIn } from '../tree/maps.js';
import { Concordance } from './concordance.js';
import { isTerm } from './glossaryTerms.js';
import type { ConcordanceData } from './types.js';

/** The part of an edition's numbers that must be known for it to be the edition that is known under its name. */
const SAME = 0.9;

/** The permanent ids that were given out before: which number of which edition has which. */
export class KnownIds {
  readonly #sources: readonly KnownEditions[];
  readonly #ranks = new Map<string, number>();
  /** The first concordance, which says what became of a number too, and the editions of which it was found to be right. */
  readonly #first: Concordance | undefined;
  readonly #trusted = new Set<string>();

  /** @param known concordances; of a number that several have in one edition, the first is asked */
  constructor(known: ConcordanceData | readonly ConcordanceData[]) {
    const all = 'lineages' in known ? [known] : known;
    this.#first = all[0] && new Concordance(all[0]);
    for (const { lineages } of all)
      for (const [id] of lineages) if (!this.#ranks.has(id)) this.#ranks.set(id, this.#ranks.size);
    this.#sources = all.map((data) => new KnownEditions(data));
  }

  /**
   * The ids of the numbers of an edition, in their order; undefined for what was given none. A document that only shares its name
   * with a known edition, and has other rules, has no ids there.
   */
  in(edition: string, numbers: readonly string[]): (string | undefined)[] {
    const ruled = numbers.filter((number) => !isTerm(number));
    const sources = this.#sources.flatMap((source, at) => {
      const known = source.idsIn(edition);
      const familiar = ruled.filter((number) => known?.has(number)).length;
      if (known === undefined || familiar < SAME * ruled.length) return [];
      if (at === 0) this.#trusted.add(edition);
      return [known];
    });
    const seen = new Map<string, number>();
    const given = new Set<string>();
    return numbers.map((number) => {
      const before = seen.get(number) ?? 0;
      seen.set(number, before + 1);
      const id = sources.find((known) => known.has(number))?.get(number)?.[before];
      if (id === undefined || given.has(id)) return undefined;
      given.add(id);
      return id;
    });
  }

  /**
   * What became of a number from one known edition to another, after {@link in} was asked of both. The first concordance was composed
   * from all editions between them, and is to be trusted more than a comparison of two that may lie far apart.
   *
   * @returns the numbers; undefined where the first concordance has not both editions and the number
   */
  successors(number: string, from: string, to: string): string[] | undefined {
    if (!this.#trusted.has(from) || !this.#trusted.has(to)) return undefined;
    return this.#first?.cite(number, from, to)?.to.map((there) => there.number);
  }

  /** True where somebody has or had an id. */
  has(id: string): boolean {
    return this.#ranks.has(id);
  }

  /** The place of an id among all that were given out, in their order; after all of them for one that is new. */
  rank(id: string | undefined): number {
    return (id === undefined ? undefined : this.#ranks.get(id)) ?? this.#ranks.size;
  }
}

/** Which ids numbers have in the editions of a concordance: several where a misprint gave one number twice. */
class KnownEditions {
  readonly #data: ConcordanceData;
  /** By edition; made when one is first asked for, since few of all that are known are read at a time. */
  readonly #ids = new Map<string, Map<string, string[]>>();

  constructor(data: ConcordanceData) {
    this.#data = data;
  }

  /** The ids in an edition by their numbers; undefined of an edition that the concordance has not. */
  idsIn(edition: string): Map<string, string[]> | undefined {
    const known = this.#ids.get(edition);
    const at = this.#data.editions.lastIndexOf(edition);
    if (known !== undefined || at < 0) return known;
    const ids = new Map<string, string[]>();
    for (const [id, runs] of this.#data.lineages)
      for (const [number, from, to] of runs) if (from <= at && at <= to) listIn(ids, number).push(id);
    this.#ids.set(edition, ids);
    return ids;
  }
}
