import type { Change, Comparison, Edge } from '../compare/index.js';
import { dateInWords } from '../lineage/dates.js';

/** How many of the rules that two editions have in common changed, and how: "96 unchanged, 31 reworded". */
export function keptInWords(edges: readonly Edge[]): string {
  const by = (...changes: Change[]): number =>
    edges.filter((edge) => edge.old !== null && edge.new !== null && changes.includes(edge.change)).length;
  return several([
    [by('none'), 'unchanged'],
    [by('typography', 'reference', 'terminology'), 'changed in typography, references or terms only'],
    [by('wording'), 'reworded'],
    [by('example'), 'changed in examples only'],
    [by('substantive'), by('substantive') === 1 ? 'substantive change' : 'substantive changes'],
  ]);
}

/** A summary in a few sentences that a person can quote. */
export function quotable(comparison: Comparison, oldName: string, newName: string): string {
  const edges = comparison.edges.filter((edge) => edge.old !== null && edge.new !== null);
  const { totals } = comparison;
  const moved = edges.filter((edge) => edge.old !== edge.new).length;
  const moves = moved > 0 ? ` (${grouped(moved)} renumbered)` : '';
  const others = several([
    [totals.deleted, totals.deleted === 1 ? 'rule removed' : 'rules removed'],
    [totals.added, totals.deleted > 0 ? 'added' : totals.added === 1 ? 'rule added' : 'rules added'],
  ]);
  const span = `From ${dateInWords(oldName)} to ${dateInWords(newName)}`;
  const first =
    edges.length === 0
      ? 'no rule was kept.'
      : `${grouped(edges.length)} ${edges.length === 1 ? 'rule was' : 'rules were'} kept${moves}: ${keptInWords(edges)}.`;
  return `${span}, ${first}${others === '' ? '' : ` ${others}.`}`;
}

/** Counts with what they count; those that are zero are left out. */
export function several(counts: readonly (readonly [count: number, what: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${grouped(count)} ${what}`)
    .join(', ');
}

/** `1,252` */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** So many rules are named in a sentence. */
const NAMED = 12;

/** One sentence with the rules that differ in substance, the first few of many; empty where none does. */
export function inSubstance(comparison: Comparison): string {
  const names = comparison.edges
    .filter((edge) => edge.old !== null && edge.new !== null && edge.change === 'substantive')
    .map(({ old, new: fresh }) => (old === fresh ? (old as string) : `${old} (now ${fresh})`));
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return '';
  const more = distinct.length - NAMED;
  return `In substance: ${distinct.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
