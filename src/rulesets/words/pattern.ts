import { ORDINAL_WORDS } from '../../language/lexicon/numbers.js';
import { canonical } from './canonical.js';
import { withPhrases } from './phrases.js';
import { type Sentence, spanOf } from './sentences.js';

/** Words that turn a statement round or narrow it; a pattern has to expect each one that its sentence holds. */
const turning =
  'not|never|no|none|nobody|neither|nor|unless|except|exception|without|only|instead|rather|cannot|hardly|seldom|until';

const turned = / (?:not|never|neither|nor|unless|except|without|only|nobody|none|hardly|seldom)(?= )/;

/** What a pattern found in a sentence. */
export interface Found {
  /** Offsets into the text of the rule, in UTF-16 units. */
  start: number;
  end: number;
  /** What the slots of the pattern hold, in canonical words. */
  slots: Record<string, string>;
  /** Where its gaps stand: words that were passed over, and of which nothing is known. */
  gaps: readonly { start: number; end: number }[];
}

/** A compiled pattern. */
export interface Pattern {
  /** As written in the provision. */
  source: string;
  expression: RegExp;
  /** Words that every match holds, blanks included; looking for them is cheaper than trying the expression. */
  required: readonly string[];
}

/**
 * A pattern of words; it is compiled when a sentence is first held against it.
 *
 * - `word` matches itself in canonical form, so `starts` matches "begin" and `15` matches "fifteen"; articles are free.
 * - `cast|play` one of several words; `( a b | c )` one of several sequences, with blanks about the bar.
 * - `[ … ]` may be missing.
 * - `{n}` a number, `{n}th` an ordinal number in words; `{direction: left | right}` one of several sequences, kept under the name.
 * - `…` up to twelve words, none of which turns the statement round (not, unless, only, instead …).
 * - `~` up to sixty words of any kind.
 * - `^` and `$` the ends of the sentence.
 *
 * @param source the pattern
 * @returns a pattern that throws a SyntaxError when it is used, where its brackets are unbalanced
 */
export function pattern(source: string): Pattern {
  let made: Compiled | undefined;
  const compiled = (): Compiled => {
    made ??= compilePattern(source);
    return made;
  };
  return {
    source,
    get expression() {
      return compiled().expression;
    },
    get required() {
      return compiled().required;
    },
  };
}

type Compiled = Pick<Pattern, 'expression' | 'required'>;

function compilePattern(source: string): Compiled {
  const parser = new PatternParser(withPhrases(source));
  const written = parser.parse();
  // Only where gaps are is it worth the time to ask where they stand.
  const expression = new RegExp(written, parser.gaps > 0 ? 'd' : '');
  return { expression, required: parser.required };
}

/**
 * Finds a pattern in a sentence.
 *
 * A word outside the match that turns statements round makes the sentence say something else: then there is no match.
 * A pattern that knows of such words takes them in, with `~` where they do not matter.
 */
export function find(wanted: Pattern, sentence: Sentence): Found | undefined {
  const match = matchOf(wanted, sentence);
  if (match === null) return undefined;
  const to = match.index + match[0].length;
  if (turned.test(`${sentence.line.slice(0, match.index)} `) || turned.test(sentence.line.slice(to)))
    return undefined;
  return foundIn(match, sentence);
}

/** Finds the words of a pattern in a sentence, whatever it says besides. */
export function locate(wanted: Pattern, sentence: Sentence): Found | undefined {
  const match = matchOf(wanted, sentence);
  return match === null ? undefined : foundIn(match, sentence);
}

function matchOf(wanted: Pattern, sentence: Sentence): RegExpExecArray | null {
  return holds(wanted, sentence) ? wanted.expression.exec(sentence.line) : null;
}

function foundIn(match: RegExpExecArray, sentence: Sentence): Found {
  const from = match.index;
  const to = from + match[0].length;
  const slots: Record<string, string> = {};
  const gaps: { start: number; end: number }[] = [];
  for (const [name, value] of Object.entries(match.groups ?? {})) {
    const gap = name.startsWith(gapName) ? match.indices?.groups?.[name] : undefined;
    if (gap !== undefined && gap[0] < gap[1]) gaps.push(spanOf(sentence, gap[0] + 1, gap[1]));
    else if (value !== undefined) slots[name] = value.trim();
  }
  return { ...spanOf(sentence, from + 1, to), slots, gaps };
}

/** What the groups of gaps are called; slots have names of letters only. */
const gapName = 'gap_';

/** What tells that a sentence speaks of a matter: parts in any order, each a row of patterns one after another. */
export type Mention = readonly (readonly Pattern[])[];

/**
 * Compiles a mention: `&` joins parts that may be in any order, and within a part `~` stands for any words. Unlike in
 * a pattern such a gap has no end, as the rows are searched from left to right without ever going back.
 *
 * @throws SyntaxError as `pattern`
 */
export function mention(source: string): Mention {
  return source.split('&').map((part) => rowOf(part).map((words) => pattern(words)));
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

function holds(wanted: Pattern, sentence: Sentence): boolean {
  return wanted.required.every((word) => sentence.line.includes(word));
}

class PatternParser {
  private readonly source: string;
  private at = 0;
  private depth = 0;
  /** How many gaps there are. */
  gaps = 0;
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
        if (close !== undefined)
          throw new SyntaxError(`"${close}" is missing in the pattern "${this.source}"`);
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
        return this.slot();
      case '…':
        this.at++;
        return this.gap(`(?: (?!(?:${turning}) )[^ ]+){0,12}?`);
      case '~':
        this.at++;
        return this.gap('(?: [^ ]+){0,60}?');
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

  private gap(words: string): string {
    return `(?<${gapName}${this.gaps++}>${words})`;
  }

  private slot(): string {
    const close = this.source.indexOf('}', this.at);
    const colon = this.source.indexOf(':', this.at);
    if (close < 0) throw new SyntaxError(`"}" is missing in the pattern "${this.source}"`);
    if (colon < 0 || colon > close) {
      const name = this.source.slice(this.at + 1, close).trim();
      this.at = close + 1;
      if (!this.source.startsWith('th', this.at)) return ` (?<${name}>\\d+)(?= )`;
      this.at += 2;
      return ` (?<${name}>${ORDINAL_WORDS.slice(1).join('|')})(?= )`;
    }
    const name = this.source.slice(this.at + 1, colon).trim();
    this.at = colon + 1;
    return `(?<${name}>${this.alternatives('}')})`;
  }

  private word(): string {
    const match = /^[^\s()[\]{}…~^$]+/.exec(this.source.slice(this.at));
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
