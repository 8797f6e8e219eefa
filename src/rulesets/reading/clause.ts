import {
  ask,
  clauses,
  type Clause as Frame,
  type Node,
  type Query,
  type Sentence as ReadSentence,
  settledStatementsOf,
  statementsOf,
} from '../../language/index.js';
import type { Value } from '../types.js';
import { type Mention, mention, mentions, numberIn } from '../words/mention.js';
import type { Sentence } from '../words/sentences.js';
import { takesIn, wordsOf } from './accounted.js';
import { alikeIn } from './alike.js';
import { alone, type Passage, type RuleDocument, readWithin } from './document.js';
import type { Found } from './found.js';
import { inEveryMeaning, statedValue } from './meanings.js';
import { foundIn, type Near, nearIn, saysMost } from './near.js';
import { asSaid, inOtherNumber } from './own.js';
import { inPair } from './pairs.js';
import { type Rewordings, rewordingsInUse, rewordingsOf } from './rewordings.js';
import type { Scope } from './scope.js';

/** What the slots of a query mean: a value, or one worked out from the nodes that it binds; undefined where they do not fit. */
export type Asked = Value | ((slots: Readonly<Record<string, Node>>, clause: Frame) => Value | undefined);

/** One matter that sentences can speak of, and the ways in which they are known to put it. */
export interface Clause {
  /** Where to look, the proper place first; the next one counts where those before it do not speak of the matter. */
  in: readonly Scope[];
  /** Words that show that a sentence is about this subject, whatever value it states. */
  about: readonly Mention[];
  /** Questions to the clauses of a sentence. */
  asks: readonly (readonly [query: Query, means: Asked])[];
  /** The same in sentences of our own words, each of which fits whatever says the same. */
  means: readonly (readonly [words: string, means: Asked])[];
  /** How sentences about other matters mention the number in passing: they do not state it, but may contradict. */
  restated: readonly Mention[];
  /** True where other matters are spoken of in the same words. */
  loosely: boolean;
  inOrder: boolean;
  /** The value that a sentence states which is near one of ours, where a law gives it. */
  law?: (near: Near) => Value | undefined;
}

/** How a clause is written in a provision. */
export interface ClauseDeclaration {
  in: Scope | readonly Scope[];
  /** Words that show that a sentence is about this subject, as `mention` takes them. */
  about: string | readonly string[];
  /**
   * True where sentences about other matters fit `about` as well: one that is not understood then means nothing beside one
   * that is. Otherwise every sentence about the matter has to be understood.
   */
  loosely?: boolean;
  /** True where the value is an order: what a sentence of `means` says first has to be said first. */
  inOrder?: boolean;
  asks?: readonly (readonly [query: Query, means: Asked])[];
  means?: readonly (readonly [words: string | readonly string[], means: Asked])[];
  restated?: readonly string[];
}

/** What read a value in a sentence: a query of its clauses, or a sentence of ours that says the same. */
export type ReadBy = 'query' | 'meaning';

/** One sentence that states a value. */
export interface Reading {
  value: Value;
  passage: Passage;
  sentence: Sentence;
  found: Found;
  lawful?: true; // A law made the value of a sentence that is near one of ours.
  by: ReadBy;
}

/** What became of a clause in a document. */
export type Outcome =
  /** `reached` is false where the document may be silent only because it is a fragment. */
  | { kind: 'absent'; reached: boolean }
  /** `rest` is where words of the sentence stand that no provision knows, for one that is understood but for them. */
  | {
      kind: 'unread';
      passage: Passage;
      sentence: Sentence;
      rest?: { start: number; end: number } | undefined;
      /** What it states but for some of its roles. */
      near?: Near | undefined;
      /** True where it does not speak of the matter but for that. */
      otherwise?: true;
    }
  | { kind: 'read'; reading: Reading; others: readonly Reading[]; clause: Clause };

/** What was read in an outcome: the reading that decides, then the others. */
export function readingsOf(outcome: Outcome): Reading[] {
  return outcome.kind === 'read' ? [outcome.reading, ...outcome.others] : [];
}

/** Makes a clause of its declaration, once for all documents. */
export function clause(declaration: ClauseDeclaration): Clause {
  const { about, in: place, asks = [], means = [], restated = [] } = declaration;
  const { loosely = false, inOrder = false } = declaration;
  return {
    in: Array.isArray(place) ? (place as readonly Scope[]) : [place as Scope],
    about: (typeof about === 'string' ? [about] : about).map((a) => mention(a)),
    restated: restated.map((words) => mention(words)),
    asks,
    means: means.flatMap(([texts, value]) =>
      (typeof texts === 'string' ? [texts] : texts).map((text) => [text, value] as const),
    ),
    loosely,
    inOrder,
  };
}

/**
 * Reads a clause in a document.
 *
 * A sentence states a value where it answers a query or means what one of ours means. Where it is about the subject and does neither, the clause is
 * unread: somebody said something that is not understood, and neither an older value nor what is said in another sentence
 * may stand in for it.
 *
 * @param doubtful sentences that somebody does not understand: they are asked thoroughly, whatever they seem to be about; true for those
 *   that another parameter understands to the last word
 */
export function readClause(
  clause: Clause,
  document: RuleDocument,
  doubtful: ReadonlyMap<Sentence, boolean> = NONE,
): Outcome {
  for (const scope of clause.in) {
    const unread: { passage: Passage; sentence: Sentence }[] = [];
    const readings: (Reading & { order: number })[] = [];
    for (const passage of scope.passages(document)) {
      for (const sentence of passage.sentences()) {
        const { said, spoken } = hear(clause, passage, sentence, doubtful.has(sentence));
        if (said !== undefined) readings.push({ ...said, passage, sentence });
        else if (!scope.elsewhere && spoken) unread.push({ passage, sentence });
      }
    }
    const order = Math.min(...readings.map((r) => r.order));
    const reading = readings.find((r) => r.order === order);
    if (reading !== undefined && (clause.loosely || unread.length === 0))
      return { kind: 'read', reading, others: readings.filter((r) => r !== reading), clause };
    // What the proper place says and nobody understands is not replaced by what another place says.
    if (unread.length > 0) return nearest(clause, unread, readings.length > 0);
  }
  for (const scope of clause.in) {
    if (scope.elsewhere) continue;
    for (const passage of scope.passages(document)) {
      // What another parameter understands to its last word is about another matter, however alike it is.
      const strange = passage.sentences().filter((sentence) => doubtful.get(sentence) === false);
      for (const sentence of strange) {
        const outcome = nearest(clause, [{ passage, sentence }], false);
        if (outcome.kind === 'read') return outcome;
        // What speaks of the matter in no other way has to say most of it.
        if (outcome.kind === 'unread' && outcome.near !== undefined && saysMost(outcome.near))
          return { ...outcome, otherwise: true };
      }
    }
  }
  return { kind: 'absent', reached: clause.in[0]?.reached(document) ?? false };
}

/**
 * Sentences that speak of a matter and are not understood, with what one of them states but for some of its roles.
 *
 * @param read true where others are understood: then no law makes a value of the difference
 */
function nearest(
  clause: Clause,
  unread: readonly { passage: Passage; sentence: Sentence }[],
  read: boolean,
): Outcome {
  const first = unread[0] as (typeof unread)[0];
  const known = unread.flatMap(({ passage, sentence }) => {
    const near = nearIn(clause, passage, sentence);
    return near === undefined ? [] : [{ passage, sentence, near }];
  });
  const [one, ...others] = known.sort((a, b) => a.near.slots.length - b.near.slots.length);
  if (one === undefined) return { kind: 'unread', ...first };
  const { near } = one;
  const several = read || others.length > 0 || (unread.length > 1 && !clause.loosely);
  const value = several || near.difference === undefined ? undefined : clause.law?.(near);
  if (value === undefined || near.difference === undefined) return { kind: 'unread', ...one };
  const found = foundIn(near.difference.read, near.difference.nearly.claimed);
  return {
    kind: 'read',
    reading: { ...one, value, found, lawful: true, by: 'meaning' },
    others: [],
    clause,
  };
}

/** What a clause makes of a sentence that may be in another section; undefined where it does not speak of the matter, or states nothing. */
export function hearing(clause: Clause, passage: Passage, sentence: Sentence): Reading | undefined {
  if (!clause.about.some((a) => mentions(a, sentence))) return undefined;
  const { said } = hear(clause, passage, sentence);
  return said && { ...said, passage, sentence };
}

/** The number that a sentence about another matter mentions in passing. */
export function restating(clause: Clause, passage: Passage, sentence: Sentence): Reading | undefined {
  for (const words of clause.restated) {
    const value = numberIn(words, sentence);
    const { start, end } = sentence;
    if (value !== undefined)
      return { value, passage, sentence, found: { start, end, gaps: [] }, by: 'meaning' };
  }
  return undefined;
}

/** A value that a sentence states, and which of the queries or sentences of ours it fits. */
export type Stated = Omit<Reading, 'passage' | 'sentence'> & { order: number };

/** What a clause makes of a sentence. */
interface Heard {
  said: Stated | undefined;
  /** True where the sentence speaks of the matter; asked only where it states no value. */
  spoken: boolean;
}

/** What was made of sentences before: editions share most of them, and so does a document that is compiled again after a change. */
const heardOf = new WeakMap<Sentence, Map<Clause, Heard>>();
/** The same for sentences that were asked thoroughly; with other rewordings they are asked anew. */
const heardThoroughly = new WeakMap<Rewordings, WeakMap<Sentence, Map<Clause, Heard>>>();
const NONE: ReadonlyMap<Sentence, boolean> = new Map();

function thoroughMemory(): WeakMap<Sentence, Map<Clause, Heard>> {
  const rewordings = rewordingsInUse();
  let memory = heardThoroughly.get(rewordings);
  if (memory === undefined) {
    memory = new WeakMap();
    heardThoroughly.set(rewordings, memory);
  }
  return memory;
}

function hear(clause: Clause, passage: Passage, sentence: Sentence, thoroughly = false): Heard {
  const memory = thoroughly ? thoroughMemory() : heardOf;
  let known = memory.get(sentence);
  if (known === undefined) {
    known = new Map();
    memory.set(sentence, known);
  }
  let heard = known.get(clause);
  if (heard === undefined) {
    const said = stated(clause, alone(passage), sentence, thoroughly);
    heard = { said, spoken: said === undefined && clause.about.some((a) => mentions(a, sentence)) };
    known.set(clause, heard);
  }
  return heard;
}

/** What a clause makes of a sentence: a query that takes in every word comes first, then sentences of ours, then a query that leaves words to others. */
function stated(
  clause: Clause,
  passage: Passage,
  sentence: Sentence,
  thoroughly: boolean,
): Stated | undefined {
  const answer = asked(clause, passage, sentence);
  if (answer?.found.gaps.length === 0) {
    if (inOtherNumber(clause, passage, sentence)) return undefined;
    // Words that a query leaves open mostly are another's; where nobody reads them a sentence of ours may take them in.
    const said = thoroughly ? meant(clause, passage, sentence) : undefined;
    return said !== undefined && takesIn(said, answer, sentence)
      ? { ...said, order: answer.order, by: answer.by }
      : answer;
  }
  const said = meant(clause, passage, sentence, thoroughly);
  if (said !== undefined) return thoroughly ? withMore(said, clause, passage, sentence) : said;
  if (answer === undefined && !thoroughly && !clause.about.some((a) => mentions(a, sentence)))
    return undefined;
  if (inOtherNumber(clause, passage, sentence)) return undefined;
  if (!thoroughly) return answer;
  if (answer !== undefined) return withMore(answer, clause, passage, sentence);
  return alikeIn(clause, passage, sentence) ?? reworded(clause, passage, sentence);
}

/** What rewordings of a clause's own sentences make of a sentence that says at least what one of them says. */
function reworded(clause: Clause, passage: Passage, sentence: Sentence): Stated | undefined {
  const means = rewordingsOf(clause.means, [sentence]);
  return means.length === 0 ? undefined : meant({ ...clause, means }, passage, sentence);
}

/** What a sentence says, or what a comparison by facts makes of it, where that takes in all the same words and others besides. */
function withMore(said: Stated, clause: Clause, passage: Passage, sentence: Sentence): Stated {
  const taken = wordsOf(said, sentence);
  if (taken.size === sentence.words.length) return said;
  const more = alikeIn(clause, passage, sentence);
  const all = more && wordsOf(more, sentence);
  return more && all && all.size > taken.size && [...taken].every((word) => all.has(word)) ? more : said;
}

/** What a clause's own sentences make of a sentence that may say the same; those of one value add up. */
function meant(clause: Clause, passage: Passage, sentence: Sentence, thoroughly = false): Stated | undefined {
  if (clause.means.length === 0) return undefined;
  const within = readWithin(passage, sentence);
  const alone = meantIn(clause, within);
  if (alone !== undefined || !thoroughly) return alone;
  return inPair(within, passage.read(), sentence, (pair) => meantIn(clause, [pair]));
}

function meantIn(clause: Clause, sentences: readonly ReadSentence[]): Stated | undefined {
  return inEveryMeaning(sentences, (one) => meantOnce(clause, one));
}

function meantOnce(clause: Clause, sentences: readonly ReadSentence[]): Stated | undefined {
  const answers = new Map<Value, { read: ReadSentence; claimed: Set<number>; order: number }>();
  for (const read of sentences) {
    const said = statementsOf(read);
    // A sentence that is not read, or not in one way only, states nothing.
    if (said.length === 0) continue;
    const settled = settledStatementsOf(read);
    for (let i = 0; i < clause.means.length; i++) {
      const [text, means] = clause.means[i] as Clause['means'][number];
      const answer = asSaid(said, text, true, settled, clause.inOrder);
      if (answer === undefined) continue;
      const value = statedValue(means, answer.slots, said[0]?.statement as Frame);
      if (value === undefined) continue;
      const known = answers.get(value);
      if (known === undefined || known.read !== read)
        answers.set(value, { read, claimed: new Set(answer.claimed), order: clause.asks.length + i });
      else for (const token of answer.claimed) known.claimed.add(token);
    }
  }
  let best: Stated | undefined;
  let most = 0;
  for (const [value, { read, claimed, order }] of answers) {
    if (claimed.size <= most) continue;
    most = claimed.size;
    best = { value, found: foundIn(read, claimed), order, by: 'meaning' };
  }
  return best;
}

/** What the queries of a clause make of the main clauses of a sentence. */
function asked(clause: Clause, passage: Passage, sentence: Sentence): Stated | undefined {
  if (clause.asks.length === 0) return undefined;
  return inEveryMeaning(readWithin(passage, sentence), (one) => askedOnce(clause, one));
}

function askedOnce(clause: Clause, sentences: readonly ReadSentence[]): Stated | undefined {
  // Of several answers the one counts that accounts for most of the words.
  let best: Stated | undefined;
  let most = 0;
  for (const { clause: frame, path, sentence: read } of clauses(sentences)) {
    if (path.length > 0 || read === undefined) continue;
    for (const [order, [query, means]] of clause.asks.entries()) {
      const answer = ask(frame, query);
      if (answer === undefined || answer.claimed.size <= most) continue;
      const value = statedValue(means, answer.slots, frame);
      if (value === undefined) continue;
      most = answer.claimed.size;
      best = { value, found: foundIn(read, answer.claimed), order, by: 'query' };
    }
  }
  return best;
}
