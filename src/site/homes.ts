import { listIn } from '../tree/maps.js';
import { NEWEST } from './address.js';
/**
 * In a book of many editions a part of an edition (a section, some rules of a long one, a page of the glossary) is written once for
 * all neighbouring editions in which it is the same; this says in which edition's folder it lies.
 */
export interface HomesData {
  /** Ids of the whole editions, the oldest first; all others have every page of their own. */
  editions: string[];
  /** For each part by its folder (`810`, `702.19`, `glossary/t`): the places of the editions that have a page of it; each is good until the next. */
  starts: Record<string, number[]>;
}

/** The page of a part of an edition, and a place on it. */
const PART = /^editions\/([^/]+)\/(.+)\/index\.html(#.*)?$/;

/** The edition and the part of an address such as `editions/2008-02-01/606/index.html`. */
export function partOf(address: string): { edition: string; part: string; anchor: string } | undefined {
  const [, edition, part, anchor = ''] = PART.exec(address) ?? [];
  return edition === undefined || part === undefined ? undefined : { edition, part, anchor };
}

/** Finds the page that an edition shares with its neighbours, see {@link HomesData}. */
export class Homes {
  readonly #data: HomesData;
  readonly #places: ReadonlyMap<string, number>;

  constructor(data: HomesData) {
    this.#data = data;
    this.#places = new Map(data.editions.map((id, place) => [id, place]));
  }

  /**
   * The address at which a page of the book lies.
   *
   * @param address of a part of any edition, or of anything else, which stays as it is
   */
  of(address: string): string {
    const { edition = '', part = '', anchor } = partOf(address) ?? {};
    const place = this.#places.get(edition);
    if (place === undefined || !Object.hasOwn(this.#data.starts, part)) return address;
    const home = this.#data.starts[part]?.findLast((start) => start <= place);
    return home === undefined ? address : `editions/${this.#data.editions[home]}/${part}/index.html${anchor}`;
  }

  /** True where an edition is not before the first and not after the last of some that share a page; `newest` is the newest. */
  within(edition: string, first: string, last: string): boolean {
    const place = (id: string): number => this.#places.get(id) ?? -1;
    const end = last === NEWEST ? this.#data.editions.length - 1 : place(last);
    return place(edition) >= 0 && place(first) <= place(edition) && place(edition) <= end;
  }
}

/** The parts of an edition as far as it matters here: a hash of what each page shows, by its folder. */
export interface EditionParts {
  id: string;
  /** False for a fragment, which shares nothing. */
  whole: boolean;
  parts: readonly (readonly [part: string, hash: string])[];
}

/** For each edition the parts that it has a page of, with the last edition that has the same part, and how many have. */
export type PartRuns = Map<string, Map<string, { last: string; editions: number }>>;

/**
 * Finds the neighbouring editions that share pages.
 *
 * @param documents in order of time
 */
export function homesOf(documents: readonly EditionParts[]): { data: HomesData; runs: PartRuns } {
  const whole = documents.filter((document) => document.whole);
  const starts = new Map<string, number[]>();
  const runs: PartRuns = new Map();
  let before = new Map<string, { hash: string; run: { last: string; editions: number } }>();
  whole.forEach(({ id, parts }, place) => {
    const own = new Map<string, { last: string; editions: number }>();
    const here: typeof before = new Map();
    for (const [part, hash] of parts) {
      const known = before.get(part);
      const run = known?.hash === hash ? known.run : { last: id, editions: 0 };
      if (run !== known?.run) {
        own.set(part, run);
        listIn(starts, part).push(place);
      }
      run.last = id;
      run.editions++;
      here.set(part, { hash, run });
    }
    runs.set(id, own);
    before = here;
  });
  return { data: { editions: whole.map(({ id }) => id), starts: Object.fromEntries(starts) }, runs };
}
