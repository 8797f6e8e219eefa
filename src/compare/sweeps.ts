import { hunksOf } from './words.js';

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
/** The longest phrase, in words, on either side. */
const LONGEST = 5;

/** Words whose exchange changes what a player may or must do, however often it happens. */
const WEIGHTY =
  /^(?:may|must|can|cant|cannot|not|no|never|unless|except|only|zero|one|two|three|four|five|six|seven|eight|nine|ten|if|\d.*)$/;
/** Words whose exchange says nothing about terms. */
const LIGHT = /^(?:a|an|the|and|or|of|that|which|,|\.|;|:|\(|\)|is|are|it|its|each|any|all|every|both)$/;

/**
 * Finds the phrases that an edition replaced throughout, from pairs of rules that belong together.
 *
 * @param pairs words of old and new rules, as stems
 * @returns sweeps, the most frequent first
 */
export function findSweeps(pairs: Iterable<readonly [readonly string[], readonly string[]]>): FoundSweep[] {
  const counts = new Map<string, FoundSweep>();
  const all = [...pairs];
  for (const [a, b] of all) {
    const seen = new Set<string>();
    for (const hunk of hunksOf(a, b)) {
      if (hunk.kept) continue;
      const gone = a.slice(hunk.oldFrom, hunk.oldTo);
      const come = b.slice(hunk.newFrom, hunk.newTo);
      if (gone.length === 0 || come.length === 0 || gone.length > LONGEST || come.length > LONGEST) continue;
      if (gone.some((w) => WEIGHTY.test(w)) || come.some((w) => WEIGHTY.test(w))) continue;
      if (gone.every((w) => LIGHT.test(w)) || come.every((w) => LIGHT.test(w))) continue;
      const name = `${gone.join(' ')}\n${come.join(' ')}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const found = counts.get(name);
      if (found) found.rules++;
      else counts.set(name, { old: gone, new: come, rules: 1 });
    }
  }
  return [...counts.values()]
    .filter((s) => s.rules >= ENOUGH && replaces(s, all))
    .sort(
      (a, b) =>
        b.rules - a.rules ||
        compare(a.old.join(' '), b.old.join(' ')) ||
        compare(a.new.join(' '), b.new.join(' ')),
    );
}

/**
 * Whether the new phrase took the place of the old one: one has become rarer and the other more frequent. "Players or zones"
 * that turn into "players", and "planeswalkers" that turn into "planeswalkers or battles", are no change of terms.
 */
function replaces(
  { old, new: fresh, rules }: FoundSweep,
  pairs: readonly (readonly [readonly string[], readonly string[]])[],
): boolean {
  let gone = 0;
  let come = 0;
  for (const [a, b] of pairs) {
    gone += occurrences(old, a) - occurrences(old, b);
    come += occurrences(fresh, b) - occurrences(fresh, a);
  }
  return gone >= REPLACED * rules && come >= REPLACED * rules;
}

function occurrences(phrase: readonly string[], stems: readonly string[]): number {
  let count = 0;
  for (
    let at = stems.indexOf(phrase[0] as string);
    at >= 0;
    at = stems.indexOf(phrase[0] as string, at + 1)
  ) {
    if (phrase.every((w, k) => stems[at + k] === w)) count++;
  }
  return count;
}

/**
 * Writes an old passage with the new terms, as far as a sweep has only one new phrase for an old one.
 *
 * @param stems the old words
 * @param sweeps as {@link findSweeps} gives them
 */
export function sweep(stems: readonly string[], sweeps: SweepTable): string[] {
  const result: string[] = [];
  for (let i = 0; i < stems.length; ) {
    const choices = sweeps.get(stems[i] as string);
    const choice = choices?.find((s) => s.old.every((w, k) => stems[i + k] === w));
    if (choice) {
      result.push(...choice.new);
      i += choice.old.length;
    } else result.push(stems[i++] as string);
  }
  return result;
}

/** Sweeps by the first word of the old phrase, longer phrases first, then the more frequent. */
export type SweepTable = Map<string, FoundSweep[]>;

/** Makes the table that {@link sweep} looks things up in. */
export function sweepTable(sweeps: readonly FoundSweep[]): SweepTable {
  const table: SweepTable = new Map();
  for (const found of sweeps) {
    const first = found.old[0] as string;
    const list = table.get(first);
    if (list) list.push(found);
    else table.set(first, [found]);
  }
  for (const list of table.values()) list.sort((a, b) => b.old.length - a.old.length || b.rules - a.rules);
  return table;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
