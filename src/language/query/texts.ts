/** What the short name of a template begins with: pages have most of them under one, followed by its place among the texts. */
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
