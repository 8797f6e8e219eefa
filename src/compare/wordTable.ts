/** Places of a table; half of them may be taken. A power of two. */
const PLACES = 1 << 16;

/**
 * The words of texts, each with its form for comparisons. A known word is found by its characters in the text, so that no string is made
 * to look it up. This is a cache: when it is full it forgets all words, and the answers stay the same.
 */
export class WordTable {
  #raws: (string | undefined)[] = new Array(PLACES);
  #keys: string[] = new Array(PLACES);
  #count = 0;

  /** What was kept for the word from `start` to before `end`; undefined where it is new. */
  get(text: string, start: number, end: number): string | undefined {
    const length = end - start;
    for (let at = placeOf(text, start, end); ; at = (at + 1) & (PLACES - 1)) {
      const raw = this.#raws[at];
      if (raw === undefined) return undefined;
      if (raw.length !== length) continue;
      let same = 0;
      while (same < length && raw.charCodeAt(same) === text.charCodeAt(start + same)) same++;
      if (same === length) return this.#keys[at];
    }
  }

  /** Keeps the key of a word that is not in the table. */
  set(raw: string, key: string): void {
    if (2 * ++this.#count > PLACES) {
      this.#raws = new Array(PLACES);
      this.#count = 1;
    }
    let at = placeOf(raw, 0, raw.length);
    while (this.#raws[at] !== undefined) at = (at + 1) & (PLACES - 1);
    this.#raws[at] = raw;
    this.#keys[at] = key;
  }
}

function placeOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
