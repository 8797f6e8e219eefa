import { MODALS, nounOf, verbForms } from './lexicon.js';
import type { Count } from './meaning.js';
import type { Word } from './narrativeWords.js';

/** Where a reader stands among the words of a sentence. */
export class Cursor {
  at = 0;
  /** The farthest word that was understood in its place. */
  furthest = 0;

  readonly words: readonly Word[];

  constructor(words: readonly Word[]) {
    this.words = words;
  }
  get done(): boolean {
    return this.at >= this.words.length;
  }

  peek(ahead = 0): string {
    return this.words[this.at + ahead]?.word ?? '';
  }

  word(ahead = 0): Word | undefined {
    return this.words[this.at + ahead];
  }

  next(): Word {
    const word = this.words[this.at] as Word;
    this.at++;
    if (this.at > this.furthest) this.furthest = this.at;
    return word;
  }

  /** Takes the words when they come next; each alternative is one or more words. */
  take(...alternatives: string[]): string | undefined {
    for (const alternative of alternatives) {
      const parts = alternative.split(' ');
      if (parts.every((part, k) => this.peek(k) === part && this.word(k)?.kind !== 'name')) {
        for (const _ of parts) this.next();
        return alternative;
      }
    }
    return undefined;
  }

  /** Goes back where nothing was read. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const from = this.at;
    const result = read();
    if (result === undefined) this.at = from;
    return result;
  }

  /** Whether a verb with a subject before it comes next. */
  finite(): boolean {
    const word = this.word();
    if (word?.kind !== 'word') return false;
    if (MODALS.has(word.word)) return true;
    return verbForms(word.word).some(
      ({ form }) => form === 'third' || (form === 'past' && nounOf(word.word) === undefined),
    );
  }

  /** Whether a word ahead is a verb and nothing else. */
  verbAt(ahead: number): boolean {
    const word = this.word(ahead);
    return (
      word?.kind === 'word' &&
      nounOf(word.word) === undefined &&
      (MODALS.has(word.word) || verbForms(word.word).length > 0)
    );
  }

  /** Whether a verb of several comes next: "leave". */
  plural(): boolean {
    const word = this.word();
    return (
      word?.kind === 'word' &&
      (nounOf(word.word) === undefined || word.word === 'play') &&
      verbForms(word.word).some(({ form }) => form === 'base')
    );
  }
  count(): Count | undefined {
    return this.attempt(() => {
      const least = this.take('at least');
      const most = least ?? this.take('at most', 'no more than');
      const sign = this.take('+', '-');
      const word = this.word();
      if (word?.kind !== 'number' || word.value === undefined) return undefined;
      this.next();
      const n = sign === '-' ? -word.value : word.value;
      if (least) return { n, bound: 'least' };
      if (most) return { n, bound: 'most' };
      if (this.take('more')) return { n };
      if (this.take('or more', 'or greater')) return { n, bound: 'least' };
      if (this.take('or less', 'or fewer')) return { n, bound: 'most' };
      return { n };
    });
  }
  sum(): { value: number; first: number } | undefined {
    return this.attempt(() => {
      if (!this.take('(')) return undefined;
      const read = (): number | undefined => {
        let value = operand();
        for (;;) {
          const sign = this.take('+', '-', '–', '−', '*', '—');
          if (sign === undefined || value === undefined) return value;
          const right = operand();
          if (right === undefined) return undefined;
          value = sign === '+' ? value + right : sign === '*' ? value * right : value - right;
        }
      };
      const operand = (): number | undefined => {
        if (this.take('(')) {
          const value = read();
          return this.take(')') ? value : undefined;
        }
        return this.word()?.kind === 'number' ? this.next().value : undefined;
      };
      const first = this.word(0)?.value ?? 0;
      const value = read();
      return value !== undefined && this.take(')') ? { value, first } : undefined;
    });
  }
}
