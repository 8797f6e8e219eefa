import { editionMeant } from '../dates.js';
import { isTerm } from '../glossaryTerms.js';
import {
  folded,
  type NumberRun,
  plainWords,
  type SearchedEdition,
  type SearchIndex,
  searchWords,
  type Wording,
} from './data.js';
import { type Loader, SearchFiles, shownAs, type Table } from './files.js';
import { Heads } from './heads.js';
import { SEARCH_DATA } from './names.js';
import { type Query, readQuery } from './query.js';
import { best, Ranking, unfinished } from './ranking.js';
import { synonymsOf } from './synonyms.js';

/** A rule that was found. */
export interface Found {
  /** Permanent id. */
  id: string;
  /** The headings above it. */
  above: string;
  /** The wording that is shown, with the numbers that the rule had then. */
  text: string;
  numbers: NumberRun[];
  /** True where the rule has other words in the newest edition, or none. */
  former: boolean;
  /** Every number of the rule, the oldest first, and how many wordings it had. */
  runs: NumberRun[];
  wordings: number;
}

/** What was found: texts are loaded as they are shown. */
export interface Answer {
  query: Query;
  /** How many rules fit; of a phrase, how many may. */
  candidates: number;
  /** The words that were looked for in place of misspelt ones. */
  corrected?: string;
  /** True where no rule has all the words. */
  some: boolean;
  /** The words that were found, to be marked. */
  marked: string[];
  /** Editions that the words name, and whether they are more likely meant than rules: a name can be a heading too. */
  editions: SearchedEdition[];
  editionsFirst: boolean;
  /** The next rules, at most so many; fewer at the end. */
  next(most: number): Promise<Found[]>;
}

/** As many as a page shows at once. */
const LOOKED = 12;

/** What is known of all rules, ready to be asked. */
interface Known {
  table: Table;
  heads: Heads;
  ranking: Ranking;
}

/** The wordings of a book, searched. What is needed of the index is loaded for the words that are looked for. */
export class Search {
  readonly editions: readonly SearchedEdition[];
  readonly #load: Loader;
  readonly #files: SearchFiles;
  #known: Promise<Known> | undefined;
  readonly #names: Map<string, string>;
  readonly #looked: number;

  private constructor(index: SearchIndex, load: Loader, looked: number) {
    this.#looked = looked;
    this.editions = index.editions;
    this.#load = load;
    this.#files = new SearchFiles(index, load);
    this.#names = new Map(
      index.editions.flatMap(({ name, aliases }) => aliases.map((alias) => [alias.toLowerCase(), name])),
    );
  }

  /**
   * Opens the search of a book.
   *
   * @param looked in the texts of how many rules the words are looked for as they follow one another: each may have to be loaded
   */
  static async open(load: Loader, looked = LOOKED): Promise<Search> {
    const search = new Search(await load<SearchIndex>(SEARCH_DATA.index), load, looked);
    // It is loaded while somebody types. If that fails, whoever asks for it gets the error.
    search.#files.table().catch(() => {});
    return search;
  }

  #ready(): Promise<Known> {
    this.#known ??= this.#files.table().then((table) => {
      const heads = new Heads(table.heads);
      return { table, heads, ranking: new Ranking(table, this.#load, this.#files, heads) };
    });
    return this.#known;
  }

  /** The edition that a date or name means, as a place in the list. */
  editionOf(text: string): number | undefined {
    const name = editionMeant(
      text,
      this.editions.map((edition) => edition.name),
      this.#names,
    );
    const at = this.editions.findIndex((edition) => edition.name === name);
    return name === undefined || at < 0 ? undefined : at;
  }

  /**
   * Looks for a rule by number, heading, words or a phrase; for an edition by its date or name.
   *
   * @param asked as a person typed it
   * @param edition only what was in force in this one, as a place in the list
   */
  async find(asked: string, edition?: number): Promise<Answer> {
    const isEdition = (text: string): boolean => this.editionOf(text) !== undefined;
    // The words do not wait for the table, which may make some of them a date.
    const { terms: likely, phrase: whole } = readQuery(asked, isEdition);
    const meant = whole === undefined ? likely.flatMap(synonymsOf) : [];
    this.#files.entriesOf([...likely, ...meant], unfinished(likely, whole)).catch(() => {});
    const { table, heads, ranking } = await this.#ready();
    const { firsts, lasts } = table;
    const query = readQuery(asked, isEdition, (text) => heads.isHeading(text));
    const within = query.date === undefined ? edition : this.editionOf(query.date);
    const editions = this.#editionsFor(query);
    const { phrase, number } = query;
    let { terms } = query;
    let corrected: string | undefined;
    const open = phrase === undefined && number === undefined && editions.length === 0;
    let ranked = await ranking.ranked(terms, query, open);
    if (open && !ranked.all) {
      const better = await ranking.correct(terms);
      if (better.join(' ') !== terms.join(' ')) {
        terms = better;
        corrected = better.join(' ');
        ranked = await ranking.ranked(terms, mended(query, terms), open);
      }
    }
    const some = !ranked.all;
    const newest = this.editions.length - 1;
    const scores = [...ranked.scores]
      .filter(([id]) => within === undefined || ((firsts[id] ?? 0) <= within && within <= (lasts[id] ?? 0)))
      // What is in force today is more often wanted.
      .map(([id, score]): [number, number] => [id, lasts[id] === newest ? score * 1.3 : score])
      .sort(best);
    const ids = (
      phrase === undefined ? await ranking.phraseFirst(scores, { ...query, terms }, this.#looked) : scores
    ).map(([id]) => id);
    return {
      query,
      candidates: ids.length,
      some: some && ids.length > 0,
      marked: terms,
      editions,
      editionsFirst: ![...heads.rank(terms, searchWords(query.words)).values()].some(
        (score) => score >= 0.95,
      ),
      ...(corrected === undefined ? {} : { corrected }),
      next: this.#reader(ids, phrase, within),
    };
  }

  #editionsFor({ words }: Query): SearchedEdition[] {
    const asked = folded(words);
    if (asked.length < 2 || /^\d{1,3}(?:\.|$)/.test(asked)) return [];
    const exact = this.editionOf(words);
    if (exact !== undefined) return [this.editions[exact] as SearchedEdition];
    if (asked.length < 4) return [];
    return this.editions
      .filter(({ aliases }) => aliases.some((alias) => folded(alias).startsWith(asked)))
      .slice(0, 3);
  }

  /**
   * The editions in which a rule or an entry of the glossary has these words one after another, as places in the list.
   *
   * @param within only this edition
   */
  async editionsWith(phrase: string, within?: number): Promise<number[]> {
    const run = ` ${plainWords(phrase).join(' ')} `;
    const found = new Set<number>();
    /** Whether the answer for all of some editions is known: what is found of no other need not be read. */
    const known = (first: number, last: number): boolean => {
      if (within !== undefined) return within < first || last < within || found.has(within);
      for (let at = first; at <= last; at++) if (!found.has(at)) return false;
      return true;
    };
    const { mini } = await this.#files.indexOf(searchWords(phrase), undefined);
    const { firsts, lasts } = await this.#files.table();
    for (const { id } of mini.search(phrase, { combineWith: 'AND' })) {
      if (known(firsts[id] ?? 0, lasts[id] ?? this.editions.length - 1)) continue;
      for (const [text, numbers] of await this.#files.wordingsOf(id as number)) {
        if (numbers.every(([, first, last]) => known(first, last))) continue;
        const number = numbers.find(([own]) => isTerm(own))?.[0] ?? '';
        if (!` ${plainWords(`${number} ${text}`).join(' ')} `.includes(run)) continue;
        for (const [, first, last] of numbers) for (let at = first; at <= last; at++) found.add(at);
      }
    }
    return [...found].filter((at) => within === undefined || at === within).sort((a, b) => a - b);
  }

  /**
   * The first and the last wording that use a phrase.
   *
   * @returns undefined where none does
   */
  async firstAndLast(
    phrase: string,
  ): Promise<Record<'first' | 'last', { found: Found; edition: number }> | undefined> {
    const terms = searchWords(phrase);
    if (terms.length === 0) return undefined;
    const { mini } = await this.#files.indexOf(terms, undefined);
    const { firsts, lasts } = await this.#files.table();
    const ids = mini.search(terms.join(' '), { combineWith: 'AND' }).map(({ id }) => id as number);
    const end = async (side: 'first' | 'last'): Promise<{ found: Found; edition: number } | undefined> => {
      const sign = side === 'first' ? 1 : -1;
      const bound = (id: number): number => ((side === 'first' ? firsts[id] : lasts[id]) ?? 0) * sign;
      let best: { found: Found; edition: number } | undefined;
      for (const id of [...ids].sort((a, b) => bound(a) - bound(b))) {
        if (best !== undefined && bound(id) >= best.edition * sign) break;
        const rule = await this.#files.rule(id);
        for (const wording of await this.#files.wordingsOf(id)) {
          if (!folded(wording[0]).includes(folded(phrase))) continue;
          const edition = Math.min(...wording[1].map((run) => (side === 'first' ? run[1] : -run[2]))) * sign;
          if (best === undefined || edition * sign < best.edition * sign)
            best = { edition, found: shownAs(rule, wording, this.editions.length - 1) };
        }
      }
      return best;
    };
    const [first, last] = await Promise.all([end('first'), end('last')]);
    return first && last ? { first, last } : undefined;
  }

  /** Reads rules in an order, leaving out those that do not hold what was looked for. */
  #reader(ids: readonly number[], phrase: string | undefined, within: number | undefined) {
    let at = 0;
    const fits = ([text]: Wording): boolean => folded(text).includes(phrase ?? '');
    const inForce = ([, numbers]: Wording): boolean =>
      within === undefined || numbers.some(([, first, last]) => first <= within && within <= last);
    const newest = this.editions.length - 1;
    const foundIn = async (id: number): Promise<Found | undefined> => {
      const rule = await this.#files.rule(id);
      const [, , , , text, numbers] = rule;
      const last: Wording = [text, numbers];
      // Former wordings are loaded only where the last one does not answer.
      if (phrase === undefined && (within === undefined || inForce(last))) return shownAs(rule, last, newest);
      const all = (await this.#files.wordingsOf(id)).filter(inForce);
      const shown = phrase === undefined ? all[0] : all.find(fits);
      return shown && shownAs(rule, shown, newest);
    };
    return async (most: number): Promise<Found[]> => {
      const found: Found[] = [];
      while (found.length < most && at < ids.length) {
        // A few at a time, so that their files are loaded together.
        const some = await Promise.all(ids.slice(at, at + most).map(foundIn));
        for (const one of some) {
          if (found.length === most) break;
          at++;
          if (one) found.push(one);
        }
      }
      return found;
    };
  }

  /**
   * A rule by its id.
   *
   * @param lineage its permanent id
   * @param number its last number
   * @param within shown as it was in this edition, a place in the list; as it was last when absent
   * @returns undefined where there is none, or not then
   */
  async rule(lineage: string, number: string, within?: number): Promise<Found | undefined> {
    const at = await this.#files.placeOf(lineage, number);
    return at === undefined ? undefined : (await this.#reader([at], undefined, within)(1))[0];
  }

  /** All wordings of a rule that was found, the newest first. */
  async wordingsOf({ id, runs, wordings, text, numbers, former }: Found): Promise<Wording[]> {
    if (wordings === 1 && !former) return [[text, numbers]];
    return this.wordings(id, runs.at(-1)?.[0] ?? '');
  }

  /**
   * All wordings of a rule, the newest first.
   *
   * @param lineage its permanent id
   * @param number its last number
   */
  async wordings(lineage: string, number: string): Promise<Wording[]> {
    const at = await this.#files.placeOf(lineage, number);
    return at === undefined ? [] : this.#files.wordingsOf(at);
  }
}

/** A question with words in place of misspelt ones. */
const mended = (query: Query, terms: string[]): Query => ({ ...query, terms, words: terms.join(' ') });
