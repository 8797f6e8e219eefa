import {
  type Alignment,
  align,
  type Change,
  type Comparison,
  compare,
  keptLength,
} from '../compare/index.js';
import { type JudgementContext, judge } from '../compare/judgement.js';
import { type Edition, examplesOf, glossaryOf, textOf } from '../tree/index.js';
import { listIn } from '../tree/maps.js';
import { type Changed, moves, Subjects, takenIn } from './moves.js';

/** For judging two wordings apart from their editions: references may have moved, and all words tell alike. */
export const ALONE: JudgementContext = { sweeps: new Map(), sameTarget: () => true, weight: () => 5 };

/** An edition as lineages see it, as plain data. */
export interface EditionUnits {
  /** Rules and subrules in document order: number, and the wording with its examples, one to a line. */
  rules: [number: string, wording: string][];
  /** Sections and chapters: number and heading. */
  sections: [number: string, heading: string][];
  chapters: [number: string, heading: string][];
  /** Entries of the glossary in document order: headword, and what it says. */
  terms: [term: string, wording: string][];
}

/**
 * That something of one edition goes on in something of the next: places in the lists of both, how many of its words (compared
 * with one another only), and for rules what changed and why.
 */
export type StepLink = [from: number, to: number, weight: number, change?: Change, why?: string];

/** What goes on in what from one edition to the next, as plain data: it can be made elsewhere and kept. */
export interface Step {
  rules: StepLink[];
  sections: StepLink[];
  chapters: StepLink[];
  terms: StepLink[];
  /** Words that went from an entry of the glossary into a new rule. */
  termsToRules: StepLink[];
  /** Words that went from a rule that is gone into the glossary. */
  rulesToTerms: StepLink[];
}

/** Takes an edition apart for lineages. */
export function unitsOf(tree: Edition): EditionUnits {
  return unitsIn(align(tree, tree).new, tree);
}

/**
 * Follows every rule, section and chapter from one edition to the next.
 *
 * @param old the edition before
 * @param fresh the edition that follows it; neither may be changed afterwards
 * @param names of the two, for the comparison; their dates when absent
 * @returns both taken apart, what goes on in what, and the comparison that shows it
 */
export function stepOf(
  old: Edition,
  fresh: Edition,
  names: { old?: string; new?: string } = {},
): { old: EditionUnits; new: EditionUnits; step: Step; comparison: Comparison } {
  const alignment = align(old, fresh);
  const comparison = compare(old, fresh, { alignment, names });
  const links = (
    list: readonly { old: string | null; new: string | null; share?: number }[],
    olds: readonly { number: string }[],
    news: readonly { number: string }[],
  ): StepLink[] =>
    list.flatMap((e): StepLink[] => {
      const from = olds.findIndex((x) => x.number === e.old);
      const to = news.findIndex((x) => x.number === e.new);
      return from < 0 || to < 0 ? [] : [[from, to, e.share ?? 0]];
    });
  const before = unitsIn(alignment.old, old);
  const after = unitsIn(alignment.new, fresh);
  const texts = ({ units }: Alignment['new']): string[] => units.map(({ text }) => text);
  const subjects = new Subjects(texts(alignment.old), texts(alignment.new));
  return {
    old: before,
    new: after,
    step: {
      rules: ruleLinks(alignment, comparison, subjects),
      sections: links(alignment.sections, alignment.old.sections, alignment.new.sections),
      chapters: links(alignment.chapters, alignment.old.chapters, alignment.new.chapters),
      ...termLinks(before, after, alignment, comparison, subjects),
    },
    comparison,
  };
}

function unitsIn(analysis: Alignment['new'], tree: Edition): EditionUnits {
  return {
    rules: analysis.units.map(({ number, node, text }) => [number, wordsOf(node, text)]),
    sections: analysis.sections.map(({ number, title }) => [number, title]),
    chapters: analysis.chapters.map(({ number, title }) => [number, title]),
    terms: glossaryOf(tree).map((entry) => [
      entry.term,
      entry.children
        .map((child) => textOf(child).replace(/\s+/g, ' ').trim())
        .filter((words) => words !== '')
        .join('\n'),
    ]),
  };
}

/** Follows the glossary: its entries, and the words that moved between them and the rules. */
function termLinks(
  before: EditionUnits,
  after: EditionUnits,
  alignment: Alignment,
  { glossary }: Comparison,
  subjects: Subjects,
): Pick<Step, 'terms' | 'termsToRules' | 'rulesToTerms'> {
  const olds = new Queues(before.terms.map(([term]) => term));
  const news = new Queues(after.terms.map(([term]) => term));
  const terms: StepLink[] = [];
  const giving: Changed[] = [];
  const taking: Changed[] = [];
  const termsToRules = new Map<string, StepLink>();
  const rulesToTerms = new Map<string, StepLink>();
  const gone = alignment.pairs.flatMap((pair) => (pair.new === null && pair.old ? [pair.old] : []));
  const added = alignment.pairs.flatMap((pair) => (pair.old === null && pair.new ? [pair.new] : []));
  const join = (links: Map<string, StepLink>, from: number, to: number, weight: number): void => {
    const known = links.get(`${from} ${to}`)?.[2] ?? 0;
    if (weight > known) links.set(`${from} ${to}`, [from, to, weight]);
  };
  for (const edge of glossary) {
    const from = edge.old === null ? undefined : olds.take(edge.old);
    const to = edge.new === null ? undefined : news.take(edge.new);
    const was = from === undefined ? '' : (before.terms[from] as [string, string])[1];
    const is = to === undefined ? '' : (after.terms[to] as [string, string])[1];
    if (from !== undefined && to !== undefined) {
      const judged = was === is ? undefined : judge(was, is, ALONE);
      const why = judged?.change === edge.change ? judged.evidence[0] : undefined;
      terms.push(why === undefined ? [from, to, 1, edge.change] : [from, to, 1, edge.change, why]);
    }
    if (was !== is && from !== undefined) giving.push({ at: from, before: was, after: is });
    if (was !== is && to !== undefined) taking.push({ at: to, before: was, after: is });
    const rule = added.find(({ number }) => number === edge.movedTo);
    if (rule && from !== undefined) join(termsToRules, from, rule.index, 1);
    const source = gone.find(({ number }) => number === edge.movedFrom);
    if (source && to !== undefined) join(rulesToTerms, source.index, to, 1);
  }
  const fresh = added.map(({ index, text }) => ({ at: index, before: '', after: text }));
  for (const [from, to, weight] of moves(giving, fresh)) join(termsToRules, from, to, weight);
  const lost = gone.map(({ index, text }) => ({ at: index, before: text, after: '' }));
  for (const [from, to, weight] of moves(lost, taking)) {
    const [source] = gone.filter(({ index }) => index === from);
    if (source && !subjects.differ(source.text, (after.terms[to] as [string, string]).join(' ')))
      join(rulesToTerms, from, to, weight);
  }
  return { terms, termsToRules: [...termsToRules.values()], rulesToTerms: [...rulesToTerms.values()] };
}

/** Places of names in a list; a name that is there twice gives its places one after another. */
class Queues {
  readonly #places = new Map<string, number[]>();

  constructor(names: readonly string[]) {
    names.forEach((name, at) => {
      listIn(this.#places, name).push(at);
    });
  }

  take(name: string): number | undefined {
    return this.#places.get(name)?.shift();
  }
}

function ruleLinks(alignment: Alignment, comparison: Comparison, subjects: Subjects): StepLink[] {
  const gone = alignment.pairs.flatMap((pair) => (pair.new === null && pair.old ? [pair.old] : []));
  const places = (units: readonly { index: number; text: string }[]): { at: number; text: string }[] =>
    units.map(({ index, text }) => ({ at: index, text }));
  const unchanged = new Set(
    alignment.pairs.flatMap((pair) => (pair.old && pair.new?.text === pair.old.text ? [pair.new.index] : [])),
  );
  const text = (units: readonly { text: string }[], at: number): string => units[at]?.text ?? '';
  const absorbed = takenIn(places(gone), places(alignment.new.units))
    // A twin that was there before and says what it said has taken nothing in.
    .filter(
      ([from, to]) =>
        !unchanged.has(to) ||
        !subjects.differ(text(alignment.old.units, from), text(alignment.new.units, to)),
    )
    .map(([from, to]): StepLink => [from, to, 0]);
  const aligned = alignment.pairs.flatMap(({ old, new: fresh }, i): StepLink[] => {
    const edge = comparison.edges[i];
    if (old === null || fresh === null || edge === undefined) return [];
    const weight = keptLength(edge.words);
    const [why] = edge.evidence;
    return [
      why === undefined
        ? [old.index, fresh.index, weight, edge.change]
        : [old.index, fresh.index, weight, edge.change, why],
    ];
  });
  return [...aligned, ...absorbed];
}

/** A wording is the rule with its examples, one to a line. */
function wordsOf(node: Parameters<typeof examplesOf>[0], text: string): string {
  return [text, ...examplesOf(node).map((e) => `Example: ${textOf(e).replace(/\s+/g, ' ').trim()}`)].join(
    '\n',
  );
}
