import type { Change, Comparison } from '../compare/index.js';
import { dateInWords } from '../lineage/dates.js';

/** A summary in a few sentences that a person can quote. */
export function quotable(comparison: Comparison, oldName: string, newName: string): string {
  const edges = comparison.edges.filter((edge) => edge.old !== null && edge.new !== null);
  const by = (change: Change): number => edges.filter((edge) => edge.change === change).length;
  const { totals } = comparison;
  const moved = edges.filter((edge) => edge.old !== edge.new).length;
  const alike = by('none') + by('typography') + by('reference') + by('terminology');
  return (
    `From ${dateInWords(oldName)} to ${dateInWords(newName)}, ${counted(edges.length, 'rule was', 'rules were')} kept (` +
    `${moved} renumbered): ${alike} unchanged, ${by('wording')} reworded, ` +
    `${by('example')} changed in examples only, ${by('substantive')} substantive changes. ` +
    `${counted(totals.deleted, 'rule', 'rules')} removed, ${totals.added} added.`
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** One sentence with the rules that differ in substance, the first few of many; empty where none does. */
export function inSubstance(comparison: Comparison, most = 12): string {
  const names = comparison.edges
    .filter((edge) => edge.old !== null && edge.new !== null && edge.change === 'substantive')
    .map(({ old, new: fresh }) => (old === fresh ? (old as string) : `${old} (now ${fresh})`));
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return '';
  const more = distinct.length - most;
  return `In substance: ${distinct.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
