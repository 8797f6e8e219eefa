import { searchWords } from './data.js';
import { stemOf } from './forms.js';
import { SYNONYMS } from './synonymWords.js';

const NUMBERS =
  '0 zero 1 one 2 two 3 three 4 four 5 five 6 six 7 seven 8 eight 9 nine 10 ten 11 eleven 12 twelve 13 thirteen 15 fifteen 20 twenty 21 twenty-one 30 thirty 40 forty 60 sixty 99 ninety-nine 100 hundred'.split(
    ' ',
  );

let byStem: ReadonlyMap<string, readonly string[]> | undefined;

/** By the stem of a word. */
const madeByStem = (): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ...Object.entries(SYNONYMS).map(
      ([word, others]) => [stemOf(searchWords(word)[0] ?? ''), others.split(' ')] as const,
    ),
    ...NUMBERS.map(
      (word, at) => [stemOf(word), [NUMBERS[at % 2 === 0 ? at + 1 : at - 1] as string]] as const,
    ),
  ]);

/**
 * Words of the rules that may be meant by a word that people use; what is found by these counts less than what has the word itself.
 *
 * @param word as `searchWords` gives it
 */
export function synonymsOf(word: string): string[] {
  byStem ??= madeByStem();
  return (byStem.get(stemOf(word)) ?? []).flatMap(searchWords);
}
