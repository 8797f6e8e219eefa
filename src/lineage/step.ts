import { type Alignment, align, type Change, type Comparison, compare } from '../compare/index.js';
import { type Edition, examplesOf, textOf } from '../tree/index.js';

/** An edition as lineages see it, as plain data. */
export interface EditionUnits {
  /** Rules and subrules in document order: number, and the wording with its examples, one to a line. */
  rules: [number: string, wording: string][];
  /** Numbers of the sections. */
  sections: string[];
  chapters: string[];
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
}

/** Takes an edition apart for lineages. */
export function unitsOf(tree: Edition): EditionUnits {
  return unitsIn(align(tree, tree).new);
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
  return {
    old: unitsIn(alignment.old),
    new: unitsIn(alignment.new),
    step: {
      rules: ruleLinks(alignment, comparison),
      sections: links(alignment.sections, alignment.old.sections, alignment.new.sections),
      chapters: links(alignment.chapters, alignment.old.chapters, alignment.new.chapters),
    },
    comparison,
  };
}

function unitsIn(analysis: Alignment['new']): EditionUnits {
  return {
    rules: analysis.units.map(({ number, node, text }) => [number, wordsOf(node, text)]),
    sections: analysis.sections.map(({ number }) => number),
    chapters: analysis.chapters.map(({ number }) => number),
  };
}

function ruleLinks(alignment: Alignment, comparison: Comparison): StepLink[] {
  return alignment.pairs.flatMap(({ old, new: fresh }, i): StepLink[] => {
    const edge = comparison.edges[i];
    if (old === null || fresh === null || edge === undefined) return [];
    const weight = edge.words.reduce((sum, w) => sum + (w.op === 'keep' ? w.text.length : 0), 0);
    const [why] = edge.evidence;
    return [
      why === undefined
        ? [old.index, fresh.index, weight, edge.change]
        : [old.index, fresh.index, weight, edge.change, why],
    ];
  });
}

/** A wording is the rule with its examples, one to a line. */
function wordsOf(node: Parameters<typeof examplesOf>[0], text: string): string {
  return [text, ...examplesOf(node).map((e) => `Example: ${textOf(e).replace(/\s+/g, ' ').trim()}`)].join(
    '\n',
  );
}
