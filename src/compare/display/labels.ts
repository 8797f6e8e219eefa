import type { Change, Comparison, Edge, OtherEdge, Relation } from '../types.js';
import type { Selection } from './selection.js';

/** Words for people for each kind of change. */
export const CHANGE_LABELS: Record<Change, string> = {
  none: 'unchanged',
  typography: 'typography only',
  reference: 'references only',
  terminology: 'terminology only',
  example: 'examples only',
  wording: 'reworded',
  substantive: 'substantive',
};

/** What an edge is called: the numbers with an arrow between, or with a word where there is only one. */
export function nameOf(edge: { old: string | null; new: string | null; relation: Relation }): string {
  if (edge.old === null) return `${edge.new} (added)`;
  if (edge.new === null) return `${edge.old} (deleted)`;
  const arrow = edge.old === edge.new ? edge.old : `${edge.old} → ${edge.new}`;
  return edge.relation === 'split' || edge.relation === 'merged' ? `${arrow} (${edge.relation})` : arrow;
}

/** One line for what a selection leaves out; empty where it leaves nothing out. */
export function hiddenLine(selection: Selection): string {
  const parts = Object.entries(selection.hidden)
    .filter(([, count]) => count > 0)
    .map(([change, count]) => `${count} ${CHANGE_LABELS[change as Change]}`);
  return parts.length === 0 ? '' : `Not shown: ${parts.join(', ')}.`;
}

/** Why a change is one of substance; judgements put these reasons before all other evidence. Empty for any other change. */
export function reasonsOf(edge: Edge): string[] {
  if (edge.change !== 'substantive') return [];
  const reasons = edge.evidence.filter((line) => REASON.test(line));
  if (reasons.length === 0) return edge.evidence.slice(0, 1);
  const more = reasons.length - MOST_REASONS;
  return more <= 1 ? reasons : [...reasons.slice(0, MOST_REASONS), `And ${more} more reasons.`];
}

/** Reasons that are shown; a rule that was written anew has dozens, and the words themselves stand below. */
const MOST_REASONS = 4;

const REASON = /^(?:A|An) (?:number|modal verb|negation|sentence|subject|case|rule|heading|lead-in)\b/;

/** The totals in one sentence. */
export function totalsLine(comparison: Comparison): string {
  const { old, new: fresh, ...edges } = comparison.totals;
  const parts = Object.entries(edges).map(([relation, count]) => `${count} ${relation}`);
  return `${old} rules in ${comparison.old.edition}, ${fresh} in ${comparison.new.edition}: ${parts.join(', ')}.`;
}

/** What happened to the examples of a rule, in one sentence; empty where nothing did. */
export function examplesLine({ examples }: Pick<Edge, 'examples'>): string {
  const parts = examples
    .filter((e) => e.change !== 'none')
    .map((e) =>
      e.old === null
        ? `example ${(e.new as number) + 1} is new`
        : e.new === null
          ? `example ${e.old + 1} is gone`
          : `example ${e.old + 1}: ${CHANGE_LABELS[e.change as Change]}`,
    );
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

/** Where a glossary entry went or came from, when that is a rule. */
export function movedLine(edge: OtherEdge): string {
  if (edge.movedTo !== undefined) return `now in rule ${edge.movedTo}`;
  if (edge.movedFrom !== undefined) return `from rule ${edge.movedFrom}`;
  return '';
}
