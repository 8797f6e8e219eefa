import type {
  Change,
  Comparison,
  Edge,
  ExampleEdge,
  OtherEdge,
  Relation,
  Sweep,
  Totals,
  WordChange,
} from '../types.js';
import { restrict } from './restrict.js';
import type { Selection, SelectionOptions } from './selection.js';

/** Words for people for each kind of change. */
export const CHANGE_LABELS: Record<Change, string> = {
  none: 'unchanged',
  typography: 'typography only',
  reference: 'references only',
  terminology: 'terminology only',
  example: 'examples only',
  wording: 'reworded',
  substantive: 'substantive',
};

/** What an edge is called: the numbers with an arrow between, or with a word where there is only one. */
export function nameOf(edge: { old: string | null; new: string | null; relation: Relation }): string {
  if (edge.old === null) return `${edge.new} (added)`;
  if (edge.new === null) return `${edge.old} (deleted)`;
  const arrow = edge.old === edge.new ? edge.old : `${edge.old} → ${edge.new}`;
  return edge.relation === 'split' || edge.relation === 'merged' ? `${arrow} (${edge.relation})` : arrow;
}

/** One line for what a selection leaves out; empty where it leaves nothing out. */
export function hiddenLine(selection: Selection): string {
  const parts = Object.entries(selection.hidden)
    .filter(([, count]) => count > 0)
    .map(([change, count]) => `${count} ${CHANGE_LABELS[change as Change]}`);
  return parts.length === 0 ? '' : `Not shown: ${parts.join(', ')}.`;
}

/**
 * What happened to the words, for people. A rule that is on one side alone was not reworded: nothing is said of it unless it
 * changes the game.
 */
export function labelOf(edge: Pick<Edge | OtherEdge, 'old' | 'new' | 'change'>): string {
  return isLone(edge) && edge.change !== 'substantive' ? '' : CHANGE_LABELS[edge.change];
}

/** Whether something is in one edition alone, so that its words are all new or all gone. */
export function isLone(edge: Pick<Edge | OtherEdge, 'old' | 'new'>): boolean {
  return edge.old === null || edge.new === null;
}

/**
 * Why a change is one of substance, or why a rule that came or went is no such change; and, of any change, what is believed of it only with some
 * probability. Judgements put the reasons before all other evidence.
 */
export function reasonsOf(edge: Edge): string[] {
  const { change, evidence } = edge;
  const substantive = change === 'substantive';
  // Its name says already that a rule was added or removed.
  if (isLone(edge)) return substantive ? [] : evidence.slice(0, 1);
  const reasons = substantive ? evidence.filter((line) => REASON.test(line)) : [];
  const why = substantive && reasons.length === 0 ? evidence.slice(0, 1) : cut(reasons, 'reasons');
  const guesses = evidence.filter((line) => GUESS.test(line) && !why.includes(line));
  const roles = evidence.filter((line) => ROLE.test(line) && !why.includes(line));
  return [...why, ...cut(roles, 'roles'), ...cut(guesses, 'sentences in other words')];
}

/** The first of many lines, and how many more there are; never one line to say that there is one more. */
function cut(lines: readonly string[], what: string): string[] {
  const more = lines.length - MOST_REASONS;
  return more <= 1 ? [...lines] : [...lines.slice(0, MOST_REASONS), `And ${more} more ${what}.`];
}

/** Reasons that are shown; a rewritten rule has dozens, and the words themselves are below. */
const MOST_REASONS = 4;

const REASON = /^(?:Adds|Removes|Changes|A (?:rule|heading|lead-in))\b/;
/** Evidence of reading: which role changed, or that none did. */
const ROLE = /^(?:Role: |Reworded, same meaning)/;
/** Evidence that is a guess, with its probability. */
const GUESS = /^Probably restates "/;

/**
 * What became of the old rules, and how many of the new ones have no ancestor. A rule that was split is one old rule, whatever the number
 * of its parts, so that what became of the old rules adds up.
 *
 * @param comparison the whole
 * @param options with sections, only the rules that these concern are counted, and the words say so
 */
export function totalsLine(comparison: Comparison, options: SelectionOptions = {}): string {
  const { sections = [] } = options;
  const { edges, totals } = restrict(comparison, { sections });
  const split = new Set(edges.flatMap((e) => (e.relation === 'split' ? (e.old ?? []) : []))).size;
  const parts = [
    [totals.same, 'under the same number'],
    [totals.renumbered, 'renumbered'],
    [split, 'split'],
    [totals.merged, 'merged with others'],
    [totals.deleted, 'deleted'],
  ] as const;
  const became = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const counted = (count: number, edition: string): string => `${plural(count, 'rule')} of ${edition}`;
  return [
    ...(sections.length > 0
      ? [`Only what concerns ${sections.join(', ')} in either edition is counted.`]
      : []),
    `${counted(totals.old, comparison.old.edition)}${became.length > 0 ? `: ${became.join(', ')}` : ''}.`,
    `${counted(totals.new, comparison.new.edition)}, ${addedOf(totals)}.`,
  ].join(' ');
}

function addedOf({ added, new: all }: Totals): string {
  if (added === 0) return all === 1 ? 'not added' : 'none of them added';
  return all === 1 ? 'added' : `${added} of them added`;
}

function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** The title over the list of terminology, which is learned from whole editions even where one section is shown. */
export function sweepsTitle({ sections = [] }: SelectionOptions): string {
  return sections.length === 0 ? 'Terminology' : 'Terminology, in the whole of both editions';
}

/** How often a term was exchanged. */
export function timesOf({ count }: Pick<Sweep, 'count'>): string {
  return plural(count, 'time');
}

/** What happened to the examples of a rule, in one sentence; empty where nothing did. */
export function examplesLine({ examples }: Pick<Edge, 'examples'>): string {
  const parts = examples
    .filter((e) => e.change !== 'none')
    .map((e) =>
      e.old === null
        ? `example ${(e.new as number) + 1} is new`
        : e.new === null
          ? `example ${e.old + 1} is gone`
          : `example ${e.old + 1}: ${exampleLabel(e.change as Change)}`,
    );
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

/** An example states no rule, so that what changes in it is no change of substance. */
function exampleLabel(change: Change): string {
  return change === 'substantive' ? 'rewritten' : CHANGE_LABELS[change];
}

/**
 * The examples of a rule one after another, for people: what happened to one, followed by its words where they are shown, or to several of
 * which no words are.
 */
export function exampleNotes(edge: Edge): { note: string; words: readonly WordChange[] }[] {
  const { examples } = edge;
  if (isLone(edge))
    return examples.length === 0 ? [] : [{ note: `With ${plural(examples.length, 'example')}.`, words: [] }];
  const notes: { note: string; words: readonly WordChange[] }[] = [];
  let quiet: ExampleEdge[] = [];
  const flush = (): void => {
    const note = sentence(examplesLine({ examples: quiet }));
    if (note !== '') notes.push({ note, words: [] });
    quiet = [];
  };
  for (const example of examples) {
    if (example.words === undefined || example.change === 'typography') quiet.push(example);
    else {
      flush();
      notes.push({ note: sentence(examplesLine({ examples: [example] })), words: example.words });
    }
  }
  flush();
  return notes;
}

/** With a capital letter. */
export function sentence(line: string): string {
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

/** A section for people: its heading in both editions, and how many rules of the old one are in the new one. */
export interface SectionLine {
  name: string;
  /** Empty where no rule of an older section is in it, or none is left. */
  share: string;
}

/**
 * Names sections by their headings, as far as the comparison still has these.
 *
 * @param comparison the whole, for the headings
 * @param edges those of the sections that are shown
 */
export function sectionLines(comparison: Comparison, edges: readonly OtherEdge[]): SectionLine[] {
  const titles = { old: new Map<string, string>(), new: new Map<string, string>() };
  for (const heading of comparison.headings) {
    for (const side of ['old', 'new'] as const) {
      const [, number, title] = /^(\d+)\W*\s(.*)$/s.exec(heading[side] ?? '') ?? [];
      if (number !== undefined && title !== undefined) titles[side].set(number, title);
    }
  }
  return edges.map((edge) => {
    const named = (side: 'old' | 'new'): string | null => {
      const number = edge[side];
      const title = number === null ? undefined : titles[side].get(number);
      return title === undefined ? number : `${number}. ${title}`;
    };
    const [old, fresh] = [named('old'), named('new')];
    const sameTitle = old !== null && fresh !== null && old.replace(/^\d+/, '') === fresh.replace(/^\d+/, '');
    const name = nameOf({ ...edge, old: sameTitle && edge.old !== edge.new ? edge.old : old, new: fresh });
    return { name, share: shareOf(edge) };
  });
}

/** How many of an old section's rules are in the new one, in words. */
function shareOf({ old, new: fresh, share }: OtherEdge): string {
  if (old === null || fresh === null || share === undefined || share === 0) return '';
  const percent = Math.min(99, Math.max(1, Math.round(share * 100)));
  return `${share >= 1 ? 'all' : `${percent}% of`} its rules`;
}

/** What a heading is called; both headings are in the name, so mere rewording needs no word. */
export function headingLabel(edge: OtherEdge): string {
  return edge.change === 'wording' || edge.change === 'substantive' ? '' : labelOf(edge);
}

/** Where a glossary entry went or came from, when that is a rule. */
export function movedLine(edge: OtherEdge): string {
  if (edge.movedTo !== undefined) return `now in rule ${edge.movedTo}`;
  if (edge.movedFrom !== undefined) return `from rule ${edge.movedFrom}`;
  return '';
}
