const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const figures = new Map<string, string>();
small.forEach((word, n) => {
  figures.set(word, String(n));
});
tens.forEach((ten, t) => {
  if (ten === '') return;
  figures.set(ten, String(t * 10));
  for (let u = 1; u < 10; u++) figures.set(`${ten}-${small[u]}`, String(t * 10 + u));
});
figures.set('hundred', '100');
figures.set('thousand', '1000');

/**
 * A number word as figures, so that "fifteen" and "15" read alike.
 *
 * @param word lower case, one word or a hyphenated one ("twenty-one")
 * @returns undefined for any other word
 */
export function numeral(word: string): string | undefined {
  return figures.get(word);
}

/** The ordinal numbers that rules count with, in words. */
export const ordinalWords = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * The number that an ordinal counts to.
 *
 * @param word one of `ordinalWords`
 * @returns NaN for any other word
 */
export function ordinal(word: string | undefined): number {
  return ordinalWords.indexOf(word ?? '') + 1 || Number.NaN;
}
