import { type Example, type Paragraph, textOf } from '../tree/index.js';

/** So many characters of words show how a document is written. */
const SAMPLE = 240_000;

/** So many pieces hold the sample of any edition: a list that grows leaves others behind it. */
const PIECES = 4_096;

/** The words of paragraphs with a blank between them: they are put together once, and not first for each paragraph. */
export class Sample {
  readonly #pieces = new Array<string>(PIECES);
  #count = 0;
  /** How many characters there are, with a blank behind each paragraph. */
  #length = 0;

  /** Whether there are as many as are needed. */
  get isFull(): boolean {
    return this.#length >= SAMPLE;
  }

  /** @returns how many characters the words of the paragraph have */
  add({ children }: Paragraph | Example): number {
    if (this.#length > 0) this.#pieces[this.#count++] = ' ';
    let length = 0;
    for (const child of children) {
      const words = child.type === 'text' || child.type === 'symbol' ? child.value : textOf(child);
      this.#pieces[this.#count++] = words;
      length += words.length;
    }
    this.#length += length + 1;
    return length;
  }

  get words(): string {
    this.#pieces.length = this.#count;
    return this.#pieces.join('');
  }
}
