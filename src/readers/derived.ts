import type { Point, Position } from 'unist';
import type { VFileMessage } from 'vfile-message';
import { type Coverage, Source } from './source.js';

/**
 * Writes plain text out of a document in another form, and remembers where every character came from. A page or a
 * word-processor file becomes the plain text that the reader of plain text knows, and its places stay the places of
 * the page.
 */
export class Derivation {
  /** How many characters are written. */
  length = 0;
  #written: string[] = [];
  /** For each piece: where it begins in the derived text, and which range of the original it stands for. */
  readonly #at: number[] = [];
  readonly #start: number[] = [];
  readonly #end: number[] = [];
  readonly #original: string;
  readonly #amended: [index: number, character: string][] = [];

  constructor(original: string) {
    this.#original = original;
  }

  /** Copies a range of the original, character by character. */
  copy(start: number, end: number): this {
    if (end <= start) return this;
    const last = this.#at.length - 1;
    // Two ranges that follow each other are one piece: a long text without markup is one entry in the map.
    const lastAt = this.#at[last];
    const grows =
      lastAt !== undefined &&
      this.#end[last] === start &&
      this.length - lastAt === start - (this.#start[last] as number) &&
      this.length > lastAt;
    if (grows) this.#end[last] = end;
    else this.#push(start, end);
    return this.#write(this.#original.slice(start, end));
  }

  /** Writes characters that stand for a range of the original: a character reference, a repaired quote. */
  replace(characters: string, start: number, end: number): this {
    if (characters === '') return this;
    if (characters.length === end - start && this.#original.startsWith(characters, start)) {
      return this.copy(start, end);
    }
    this.#push(start, end);
    return this.#write(characters);
  }

  /**
   * Writes characters that the original does not have: the end of a block, the mark of italics, a number that follows
   * from others.
   *
   * @param at the offset in the original that a message about them should point to; the last place when absent
   */
  insert(characters: string, at = this.#end.at(-1) ?? 0): this {
    if (characters === '') return this;
    this.#push(at, at);
    return this.#write(characters);
  }

  /** Puts one character in the place of another that was written, wherever that came from. */
  amend(index: number, character: string): void {
    this.#amended.push([index, character]);
  }

  #write(characters: string): this {
    this.#written.push(characters);
    this.length += characters.length;
    return this;
  }

  #push(start: number, end: number): void {
    this.#at.push(this.length);
    this.#start.push(start);
    this.#end.push(end);
  }

  /** The derived text, of one piece: one that was added to again and again takes twice as long to look through. */
  get text(): string {
    if (this.#written.length > 1) this.#written = [this.#written.join('')];
    return this.#written[0] ?? '';
  }

  /** The derived text as a source whose places, messages and claims are those of the original. */
  source(parent: Source): DerivedSource {
    const written = this.text;
    const parts: string[] = [];
    let reached = 0;
    for (const [index, character] of this.#amended.sort((a, b) => a[0] - b[0])) {
      parts.push(written.slice(reached, index), character);
      reached = index + 1;
    }
    const text = reached === 0 ? written : [...parts, written.slice(reached)].join('');
    return new DerivedSource(text, parent, this.#at, this.#start, this.#end);
  }
}

/** A source whose text was derived from another's; see {@link Derivation}. */
export class DerivedSource extends Source {
  readonly #parent: Source;
  readonly #at: number[];
  readonly #start: number[];
  readonly #end: number[];
  /** The piece that was asked for last. */
  #near = 0;

  constructor(text: string, parent: Source, at: number[], start: number[], end: number[]) {
    super(text, parent.file, parent.encoding);
    this.#parent = parent;
    this.#at = at;
    this.#start = start;
    this.#end = end;
  }

  /** The piece that holds a derived offset; -1 where the text is empty. */
  #pieceAt(offset: number): number {
    const near = this.#near;
    // Most questions are about the piece of the one before.
    if ((this.#at[near] as number) <= offset && offset < (this.#at[near + 1] ?? Number.POSITIVE_INFINITY))
      return near;
    let low = 0;
    let high = this.#at.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#at[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    if (high < 0) return -1;
    this.#near = low;
    return low;
  }

  #lengthOf(piece: number): number {
    return (this.#at[piece + 1] ?? this.text.length) - (this.#at[piece] as number);
  }

  /** Where a character of the derived text begins in the original. */
  originalStart(offset: number): number {
    const piece = this.#pieceAt(offset);
    if (piece < 0) return 0;
    const start = this.#start[piece] as number;
    const end = this.#end[piece] as number;
    const into = offset - (this.#at[piece] as number);
    if (offset >= this.text.length) return end;
    return end - start === this.#lengthOf(piece) ? start + into : start;
  }

  /** Where the character before a derived offset ends in the original. */
  originalEnd(offset: number): number {
    if (offset <= 0) return this.originalStart(0);
    const piece = this.#pieceAt(offset - 1);
    if (piece < 0) return 0;
    const start = this.#start[piece] as number;
    const end = this.#end[piece] as number;
    return end - start === this.#lengthOf(piece) ? start + offset - (this.#at[piece] as number) : end;
  }

  override pointAt(offset: number): Point {
    return this.#parent.pointAt(this.originalStart(offset));
  }

  override position(start: number, end: number): Position {
    const from = this.originalStart(start);
    return this.#parent.position(from, Math.max(from, end > start ? this.originalEnd(end) : from));
  }

  override claim(start: number, end: number): void {
    if (end <= start) return;
    for (let piece = this.#pieceAt(start); piece >= 0 && piece < this.#at.length; piece++) {
      const at = this.#at[piece] as number;
      if (at >= end) break;
      const from = this.#start[piece] as number;
      const to = this.#end[piece] as number;
      const length = this.#lengthOf(piece);
      if (to - from === length) {
        this.#parent.claim(from + Math.max(0, start - at), Math.min(to, from + end - at));
      } else if (at >= start) {
        // A replacement of another length belongs to whoever claims its first character.
        this.#parent.claim(from, to);
      }
    }
  }

  override warn(ruleId: string, reason: string, start: number, end = start): VFileMessage {
    const from = this.originalStart(start);
    return this.#parent.warn(
      ruleId,
      reason,
      from,
      end > start ? Math.max(from, this.originalEnd(end)) : from,
    );
  }

  override get root(): Source {
    return this.#parent.root;
  }

  /** The account is kept by the original. */
  override finish(): Coverage {
    return this.#parent.finish();
  }
}
