import { readSentences, type Sentence } from '../read.js';
import { withNumbers } from './letters.js';

/** The first letter of the short name of a template; its place among the texts follows. Pages have short names for half of the templates. */
const SHORT = '§';
let textsBefore: readonly string[] = [];

/**
 * Takes the texts of templates that a program has under short names.
 *
 * @param texts those of all templates, in the order in which they were packed
 */
export function takeTexts(texts: readonly string[]): void {
  textsBefore = texts;
}

/**
 * The words of a template, which are needed only to say what a sentence has in place of them.
 *
 * @returns undefined where the program has a short name for it and nobody has brought its words
 */
export function wordsOfTemplate(text: string): string | undefined {
  return text.startsWith(SHORT) ? textsBefore[Number(text.slice(SHORT.length))] : text;
}

/**
 * A template read again with the places of its words, which what is kept of it has not.
 *
 * @returns undefined where nobody has brought its words
 */
export function sentenceOfTemplate(text: string): Sentence | undefined {
  const words = wordsOfTemplate(text);
  return words === undefined ? undefined : readSentences(withNumbers(words))[0];
}
