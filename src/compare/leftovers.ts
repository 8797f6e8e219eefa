import { type Bag, type Lexicon, likeness, overlap, without } from './features.js';
import type { Piece } from './pieces.js';
import { nameOf, type Place, type Scene } from './sentenceBags.js';
import { MOST_SENTENCES } from './units.js';

/** From this likeness on a sentence counts as found in the successor of its rule. */
const COVERED = 0.45;
/** The part of a sentence that must be its own and not its neighbour's as well, and the part of that which must be found. */
const OWN = 0.4;
const DRAWN = 0.7;

/** Sentences that have no place yet, and those that the successor of their rule has. */
export interface Leftovers {
  oldFree: Place[];
  newFree: Place[];
  /** Names of free old sentences that may have been drawn into another sentence of their own rule. */
  held: Set<number>;
  /** Pairs of sentences in rules that belong together and differ. */
  kept: Piece[];
}

/** Puts the sentences of rules that belong together side by side, to see what is left on either side. */
export function findLeftovers({ matching, lexicon, oldBags, newBags }: Scene): Leftovers {
  const oldFree: Place[] = [];
  const newFree: Place[] = [];
  const newCovered = new Map<number, boolean[]>();
  const held = new Set<number>();
  const kept: Piece[] = [];
  for (const unit of matching.old.units) {
    const n = matching.successorOf(unit.index);
    if (n < 0) {
      for (let s = 0; s < Math.min(unit.sentences.length, MOST_SENTENCES); s++) {
        if (!unit.sentences[s]?.pointer) oldFree.push([unit.index, s]);
      }
      continue;
    }
    const other = matching.newUnit(n);
    if (unit.key === other.key) {
      newCovered.set(
        n,
        other.sentences.map(() => true),
      );
      continue;
    }
    // Each sentence answers for one: two that are alike, of which one stayed, must not hide that the other left.
    const pairs: { likeness: number; old: number; new: number }[] = [];
    const oldCount = Math.min(unit.sentences.length, MOST_SENTENCES);
    const newCount = Math.min(other.sentences.length, MOST_SENTENCES);
    for (let s = 0; s < oldCount; s++) {
      const bag = oldBags.bag(unit.index, s);
      for (let t = 0; t < newCount; t++) {
        pairs.push({ likeness: likeness(lexicon, bag, newBags.bag(n, t)), old: s, new: t });
      }
    }
    pairs.sort((x, y) => y.likeness - x.likeness || x.old - y.old || x.new - y.new);
    const stays = unit.sentences.map(() => false);
    const found = other.sentences.map(() => false);
    const joined: typeof pairs = [];
    pairs.forEach((pair, i) => {
      // What joins the two rules at all is never free to go elsewhere, however far it was reworded.
      if ((i > 0 && pair.likeness < COVERED) || stays[pair.old] || found[pair.new]) return;
      stays[pair.old] = true;
      found[pair.new] = true;
      joined.push(pair);
    });
    // Two sentences may have become one, or one two: then much must speak for another place of the second.
    for (const { old: s, new: t } of joined) {
      const a = oldBags.bag(unit.index, s);
      const b = newBags.bag(n, t);
      for (let k = 0; k < oldCount; k++) {
        if (!stays[k] && isHeld(lexicon, oldBags.bag(unit.index, k), a, b)) held.add(nameOf(unit.index, k));
      }
    }
    for (const { old: s, new: t, likeness } of joined)
      kept.push({ old: unit.index, new: n, oldSentence: s, newSentence: t, likeness });
    for (let s = 0; s < oldCount; s++) {
      if (!stays[s] && !unit.sentences[s]?.pointer) oldFree.push([unit.index, s]);
    }
    newCovered.set(n, found);
  }
  for (const unit of matching.new.units) {
    const covered = newCovered.get(unit.index);
    for (let t = 0; t < Math.min(unit.sentences.length, MOST_SENTENCES); t++) {
      if (!covered?.[t] && !unit.sentences[t]?.pointer) newFree.push([unit.index, t]);
    }
  }
  return { oldFree, newFree, held, kept };
}

/**
 * Whether a sentence was drawn into another one together with its neighbour.
 *
 * @param neighbour a sentence beside it
 * @param whole the sentence of the other edition that belongs to the neighbour
 */
function isHeld(lexicon: Lexicon, bag: Bag, neighbour: Bag, whole: Bag): boolean {
  const own = without(lexicon, bag, neighbour);
  return own.weight >= OWN * bag.weight && overlap(lexicon, own, whole) >= DRAWN * own.weight;
}
