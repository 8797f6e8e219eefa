import type { Comparison, Edge, OtherEdge, Sweep, WordChange } from '../types.js';
import {
  exampleNotes,
  headingLabel,
  hiddenLine,
  isLone,
  labelOf,
  movedLine,
  nameOf,
  reasonsOf,
  type SectionLine,
  sectionLines,
  sweepsTitle,
  totalsLine,
} from './labels.js';
import { type SelectionOptions, select } from './selection.js';

/** One rule, or one entry of the glossary or the introduction. */
export interface Entry {
  edge: Edge | OtherEdge;
  name: string;
  /** What happened to its words; empty where its name says so. */
  label: string;
  why: readonly string[];
  /** Where an entry of the glossary went or came from; empty where it did neither. */
  moved: string;
  words: readonly WordChange[];
  /** Whether it is in one edition alone, with words that are all new or all gone. What a rule took over has words of both. */
  lone: boolean;
  examples: readonly { note: string; words: readonly WordChange[] }[];
}

/** A part with its title; no part is empty. */
export type Part = { id: string; title: string } & (
  | { kind: 'sections'; rows: readonly SectionLine[] }
  | { kind: 'terms'; rows: readonly Sweep[] }
  | { kind: 'headings'; rows: readonly { name: string; label: string }[] }
  | { kind: 'rules' | 'entries'; rows: readonly Entry[] }
);

/** A comparison in the order in which people read it. Each output writes the same parts in its own form. */
export interface Reading {
  title: string;
  /** What became of the rules, counted. */
  totals: string;
  parts: readonly Part[];
  /** What is not shown, and limits that were reached. */
  closing: readonly string[];
}

/** Chooses what is shown of a comparison, and puts it into words. */
export function readingOf(comparison: Comparison, options: SelectionOptions): Reading {
  const selection = select(comparison, options);
  const parts: Part[] = [
    {
      id: 'sections',
      title: 'Sections',
      kind: 'sections',
      rows: sectionLines(comparison, selection.sections),
    },
    { id: 'terminology', title: sweepsTitle(options), kind: 'terms', rows: comparison.sweeps },
    rules('rules', 'Rules', (edge) => edge.old !== null),
    rules('added', 'Added rules', (edge) => edge.old === null),
    {
      id: 'headings',
      title: 'Headings',
      kind: 'headings',
      rows: selection.headings.map((edge) => ({ name: nameOf(edge), label: headingLabel(edge) })),
    },
    { id: 'glossary', title: 'Glossary', kind: 'entries', rows: selection.glossary.map(entryOf) },
    { id: 'introduction', title: 'Introduction', kind: 'entries', rows: selection.introduction.map(entryOf) },
  ];
  function rules(id: string, title: string, which: (edge: Edge) => boolean): Part {
    const rows = selection.edges.filter(which).map((edge) => ({
      ...entryOf(edge),
      why: reasonsOf(edge),
      examples: exampleNotes(edge),
    }));
    return { id, title, kind: 'rules', rows };
  }
  return {
    title: `${comparison.old.edition} → ${comparison.new.edition}`,
    totals: totalsLine(comparison, options),
    parts: parts.filter(({ rows }) => rows.length > 0),
    closing: [hiddenLine(selection), ...comparison.limits].filter((line) => line !== ''),
  };
}

function entryOf(edge: Edge | OtherEdge): Entry {
  return {
    edge,
    name: nameOf(edge),
    label: labelOf(edge),
    why: [],
    moved: movedLine(edge),
    words: edge.words ?? [],
    lone: isLone(edge) && new Set(edge.words?.map(({ op }) => op)).size < 2,
    examples: [],
  };
}
