import type { Edge, Totals } from './types.js';

/**
 * Counts edges by their relation.
 *
 * @param rules how many rules of each edition the edges speak of
 */
export function totalsOf(edges: readonly Edge[], rules: Pick<Totals, 'old' | 'new'>): Totals {
  const totals: Totals = { ...rules, same: 0, renumbered: 0, split: 0, merged: 0, deleted: 0, added: 0 };
  for (const edge of edges) totals[edge.relation]++;
  return totals;
}
