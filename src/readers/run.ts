/**
 * Characters gathered from a source, with the place each came from. A hard-wrapped paragraph becomes one run whose
 * line breaks are single blanks; marks that a dialect drops (a bullet, a star) are simply not appended.
 *
 * The map from characters to offsets is kept as pieces in which both grow together.
 */
export class Run {
  value = '';
  /** For each piece, where it begins in `value`. */
  readonly #indices: number[] = [];
  /** For each piece, its offset in the decoded source. */
  readonly #offsets: number[] = [];
  /** The offset after the last character appended. */
  #end = 0;

  /** Appends characters that stand in the source at `offset`, one to one. */
  append(characters: string, offset: number): this {
    return this.insert(characters, offset, characters.length);
  }

  /** Appends characters that the source does not have in this form (a joining blank, a repaired word). */
  insert(characters: string, offset: number, sourceLength = 0): this {
    if (characters === '') return this;
    this.#indices.push(this.value.length);
    this.#offsets.push(offset);
    this.value += characters;
    this.#end = offset + sourceLength;
    return this;
  }

  /** The offset in the source of the character at `index`; the end of the run for its length. */
  offsetAt(index: number): number {
    if (index >= this.value.length) return this.#end;
    const piece = this.#pieceAt(index);
    return (this.#offsets[piece] ?? 0) + index - (this.#indices[piece] ?? 0);
  }

  /** The offset in the source after the character before `index`: where a range that ends there ends. */
  endAt(index: number): number {
    if (index >= this.value.length) return this.#end;
    return index === 0 ? this.offsetAt(0) : this.offsetAt(index - 1) + 1;
  }

  #pieceAt(index: number): number {
    let low = 0;
    let high = this.#indices.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#indices[middle] as number) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
