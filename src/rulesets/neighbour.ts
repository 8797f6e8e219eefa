import type { Change, Comparison, Edge } from '../compare/index.js';
import { listIn } from '../tree/maps.js';
import type { Ruleset } from './ruleset.js';
import type { ParameterValue, Value } from './types.js';

/** Changes that leave the words of a rule as they were, so that its values are carried; stronger ones are read again. */
const carrying: ReadonlySet<Change> = new Set(['none', 'typography', 'reference', 'terminology']);

/** The edition before, and what became of its rules. */
export class Neighbour {
  readonly ruleset: Ruleset;
  readonly comparison: Comparison;
  readonly #edges = new Map<string, Edge[]>();

  constructor(ruleset: Ruleset, comparison: Comparison) {
    this.ruleset = ruleset;
    this.comparison = comparison;
    for (const edge of comparison.edges) {
      if (edge.old === null) continue;
      listIn(this.#edges, edge.old).push(edge);
    }
  }

  /**
   * True where every rule that stated a parameter in the edition before came over with its words, to one of the rules given.
   *
   * @param numbers of this edition
   */
  carries(former: ParameterValue, numbers: ReadonlySet<string>): boolean {
    return (
      former.rules.length > 0 &&
      former.rules.every((rule) =>
        this.#edges.get(rule)?.some((e) => carrying.has(e.change) && e.new !== null && numbers.has(e.new)),
      )
    );
  }

  /**
   * The value of the edition before for words that are not understood, where they are that edition's words again: all rules
   * that stated it came over as they were, and the words in question are in one of them.
   *
   * @param number the rule of this edition that is not understood
   */
  kept(former: ParameterValue, number: string): Value | undefined {
    const over = former.rules.map((rule) =>
      this.#edges.get(rule)?.find((e) => carrying.has(e.change) && e.new !== null),
    );
    return over.every((e) => e !== undefined) && over.some((e) => e?.new === number)
      ? former.value
      : undefined;
  }

  /** The words that gave the value in the edition before; where a ruleset without text is beside, the whole rule. */
  words(former: ParameterValue): string | undefined {
    return former.words ?? side(this.#edges.get(former.rules[0] ?? '')?.[0], 'insert');
  }

  /** What became of the rule that stated the value: its number and words in this edition; undefined where it is gone. */
  successor(former: ParameterValue): { number: string; words: string } | undefined {
    const edge = this.#edges.get(former.rules[0] ?? '')?.find((e) => e.new !== null);
    const words = side(edge, 'delete');
    return edge?.new == null || words === undefined ? undefined : { number: edge.new, words };
  }
}

/** One side of an edge: the words without those of the other side. */
function side(edge: Edge | undefined, without: 'insert' | 'delete'): string | undefined {
  return edge?.words
    .filter((run) => run.op !== without)
    .map((run) => run.text)
    .join('');
}
