import type { Source } from '../source.js';

/** The marks of a dialect that carry no words: claimed one by one, reported once. */
export class Markup {
  readonly #source: Source;
  #marks = 0;
  #first: [number, number] | undefined;
  /** Where addresses begin whose marks plain texts may print as words. */
  readonly addresses: number[] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  /** Claims a range of marks. */
  claim(start: number, end: number): void {
    if (end <= start || this.#source.text.slice(start, end).trim() === '') return;
    this.#source.claim(start, end);
    this.#marks++;
    this.#first ??= [start, end];
  }

  /** Says in one message how many marks were left out of the tree. */
  report(ruleId: string, what: string): void {
    if (!this.#first) return;
    const [start, end] = this.#first;
    const message = this.#source.warn(
      ruleId,
      this.#marks === 1
        ? `a mark of ${what} that carries no words`
        : `${this.#marks} marks of ${what} carry no words; the first is here`,
      start,
      end,
    );
    message.fatal = undefined;
  }
}
