import { contextOf, sameTopic } from './context.js';
import { type Bag, FeatureIndex, type Lexicon, overlap } from './features.js';
import { headingWords, withoutTitles } from './headingWords.js';
import type { Matching } from './matching.js';
import type { Loose, ParaphraseScene } from './paraphrases.js';
import { PARAPHRASE_WEIGHTS } from './paraphraseWeights.js';
import type { Scene, SentenceBags } from './sentenceBags.js';
import { stem } from './stems.js';
import { type Analysis, MOST_SENTENCES, type Sentence, type Unit } from './units.js';
import { GRAMMAR } from './wordKinds.js';

/** The part of a section that must have gone to another before the two are looked at together. */
const RELATED = 0.1;
/** Words of a sentence whose order is looked at; it keeps the cost of a sentence without end bounded. */
const MOST_WORDS = 500;
/** How many words of a main clause count as its opening. */
const OPENING = 5;

/** Makes the function that says in numbers what speaks for two sentences. */
export function weigher(
  { matching, lexicon, oldBags, newBags }: ParaphraseScene,
  successors: readonly Set<number>[],
  predecessors: readonly Set<number>[],
  olds: readonly Loose[],
  news: readonly Loose[],
): (x: Loose, y: Loose) => number[] {
  const related = relatedSections(matching);
  const oldPlaces = placesBySection(matching.old, olds);
  const newPlaces = placesBySection(matching.new, news);
  const rivals = rivalsOf({ matching, lexicon, oldBags, newBags });
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
    const a = matching.oldUnit(x.unit);
    const b = matching.newUnit(y.unit);
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
          exclusive += lexicon.weights[id] as number;
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
    const successor = matching.successorOf(x.unit);
    const own = successor >= 0 ? matching.newUnit(successor) : undefined;
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
function rivalsOf({ matching, lexicon, oldBags, newBags }: Scene): (o: number, n: number) => number {
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
