import type { Change, Comparison, Edge, OtherEdge, Relation, Sweep } from '../types.js';
import { restrict } from './restrict.js';
import type { Selection, SelectionOptions } from './selection.js';

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

/**
 * What became of the old rules, and how many of the new ones have no ancestor. A rule that was split is one old rule, whatever the number
 * of its parts, so that what became of the old rules adds up.
 *
 * @param comparison the whole
 * @param options with sections, only the rules that these concern are counted, and the words say so
 */
export function totalsLine(comparison: Comparison, options: SelectionOptions = {}): string {
  const { sections = [] } = options;
  const { edges, totals } = restrict(comparison, { sections });
  const split = new Set(edges.flatMap((e) => (e.relation === 'split' ? (e.old ?? []) : []))).size;
  const parts = [
    [totals.same, 'under the same number'],
    [totals.renumbered, 'renumbered'],
    [split, 'split'],
    [totals.merged, 'merged with others'],
    [totals.deleted, 'deleted'],
  ] as const;
  const became = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const counted = (count: number, edition: string): string => `${plural(count, 'rule')} of ${edition}`;
  return [
    ...(sections.length > 0
      ? [`Only what concerns ${sections.join(', ')} in either edition is counted.`]
      : []),
    `${counted(totals.old, comparison.old.edition)}${became.length > 0 ? `: ${became.join(', ')}` : ''}.`,
    `${counted(totals.new, comparison.new.edition)}, ${totals.added === 0 ? 'none' : totals.added} of them added.`,
  ].join(' ');
}

/** A number with what it counts. */
function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** The title over the list of terminology, which is learned from whole editions even where one section is shown. */
export function sweepsTitle({ sections = [] }: SelectionOptions): string {
  return sections.length === 0 ? 'Terminology' : 'Terminology, in the whole of both editions';
}

/** How often a term was exchanged. */
export function timesOf({ count }: Pick<Sweep, 'count'>): string {
  return plural(count, 'time');
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
