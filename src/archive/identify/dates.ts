import { type Edition, walk } from '../../tree/index.js';

/** A date that a document has and that says something about its edition. */
export interface DateEvidence {
  /**
   * - `printed`: the edition's own date;
   * - `release`: the day on which a dump was taken from a database: the edition in force on it;
   * - `stamp`: the last change of a rule: no edition before it.
   */
  kind: 'printed' | 'release' | 'stamp';
  /** ISO date. */
  date: string;
}

/** Gathers the dates of a document; of the stamps only the newest, which says all that the others say. */
export function datesOf(tree: Edition): DateEvidence[] {
  const found: DateEvidence[] = [];
  if (tree.effective !== undefined) found.push({ kind: 'printed', date: tree.effective });
  const release = (tree.data as { release?: unknown } | undefined)?.release;
  if (typeof release === 'string') found.push({ kind: 'release', date: release });
  let newest = '';
  walk(tree, (node) => {
    if (node.type === 'stamp' && node.date > newest) newest = node.date;
  });
  if (newest !== '') found.push({ kind: 'stamp', date: newest });
  return found;
}
