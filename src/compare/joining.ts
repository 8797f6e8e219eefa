import { groupBy } from '../tree/maps.js';
import type { Candidate } from './candidates.js';
import { contextOf } from './context.js';
import { type Bag, FeatureIndex, type Lexicon, likeness } from './features.js';
import type { Matching } from './matching.js';

/** What a pair needs at each pass: the sum of likeness and four tenths of the context. */
const PASSES = [1.3, 1.2, 1.1, 1, 0.88, 0.76, 0.66, 0.58, 0.52];
const CONTEXT = 0.4;

/**
 * Joins the units whose words are equal once typography and references are folded away, where no other unit on either
 * side has the same words.
 */
export function joinUnique(matching: Matching, oldKeys: readonly string[], newKeys: readonly string[]): void {
  const places = new Map<string, [number, number]>();
  const note = (key: string, side: 0 | 1, index: number): void => {
    let place = places.get(key);
    if (place === undefined) {
      place = [-1, -1];
      places.set(key, place);
    }
    place[side] = place[side] === -1 ? index : -2;
  };
  for (let o = 0; o < oldKeys.length; o++) note(oldKeys[o] as string, 0, o);
  for (let n = 0; n < newKeys.length; n++) note(newKeys[n] as string, 1, n);
  for (const [key, [o, n]] of places) {
    if (key === '' || o < 0 || n < 0) continue;
    if (matching.successor[o] !== -1 || matching.predecessor[n] !== -1) continue;
    const a = matching.oldUnit(o);
    const b = matching.newUnit(n);
    if (a.heading !== b.heading) continue;
    // Few words can return by chance in another place; they wait until the place is known.
    if (a.stems.length < 5 && !a.heading) continue;
    matching.join(o, n, 1, 1);
  }
}

/**
 * What the words must have in common however well the place speaks for a pair. A rule that is rewritten in place keeps its
 * number, or the end of it, and its parent; elsewhere few common words mean that one rule went and another came.
 */
function floorOf(matching: Matching, candidate: Candidate): number {
  const a = matching.oldUnit(candidate.old);
  const b = matching.newUnit(candidate.new);
  if (a.heading !== b.heading) return 0.42;
  if (a.number === b.number) return 0.24;
  const before = matching.successor[a.index - 1];
  const after = matching.successor[a.index + 1];
  if (before === b.index - 1 && after === b.index + 1) return 0.3;
  const kin = matching.parentsMatch(a, b);
  return kin && a.number.at(-1) === b.number.at(-1) ? 0.3 : 0.36;
}

/**
 * Joins candidates, the surest first; what is joined tells more about the places of the rest, so that each pass is
 * repeated until it finds nothing more.
 */
export function joinCandidates(
  matching: Matching,
  candidates: readonly Candidate[],
  due: () => boolean,
): void {
  const isFree = (c: Candidate): boolean =>
    matching.successor[c.old] === -1 && matching.predecessor[c.new] === -1;
  // What no place could make good enough waits for a later pass.
  const waiting = groupBy(candidates.filter(isFree), ({ likeness: alike }) =>
    PASSES.findIndex((needed) => alike + CONTEXT >= needed),
  );
  let open: Candidate[] = [];
  for (const [pass, needed] of PASSES.entries()) {
    open = open.concat(waiting.get(pass) ?? []);
    for (;;) {
      open = open.filter(isFree);
      const scored: { candidate: Candidate; context: number; score: number }[] = [];
      for (const candidate of open) {
        if (candidate.likeness < floorOf(matching, candidate)) continue;
        const context = contextOf(matching, candidate.old, candidate.new);
        const score = candidate.likeness + CONTEXT * context;
        if (score >= needed) scored.push({ candidate, context, score });
      }
      scored.sort(
        (a, b) => b.score - a.score || a.candidate.old - b.candidate.old || a.candidate.new - b.candidate.new,
      );
      let found = false;
      for (const { candidate, context } of scored) {
        if (!isFree(candidate)) continue;
        matching.join(candidate.old, candidate.new, candidate.likeness, Math.max(0, context));
        found = true;
      }
      if (!found || due()) break;
    }
    if (due()) break;
  }
}

/**
 * Gives unsure pairs up for better ones: early decisions were made when little was known about the places around them.
 *
 * @param sure from this likeness on a pair is left alone
 * @returns how many pairs were exchanged
 */
export function exchange(matching: Matching, candidates: readonly Candidate[], sure: number): number {
  const score = (c: Candidate): number => c.likeness + CONTEXT * contextOf(matching, c.old, c.new);
  let exchanged = 0;
  for (let pass = 0; pass < 3; pass++) {
    let now = 0;
    for (const candidate of candidates) {
      const { old, new: fresh } = candidate;
      const to = matching.successorOf(old);
      const from = matching.predecessorOf(fresh);
      // One side is free, the other is held by an unsure pair.
      if (to >= 0 === from >= 0) continue;
      const holder = to >= 0 ? old : from;
      if (matching.likenessOf(holder) >= sure || candidate.likeness < floorOf(matching, candidate)) continue;
      const held: Candidate = {
        old: holder,
        new: matching.successorOf(holder),
        likeness: matching.likenessOf(holder),
      };
      if (score(candidate) <= score(held) + 0.02) continue;
      matching.part(holder);
      matching.join(old, fresh, candidate.likeness, Math.max(0, contextOf(matching, old, fresh)));
      now++;
    }
    exchanged += now;
    if (now === 0) break;
  }
  return exchanged;
}

/** Equal words whose places agree less than this are held against what else could be there. */
const DOUBTFUL = 0.1;

/**
 * Parts rules of equal words whose places have nothing to do with each other, where a free rule fits one of the two better: a
 * sentence that the old edition had twice, once with an addition, may have lost the plain one.
 *
 * @returns how many pairs were exchanged
 */
export function exchangeAnchors(
  matching: Matching,
  lexicon: Lexicon,
  oldBags: (index: number) => Bag,
  newBags: (index: number) => Bag,
): number {
  const doubtful: { old: number; new: number; score: number }[] = [];
  matching.successor.forEach((n, o) => {
    if (n < 0 || matching.likeness[o] !== 1) return;
    const context = contextOf(matching, o, n);
    if (context < DOUBTFUL) doubtful.push({ old: o, new: n, score: 1 + CONTEXT * context });
  });
  if (doubtful.length === 0) return 0;
  const indexOf = (partners: Int32Array, bags: (index: number) => Bag): FeatureIndex => {
    const index = new FeatureIndex(lexicon);
    partners.forEach((partner, at) => {
      if (partner === -1) index.add(at, bags(at));
    });
    return index;
  };
  const freeOld = indexOf(matching.successor, oldBags);
  const freeNew = indexOf(matching.predecessor, newBags);
  let exchanged = 0;
  for (const pair of doubtful) {
    let best: { candidate: Candidate; context: number; score: number } | undefined;
    const rivals = [
      ...freeOld.nearest(newBags(pair.new), 4).map((o): [number, number] => [o, pair.new]),
      ...freeNew.nearest(oldBags(pair.old), 4).map((n): [number, number] => [pair.old, n]),
    ];
    for (const [o, n] of rivals) {
      if (o !== pair.old && matching.successor[o] !== -1) continue;
      if (n !== pair.new && matching.predecessor[n] !== -1) continue;
      const alike = Math.min(0.99, likeness(lexicon, oldBags(o), newBags(n)));
      const context = contextOf(matching, o, n);
      const score = alike + CONTEXT * context;
      if (score > Math.max(pair.score, best?.score ?? 0) + 0.02) {
        best = { candidate: { old: o, new: n, likeness: alike }, context, score };
      }
    }
    if (best === undefined) continue;
    matching.part(pair.old);
    matching.join(best.candidate.old, best.candidate.new, best.candidate.likeness, best.context);
    exchanged++;
  }
  return exchanged;
}
