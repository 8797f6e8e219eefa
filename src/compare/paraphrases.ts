import { type Bag, dice, FeatureIndex, type Lexicon, overlap, without } from './features.js';
import { headingWords, withoutTitles } from './headingWords.js';
import { contextOf, type Matching, sameTopic } from './matching.js';
import { PARAPHRASE_WEIGHTS } from './paraphraseWeights.js';
import type { Piece, SentenceBags } from './pieces.js';
import { stem } from './stems.js';
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
/** The part of a section that must have gone to another before the two are looked at together. */
const RELATED = 0.1;
/** From this probability on a pair is taken. */
const PROBABLE = 0.365;
/** A sentence of this weight is a list or a paragraph, and may return in several places. */
const LONG = 150;
/** Sentences that share most with another one and are looked at; words that stand in more of them than this lead to none. */
const NEAREST = 12;
const FREQUENT = 600;
/** How far beside the successor of a rule its other parts are looked for. */
const BESIDE = 8;
/** Words of a sentence whose order is looked at; it keeps the cost of a sentence without end bounded. */
const MOST_WORDS = 500;
/** How many words of a main clause count as its opening. */
const OPENING = 5;

/** A sentence that nothing accounts for, or not enough. */
interface Loose {
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
export interface ParaphraseScene {
  matching: Matching;
  lexicon: Lexicon;
  oldBags: SentenceBags;
  newBags: SentenceBags;
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
  const successors = matching.old.units.map((_, o) => partnersOf(matching.successor[o] as number));
  const predecessors = matching.new.units.map((_, n) => partnersOf(matching.predecessor[n] as number));
  for (const piece of scene.pieces) {
    successors[piece.old]?.add(piece.new);
    predecessors[piece.new]?.add(piece.old);
  }
  const olds = looseOf(lexicon, matching.old, oldBags, successors, matching.new, newBags).filter(
    ({ unit, sentence, bag }) =>
      !scene.held(unit, sentence) &&
      // What only leads in is known by what stands under it.
      (bag.weight >= LONG || !leadsIn(matching.old.units[unit] as Unit, sentence)),
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
        for (let t = 0; t < count; t++)
          if (dice(lexicon, bag, otherBags.bag(partner, t)) >= EXPLAINED) return;
      }
      const matter = lexicon.bag(bags.stems(unit.index, s).filter((word) => !GRAMMAR.has(word)));
      known ??= together(with_.map((partner) => otherBags.all(partner)));
      loose.push({ unit: unit.index, sentence: s, bag, rest: without(lexicon, bag, known), matter });
    });
  }
  // What is said word for word in several rules ("This is an exception to rule …") tells nothing of where it went.
  const times = new Map<string, number>();
  const words = (x: Loose): string => bags.stems(x.unit, x.sentence).join(' ');
  for (const x of loose) times.set(words(x), (times.get(words(x)) ?? 0) + 1);
  return loose.filter((x) => times.get(words(x)) === 1);
}

/** All features of several bags; the sum of their weights is not needed. */
function together(bags: readonly Bag[]): Bag {
  const ids = new Set<number>();
  for (const bag of bags) for (const id of bag.ids) ids.add(id);
  return { ids: Int32Array.from(ids).sort(), weight: 0 };
}

/** Pairs of loose sentences that share rare words, or whose rules stand beside each other. */
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
    ofUnit.set(unit, [...(ofUnit.get(unit) ?? []), name]);
  });
  const seen = new Set<number>();
  const fits = (i: number, j: number): boolean => {
    const x = olds[i] as Loose;
    const y = news[j] as Loose;
    const name = i * news.length + j;
    if (seen.has(name) || successors[x.unit]?.has(y.unit)) return false;
    seen.add(name);
    return (
      overlap(lexicon, x.matter, y.matter) >= COMMON_MATTER &&
      overlap(lexicon, x.bag, y.bag) >= COMMON &&
      near(x.unit, y.unit) >= NEAR
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

/** Makes the function that says in numbers what speaks for two sentences. */
function weigher(
  { matching, lexicon, oldBags, newBags }: ParaphraseScene,
  successors: readonly Set<number>[],
  predecessors: readonly Set<number>[],
  olds: readonly Loose[],
  news: readonly Loose[],
): (x: Loose, y: Loose) => number[] {
  const related = relatedSections(matching);
  const oldPlaces = placesBySection(matching.old, olds);
  const newPlaces = placesBySection(matching.new, news);
  const rivals = rivalsOf(matching, lexicon, oldBags, newBags);
  const headings = headingWords(matching);
  const unnamed = withoutTitles(matching);
  const openings = { old: openingsOf(matching.old), new: openingsOf(matching.new) };
  const words = { old: ownWords(lexicon, oldBags, unnamed), new: ownWords(lexicon, newBags, unnamed) };
  /** The one rule in all of these sections that has a feature in a loose sentence; -1 where several have it. */
  const holder = (places: Places, sections: readonly number[], id: number): number => {
    let found = -2;
    for (const section of sections) {
      const at = places[section]?.get(id);
      if (at === undefined) continue;
      if (found !== -2 && found !== at) return -1;
      found = at;
    }
    return found;
  };
  return (x, y) => {
    const a = matching.old.units[x.unit] as Unit;
    const b = matching.new.units[y.unit] as Unit;
    const heading = headings(a.section, b.section);
    const plain = (stems: readonly string[]): string[] => stems.filter((word) => !heading.has(word));
    const mine = words.old(x, heading);
    const yours = words.new(y, heading);
    const left = mine.stems;
    const right = yours.stems;

    let exclusive = 0;
    const from = related.olds[b.section] ?? [];
    const to = related.news[a.section] ?? [];
    if (to.includes(b.section)) {
      const own = mine.features();
      for (const id of yours.features().ids) {
        if (!has(own, id)) continue;
        if (holder(oldPlaces, from, id) === x.unit && holder(newPlaces, to, id) === y.unit)
          exclusive += lexicon.weightOf(id);
      }
    }

    const weightOf = (words: readonly string[]): number =>
      words.reduce((sum, word) => sum + lexicon.weightOfWord(word), 0);
    const inOrder =
      commonInOrder(lexicon, left, right) / Math.max(1, Math.min(weightOf(left), weightOf(right)));

    const opening = new Set(plain(openings.new(y.unit, y.sentence)));
    let opens = 0;
    for (const word of new Set(plain(openings.old(x.unit, x.sentence))))
      if (opening.has(word) && !GRAMMAR.has(word)) opens += lexicon.weightOfWord(word);

    const shared = overlap(lexicon, x.rest, y.rest);
    const restShared = Math.min(shared / Math.max(1, x.rest.weight), shared / Math.max(1, y.rest.weight));
    const successor = matching.successor[x.unit] as number;
    const own = successor >= 0 ? (matching.new.units[successor] as Unit) : undefined;
    const features: Record<(typeof PARAPHRASE_WEIGHTS)[number]['name'], number> = {
      always: 1,
      exclusive: Math.log1p(exclusive),
      inOrder,
      holdsMore: rivals(x.unit, y.unit),
      sameNumber: a.number === b.number || afterDot(a.number) === afterDot(b.number) ? 1 : 0,
      sameTopic: sameTopic(matching, a, b) ? 1 : 0,
      opens: Math.log1p(opens),
      together: matching.together(a.section),
      restShared,
      unexplained: predecessors[y.unit]?.size === 0 ? 1 : 0,
      distance: own === undefined ? 1 : Math.min(15, Math.abs(y.unit - own.index)) / 15,
      sibling: own !== undefined && own.parent >= 0 && own.parent === b.parent ? 1 : 0,
      rest: x.rest.weight / x.bag.weight,
      context: contextOf(matching, x.unit, y.unit),
      partners: Math.min(3, successors[x.unit]?.size ?? 0),
      pointing: Number(left.includes('see')) + Number(right.includes('see')),
      newRest: y.rest.weight / y.bag.weight,
    };
    return PARAPHRASE_WEIGHTS.map(({ name }) => features[name]);
  };
}

/** A loose sentence without the words of the headings over it. */
interface OwnWords {
  stems: readonly string[];
  /** Its features, names of sections left out. */
  features(): Bag;
}

/** Makes the function that gives the own words of sentences, each once for each heading. */
function ownWords(
  lexicon: Lexicon,
  bags: SentenceBags,
  unnamed: (stems: readonly string[]) => readonly string[],
): (sentence: Loose, heading: ReadonlySet<string>) => OwnWords {
  const known = new WeakMap<Loose, Map<ReadonlySet<string>, OwnWords>>();
  return (sentence, heading) => {
    let list = known.get(sentence);
    if (list === undefined) {
      list = new Map();
      known.set(sentence, list);
    }
    let words = list.get(heading);
    if (words === undefined) {
      const stems = bags.stems(sentence.unit, sentence.sentence).filter((word) => !heading.has(word));
      let bag: Bag | undefined;
      words = {
        stems,
        features: () => {
          bag ??= lexicon.bag(unnamed(stems));
          return bag;
        },
      };
      list.set(heading, words);
    }
    return words;
  };
}

/** Whether a bag has a feature. */
function has({ ids }: Bag, id: number): boolean {
  let from = 0;
  let to = ids.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ids[middle] as number) < id) from = middle + 1;
    else to = middle;
  }
  return ids[from] === id;
}

function afterDot(number: string): string {
  return number.slice(number.indexOf('.') + 1);
}

/** For each section, the features of its loose sentences, with the rule that has them; -1 where several do. */
type Places = readonly Map<number, number>[];

function placesBySection({ sections, units }: Analysis, loose: readonly Loose[]): Places {
  const places = sections.map(() => new Map<number, number>());
  for (const { unit, bag } of loose) {
    const place = places[(units[unit] as Unit).section];
    if (place === undefined) continue;
    for (const id of bag.ids) {
      const known = place.get(id);
      place.set(id, known === undefined || known === unit ? unit : -1);
    }
  }
  return places;
}

/** For each section of either edition, the sections of the other one that took, or gave, a notable part of it. */
function relatedSections(matching: Matching): { news: number[][]; olds: number[][] } {
  const news: number[][] = matching.old.sections.map(() => []);
  const olds: number[][] = matching.new.sections.map(() => []);
  for (const { index: from } of matching.old.sections) {
    for (const { index: to } of matching.new.sections) {
      if (matching.share(from, to) < RELATED) continue;
      news[from]?.push(to);
      olds[to]?.push(from);
    }
  }
  return { news, olds };
}

/** How much more of a new rule an old one holds than any other old rule does; below 0 where another one holds more. */
function rivalsOf(
  matching: Matching,
  lexicon: Lexicon,
  oldBags: SentenceBags,
  newBags: SentenceBags,
): (o: number, n: number) => number {
  let index: FeatureIndex | undefined;
  const known = new Map<number, (readonly [number, number])[]>();
  return (o, n) => {
    const bag = newBags.all(n);
    const held = (old: number): number => overlap(lexicon, oldBags.all(old), bag) / Math.max(1, bag.weight);
    if (index === undefined) {
      index = new FeatureIndex(lexicon);
      for (const unit of matching.old.units) index.add(unit.index, oldBags.all(unit.index));
    }
    let rivals = known.get(n);
    if (rivals === undefined) {
      rivals = index.nearest(bag, 6, 200).map((old) => [old, held(old)] as const);
      known.set(n, rivals);
    }
    const most = Math.max(0, ...rivals.filter(([old]) => old !== o).map(([, share]) => share));
    return held(o) - most;
  };
}

/** The weight of the longest run of words that two sentences have in the same order, with gaps. */
function commonInOrder(lexicon: Lexicon, olds: readonly string[], news: readonly string[]): number {
  const a = olds.slice(0, MOST_WORDS);
  const b = news.slice(0, MOST_WORDS);
  const best = new Float64Array(b.length + 1);
  for (const word of a) {
    const weight = lexicon.weightOfWord(word);
    let before = 0;
    for (let j = 1; j <= b.length; j++) {
      const here = best[j] as number;
      best[j] = word === b[j - 1] ? before + weight : Math.max(here, best[j - 1] as number);
      before = here;
    }
  }
  return best[b.length] as number;
}

/** What opens a clause before the main one. */
const CONDITION =
  /^(?:if|when|whenever|once|as|after|before|during|in|at|for|unless|while|until|each time|rather than|within|because|otherwise|however|then|also|instead|first|second|third|next|finally)\b/i;
/** What goes on with the clause before it after a comma. */
const CONTINUATION =
  /^(?:such|including|or|and|but|unless|even|rather|as|with|other|not|in any|without|regardless|if any|which|who)\b/i;
/** Makes the function that gives the first words of the main clause of a sentence, as stems. */
function openingsOf({ units }: Analysis): (unit: number, sentence: number) => readonly string[] {
  const known = new Map<number, readonly string[]>();
  return (index, sentence) => {
    const name = index * MOST_SENTENCES + sentence;
    let opening = known.get(name);
    if (opening === undefined) {
      opening = openingOf(units[index] as Unit, sentence);
      known.set(name, opening);
    }
    return opening;
  };
}

function openingOf(unit: Unit, sentence: number): string[] {
  const { start, end } = unit.sentences[sentence] as Sentence;
  const text = unit.text.slice(start, end).replace(/\([^)]*\)/g, ' ');
  const clauses = text.split(/,\s+/);
  let main = 0;
  if (CONDITION.test(text) && clauses.length > 1) {
    main = clauses.findIndex((clause, i) => i > 0 && !CONTINUATION.test(clause) && !CONDITION.test(clause));
    if (main < 0) main = 1;
  }
  const words = clauses
    .slice(main)
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:['\u2019]\p{L}+)?/gu);
  return (words ?? []).slice(0, OPENING).map((word) => stem(word.replace(/['\u2019]s?/, '')));
}
