/** The numbers from zero to twenty, in letters. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The ordinals from zeroth to twentieth. */
export const ORDINAL_WORDS: readonly string[] =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const values = new Map(NUMBER_WORDS.map((word, value) => [word, value]));
for (const [at, ten] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  values.set(ten, 20 + 10 * at);
  for (let unit = 1; unit < 10; unit++) values.set(`${ten}-${NUMBER_WORDS[unit]}`, 20 + 10 * at + unit);
}
values.set('hundred', 100).set('thousand', 1000);

/** Every word that counts: those from zero to ninety-nine, "hundred" and "thousand". */
export const COUNTING_WORDS: readonly string[] = [...values.keys()];

/**
 * What a number word counts.
 *
 * @param word in small letters, one word or two with a hyphen (`twenty-one`)
 * @returns undefined for any other word
 */
export function numberOfWord(word: string): number | undefined {
  return values.get(word);
}

/**
 * The one number that two number words side by side make: "one hundred", "hundred five", "thirty five".
 *
 * @param first what the first word, or the words before it, count
 * @param second what the second counts
 * @returns undefined where they are two numbers
 */
export function joinedNumber(first: number, second: number): number | undefined {
  if ((second === 100 && first < 100) || second === 1000) return first * second;
  const units = first % 100 === 0 && first > 0 ? 100 : first % 10 === 0 && first > 10 ? 10 : 0;
  return second < units ? first + second : undefined;
}

const places = new Map(ORDINAL_WORDS.map((word, place) => [word, place]));

/** The place that an ordinal in small letters counts to; undefined for any other word. */
export function placeOfOrdinal(word: string): number | undefined {
  return places.get(word);
}
