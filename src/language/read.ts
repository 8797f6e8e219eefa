import { type Chart, type Grammar, prune, type Sign } from './chart/chart.js';
import { everyNode, keyOf, type Node, type Statement, type Term } from './frames/frame.js';
import { grammar } from './grammar/sentence.js';
import { grammarOfTellings } from './grammar/tellings.js';
import { isKnown, type Lexicon, lexiconWith } from './lexicon/lexicon.js';
import { lexicalSigns } from './lexicon/signs.js';
import { type Known, lexiconOfTellings } from './lexicon/tellings.js';
import { namesIn } from './names.js';
import { rewrite } from './normal/forms.js';
import { normalNode } from './normal/normal.js';
import { type RawSentence, sentencesOf, type Token } from './tokens/tokens.js';

/** What became of a sentence. */
export type Status = 'read' | 'ambiguous' | 'notRead';

/** Where reading came to its end. */
export interface Failure {
  /** Offset of the word in the text. */
  at: number;
  word: string;
  /** Plain words: what is wrong there. */
  reason: string;
}

/** The reason that a failure gives where a word is in no lexicon. */
export const UNKNOWN_WORD = 'The lexicon does not have this word.';

/** One sentence as it was read. */
export interface Sentence {
  text: string;
  /** Offsets in the text that was handed in. */
  start: number;
  end: number;
  status: Status;
  /** The frame, where there is one. */
  frame?: Statement;
  /** All frames that remain after the rules of attachment; more than one where the sentence is ambiguous. */
  readings: readonly Statement[];
  tokens: readonly Token[];
  /** Citations in brackets beside the words; they say where to look and nothing else. */
  citations: readonly Token[];
  failure?: Failure;
}

/** What a caller can say about how to read. */
export interface ReadOptions {
  /** Names of players, cards or anything else that the lexicon cannot know. */
  names?: readonly string[];
}

export type { Known };

/** A sentence of the rules needs less than a quarter of these signs. */
const budget = { signs: 120_000, readings: 24 };
/** No sentence of the rules comes near this many tokens. */
const longest = 160;

/**
 * Reads a text: splits it into sentences and finds what each of them means.
 *
 * @param text plain words of a rule, or of anything written like one
 * @param options names that the lexicon cannot know
 * @returns every sentence in order, read or not
 */
export function readSentences(text: string, options: ReadOptions = {}): Sentence[] {
  const names = options.names ?? [];
  const lexicon = lexiconWith(names);
  const among = names.length === 0 ? '' : `${names.join('|')}: `;
  return sentencesOf(text).map((raw) => readOne(text, raw, lexicon, among));
}

/** Reads an Example of the rules: as rules are read, with the names of the people and cards in it. */
export function readExample(text: string): Sentence[] {
  return readSentences(text, { names: namesIn(text) });
}

/**
 * Reads what somebody tells of a game: as rules are read, with names of players and cards, and with words and constructions that rules do not
 * have ("Ben, who has 3 life, is out", "Cleo's is 2").
 *
 * @param text one or more sentences
 * @param names one word each, with a capital
 */
export function readTelling(text: string, names: readonly Known[]): Sentence[] {
  const lexicon = lexiconOfTellings(names);
  return sentencesOf(text).map((raw) => readOne(text, raw, lexicon, undefined, grammarOfTellings()));
}

/** What reading gave, without offsets: the same for every sentence of the same words. */
type Outcome = Pick<Sentence, 'status' | 'frame' | 'readings'> & {
  failed?: { index: number; reason: string };
};

/** Sentences read lately by their words, the oldest first; editions repeat most of theirs. */
const lately = new Map<string, Outcome>();
const remembered = 4_000;

/** How sentences were read lately, as plain data: another run of the same program need not read them again. */
export function readingsLately(): [words: string, outcome: unknown][] {
  return [...lately].map(([words, { frame: _, ...outcome }]) => [words, outcome]);
}

/** Takes in what {@link readingsLately} gave. */
export function takeReadings(readings: readonly [words: string, outcome: unknown][]): void {
  for (const [words, outcome] of readings as [string, Outcome][]) {
    const [frame] = outcome.readings;
    remember(words, outcome.status === 'read' && frame !== undefined ? { ...outcome, frame } : outcome);
  }
}

function remember(words: string, outcome: Outcome): void {
  if (lately.size >= remembered) lately.delete(lately.keys().next().value as string);
  lately.set(words, outcome);
}

/** @param among what the sentence is remembered with beside its words: the names in it; undefined where it is not remembered */
function readOne(
  text: string,
  raw: RawSentence,
  lexicon: Lexicon,
  among: string | undefined,
  by: Grammar = grammar,
): Sentence {
  const key =
    among === undefined
      ? undefined
      : among +
        raw.tokens
          .map((t) => (t.kind === 'word' && t.capital !== true ? t.word : `${t.kind}:${t.text}`))
          .join(' ');
  let outcome = key === undefined ? undefined : lately.get(key);
  if (outcome === undefined) {
    outcome = outcomeOf(raw, lexicon, by);
    if (key !== undefined) remember(key, outcome);
  }
  const { failed, ...found } = outcome;
  const token = failed === undefined ? undefined : (raw.tokens[failed.index] ?? raw.tokens.at(-1));
  return {
    text: text.slice(raw.start, raw.end),
    start: raw.start,
    end: raw.end,
    tokens: raw.tokens,
    citations: raw.citations,
    ...found,
    ...(failed === undefined
      ? {}
      : { failure: { at: token?.start ?? raw.start, word: token?.text ?? '', reason: failed.reason } }),
  };
}

function outcomeOf(raw: RawSentence, lexicon: Lexicon, by: Grammar): Outcome {
  const fail = (index: number, reason: string): Outcome => ({
    status: 'notRead',
    readings: [],
    failed: { index, reason },
  });
  if (raw.tokens.length === 0) return { status: 'read', readings: [] };
  if (raw.tokens.length > longest) return fail(longest, `The sentence has more than ${longest} words.`);
  const lexical = lexicalSigns(raw.tokens, lexicon);
  const covered: boolean[] = [];
  for (const { from, to } of lexical) for (let at = from; at < to; at++) covered[at] = true;
  const strange = raw.tokens.findIndex((_, i) => !covered[i]);
  if (strange >= 0) {
    const word = raw.tokens[strange]?.word ?? '';
    return fail(strange, isKnown(word) ? 'The word is known in other phrases only.' : UNKNOWN_WORD);
  }
  const chart = by.parse(raw.tokens.length, lexical, budget);
  const tops = chart.at(0, raw.tokens.length, 'TOP') ?? [];
  const whole = prune(tops, budget.readings).filter(
    (sign) => accounted(sign.sem, raw.tokens.length).size === raw.tokens.length,
  );
  if (chart.spent) return fail(0, 'The sentence has too many readings to look at all of them.');
  if (whole.length === 0) {
    if (tops.length > 0) {
      const seen = accounted((tops[0] as Sign).sem, raw.tokens.length);
      const lost = raw.tokens.findIndex((_, i) => !seen.has(i));
      return fail(lost, 'The word has no place in what was understood.');
    }
    return fail(farthest(chart), 'No rule of grammar takes the sentence on from here.');
  }
  const readings = whole.map((sign) => sign.sem as Statement);
  const distinct = [...new Map(readings.map((r) => [keyOf(r), r])).values()];
  // Readings that say the same in normal form are one.
  const one = distinct.length > 1 && new Set(distinct.map((r) => keyOf(rewrite(r, normalNode)))).size === 1;
  if (distinct.length > 1 && !one) return { status: 'ambiguous', readings: distinct };
  return { status: 'read', readings: distinct.slice(0, 1), frame: distinct[0] as Statement };
}

const phrases = new Map<string, Term>();

/**
 * Reads a phrase that is no sentence: "each player", "the team's life total".
 *
 * @param text a phrase with one reading
 * @throws Error where it has none or several
 */
export function readPhrase(text: string): Term {
  const known = phrases.get(text);
  if (known !== undefined) return known;
  const tokens = sentencesOf(text)[0]?.tokens ?? [];
  const chart = grammar.parse(tokens.length, lexicalSigns(tokens, lexiconWith([])), budget);
  const whole = chart.at(0, tokens.length, 'FRAGMENT') ?? [];
  const distinct = [...new Map(whole.map((s) => [keyOf(s.sem), s.sem as Term])).values()];
  if (distinct.length !== 1) {
    throw new Error(`"${text}" has ${distinct.length} readings as a phrase; write one that has exactly one.`);
  }
  phrases.set(text, distinct[0] as Term);
  return distinct[0] as Term;
}

/** The tokens that fill a slot somewhere in a frame. */
export function accounted(node: Node, length: number): Set<number> {
  const seen = new Set<number>();
  everyNode(node, (n) => {
    for (const [, token] of n.at ?? []) if (token < length) seen.add(token);
  });
  return seen;
}

/** The token after the longest run from the beginning that is a clause, a condition or a phrase. */
function farthest(chart: Chart): number {
  let best = 0;
  for (let to = 1; to <= chart.length; to++) {
    for (const cat of ['S', 'COND', 'NP', 'PP', 'VP', 'IMP', 'INF'])
      if (chart.at(0, to, cat) !== undefined) best = to;
  }
  return Math.min(best, chart.length - 1);
}
