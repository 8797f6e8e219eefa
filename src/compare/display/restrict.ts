import { totalsOf } from '../totals.js';
import type { Comparison } from '../types.js';
import { type SelectionOptions, select } from './selection.js';

/**
 * A comparison with only what was chosen of it, for programs. Unlike on a screen, nothing is hidden unless it is said.
 *
 * @param comparison the whole
 * @returns a comparison whose totals speak of the edges that it still has; chapters, and terminology with its counts, are of the whole
 * editions, because neither is learned from one section
 */
export function restrict(comparison: Comparison, options: SelectionOptions = {}): Comparison {
  const whole = options.sections === undefined || options.sections.length === 0;
  if (whole && options.show === undefined && options.hide === undefined) return comparison;
  const { hidden: _, ...kept } = select(comparison, { hide: [], ...options });
  const totals = totalsOf(kept.edges, {
    old: new Set(kept.edges.flatMap((edge) => edge.old ?? [])).size,
    new: new Set(kept.edges.flatMap((edge) => edge.new ?? [])).size,
  });
  // On a screen a section that stayed as it was is no news; as data it is part of the whole.
  return { ...comparison, ...kept, sections: whole ? comparison.sections : kept.sections, totals };
}
