import { dice, FeatureIndex, type Lexicon } from './features.js';
import type { Piece } from './pieces.js';
import type { Place, Scene, SentenceBags } from './sentenceBags.js';
import { root } from './stems.js';

/** Whether a second duplicate may be in a unit, given the units of the whole sentence and of the first duplicate. */
type Near = (whole: number, first: number, second: number) => boolean;

/** How alike a duplicate and its original must be. */
const ALIKE = 0.52;
/** What a sentence must weigh; set phrases are no duplicates. */
const TELLING = 30;
/** What each duplicate must have left out; a common word is enough. */
const LEFT_OUT = 1;
/**
 * The part of what one duplicate left out that the other one must have; the "or" between the two is lost in both. Less is enough for
 * a duplicate that brings next to nothing of its own: then an introduction may be lost as well.
 */
const SHARED = { faithful: 0.25, free: 0.45 } as const;
/** The part of a duplicate that may be in neither of the other two, and the part up to which it is faithful. */
const OWN = 0.2;
const FAITHFUL = 0.06;

/**
 * Finds sentences that were doubled, and those that were folded into one. A sentence on "spells and abilities" may return as
 * one on spells and another on abilities, and the reverse. A duplicate is known by what it leaves out: the other one has it. A
 * rule written after the mould of an old one brings words of its own instead.
 *
 * @param pairs sentences that belong together already
 * @param oldFree old sentences that have no place yet
 * @param newFree new sentences that have no place yet
 * @param near whether the place of a free sentence fits, by the side that has the duplicates
 * @returns further pieces, in the order of the free sentences
 */
export function findDuplicated(
  { lexicon, oldBags, newBags }: Scene,
  pairs: readonly Piece[],
  oldFree: readonly Place[],
  newFree: readonly Place[],
  near: { newOnes: Near; oldOnes: Near },
): Piece[] {
  const found: Piece[] = [];
  const words = (bags: SentenceBags, place: Place): Words => wordsOf(lexicon, bags.stems(...place));
  const side = (
    whole: SentenceBags,
    part: SentenceBags,
    wholeOf: (pair: Piece) => Place,
    partOf: (pair: Piece) => Place,
    free: readonly Place[],
    fits: Near,
    add: (whole: Place, part: Place, likeness: number) => void,
  ): void => {
    if (free.length === 0) return;
    const index = new FeatureIndex(lexicon);
    pairs.forEach((pair, name) => {
      index.add(name, whole.bag(...wholeOf(pair)));
    });
    for (const place of free) {
      const bag = part.bag(...place);
      if (bag.weight < TELLING) continue;
      let best: { of: Place; likeness: number } | undefined;
      for (const name of index.nearest(bag, 6)) {
        const pair = pairs[name] as Piece;
        const of = wholeOf(pair);
        const first = partOf(pair);
        if (first[0] === place[0] || !fits(of[0], first[0], place[0])) continue;
        const alike = dice(lexicon, bag, whole.bag(...of));
        if (alike < ALIKE || (best !== undefined && alike <= best.likeness)) continue;
        if (areDuplicates(words(whole, of), words(part, first), words(part, place)))
          best = { of, likeness: alike };
      }
      if (best) add(best.of, place, best.likeness);
    }
  };
  side(
    oldBags,
    newBags,
    (p) => [p.old, p.oldSentence],
    (p) => [p.new, p.newSentence],
    newFree,
    near.newOnes,
    (of, place, likeness) => {
      found.push({
        old: of[0],
        oldSentence: of[1],
        new: place[0],
        newSentence: place[1],
        likeness,
        duplicate: true,
      });
    },
  );
  side(
    newBags,
    oldBags,
    (p) => [p.new, p.newSentence],
    (p) => [p.old, p.oldSentence],
    oldFree,
    near.oldOnes,
    (of, place, likeness) => {
      found.push({
        old: place[0],
        oldSentence: place[1],
        new: of[0],
        newSentence: of[1],
        likeness,
        duplicate: true,
      });
    },
  );
  return found;
}

/** The words of a sentence by their roots: how often each is there, and what it weighs. */
type Words = Map<string, { count: number; weight: number }>;

function wordsOf(lexicon: Lexicon, stems: readonly string[]): Words {
  const words: Words = new Map();
  for (const stem of stems) {
    const name = root(stem);
    const word = words.get(name);
    if (word) word.count++;
    else words.set(name, { count: 1, weight: lexicon.weightOfWord(stem) });
  }
  return words;
}

/** Whether each of two sentences leaves out of a third what the other one has, and brings little of its own. */
function areDuplicates(whole: Words, first: Words, second: Words): boolean {
  let own = 0;
  let all = 0;
  for (const [name, word] of second) {
    all += word.weight;
    if (!whole.has(name) && !first.has(name)) own += word.weight;
  }
  const needed = own <= FAITHFUL * all ? SHARED.faithful : SHARED.free;
  const completes = (one: Words, other: Words, most: number): boolean => {
    const count = (words: Words, name: string): number => Math.min(most, words.get(name)?.count ?? 0);
    let missing = 0;
    let found = 0;
    for (const [name, word] of whole) {
      const lacks = Math.min(most, word.count) - count(one, name);
      if (lacks <= 0) continue;
      missing += lacks * word.weight;
      found += Math.min(lacks, Math.max(0, count(other, name) - count(one, name))) * word.weight;
    }
    return missing >= LEFT_OUT && found >= needed * missing;
  };
  // A word may be lost in one of the places where it was; mostly it is lost altogether.
  return (
    own <= OWN * all &&
    [1, Number.POSITIVE_INFINITY].some(
      (most) => completes(first, second, most) && completes(second, first, most),
    )
  );
}
