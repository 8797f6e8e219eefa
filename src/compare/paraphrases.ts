import { listIn } from '../tree/maps.js';
import { type Bag, canBeAlike, dice, FeatureIndex, type Lexicon, overlap, without } from './features.js';
import type { Matching } from './matching.js';
import { weigher } from './paraphraseFeatures.js';
import { PARAPHRASE_WEIGHTS } from './paraphraseWeights.js';
import type { Piece } from './pieces.js';
import type { Scene, SentenceBags } from './sentenceBags.js';
import { type Analysis, MOST_SENTENCES, type Sentence, type Unit } from './units.js';
import { GRAMMAR } from './wordKinds.js';

/** From this likeness on a sentence is what its partner says, and nothing of it is left to be found. */
const EXPLAINED = 0.6;
/** What a sentence must weigh, and what two sentences must have in common, in all and without grammar. */
const TELLING = 20;
const COMMON = 12;
const COMMON_MATTER = 4;
/** How near the place of a new rule must be to where the old one went. */
const NEAR = 0.15;
/** From this probability on a pair is taken. */
const PROBABLE = 0.365;
/** A sentence of this weight is a list or a paragraph, and may return in several places. */
const LONG = 150;
/** Sentences that share most with another one and are looked at; words that are in more of them than this lead to none. */
const NEAREST = 12;
const FREQUENT = 600;
/** How far beside the successor of a rule its other parts are looked for. */
const BESIDE = 8;

/** A sentence that nothing accounts for, or not enough. */
export interface Loose {
  unit: number;
  sentence: number;
  bag: Bag;
  /** What of it no partner of its rule has. */
  rest: Bag;
  /** What of it is no grammar. */
  matter: Bag;
}

/** Two sentences that may say the same in other words, with what is known of them. */
export interface ParaphraseCandidate {
  old: number;
  new: number;
  oldSentence: number;
  newSentence: number;
  /** One number for each of {@link PARAPHRASE_WEIGHTS}, in their order. */
  features: number[];
  /** Between 0 and 1. */
  probability: number;
}

/** What is known when paraphrases are looked for. */
export interface ParaphraseScene extends Scene {
  /** Pieces found before. */
  pieces: readonly Piece[];
  /** Whether an old sentence was drawn into another one of its own rule. */
  held(o: number, sentence: number): boolean;
  /** How near a new unit is to where an old one went, between 0 and 1. */
  near(o: number, n: number): number;
}

/**
 * Finds parts of rules that return in quite other words, beside what the other finders know by their likeness.
 *
 * A sentence that is left over on the old side and one on the new side are weighed by what the two have in common that nothing
 * else around them has, by how much of the new rule the old one holds more than any other, by the order of the words, the
 * openings of their main clauses and their places. How much each of these counts was learnt by logistic regression from pairs
 * that readers decided (`bench/align/learn.mjs`).
 *
 * @returns further pieces, each with its probability
 */
export function findParaphrases(
  scene: ParaphraseScene,
  watch?: (candidates: readonly ParaphraseCandidate[]) => void,
): Piece[] {
  const candidates = paraphraseCandidates(scene);
  watch?.(candidates);
  const found: Piece[] = [];
  const usedOld = new Set<string>();
  const usedNew = new Set<string>();
  const sure = candidates.filter((c) => c.probability >= PROBABLE);
  sure.sort((a, b) => b.probability - a.probability || a.old - b.old || a.new - b.new);
  for (const { probability, features: _, ...place } of sure) {
    const from = `${place.old} ${place.oldSentence}`;
    const to = `${place.new} ${place.newSentence}`;
    const bag = scene.oldBags.bag(place.old, place.oldSentence);
    if ((usedOld.has(from) && bag.weight < LONG) || usedNew.has(to)) continue;
    usedOld.add(from);
    usedNew.add(to);
    const likeness = dice(scene.lexicon, bag, scene.newBags.bag(place.new, place.newSentence));
    found.push({ ...place, likeness, probability });
  }
  return found;
}

/** Lists the best pair of sentences for each two rules that are worth weighing. */
function paraphraseCandidates(scene: ParaphraseScene): ParaphraseCandidate[] {
  const { matching, lexicon, oldBags, newBags } = scene;
  const successors = matching.old.units.map((_, o) => partnersOf(matching.successorOf(o)));
  const predecessors = matching.new.units.map((_, n) => partnersOf(matching.predecessorOf(n)));
  for (const piece of scene.pieces) {
    successors[piece.old]?.add(piece.new);
    predecessors[piece.new]?.add(piece.old);
  }
  const olds = looseOf(lexicon, matching.old, oldBags, successors, matching.new, newBags).filter(
    ({ unit, sentence, bag }) =>
      !scene.held(unit, sentence) &&
      // What only leads in is known by what is under it.
      (bag.weight >= LONG || !leadsIn(matching.oldUnit(unit), sentence)),
  );
  const news = looseOf(lexicon, matching.new, newBags, predecessors, matching.old, oldBags);
  if (olds.length === 0 || news.length === 0) return [];
  const weigh = weigher(scene, successors, predecessors, olds, news);
  const best = new Map<string, ParaphraseCandidate>();
  for (const [x, y] of pairsWorthWeighing(scene, successors, olds, news)) {
    const features = weigh(x, y);
    const sum = PARAPHRASE_WEIGHTS.reduce(
      (total, { weight }, i) => total + weight * (features[i] as number),
      0,
    );
    const probability = 1 / (1 + Math.exp(-sum));
    const name = `${x.unit} ${y.unit}`;
    const known = best.get(name);
    if (known !== undefined && known.probability >= probability) continue;
    best.set(name, {
      old: x.unit,
      new: y.unit,
      oldSentence: x.sentence,
      newSentence: y.sentence,
      features,
      probability,
    });
  }
  return [...best.values()];
}

/** Whether a sentence ends with a colon. */
function leadsIn(unit: Unit, sentence: number): boolean {
  return unit.text[(unit.sentences[sentence] as Sentence).end - 1] === ':';
}

function partnersOf(partner: number): Set<number> {
  return new Set(partner < 0 ? [] : [partner]);
}

/** The sentences of an edition that their rule's partners do not account for. */
function looseOf(
  lexicon: Lexicon,
  own: Analysis,
  bags: SentenceBags,
  partners: readonly Set<number>[],
  other: Analysis,
  otherBags: SentenceBags,
): Loose[] {
  const loose: Loose[] = [];
  for (const unit of own.units) {
    const with_ = [...(partners[unit.index] as Set<number>)];
    const only = with_.length === 1 ? other.units[with_[0] as number] : undefined;
    if (only?.key === unit.key) continue;
    let known: Bag | undefined;
    unit.sentences.slice(0, MOST_SENTENCES).forEach(({ pointer }, s) => {
      const bag = bags.bag(unit.index, s);
      if (pointer || bag.weight < TELLING) return;
      for (const partner of with_) {
        const count = Math.min((other.units[partner] as Unit).sentences.length, MOST_SENTENCES);
        for (let t = 0; t < count; t++) {
          const like = otherBags.bag(partner, t);
          if (canBeAlike(bag, like, EXPLAINED) && dice(lexicon, bag, like) >= EXPLAINED) return;
        }
      }
      const matter = lexicon.bag(bags.stems(unit.index, s).filter((word) => !GRAMMAR.has(word)));
      known ??= together(with_.map((partner) => otherBags.all(partner)));
      loose.push({ unit: unit.index, sentence: s, bag, rest: without(lexicon, bag, known), matter });
    });
  }
  // What is said word for word in several rules ("This is an exception to rule …") tells nothing of where it went.
  const times = new Map<string, number>();
  const words = loose.map((x) => bags.stems(x.unit, x.sentence).join(' '));
  for (const said of words) times.set(said, (times.get(said) ?? 0) + 1);
  return loose.filter((_, i) => times.get(words[i] as string) === 1);
}

/** All features of several bags; the sum of their weights is not needed. */
function together(bags: readonly Bag[]): Bag {
  const ids = new Set<number>();
  for (const bag of bags) for (const id of bag.ids) ids.add(id);
  return { ids: Int32Array.from(ids).sort(), weight: 0 };
}

/** Pairs of loose sentences that share rare words, or whose rules are next to each other. */
function* pairsWorthWeighing(
  { matching, lexicon, near }: ParaphraseScene,
  successors: readonly Set<number>[],
  olds: readonly Loose[],
  news: readonly Loose[],
): Generator<readonly [Loose, Loose]> {
  const indexOf = (list: readonly Loose[]): FeatureIndex => {
    const index = new FeatureIndex(lexicon);
    list.forEach(({ bag }, name) => {
      index.add(name, bag);
    });
    return index;
  };
  const byOld = indexOf(olds);
  const byNew = indexOf(news);
  const ofUnit = new Map<number, number[]>();
  news.forEach(({ unit }, name) => {
    listIn(ofUnit, unit).push(name);
  });
  const seen = new Set<number>();
  const fits = (i: number, j: number): boolean => {
    const x = olds[i] as Loose;
    const y = news[j] as Loose;
    const name = i * news.length + j;
    if (seen.has(name) || successors[x.unit]?.has(y.unit)) return false;
    seen.add(name);
    return (
      near(x.unit, y.unit) >= NEAR &&
      overlap(lexicon, x.matter, y.matter) >= COMMON_MATTER &&
      overlap(lexicon, x.bag, y.bag) >= COMMON
    );
  };
  for (let i = 0; i < olds.length; i++) {
    const x = olds[i] as Loose;
    const names = new Set(byNew.nearest(x.bag, NEAREST, FREQUENT));
    for (const at of placesBeside(matching, successors, x.unit))
      for (const name of ofUnit.get(at) ?? []) names.add(name);
    for (const j of names) if (fits(i, j)) yield [x, news[j] as Loose];
  }
  for (let j = 0; j < news.length; j++) {
    const y = news[j] as Loose;
    for (const i of byOld.nearest(y.bag, NEAREST, FREQUENT)) if (fits(i, j)) yield [olds[i] as Loose, y];
  }
}

/** New units around those that an old one, or else its neighbours, went to. */
function placesBeside(matching: Matching, successors: readonly Set<number>[], o: number): number[] {
  const { units } = matching.new;
  let centres = [...(successors[o] as Set<number>)];
  if (centres.length === 0) {
    for (const step of [-1, 1]) {
      for (let k = 1; k <= 3; k++) {
        const at = matching.successor[o + step * k] ?? -1;
        if (at < 0) continue;
        centres.push(at);
        break;
      }
    }
  }
  centres = [...new Set(centres)];
  return centres.flatMap((centre) => {
    const { section } = units[centre] as Unit;
    return units
      .slice(Math.max(0, centre - BESIDE), centre + BESIDE + 1)
      .filter((unit) => unit.section === section)
      .map((unit) => unit.index);
  });
}
