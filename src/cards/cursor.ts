/** A paragraph of a card as words that are read one after another. */
export class Cursor {
  readonly words: readonly string[];
  at = 0;
  /** The furthest word that was looked at without success, for messages. */
  furthest = 0;

  constructor(words: readonly string[]) {
    this.words = words;
  }

  get done(): boolean {
    return this.at >= this.words.length;
  }

  peek(ahead = 0): string {
    return this.words[this.at + ahead] ?? '';
  }

  next(): string {
    const word = this.peek();
    this.at++;
    return word;
  }

  /** Takes the words of a phrase where they stand next, whatever their case. */
  take(phrase: string): boolean {
    const wanted = phrase.split(' ');
    for (const [index, word] of wanted.entries())
      if (this.peek(index).toLowerCase() !== word) {
        this.furthest = Math.max(this.furthest, this.at + index);
        return false;
      }
    this.at += wanted.length;
    return true;
  }

  /** Takes the first of several phrases that stands next. */
  oneOf(...phrases: string[]): string | undefined {
    return phrases.find((phrase) => this.take(phrase));
  }

  /** Tries a reading; where it fails everything is as before. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const before = this.at;
    const result = read();
    if (result === undefined) {
      this.furthest = Math.max(this.furthest, this.at);
      this.at = before;
    }
    return result;
  }
}

/** The words, numbers, symbols and marks of a text, in order. */
export function wordsOf(text: string): string[] {
  return (
    text.match(
      /(?:\{[^}]+\})+|[+\-−][\dX]+\/[+\-−][\dX]+|\d+\/\d+|~'s|~|[\p{L}\d]+(?:['’-][\p{L}\d]+)*|[^\s]/gu,
    ) ?? []
  );
}
