import type { Concordance } from './concordance.js';
import type { BranchRow, LineageRow } from './types.js';

/** A number that a lineage had without a break, and without anything that parted from it or joined it. */
export interface FamilyStation {
  /** Permanent id. */
  lineage: string;
  number: string;
  /** First and last edition, by name. */
  first: string;
  last: string;
}

/** That one station went on in another. */
export interface FamilyEdge {
  /** Places in the list of stations. */
  from: number;
  to: number;
  /** The edition that brought it. */
  edition: string;
  /** `same` where the rule only went on, and something parted from it or joined it. */
  relation: 'same' | 'renumbered' | BranchRow[3];
}

/** Where a rule comes from and where it went, as a graph that a page can draw. */
export interface Family {
  lineage: string;
  /** The oldest first. */
  stations: FamilyStation[];
  edges: FamilyEdge[];
}

/** The editions of a lineage that belong to a family, by their places; both inclusive. */
type Span = [from: number, to: number];

/**
 * The family of a rule: the rule itself through every number, all whose words came into it, and all that its words went to, as far
 * back and forth as the concordance goes. What else parted from an ancestor is no part of it.
 *
 * @param concordance numbers through time; no words are needed
 * @param id a permanent id
 * @returns undefined for an id that nobody has
 */
export function familyOf(concordance: Concordance, id: string): Family | undefined {
  const own = concordance.indexOf(id);
  if (own === undefined) return undefined;
  const { editions, lineages } = concordance.data;
  const spans = new Map<number, Span>();
  const branches = new Set<BranchRow>();
  const last = editions.length - 1;
  gather(concordance, own, [0, last], 'into', spans, branches);
  gather(concordance, own, [0, last], 'out', spans, branches);
  const stations: (FamilyStation & { at: number; from: number; to: number })[] = [];
  for (const [at, [lo, hi]] of spans) {
    const [name, runs] = lineages[at] as LineageRow;
    const cuts = [...branches]
      .flatMap(([a, b, e]) => (a === at || b === at ? [e] : []))
      .sort((a, b) => a - b);
    for (const [number, begin, end] of runs) {
      let from = Math.max(begin, lo);
      const until = Math.min(end, hi);
      for (const cut of [...cuts.filter((e) => from < e && e <= until), until + 1]) {
        const to = cut - 1;
        if (to < from) continue;
        const [first, last] = [editions[from] as string, editions[to] as string];
        stations.push({ lineage: name, number, first, last, at, from, to });
        from = cut;
      }
    }
  }
  stations.sort((a, b) => a.from - b.from || a.at - b.at);
  const edges: FamilyEdge[] = [];
  for (const [to, { at, from, number }] of stations.entries()) {
    const before = stations.findLastIndex((s) => s.at === at && s.to < from);
    if (before < 0) continue;
    const relation = stations[before]?.number === number ? 'same' : 'renumbered';
    edges.push({ from: before, to, edition: editions[from] as string, relation });
  }
  for (const [a, b, e, relation] of branches) {
    const from = stations.findIndex((s) => s.at === a && s.from <= e - 1 && e - 1 <= s.to);
    const to = stations.findIndex((s) => s.at === b && s.from <= e && e <= s.to);
    if (from >= 0 && to >= 0) edges.push({ from, to, edition: editions[e] as string, relation });
  }
  edges.sort((a, b) => a.to - b.to || a.from - b.from);
  return {
    lineage: id,
    stations: stations.map(({ at: _, from: __, to: ___, ...station }) => station),
    edges,
  };
}

/** Walks to one side: to a lineage that words came from belongs only the time before they left, to one that they went to the time after. */
function gather(
  concordance: Concordance,
  lineage: number,
  span: Span,
  side: 'into' | 'out',
  spans: Map<number, Span>,
  branches: Set<BranchRow>,
): void {
  const waiting: [number, Span][] = [[lineage, span]];
  const done = new Map<number, Span>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [at, [lo, hi]] = next;
    const seen = done.get(at);
    if (seen && seen[0] <= lo && hi <= seen[1]) continue;
    const whole: Span = seen ? [Math.min(lo, seen[0]), Math.max(hi, seen[1])] : [lo, hi];
    done.set(at, whole);
    const known = spans.get(at);
    spans.set(at, known ? [Math.min(whole[0], known[0]), Math.max(whole[1], known[1])] : whole);
    for (const branch of concordance.branches(at, side)) {
      const e = branch[2];
      if (side === 'into' ? e > whole[1] : e <= whole[0]) continue;
      branches.add(branch);
      waiting.push(side === 'into' ? [branch[0], [0, e - 1]] : [branch[1], [e, span[1]]]);
    }
  }
}
