import type { Comparison, Edge } from './types.js';

/** Changed rules that are read unless more are asked for: an edition that rewords nearly everything would take seconds. */
const MOST_RULES = 150;

/** Which changed rules to read. */
export interface RoleOptions {
  /** How many at most; where more have changed, none is read. 150 when absent. */
  most?: number;
  /** Only the edges that this is true of. */
  only?(edge: Edge): boolean;
}

/**
 * Says of changed rules what changed by role: who, may or must, not, how many, what, if, when. Both wordings are read into
 * clauses (`language`); where these are equal, the rule says the same in other words, whatever its words suggested. Where a
 * changed sentence of either wording is not read, or has several meanings, nothing is said, and the evidence of the words
 * holds.
 *
 * Reading takes a millisecond or two a sentence, and the reader a while to load, so this is a step of its own.
 *
 * @param comparison as `compare` gives it; it is not changed
 * @returns the same ledger, with `roles` on the edges that could be read
 */
export async function readRoles(comparison: Comparison, options: RoleOptions = {}): Promise<Comparison> {
  const { most = MOST_RULES, only = () => true } = options;
  const changed = comparison.edges.filter((edge) => isReworded(edge) && only(edge));
  if (changed.length === 0 || changed.length > most) return comparison;
  const { withRoles } = await import('./roles.js');
  return withRoles(comparison, changed);
}

/** Whether an edge leads from one wording to another, so that roles can differ. */
function isReworded({ old, new: fresh, change }: Edge): boolean {
  return old !== null && fresh !== null && (change === 'wording' || change === 'substantive');
}
