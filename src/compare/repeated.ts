import { sameTopic } from './context.js';
import { dice, FeatureIndex } from './features.js';
import type { Piece } from './pieces.js';
import { denyAlike } from './restatements.js';
import type { Place, Scene } from './sentenceBags.js';

/** What a repeated sentence needs where its section or chapter went to that of the other rule, and what it needs anywhere. */
const NEEDED = { near: 0.6, far: 0.8 } as const;
/** From this likeness on a new sentence is what its own source was, and has received nothing. */
const UNCHANGED = 0.93;
/** What a sentence must weigh. */
const TELLING = 15;
/** By how much the best place must be better than any other. */
const LEAD = 0.08;

/**
 * Finds sentences that the old edition had twice, in other words perhaps, and the new one has once. The one of the two that
 * is more like the new wording was matched with it; the other one was folded into it, and is not lost.
 *
 * @param free old sentences that no sentence of the new edition answers for
 * @param gone whether nothing of an old rule was found in the new edition; of a rule that lives on, what is not found was
 *   dropped more likely than folded into another rule
 * @param explained pairs of sentences that belong together already
 * @param near how near a new unit is to where an old one went, between 0 and 1
 * @returns pieces, marked as duplicates, in the order of the free sentences
 */
export function findRepeated(
  { matching, lexicon, oldBags, newBags }: Scene,
  free: readonly Place[],
  gone: (o: number) => boolean,
  explained: readonly Piece[],
  near: (o: number, n: number) => number,
): Piece[] {
  if (free.length === 0) return [];
  const index = new FeatureIndex(lexicon);
  const places: [unit: number, sentence: number][] = [];
  for (const unit of matching.new.units) {
    unit.sentences.forEach(({ pointer }, t) => {
      if (pointer) return;
      index.add(places.length, newBags.bag(unit.index, t));
      places.push([unit.index, t]);
    });
  }
  const unchanged = new Set<string>();
  for (const pair of explained)
    if (pair.likeness >= UNCHANGED) unchanged.add(`${pair.new} ${pair.newSentence}`);
  const found: Piece[] = [];
  for (const [o, s] of free) {
    const bag = oldBags.bag(o, s);
    if (bag.weight < TELLING) continue;
    const unit = matching.oldUnit(o);
    const successor = matching.successorOf(o);
    let best: Piece | undefined;
    let second = 0;
    for (const name of index.nearest(bag, 8)) {
      const [n, t] = places[name] as [number, number];
      if (n === successor || newBags.bag(n, t).weight < TELLING) continue;
      const alike = dice(lexicon, bag, newBags.bag(n, t));
      if (best !== undefined && alike <= best.likeness) {
        if (n !== best.new) second = Math.max(second, alike);
        continue;
      }
      if (best !== undefined && n !== best.new) second = best.likeness;
      best = { old: o, new: n, oldSentence: s, newSentence: t, likeness: alike, duplicate: true };
    }
    if (best === undefined || best.likeness - second < LEAD) continue;
    const other = matching.newUnit(best.new);
    const source = matching.predecessorOf(best.new);
    if (source >= 0 && matching.oldUnit(source).key === other.key) continue;
    if (unchanged.has(`${best.new} ${best.newSentence}`)) continue;
    if (!denyAlike(oldBags.stems(o, s), newBags.stems(best.new, best.newSentence))) continue;
    const close = near(o, best.new) >= 0.2;
    if (!close && !gone(o)) continue;
    if (best.likeness >= (close && gone(o) ? NEEDED.near : NEEDED.far) && sameTopic(matching, unit, other))
      found.push(best);
  }
  return found;
}
