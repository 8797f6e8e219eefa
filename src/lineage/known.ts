import { Concordance } from './concordance.js';
import { isTerm } from './terms.js';
import type { ConcordanceData } from './types.js';

/** The part of an edition's numbers that must be known for it to be the edition that is known under its name. */
const SAME = 0.9;

/** The permanent ids that were given out before: which number of which edition bears which. */
export class KnownIds {
  /** Edition to number to the ids it bears there: several where a misprint gave one number twice. */
  readonly #editions = new Map<string, Map<string, string[]>>();
  readonly #ranks = new Map<string, number>();
  readonly #concordances: Concordance[] = [];

  /** @param known concordances; of a number that several have in one edition, the first is asked */
  constructor(known: ConcordanceData | readonly ConcordanceData[]) {
    for (const data of 'lineages' in known ? [known] : known) {
      this.#concordances.push(new Concordance(data));
      const here = data.editions.map(() => new Map<string, string[]>());
      for (const [id, runs] of data.lineages) {
        if (!this.#ranks.has(id)) this.#ranks.set(id, this.#ranks.size);
        for (const [number, from, to] of runs) {
          for (let e = from; e <= to; e++) {
            const ids = here[e]?.get(number);
            if (ids) ids.push(id);
            else here[e]?.set(number, [id]);
          }
        }
      }
      data.editions.forEach((name, e) => {
        const numbers = this.#editions.get(name) ?? new Map<string, string[]>();
        this.#editions.set(name, numbers);
        for (const [number, ids] of here[e] ?? []) if (!numbers.has(number)) numbers.set(number, ids);
      });
    }
  }

  /**
   * The ids of the numbers of an edition, in their order; undefined for what was given none. A document that only shares its name
   * with a known edition, and has other rules, has no ids there.
   */
  in(edition: string, numbers: readonly string[]): (string | undefined)[] {
    const known = this.#editions.get(edition);
    const ruled = numbers.filter((number) => !isTerm(number));
    const familiar = ruled.filter((number) => known?.has(number)).length;
    const ids = familiar >= SAME * ruled.length ? known : undefined;
    const seen = new Map<string, number>();
    const given = new Set<string>();
    return numbers.map((number) => {
      const before = seen.get(number) ?? 0;
      seen.set(number, before + 1);
      const id = ids?.get(number)?.[before];
      if (id === undefined || given.has(id)) return undefined;
      given.add(id);
      return id;
    });
  }

  /**
   * What became of a number from one known edition to another. A concordance was composed from all editions between them, and is to be
   * trusted more than a comparison of two that lie far apart.
   *
   * @returns the numbers; undefined where no concordance has both editions and the number
   */
  successors(number: string, from: string, to: string): string[] | undefined {
    for (const concordance of this.#concordances) {
      const found = concordance.cite(number, from, to);
      if (found) return found.to.map((there) => there.number);
    }
    return undefined;
  }

  /** True where somebody bears or bore an id. */
  has(id: string): boolean {
    return this.#ranks.has(id);
  }

  /** The place of an id among all that were given out, in their order; after all of them for one that is new. */
  rank(id: string | undefined): number {
    return (id === undefined ? undefined : this.#ranks.get(id)) ?? this.#ranks.size;
  }
}
