import { groupBy } from '../tree/maps.js';
import { sameTopic } from './context.js';
import { type Bag, dice, FeatureIndex, type Lexicon, likeness } from './features.js';
import type { Matching } from './matching.js';
import type { Unit } from './units.js';

/** A pair that may belong together. */
export interface Candidate {
  old: number;
  new: number;
  /** Likeness of the words, between 0 and 1. */
  likeness: number;
}

/** What likeness is worth between rules that speak of two different keywords. */
const OTHER_TOPIC = 0.45;

/**
 * Lists the pairs that are worth judging: for each free old unit the free new ones that share most of its rare words, and
 * those that are where it would be.
 *
 * @param oldBags features by index of the old unit, given for all units
 */
export function candidatesOf(
  matching: Matching,
  lexicon: Lexicon,
  oldBags: (index: number) => Bag,
  newBags: (index: number) => Bag,
): Candidate[] {
  const index = new FeatureIndex(lexicon);
  const freeNew: number[] = [];
  for (let n = 0; n < matching.predecessor.length; n++) {
    if (matching.predecessor[n] === -1) {
      freeNew.push(n);
      index.add(n, newBags(n));
    }
  }
  const byKey = groupBy(freeNew, (n) => matching.newUnit(n).key);
  const found: Candidate[] = [];
  for (let o = 0; o < matching.successor.length; o++) {
    if (matching.successor[o] !== -1) continue;
    const unit = matching.oldUnit(o);
    const bag = oldBags(o);
    const names = new Set(index.nearest(bag, 14));
    // Equal words are always worth judging, however common they are.
    const equal = byKey.get(unit.key);
    if (equal && equal.length <= 200) for (const n of equal) names.add(n);
    const place = matching.new.byNumber.get(unit.number);
    if (place !== undefined && matching.predecessor[place] === -1) names.add(place);
    for (const n of neighbours(matching, o)) names.add(n);
    const first = found.length;
    for (const n of names) {
      const other = matching.newUnit(n);
      const alike =
        unit.key === other.key && unit.key !== '' ? 1 : Math.min(0.99, likeness(lexicon, bag, newBags(n)));
      // A heading is not the rule that happens to hold its words.
      const kind =
        unit.heading === other.heading ? alike : 0.7 * (alike === 1 ? 1 : dice(lexicon, bag, newBags(n)));
      const fits = sameTopic(matching, unit, other) ? kind : kind * OTHER_TOPIC;
      if (fits > 0.05 || place === n) found.push({ old: o, new: n, likeness: fits });
    }
    preferHome(matching, unit, found, first);
  }
  return found;
}

/** What likeness is worth for a rule that only sums up another one and names it; and what the other one must have of it. */
const SUMMARY = 0.7;
const STATED = 0.4;

/**
 * Lowers the candidates that say "see rule …" and name another candidate: they repeat in short what has its home there. A rule
 * that pointed elsewhere already, or that is where it was, keeps its likeness.
 *
 * @param candidates all that were found so far; those of the unit stand last
 * @param first index of the first candidate of the unit
 */
function preferHome(matching: Matching, unit: Unit, candidates: Candidate[], first: number): void {
  if (unit.references.length > 0) return;
  const stated = new Set<string>();
  for (let i = first; i < candidates.length; i++) {
    const { new: n, likeness: alike } = candidates[i] as Candidate;
    if (alike >= STATED) stated.add(matching.newUnit(n).number);
  }
  for (let i = first; i < candidates.length; i++) {
    const candidate = candidates[i] as Candidate;
    const { number, references } = matching.newUnit(candidate.new);
    if (candidate.likeness === 1 || number === unit.number) continue;
    if (references.some((target) => target !== number && stated.has(target))) candidate.likeness *= SUMMARY;
  }
}

/** Free new units that stand right after the successor of the unit before, or right before that of the unit after. */
function neighbours(matching: Matching, o: number): number[] {
  const found: number[] = [];
  for (let step = 1; step <= 3; step++) {
    const before = matching.successor[o - step];
    if (before !== undefined && before >= 0) {
      for (let n = before + 1; n <= before + 3 && matching.predecessor[n] === -1; n++) found.push(n);
      break;
    }
  }
  for (let step = 1; step <= 3; step++) {
    const after = matching.successor[o + step];
    if (after !== undefined && after >= 0) {
      for (let n = after - 1; n >= after - 3 && matching.predecessor[n] === -1; n--) found.push(n);
      break;
    }
  }
  return found;
}
