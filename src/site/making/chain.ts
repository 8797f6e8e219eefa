import type { Concordance, LineageRow } from '../../lineage/index.js';
import { listIn } from '../../tree/maps.js';
import type { SectionChain } from '../lifeView.js';
import { sectionOf } from './changes.js';

/** A picture of more steps than these is cut at the oldest. */
const COLUMNS = 7;
/** A section that has less than this part of the rules of its neighbour is left out. */
const SHARE = 0.12;

/** For each edition, which rules are in each section; made once for a concordance. */
const tables = new WeakMap<Concordance, Map<string, number[]>[]>();

function tableOf(concordance: Concordance): Map<string, number[]>[] {
  let table = tables.get(concordance);
  if (table === undefined) {
    table = concordance.editions.map(() => new Map<string, number[]>());
    concordance.data.lineages.forEach(([, runs], lineage) => {
      for (const [number, from, to] of runs) {
        if (!/^\d+\./.test(number)) continue;
        const section = sectionOf(number);
        for (let e = from; e <= to; e++) {
          const sections = (table as Map<string, number[]>[])[e] as Map<string, number[]>;
          listIn(sections, section).push(lineage);
        }
      }
    });
    tables.set(concordance, table);
  }
  return table;
}

/**
 * Where the rules of a section came from and went: a column for each edition in which rules moved between it and others.
 *
 * @param at place of the section's lineage in the concordance
 * @returns undefined where its rules never left it and none came in from elsewhere
 */
export function chainOf(concordance: Concordance, at: number): SectionChain | undefined {
  const table = tableOf(concordance);
  const [, runs] = concordance.data.lineages[at] as LineageRow;
  const [first, last] = concordance.span(at);
  const numberAt = (e: number): string =>
    (runs.find(([, from, to]) => from <= e && e <= to) as LineageRow[1][number])[0];
  /** The sections of an edition that the picture follows. */
  const followed: Set<string>[] = [];
  for (let e = first; e <= last; e++) followed[e] = new Set([numberAt(e)]);
  spread(last, concordance.editions.length - 1, 1);
  spread(first, 0, -1);
  // Sections that were parted from it while it lived go on beside it.
  for (let e = first; e < last; e++) join(e, e + 1);
  const columns: number[] = [];
  const begin = followed.findIndex((sections) => sections !== undefined);
  for (let e = begin; e < followed.length - 1; e++) {
    const flows = flowsOf(e, e + 1);
    if (flows.some(([from, to]) => from !== to)) {
      if (columns.at(-1) !== e) columns.push(e);
      columns.push(e + 1);
    }
  }
  if (columns.length === 0) return undefined;
  const kept = columns.slice(-COLUMNS);
  const nodes = new Map<string, SectionChain['nodes'][number]>();
  const links: SectionChain['links'] = [];
  kept.slice(0, -1).forEach((e, column) => {
    for (const [from, to, rules] of flowsOf(e, kept[column + 1] as number)) {
      links.push({ column, from, to, rules });
      nodes.set(`${column} ${from}`, { column, number: from });
      nodes.set(`${column + 1} ${to}`, { column: column + 1, number: to });
    }
  });
  return links.length === 0
    ? undefined
    : { editions: kept.map((e) => concordance.editions[e] as string), nodes: [...nodes.values()], links };

  function spread(from: number, end: number, step: 1 | -1): void {
    for (let e = from; e !== end; e += step) join(e, e + step);
  }

  /** Follows what is followed in one edition into the next, or the one before. */
  function join(e: number, next: number): void {
    const there = followed[next] ?? new Set<string>();
    for (const section of followed[e] ?? []) {
      const rules = table[e]?.get(section) ?? [];
      const went = new Map<string, number>();
      for (const rule of rules) {
        const to = sectionAt(rule, next);
        if (to !== undefined) went.set(to, (went.get(to) ?? 0) + 1);
      }
      for (const [to, count] of went) if (count >= Math.max(2, rules.length * SHARE)) there.add(to);
    }
    followed[next] = there;
  }

  function sectionAt(rule: number, e: number): string | undefined {
    const run = (concordance.data.lineages[rule] as LineageRow)[1].find(
      ([, from, to]) => from <= e && e <= to,
    );
    return run === undefined ? undefined : sectionOf(run[0]);
  }

  function flowsOf(e: number, next: number): [from: string, to: string, rules: number][] {
    const flows = new Map<string, [string, string, number]>();
    for (const section of followed[e] ?? []) {
      for (const rule of table[e]?.get(section) ?? []) {
        const to = sectionAt(rule, next);
        if (to === undefined || !followed[next]?.has(to)) continue;
        const flow = flows.get(`${section} ${to}`);
        if (flow) flow[2]++;
        else flows.set(`${section} ${to}`, [section, to, 1]);
      }
    }
    return [...flows.values()];
  }
}
