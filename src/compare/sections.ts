import { listIn } from '../tree/maps.js';
import type { AlignedPair, Alignment } from './align.js';
import { fold } from './headings.js';
import type { OtherEdge } from './types.js';
import type { Analysis, Unit } from './units.js';

/** From this share of its rules on, a section or chapter counts as having gone somewhere. */
const SHARE = 0.2;

interface Group {
  number: string;
  title: string;
  units: readonly number[];
}

/** Edges of sections, from the edges of their rules; those without rules go by heading and number. */
export function sectionEdges(old: Analysis, fresh: Analysis, pairs: readonly AlignedPair[]): OtherEdge[] {
  return groupEdges(old.sections, fresh.sections, pairs);
}

/** Edges of chapters, from the edges of their rules. */
export function chapterEdges(old: Analysis, fresh: Analysis, pairs: readonly AlignedPair[]): OtherEdge[] {
  return groupEdges(old.chapters, fresh.chapters, pairs);
}

/**
 * The rules that were only headings and are sections now: one section of the newer edition alone has the heading, and most of what
 * was under the rule is in it.
 *
 * @returns the number of the section for each such rule
 */
export function headingsThatBecameSections({ new: fresh, pairs }: Alignment): Map<Unit, string> {
  const titles = new Map<string, number[]>();
  for (const { index, title } of fresh.sections) listIn(titles, fold(title)).push(index);
  const went = new Map<number, Map<number, number>>();
  for (const { old, new: to } of pairs) {
    if (old === null || old.parent < 0) continue;
    const counts = went.get(old.parent) ?? new Map<number, number>();
    went.set(old.parent, counts);
    add(counts, to?.section ?? -1, 1);
  }
  const became = new Map<Unit, string>();
  for (const { old, new: to } of pairs) {
    if (!old?.heading || to !== null) continue;
    const [section, ...others] = titles.get(fold(old.text)) ?? [];
    const counts = went.get(old.index);
    if (section === undefined || others.length > 0 || counts === undefined) continue;
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (2 * (counts.get(section) ?? 0) > all) became.set(old, fresh.sections[section]?.number as string);
  }
  return became;
}

function groupEdges(
  olds: readonly Group[],
  news: readonly Group[],
  pairs: readonly AlignedPair[],
): OtherEdge[] {
  const oldOf = new Map<number, number>();
  const newOf = new Map<number, number>();
  olds.forEach((g, i) => {
    for (const u of g.units) oldOf.set(u, i);
  });
  news.forEach((g, i) => {
    for (const u of g.units) newOf.set(u, i);
  });
  // A rule that was split votes with one vote in all, or a long rule would carry its section away.
  const degree = new Map<number, number>();
  const indegree = new Map<number, number>();
  for (const { old, new: n } of pairs) {
    if (!old || !n) continue;
    degree.set(old.index, (degree.get(old.index) ?? 0) + 1);
    indegree.set(n.index, (indegree.get(n.index) ?? 0) + 1);
  }
  const given = olds.map(() => new Map<number, number>());
  const taken = news.map(() => new Map<number, number>());
  for (const { old, new: n } of pairs) {
    if (!old || !n) continue;
    const from = oldOf.get(old.index);
    const to = newOf.get(n.index);
    if (from === undefined || to === undefined) continue;
    add(given[from] as Map<number, number>, to, 1 / (degree.get(old.index) as number));
    add(taken[to] as Map<number, number>, from, 1 / (indegree.get(n.index) as number));
  }
  const links: [number, number][] = [];
  olds.forEach((group, from) => {
    const votes = given[from] as Map<number, number>;
    const best = Math.max(0, ...votes.values());
    for (const [to, count] of votes) {
      const share = count / group.units.length;
      const back = ((taken[to] as Map<number, number>).get(from) ?? 0) / (news[to] as Group).units.length;
      // Of one rule nothing can be told but that it moved; a section needs two, or all that it has.
      const several = count >= 2 || group.units.length < 3;
      if ((share >= SHARE && (count === best || several)) || (back >= 0.5 && several)) links.push([from, to]);
    }
  });
  const tiedOld = new Set(links.map(([from]) => from));
  const tiedNew = new Set(links.map(([, to]) => to));
  olds.forEach((group, from) => {
    if (tiedOld.has(from)) return;
    const same = (g: Group, to: number): boolean => !tiedNew.has(to) && fold(g.title) === fold(group.title);
    let to = news.findIndex((g, i) => same(g, i) && g.number === group.number);
    // A heading that is over several sections ("General") tells nothing.
    if (to < 0 && olds.filter((g) => fold(g.title) === fold(group.title)).length === 1) {
      const found = news.map((g, i) => (same(g, i) ? i : -1)).filter((i) => i >= 0);
      if (found.length === 1) to = found[0] as number;
    }
    if (to < 0 && group.units.length === 0) {
      to = news.findIndex((g, i) => !tiedNew.has(i) && g.units.length === 0 && g.number === group.number);
    }
    if (to < 0) return;
    links.push([from, to]);
    tiedOld.add(from);
    tiedNew.add(to);
  });
  links.sort((x, y) => x[0] - y[0] || x[1] - y[1]);
  const edges: OtherEdge[] = [];
  const out = count(links.map(([from]) => from));
  const into = count(links.map(([, to]) => to));
  olds.forEach((group, from) => {
    if (!out.has(from)) {
      edges.push({
        old: group.number,
        new: null,
        relation: 'deleted',
        change: 'substantive',
        confidence: 0.9,
        share: 0,
      });
    }
    for (const [f, to] of links) {
      if (f !== from) continue;
      const other = news[to] as Group;
      const share =
        group.units.length === 0
          ? 1
          : ((given[from] as Map<number, number>).get(to) ?? 0) / group.units.length;
      const relation =
        (out.get(from) as number) > 1
          ? 'split'
          : (into.get(to) as number) > 1
            ? 'merged'
            : group.number === other.number
              ? 'same'
              : 'renumbered';
      edges.push({
        old: group.number,
        new: other.number,
        relation,
        change:
          group.title === other.title
            ? 'none'
            : fold(group.title) === fold(other.title)
              ? 'typography'
              : 'wording',
        confidence: Math.round((0.5 + 0.5 * Math.min(1, share)) * 1000) / 1000,
        share: Math.round(share * 1000) / 1000,
      });
    }
  });
  news.forEach((group, to) => {
    if (!into.has(to)) {
      edges.push({ old: null, new: group.number, relation: 'added', change: 'substantive', confidence: 0.9 });
    }
  });
  return edges;
}

function add(map: Map<number, number>, key: number, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by);
}

function count(list: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of list) add(counts, item, 1);
  return counts;
}
