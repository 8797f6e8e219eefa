import type { Relation } from '../../compare/types.js';
import { Concordance } from '../concordance.js';
import { editionMeant, readDate } from '../dates.js';
import { entryNamed } from '../glossaryTerms.js';
import type { ConcordanceData } from '../types.js';

/** What answers questions about numbers: the concordance, and whose lives have pages in the book. */
export interface CiteData {
  concordance: ConcordanceData;
  /** Places of the lineages that have a page, as ranges: first and last of each. */
  paged: [number, number][];
  /** What else editions are called, in small letters: the release that an edition went with, its code. */
  names: Record<string, string>;
}

/** The name of these data. */
export const CITE_DATA = 'concordance';

/**
 * Packs a concordance for a page.
 *
 * @param paged places of the lineages that have pages
 * @param editions what the editions of the book are called
 */
export function citeData(
  concordance: ConcordanceData,
  paged: readonly number[],
  editions: readonly { name: string; aliases: readonly string[] }[] = [],
): CiteData {
  const ranges: [number, number][] = [];
  for (const place of [...paged].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else ranges.push([place, place]);
  }
  const names = editions.flatMap(({ name, aliases }) => aliases.map((alias) => [alias.toLowerCase(), name]));
  return { concordance, paged: ranges, names: Object.fromEntries(names) };
}

/** A rule that had the number that was asked for. */
export interface Borne {
  /** Permanent id. */
  lineage: string;
  /** True where its life has a page. */
  paged: boolean;
  /** The first and the last edition in which it had the number. */
  first: string;
  last: string;
  /** What the rule is called in the newest edition. */
  today: { number: string; relation: Relation; lineage: string; paged: boolean }[];
  /** Why it has none there. */
  ended: string | undefined;
  /** Its other numbers before, the oldest first. */
  former: [number: string, first: string, last: string][];
}

/** What was asked: a number, and where one was given the edition in force. */
export interface Asked {
  number: string;
  edition: string | undefined;
}

/** What became of a number. */
export interface NumberAnswer {
  number: string;
  /** The edition that was asked for. */
  edition: string | undefined;
  newest: string;
  borne: Borne[];
  /** What the rule that has the number today was called in that edition; absent where it was the same, or no edition was asked for. */
  back?: string[];
  /** The rule that has the number today, where `back` says what it was called. */
  current?: { lineage: string; paged: boolean };
  /** What is wrong with the question. */
  problem?: string;
}

/** Answers what became of numbers. */
export class Citations {
  readonly #concordance: Concordance;
  readonly #paged: readonly [number, number][];
  readonly #names: ReadonlyMap<string, string>;

  constructor({ concordance, paged, names }: CiteData) {
    this.#names = new Map(Object.entries(names));
    this.#concordance = new Concordance(concordance);
    this.#paged = paged;
  }

  /** The newest edition that the concordance knows. */
  get newest(): string {
    return this.#concordance.editions.at(-1) ?? '';
  }

  /** True where the life of a rule has a page. */
  has(lineage: string): boolean {
    const at = this.#concordance.indexOf(lineage);
    return at !== undefined && this.#paged.some(([first, last]) => first <= at && at <= last);
  }

  /** The permanent id of the entry of the glossary that has a headword, see `entryNamed`. */
  entryNamed(words: string): string | undefined {
    return entryNamed(words, this.#concordance.data);
  }

  /** The edition that a date or a name means, see `editionMeant`. */
  editionOf(date: string): string | undefined {
    return editionMeant(date, this.#concordance.editions, this.#names);
  }

  /**
   * Answers a citation.
   *
   * @param text as people write it
   * @param date a date, where it was asked for apart
   * @returns undefined where the text is no citation
   */
  answer(text: string, date?: string): NumberAnswer | undefined {
    const citation = readCitation(text);
    if (citation === undefined) return undefined;
    const { number } = citation;
    const { newest } = this;
    const wanted = citation.date ?? (date === '' ? undefined : date);
    const edition = wanted === undefined ? undefined : this.editionOf(wanted);
    if (wanted !== undefined && edition === undefined)
      return {
        number,
        edition,
        newest,
        borne: [],
        problem: `No edition matches “${wanted}”. Try a date such as 1 May 2009, or a release.`,
      };
    const back = edition === undefined ? undefined : this.formerNumbers(number, edition);
    const current = back && this.#concordance.lineageOf(number, newest);
    return {
      number,
      edition,
      newest,
      borne: this.bearersOf({ number, edition }),
      ...(back === undefined ? {} : { back }),
      ...(current === undefined ? {} : { current: { lineage: current, paged: this.has(current) } }),
    };
  }

  /** Every rule that ever had a number, or the one that had it in an edition: today's first, then the one that had it longest. */
  bearersOf({ number, edition }: Asked): Borne[] {
    const { data } = this.#concordance;
    const asked = edition === undefined ? undefined : this.#concordance.editionIndex(edition);
    const found: (Borne & { rank: number })[] = [];
    const today = data.editions.length - 1;
    for (const [lineage, runs] of data.lineages) {
      for (const [borne, from, to] of runs) {
        if (borne !== number || (asked !== undefined && (asked < from || to < asked))) continue;
        const last = data.editions[to] as string;
        const citation = this.#concordance.cite(number, edition ?? last, this.newest);
        found.push({
          lineage,
          paged: this.has(lineage),
          first: data.editions[from] as string,
          last,
          today: (citation?.to ?? []).map((there) => ({ ...there, paged: this.has(there.lineage) })),
          ended: citation?.ended?.reason,
          former: runs.flatMap(([own, a, b]): Borne['former'] =>
            b < from && own !== number ? [[own, data.editions[a] as string, data.editions[b] as string]] : [],
          ),
          rank: to === today ? data.editions.length : to - from,
        });
      }
    }
    return found.sort((a, b) => b.rank - a.rank).map(({ rank: _, ...borne }) => borne);
  }

  /** The last number of a lineage; empty for an id that is not known. */
  lastNumber(lineage: string): string {
    return this.#lastRun(lineage)?.[0] ?? '';
  }

  #lastRun(lineage: string): [number: string, first: number, last: number] | undefined {
    const at = this.#concordance.indexOf(lineage);
    return at === undefined ? undefined : this.#concordance.data.lineages[at]?.[1].at(-1);
  }

  /** What became of a rule in the newest edition: numbers; empty where nothing did. */
  today(lineage: string): string[] {
    const [number, , last] = this.#lastRun(lineage) ?? [];
    const edition = last === undefined ? undefined : this.#concordance.editions[last];
    return number === undefined || edition === undefined ? [] : this.numbersIn(number, edition, this.newest);
  }

  /** What the rule, section or chapter that has a number in one edition is called in another; empty where it does not exist there. */
  numbersIn(number: string, from: string, to: string): string[] {
    return this.#concordance.cite(number, from, to)?.to.map((one) => one.number) ?? [];
  }

  /**
   * What the rule that has a number today was called in an edition.
   *
   * @returns empty where it did not exist; undefined where no rule has the number today, or the rule had the same number then
   */
  formerNumbers(number: string, edition: string): string[] | undefined {
    const there = this.#concordance.cite(number, this.newest, edition)?.to.map((one) => one.number);
    return there === undefined || (there.length === 1 && there[0] === number) ? undefined : there;
  }
}

/** A number, with what people write before it, and the example of the rule that the pages cite. */
const NUMBER = String.raw`(?:cr|rules?|section|§)?\s*(\d{1,3}(?:\.\d+\s?[a-z]{0,2})?)\.?(?:,? example \d+)?`;
const CITATION = new RegExp(String.raw`^\s*${NUMBER}\s*(?:@\s*(\S.*?))?\s*$`, 'i');
/** A number with a date behind it, in brackets or not; a day before a month is no chapter. */
const DATED = new RegExp(
  String.raw`^\s*(${NUMBER})(?:\s*\(([^()]+)\)|,?\s+(?:(?:as )?(?:of|on|in) )?(\d.*|[a-z].*\d))\s*$`,
  'i',
);

/**
 * A citation as people write it, and as the pages copy it: `606.9a`, `CR 606.9a (1 February 2008)`, `rule 606.9a@2008`.
 *
 * @returns the number, and what comes after the `@` or the date that stands behind it; undefined where it is no citation
 */
export function readCitation(text: string): { number: string; date: string | undefined } | undefined {
  const found = CITATION.exec(text);
  if (found !== null) return { number: asNumber(found[1] as string), date: found[2] };
  const [, , number, inBrackets, behind] = DATED.exec(text) ?? [];
  const date = (inBrackets ?? behind)?.trim();
  if (number === undefined || date === undefined || readDate(date) === undefined) return undefined;
  return readDate(text) === undefined ? { number: asNumber(number), date } : undefined;
}

function asNumber(written: string): string {
  return written.toLowerCase().replace(/\s/g, '');
}
