import type { Answer } from './api.js';

/**
 * The answers given in a game. There is one for every decision and all are kept, so an ordinary one is kept as two numbers: that
 * of its decision and the place of the option. Any other is kept as it is, before a 0.
 *
 * Copies of a game go on with the same list for as long as only one of them adds to it.
 */
export class Answered {
  #kept: (number | Answer)[] = [];
  /** So much of the list is this game's. */
  #length = 0;

  /** Adds an answer that everybody who was asked gives together. */
  addChoice(decision: string, option: number): void {
    this.#push(numberOf(decision), option);
  }

  /** Adds any other answer. */
  add(answer: Answer): void {
    this.#push(answer, 0);
  }

  #push(first: number | Answer, second: number): void {
    if (this.#kept.length > this.#length) this.#kept = this.#kept.slice(0, this.#length);
    this.#length = this.#kept.push(first, second);
  }

  /** The same answers, to which others may be added. */
  copy(): Answered {
    const copy = new Answered();
    copy.#kept = this.#kept;
    copy.#length = this.#length;
    return copy;
  }

  /** All of them in their order. */
  get list(): Answer[] {
    const list: Answer[] = [];
    for (let at = 0; at < this.#length; at += 2) {
      const first = this.#kept[at] as number | Answer;
      list.push(
        typeof first === 'number' ? { decision: `d${first}`, option: this.#kept[at + 1] as number } : first,
      );
    }
    return list;
  }
}

const ZERO = '0'.charCodeAt(0);

/** The number of a decision, which is its name without the letter before it. Digit by digit, so that no shorter text is made of the name. */
function numberOf(decision: string): number {
  let number = 0;
  for (let at = 1; at < decision.length; at++) number = number * 10 + decision.charCodeAt(at) - ZERO;
  return number;
}
