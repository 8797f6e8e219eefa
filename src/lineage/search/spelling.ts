/** From this many letters on a word without vowels is a short form. */
const SHORT_FORM = 3;

/**
 * The known words nearest to one that nothing is found for: one slip in four letters, two from eight on, or from seven where no word
 * is nearer. Of a word without vowels, such as `dmg`, those that have its consonants.
 *
 * @param known words with how many rules hold them
 * @returns at most three, those with the fewest slips first, of several the commonest; none where none is near
 */
export function nearestWords(word: string, known: readonly (readonly [string, number])[]): string[] {
  const meant = word.length >= SHORT_FORM && !VOWEL.test(word) ? shortOf(word, known) : [];
  if (meant.length > 0) return meant;
  const near = wordsWithin(word, known, word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
  return near.length === 0 && word.length === 7 ? wordsWithin(word, known, 2) : near;
}

const VOWEL = /[aeiouy]/;

/** The commonest words of which these consonants are left where vowels and doubled letters are dropped; all of them, or the first ones. */
function shortOf(word: string, known: readonly (readonly [string, number])[]): string[] {
  const bones = (of: string): string => of.replace(/(?<=.)[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
  const form = bones(word);
  const fits = known.flatMap(([other, count]) => {
    const own = other[0] === word[0] && VOWEL.test(other) ? bones(other) : '';
    return own === form || isWithin(form, own) ? [{ other, count, whole: own === form }] : [];
  });
  return fits
    .sort((a, b) => Number(b.whole) - Number(a.whole) || b.count - a.count)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** True where one word has all letters of another in their order, its last one too. */
function isWithin(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length && word.at(-1) === letters.at(-1);
}

function wordsWithin(word: string, known: readonly (readonly [string, number])[], most: number): string[] {
  return known
    .flatMap(([other, count]) => {
      if (Math.abs(other.length - word.length) > most) return [];
      const slips = slipsBetween(word, other, most);
      return slips > most ? [] : [{ other, slips, count }];
    })
    .sort((a, b) => a.slips - b.slips || b.count - a.count)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** How many letters were left out, added, exchanged or swapped (Damerau and Levenshtein); more than `most` is not counted. */
export function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
