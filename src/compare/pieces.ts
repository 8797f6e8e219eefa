import { findDuplicated } from './duplicatedSentences.js';
import { type Bag, dice, FeatureIndex, overlap } from './features.js';
import { findLeadIns } from './leadIns.js';
import { findLeftovers } from './leftovers.js';
import { areBeside, nearness, rulesAround, went } from './nearness.js';
import { findParaphrases, type ParaphraseCandidate } from './paraphrases.js';
import { findRepeated } from './repeated.js';
import { findRewordedInPlace } from './rewordedInPlace.js';
import { nameOf, type Scene } from './sentenceBags.js';
import { MOST_SENTENCES, type Unit } from './units.js';

/** A sentence of an old rule that stands, revised or not, in another new rule than the successor of its own. */
export interface Piece {
  old: number;
  new: number;
  /** Indices of the sentences in their units. */
  oldSentence: number;
  newSentence: number;
  /** Between 0 and 1. */
  likeness: number;
  /** True where the sentence is in another rule as well: it was doubled, or folded into one with another. */
  duplicate?: boolean;
  /** For a sentence that is there in quite other words, how sure that is, between 0 and 1. */
  probability?: number;
}

/** What a sentence needs elsewhere that may have been drawn into another one of its own rule. */
const HELD = 0.66;
/** What a sentence must weigh to prove anything; set phrases of three words are everywhere. */
const TELLING = 22;
/** The same for what would stand right after the rest of its rule. */
const TELLING_NEXT = 14;
/** The same where half of the words differ. */
const TELLING_REWORDED = 40;
/** The same for two places that have nothing to do with each other. */
const TELLING_ANYWHERE = 50;
/**
 * What two sentences need in any two places, and what they need where the places speak for them. Where one of the rules
 * would else be unexplained, less is enough than where both have their own successor and predecessor already.
 */
const NEEDED = { unexplained: [0.6, 0.36], explained: [0.66, 0.46] } as const;

/** From this likeness on a new sentence is taken to have one source only. */
const SURE = 0.7;
/** How alike one sentence and the two that it became must be, and the part of each of the two that must be in it. */
const TWO_OF_ONE = 0.6;

/** By how much a far place must be better than any other. */
const RIVAL = 0.03;

/**
 * Finds the sentences that left their rule for another one: those that the successor of their rule does not have, and
 * that are in a new rule whose own predecessor did not have them.
 *
 * Sentences are joined one to one, the surest first, so that a set phrase that is in ten places proves nothing.
 *
 * @param scene the one-to-one part of the alignment, which is not changed, and the sentences of both editions
 * @param watch called with every pair of sentences that was weighed as a paraphrase
 * @returns pieces in the order of the old rules
 */
export function findPieces(
  scene: Scene,
  watch?: (candidates: readonly ParaphraseCandidate[]) => void,
): Piece[] {
  const { matching, lexicon, oldBags, newBags } = scene;
  const leftovers = findLeftovers(scene);
  const { oldFree, newFree, held } = leftovers;
  const index = new FeatureIndex(lexicon);
  const freeOf = new Map<number, number[]>();
  newFree.forEach(([unit, sentence], name) => {
    index.add(name, newBags.bag(unit, sentence));
    const list = freeOf.get(unit);
    if (list) list.push(name);
    else freeOf.set(unit, [name]);
  });
  const pairs: (Piece & { score: number; near: number; follows: boolean; parts: 1 | 2 })[] = [];
  for (const [unit, sentence] of oldFree) {
    const bag = oldBags.bag(unit, sentence);
    if (bag.weight < TELLING) continue;
    const names = new Set(index.nearest(bag, 8, 40));
    // Set phrases are too common for the index; where they went is known from the place.
    const successor = matching.successorOf(unit);
    const followers = new Set(successor < 0 ? [] : rulesAround(matching, successor));
    for (const n of followers) {
      for (const name of freeOf.get(n) ?? []) names.add(name);
    }
    const open: typeof pairs = [];
    const pairWith = (n: number, t: number, alike: number, near: number): (typeof pairs)[number] => ({
      old: unit,
      new: n,
      oldSentence: sentence,
      newSentence: t,
      likeness: alike,
      score: alike + 0.2 * near,
      follows: followers.has(n),
      near,
      parts: 1,
    });
    for (const name of names) {
      const [n, t] = newFree[name] as [number, number];
      if (successor === n) continue;
      const other = newBags.bag(n, t);
      if (other.weight < (followers.has(n) ? TELLING_NEXT : TELLING)) continue;
      const alike = dice(lexicon, bag, other);
      const near = nearness(matching, unit, n);
      if (near < 0.2 && Math.min(bag.weight, other.weight) < TELLING_ANYWHERE) continue;
      const unexplained = matching.predecessorOf(n) < 0 || matching.successorOf(unit) < 0;
      const [anywhere, nearby] = NEEDED[unexplained ? 'unexplained' : 'explained'];
      const long = !unexplained && Math.min(bag.weight, other.weight) >= 60 ? 0.1 : 0;
      const needed = held.has(nameOf(unit, sentence))
        ? HELD
        : anywhere - (anywhere - nearby) * near - long * Math.min(1, 2 * near);
      // Two short sentences share half of their words easily.
      if (alike < 0.5 && Math.min(bag.weight, other.weight) < TELLING_REWORDED) continue;
      if (alike >= needed) open.push(pairWith(n, t, alike, near));
    }
    // Far away, what two rules say equally well was meant by neither.
    for (const pair of open) {
      const rival = (other: typeof pair): boolean =>
        other.new !== pair.new && pair.likeness - other.likeness < RIVAL;
      if (pair.near >= 0.2 || pair.likeness >= 0.9 || !open.some(rival)) pairs.push(pair);
    }
    const best = Math.max(0, ...open.map((pair) => pair.likeness));
    const around = new Set([...names].map((name) => (newFree[name] as [number, number])[0]));
    for (const n of around) {
      const near = nearness(matching, unit, n);
      if (n === successor || near < 0.2) continue;
      for (const name of freeOf.get(n) ?? []) {
        const t = (newFree[name] as [number, number])[1];
        if (newFree[name + 1]?.[0] !== n || newFree[name + 1]?.[1] !== t + 1) continue;
        const whole = newBags.both(n, t);
        const alike = dice(lexicon, bag, whole);
        if (alike < TWO_OF_ONE || alike < best + 0.1) continue;
        const contains = (part: Bag): boolean => overlap(lexicon, bag, part) >= TWO_OF_ONE * part.weight;
        if (!contains(newBags.bag(n, t)) || !contains(newBags.bag(n, t + 1))) continue;
        pairs.push({ ...pairWith(n, t, alike, near), follows: true, parts: 2 });
      }
    }
  }
  pairs.sort((a, b) => b.score - a.score || a.old - b.old || a.new - b.new || a.oldSentence - b.oldSentence);
  const usedOld = new Set<number>();
  const usedNew = new Set<number>();
  const pieces: Piece[] = [];
  for (const { score: _, near: __, follows, parts, ...piece } of pairs) {
    if (piece.likeness < (follows ? 0.5 : 0.9) && isTemplate(scene, piece)) continue;
    const o = nameOf(piece.old, piece.oldSentence);
    const sentences = [piece.newSentence, piece.newSentence + 1].slice(0, parts);
    if (usedOld.has(o) || sentences.some((t) => usedNew.has(nameOf(piece.new, t)))) continue;
    usedOld.add(o);
    for (const newSentence of sentences) {
      usedNew.add(nameOf(piece.new, newSentence));
      pieces.push({ ...piece, newSentence });
    }
  }
  // What was put together from two old sentences is little like either of them, and may be a duplicate besides.
  const sureNew = new Set(pieces.filter((p) => p.likeness >= SURE).map((p) => nameOf(p.new, p.newSentence)));
  const left = ([unit, sentence]: readonly [number, number]): boolean => !usedOld.has(nameOf(unit, sentence));
  pieces.push(
    ...findDuplicated(
      scene,
      [...leftovers.kept, ...pieces],
      oldFree.filter(left),
      newFree.filter(([unit, sentence]) => !sureNew.has(nameOf(unit, sentence))),
      {
        newOnes: (whole, first, second) =>
          areBeside(matching.new, first, second) || went(matching, whole, second),
        oldOnes: (whole, first, second) =>
          areBeside(matching.old, first, second) || went(matching, second, whole),
      },
    ),
  );
  for (const piece of pieces) {
    usedOld.add(nameOf(piece.old, piece.oldSentence));
    usedNew.add(nameOf(piece.new, piece.newSentence));
  }
  pieces.push(
    ...findRewordedInPlace(
      scene,
      oldFree.filter((place) => left(place) && !held.has(nameOf(...place))),
      newFree.filter(([unit, sentence]) => !usedNew.has(nameOf(unit, sentence))),
      {
        old: explainedBy(
          matching.successor,
          pieces.map((p) => p.old),
        ),
        new: explainedBy(
          matching.predecessor,
          pieces.map((p) => p.new),
        ),
      },
    ),
  );
  pieces.push(...findLeadIns(scene, new Set(pieces.map((p) => p.old))));
  const near = (o: number, n: number): number => nearness(matching, o, n);
  const found = new Set<number>();
  for (const piece of pieces) {
    usedOld.add(nameOf(piece.old, piece.oldSentence));
    found.add(piece.old);
  }
  pieces.push(
    ...findRepeated(
      scene,
      oldFree.filter((place) => left(place) && !held.has(nameOf(...place))),
      (o) => matching.successorOf(o) < 0 && !found.has(o),
      [...leftovers.kept, ...pieces],
      near,
    ),
  );
  pieces.push(
    ...findParaphrases(
      { ...scene, pieces, held: (o, sentence) => held.has(nameOf(o, sentence)), near },
      watch,
    ),
  );
  return pieces.sort((a, b) => a.old - b.old || a.oldSentence - b.oldSentence || a.new - b.new);
}

/**
 * Whether the sentence is one of a family that differs in one word ("… are also called artifact types", "… are also called
 * land types"): other rules beside either of the two have one that is as much like it.
 */
function isTemplate({ matching, lexicon, oldBags, newBags }: Scene, piece: Piece): boolean {
  const needed = piece.likeness - 0.08;
  const bag = oldBags.bag(piece.old, piece.oldSentence);
  const own = matching.successorOf(piece.old);
  const around = (units: readonly Unit[], at: number): Unit[] => units.slice(Math.max(0, at - 25), at + 26);
  for (const place of own >= 0 ? [piece.new, own] : [piece.new]) {
    for (const unit of around(matching.new.units, place)) {
      if (unit.index === piece.new || unit.index === own || matching.predecessorOf(unit.index) < 0) continue;
      for (let t = 0; t < Math.min(unit.sentences.length, MOST_SENTENCES); t++) {
        if (dice(lexicon, bag, newBags.bag(unit.index, t)) >= needed) return true;
      }
    }
  }
  return false;
}

/** The units that have a partner, and those that a piece belongs to. */
function explainedBy(partners: Int32Array, found: readonly number[]): Set<number> {
  const explained = new Set(found);
  partners.forEach((partner, unit) => {
    if (partner >= 0) explained.add(unit);
  });
  return explained;
}
