import { listIn } from '../../../tree/maps.js';
import { withoutLetter } from '../../../tree/numbers.js';
import { type Concordance, numberAt } from '../../concordance.js';
import type { NameRow, Posting, RuleWordsData } from './data.js';
import { unpack } from './data.js';
import { hashOf, wordKeys } from './keys.js';

/** A name of a rule or section: its heading, or a headword of the glossary. */
interface RuleName {
  name: string;
  kind: NameRow[1];
  lineage: number;
  from: number;
  to: number;
}

/** What {@link RuleWords} are made of: lists under hashes, and names, by places in a concordance. */
export interface WordParts {
  stems: ReadonlyMap<number, readonly Posting[]>;
  pairs: ReadonlyMap<number, readonly Posting[]>;
  windows: ReadonlyMap<number, readonly Posting[]>;
  names: readonly NameRow[];
}

/** The words of every rule in every edition, as hashes; lineages and editions are places in a concordance. */
export class RuleWords {
  readonly concordance: Concordance;
  readonly parts: WordParts;
  readonly #numbers = new Map<number, (string | undefined)[]>();
  readonly #bearers = new Map<string, readonly Posting[]>();
  /** Names by their stems in a row. */
  readonly #names = new Map<string, RuleName[]>();
  readonly #headings = new Map<number, RuleName[]>();
  /** How many different stems each lineage has. */
  readonly sizes: Float64Array;
  readonly averageSize: number;
  /** The rule that each subrule belongs to, and the section of each rule, where they were last. */
  readonly parents: Int32Array;
  readonly children: readonly (readonly number[])[];
  /** Words of the longest name. */
  readonly longestName: number;

  /** @param concordance that the places in the parts belong to */
  constructor(concordance: Concordance, parts: WordParts) {
    this.concordance = concordance;
    this.parts = parts;
    const count = concordance.data.lineages.length;
    this.sizes = new Float64Array(count);
    for (const list of parts.stems.values())
      for (const { lineage } of list) this.sizes[lineage] = (this.sizes[lineage] ?? 0) + 1;
    const sized = this.sizes.filter((size) => size > 0);
    this.averageSize = sized.reduce((sum, size) => sum + size, 0) / Math.max(1, sized.length);
    let longest = 0;
    for (const [name, kind, lineage, from, to] of parts.names) {
      const keys = wordKeys(name).map(({ key }) => key);
      const row = { name, kind, lineage, from, to };
      listIn(this.#names, keys.join(' ')).push(row);
      if (kind === 'heading') listIn(this.#headings, lineage).push(row);
      longest = Math.max(longest, keys.length);
    }
    this.longestName = longest;
    this.parents = new Int32Array(count).fill(-1);
    const children: number[][] = Array.from({ length: count }, () => []);
    for (let lineage = 0; lineage < count; lineage++) {
      const [number, , last] = concordance.data.lineages[lineage]?.[1].at(-1) ?? ['', 0, 0];
      const edition = concordance.editions[last] as string;
      const stem = withoutLetter(number);
      const above = stem !== number ? stem : number.includes('.') ? (number.split('.')[0] as string) : '';
      const id = above === '' ? undefined : concordance.lineageOf(above, edition);
      const parent = id === undefined ? -1 : (concordance.indexOf(id) ?? -1);
      this.parents[lineage] = parent;
      children[parent]?.push(lineage);
    }
    this.children = children;
  }

  /** For each lineage the number that it has in an edition. */
  numbersIn(edition: number): readonly (string | undefined)[] {
    let numbers = this.#numbers.get(edition);
    if (!numbers) {
      numbers = this.concordance.data.lineages.map((row) => numberAt(row, edition));
      this.#numbers.set(edition, numbers);
    }
    return numbers;
  }

  /** The lineages that ever had a number, and in which editions. */
  bearersOf(number: string): readonly Posting[] {
    let bearers = this.#bearers.get(number);
    if (!bearers) {
      const { concordance } = this;
      const at = (edition: string): number => concordance.editionIndex(edition) as number;
      bearers = concordance.bearersOf(number).map(({ lineage, first, last }) => ({
        lineage: concordance.indexOf(lineage) as number,
        from: at(first),
        to: at(last),
      }));
      this.#bearers.set(number, bearers);
    }
    return bearers;
  }

  /** The lineages that have a word. */
  withStem(key: string): readonly Posting[] {
    return this.parts.stems.get(hashOf(key)) ?? [];
  }

  /** The lineages that ever had two words near each other. */
  withPair(hash: number): readonly Posting[] {
    return this.parts.pairs.get(hash) ?? [];
  }

  /** The lineages that have a window of words. */
  withWindow(hash: number): readonly Posting[] {
    return this.parts.windows.get(hash) ?? [];
  }

  /** What is named by these stems in a row. */
  named(keys: string): readonly RuleName[] {
    return this.#names.get(keys) ?? [];
  }

  /** The heading of a rule or section in an edition; that of its rule for a subrule, and of its section for a rule without one. */
  headingOf(lineage: number, edition: number): string | undefined {
    for (let at = lineage; at >= 0; at = this.parents[at] ?? -1) {
      const rows = this.#headings.get(at);
      const row = rows?.find(({ from, to }) => from <= edition && edition <= to) ?? rows?.at(-1);
      if (row) return row.name;
    }
    return undefined;
  }
}

/**
 * Reads stored words for a concordance, which may have more editions and lineages than the one that they were made with.
 *
 * @param data as `WordsMaker` gave it
 * @param own the concordance that it was made with
 * @param wanted the concordance that is asked of; the same when absent
 * @returns undefined where the data were made with another concordance than `own`
 */
export function readRuleWords(
  data: RuleWordsData,
  own: Concordance,
  wanted: Concordance = own,
): RuleWords | undefined {
  const [newest, count] = data.editions;
  if (newest !== own.editions.at(-1) || count !== own.editions.length) return undefined;
  if (data.lineages !== own.data.lineages.length) return undefined;
  const span = (lineage: number): readonly [number, number] => own.span(lineage);
  const parts: WordParts = {
    stems: unpack(data.stems, span),
    pairs: unpack(data.pairs, span),
    windows: unpack(data.windows, span),
    names: data.names,
  };
  return new RuleWords(wanted, own === wanted ? parts : carried(parts, own, wanted));
}

/** Parts with the places of another concordance, which has every edition and lineage of the one that they were made with. */
export function carried(parts: WordParts, own: Concordance, wanted: Concordance): WordParts {
  const lineages = own.data.lineages.map(([id]) => wanted.indexOf(id) as number);
  const editions = own.editions.map((name) => wanted.editionIndex(name) as number);
  const lists = (from: WordParts['stems']): WordParts['stems'] =>
    new Map(
      [...from].map(([hash, list]) => [
        hash,
        list.map(({ lineage, from, to }) => ({
          lineage: lineages[lineage] as number,
          from: editions[from] as number,
          to: editions[to] as number,
        })),
      ]),
    );
  return {
    stems: lists(parts.stems),
    pairs: lists(parts.pairs),
    windows: lists(parts.windows),
    names: parts.names.map(
      ([name, kind, lineage, from, to]): NameRow => [
        name,
        kind,
        lineages[lineage] as number,
        editions[from] as number,
        editions[to] as number,
      ],
    ),
  };
}
