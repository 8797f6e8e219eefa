import { type Paraphrase, paraphrases, type Sentence as ReadSentence } from '../../language/index.js';
import type { Found } from '../words/pattern.js';
import { type Sentence, sentencesOf } from '../words/sentences.js';
import type { Passage } from './document.js';

/** A sentence in other words, split as patterns want it: perhaps into several. */
interface Other {
  paraphrase: Paraphrase;
  sentences: readonly Sentence[];
}

const others = new WeakMap<ReadSentence, readonly Other[]>();

function othersOf(read: ReadSentence, before: readonly ReadSentence[]): readonly Other[] {
  let known = others.get(read);
  if (known === undefined) {
    known = paraphrases(read, before).map((paraphrase) => ({
      paraphrase,
      sentences: sentencesOf(paraphrase.text),
    }));
    others.set(read, known);
  }
  return known;
}

/**
 * Asks a sentence in other words what it does not answer in its own: in the first words that fit and are proved to mean the
 * same.
 *
 * @param find what is asked of the words
 * @returns what fits; the words of the sentence that the fitting ones leave open are gaps in it
 */
export function findInOtherWords<T extends { found: Found }>(
  passage: Passage,
  sentence: Sentence,
  find: (sentence: Sentence) => T | undefined,
): T | undefined {
  const all = passage.read();
  const within = all.filter((s) => s.start < sentence.end && s.end > sentence.start);
  const [read] = within;
  if (read === undefined || within.length > 1) return undefined;
  // Quoted words have sentences of their own: they are where they were.
  const parts = passage.sentences().filter((s) => s.start < read.end && s.end > read.start);
  for (const { paraphrase, sentences } of othersOf(read, all.slice(0, all.indexOf(read)))) {
    const apart = parts.length > 1 && parts.length === sentences.length;
    for (const [i, other] of sentences.entries()) {
      if (apart && parts[i] !== sentence) continue;
      const fit = find(other);
      if (fit === undefined || !paraphrase.proved()) continue;
      const left = (apart ? [other] : sentences).flatMap((s) =>
        wordsOf(s).filter(({ at }) => s !== other || !takes(fit.found, at)),
      );
      const open = new Set(left.map(({ word }) => word));
      // Which of several equal words is left open nobody can tell: all of them are.
      const gaps = wordsOf(sentence).filter(({ word }) => open.has(word));
      const { start, end } = sentence;
      return { ...fit, found: { ...fit.found, start, end, gaps: gaps.map(({ at }) => at) } };
    }
  }
  return undefined;
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
