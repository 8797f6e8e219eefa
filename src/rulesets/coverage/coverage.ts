import type { Comparison, Edge } from '../../compare/index.js';
import { listIn } from '../../tree/maps.js';
import type { Ruleset } from '../ruleset.js';
import type { CoveredChange, RulesetCoverage } from '../types.js';
import { type Declaration, declarations, wordsOf } from './declaration.js';

/** Verdicts of a comparison that leave the words of a rule as they were, apart from the names of things. */
const slight: ReadonlySet<Edge['change']> = new Set(['none', 'typography', 'reference', 'terminology']);

/**
 * What the parameters made of every change in the multiplayer chapter between two editions.
 *
 * A change is bound where a parameter is read from the rule in either edition. One that no parameter reads counts as
 * declared if a person has read the same words before; otherwise it is unbound, and somebody has to look at it: give it a
 * parameter, or declare it in `declarations.json`.
 *
 * @param old the ruleset of the earlier edition
 * @param now the ruleset of the later one
 * @param comparison of the two editions
 * @param declared what people have read; the changes of the published editions when absent
 * @returns counts, the unbound numbers, and every change with its verdict
 */
export function coverage(
  old: Ruleset,
  now: Ruleset,
  comparison: Comparison,
  declared: readonly Declaration[] = declarations,
): RulesetCoverage {
  const before = readersOf(old);
  const after = readersOf(now);
  const known = new Map(declared.map((d) => [d.words, d]));
  const changes = changesOfChapter(old, now, comparison).map((edge): CoveredChange => {
    const parameters = [
      ...new Set([...(before.get(edge.old ?? '') ?? []), ...(after.get(edge.new ?? '') ?? [])]),
    ];
    const change = { old: edge.old, new: edge.new, relation: edge.relation, change: edge.change };
    if (parameters.length > 0) {
      const moved = parameters.filter((key) => old.parameters[key]?.value !== now.parameters[key]?.value);
      return { ...change, verdict: 'bound', parameters, moved };
    }
    const declaration = known.get(wordsOf(edge));
    if (declaration === undefined) return { ...change, verdict: 'unbound', parameters, moved: [] };
    return {
      ...change,
      verdict: declaration.verdict,
      parameters,
      moved: [],
      reason: declaration.reason,
    };
  });
  return {
    bound: changes.filter((c) => c.verdict === 'bound').length,
    editorial: changes.filter((c) => c.verdict === 'editorial' || c.verdict === 'outside').length,
    unbound: changes.filter((c) => c.verdict === 'unbound').map(labelOf),
    changes,
  };
}

/**
 * The edges that say that something in the multiplayer chapter was put in other words, came or went. The chapter has the
 * number that each ruleset has read from its own edition.
 */
export function changesOfChapter(old: Ruleset, now: Ruleset, comparison: Comparison): Edge[] {
  const there = chapterOf(old);
  const here = chapterOf(now);
  return comparison.edges.filter(
    (edge) =>
      (inChapter(edge.old, there) || inChapter(edge.new, here)) &&
      (!slight.has(edge.change) || (edge.relation !== 'same' && edge.relation !== 'renumbered')),
  );
}

/** How a person calls a change: both numbers where they differ. */
export function labelOf(change: Pick<CoveredChange, 'old' | 'new'>): string {
  if (change.old === change.new) return change.old ?? '';
  return `${change.old ?? 'added'} → ${change.new ?? 'deleted'}`;
}

function chapterOf(ruleset: Ruleset): string | undefined {
  const number = ruleset.parameters['general.chapterNumber']?.value;
  return number === undefined || number === null ? undefined : String(number);
}

/** Three digits before the dot: the first is the chapter, the other two the section within it. */
function inChapter(number: string | null, chapter: string | undefined): boolean {
  if (number === null || chapter === undefined) return false;
  const section = /^\d+/.exec(number)?.[0] ?? '';
  return section.length === chapter.length + 2 && section.startsWith(chapter);
}

/** Which parameters are read from which rule. */
function readersOf(ruleset: Ruleset): Map<string, string[]> {
  const readers = new Map<string, string[]>();
  for (const [key, { rules }] of Object.entries(ruleset.parameters)) {
    for (const rule of rules) {
      listIn(readers, rule).push(key);
    }
  }
  return readers;
}
