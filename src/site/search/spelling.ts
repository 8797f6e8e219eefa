/**
 * The known word nearest to one that nothing is found for: one slip in four letters, two from eight on; of several the commonest.
 *
 * @param known words with how many rules hold them
 * @returns undefined where none is near
 */
export function nearestWord(word: string, known: readonly (readonly [string, number])[]): string | undefined {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  let best: { word: string; slips: number; count: number } | undefined;
  for (const [other, count] of known) {
    if (Math.abs(other.length - word.length) > most) continue;
    const slips = slipsBetween(word, other, best?.slips ?? most);
    if (slips > most) continue;
    if (best === undefined || slips < best.slips || (slips === best.slips && count > best.count))
      best = { word: other, slips, count };
  }
  return best?.word;
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
