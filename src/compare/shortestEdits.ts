/** Furthest places reached from the beginning and from the end, by diagonal; shared by all calls and never cleared. */
let forward = new Int32Array(1 << 10);
let backward = new Int32Array(1 << 10);

/**
 * Finds the fewest insertions and deletions between two sequences by the algorithm of Myers (1986) in linear space: the middle of a
 * shortest way is found from both ends at once, then each half is looked at in the same way.
 *
 * @param a numbers that stand for the members of the old sequence
 * @param b the same for the new one; neither begins nor ends like the other
 * @param most how many insertions and deletions there may be, about
 * @param replace called for each run of edits in order: where it is in the old sequence, how much of that goes, where it is in the new one,
 *   and how much of that comes
 * @returns false where there are more, and nothing is replaced
 */
export function shortestEdits(
  a: Int32Array,
  b: Int32Array,
  most: number,
  replace: (oldFrom: number, olds: number, newFrom: number, news: number) => void,
): boolean {
  const places = a.length + b.length + 3;
  if (forward.length < places) {
    forward = new Int32Array(2 * places);
    backward = new Int32Array(2 * places);
  }
  /** Parts that wait, each as its place and length in the old sequence and in the new one. */
  const waiting: number[] = [0, a.length, 0, b.length];
  while (waiting.length > 0) {
    const height = waiting.pop() as number;
    const top = waiting.pop() as number;
    const width = waiting.pop() as number;
    const left = waiting.pop() as number;
    if (width === 0 || height === 0) {
      if (width + height > 0) replace(left, width, top, height);
    } else {
      const halves = divide(a, left, width, b, top, height, most / 2, waiting);
      // Both halves together need no more edits than the whole, so that this can only be the first part.
      if (halves === undefined) return false;
      const kept = Math.min(width, height);
      if (!halves) replace(left + kept, width - kept, top + kept, height - kept);
    }
  }
  return true;
}

/**
 * Puts the two halves of a part on the list of those that wait, the first half last.
 *
 * @param limit how many edits may be made from either end
 * @returns whether there are halves, else one of the two sequences is the beginning of the other; undefined beyond the limit
 */
function divide(
  a: Int32Array,
  left: number,
  width: number,
  b: Int32Array,
  top: number,
  height: number,
  limit: number,
  waiting: number[],
): boolean | undefined {
  const difference = width - height;
  const odd = ((width + height) & 1) === 1;
  // Diagonals run from -height to width.
  const zero = height + 1;
  const lastLeft = left + width - 1;
  const lastTop = top + height - 1;
  const there = forward;
  const back = backward;
  there[zero + 1] = 0;
  back[zero + 1] = 0;
  const most = (width + height + (odd ? 1 : 0)) / 2;
  for (let edits = 0; edits <= most; edits++) {
    if (edits > limit) return undefined;
    const lowest = 2 * Math.max(0, edits - height) - edits;
    const highest = edits - 2 * Math.max(0, edits - width);
    for (let k = lowest; k <= highest; k += 2) {
      const below = there[zero + k - 1] as number;
      const above = there[zero + k + 1] as number;
      const from = k === -edits || (k !== edits && below < above) ? above : below + 1;
      let x = from;
      while (x < width && x - k < height && a[left + x] === b[top + x - k]) x++;
      there[zero + k] = x;
      const other = difference - k;
      if (!odd || other < 1 - edits || other >= edits || x + (back[zero + other] as number) < width) continue;
      if (edits === 1 && x === from) return false;
      const y = x - k;
      waiting.push(left + x, width - x, top + y, height - y, left, from, top, from - k);
      return true;
    }
    for (let k = lowest; k <= highest; k += 2) {
      const below = back[zero + k - 1] as number;
      const above = back[zero + k + 1] as number;
      const from = k === -edits || (k !== edits && below < above) ? above : below + 1;
      let x = from;
      while (x < width && x - k < height && a[lastLeft - x] === b[lastTop - x + k]) x++;
      back[zero + k] = x;
      const other = difference - k;
      if (odd || other < -edits || other > edits || x + (there[zero + other] as number) < width) continue;
      if (edits === 0 && x === from) return false;
      const y = x - k;
      waiting.push(left + width - from, from, top + height - (from - k), from - k);
      waiting.push(left, width - x, top, height - y);
      return true;
    }
  }
  return false;
}
