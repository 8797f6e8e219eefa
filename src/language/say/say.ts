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
  return [...eachSaying(frame, tokens)];
}

/** The same, each when it is asked for: mostly the first is enough. */
function* eachSaying(frame: Statement, tokens: readonly Token[]): Generator<string> {
  const commas = new Set(tokens.flatMap((t, i) => (t.text === ',' ? [i] : [])));
  const before = new Set<string | undefined>([undefined]);
  for (const style of styles) {
    const words = new Speaker(style, commas).sentence(frame);
    if (words !== undefined && !before.has(words)) yield `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
    before.add(words);
  }
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
  for (const said of eachSaying(sentence.frame, sentence.tokens))
    if (proves(said, wanted, [], options)) return said;
  return undefined;
}
