import { withoutLetter } from '../../../tree/numbers.js';
import { Concordance, numberAt } from '../../concordance.js';
import { joinConcordances } from '../../join.js';
import type { EditionUnits } from '../../step.js';
import { windowHashes, winnowed, wordKeys } from './keys.js';
import { isHeading, type Lists, WordsMaker } from './make.js';
import { carried, RuleWords, type WordParts } from './ruleWords.js';

/** A rule goes on in one that has at least this part of its windows of words, or of its stems where it has few. */
const ALIKE = 0.35;
/** The same for a rule that keeps its number. */
const ALIKE_AT_HOME = 0.2;
/** How much a number that stays counts beside the words. */
const HOME = 0.3;

/**
 * Joins an edition to the known lives of rules by its words alone: the wordings of the editions that are known are not at hand, but what of
 * them is in `rules` tells which rule goes on in which.
 *
 * @param rules the words of the known editions
 * @param name of the new edition, ordered by it among the others
 * @param units its rules, headings and glossary
 * @returns the words of all editions, with a concordance that has the new one
 */
export function joinEdition(rules: RuleWords, name: string, units: EditionUnits): RuleWords {
  const { concordance } = rules;
  const before = concordance.editions.filter((edition) => edition < name).length - 1;
  const neighbour = Math.max(0, before);
  const lineages = matched(rules, neighbour, units);
  const rows = lineages.map(([number, lineage]): [string, [string, number, number][]] => [
    lineage === undefined ? `${number}@${name}` : (concordance.data.lineages[lineage]?.[0] as string),
    [[number, 0, 0]],
  ]);
  const joined = new Concordance(
    joinConcordances(concordance.data, { version: 1, editions: [name], lineages: rows, branches: [] }),
  );
  const maker = new WordsMaker(joined);
  maker.add(name, units);
  const fresh = maker.gathered();
  const known = carried(rules.parts, concordance, joined);
  return new RuleWords(joined, {
    stems: merged(known.stems, fresh.stems),
    pairs: merged(known.pairs, fresh.pairs),
    windows: merged(known.windows, fresh.windows),
    names: [...known.names, ...fresh.names],
  });
}

/** For each number of an edition the lineage that goes on in it. */
function matched(
  rules: RuleWords,
  neighbour: number,
  units: EditionUnits,
): [number: string, lineage: number | undefined][] {
  const { data } = rules.concordance;
  const home = new Map<string, number>();
  data.lineages.forEach((row, lineage) => {
    const number = numberAt(row, neighbour);
    if (number !== undefined && !home.has(number)) home.set(number, lineage);
  });
  const alive = (lineage: number): boolean => {
    const row = data.lineages[lineage];
    return row !== undefined && numberAt(row, neighbour) !== undefined;
  };
  const parts = [...units.rules, ...units.sections, ...units.chapters];
  const found: { at: number; lineage: number; weight: number }[] = [];
  const headed = new Set(
    rules.parts.names.flatMap(([, kind, lineage, , to]) =>
      kind === 'heading' && to >= neighbour ? [lineage] : [],
    ),
  );
  parts.forEach(([number, wording], at) => {
    if (!number.includes('.') || isHeading(wording)) {
      const name = wordKeys(wording).map(({ key }) => key);
      for (const { lineage, kind, to } of rules.named(name.join(' '))) {
        if (kind !== 'heading' || to < neighbour || !alive(lineage)) continue;
        found.push({ at, lineage, weight: home.get(number) === lineage ? 1 + HOME : 1 });
      }
      return;
    }
    const keys = wordKeys(wording.split('\nExample:')[0] as string).map(({ key }) => key);
    const windows = [...winnowed(windowHashes(keys))];
    const stems = [...new Set(keys)];
    const share = new Map<number, number>();
    const count = (lists: readonly (readonly { lineage: number; to: number }[])[]): void => {
      for (const list of lists)
        for (const { lineage, to } of list)
          if (to >= neighbour && alive(lineage))
            share.set(lineage, (share.get(lineage) ?? 0) + 1 / lists.length);
    };
    // A heading has too few words for windows.
    if (windows.length >= 3) count(windows.map((hash) => rules.withWindow(hash)));
    else count(stems.map((key) => rules.withStem(key)));
    for (const [lineage, part] of share) {
      if (headed.has(lineage)) continue;
      const same = home.get(number) === lineage;
      const size = rules.sizes[lineage] ?? 0;
      // A long rule has the words of any short one.
      const fitting = windows.length >= 3 ? part : part * Math.min(1, (2 * stems.length) / Math.max(1, size));
      if (fitting >= (same ? ALIKE_AT_HOME : ALIKE))
        found.push({ at, lineage, weight: fitting + (same ? HOME : 0) });
    }
  });
  found.sort((a, b) => b.weight - a.weight || a.at - b.at);
  const lineageOf = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, lineage } of found) {
    if (
      lineageOf.has(at) ||
      taken.has(lineage) ||
      !sameKind(parts[at]?.[0], data.lineages[lineage], neighbour)
    )
      continue;
    lineageOf.set(at, lineage);
    taken.add(lineage);
  }
  const seen = new Set<string>();
  return parts.flatMap(([number], at): [string, number | undefined][] => {
    if (seen.has(number)) return [];
    seen.add(number);
    return [[number, lineageOf.get(at)]];
  });
}

/** Whether both are rules, or both sections or chapters: a heading of a rule has the words of a section's. */
function sameKind(
  number: string | undefined,
  row: Parameters<typeof numberAt>[0] | undefined,
  edition: number,
): boolean {
  const other = row && numberAt(row, edition);
  if (number === undefined || other === undefined) return false;
  const kind = (words: string): number =>
    words.includes('.') ? 0 : withoutLetter(words).length >= 3 ? 1 : 2;
  return kind(number) === kind(other);
}

/** Lists with those of one more edition: what a lineage had before and has still is one interval. */
function merged(known: WordParts['stems'], fresh: Lists): WordParts['stems'] {
  const result = new Map(known);
  for (const [hash, postings] of fresh) {
    const list = [...(result.get(hash) ?? [])];
    for (const posting of postings.values()) {
      const at = list.findIndex(({ lineage }) => lineage === posting.lineage);
      const own = list[at];
      if (own)
        list[at] = { ...own, from: Math.min(own.from, posting.from), to: Math.max(own.to, posting.to) };
      else list.push(posting);
    }
    result.set(hash, list);
  }
  return result;
}
