import { type Edition, type GlossaryEntry, glossaryOf, textOf } from '../tree/index.js';
import { listIn } from '../tree/maps.js';
import type { Alignment } from './align.js';
import { type Bag, FeatureIndex, frequencyOf, Lexicon, likeness } from './features.js';
import { changeBetween, type JudgementContext } from './judgement.js';
import { stem } from './stems.js';
import { tokenise } from './tokens.js';
import type { OtherEdge } from './types.js';
import type { Unit } from './units.js';
import { wordChanges } from './wordChanges.js';

/** What two entries with different headwords must have in common to be one entry under a new name. */
const RENAMED = 0.6;
/** What an entry and a rule must have in common for the words to have moved between glossary and rules. */
const MOVED = 0.62;

interface Entry {
  term: string;
  text: string;
  key: string;
  /** Made when they are asked for. */
  stems?: string[];
}

/**
 * What became of the entries of the glossary. Entries go by their headword, then by their words under a new headword; words
 * that moved from the glossary into a rule, or out of one, are followed.
 */
export function glossaryEdges(
  old: Edition,
  fresh: Edition,
  alignment: Alignment,
  context: JudgementContext,
): OtherEdge[] {
  const olds = entriesOf(old);
  const news = entriesOf(fresh);
  const to = new Map<number, number>();
  const from = new Set<number>();
  const byKey = new Map<string, number[]>();
  news.forEach((e, i) => {
    listIn(byKey, e.key).push(i);
  });
  const join = (o: number, n: number): void => {
    to.set(o, n);
    from.add(n);
  };
  olds.forEach((e, i) => {
    const list = byKey.get(e.key);
    const n = list?.shift();
    if (n !== undefined) join(i, n);
  });
  const openOld = olds.map((_, i) => i).filter((i) => !to.has(i));
  const openNew = news.map((_, i) => i).filter((i) => !from.has(i));
  const sure = new Map<number, number>();
  const moved = new Map<number, Unit>();
  const origin = new Map<number, Unit>();
  if (openOld.length > 0 || openNew.length > 0) {
    const lexicon = new Lexicon();
    const alone = (side: 'old' | 'new'): Unit[] =>
      alignment.pairs.filter((p) => (side === 'old' ? p.new : p.old) === null).map((p) => p[side] as Unit);
    const gone = alone('old');
    const added = alone('new');
    const passages = [
      ...olds.map(stemsOf),
      ...news.map(stemsOf),
      ...gone.map((u) => u.stems),
      ...added.map((u) => u.stems),
    ];
    lexicon.count(frequencyOf(passages), passages.length);
    const bags = (list: readonly { stems: readonly string[] }[]): Bag[] =>
      list.map((e) => lexicon.bag(e.stems));
    const bagsOf = (list: readonly Entry[], open: readonly number[]): Bag[] => {
      const made: Bag[] = [];
      for (const i of open) made[i] = lexicon.bag(stemsOf(list[i] as Entry));
      return made;
    };
    const bagsOld = bagsOf(olds, openOld);
    const bagsNew = bagsOf(news, openNew);
    for (const [o, n, alike] of bestPairs(lexicon, openOld, bagsOld, openNew, bagsNew, RENAMED)) {
      join(o, n);
      sure.set(o, alike);
    }
    const stillOld = openOld.filter((o) => !to.has(o));
    const stillNew = openNew.filter((n) => !from.has(n));
    const every = (list: readonly unknown[]): number[] => list.map((_, i) => i);
    for (const [o, u] of bestPairs(lexicon, stillOld, bagsOld, every(added), bags(added), MOVED)) {
      moved.set(o, added[u] as Unit);
    }
    for (const [u, n] of bestPairs(lexicon, every(gone), bags(gone), stillNew, bagsNew, MOVED)) {
      origin.set(n, gone[u] as Unit);
    }
  }
  const edges: OtherEdge[] = [];
  olds.forEach((e, o) => {
    const n = to.get(o);
    if (n !== undefined) {
      const other = news[n] as Entry;
      const edge: OtherEdge = {
        old: e.term,
        new: other.term,
        relation: e.key === other.key ? 'same' : 'renumbered',
        change: changeBetween(e.text, other.text, context),
        confidence: sure.get(o) ?? 1,
      };
      if (edge.change !== 'none') edge.words = wordChanges(e.text, other.text);
      edges.push(edge);
      return;
    }
    const rule = moved.get(o);
    edges.push({
      old: e.term,
      new: null,
      relation: 'deleted',
      ...changeOf(e.text, rule?.text, context),
      ...(rule && { movedTo: rule.number }),
      words: wordChanges(e.text, rule?.text ?? ''),
    });
  });
  news.forEach((e, n) => {
    if (from.has(n)) return;
    const rule = origin.get(n);
    edges.push({
      old: null,
      new: e.term,
      relation: 'added',
      ...changeOf(rule?.text, e.text, context),
      ...(rule && { movedFrom: rule.number }),
      words: wordChanges(rule?.text ?? '', e.text),
    });
  });
  return edges;
}

/** What became of an entry that is on one side only, where a rule of the other side may have its words. */
function changeOf(
  old: string | undefined,
  fresh: string | undefined,
  context: JudgementContext,
): Pick<OtherEdge, 'change' | 'confidence'> {
  const change =
    old === undefined || fresh === undefined ? 'substantive' : changeBetween(old, fresh, context);
  return { change, confidence: 0.9 };
}

const entries = new WeakMap<Edition, Entry[]>();

/** The entries of an edition, remembered as long as the tree lives. */
function entriesOf(edition: Edition): Entry[] {
  let list = entries.get(edition);
  if (list === undefined) {
    list = glossaryOf(edition).map(entryOf);
    entries.set(edition, list);
  }
  return list;
}

function entryOf(node: GlossaryEntry): Entry {
  const text = node.children
    .map((c) => textOf(c))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { term: node.term, text, key: termKey(node) };
}

function termKey(node: GlossaryEntry): string {
  return node.term
    .toLowerCase()
    .replace(/\(obsolete\)/g, '')
    .replace(/[^\p{L}\p{N}{}+]+/gu, ' ')
    .trim();
}

function stemsOf(entry: Entry): string[] {
  if (entry.stems) return entry.stems;
  const stems: string[] = [];
  entry.stems = stems;
  for (const token of tokenise(entry.text)) {
    if (token.kind === 'word') stems.push(stem(token.key));
    else if (token.kind === 'number' || token.kind === 'symbol') stems.push(token.key);
  }
  return stems;
}

/** Pairs of two lists that are alike enough, the most alike first, each side once. */
function bestPairs(
  lexicon: Lexicon,
  olds: readonly number[],
  oldBags: readonly Bag[],
  news: readonly number[],
  newBags: readonly Bag[],
  needed: number,
): [number, number, number][] {
  const index = new FeatureIndex(lexicon);
  for (const n of news) index.add(n, newBags[n] as Bag);
  const found: [number, number, number][] = [];
  for (const o of olds) {
    const bag = oldBags[o] as Bag;
    if (bag.weight < 25) continue;
    for (const n of index.nearest(bag, 6)) {
      const alike = likeness(lexicon, bag, newBags[n] as Bag);
      if (alike >= needed) found.push([o, n, Math.round(alike * 1000) / 1000]);
    }
  }
  found.sort((a, b) => b[2] - a[2] || a[0] - b[0] || a[1] - b[1]);
  const usedOld = new Set<number>();
  const usedNew = new Set<number>();
  return found.filter(([o, n]) => {
    if (usedOld.has(o) || usedNew.has(n)) return false;
    usedOld.add(o);
    usedNew.add(n);
    return true;
  });
}
