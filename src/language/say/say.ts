import type { Statement } from '../frames/frame.js';
import { meaningOf } from '../normal/meaning.js';
import { type ReadOptions, readSentences, type Sentence } from '../read.js';
import type { Token } from '../tokens/tokens.js';
import { Speaker, type Style } from './clauses.js';

/** All orders that a sentence is tried in, the plainest first. */
const styles: readonly Style[] = (['before', 'after'] as const).flatMap((conditions) =>
  (['after', 'before'] as const).flatMap((times) =>
    (['before', 'after'] as const).flatMap((owner) =>
      (['forward', 'backward'] as const).map((phrases): Style => ({ conditions, times, owner, phrases })),
    ),
  ),
);

/**
 * A frame in plain English, in each order that it can be said in.
 *
 * @param frame what a sentence means
 * @param tokens those of the sentence that it was read from, for its commas
 * @returns sentences with a capital and a stop, the plainest order first; none where a part cannot be said
 */
export function sayings(frame: Statement, tokens: readonly Token[] = []): string[] {
  const commas = new Set(tokens.flatMap((t, i) => (t.text === ',' ? [i] : [])));
  const said = styles.map((style) => new Speaker(style, commas).sentence(frame));
  return [...new Set(said.filter((w) => w !== undefined))].map(
    (w) => `${w.charAt(0).toUpperCase()}${w.slice(1)}.`,
  );
}

/**
 * True where a text says the same as a sentence, proved by reading it.
 *
 * @param said the text
 * @param wanted the clauses of the sentence and of those before it, as `meaningOf` has them
 * @param before the sentences before it
 * @param options how the sentence was read
 */
export function proves(
  said: string,
  wanted: string,
  before: readonly Sentence[] = [],
  options: ReadOptions = {},
): boolean {
  const read = readSentences(said, options);
  return (
    read.every((s) => s.frame !== undefined || s.tokens.length === 0) &&
    meaningOf([...before, ...read]).clauses.join('\n') === wanted
  );
}

/**
 * Says a sentence again in the program's own order of words, and proves it: what is said reads back with an equal meaning.
 *
 * @param sentence a sentence with one frame
 * @param options how the sentence was read
 * @returns undefined where it cannot be said so that it reads back
 */
export function sayBack(sentence: Sentence, options: ReadOptions = {}): string | undefined {
  if (sentence.frame === undefined) return undefined;
  const wanted = meaningOf([sentence]).clauses.join('\n');
  return sayings(sentence.frame, sentence.tokens).find((said) => proves(said, wanted, [], options));
}
