import { takeTexts, wordsOfTemplate } from '../../language/index.js';
import { canonical } from '../words/canonical.js';
import type { Sentence } from '../words/sentences.js';
import type { Asked, Clause } from './clause.js';
import data from './rewordings.json' with { type: 'json' };

/**
 * Other ways to say what a sentence of ours says. They are asked only of a sentence that nobody understands otherwise, and read only where
 * such a sentence has most of their words. An edition as published needs few of them.
 */

/** By a sentence of a provision, sentences that mean the same. */
export type Rewordings = Readonly<Record<string, readonly string[]>>;

let rewordings: Rewordings = data;

/** The rewordings that are asked now. */
export const rewordingsInUse = (): Rewordings => rewordings;

/**
 * Takes what came after the program: a page compiles editions as published without it.
 *
 * @param more all rewordings that are to be asked from now on
 * @param texts the sentences of the provisions, which a page has under short names
 */
export function takeRewordings(more: Rewordings, texts: readonly string[] = []): void {
  rewordings = more;
  takeTexts(texts);
}

/** Of the words of a rewording, the share that a sentence has to have before the rewording is read. */
const SHARED = 0.6;

/** Words that tell no rewording from another. */
const IDLE: ReadonlySet<string> = new Set(
  'the an that its their if when in of his her or this those it they and to is are be player players'.split(
    ' ',
  ),
);

const wordsKnown = new Map<string, readonly string[]>();

function wordsOf(text: string): readonly string[] {
  let words = wordsKnown.get(text);
  if (words === undefined) {
    const printed = text.match(/[A-Za-z][a-z-]+/g) ?? [];
    words = printed.filter((word) => !IDLE.has(word)).map((word) => canonical(word.toLowerCase()).trim());
    wordsKnown.set(text, words);
  }
  return words;
}

/**
 * The rewordings of a clause's own sentences that a sentence may say.
 *
 * @param means the sentences of ours that the clause has, with what they mean
 * @param sentences a sentence that fits none of them, perhaps with those around it
 * @returns rewordings with what they mean, only those that share most words with the sentences
 */
export function rewordingsOf(
  means: Clause['means'],
  sentences: readonly Sentence[],
): readonly (readonly [words: string, means: Asked])[] {
  const all = means.flatMap(([text, meaning]) =>
    (rewordings[wordsOfTemplate(text) ?? ''] ?? []).map((other) => [other, meaning] as const),
  );
  if (all.length === 0) return all;
  const folded = new Set(sentences.flatMap(({ line }) => line.trim().split(' ')));
  const near = (text: string): boolean => {
    const words = wordsOf(text);
    const shared = words.filter((word) => word.split(' ').every((w) => folded.has(w)));
    return shared.length >= words.length * SHARED;
  };
  return all.filter(([other]) => near(other));
}
