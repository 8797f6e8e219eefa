/**
 * The known words nearest to one that nothing is found for: one slip in four letters, two from eight on, or from seven where no word
 * is nearer.
 *
 * @param known words with how many rules hold them
 * @returns at most three, those with the fewest slips first, of several the commonest; none where none is near
 */
export function nearestWords(word: string, known: readonly (readonly [string, number])[]): string[] {
  const near = wordsWithin(word, known, word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
  return near.length === 0 && word.length === 7 ? wordsWithin(word, known, 2) : near;
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
