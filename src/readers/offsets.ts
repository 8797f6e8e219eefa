/** How many a list has room for at first. */
const ROOM = 512;

/** A list of offsets that grows: it is made of a few large blocks, and not of objects that the collector carries about. */
export class Offsets {
  #items = new Int32Array(ROOM);
  #count = 0;

  add(offset: number): void {
    if (this.#count === this.#items.length) {
      const more = new Int32Array(this.#count * 2);
      more.set(this.#items);
      this.#items = more;
    }
    this.#items[this.#count++] = offset;
  }

  /** How many offsets there are. */
  get count(): number {
    return this.#count;
  }

  /** The offset so many from the end, the last one 1. */
  fromEnd(places: number): number {
    return this.#items[this.#count - places] as number;
  }

  /** Puts another offset in the place of the last one. */
  replaceLast(offset: number): void {
    this.#items[this.#count - 1] = offset;
  }

  /** All offsets in the order in which they were added. */
  get all(): Int32Array {
    return this.#items.subarray(0, this.#count);
  }
}
