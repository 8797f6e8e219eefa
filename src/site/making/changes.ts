import type { Change, Comparison, Edge, OtherEdge, Sweep, Totals } from '../../compare/index.js';
import { parseNumber } from '../../tree/index.js';
import { groupBy } from '../../tree/maps.js';
import { inSubstance, quotable } from '../quotable.js';

/** Rules that went from one section to another. */
export interface Flow {
  /** Numbers of the sections, null where the rules are new or gone. */
  old: string | null;
  new: string | null;
  rules: number;
}

/** What changed in one section, and the page that shows it. */
export interface SectionChanges {
  /** The section's number in the newer edition; `was-606` for an older one of which nothing goes on. */
  key: string;
  /** The numbers of the sections that its rules come from. */
  from: string[];
  /** How many of its edges have each change; those of rules that are gone or new are counted apart. */
  changes: Record<Change, number>;
  deleted: number;
  added: number;
  /** How many rules have another number. */
  moved: number;
  /** How many pages show it; 0 where no words differ. */
  pages: number;
}

/** A comparison without the words. */
export interface ComparisonSummary {
  id: string;
  /** Ids of the two documents, and their names. */
  old: string;
  new: string;
  oldName: string;
  newName: string;
  quote: string;
  /** One sentence that names the rules that differ in substance; empty where none does. */
  inSubstance: string;
  totals: Totals;
  changes: Record<Change, number>;
  sections: SectionChanges[];
  /** Where sections went, as {@link Comparison} has it. */
  edges: OtherEdge[];
  flows: Flow[];
  sweeps: Sweep[];
  /** How many entries of the glossary differ, are gone and are new. */
  glossary: { changed: number; deleted: number; added: number };
}

/** The edges of one page of a comparison. */
export interface ChangesPage {
  key: string;
  /** Which of the pages of its section, from 1. */
  at: number;
  of: number;
  edges: Edge[];
}

/** What one page of a comparison holds at most, in characters of the words that it shows. */
const ROOM = 34_000;

const none = (): Record<Change, number> => ({
  none: 0,
  typography: 0,
  reference: 0,
  terminology: 0,
  example: 0,
  wording: 0,
  substantive: 0,
});

/** The number of the section that a rule is in; `text` for what has no number. */
export function sectionOf(number: string): string {
  const section = parseNumber(number)?.section;
  return section === undefined ? 'text' : String(section);
}

/** Where on the pages of a comparison an edge stands. */
function keyOf(edge: Edge, successor: ReadonlyMap<string, string>): string {
  if (edge.new !== null) return sectionOf(edge.new);
  const old = sectionOf(edge.old ?? '');
  return successor.get(old) ?? `was-${old}`;
}

/** Lays a comparison out by the sections of the newer edition. */
export function changesBySection(comparison: Comparison): Map<string, Edge[]> {
  const best = new Map<string, { to: string; share: number }>();
  for (const { old, new: to, share = 0 } of comparison.sections) {
    if (old !== null && to !== null && share > (best.get(old)?.share ?? 0)) best.set(old, { to, share });
  }
  const successor = new Map([...best].map(([old, { to }]) => [old, to]));
  const sections = groupBy(comparison.edges, (edge) => keyOf(edge, successor));
  const order = (key: string): number => Number(key.replace(/\D+/g, '')) + (key.startsWith('was') ? 0.5 : 0);
  return new Map([...sections].sort(([a], [b]) => order(a) - order(b)));
}

/** True where the words of the edge differ, or are on one side only. */
export function differs(edge: Pick<Edge, 'old' | 'new' | 'change'>): boolean {
  return edge.change !== 'none' || edge.old === null || edge.new === null;
}

/** What an edge takes on a page beside its words, in characters. */
const FRAME = 500;

/** Edges in order, as many together as a page has room for. */
function packed<E>(edges: readonly E[], wordsOf: (edge: E) => number): E[][] {
  const pages: E[][] = [];
  let room = 0;
  for (const edge of edges) {
    const size = FRAME + wordsOf(edge);
    if (pages.length === 0 || room < size) {
      pages.push([]);
      room = ROOM;
    }
    pages.at(-1)?.push(edge);
    room -= size;
  }
  return pages;
}

export function pagesOf(key: string, edges: readonly Edge[]): ChangesPage[] {
  const lengthOf = (words: Edge['words'] = []): number =>
    words.reduce((sum, word) => sum + word.text.length, 0);
  const pages = packed(
    edges.filter(differs),
    (edge) => lengthOf(edge.words) + edge.examples.reduce((sum, { words }) => sum + lengthOf(words), 0),
  );
  return pages.map((list, i) => ({ key, at: i + 1, of: pages.length, edges: list }));
}

export function glossaryPages(comparison: Comparison): OtherEdge[][] {
  return packed(comparison.glossary.filter(differs), ({ words = [] }) =>
    words.reduce((sum, word) => sum + word.text.length + 8, 0),
  );
}

/** What a book says of a comparison on other pages than its own. */
export function summaryOf(
  comparison: Comparison,
  names: { id: string; old: string; new: string; oldName: string; newName: string },
): ComparisonSummary {
  const changes = none();
  const flows = new Map<string, Flow>();
  for (const edge of comparison.edges) {
    if (edge.old !== null && edge.new !== null) changes[edge.change]++;
    const from = edge.old === null ? null : sectionOf(edge.old);
    const to = edge.new === null ? null : sectionOf(edge.new);
    const flow = flows.get(`${from} ${to}`);
    if (flow) flow.rules++;
    else flows.set(`${from} ${to}`, { old: from, new: to, rules: 1 });
  }
  const sections = [...changesBySection(comparison)].map(([key, edges]): SectionChanges => {
    const own = none();
    const carried = edges.filter((edge) => edge.old !== null && edge.new !== null);
    for (const edge of carried) own[edge.change]++;
    const from = new Set(edges.flatMap((edge) => (edge.old === null ? [] : [sectionOf(edge.old)])));
    return {
      key,
      from: [...from],
      changes: own,
      deleted: edges.filter((edge) => edge.new === null).length,
      added: edges.filter((edge) => edge.old === null).length,
      moved: carried.filter((edge) => edge.old !== edge.new).length,
      pages: pagesOf(key, edges).length,
    };
  });
  const glossary = comparison.glossary;
  return {
    ...names,
    quote: quotable(comparison, names.oldName, names.newName),
    inSubstance: inSubstance(comparison),
    totals: comparison.totals,
    changes,
    sections,
    edges: comparison.sections,
    flows: [...flows.values()],
    sweeps: comparison.sweeps,
    glossary: {
      changed: glossary.filter((e) => e.old !== null && e.new !== null && e.change !== 'none').length,
      deleted: glossary.filter((e) => e.new === null).length,
      added: glossary.filter((e) => e.old === null).length,
    },
  };
}
