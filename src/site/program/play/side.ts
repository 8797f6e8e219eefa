import { dateInWords } from '../../../lineage/dates.js';
import { compile, type Difference, differences, type Ruleset } from '../../../rulesets/index.js';
import { build, numberOf, type Rule, rulesOf, type Subrule, textOf } from '../../../tree/index.js';
import { ruleAddress, ruleAnchor } from '../../address.js';
import { compileOptionsOf, type EditionPack, unpackEdition } from '../../data/edition.js';
import type { ListedEdition } from '../../data/playData.js';

/** Which of the two editions. */
export type SideNumber = 0 | 1;

/** Both of them, in order. */
export const BOTH = [0, 1] as const;

/** One piece of a rule's words: a paragraph or an example. */
export interface Passage {
  kind: 'paragraph' | 'example';
  words: string;
}

/**
 * One of two editions of a comparison: its words, which whoever looks at the page may change, and the ruleset that they
 * give at the moment.
 */
export class Side {
  readonly name: string;
  /** The name for people: a date in words. */
  readonly title: string;
  /** What the words of the edition give. */
  readonly original: Ruleset;
  /** What the words as they stand give. */
  ruleset: Ruleset;
  readonly #pack: EditionPack;
  readonly #tree: ReturnType<typeof unpackEdition>;
  readonly #rules = new Map<string, Rule | Subrule>();
  readonly #former = new Map<string, Passage[]>();

  readonly #listed: ListedEdition;

  constructor(listed: ListedEdition, pack: EditionPack) {
    this.#listed = listed;
    this.name = pack.name;
    this.title = dateInWords(pack.name);
    this.#pack = pack;
    this.#tree = unpackEdition(pack);
    for (const rule of rulesOf(this.#tree)) {
      const number = numberOf(rule);
      if (!this.#rules.has(number)) this.#rules.set(number, rule);
    }
    this.original = this.#compiled();
    this.ruleset = this.original;
  }

  #compiled(): Ruleset {
    return compile(this.#tree, compileOptionsOf(this.#pack));
  }

  /** Numbers of the rules whose words are at hand. */
  get numbers(): string[] {
    return [...this.#rules.keys()];
  }

  /** The place of a rule in the book. */
  address(number: string): string {
    const { id, long } = this.#listed;
    return `${ruleAddress(id, number, long)}#${ruleAnchor(number)}`;
  }

  /** The words of a rule as they stand; empty for a number that is not at hand. */
  passages(number: string): Passage[] {
    return passagesOf(this.#rules.get(number));
  }

  /** The words of a rule in one run. */
  words(number: string): string {
    return this.passages(number)
      .filter(({ kind }) => kind === 'paragraph')
      .map(({ words }) => words)
      .join(' ');
  }

  /** The words of a rule as the edition has them. */
  former(number: string): Passage[] {
    return this.#former.get(number) ?? this.passages(number);
  }

  /** Numbers of the rules that differ from the edition. */
  get changed(): string[] {
    return [...this.#former.keys()];
  }

  /** Puts other words into a rule and compiles the edition again. */
  change(number: string, passages: readonly Passage[]): void {
    const rule = this.#rules.get(number);
    if (rule === undefined) return;
    const former = this.former(number);
    const subrules = (rule.children as Rule['children']).filter((child) => child.type === 'subrule');
    (rule.children as Rule['children']) = [
      ...passages.map(({ kind, words }) =>
        kind === 'paragraph' ? build.paragraph(words) : build.example(words),
      ),
      ...subrules,
    ];
    if (JSON.stringify(former) === JSON.stringify(passages)) this.#former.delete(number);
    else this.#former.set(number, former);
    this.ruleset = this.#former.size === 0 ? this.original : this.#compiled();
  }

  /** Puts the words of the edition back. */
  restore(): void {
    for (const number of this.changed) this.change(number, this.former(number));
  }

  /** Which parameters the changed words moved. */
  moved(): Difference[] {
    return differences(this.original, this.ruleset);
  }

  /** The parameters that a rule states, as the words stand or as the edition has them, and what became of each. */
  statedBy(number: string): Difference[] {
    return this.ruleset.keys().flatMap((key) => {
      const difference = { key, old: this.original.entry(key), new: this.ruleset.entry(key) };
      return difference.old.rules.includes(number) || difference.new.rules.includes(number)
        ? [difference]
        : [];
    });
  }
}

function passagesOf(rule: Rule | Subrule | undefined): Passage[] {
  return (rule?.children ?? []).flatMap((child) =>
    child.type === 'paragraph' || child.type === 'example'
      ? [{ kind: child.type, words: textOf(child) }]
      : [],
  );
}
