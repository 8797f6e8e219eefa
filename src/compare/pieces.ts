import type { View } from './align.js';
import { type Bag, dice, FeatureIndex, type Lexicon, likeness } from './features.js';
import type { Matching } from './matching.js';
import type { Sentence, Unit } from './units.js';

/** A sentence of an old rule that stands, revised or not, in another new rule than the successor of its own. */
export interface Piece {
  old: number;
  new: number;
  /** Indices of the sentences in their units. */
  oldSentence: number;
  newSentence: number;
  /** Between 0 and 1. */
  likeness: number;
}

/** From this likeness on a sentence counts as found in the successor of its rule. */
const COVERED = 0.45;
/** What a sentence must weigh to prove anything; set phrases of three words are everywhere. */
const TELLING = 22;
/** The same where half of the words differ. */
const TELLING_REWORDED = 40;
/** The same for two places that have nothing to do with each other. */
const TELLING_ANYWHERE = 50;
/**
 * What two sentences need in any two places, and what they need where the places speak for them. Where one of the rules
 * would else be unexplained, less is enough than where both have their own successor and predecessor already.
 */
const NEEDED = { unexplained: [0.6, 0.36], explained: [0.66, 0.54] } as const;

/** Sentences of one rule that are looked at; no rule book has nearly as many. */
const MOST_SENTENCES = 200;

/** Features of sentences, made when they are asked for. */
export class SentenceBags {
  readonly #lexicon: Lexicon;
  readonly #units: readonly View[];
  readonly #bags = new Map<number, Bag>();

  constructor(lexicon: Lexicon, units: readonly View[]) {
    this.#lexicon = lexicon;
    this.#units = units;
  }

  bag(unit: number, sentence: number): Bag {
    const name = unit * 0x400 + sentence;
    let bag = this.#bags.get(name);
    if (bag === undefined) {
      const { stems, sentences } = this.#units[unit] as View;
      const at = sentences[sentence] as Sentence;
      bag = this.#lexicon.bag(stems, at.from, at.to);
      this.#bags.set(name, bag);
    }
    return bag;
  }
}

/**
 * Finds the sentences that left their rule for another one: those that the successor of their rule does not have, and
 * that stand in a new rule whose own predecessor did not have them.
 *
 * Sentences are joined one to one, the surest first, so that a set phrase that stands in ten places proves nothing.
 *
 * @param matching the one-to-one part of the alignment; it is not changed
 * @returns pieces in the order of the old rules
 */
export function findPieces(
  matching: Matching,
  lexicon: Lexicon,
  oldBags: SentenceBags,
  newBags: SentenceBags,
): Piece[] {
  const oldFree: [unit: number, sentence: number][] = [];
  const newFree: [unit: number, sentence: number][] = [];
  const newCovered = new Map<number, boolean[]>();
  for (const unit of matching.old.units) {
    const n = matching.successor[unit.index] as number;
    if (n < 0) {
      for (let s = 0; s < Math.min(unit.sentences.length, MOST_SENTENCES); s++) oldFree.push([unit.index, s]);
      continue;
    }
    const other = matching.new.units[n] as Unit;
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
    pairs.forEach((pair, i) => {
      // What joins the two rules at all is never free to go elsewhere, however far it was reworded.
      if ((i > 0 && pair.likeness < COVERED) || stays[pair.old] || found[pair.new]) return;
      stays[pair.old] = true;
      found[pair.new] = true;
    });
    for (let s = 0; s < oldCount; s++) if (!stays[s]) oldFree.push([unit.index, s]);
    newCovered.set(n, found);
  }
  for (const unit of matching.new.units) {
    const covered = newCovered.get(unit.index);
    for (let t = 0; t < Math.min(unit.sentences.length, MOST_SENTENCES); t++) {
      if (!covered?.[t]) newFree.push([unit.index, t]);
    }
  }
  if (oldFree.length === 0 || newFree.length === 0) return [];

  const index = new FeatureIndex(lexicon);
  newFree.forEach(([unit, sentence], name) => {
    index.add(name, newBags.bag(unit, sentence));
  });
  const pairs: (Piece & { score: number })[] = [];
  for (const [unit, sentence] of oldFree) {
    const bag = oldBags.bag(unit, sentence);
    if (bag.weight < TELLING) continue;
    for (const name of index.nearest(bag, 8, 40)) {
      const [n, t] = newFree[name] as [number, number];
      if (matching.successor[unit] === n) continue;
      const other = newBags.bag(n, t);
      if (other.weight < TELLING) continue;
      const alike = dice(lexicon, bag, other);
      const near = nearness(matching, unit, n);
      if (near < 0.2 && Math.min(bag.weight, other.weight) < TELLING_ANYWHERE) continue;
      const unexplained = (matching.predecessor[n] as number) < 0 || (matching.successor[unit] as number) < 0;
      const [anywhere, nearby] = NEEDED[unexplained ? 'unexplained' : 'explained'];
      const needed = anywhere - (anywhere - nearby) * near;
      // Two short sentences share half of their words easily.
      if (alike < 0.5 && Math.min(bag.weight, other.weight) < TELLING_REWORDED) continue;
      if (alike >= needed) {
        pairs.push({
          old: unit,
          new: n,
          oldSentence: sentence,
          newSentence: t,
          likeness: alike,
          score: alike + 0.2 * near,
        });
      }
    }
  }
  pairs.sort((a, b) => b.score - a.score || a.old - b.old || a.new - b.new || a.oldSentence - b.oldSentence);
  const usedOld = new Set<number>();
  const usedNew = new Set<number>();
  const pieces: Piece[] = [];
  for (const { score: _, ...piece } of pairs) {
    if (piece.likeness < 0.9 && isTemplate(matching, lexicon, oldBags, newBags, piece)) continue;
    const o = piece.old * 0x400 + piece.oldSentence;
    const n = piece.new * 0x400 + piece.newSentence;
    if (usedOld.has(o) || usedNew.has(n)) continue;
    usedOld.add(o);
    usedNew.add(n);
    pieces.push(piece);
  }
  return pieces.sort((a, b) => a.old - b.old || a.oldSentence - b.oldSentence || a.new - b.new);
}

/**
 * Whether the sentence is one of a family that differs in one word ("… are also called artifact types", "… are also called
 * land types"): other rules beside either of the two have one that is as much like it.
 */
function isTemplate(
  matching: Matching,
  lexicon: Lexicon,
  oldBags: SentenceBags,
  newBags: SentenceBags,
  piece: Piece,
): boolean {
  const needed = piece.likeness - 0.08;
  const bag = oldBags.bag(piece.old, piece.oldSentence);
  const own = matching.successor[piece.old] as number;
  const around = (units: readonly Unit[], at: number): Unit[] => units.slice(Math.max(0, at - 25), at + 26);
  for (const place of own >= 0 ? [piece.new, own] : [piece.new]) {
    for (const unit of around(matching.new.units, place)) {
      if (unit.index === piece.new || unit.index === own || (matching.predecessor[unit.index] as number) < 0)
        continue;
      for (let t = 0; t < Math.min(unit.sentences.length, MOST_SENTENCES); t++) {
        if (dice(lexicon, bag, newBags.bag(unit.index, t)) >= needed) return true;
      }
    }
  }
  return false;
}

/**
 * How near a new rule is to where an old one went: its successor's family, its section, or a place that nobody else
 * accounts for.
 *
 * @returns between 0 and 1
 */
function nearness(matching: Matching, o: number, n: number): number {
  const a = matching.old.units[o] as Unit;
  const b = matching.new.units[n] as Unit;
  let near = 0;
  const successor = matching.successor[o] as number;
  if (successor >= 0) {
    const own = matching.new.units[successor] as Unit;
    if (b.parent === successor || own.parent === n || (own.parent >= 0 && own.parent === b.parent))
      near += 0.75;
    else if (Math.abs(successor - n) === 1) near += 0.65;
    else if (Math.abs(successor - n) === 2) near += 0.4;
  } else if (a.parent >= 0 && b.parent >= 0 && matching.successor[a.parent] === b.parent) near += 0.6;
  // Where all of a section went, one more sentence proves little; in a section that took a part of it, it is likely.
  const home = successor >= 0 && (matching.new.units[successor] as Unit).section === b.section;
  near += (home ? 0.2 : 0.6) * Math.min(1, 2.5 * matching.share(a.section, b.section));
  return Math.min(1, near);
}
