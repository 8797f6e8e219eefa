import type { LoadedEdition } from '../../archive/index.js';
import type { Change, Comparison, Relation } from '../../compare/index.js';
import { countNodes } from '../../tree/index.js';
import { segment } from '../address.js';
import { quotable } from '../quotable.js';
import type { FolderWriter } from '../write.js';
import type { Compared, Follower } from './follow.js';
import type { PublishedLife } from './life.js';

/** A comparison without the words: what became of which number. */
export interface PublishedComparison {
  old: string;
  new: string;
  /** One sentence that a person can quote. */
  summary: string;
  totals: Comparison['totals'];
  sections: { old: string | null; new: string | null; relation: Relation; share?: number }[];
  sweeps: Comparison['sweeps'];
  /** Every edge that is more than the same words under the same number. */
  edges: { old: string | null; new: string | null; relation: Relation; change: Change }[];
}

/** Files of JSON: one for each rule with its life, one for each comparison, and an index of both. */
export class JsonFiles implements Follower {
  readonly #writer: FolderWriter;
  readonly #editions: Record<string, unknown>[] = [];
  readonly #comparisons: { old: string; new: string; file: string }[] = [];

  constructor(writer: FolderWriter) {
    this.#writer = writer;
  }

  edition({ name, effective, partial, tree }: LoadedEdition): void {
    const { chapters, sections, rules, subrules, examples, glossaryEntries } = countNodes(tree);
    const counts = { chapters, sections, rules, subrules, examples, glossaryEntries };
    this.#editions.push({ name, ...(effective === undefined ? {} : { effective }), partial, counts });
  }

  comparison({ old, new: fresh, comparison }: Compared): void {
    const published: PublishedComparison = {
      old: old.name,
      new: fresh.name,
      summary: quotable(comparison, old.name, fresh.name),
      totals: comparison.totals,
      sections: comparison.sections.map(({ old: from, new: to, relation, share }) => ({
        old: from,
        new: to,
        relation,
        ...(share === undefined ? {} : { share }),
      })),
      sweeps: comparison.sweeps,
      edges: comparison.edges
        .filter((edge) => edge.change !== 'none' || edge.relation !== 'same')
        .map(({ old: from, new: to, relation, change }) => ({ old: from, new: to, relation, change })),
    };
    const file = comparisonFile(old.name, fresh.name);
    this.#comparisons.push({ old: old.name, new: fresh.name, file });
    this.#writer.write(file, `${JSON.stringify(published)}\n`);
  }

  /** Writes the lives of rules, and the index. */
  finish(lives: Iterable<PublishedLife>): void {
    const rules: Record<string, unknown>[] = [];
    for (const life of lives) {
      const file = `rules/${segment(life.lineage)}.json`;
      this.#writer.write(file, `${JSON.stringify(published(life))}\n`);
      rules.push({ id: life.lineage, today: life.today, numbers: life.numbers, file });
    }
    this.#writer.write(
      INDEX,
      `${JSON.stringify({ editions: this.#editions, comparisons: this.#comparisons, rules })}\n`,
    );
  }
}

/** The file that lists all others. */
export const INDEX = 'index.json';

export function comparisonFile(old: string, fresh: string): string {
  return `comparisons/${segment(old)}--${segment(fresh)}.json`;
}

/** The life of a rule in the words that its file has: wordings and branches apart. */
function published({ lineage, today, numbers, ended, events, parameters }: PublishedLife): unknown {
  return {
    id: lineage,
    today,
    numbers,
    ended,
    wordings: events
      .filter((event) => event.text !== undefined)
      .map(({ edition, number, what, note, text, words }) => ({
        edition,
        number,
        change: what,
        note,
        text,
        ...(words === undefined ? {} : { words }),
      })),
    branches: events
      .filter((event) => event.other !== undefined)
      .map(({ edition, number, what, note, other }) => ({ edition, number, relation: what, note, other })),
    parameters,
  };
}
