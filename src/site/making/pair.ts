import { type EditionUnits, type Step, stepOf } from '../../lineage/index.js';
import { type ComparisonSummary, summaryOf } from './changes.js';
import { dataAddress, type Shared, treeOf, writeJson } from './documents.js';

interface PairInput {
  id: string;
  old: { id: string; name: string };
  new: { id: string; name: string };
  /** Where to leave what histories are made from. */
  found: string;
}

interface PairResult {
  /** Absent where nothing of the one goes on in the other. */
  summary?: ComparisonSummary;
}

/** What histories are made from: the newer of two documents taken apart, and what goes on in it from the older one. */
export interface PairFound {
  new: EditionUnits;
  step: Step;
}

/** Compares two documents; the comparison is written to the data of the book. */
export function comparePair({ id, old, new: fresh, found: path }: PairInput, shared: Shared): PairResult {
  const { comparison, ...found } = stepOf(treeOf(old.id, shared), treeOf(fresh.id, shared), {
    old: old.name,
    new: fresh.name,
  });
  writeJson(shared, path, { new: found.new, step: found.step } satisfies PairFound);
  if (!comparison.edges.some((edge) => edge.old !== null && edge.new !== null)) return {};
  writeJson(shared, dataAddress('comparisons', id, shared.big), comparison);
  const names = { id, old: old.id, new: fresh.id, oldName: old.name, newName: fresh.name };
  return { summary: summaryOf(comparison, names) };
}
