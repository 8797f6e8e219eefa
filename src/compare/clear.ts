import type { Candidate } from './candidates.js';
import { contextOf } from './context.js';
import type { Matching } from './matching.js';

/** What a clear best match needs where nearly all rules have found theirs, where many have not, and in a place of its own. */
const CLEAR = { near: 0.52, far: 0.44, home: 0.3 } as const;
/** By how much the best must exceed the second best, on either side; and by how much where the places speak against it. */
const MARGIN = 0.05;
const LONE = 0.12;
/** The same where the place alone must make up for the words; and the telling words that a rule needs for that. */
const HOME_LEAD = 0.1;
const HOME_WORDS = 8;
/** The part of a section that must have gone to another for this one to be its home. */
const HOME_SHARE = 0.4;
/** How alike two rules must be in what the headings over them do not say already. */
const MATTER = 0.2;
/** How much less likeness is enough between distant editions for a unit that is left alone. */
const LEEWAY = 0.1;

/**
 * Joins what is left where two free units are clearly the best for each other. Between distant editions most of what is
 * left was rewritten more than once, and little need be alike; between near ones what is left was mostly deleted or added.
 *
 * @param besideHeadings how alike an old and a new unit are, the words of the headings over them left out
 * @returns how many pairs were joined
 */
export function joinClear(
  matching: Matching,
  candidates: readonly Candidate[],
  besideHeadings: (o: number, n: number) => number,
): number {
  const free = matching.successor.reduce((n, to) => n + (to < 0 ? 1 : 0), 0);
  const share = free / Math.max(1, matching.successor.length);
  const distance = Math.min(1, share / 0.12);
  // Decades apart, more than a few rules are left, and what they became is left alone.
  const afar = Math.max(0, Math.min(1, (share - 0.2) / 0.1));
  const needed = CLEAR.near - (CLEAR.near - CLEAR.far) * distance;
  const open = candidates
    .filter((c) => matching.successor[c.old] === -1 && matching.predecessor[c.new] === -1)
    .map((c) => {
      const context = contextOf(matching, c.old, c.new);
      return { ...c, context, score: c.likeness + 0.2 * context };
    });
  const bestOld = new Map<number, [best: number, second: number]>();
  const bestNew = new Map<number, [best: number, second: number]>();
  const note = (map: Map<number, [number, number]>, unit: number, score: number): void => {
    const [best, second] = map.get(unit) ?? [0, 0];
    map.set(unit, score > best ? [score, best] : [best, Math.max(second, score)]);
  };
  for (const c of open) {
    note(bestOld, c.old, c.score);
    note(bestNew, c.new, c.score);
  }
  let joined = 0;
  for (const c of open) {
    const a = matching.oldUnit(c.old);
    if (a.heading !== matching.newUnit(c.new).heading || a.stems.length < 6) continue;
    // How far the pair is ahead of the next best one, on the side where it is less ahead.
    const lead = Math.min(
      ...[bestOld.get(c.old), bestNew.get(c.new)].map((pair) =>
        pair !== undefined && pair[0] === c.score ? pair[0] - pair[1] : 0,
      ),
    );
    if (lead < MARGIN || (c.context < 0 && (afar === 0 || lead < LONE))) continue;
    // Of what nothing else comes near, less is enough, and least where it is at home.
    const enough =
      lead >= HOME_LEAD && isHome(matching, c)
        ? CLEAR.home
        : needed - afar * Math.min(LEEWAY, 0.6 * (lead - MARGIN));
    if (c.likeness < enough || besideHeadings(c.old, c.new) < MATTER) continue;
    matching.join(c.old, c.new, c.likeness, Math.max(0, c.context));
    joined++;
  }
  return joined;
}

/**
 * Whether a new unit is where the old one would be: under the same rule, in the section that took most of its own, or
 * between the same neighbours. There a rule that was put into quite other words is known by being the only one missing.
 */
function isHome(matching: Matching, { old, new: fresh }: Candidate): boolean {
  const a = matching.oldUnit(old);
  const b = matching.newUnit(fresh);
  if (Math.min(a.words.length, b.words.length) < HOME_WORDS) return false;
  const parent = a.parent >= 0 ? matching.successorOf(a.parent) : -1;
  if (parent >= 0 || b.parent >= 0) return parent >= 0 && parent === b.parent;
  if (matching.share(a.section, b.section) >= HOME_SHARE) return true;
  const before = matching.successor[old - 1] ?? -1;
  const after = matching.successor[old + 1] ?? -1;
  return before >= 0 && after >= 0 && before < fresh && fresh < after && after - before <= 4;
}
