/** For each piece behind the first, where it begins in the run, and its offset in the source. */
interface Pieces {
  indices: number[];
  offsets: number[];
}

const NONE: Pieces = { indices: [], offsets: [] };

/**
 * Characters gathered from a source, with the place each came from. A hard-wrapped paragraph becomes one run whose
 * line breaks are single blanks; marks that a dialect drops (a bullet, a star) are simply not appended.
 *
 * The map from characters to offsets is kept as pieces in which both grow together. Most runs are one line of the
 * source and have one piece, which is kept apart from the others so that it costs no list.
 */
export class Run {
  value = '';
  /** The offset in the decoded source of the first piece. */
  #first = 0;
  /** The offset after the last character appended. */
  #end = 0;
  /** Where the first piece was not appended, or is not the only one. */
  #pieces: Pieces | undefined;

  /** Takes all characters out. */
  protected clear(): void {
    this.value = '';
    this.#pieces = undefined;
  }

  /** Whether the run is one stretch of the source as it stands there. */
  get contiguous(): boolean {
    return this.value !== '' && this.#pieces === undefined;
  }

  /** Appends characters that are in the source at `offset`, one to one. */
  append(characters: string, offset: number): this {
    return this.#add(characters, offset, characters.length, true);
  }

  /** Appends characters that the source does not have in this form (a joining blank, a repaired word). */
  insert(characters: string, offset: number, sourceLength = 0): this {
    return this.#add(characters, offset, sourceLength, false);
  }

  #add(characters: string, offset: number, sourceLength: number, copied: boolean): this {
    if (characters === '') return this;
    if (this.value === '') {
      this.#first = offset;
      if (!copied) this.#pieces = { indices: [], offsets: [] };
    } else {
      this.#pieces ??= { indices: [], offsets: [] };
      this.#pieces.indices.push(this.value.length);
      this.#pieces.offsets.push(offset);
    }
    this.value += characters;
    this.#end = offset + sourceLength;
    return this;
  }

  /** The offset in the source of the character at `index`; the end of the run for its length. */
  offsetAt(index: number): number {
    if (index >= this.value.length) return this.#end;
    const { indices, offsets } = this.#pieces ?? NONE;
    if (indices.length === 0 || index < (indices[0] as number)) return this.#first + index;
    let low = 0;
    let high = indices.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((indices[middle] as number) <= index) low = middle;
      else high = middle - 1;
    }
    return (offsets[low] as number) + index - (indices[low] as number);
  }

  /** The offset in the source after the character before `index`: where a range that ends there ends. */
  endAt(index: number): number {
    if (index >= this.value.length) return this.#end;
    return index === 0 ? this.offsetAt(0) : this.offsetAt(index - 1) + 1;
  }
}
