import { listIn } from '../tree/maps.js';
import { type Hunk, hunksOf } from './wordChanges.js';

/** A phrase that many rules replaced by another one. */
export interface FoundSweep {
  old: string[];
  new: string[];
  /** In how many rules. */
  rules: number;
}

/** In how many different rules a replacement must be found; fewer can be chance. */
const ENOUGH = 4;
/** How much rarer the old phrase and how much more frequent the new one must have become, per rule that shows the change. */
const REPLACED = 0.6;
/** The part of the rules with the old phrase that may still have it; a word that mostly stayed is no term that was given up. */
const STAYED = 0.6;
/** The part of the rules with a change in which the same word must be next to it before that word belongs to the term. */
const BESIDE = 0.8;
/** The longest phrase, in words, on either side. */
const LONGEST = 5;

/** Words whose exchange changes what a player may or must do, however often it happens. */
const WEIGHTY =
  /^(?:may|must|can|cant|cannot|not|no|never|unless|except|only|zero|one|two|three|four|five|six|seven|eight|nine|ten|if|\d.*)$/;
/** Words whose exchange says nothing about terms. */
const LIGHT = /^(?:a|an|the|and|or|of|that|which|,|\.|;|:|\(|\)|is|are|it|its|each|any|all|every|both)$/;

/** Words that point at any noun, and so belong to no term. */
const POINTING = /^(?:this|that|these|those|such|his|her|their|your)$/;

/** A phrase and what was in its place, with the words around it. */
interface Exchange extends FoundSweep {
  before: (string | undefined)[];
  after: (string | undefined)[];
}

/**
 * Finds the phrases that an edition replaced throughout, from pairs of rules that belong together.
 *
 * @param changed words of old and new rules that differ, as stems
 * @param unchanged words of the rules that stayed what they were
 * @returns sweeps, the most frequent first
 */
export function findSweeps(
  changed: Iterable<readonly [readonly string[], readonly string[]]>,
  unchanged: Iterable<readonly string[]> = [],
): FoundSweep[] {
  const pairs = [...changed];
  const counts = exchangesIn(pairs);
  const frequent = [...counts.values()].filter((found) => found.rules >= ENOUGH);
  if (frequent.length === 0) return [];
  const firsts = frequent.flatMap((found) => [found.old[0], found.new[0], ...found.before]);
  const rules = new RulesByWord(pairs, unchanged, new Set(firsts));
  const sweeps = new Map<string, FoundSweep>();
  for (const found of frequent) {
    const term = termOf(found, rules);
    if (term === undefined) continue;
    const name = `${term.old.join(' ')}\n${term.new.join(' ')}`;
    const known = sweeps.get(name);
    if (known === undefined || known.rules < term.rules) sweeps.set(name, term);
  }
  return [...sweeps.values()].sort(
    (a, b) =>
      b.rules - a.rules ||
      compare(a.old.join(' '), b.old.join(' ')) ||
      compare(a.new.join(' '), b.new.join(' ')),
  );
}

/** What was exchanged for what, each once per rule. */
function exchangesIn(
  pairs: readonly (readonly [readonly string[], readonly string[]])[],
): Map<string, Exchange> {
  const counts = new Map<string, Exchange>();
  for (const [a, b] of pairs) {
    const seen = new Set<string>();
    for (const hunk of knownHunks(a, b)) {
      const gone = a.slice(hunk.oldFrom, hunk.oldTo);
      const come = b.slice(hunk.newFrom, hunk.newTo);
      if (gone.length === 0 || come.length === 0 || gone.length > LONGEST || come.length > LONGEST) continue;
      if (gone.some((w) => WEIGHTY.test(w)) || come.some((w) => WEIGHTY.test(w))) continue;
      if (gone.every((w) => LIGHT.test(w)) || come.every((w) => LIGHT.test(w))) continue;
      const name = `${gone.join(' ')}\n${come.join(' ')}`;
      if (seen.has(name)) continue;
      seen.add(name);
      let found = counts.get(name);
      if (found === undefined) {
        found = { old: gone, new: come, rules: 0, before: [], after: [] };
        counts.set(name, found);
      }
      found.rules++;
      found.before.push(a[hunk.oldFrom - 1]);
      found.after.push(a[hunk.oldTo]);
    }
  }
  return counts;
}

/** Differences found in an earlier round; most pairs stay together. */
const differences = new WeakMap<readonly string[], readonly [readonly string[], readonly Hunk[]]>();

function knownHunks(a: readonly string[], b: readonly string[]): readonly Hunk[] {
  const known = differences.get(a);
  if (known?.[0] === b) return known[1];
  const hunks = hunksOf(a, b).filter(({ kept }) => !kept);
  differences.set(a, [b, hunks]);
  return hunks;
}

/**
 * The term that was given up for another one: the exchanged phrase itself where it went from nearly everywhere, else with the word
 * that always is next to it. "Effects" stay effects, but "state-based effects" became actions.
 *
 * @returns undefined where the phrase mostly stayed
 */
function termOf(
  { old, new: fresh, rules, before, after }: Exchange,
  all: RulesByWord,
): FoundSweep | undefined {
  const given = (sweep: FoundSweep): boolean => replaces(sweep, all) && wentOut(sweep.old, all);
  const plain: FoundSweep = { old: [...old], new: [...fresh], rules };
  if (given(plain)) return plain;
  const left = constant(before);
  const right = constant(after);
  if (left !== undefined) {
    const wider = { old: [left, ...old], new: [left, ...fresh], rules };
    if (given(wider)) return wider;
  }
  if (right !== undefined) {
    const wider = { old: [...old, right], new: [...fresh, right], rules };
    if (given(wider)) return wider;
  }
  return undefined;
}

/** The word that is in nearly all of the places, if it is one that means something. */
function constant(words: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word === undefined || LIGHT.test(word) || WEIGHTY.test(word) || POINTING.test(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const [word, count] of counts) if (count >= BESIDE * words.length) return word;
  return undefined;
}

/** Whether most of the rules that had a phrase have lost it, in one of its places at least. */
function wentOut(phrase: readonly string[], { changed, unchanged }: RulesByWord): boolean {
  let had = 0;
  let have = 0;
  for (const [a, b] of changed(phrase)) {
    const before = occurrences(phrase, a);
    if (before === 0) continue;
    had++;
    if (occurrences(phrase, b) >= before) have++;
  }
  for (const stems of unchanged(phrase)) {
    if (occurrences(phrase, stems) === 0) continue;
    had++;
    have++;
  }
  return have <= STAYED * had;
}

/**
 * Whether the new phrase took the place of the old one: one has become rarer and the other more frequent. "Players or zones"
 * that turn into "players", and "planeswalkers" that turn into "planeswalkers or battles", are no change of terms.
 */
function replaces({ old, new: fresh, rules }: FoundSweep, { changed }: RulesByWord): boolean {
  let gone = 0;
  let come = 0;
  for (const [a, b] of changed(old)) gone += occurrences(old, a) - occurrences(old, b);
  for (const [a, b] of changed(fresh)) come += occurrences(fresh, b) - occurrences(fresh, a);
  return gone >= REPLACED * rules && come >= REPLACED * rules;
}

/** The rules in which the first word of a phrase stands, found without looking at the others; only such words are asked for. */
class RulesByWord {
  readonly #changed = new Map<string, (readonly [readonly string[], readonly string[]])[]>();
  readonly #unchanged = new Map<string, (readonly string[])[]>();

  constructor(
    changed: readonly (readonly [readonly string[], readonly string[]])[],
    unchanged: Iterable<readonly string[]>,
    firsts: ReadonlySet<string | undefined>,
  ) {
    const note = <T>(map: Map<string, T[]>, stems: readonly string[], rule: T): void => {
      for (let i = 0; i < stems.length; i++) {
        const word = stems[i] as string;
        if (!firsts.has(word)) continue;
        const list = listIn(map, word);
        if (list[list.length - 1] !== rule) list.push(rule);
      }
    };
    for (const pair of changed) for (const stems of pair) note(this.#changed, stems, pair);
    for (const stems of unchanged) note(this.#unchanged, stems, stems);
  }

  /** Rules with both their wordings, of which one at least has the first word of a phrase. */
  changed = ([first]: readonly string[]): readonly (readonly [readonly string[], readonly string[]])[] =>
    this.#changed.get(first as string) ?? [];

  /** Rules that stayed what they were. */
  unchanged = ([first]: readonly string[]): readonly (readonly string[])[] =>
    this.#unchanged.get(first as string) ?? [];
}

function occurrences(phrase: readonly string[], stems: readonly string[]): number {
  let count = 0;
  for (
    let at = stems.indexOf(phrase[0] as string);
    at >= 0;
    at = stems.indexOf(phrase[0] as string, at + 1)
  ) {
    if (startsAt(stems, at, phrase)) count++;
  }
  return count;
}

function startsAt(stems: readonly string[], at: number, phrase: readonly string[]): boolean {
  for (let k = 0; k < phrase.length; k++) if (stems[at + k] !== phrase[k]) return false;
  return true;
}

/**
 * Writes an old passage with the new terms, as far as a sweep has only one new phrase for an old one.
 *
 * @param stems the old words
 * @param sweeps as {@link findSweeps} gives them
 * @returns the same list where none of the old terms is in it
 */
export function sweep(stems: readonly string[], sweeps: SweepTable): readonly string[] {
  let result: string[] | undefined;
  for (let i = 0; i < stems.length; ) {
    const word = stems[i] as string;
    const choice = choiceAt(stems, i, sweeps.get(word));
    if (choice) {
      result ??= stems.slice(0, i);
      result.push(...choice.new);
      i += choice.old.length;
    } else {
      result?.push(word);
      i++;
    }
  }
  return result ?? stems;
}

function choiceAt(
  stems: readonly string[],
  at: number,
  choices: readonly FoundSweep[] | undefined,
): FoundSweep | undefined {
  return choices?.find((choice) => startsAt(stems, at, choice.old));
}

/** Sweeps by the first word of the old phrase, longer phrases first, then the more frequent. */
export type SweepTable = Map<string, FoundSweep[]>;

/** Makes the table that {@link sweep} looks things up in. */
export function sweepTable(sweeps: readonly FoundSweep[]): SweepTable {
  const table: SweepTable = new Map();
  for (const found of sweeps) {
    const first = found.old[0] as string;
    listIn(table, first).push(found);
  }
  for (const list of table.values()) list.sort((a, b) => b.old.length - a.old.length || b.rules - a.rules);
  return table;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
