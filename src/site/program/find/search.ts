import MiniSearch, { type AsPlainObject } from 'minisearch';
import { lifeAddress } from '../../address.js';
import {
  folded,
  type Holder,
  readPostings,
  SEARCH_DATA,
  SEARCH_OPTIONS,
  type SearchedEdition,
  type SearchIndex,
  searchWords,
  type WordFile,
  type WordingFile,
} from '../../data/search.js';
import { inBook, load } from '../store.js';

/** A wording that was found. */
export interface Found {
  text: string;
  holders: Holder[];
}

/** What is looked for. */
export interface Question {
  /** Words; in quotation marks, words that stand together. */
  words: string;
  /** Only wordings that were in force in this edition, as a place in the list. */
  edition?: number;
}

/** From this many letters on, the last word stands for all that begin so. */
const PREFIX = 3;

/** What was found: texts are loaded as they are shown. */
export interface Answer {
  /** How many wordings hold all the words; of a phrase, how many may hold it. */
  candidates: number;
  /** True where words had to be taken for others that are nearly the same. */
  approximate: boolean;
  /** The words that were found in wordings, to be marked. */
  marked: string[];
  /** The next wordings, at most so many; fewer at the end. */
  next(most: number): Promise<Found[]>;
}

/** The wordings of a book, searched. What is needed of the index is loaded for the words that are looked for. */
export class Search {
  readonly editions: readonly SearchedEdition[];
  readonly #index: SearchIndex;
  readonly #spans: Int32Array;
  readonly #lengths: number[];

  private constructor(index: SearchIndex) {
    this.#index = index;
    this.editions = index.editions;
    this.#lengths = index.lengths === '' ? [] : index.lengths.split(' ').map((n) => Number.parseInt(n, 36));
    const lasts = index.lasts === '' ? [] : index.lasts.split(' ');
    const firsts = index.begins.flatMap((count, edition) => new Array<number>(count).fill(edition));
    this.#spans = Int32Array.from(
      firsts.flatMap((first, at) => [first, first + Number.parseInt(lasts[at] ?? '0', 36)]),
    );
  }

  /** Opens the search of the book that the page lies in. */
  static async open(): Promise<Search> {
    return new Search(await load<SearchIndex>(SEARCH_DATA.index));
  }

  /** The first and the last edition of a wording, as places in the list. */
  span(wording: number): [number, number] {
    return [this.#spans[2 * wording] ?? 0, this.#spans[2 * wording + 1] ?? 0];
  }

  /** Looks for words, or for a phrase. */
  async find({ words, edition }: Question): Promise<Answer> {
    const phrase = phraseIn(words);
    const wanted = searchWords(words);
    const none: Answer = { candidates: 0, approximate: false, marked: [], next: async () => [] };
    if (wanted.length === 0) return none;
    const open = phrase === undefined ? (wanted.at(-1) ?? '') : '';
    const prefix = open.length >= PREFIX;
    const mini = await this.#searchFor(wanted, prefix ? open : undefined, false);
    const holds = (id: number): boolean => {
      const [first, last] = this.span(id);
      return edition === undefined || (first <= edition && edition <= last);
    };
    const ask = (index: MiniSearch, fuzzy: number | false) =>
      index.search(wanted.join(' '), {
        combineWith: 'AND',
        prefix: (_, at, terms) => prefix && at === terms.length - 1,
        fuzzy,
        filter: ({ id }) => holds(id as number),
        // Of two that fit alike, what holds today is more often wanted.
        boostDocument: (id) => (this.span(id as number)[1] === this.editions.length - 1 ? 1.3 : 1),
      });
    let results = ask(mini, false);
    const approximate = results.length === 0 && phrase === undefined && !/\d/.test(words);
    if (approximate) results = ask(await this.#searchFor(wanted, undefined, true), 0.3);
    const ids = results.map(({ id }) => id as number);
    const marked = [...new Set(results.slice(0, 50).flatMap(({ terms }) => terms))];
    return {
      candidates: ids.length,
      approximate: approximate && ids.length > 0,
      marked,
      next: this.#reader(ids, phrase),
    };
  }

  /**
   * The first and the last wording that use a phrase.
   *
   * @returns undefined where none does
   */
  async firstAndLast(
    phrase: string,
  ): Promise<{ first: Found; last: Found; firstAt: number; lastAt: number } | undefined> {
    const wanted = searchWords(phrase);
    if (wanted.length === 0) return undefined;
    const mini = await this.#searchFor(wanted, undefined, false);
    const ids = mini.search(wanted.join(' '), { combineWith: 'AND' }).map(({ id }) => id as number);
    const early = [...ids].sort((a, b) => this.span(a)[0] - this.span(b)[0]);
    const [first] = await this.#reader(early, folded(phrase))(1);
    if (first === undefined) return undefined;
    const late = [...ids].sort((a, b) => this.span(b)[1] - this.span(a)[1]);
    const [last] = (await this.#reader(late, folded(phrase))(1)) as [Found];
    return {
      first,
      last,
      firstAt: Math.min(...first.holders.map((holder) => holder[2])),
      lastAt: Math.max(...last.holders.map((holder) => holder[3])),
    };
  }

  /** Reads wordings in an order, leaving out those without the phrase. */
  #reader(ids: readonly number[], phrase: string | undefined): (most: number) => Promise<Found[]> {
    let at = 0;
    return async (most) => {
      const found: Found[] = [];
      while (found.length < most && at < ids.length) {
        // A few at a time, so that their files are loaded together.
        const some = ids.slice(at, at + most);
        const read = await Promise.all(some.map((id) => this.#wording(id)));
        for (const wording of read) {
          if (found.length === most) break;
          at++;
          if (phrase === undefined || folded(wording.text).includes(phrase)) found.push(wording);
        }
      }
      return found;
    };
  }

  async #wording(id: number): Promise<Found> {
    const { wordings } = this.#index;
    const file = wordings.findLastIndex((first) => first <= id);
    const texts = await load<WordingFile>(SEARCH_DATA.wordings(file));
    const [text, holders] = texts[id - (wordings[file] ?? 0)] as WordingFile[number];
    return { text, holders };
  }

  /**
   * An index of the words that are looked for, and of those that begin as the last one.
   *
   * @param near also of all words that begin with the same letter, for those that are written a little otherwise
   */
  async #searchFor(words: readonly string[], prefix: string | undefined, near: boolean): Promise<MiniSearch> {
    const files = new Set<number>();
    for (const word of words) {
      const begins = near ? (word[0] as string) : word;
      const all = near || word === prefix;
      const last = all ? this.#fileOf(`${begins}\uffff`) : this.#fileOf(begins);
      for (let file = this.#fileOf(begins); file <= last; file++) files.add(file);
    }
    const wanted = (word: string): boolean =>
      words.some(
        (one) =>
          word === one ||
          (one === prefix && word.startsWith(one)) ||
          (near && word[0] === one[0] && Math.abs(word.length - one.length) < 3),
      );
    const loaded = await Promise.all([...files].map((file) => load<WordFile>(SEARCH_DATA.words(file))));
    const count = this.#lengths.length;
    const plain: AsPlainObject = {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(this.#lengths.map((_, id) => [id, id])),
      fieldIds: { text: 0 },
      fieldLength: Object.fromEntries(this.#lengths.map((length, id) => [id, [length]])),
      averageFieldLength: [this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count)],
      storedFields: {},
      dirtCount: 0,
      index: loaded
        .flat()
        .filter(([word]) => wanted(word))
        .map(([word, postings]) => [word, { 0: readPostings(postings) }]),
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

/** What stands between quotation marks; undefined where nothing does. */
export function phraseIn(words: string): string | undefined {
  const found = /^\s*["\u201c\u201d](.+?)["\u201c\u201d]?\s*$/.exec(words);
  return found === null ? undefined : folded(found[1] as string);
}

/** The address of whoever had a wording. */
export function placeOf([place]: Holder): string {
  return inBook(place.includes('/') ? place : lifeAddress(place));
}
