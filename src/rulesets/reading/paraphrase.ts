import {
  apart,
  type Paraphrase,
  paraphrases,
  type Sentence as ReadSentence,
  readSentences,
  type Statement,
  together,
  tokensOf,
} from '../../language/index.js';
import type { Found } from '../words/pattern.js';
import { type Sentence, sentencesOf } from '../words/sentences.js';
import { type Passage, readWithin } from './document.js';

/** A sentence in other words, split as patterns want it: perhaps into several. */
interface Other {
  paraphrase: Paraphrase;
  sentences: readonly Sentence[];
  /** The same sentences with what they mean; reading takes time, so they are read only where that is asked. */
  read(): readonly ReadSentence[];
}

const others = new WeakMap<ReadSentence, readonly Other[]>();

function othersOf(read: ReadSentence, before: readonly ReadSentence[]): readonly Other[] {
  let known = others.get(read);
  if (known === undefined) {
    known = paraphrases(read, before).map((paraphrase) => {
      let sentences: readonly ReadSentence[] | undefined;
      return {
        paraphrase,
        sentences: sentencesOf(paraphrase.text),
        read: () => {
          sentences ??= readSentences(paraphrase.text);
          return sentences;
        },
      };
    });
    others.set(read, known);
  }
  return known;
}

/** A sentence, a part of one, or two together, whose other words may say what is looked for. */
interface Source {
  read: ReadSentence;
  /** The other sentence of two together: what it says by itself is not said here. */
  other?: ReadSentence;
  before: readonly ReadSentence[];
  /** Where the tokens stand that belong to it. */
  owned: readonly Span[];
}

/**
 * Asks a sentence in other words what it does not answer in its own: in the first words that fit and are proved to mean the
 * same.
 *
 * @param find what is asked of the words, and of what they mean
 * @param thoroughly true for a sentence that nobody reads: then its statements are asked one by one as well, and together with
 *   the sentence before and after it
 * @returns what fits; the words of the sentence that the fitting ones leave open are gaps in it
 */
export function findInOtherWords<T extends { found: Found; order: number }>(
  passage: Passage,
  sentence: Sentence,
  find: (sentence: Sentence, read: () => readonly ReadSentence[]) => T | undefined,
  thoroughly = false,
): T | undefined {
  const all = passage.read();
  const within = readWithin(passage, sentence);
  const [read] = within;
  if (read === undefined || within.length > 1) return undefined;
  // Quoted words have sentences of their own: they are where they were.
  const parts = passage.sentences().filter((s) => s.start < read.end && s.end > read.start);
  const before = all.slice(0, all.indexOf(read));
  const sources: Source[] = [{ read, before, owned: read.tokens }];
  if (thoroughly && parts.length === 1) sources.push(...partsOf(read, before), ...pairsOf(read, all));
  for (const source of sources) {
    for (const { paraphrase, sentences, read } of othersOf(source.read, source.before)) {
      const apart = parts.length > 1 && parts.length === sentences.length;
      for (const [i, other] of sentences.entries()) {
        if (apart && parts[i] !== sentence) continue;
        const fit = find(other, () => read().filter((s) => s.start < other.end && s.end > other.start));
        if (fit === undefined || !paraphrase.proved()) continue;
        const left = (apart ? [other] : sentences).flatMap((s) =>
          wordsOf(s).filter(({ at }) => s !== other || !takes(fit.found, at)),
        );
        const open = new Set(left.map(({ word }) => word));
        // Which of several equal words is left open nobody can tell: all of them are.
        const gaps = wordsOf(sentence).filter(
          ({ word, at }) =>
            open.has(word) || !source.owned.some((own) => own.start < at.end && own.end > at.start),
        );
        const alone = gaps.length > 0 ? source.other : undefined;
        const said = alone && saidAlone(alone, source.before, find);
        if (said?.order === fit.order) continue;
        const { start, end } = sentence;
        return { ...fit, found: { ...fit.found, start, end, gaps: gaps.map(({ at }) => at) } };
      }
    }
  }
  return undefined;
}

/** What one of two sentences says by itself, in its own words or in others, of what is looked for. */
function saidAlone<T>(
  read: ReadSentence,
  before: readonly ReadSentence[],
  find: (sentence: Sentence, read: () => readonly ReadSentence[]) => T | undefined,
): T | undefined {
  for (const sentence of sentencesOf(read.text)) {
    const said = find(sentence, () => [read]);
    if (said !== undefined) return said;
  }
  for (const { sentences, read: other } of othersOf(read, before))
    for (const sentence of sentences) {
      const said = find(sentence, other);
      if (said !== undefined) return said;
    }
  return undefined;
}

/** The statements of a sentence one by one, each after those before it. */
function partsOf(read: ReadSentence, before: readonly ReadSentence[]): Source[] {
  const parts = apart(read);
  return parts.map((part, i) => {
    const tokens = tokensOf(part.frame as Statement);
    return {
      read: part,
      before: [...before, ...parts.slice(0, i)],
      owned: read.tokens.filter((_, at) => tokens.has(at)),
    };
  });
}

/** A sentence together with the one before it, and with the one after it. */
export function pairsOf(read: ReadSentence, all: readonly ReadSentence[]): Source[] {
  const at = all.indexOf(read);
  return [at - 1, at].flatMap((first) => {
    const pair = paired(all[first], all[first + 1]);
    const other = all[first === at ? at + 1 : first];
    return pair === undefined || other === undefined
      ? []
      : [{ read: pair, other, before: all.slice(0, first), owned: read.tokens }];
  });
}

const pairs = new WeakMap<ReadSentence, { other: ReadSentence; pair: ReadSentence | undefined }>();

function paired(one?: ReadSentence, other?: ReadSentence): ReadSentence | undefined {
  if (one === undefined || other === undefined) return undefined;
  const known = pairs.get(one);
  if (known?.other === other) return known.pair;
  const pair = together(one, other);
  pairs.set(one, { other, pair });
  return pair;
}

interface Span {
  start: number;
  end: number;
}

function takes(found: Found, at: Span): boolean {
  const within = (span: Span): boolean => at.start >= span.start && at.end <= span.end;
  return within(found) && !found.gaps.some(within);
}

/** The canonical words of a sentence, each with its place in the text. */
function wordsOf({ line, words }: Sentence): { word: string; at: Span }[] {
  return words.map((at, i) => ({ word: line.slice(at.at, (words[i + 1]?.at ?? line.length) - 1), at }));
}
