import type { ObjectRef, PlayerRef, TargetSpec } from '../../../src/game/index.js';

/** One word or sign of a card's text. */
export interface CardToken {
  text: string;
  word: string;
  /** Offset into the text. */
  start: number;
}

/** What a name such as `t` stands for in the text of one ability. */
export type Meaning =
  | { as: 'player'; ref: PlayerRef }
  | { as: 'object'; ref: ObjectRef }
  | { as: 'either'; player: PlayerRef; object: ObjectRef }
  | { as: 'amount' };

/** A text that the mini-language does not cover. */
export class CardTextError extends Error {
  /** Offset into the text. */
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.name = 'CardTextError';
    this.offset = offset;
  }
}

/** Walks over the words of a card's text and remembers what its names mean. */
export class Cursor {
  readonly text: string;
  readonly tokens: CardToken[];
  at = 0;
  /** The furthest word that anything looked at in vain, for the message. */
  furthest = 0;
  names = new Map<string, Meaning>();
  targets: TargetSpec[] = [];

  constructor(text: string) {
    this.text = text;
    this.tokens = [];
    const pattern = /->|<=|>=|==|!=|[A-Za-z][\w'’]*|\d+|\S/g;
    for (const match of text.matchAll(pattern))
      this.tokens.push({ text: match[0], word: match[0].toLowerCase(), start: match.index });
  }

  /** The word at a distance from here; the empty string beyond the end. */
  peek(ahead = 0): string {
    return this.tokens[this.at + ahead]?.word ?? '';
  }

  done(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Steps over words when they all stand here, written with blanks between them. */
  take(words: string): boolean {
    const wanted = words.split(' ');
    for (let i = 0; i < wanted.length; i++)
      if (this.peek(i) !== wanted[i]) {
        this.furthest = Math.max(this.furthest, this.at + i);
        return false;
      }
    this.at += wanted.length;
    return true;
  }

  /** Steps over the first of several phrases that stands here and returns it. */
  oneOf(...phrases: string[]): string | undefined {
    return phrases.find((phrase) => this.take(phrase));
  }

  /** Steps over a word or fails. */
  need(words: string): void {
    if (!this.take(words)) throw this.error(`expected "${words}"`);
  }

  /** Steps over a whole number. */
  number(): number | undefined {
    const negative = this.peek() === '-' || this.peek() === '+';
    const digits = this.peek(negative ? 1 : 0);
    if (!/^\d+$/.test(digits)) return undefined;
    const value = Number(digits) * (this.peek() === '-' ? -1 : 1);
    this.at += negative ? 2 : 1;
    return value;
  }

  /** Steps over a name of the text (a word not otherwise known), as `t` or `c`. */
  name(): string | undefined {
    const word = this.peek();
    if (!/^[a-z]$/.test(word)) return undefined;
    this.at++;
    return word;
  }

  /** Tries a reading and steps back when it gives nothing. */
  attempt<T>(reading: () => T | undefined): T | undefined {
    const { at, targets } = this;
    const names = new Map(this.names);
    this.targets = [...targets];
    try {
      const value = reading();
      if (value !== undefined) return value;
    } catch (error) {
      if (!(error instanceof CardTextError)) throw error;
    }
    this.furthest = Math.max(this.furthest, this.at);
    this.at = at;
    this.names = names;
    this.targets = targets;
    return undefined;
  }

  /** An error at the furthest word reached. */
  error(reason: string): CardTextError {
    const at = Math.max(this.at, this.furthest);
    const token = this.tokens[at];
    const where = token ? `before "${this.text.slice(token.start, token.start + 30)}"` : 'at the end';
    return new CardTextError(token?.start ?? this.text.length, `${reason} ${where}`);
  }
}
