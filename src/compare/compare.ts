import { type Edition, examplesOf, textOf } from '../tree/index.js';
import { listIn } from '../tree/maps.js';
import { type AlignedPair, type Alignment, type AlignOptions, align } from './align.js';
import { judgeAlone } from './alone.js';
import { examplesLine, sentence } from './display/labels.js';
import { exampleEdges } from './examples.js';
import { glossaryEdges } from './glossary.js';
import { headingEdges } from './headings.js';
import { introductionEdges } from './introduction.js';
import { type Elsewhere, type JudgementContext, judge, stronger } from './judgement.js';
import { Restatements } from './restatements.js';
import { headingsThatBecameSections } from './sections.js';
import type { FoundSweep } from './sweeps.js';
import { sweep, sweepTable } from './sweeps.js';
import { totalsOf } from './totals.js';
import type { Change, Comparison, Edge, Sweep } from './types.js';
import type { Analysis, Sentence, Unit } from './units.js';
import { wordChanges } from './wordChanges.js';

/** How to compare. */
export interface CompareOptions extends AlignOptions {
  /** Names for the two editions; their effective dates when absent. */
  names?: { old?: string; new?: string };
  /** An alignment made before, when there is one. */
  alignment?: Alignment;
}

/**
 * Compares two editions: aligns them and says for every rule, example, glossary entry and heading what became of it.
 *
 * @param old the earlier edition, or a fragment
 * @param fresh the later edition, or a fragment
 * @returns the ledger; every rule of both editions is in it exactly once per edge
 */
export function compare(old: Edition, fresh: Edition, options: CompareOptions = {}): Comparison {
  const alignment = options.alignment ?? align(old, fresh, options);
  const context = contextFor(alignment);
  const sweeps = new Map<FoundSweep, number>();
  const families = familiesOf(alignment);
  const others = otherEnds(alignment, context.weight);
  const sections = headingsThatBecameSections(alignment);
  const edges = alignment.pairs.map((pair) => {
    const edge = edgeOf(pair, context, sweeps, families, others(pair));
    const section = pair.old === null ? undefined : sections.get(pair.old);
    if (section === undefined) return edge;
    return {
      ...edge,
      becameSection: section,
      evidence: [`The heading is that of section ${section} now, with what was under it.`, ...edge.evidence],
    };
  });
  const glossary = glossaryEdges(old, fresh, alignment, context);
  return {
    old: { edition: options.names?.old ?? old.effective ?? 'old' },
    new: { edition: options.names?.new ?? fresh.effective ?? 'new' },
    edges,
    sections: alignment.sections,
    chapters: alignment.chapters,
    glossary,
    headings: headingEdges(alignment),
    introduction: introductionEdges(old, fresh, context),
    sweeps: sweepList(sweeps),
    totals: totalsOf(edges, { old: alignment.old.units.length, new: alignment.new.units.length }),
    limits: alignment.limits,
  };
}

/** What judging needs to know of the pair: terminology, references, and which words are telling. */
function contextFor(alignment: Alignment): JudgementContext {
  const { old, new: fresh } = alignment;
  // Fragments are weighed as if they were in a whole pair of editions, as they are when they are aligned.
  const passages = Math.max(2500, old.units.length + fresh.units.length);
  const frequency = (stem: string): number =>
    (old.frequency.get(stem) ?? 0) + (fresh.frequency.get(stem) ?? 0) || 1;
  const weights = new Map<string, number>();
  return {
    sweeps: sweepTable(alignment.sweeps),
    sameTarget: alignment.sameTarget,
    weight: (stem) => {
      let weight = weights.get(stem);
      if (weight === undefined) {
        weight = Math.min(8, Math.log(1 + passages / frequency(stem)));
        weights.set(stem, weight);
      }
      return weight;
    },
    rebuilt: isRebuilt(alignment),
  };
}

/** The part of all edges that must lead from a split rule or to a merged one before an edition counts as rebuilt. */
const REBUILT = 0.1;

function isRebuilt({ pairs }: Alignment): boolean {
  // What is only probable does not decide how all the rest is judged.
  const joined = pairs.filter((pair) => pair.old && pair.new && !pair.probable);
  const degree = new Map<Unit, number>();
  for (const { old, new: fresh } of joined)
    for (const unit of [old as Unit, fresh as Unit]) degree.set(unit, (degree.get(unit) ?? 0) + 1);
  const several = (unit: Unit | null): boolean => (degree.get(unit as Unit) ?? 0) > 1;
  const branching = joined.filter((pair) => several(pair.old) || several(pair.new));
  return branching.length > REBUILT * joined.length;
}

/** For a rule, whether it has subrules, and whether all of them are in the other edition as well. */
function familiesOf({
  old: a,
  new: b,
  pairs,
}: Alignment): (unit: Unit) => { leads: boolean; carried: boolean } {
  const leads = new Set<Unit>();
  const unmatchedParents = new Set<Unit>();
  const note = (unit: Unit | null, units: readonly Unit[], other: Unit | null): void => {
    const parent = unit && unit.parent >= 0 ? (units[unit.parent] as Unit) : undefined;
    if (parent === undefined) return;
    leads.add(parent);
    if (other === null) unmatchedParents.add(parent);
  };
  for (const { old, new: fresh } of pairs) {
    note(old, a.units, fresh);
    note(fresh, b.units, old);
  }
  return (unit) => ({ leads: leads.has(unit), carried: leads.has(unit) && !unmatchedParents.has(unit) });
}

/** For each pair, what the other edges of its two rules lead to, and what the headings over them say. */
function otherEnds(alignment: Alignment, weight: (stem: string) => number): (pair: AlignedPair) => Elsewhere {
  const successors = new Map<Unit, Unit[]>();
  const predecessors = new Map<Unit, Unit[]>();
  for (const { old, new: fresh } of alignment.pairs) {
    if (!old || !fresh) continue;
    listIn(successors, old).push(fresh);
    listIn(predecessors, fresh).push(old);
  }
  // What the heading over a rule says need not be said in the rule.
  const heading = (analysis: Analysis, unit: Unit | null): string[] => {
    const section = unit ? analysis.sections[unit.section] : undefined;
    return section ? [section.title] : [];
  };
  const numbers = (units: readonly Unit[] = []): Set<string> => new Set(units.map((unit) => unit.number));
  const table = sweepTable(alignment.sweeps);
  const before = new Restatements(alignment.old, weight, (stems) => sweep(stems, table));
  const after = new Restatements(alignment.new, weight);
  // In a section that is new, what was elsewhere is new for what the section is about.
  const fresher = new Set(
    alignment.sections.flatMap((edge) => (edge.old === null && edge.new !== null ? [edge.new] : [])),
  );
  const inNew = (unit: Unit): boolean => fresher.has(alignment.new.sections[unit.section]?.number ?? '');
  // What another sentence of the same rule says is neither gone nor new, though another edge answers for it.
  const rest = (unit: Unit | null, sentences: readonly number[] | undefined): string[] =>
    unit && sentences && sentences.length < unit.sentences.length ? [unit.text] : [];
  return ({ old, new: fresh, relation, oldSentences, newSentences }) => ({
    partial: relation === 'split' || relation === 'merged',
    // The rules of the pair themselves are not elsewhere, nor is what the old rule became.
    stoodBefore: (stems) => before.have(stems, numbers(fresh ? predecessors.get(fresh) : [])),
    saidBefore: (stems) => fresh !== null && !inNew(fresh) && before.say(stems),
    standsStill: (stems) => after.have(sweep(stems, table), numbers(old ? successors.get(old) : [])),
    old: [
      ...heading(alignment.new, fresh),
      ...(fresh ? (predecessors.get(fresh) ?? []) : []).filter((u) => u !== old).map((u) => u.text),
      ...rest(old, oldSentences),
    ],
    new: [
      ...heading(alignment.old, old),
      ...(old ? (successors.get(old) ?? []) : []).filter((u) => u !== fresh).map((u) => u.text),
      ...rest(fresh, newSentences),
    ],
  });
}

function edgeOf(
  pair: AlignedPair,
  context: JudgementContext,
  sweeps: Map<FoundSweep, number>,
  families: (unit: Unit) => { leads: boolean; carried: boolean },
  elsewhere: Elsewhere,
): Edge {
  const { old, new: fresh } = pair;
  const oldText = old ? part(old, pair.oldSentences) : '';
  const newText = fresh ? part(fresh, pair.newSentences) : '';
  const edge: Edge = {
    old: old?.number ?? null,
    new: fresh?.number ?? null,
    relation: pair.relation,
    change: 'none',
    confidence: pair.confidence,
    evidence: pair.evidence,
    words: wordChanges(oldText, newText),
    examples: [],
  };
  if (old && fresh) {
    const judgement = judge(oldText, newText, context, elsewhere);
    for (const made of judgement.sweeps) sweeps.set(made, (sweeps.get(made) ?? 0) + 1);
    edge.change = judgement.change;
    edge.evidence = [...judgement.evidence, ...pair.evidence];
    edge.examples = exampleEdges(
      examplesOf(old.node).map(textOf),
      examplesOf(fresh.node).map(textOf),
      context,
    );
    const inExamples = edge.examples.some(
      (e) =>
        e.change !== 'none' &&
        e.change !== 'typography' &&
        e.change !== 'reference' &&
        e.change !== 'terminology',
    );
    let change: Change = edge.change;
    for (const e of edge.examples) {
      if (e.change === 'typography' || e.change === 'reference' || e.change === 'terminology') {
        change = stronger(change, e.change);
      }
    }
    edge.change = inExamples ? stronger(change, 'example') : change;
    if (edge.change !== judgement.change)
      edge.evidence.unshift(
        judgement.change === 'none'
          ? `Only examples changed: ${examplesLine(edge)}`
          : sentence(examplesLine(edge)),
      );
  } else {
    const unit = (old ?? fresh) as Unit;
    const restated = (stems: readonly string[]): boolean =>
      (old ? elsewhere.standsStill : elsewhere.saidBefore)?.(stems) === true;
    const { change, what } = judgeAlone(unit, { ...families(unit), restated });
    edge.change = change;
    edge.evidence = [old ? `A ${what} was removed.` : `A ${what} was added.`, ...pair.evidence];
    edge.examples = examplesOf(unit.node).map((_, i) => ({
      old: old ? i : null,
      new: old ? null : i,
      change: old ? 'deleted' : 'added',
    }));
  }
  return edge;
}

/** The words of the sentences that an edge answers for. */
function part(unit: Unit, sentences: readonly number[] | undefined): string {
  if (sentences === undefined || sentences.length === unit.sentences.length) return unit.text;
  return sentences
    .map((i) => {
      const { start, end } = unit.sentences[i] as Sentence;
      return unit.text.slice(start, end);
    })
    .join(' ');
}

function sweepList(counts: ReadonlyMap<FoundSweep, number>): Sweep[] {
  return [...counts]
    .map(([sweep, count]) => ({ old: sweep.old.join(' '), new: sweep.new.join(' '), count }))
    .sort((a, b) => b.count - a.count || (a.old < b.old ? -1 : a.old > b.old ? 1 : a.new < b.new ? -1 : 1));
}
