import type { Query as MiniQuery } from 'minisearch';
import { isTerm } from '../glossaryTerms.js';
import { holdsRun, searchWords, type Vocabulary } from './data.js';
import type { Loader, SearchFiles, Table } from './files.js';
import { stemOf } from './forms.js';
import type { Heads } from './heads.js';
import { SEARCH_DATA } from './names.js';
import { namesIn, numbersIn } from './packing.js';
import type { Query } from './query.js';
import { nearestWords } from './spelling.js';
import { synonymsOf } from './synonyms.js';

/** From this many letters on, the last word stands for all that begin so. */
const PREFIX = 3;

/** The word of a question that may go on, while somebody types: the last. */
export function unfinished(terms: readonly string[], phrase: string | undefined): string | undefined {
  const last = terms.at(-1) ?? '';
  return phrase === undefined && last.length >= PREFIX ? last : undefined;
}
/** Fewer rules than this with all the words are filled up with others. */
const FEW = 4;
/** Corrections of several words that are tried together. */
const MOST_CHOICES = 27;
/** How much a heading that fits weighs against words in the text, and the words of the question one after another. */
const HEADING = 3;
const PHRASE = 1.6;
/** How much words weigh of which two and two are together in a text. */
const PAIR = 0.4;
/** How much another form of a word weighs, and what a short name stands for. */
const FORM = 0.8;
/** How much a word weighs that people use for a word of the rules: all of it where fewer rules than this have the word itself. */
const SYNONYM = 0.5;
const RARE = 12;
/** How much it costs to lack words of the question. */
const COVERAGE = 2.5;
/** How much of what a question says a rule has to have. */
const ENOUGH = 0.3;
/** From this many telling words on, a rule that has most of them may come before one that has all. */
const MANY = 4;
/** How much the words of an entry of the glossary weigh. */
const TERM = 0.7;
/** Names longer than this are words of their own. */
const SHORT = 4;

/** Which rules fit a question, and how well. */
export class Ranking {
  readonly #names: readonly string[];
  readonly #load: Loader;
  readonly #files: SearchFiles;
  readonly #heads: Heads;
  readonly #numbers = new Map<string, number>();

  constructor({ numbers }: Table, load: Loader, files: SearchFiles, heads: Heads) {
    this.#names = numbers;
    this.#load = load;
    this.#files = files;
    this.#heads = heads;
    numbers.forEach((number, at) => {
      if (!this.#numbers.has(number)) this.#numbers.set(number, at);
    });
  }

  /**
   * Rules that fit, with how well, and whether any has all the words.
   *
   * @param some true where rules with some of the words follow those that have all of them, if these are few
   */
  async ranked(
    terms: readonly string[],
    { phrase, number, words }: Query,
    some: boolean,
  ): Promise<{ scores: Map<number, number>; all: boolean }> {
    const scores = new Map<number, number>();
    if (terms.length === 0) return { scores, all: true };
    const open = unfinished(terms, phrase);
    const named = phrase === undefined ? terms.map((term) => this.#namedBy(term)) : [];
    const alike = phrase === undefined ? terms.map(synonymsOf) : [];
    const { mini, formsOf } = await this.#files.indexOf([...terms, ...named.flat(), ...alike.flat()], open);
    const asked = (term: string, weight = 1): MiniQuery => ({
      combineWith: 'OR',
      queries: [
        { queries: [term], prefix: term === open, boost: weighed(weight) },
        ...(phrase === undefined ? formsOf(term) : []).map((form) => ({
          queries: [form],
          boost: weighed(FORM * weight),
        })),
      ],
    });
    const isRare = (term: string): boolean =>
      mini.search(
        { combineWith: 'OR', queries: [term, ...formsOf(term)] },
        { boost: { now: 1, under: 0, was: 0 }, fields: ['now'] },
      ).length < RARE;
    /** Which of the words each word of the index was asked for. */
    const termOf = new Map<string, number>();
    const queries = terms.map((term, at): MiniQuery => {
      const name = named[at] ?? [];
      const others = alike[at] ?? [];
      const weight = others.length === 0 || isRare(term) ? 1 : SYNONYM;
      for (const word of [term, ...name, ...others].flatMap((one) => [one, ...formsOf(one)]))
        if (!termOf.has(word)) termOf.set(word, at);
      return {
        combineWith: 'OR',
        queries: [
          asked(term),
          ...others.map((other) => asked(other, weight)),
          ...(name.length === 0
            ? []
            : [{ combineWith: 'AND' as const, queries: name.map((one) => asked(one)) }]),
        ],
      };
    });
    const results = mini
      .search({ combineWith: some ? 'OR' : 'AND', queries }, { boost: weighed(1) })
      .map(({ id, score, queryTerms }) => ({
        id: id as number,
        score,
        held: new Set(queryTerms.map((word) => termOf.get(word) ?? 0)),
      }));
    // A word that few rules have says more of what is meant than one that many have.
    const telling = terms.map((_, at) => {
      const count = results.filter(({ held }) => held.has(at)).length;
      return count === 0 ? 0 : Math.log(1 + this.#names.length / count);
    });
    const sum = telling.reduce((total, one) => total + one, 0);
    const whole = results.filter(({ held }) => held.size === terms.length);
    const kept = some && whole.length >= FEW && terms.length < MANY ? whole : results;
    const top = Math.max(...kept.map(({ score }) => score));
    const shares = kept.map(
      ({ held }) => [...held].reduce((total, at) => total + (telling[at] as number), 0) / sum,
    );
    // Of several words one that is common alone is nothing found, unless there is nothing better.
    const least = Math.min(ENOUGH, 0.7 * Math.max(...shares));
    for (const [at, { id, score }] of kept.entries()) {
      const share = shares[at] as number;
      if (share < least) continue;
      // An entry of the glossary mostly leads to the rule.
      const kind = isTerm(this.#names[id] ?? '') ? TERM ** Math.max(1, terms.length / 2) : 1;
      scores.set(id, kind * (score / top) * share ** COVERAGE);
    }
    if (phrase === undefined)
      for (const [id, score] of this.#heads.rank(terms, searchWords(words)))
        scores.set(id, (scores.get(id) ?? 0) * 0.5 + HEADING * score);
    const exact = number === undefined ? undefined : this.#numbers.get(number);
    if (exact !== undefined) scores.set(exact, 2 * HEADING);
    return { scores, all: whole.length > 0 };
  }

  /** The words of what a short name stands for: `edh` is Commander. */
  #namedBy(term: string): string[] {
    return term.length > SHORT ? [] : this.#heads.named(term);
  }

  /** Puts a known word in place of each that no rule has: of several that are near, the one that a heading has with the others. */
  async correct(terms: readonly string[]): Promise<string[]> {
    const [words, counts] = await this.#load<Vocabulary>(SEARCH_DATA.vocabulary);
    const holders = numbersIn(counts);
    const known = namesIn(words).map((word, at): [string, number] => [word, holders[at] ?? 0]);
    const all = new Set(known.map(([word]) => word));
    let choices: string[][] = [[]];
    for (const term of terms) {
      const near = all.has(term) || /\d/.test(term) ? [] : nearestWords(term, known);
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
   * Of the best rules those first in whose text the words follow one another as they were asked for: all of them, or two and two, with a
   * word between them perhaps.
   */
  async phraseFirst(
    scores: [number, number][],
    { words: asked, terms }: Query,
    looked: number,
  ): Promise<[number, number][]> {
    const run = searchWords(asked);
    if (run.length < 2) return scores;
    const stems = terms.map(stemOf);
    const top = await Promise.all(
      scores.slice(0, looked).map(async ([id, score]): Promise<[number, number]> => {
        const [, , , , words] = await this.#files.rule(id);
        const name = this.#names[id] ?? '';
        const text = isTerm(name) ? `${name}: ${words}` : words;
        const own = searchWords(text).map(stemOf);
        const pairs = stems.slice(1).filter((stem, at) => {
          const before = stems[at] as string;
          return own.some((word, i) => word === before && own.slice(i + 1, i + 4).includes(stem));
        }).length;
        return [id, score + (holdsRun(text, run) ? PHRASE : PAIR * (pairs / Math.max(1, stems.length - 1)))];
      }),
    );
    return [...top.sort(best), ...scores.slice(looked)];
  }
}

/** How much the words in force weigh, those of headings above, and former ones. */
const weighed = (by: number): Record<string, number> => ({ now: by, under: by, was: 0.1 * by });

/** The best first; of equal ones the first. */
export const best = ([a, x]: [number, number], [b, y]: [number, number]): number => y - x || a - b;
