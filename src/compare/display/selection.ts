import { parentNumber } from '../../tree/index.js';
import type { Change, Comparison, Edge, OtherEdge, Relation } from '../types.js';

/** A kind that can be shown or hidden: what happened to the words, or how the rules belong together. */
export type Kind = Change | Relation;

/** What of a comparison is wanted. */
export interface SelectionOptions {
  /** Numbers of sections (`606`), chapters (`8`) or rules (`606.9`), of either edition; everything when absent or empty. */
  sections?: readonly string[];
  /** Only these kinds; an edge is shown when its change or its relation is among them. */
  show?: readonly Kind[];
  /** Not these kinds; stronger than `show`. Unchanged rules and mere typography are hidden when nothing is said. */
  hide?: readonly Kind[];
}

/** What is shown, and how much is not. */
export interface Selection {
  edges: Edge[];
  glossary: OtherEdge[];
  headings: OtherEdge[];
  introduction: OtherEdge[];
  sections: OtherEdge[];
  /** How many edges of rules are left out, by change. */
  hidden: Partial<Record<Change, number>>;
}

/** What is hidden when nothing is said; a typographic edition would else show nothing but quotes and dashes. */
const QUIET: readonly Kind[] = ['none', 'typography'];

/**
 * Chooses what to show of a comparison.
 *
 * A rule whose words are the same is shown all the same where it was split, merged, deleted or added, unless these are hidden.
 */
export function select(comparison: Comparison, options: SelectionOptions = {}): Selection {
  const { sections = [], show } = options;
  const hide = options.hide ?? (show === undefined ? QUIET : []);
  const structural = (relation: Relation): boolean => relation !== 'same' && relation !== 'renumbered';
  const wanted = (edge: { change: Change; relation: Relation }): boolean => {
    if (hide.includes(edge.relation)) return false;
    if (hide.includes(edge.change) && !(structural(edge.relation) && options.hide === undefined))
      return false;
    return show === undefined || show.includes(edge.change) || show.includes(edge.relation);
  };
  const within = (edge: { old: string | null; new: string | null }): boolean =>
    sections.length === 0 ||
    [edge.old, edge.new].some((n) => n !== null && sections.some((s) => holds(s, n)));
  const near = comparison.edges.filter(within);
  const edges = near.filter(wanted);
  const hidden: Partial<Record<Change, number>> = {};
  for (const edge of near) if (!wanted(edge)) hidden[edge.change] = (hidden[edge.change] ?? 0) + 1;
  const whole = sections.length === 0;
  return {
    edges,
    glossary: whole ? comparison.glossary.filter(wanted) : [],
    introduction: whole ? comparison.introduction.filter(wanted) : [],
    headings: comparison.headings.filter(
      (e) => wanted(e) && within({ old: numberIn(e.old), new: numberIn(e.new) }),
    ),
    sections: comparison.sections.filter(
      (e) => within(e) && (!whole || e.relation !== 'same' || e.change !== 'none'),
    ),
    hidden,
  };
}

function holds(outer: string, number: string): boolean {
  for (let at: string | undefined = number; at !== undefined; at = parentNumber(at))
    if (at === outer) return true;
  return false;
}

function numberIn(heading: string | null): string | null {
  return heading === null ? null : (/^\d+/.exec(heading)?.[0] ?? heading);
}
