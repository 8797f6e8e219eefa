import type { Edition } from '../tree/index.js';
import { listIn } from '../tree/maps.js';
import { type Candidate, candidatesOf } from './candidates.js';
import { joinClear } from './clear.js';
import { sameTarget } from './context.js';
import { type Bag, Lexicon, likeness } from './features.js';
import { headingWords } from './headingWords.js';
import { exchange, exchangeAnchors, joinCandidates, joinUnique } from './joining.js';
import { Matching } from './matching.js';
import { partOutsideFragment } from './outsideFragment.js';
import type { ParaphraseCandidate } from './paraphrases.js';
import { findPieces, type Piece } from './pieces.js';
import { chapterEdges, sectionEdges } from './sections.js';
import { SentenceBags } from './sentenceBags.js';
import { type FoundSweep, findSweeps, sweep, sweepTable } from './sweeps.js';
import type { OtherEdge, Relation } from './types.js';
import { type Analysis, analyse, type Sentence, type Unit } from './units.js';

/** How to align. */
export interface AlignOptions {
  /** Milliseconds after which no further round is begun; 60 seconds when absent. What was found until then stands. */
  timeout?: number;
  /** Called with every pair of sentences that was weighed as a paraphrase; the weights are learnt from these. */
  watch?(candidates: readonly ParaphraseCandidate[], matching: Matching): void;
}

/** An old rule and a new one that belong together, or one of them alone. */
export interface AlignedPair {
  old: Unit | null;
  new: Unit | null;
  relation: Relation;
  /** Between 0 and 1. */
  confidence: number;
  evidence: string[];
  /** True for an edge that rests on a paraphrase alone. */
  probable?: boolean;
  /** For a split or merged rule: the sentences of the old one (indices) that this edge answers for. */
  oldSentences?: number[];
  /** For a split or merged rule: the sentences of the new one that this edge answers for. */
  newSentences?: number[];
}

/** Who is whom in two editions. */
export interface Alignment {
  old: Analysis;
  new: Analysis;
  /** In the order of the old edition, then what was added in the order of the new one. */
  pairs: AlignedPair[];
  sections: OtherEdge[];
  chapters: OtherEdge[];
  /** Changes of terminology found in this pair of editions. */
  sweeps: FoundSweep[];
  /** One sentence each for what was left out because a limit was reached; empty as a rule. */
  limits: string[];
  /** Whether a reference of the old edition and one of the new mean the same rule, section or chapter. */
  sameTarget(oldTarget: string, newTarget: string): boolean;
}

/** Below this likeness a pair is looked at again once the terminology is known. */
const UNSURE = 0.75;
/** The alignment settles in two rounds as a rule. */
const ROUNDS = 4;

/**
 * Aligns two editions, near or far, whole or in part.
 *
 * First the rules whose words are equal and unique, then the most alike ones, with their places (parents, neighbours,
 * sections, references) speaking for or against; from these pairs the changes of terminology are learnt, and what was unsure
 * is decided again, until nothing changes. Last, single sentences that left their rule are followed, which finds the rules
 * that were split or merged. Similar in plan to GumTree (Falleti et al. 2014), whose order of steps it shares: certain
 * anchors first, then containers by their contents, then the rest.
 *
 * @param old the earlier edition, or a fragment of it
 * @param fresh the later edition, or a fragment
 * @returns an alignment in which every rule and subrule of both sides is at least once
 */
export function align(old: Edition, fresh: Edition, options: AlignOptions = {}): Alignment {
  const end = Date.now() + (options.timeout ?? 60_000);
  const limits: string[] = [];
  const due = (): boolean => Date.now() > end;
  const a = analyse(old);
  const b = analyse(fresh);
  const matching = new Matching(a, b);
  joinUnique(
    matching,
    a.units.map((u) => u.key),
    b.units.map((u) => u.key),
  );

  let sweeps: FoundSweep[] = [];
  let pieces: Piece[] = [];
  let alike: SentenceLikeness = () => 0;
  const open = matching.successor.some((n) => n === -1) || matching.predecessor.some((o) => o === -1);
  if (open) {
    const lexicon = new Lexicon();
    lexicon.count(a.frequency, a.units.length);
    lexicon.count(b.frequency, b.units.length);
    const newBag = remembered((n) => lexicon.bag((b.units[n] as Unit).stems));
    let views = a.units.map((unit): View => unit);
    let candidates: Candidate[] = [];
    const joinAll = (): void => {
      const oldBag = remembered((o) => lexicon.bag((views[o] as View).stems));
      candidates = candidatesOf(matching, lexicon, oldBag, newBag);
      joinCandidates(matching, candidates, due);
      if (exchange(matching, candidates, UNSURE) > 0) joinCandidates(matching, candidates, due);
    };
    for (let round = 0; round < ROUNDS; round++) {
      joinAll();
      if (due()) {
        limits.push('The time for the alignment ran out; rules that are far apart may be missing from it.');
        break;
      }
      const found = findSweeps(changedPairs(matching), unchangedRules(matching));
      if (sameSweeps(found, sweeps)) {
        const oldBag = remembered((o) => lexicon.bag((views[o] as View).stems));
        if (exchangeAnchors(matching, lexicon, oldBag, newBag) > 0) matching.partBelow(UNSURE);
        // What is next to the pairs of the last round was no candidate in it.
        joinAll();
        break;
      }
      sweeps = found;
      const table = sweepTable(sweeps);
      views = a.units.map((unit) =>
        matching.successor[unit.index] === -1 || matching.likenessOf(unit.index) < 1
          ? swept(unit, (stems) => sweep(stems, table))
          : unit,
      );
      matching.partBelow(UNSURE);
      if (round === ROUNDS - 1) joinAll();
    }
    const headings = headingWords(matching);
    const besideHeadings = (o: number, n: number): number => {
      const unit = b.units[n] as Unit;
      const heading = headings((a.units[o] as Unit).section, unit.section);
      const plain = (stems: readonly string[]): Bag =>
        lexicon.bag(stems.filter((word) => !heading.has(word)));
      return likeness(lexicon, plain((views[o] as View).stems), plain(unit.stems));
    };
    if (!due() && joinClear(matching, candidates, besideHeadings) > 0)
      joinCandidates(matching, candidates, due);
    const oldSentences = new SentenceBags(lexicon, views);
    const newSentences = new SentenceBags(lexicon, b.units);
    pieces = findPieces({ matching, lexicon, oldBags: oldSentences, newBags: newSentences }, (candidates) =>
      options.watch?.(candidates, matching),
    );
    if (old.partial || fresh.partial) pieces = partOutsideFragment(matching, pieces);
    alike = (o, s, n, t) => likeness(lexicon, oldSentences.bag(o, s), newSentences.bag(n, t));
  }
  const pairs = pairsOf(matching, pieces, alike);
  const sections = sectionEdges(a, b, pairs);
  const linked = new Set([
    ...pairs.map((p) => `${p.old?.number}>${p.new?.number}`),
    ...sections.map((e) => `${e.old}>${e.new}`),
  ]);
  return {
    old: a,
    new: b,
    pairs,
    sections,
    chapters: chapterEdges(a, b, pairs),
    sweeps,
    limits,
    sameTarget: (oldTarget, newTarget) =>
      linked.has(`${oldTarget}>${newTarget}`) || sameTarget(matching, oldTarget, newTarget),
  };
}

/** The words of a unit as a round sees them. */
export interface View {
  stems: readonly string[];
  sentences: readonly Sentence[];
}

function swept(unit: Unit, change: (stems: readonly string[]) => readonly string[]): View {
  if (change(unit.stems) === unit.stems) return unit;
  const stems: string[] = [];
  const sentences: Sentence[] = [];
  for (const sentence of unit.sentences) {
    const from = stems.length;
    stems.push(...change(unit.stems.slice(sentence.from, sentence.to)));
    sentences.push({ ...sentence, from, to: stems.length });
  }
  return { stems, sentences };
}

function* changedPairs(matching: Matching): Generator<readonly [readonly string[], readonly string[]]> {
  for (const unit of matching.old.units) {
    const n = matching.successorOf(unit.index);
    if (n < 0 || matching.likenessOf(unit.index) < 0.5) continue;
    const other = matching.newUnit(n);
    if (unit.key !== other.key) yield [unit.stems, other.stems];
  }
}

function* unchangedRules(matching: Matching): Generator<readonly string[]> {
  for (const unit of matching.old.units) {
    const n = matching.successorOf(unit.index);
    if (n >= 0 && unit.key === matching.newUnit(n).key) yield unit.stems;
  }
}

function sameSweeps(a: readonly FoundSweep[], b: readonly FoundSweep[]): boolean {
  const spell = (list: readonly FoundSweep[]): string =>
    list
      .map((s) => `${s.old.join(' ')}>${s.new.join(' ')}`)
      .sort()
      .join('|');
  return spell(a) === spell(b);
}

function remembered(make: (index: number) => Bag): (index: number) => Bag {
  const known: (Bag | undefined)[] = [];
  return (index) => {
    let bag = known[index];
    if (bag === undefined) {
      bag = make(index);
      known[index] = bag;
    }
    return bag;
  };
}

type SentenceLikeness = (o: number, oldSentence: number, n: number, newSentence: number) => number;

/** From this likeness on a sentence is answered for by the edge that leads to its like. */
const ANSWERED = 0.45;

/** Puts the one-to-one part and the pieces together and names the relations. */
function pairsOf(matching: Matching, pieces: readonly Piece[], alike: SentenceLikeness): AlignedPair[] {
  const successors: Map<number, Piece[]>[] = matching.old.units.map(() => new Map());
  const predecessors: Set<number>[] = matching.new.units.map(() => new Set());
  const joinBoth = (o: number, n: number): Piece[] => {
    predecessors[n]?.add(o);
    return listIn(successors[o] as Map<number, Piece[]>, n);
  };
  matching.successor.forEach((n, o) => {
    if (n >= 0) joinBoth(o, n);
  });
  for (const piece of pieces) joinBoth(piece.old, piece.new).push(piece);

  // For each sentence of a rule with several edges, the edges that answer for it: where it went or came from as a piece, else
  // where its like is; what has no like belongs to the main edge, as words gone or words new. A sentence that has a duplicate is
  // answered for by both.
  const answering = new Map<string, Set<number>>();
  const answer = (unit: Unit, others: readonly number[], main: number, side: 'old' | 'new'): void => {
    unit.sentences.forEach((_, s) => {
      let best = { at: main >= 0 ? main : (others[0] as number), likeness: ANSWERED };
      const duplicates: number[] = [];
      for (const other of others) {
        const [o, n] = side === 'old' ? [unit.index, other] : [other, unit.index];
        const list = successors[o]?.get(n) ?? [];
        const piece = list.find((p) => (side === 'old' ? p.oldSentence : p.newSentence) === s);
        if (piece?.duplicate) {
          duplicates.push(other);
          continue;
        }
        if (piece) {
          best = { at: other, likeness: 2 };
          continue;
        }
        const count =
          (side === 'old' ? matching.new.units[other] : matching.old.units[other])?.sentences.length ?? 0;
        for (let t = 0; t < count; t++) {
          const found = side === 'old' ? alike(o, s, n, t) : alike(o, t, n, s);
          if (found > best.likeness) best = { at: other, likeness: found };
        }
      }
      answering.set(`${side} ${unit.index} ${s}`, new Set([best.at, ...duplicates]));
    });
  };
  for (const unit of matching.old.units) {
    const to = [...(successors[unit.index]?.keys() ?? [])];
    if (to.length > 1) answer(unit, to, matching.successorOf(unit.index), 'old');
  }
  for (const unit of matching.new.units) {
    const from = [...(predecessors[unit.index] ?? [])];
    if (from.length > 1) answer(unit, from, matching.predecessorOf(unit.index), 'new');
  }
  const answered = (unit: Unit, other: number, side: 'old' | 'new'): number[] =>
    unit.sentences
      .map((_, s) => s)
      .filter((s) => answering.get(`${side} ${unit.index} ${s}`)?.has(other) ?? true);

  const pairs: AlignedPair[] = [];
  for (const unit of matching.old.units) {
    const targets = [...(successors[unit.index] ?? [])].sort((x, y) => x[0] - y[0]);
    if (targets.length === 0) {
      pairs.push({
        old: unit,
        new: null,
        relation: 'deleted',
        confidence: 0.9,
        evidence: ['No rule of the new edition has its words.'],
      });
      continue;
    }
    for (const [n, list] of targets) {
      const other = matching.newUnit(n);
      const split = targets.length > 1;
      const merged = (predecessors[n]?.size ?? 0) > 1;
      const main = matching.successor[unit.index] === n;
      const pair: AlignedPair = {
        old: unit,
        new: other,
        relation: split ? 'split' : merged ? 'merged' : unit.number === other.number ? 'same' : 'renumbered',
        confidence: confidenceOf(matching, unit.index, main, list),
        evidence: main ? evidenceOf(matching, unit, other) : [],
      };
      if (!main && list.every((piece) => piece.probability !== undefined)) pair.probable = true;
      if (split || merged) {
        pair.oldSentences = answered(unit, n, 'old');
        pair.newSentences = answered(other, unit.index, 'new');
        for (const piece of list) {
          const words = unit.sentences[piece.oldSentence] as Sentence;
          const begins = beginning(unit.text.slice(words.start, words.end));
          pair.evidence.push(
            piece.probability === undefined
              ? `Contains the sentence "${begins}" (text similarity ${Math.round(piece.likeness * 100)} %).`
              : `Probably restates "${begins}" (${Math.round(piece.probability * 100)} %).`,
          );
        }
      }
      pairs.push(pair);
    }
  }
  for (const unit of matching.new.units) {
    if (predecessors[unit.index]?.size === 0) {
      pairs.push({
        old: null,
        new: unit,
        relation: 'added',
        confidence: 0.9,
        evidence: ['No rule of the old edition has its words.'],
      });
    }
  }
  return pairs;
}

function confidenceOf(matching: Matching, o: number, main: boolean, pieces: readonly Piece[]): number {
  if (main) {
    const alike = matching.likenessOf(o);
    return round(
      alike === 1 ? 0.95 + 0.05 * matching.contextOf(o) : 0.45 + 0.4 * alike + 0.1 * matching.contextOf(o),
    );
  }
  return round(Math.max(0, ...pieces.map((p) => p.probability ?? 0.4 + 0.5 * p.likeness)));
}

function evidenceOf(matching: Matching, a: Unit, b: Unit): string[] {
  const alike = matching.likenessOf(a.index);
  const evidence = [
    alike === 1
      ? 'The words are equal once typography and references are folded away.'
      : `The words are alike (${alike.toFixed(2)}).`,
  ];
  if (matching.parentsMatch(a, b)) {
    evidence.push('Their rules belong together.');
  }
  return evidence;
}

/** The first words of a sentence, enough to know it by. */
function beginning(sentence: string): string {
  const words = sentence.split(' ');
  return words.length <= 7 ? sentence : `${words.slice(0, 6).join(' ')} …`;
}

function round(value: number): number {
  return Math.round(Math.min(1, value) * 1000) / 1000;
}
