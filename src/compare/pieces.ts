import { listIn } from '../tree/maps.js';
import { findDuplicated } from './duplicatedSentences.js';
import { type Bag, canBeAlike, dice, FeatureIndex, overlap } from './features.js';
import { findLeadIns } from './leadIns.js';
import { findLeftovers, type Leftovers } from './leftovers.js';
import { areBeside, hasNotableShare, nearness, rulesAround } from './nearness.js';
import { findParaphrases, type ParaphraseCandidate } from './paraphrases.js';
import { findRepeated } from './repeated.js';
import { findRewordedInPlace } from './rewordedInPlace.js';
import { nameOf, type Place, type Scene } from './sentenceBags.js';
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
/** The same for what would be right after the rest of its rule. */
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

/** A pair of sentences that may be a piece, with what speaks for it. */
interface Candidate extends Piece {
  score: number;
  /** How near the two places are to each other, from 0 to 1. */
  near: number;
  /** Whether the new sentence is in the rules around the successor of the old rule. */
  follows: boolean;
  /** How many new sentences the old one became, from `newSentence` on. */
  parts: 1 | 2;
}

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
  const { matching } = scene;
  const leftovers = findLeftovers(scene);
  const isHeld = (unit: number, sentence: number): boolean => leftovers.held.has(nameOf(unit, sentence));
  const near = (o: number, n: number): number => nearness(matching, o, n);
  const pieces = joinedOneToOne(scene, candidatesOf(scene, leftovers));
  const oldLeft = (): Place[] => {
    const used = new Set(pieces.map((p) => nameOf(p.old, p.oldSentence)));
    return leftovers.oldFree.filter((place) => !used.has(nameOf(...place)));
  };
  const newLeft = (taken: readonly Piece[]): Place[] => {
    const used = new Set(taken.map((p) => nameOf(p.new, p.newSentence)));
    return leftovers.newFree.filter((place) => !used.has(nameOf(...place)));
  };
  pieces.push(
    ...findDuplicated(
      scene,
      [...leftovers.kept, ...pieces],
      oldLeft(),
      // What was put together from two old sentences is little like either of them, and may be a duplicate besides.
      newLeft(pieces.filter(({ likeness }) => likeness >= SURE)),
      {
        newOnes: (whole, first, second) =>
          areBeside(matching.new, first, second) || hasNotableShare(matching, whole, second),
        oldOnes: (whole, first, second) =>
          areBeside(matching.old, first, second) || hasNotableShare(matching, second, whole),
      },
    ),
  );
  pieces.push(
    ...findRewordedInPlace(
      scene,
      oldLeft().filter((place) => !isHeld(...place)),
      newLeft(pieces),
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
  const explained = new Set(pieces.map((p) => p.old));
  pieces.push(
    ...findRepeated(
      scene,
      oldLeft().filter((place) => !isHeld(...place)),
      (o) => matching.successorOf(o) < 0 && !explained.has(o),
      [...leftovers.kept, ...pieces],
      near,
    ),
  );
  pieces.push(...findParaphrases({ ...scene, pieces, held: isHeld, near }, watch));
  return pieces.sort((a, b) => a.old - b.old || a.oldSentence - b.oldSentence || a.new - b.new);
}

/** All pairs of free sentences that are alike enough for their places, in no order. */
function candidatesOf(scene: Scene, { oldFree, newFree, held }: Leftovers): Candidate[] {
  const { matching, lexicon, oldBags, newBags } = scene;
  const index = new FeatureIndex(lexicon);
  const freeOf = new Map<number, number[]>();
  newFree.forEach(([unit, sentence], name) => {
    index.add(name, newBags.bag(unit, sentence));
    listIn(freeOf, unit).push(name);
  });
  const candidates: Candidate[] = [];
  for (const [unit, sentence] of oldFree) {
    const bag = oldBags.bag(unit, sentence);
    if (bag.weight < TELLING) continue;
    const successor = matching.successorOf(unit);
    const followers = new Set(successor < 0 ? [] : rulesAround(matching, successor));
    // Set phrases are too common for the index; where they went is known from the place.
    const names = new Set(index.nearest(bag, 8, 40));
    for (const n of followers) for (const name of freeOf.get(n) ?? []) names.add(name);
    const pairWith = (n: number, t: number, likeness: number, near: number): Candidate => ({
      old: unit,
      new: n,
      oldSentence: sentence,
      newSentence: t,
      likeness,
      score: likeness + 0.2 * near,
      follows: followers.has(n),
      near,
      parts: 1,
    });
    const open: Candidate[] = [];
    for (const name of names) {
      const [n, t] = newFree[name] as Place;
      if (successor === n) continue;
      const other = newBags.bag(n, t);
      if (other.weight < (followers.has(n) ? TELLING_NEXT : TELLING)) continue;
      const weight = Math.min(bag.weight, other.weight);
      const near = nearness(matching, unit, n);
      if (near < 0.2 && weight < TELLING_ANYWHERE) continue;
      const likeness = dice(lexicon, bag, other);
      // Two short sentences share half of their words easily.
      if (likeness < 0.5 && weight < TELLING_REWORDED) continue;
      const isExplained = matching.predecessorOf(n) >= 0 && successor >= 0;
      const needed = held.has(nameOf(unit, sentence)) ? HELD : neededAt(near, weight, isExplained);
      if (likeness >= needed) open.push(pairWith(n, t, likeness, near));
    }
    // Far away, what two rules say equally well was meant by neither.
    const hasRival = (pair: Candidate): boolean =>
      open.some((other) => other.new !== pair.new && pair.likeness - other.likeness < RIVAL);
    candidates.push(...open.filter((pair) => pair.near >= 0.2 || pair.likeness >= 0.9 || !hasRival(pair)));
    const best = Math.max(0, ...open.map((pair) => pair.likeness));
    for (const n of new Set([...names].map((name) => (newFree[name] as Place)[0]))) {
      const near = nearness(matching, unit, n);
      if (n === successor || near < 0.2) continue;
      for (const { t, likeness } of dividedInto(scene, bag, n, freeOf.get(n) ?? [], newFree))
        if (likeness >= best + 0.1)
          candidates.push({ ...pairWith(n, t, likeness, near), follows: true, parts: 2 });
    }
  }
  return candidates;
}

/** How alike two sentences must be: less where their places speak for them, and where long ones are near each other. */
function neededAt(near: number, weight: number, isExplained: boolean): number {
  const [anywhere, nearby] = NEEDED[isExplained ? 'explained' : 'unexplained'];
  const long = isExplained && weight >= 60 ? 0.1 : 0;
  return anywhere - (anywhere - nearby) * near - long * Math.min(1, 2 * near);
}

/** The first of each two neighbouring sentences of a new rule that an old sentence was divided into. */
function* dividedInto(
  { lexicon, newBags }: Scene,
  bag: Bag,
  unit: number,
  names: readonly number[],
  newFree: readonly Place[],
): Generator<{ t: number; likeness: number }> {
  const contains = (part: Bag): boolean => overlap(lexicon, bag, part) >= TWO_OF_ONE * part.weight;
  for (const name of names) {
    const t = (newFree[name] as Place)[1];
    const next = newFree[name + 1];
    if (next?.[0] !== unit || next[1] !== t + 1) continue;
    const likeness = dice(lexicon, bag, newBags.both(unit, t));
    if (likeness >= TWO_OF_ONE && contains(newBags.bag(unit, t)) && contains(newBags.bag(unit, t + 1)))
      yield { t, likeness };
  }
}

/** The pieces of a list of candidates, the surest first; no sentence is in two of them. */
function joinedOneToOne(scene: Scene, candidates: Candidate[]): Piece[] {
  candidates.sort(
    (a, b) => b.score - a.score || a.old - b.old || a.new - b.new || a.oldSentence - b.oldSentence,
  );
  const usedOld = new Set<number>();
  const usedNew = new Set<number>();
  const pieces: Piece[] = [];
  for (const { score: _, near: __, follows, parts, ...piece } of candidates) {
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
  return pieces;
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
        const other = newBags.bag(unit.index, t);
        if (canBeAlike(bag, other, needed) && dice(lexicon, bag, other) >= needed) return true;
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
