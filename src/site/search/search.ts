import MiniSearch, { type AsPlainObject } from 'minisearch';
import { editionMeant } from '../../lineage/dates.js';
import {
  type FormerFile,
  type FoundRule,
  folded,
  type NumberRun,
  type RuleFile,
  readPostings,
  SEARCH_DATA,
  SEARCH_OPTIONS,
  type SearchedEdition,
  type SearchIndex,
  searchWords,
  type WordFile,
  type Wording,
} from './data.js';
import { Heads } from './heads.js';
import { type Query, readQuery } from './query.js';
import { nearestWords } from './spelling.js';

/** A rule that was found. */
export interface Found {
  /** Permanent id. */
  id: string;
  /** The headings above it. */
  above: string;
  /** The wording that is shown, with the numbers that the rule bore then. */
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

/** Loads data of the book by name. */
export type Loader = <T>(name: string) => Promise<T>;

/** From this many letters on, the last word stands for all that begin so. */
const PREFIX = 3;
/** Fewer rules than this with all the words are filled up with others. */
const FEW = 4;
/** Corrections of several words that are tried together. */
const MOST_CHOICES = 27;
/** How much a heading that fits weighs against words in the text. */
const HEADING = 3;

/** The wordings of a book, searched. What is needed of the index is loaded for the words that are looked for. */
export class Search {
  readonly editions: readonly SearchedEdition[];
  readonly #load: Loader;
  readonly #index: SearchIndex;
  readonly #firsts: number[];
  readonly #lasts: number[];
  readonly #lengths: number[];
  readonly #heads: Heads;
  readonly #names: Map<string, string>;
  readonly #numbers = new Map<string, number>();

  private constructor(index: SearchIndex, load: Loader) {
    const read = (list: string): number[] =>
      list === '' ? [] : list.split(' ').map((n) => Number.parseInt(n, 36));
    this.#load = load;
    this.#index = index;
    this.editions = index.editions;
    this.#firsts = read(index.firsts);
    this.#lasts = read(index.lasts);
    this.#lengths = read(index.lengths);
    this.#heads = new Heads(index.heads);
    this.#names = new Map(
      index.editions.flatMap(({ name, aliases }) => aliases.map((alias) => [alias.toLowerCase(), name])),
    );
    index.numbers.forEach((number, at) => {
      if (!this.#numbers.has(number)) this.#numbers.set(number, at);
    });
  }

  /** Opens the search of a book. */
  static async open(load: Loader): Promise<Search> {
    return new Search(await load<SearchIndex>(SEARCH_DATA.index), load);
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
    const query = readQuery(asked, (text) => this.editionOf(text) !== undefined);
    const within = query.date === undefined ? edition : this.editionOf(query.date);
    const editions = this.#editionsFor(query);
    const { phrase, number } = query;
    let { terms } = query;
    let corrected: string | undefined;
    let some = false;
    let ranked = await this.#ranked(terms, query, 'AND');
    if (phrase === undefined && number === undefined && editions.length === 0) {
      if (ranked.size === 0) {
        const better = await this.#correct(terms);
        if (better.join(' ') !== terms.join(' ')) {
          terms = better;
          corrected = better.join(' ');
          ranked = await this.#ranked(terms, { ...query, terms }, 'AND');
        }
      }
      // Where few rules have all the words, those that have most of them follow.
      if (ranked.size < FEW && terms.length > 1) {
        some = ranked.size === 0;
        for (const [id, score] of await this.#ranked(terms, { ...query, terms }, 'OR'))
          if (!ranked.has(id)) ranked.set(id, score * 0.2);
      }
    }
    const newest = this.editions.length - 1;
    const ids = [...ranked]
      .filter(
        ([id]) =>
          within === undefined || ((this.#firsts[id] ?? 0) <= within && within <= (this.#lasts[id] ?? 0)),
      )
      // What is in force today is more often wanted.
      .map(([id, score]): [number, number] => [id, this.#lasts[id] === newest ? score * 1.3 : score])
      .sort(([a, x], [b, y]) => y - x || a - b)
      .map(([id]) => id);
    return {
      query,
      candidates: ids.length,
      some: some && ids.length > 0,
      marked: terms,
      editions,
      editionsFirst: ![...this.#heads.rank(terms).values()].some((score) => score >= 0.95),
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

  /** Rules that fit, with how well. */
  async #ranked(
    terms: readonly string[],
    { phrase, number }: Query,
    how: 'AND' | 'OR',
  ): Promise<Map<number, number>> {
    const found = new Map<number, number>();
    if (terms.length === 0) return found;
    const open = phrase === undefined && (terms.at(-1) ?? '').length >= PREFIX ? terms.at(-1) : undefined;
    const mini = await this.#indexOf(terms, open);
    const results = mini.search(terms.join(' '), {
      combineWith: how,
      prefix: (_, at, all) => open !== undefined && at === all.length - 1,
      boost: { now: 1, under: 0.8, was: 0.25 },
    });
    const best = results[0]?.score ?? 1;
    for (const { id, score, queryTerms } of results) {
      // Of several words one that is common alone is nothing found.
      if (how === 'OR' && queryTerms.length * 2 < terms.length) continue;
      found.set(id as number, (score / best) * (how === 'OR' ? queryTerms.length / terms.length : 1));
    }
    if (phrase === undefined)
      for (const [id, score] of this.#heads.rank(terms))
        found.set(id, (found.get(id) ?? 0) * 0.5 + HEADING * score);
    const exact = number === undefined ? undefined : this.#numbers.get(number);
    if (exact !== undefined) found.set(exact, 2 * HEADING);
    return found;
  }

  /** Puts a known word in place of each that no rule has: of several that are near, the one that a heading has with the others. */
  async #correct(terms: readonly string[]): Promise<string[]> {
    const known = await this.#load<[string, number][]>(SEARCH_DATA.vocabulary);
    const words = new Set(known.map(([word]) => word));
    let choices: string[][] = [[]];
    for (const term of terms) {
      const near = words.has(term) || /\d/.test(term) ? [] : nearestWords(term, known);
      choices = choices.flatMap((chosen) =>
        (near.length > 0 ? near : [term]).map((word) => [...chosen, word]),
      );
    }
    const fitness = (chosen: string[]): number => Math.max(0, ...this.#heads.rank(chosen).values());
    return choices
      .slice(0, MOST_CHOICES)
      .map((chosen) => ({ chosen, score: fitness(chosen) }))
      .reduce((best, one) => (one.score > best.score ? one : best)).chosen;
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
    const mini = await this.#indexOf(terms, undefined);
    const ids = mini.search(terms.join(' '), { combineWith: 'AND' }).map(({ id }) => id as number);
    const end = async (side: 'first' | 'last'): Promise<{ found: Found; edition: number } | undefined> => {
      const sign = side === 'first' ? 1 : -1;
      const bound = (id: number): number =>
        ((side === 'first' ? this.#firsts[id] : this.#lasts[id]) ?? 0) * sign;
      let best: { found: Found; edition: number } | undefined;
      for (const id of [...ids].sort((a, b) => bound(a) - bound(b))) {
        if (best !== undefined && bound(id) >= best.edition * sign) break;
        const rule = await this.#rule(id);
        for (const wording of await this.#wordingsOf(id)) {
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
      const rule = await this.#rule(id);
      const [, , , , text, numbers] = rule;
      const last: Wording = [text, numbers];
      // Former wordings are loaded only where the last one does not answer.
      if (phrase === undefined && (within === undefined || inForce(last))) return shownAs(rule, last, newest);
      const all = (await this.#wordingsOf(id)).filter(inForce);
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

  async #rule(id: number): Promise<FoundRule> {
    const { rules } = this.#index;
    const file = rules.findLastIndex((first) => first <= id);
    return (await this.#load<RuleFile>(SEARCH_DATA.rules(file)))[id - (rules[file] as number)] as FoundRule;
  }

  /**
   * All wordings of a rule, the newest first.
   *
   * @param lineage its permanent id
   * @param number its last number
   */
  async wordings(lineage: string, number: string): Promise<Wording[]> {
    for (const [at, own] of this.#index.numbers.entries())
      if (own === number && (await this.#rule(at))[0] === lineage) return this.#wordingsOf(at);
    return [];
  }

  async #wordingsOf(id: number): Promise<Wording[]> {
    const { former } = this.#index;
    const file = former.findLastIndex((first) => first <= id);
    const [[, , , , text, numbers], older] = await Promise.all([
      this.#rule(id),
      this.#load<FormerFile>(SEARCH_DATA.former(file)),
    ]);
    return [[text, numbers], ...(older[id - (former[file] as number)] ?? [])];
  }

  /** An index of the words that are looked for, and of those that begin as the last one. */
  async #indexOf(words: readonly string[], prefix: string | undefined): Promise<MiniSearch> {
    const files = new Set<number>();
    for (const word of words) {
      const last = this.#fileOf(word === prefix ? `${word}\uffff` : word);
      for (let file = this.#fileOf(word); file <= last; file++) files.add(file);
    }
    const wanted = (word: string): boolean =>
      words.some((one) => word === one || (one === prefix && word.startsWith(one)));
    const loaded = await Promise.all([...files].map((file) => this.#load<WordFile>(SEARCH_DATA.words(file))));
    const count = this.#lengths.length;
    const plain: AsPlainObject = {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(this.#lengths.map((_, id) => [id, id])),
      fieldIds: { now: 0, was: 1, under: 2 },
      fieldLength: Object.fromEntries(this.#lengths.map((length, id) => [id, [length, 60, 4]])),
      averageFieldLength: [
        this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count),
        60,
        4,
      ],
      storedFields: {},
      dirtCount: 0,
      index: loaded
        .flat()
        .filter(([word]) => wanted(word))
        .map(([word, ...fields]) => [
          word,
          Object.fromEntries(
            fields.flatMap((list, field) => (list === '' ? [] : [[field, readPostings(list)]])),
          ),
        ]),
      serializationVersion: 2,
    };
    return MiniSearch.loadJS(plain, SEARCH_OPTIONS);
  }

  #fileOf(word: string): number {
    return Math.max(
      0,
      this.#index.words.findLastIndex((first) => first <= word),
    );
  }
}

function shownAs([id, above, wordings, runs]: FoundRule, [text, numbers]: Wording, newest: number): Found {
  const former = Math.max(...numbers.map((run) => run[2])) !== newest;
  return { id, above, text, numbers, former, runs, wordings };
}
