import { parseNumber } from '../../../tree/numbers.js';
import type { Concordance } from '../../concordance.js';
import type { EditionUnits } from '../../step.js';
import { type NameRow, type Posting, pack, type RuleWordsData } from './data.js';
import { hashOf, pairHashes, windowHashes, winnowed, wordKeys } from './keys.js';

/** Postings by lineage, by hash. */
export type Lists = Map<number, Map<number, Posting>>;

/** What {@link WordsMaker} has gathered, before it is packed. */
export interface Gathered {
  stems: Lists;
  pairs: Lists;
  windows: Lists;
  names: NameRow[];
}

/** The number of the rule that an entry of the glossary points to, where it points to one alone. */
const SEE = /\bSee (?:also )?(?:rules?|section) (\d{3,4}(?:\.\d+[a-z]{0,2})?)/gi;

/** Gathers the words of editions that are added one after another, the oldest first. */
export class WordsMaker {
  readonly #concordance: Concordance;
  readonly #stems: Lists = new Map();
  readonly #pairs: Lists = new Map();
  readonly #windows: Lists = new Map();
  readonly #names = new Map<string, NameRow>();
  /** Wordings that were taken apart before, by lineage and text. */
  readonly #known = new Map<string, { stems: Set<number>; pairs: Set<number>; windows: Set<number> }>();

  /** @param concordance that has every edition which is added */
  constructor(concordance: Concordance) {
    this.#concordance = concordance;
  }

  /**
   * @param edition name, which the concordance has
   * @param units its rules, headings and glossary
   */
  add(edition: string, units: EditionUnits): void {
    const at = this.#concordance.editionIndex(edition);
    if (at === undefined) return;
    const lineage = (number: string): number | undefined => {
      const id = this.#concordance.lineageOf(number, edition);
      return id === undefined ? undefined : this.#concordance.indexOf(id);
    };
    for (const [number, wording] of [...units.rules, ...units.sections, ...units.chapters]) {
      const place = lineage(number);
      if (place === undefined) continue;
      const text = wording.split('\nExample:')[0] as string;
      this.#take(place, text, at);
      if (isHeading(text)) this.#name(text, 'heading', place, at);
    }
    for (const [term, wording] of units.terms) {
      const seen = [...wording.matchAll(SEE)];
      const [first] = seen;
      const place = seen.length === 1 && first ? lineage(first[1] as string) : undefined;
      if (place === undefined) continue;
      this.#name(term, 'term', place, at);
      this.#take(place, `${term}. ${wording.slice(0, first?.index)}`, at, false);
    }
  }

  /** Everything gathered, with intervals of editions. */
  gathered(): Gathered {
    return {
      stems: this.#stems,
      pairs: this.#pairs,
      windows: this.#windows,
      names: [...this.#names.values()],
    };
  }

  /** Everything gathered as plain data to be stored. */
  data(): RuleWordsData {
    const { data, editions } = this.#concordance;
    const span = (lineage: number): readonly [number, number] => this.#concordance.span(lineage);
    const lists = (from: Lists): Map<number, Posting[]> =>
      new Map([...from].map(([hash, postings]) => [hash, [...postings.values()]]));
    return {
      version: 1,
      editions: [editions.at(-1) as string, editions.length],
      lineages: data.lineages.length,
      names: [...this.#names.values()],
      stems: pack(lists(this.#stems), span),
      // Which edition has a pair is not asked: without it they take a third of the room.
      pairs: pack(lists(this.#pairs), span, true),
      windows: pack(lists(this.#windows), span),
    };
  }

  #take(lineage: number, text: string, edition: number, whole = true): void {
    const name = `${lineage} ${text}`;
    let known = this.#known.get(name);
    if (!known) {
      const keys = wordKeys(text).map(({ key }) => key);
      known = {
        stems: new Set(keys.map(hashOf)),
        pairs: pairHashes(keys),
        windows: whole ? winnowed(windowHashes(keys)) : new Set(),
      };
      this.#known.set(name, known);
    }
    for (const hash of known.stems) enter(this.#stems, hash, lineage, edition);
    for (const hash of known.pairs) enter(this.#pairs, hash, lineage, edition);
    for (const hash of known.windows) enter(this.#windows, hash, lineage, edition);
  }

  #name(name: string, kind: NameRow[1], lineage: number, edition: number): void {
    const key = `${lineage} ${name.toLowerCase()}`;
    const row = this.#names.get(key);
    if (row) row[4] = edition;
    else this.#names.set(key, [name, kind, lineage, edition, edition]);
  }
}

function enter(lists: Lists, hash: number, lineage: number, edition: number): void {
  let list = lists.get(hash);
  if (!list) {
    list = new Map();
    lists.set(hash, list);
  }
  const posting = list.get(lineage);
  if (posting) posting.to = edition;
  else list.set(lineage, { lineage, from: edition, to: edition });
}

/** Whether the words of a rule are a heading: a few words without a mark at their end. */
export function isHeading(text: string): boolean {
  return text.length <= 60 && !/[.;:?”"]$/.test(text) && parseNumber(text) === undefined;
}
