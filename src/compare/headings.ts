import { listIn } from '../tree/maps.js';
import type { Alignment } from './align.js';
import type { OtherEdge } from './types.js';
import { wordChanges } from './wordChanges.js';

interface Headed {
  number: string;
  title: string;
}

/**
 * What became of the headings of chapters and sections: each heading has one edge, to the heading of the section that most
 * of its rules went to, where that one has no nearer predecessor. Headings of single rules are in the ledger of rules.
 */
export function headingEdges(alignment: Alignment): OtherEdge[] {
  return [
    ...edgesOf(alignment.old.chapters, alignment.new.chapters, alignment.chapters),
    ...edgesOf(alignment.old.sections, alignment.new.sections, alignment.sections),
  ];
}

function edgesOf(
  olds: readonly Headed[],
  news: readonly Headed[],
  groups: readonly OtherEdge[],
): OtherEdge[] {
  const candidates: { from: number; to: number; equal: boolean; share: number }[] = [];
  const numbered = (list: readonly Headed[]): Map<string, number[]> => {
    const map = new Map<string, number[]>();
    list.forEach((h, i) => {
      listIn(map, h.number).push(i);
    });
    return map;
  };
  const oldNumbers = numbered(olds);
  const newNumbers = numbered(news);
  for (const edge of groups) {
    if (edge.old === null || edge.new === null) continue;
    for (const from of oldNumbers.get(edge.old) ?? []) {
      for (const to of newNumbers.get(edge.new) ?? []) {
        candidates.push({
          from,
          to,
          equal: fold((olds[from] as Headed).title) === fold((news[to] as Headed).title),
          share: edge.share ?? 1,
        });
      }
    }
  }
  candidates.sort(
    (a, b) => Number(b.equal) - Number(a.equal) || b.share - a.share || a.from - b.from || a.to - b.to,
  );
  const to = new Map<number, number>();
  const from = new Set<number>();
  for (const c of candidates) {
    if (to.has(c.from) || from.has(c.to)) continue;
    to.set(c.from, c.to);
    from.add(c.to);
  }
  const edges: OtherEdge[] = [];
  const spell = (h: Headed): string => (h.number === '' ? h.title : `${h.number}. ${h.title}`);
  olds.forEach((old, i) => {
    const n = to.get(i);
    if (n === undefined) {
      edges.push({ old: spell(old), new: null, relation: 'deleted', change: 'wording', confidence: 0.9 });
      return;
    }
    const fresh = news[n] as Headed;
    const edge: OtherEdge = {
      old: spell(old),
      new: spell(fresh),
      relation: old.number === fresh.number ? 'same' : 'renumbered',
      change:
        old.title === fresh.title ? 'none' : fold(old.title) === fold(fresh.title) ? 'typography' : 'wording',
      confidence: 1,
    };
    if (edge.change !== 'none') edge.words = wordChanges(old.title, fresh.title);
    edges.push(edge);
  });
  news.forEach((fresh, n) => {
    if (!from.has(n))
      edges.push({ old: null, new: spell(fresh), relation: 'added', change: 'wording', confidence: 0.9 });
  });
  return edges;
}

/** A heading without case, typography and white space. */
export function fold(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
