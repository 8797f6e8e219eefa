/**
 * The letters of templates, each a number while a template is read (no rule speaks of so many): "N" goes to the value, "M" is one that
 * somebody else has to read, "K" says nothing by itself.
 */
const LETTERS = { N: 7_770, M: 7_790, K: 7_830 } as const;
const letters = Object.entries(LETTERS) as [keyof typeof LETTERS, number][];
const NEAR = 3;

/** A template with numbers in place of its letters, so that it can be read. */
export const withNumbers = (text: string): string =>
  text.replace(/\b[NMK]\b/g, (letter) => String(LETTERS[letter as keyof typeof LETTERS]));

/** The letter that a number of a template stands for, with how much more it is ("N or more" is more than N - 1). */
export function holeIn(number: number): { letter: keyof typeof LETTERS; offset: number } | undefined {
  const found = letters.find(([, hole]) => Math.abs(number - hole) <= NEAR);
  return found && { letter: found[0], offset: number - found[1] };
}

/** Words of such a template with its letters again. */
export const withLetters = (words: string | undefined): string | undefined =>
  letters.reduce((text, [letter, hole]) => text?.replace(String(hole), letter), words);
