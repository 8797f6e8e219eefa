import { canonical } from './canonical.js';
import { withPhrases } from './phrases.js';
import type { Sentence } from './sentences.js';

/** A few words that a sentence has one after another. */
interface Words {
  expression: RegExp;
  /** Words that every match holds, blanks included; looking for them is cheaper than trying the expression. */
  required: readonly string[];
}

/** What tells that a sentence speaks of a matter: parts in any order, each a row of words one after another. */
export type Mention = readonly (readonly Words[])[];

/**
 * Compiles a mention: a few words that show that a sentence is about a subject, whatever value it states.
 *
 * - `word` matches itself in canonical form, so `starts` matches "begin" and `15` matches "fifteen"; articles are free.
 * - `cast|play` one of several words; `( a b | c )` one of several sequences, with blanks about the bar.
 * - `[ … ]` may be missing.
 * - `{n}` a number.
 * - `^` and `$` the ends of the sentence.
 * - `~` any words between; `&` joins parts that may be in any order.
 *
 * The parts are searched from left to right without ever going back.
 *
 * @throws SyntaxError when it is used, where its brackets are unbalanced
 */
export function mention(source: string): Mention {
  return source.split('&').map((part) => rowOf(part).map((words) => lazily(words)));
}

/** Words that are compiled when a sentence is first held against them. */
function lazily(source: string): Words {
  let made: Words | undefined;
  const compiled = (): Words => {
    if (made === undefined) {
      const parser = new MentionParser(withPhrases(source));
      made = { expression: new RegExp(parser.parse()), required: parser.required };
    }
    return made;
  };
  return {
    get expression() {
      return compiled().expression;
    },
    get required() {
      return compiled().required;
    },
  };
}

/** A part cut at the gaps that are not inside brackets. */
function rowOf(part: string): string[] {
  const row: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < part.length; i++) {
    const c = part[i] as string;
    if ('([{'.includes(c)) depth++;
    else if (')]}'.includes(c)) depth--;
    // A bar outside brackets makes the whole part one of several, gaps and all.
    else if (c === '|' && part[i - 1] === ' ' && depth === 0) return [part];
    else if (c === '~' && depth === 0) {
      row.push(part.slice(from, i));
      from = i + 1;
    }
  }
  row.push(part.slice(from));
  return row.filter((words) => words.trim() !== '');
}

/** True where a sentence speaks of the matter, whatever else it says. */
export function mentions(wanted: Mention, sentence: Sentence): boolean {
  return wanted.every((row) => {
    if (!row.every((part) => holds(part, sentence))) return false;
    let rest = sentence.line;
    for (const { expression } of row) {
      const match = expression.exec(rest);
      if (match === null) return false;
      rest = rest.slice(match.index + match[0].length);
    }
    return true;
  });
}

/** The number of the last `{n}` of a mention whose words a sentence has; undefined where it has none. */
export function numberIn(wanted: Mention, sentence: Sentence): number | undefined {
  if (!mentions(wanted, sentence)) return undefined;
  const words = wanted.at(-1)?.at(-1)?.expression.exec(sentence.line)?.[0];
  const number = words?.split(' ').findLast((word) => /^\d+$/.test(word));
  return number === undefined ? undefined : Number(number);
}

function holds(wanted: Words, sentence: Sentence): boolean {
  return wanted.required.every((word) => sentence.line.includes(word));
}

class MentionParser {
  private readonly source: string;
  private at = 0;
  private depth = 0;
  readonly required: string[] = [];

  constructor(source: string) {
    this.source = source;
  }

  parse(): string {
    const expression = this.alternatives(undefined);
    return `${expression}(?= )`;
  }

  private alternatives(close: string | undefined): string {
    const branches: string[] = [];
    const words = this.required.length;
    let branch = '';
    for (;;) {
      this.blanks();
      const c = this.source[this.at];
      if (c === undefined) {
        if (close !== undefined) throw new SyntaxError(`"${close}" is missing in "${this.source}"`);
        break;
      }
      if (c === close) {
        this.at++;
        break;
      }
      if (c === '|') {
        this.at++;
        branches.push(branch);
        branch = '';
        // What is in one branch of several need not be in the sentence.
        this.required.length = words;
        this.depth++;
        continue;
      }
      branch += this.item(c);
    }
    branches.push(branch);
    if (branches.length > 1) {
      this.required.length = words;
      this.depth -= branches.length - 1;
    }
    return branches.length === 1 ? (branches[0] as string) : `(?:${branches.join('|')})`;
  }

  private item(c: string): string {
    switch (c) {
      case '(':
        this.at++;
        return `(?:${this.alternatives(')')})`;
      case '[': {
        this.at++;
        this.depth++;
        const optional = `(?:${this.alternatives(']')})?`;
        this.depth--;
        return optional;
      }
      case '{':
        return this.number();
      case '^':
        this.at++;
        return '^(?=(?: |$))';
      case '$':
        this.at++;
        return '(?= $)';
      default:
        return this.word();
    }
  }

  private number(): string {
    if (!this.source.startsWith('{n}', this.at))
      throw new SyntaxError(`"{" is out of place in "${this.source}"`);
    this.at += 3;
    return ' \\d+(?= )';
  }

  private word(): string {
    const match = /^[^\s()[\]{}^$]+/.exec(this.source.slice(this.at));
    if (match === null)
      throw new SyntaxError(`"${this.source[this.at]}" is out of place in "${this.source}"`);
    this.at += match[0].length;
    const choices = match[0].split('|').map((w) => canonical(w));
    const wanted = [...new Set(choices.filter((w) => w !== ''))].map((w) => ` ${quoted(w)}(?= )`);
    if (wanted.length === 0) return '';
    if (this.depth === 0 && choices.length === 1) this.required.push(` ${choices[0]} `);
    const optional = wanted.length < choices.length && choices.includes('') ? '?' : '';
    return wanted.length === 1 && optional === ''
      ? (wanted[0] as string)
      : `(?:${wanted.join('|')})${optional}`;
  }

  private blanks(): void {
    while (this.source[this.at] === ' ' || this.source[this.at] === '\n') this.at++;
  }
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
