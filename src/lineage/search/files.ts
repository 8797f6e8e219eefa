import MiniSearch, { type AsPlainObject } from 'minisearch';
import {
  type FormerFile,
  type FoundRule,
  type Head,
  type RuleFile,
  SEARCH_OPTIONS,
  type SearchIndex,
  type SearchTable,
  type WordFile,
  type Wording,
} from './data.js';
import { irregularForms, stemOf } from './forms.js';
import { SEARCH_DATA } from './names.js';
import { namesIn, numbersIn, readPostings } from './packing.js';
import type { Found } from './search.js';

/** Loads data of the book by name. */
export type Loader = <T>(name: string) => Promise<T>;

/** What is known of all rules, see {@link SearchTable}. */
export interface Table {
  numbers: readonly string[];
  heads: readonly Head[];
  firsts: readonly number[];
  lasts: readonly number[];
  lengths: readonly number[];
}

/** The files of a search: of them only those are loaded that a question needs. */
export class SearchFiles {
  readonly #index: SearchIndex;
  readonly #load: Loader;
  #table: Promise<Table> | undefined;

  constructor(index: SearchIndex, load: Loader) {
    this.#index = index;
    this.#load = load;
  }

  /** What is known of all rules. */
  table(): Promise<Table> {
    this.#table ??= this.#load<SearchTable>(SEARCH_DATA.table).then(
      ({ numbers, heads, firsts, lasts, lengths }) => {
        const names = namesIn(numbers);
        return {
          numbers: names,
          heads: heads.map(([words, rule, ...to]) => [words || (names[rule] ?? ''), rule, ...to]),
          firsts: numbersIn(firsts),
          lasts: numbersIn(lasts),
          lengths: numbersIn(lengths),
        };
      },
    );
    return this.#table;
  }

  /** A rule by its place in the list. */
  async rule(id: number): Promise<FoundRule> {
    const { rules } = this.#index;
    const file = rules.findLastIndex((first) => first <= id);
    return (await this.#load<RuleFile>(SEARCH_DATA.rules(file)))[id - (rules[file] as number)] as FoundRule;
  }

  /** The place of a rule, by its permanent id and its last number. */
  async placeOf(lineage: string, number: string): Promise<number | undefined> {
    const { numbers } = await this.table();
    for (let at = numbers.indexOf(number); at >= 0; at = numbers.indexOf(number, at + 1))
      if ((await this.rule(at))[0] === lineage) return at;
    return undefined;
  }

  /** All wordings of a rule, the newest first. */
  async wordingsOf(id: number): Promise<Wording[]> {
    const { former } = this.#index;
    const file = former.findLastIndex((first) => first <= id);
    const [[, , , , text, numbers], older] = await Promise.all([
      this.rule(id),
      this.#load<FormerFile>(SEARCH_DATA.former(file)),
    ]);
    return [[text, numbers], ...(older[id - (former[file] as number)] ?? [])];
  }

  /** The entries of words in all their forms, and of those that begin as the last one. */
  async entriesOf(words: readonly string[], prefix: string | undefined): Promise<WordFile> {
    const files = new Set<number>();
    const take = (from: string, to: string): void => {
      for (let file = this.#fileOf(from); file <= this.#fileOf(to); file++) files.add(file);
    };
    const stems = new Set<string>();
    for (const word of words) {
      const stem = stemOf(word);
      stems.add(stem);
      take(word, word === prefix ? `${word}\uffff` : word);
      for (const ending of ['', 'e', 'ed', 'ing']) take(stem + ending, stem + ending);
      for (const form of irregularForms(word)) take(form, form);
    }
    const wanted = (word: string): boolean =>
      stems.has(stemOf(word)) || (prefix !== undefined && word.startsWith(prefix));
    const loaded = await Promise.all([...files].map((file) => this.#load<WordFile>(SEARCH_DATA.words(file))));
    return loaded.flat().filter(([word]) => wanted(word));
  }

  /** An index of the words that are looked for, in all their forms, and of those that begin as the last one. */
  async indexOf(
    words: readonly string[],
    prefix: string | undefined,
  ): Promise<{ mini: MiniSearch; formsOf(word: string): string[] }> {
    const [entries, { lengths }] = await Promise.all([this.entriesOf(words, prefix), this.table()]);
    const count = lengths.length;
    const index = entries.map(([word, ...fields]): [string, Record<string, Record<string, number>>] => [
      word,
      Object.fromEntries(fields.flatMap((list, field) => (list === '' ? [] : [[field, readPostings(list)]]))),
    ]);
    // Only rules with one of the words are listed.
    const held = [...new Set(index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)))];
    const plain: AsPlainObject = {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(held.map((id) => [id, Number(id)])),
      fieldIds: { now: 0, was: 1, under: 2 },
      fieldLength: Object.fromEntries(held.map((id) => [id, [lengths[Number(id)] ?? 0, 60, 4]])),
      averageFieldLength: [lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count), 60, 4],
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    };
    const formsOf = (word: string): string[] => {
      const stem = stemOf(word);
      return entries.flatMap(([other]) => (other !== word && stemOf(other) === stem ? [other] : []));
    };
    return { mini: MiniSearch.loadJS(plain, SEARCH_OPTIONS), formsOf };
  }

  #fileOf(word: string): number {
    return Math.max(
      0,
      this.#index.words.findLastIndex((first) => first <= word),
    );
  }
}

/** A rule with the wording that is shown of it. */
export function shownAs(
  [id, above, wordings, runs]: FoundRule,
  [text, numbers]: Wording,
  newest: number,
): Found {
  const former = Math.max(...numbers.map((run) => run[2])) !== newest;
  return { id, above, text, numbers, former, runs, wordings };
}
