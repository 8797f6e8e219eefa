/** How many characters one mark stands for: about six words. */
const SPAN = 30;
/** Of so many marks that begin one after another at least one is kept. */
const WINDOW = 100;
/** An odd number that spreads well: the one of Knuth's multiplicative hashing. */
const BASE = 0x9e3779b1;

/**
 * Picks a few hashes of runs of characters such that two texts which share a long run share a hash, wherever the run is in
 * each: winnowing, after Schleimer, Wilkerson and Aiken, "Winnowing: Local Algorithms for Document Fingerprinting" (2003). Any run
 * of at least `SPAN + WINDOW - 1` shared characters (129, some 25 words) has one; about every fiftieth position is picked.
 *
 * @param characters a skeleton
 * @returns unsigned 32-bit hashes, none where there are fewer characters than one mark stands for
 */
export function winnow(characters: string): number[] {
  const count = characters.length - SPAN + 1;
  if (count <= 0) return [];
  const hashes = rollingHashes(characters, count);
  const picked: number[] = [];
  let last = -1;
  // The places that may still become the smallest of a window, their hashes growing.
  const queue: number[] = [];
  let head = 0;
  for (let at = 0; at < count; at++) {
    const hash = hashes[at] as number;
    // Of equal hashes the rightmost is taken: it stays in sight for longest.
    while (queue.length > head && (hashes[queue.at(-1) as number] as number) >= hash) queue.pop();
    queue.push(at);
    if ((queue[head] as number) <= at - WINDOW) head++;
    if (at < WINDOW - 1 && at < count - 1) continue;
    const least = queue[head] as number;
    if (least === last) continue;
    last = least;
    picked.push(hashes[least] as number);
  }
  return picked;
}

/** The hash of every run of `SPAN` characters, each made from the one before it (Karp and Rabin), then mixed. */
function rollingHashes(characters: string, count: number): Uint32Array {
  let power = 1;
  for (let n = 1; n < SPAN; n++) power = Math.imul(power, BASE);
  let rolling = 0;
  for (let at = 0; at < SPAN; at++) rolling = (Math.imul(rolling, BASE) + characters.charCodeAt(at)) | 0;
  const hashes = new Uint32Array(count);
  for (let at = 0; ; at++) {
    // The low bits of a rolling hash know only the last characters, and the smallest of a window is wanted by all bits.
    let h = Math.imul(rolling ^ (rolling >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    hashes[at] = (h ^ (h >>> 16)) >>> 0;
    if (at + 1 >= count) return hashes;
    rolling =
      (Math.imul(rolling - Math.imul(characters.charCodeAt(at), power), BASE) +
        characters.charCodeAt(at + SPAN)) |
      0;
  }
}
