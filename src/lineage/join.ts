import type { BranchRow, ConcordanceData, LineageRow } from './types.js';

/**
 * Joins a concordance with another that has editions which it does not know, and that was built with its ids. Of an edition that both
 * have, the first is right.
 *
 * @param first the one to be extended
 * @param second has some of its editions and others, ordered by name among them
 * @returns a new concordance of all editions
 */
export function joinConcordances(first: ConcordanceData, second: ConcordanceData): ConcordanceData {
  const known = new Set(first.editions);
  const editions = [...first.editions, ...second.editions.filter((name) => !known.has(name))].sort();
  const places = new Map(editions.map((name, at) => [name, at]));
  const numbers = new Map<string, (string | undefined)[]>();
  const enter = (data: ConcordanceData, wanted: (edition: string) => boolean): void => {
    for (const [id, runs] of data.lineages) {
      for (const [number, from, to] of runs) {
        for (let e = from; e <= to; e++) {
          const name = data.editions[e] as string;
          if (!wanted(name)) continue;
          const row = numbers.get(id) ?? [];
          row[places.get(name) as number] = number;
          numbers.set(id, row);
        }
      }
    }
  };
  enter(first, () => true);
  enter(second, (name) => !known.has(name));
  const lineages = [...numbers].map(([id, row]): LineageRow => [id, runsOf(row)]);
  const lineage = new Map(lineages.map(([id], at) => [id, at]));
  const ids = new Set(first.lineages.map(([id]) => id));
  const branches = (
    data: ConcordanceData,
    wanted: (edition: string, from: string, to: string) => boolean,
  ): BranchRow[] =>
    data.branches.flatMap(([from, to, e, relation]): BranchRow[] => {
      const [a, b] = [(data.lineages[from] as LineageRow)[0], (data.lineages[to] as LineageRow)[0]];
      const name = data.editions[e] as string;
      const [i, j] = [lineage.get(a), lineage.get(b)];
      if (i === undefined || j === undefined || !wanted(name, a, b)) return [];
      return [[i, j, places.get(name) as number, relation]];
    });
  return {
    version: 1,
    editions,
    lineages,
    branches: [
      ...branches(first, () => true),
      ...branches(second, (name, a, b) => !known.has(name) || !ids.has(a) || !ids.has(b)),
    ],
  };
}

/** Numbers edition by edition as runs. */
function runsOf(row: readonly (string | undefined)[]): LineageRow[1] {
  const runs: LineageRow[1] = [];
  row.forEach((number, e) => {
    if (number === undefined) return;
    const last = runs.at(-1);
    if (last && last[0] === number && last[2] === e - 1) last[2] = e;
    else runs.push([number, e, e]);
  });
  return runs;
}
