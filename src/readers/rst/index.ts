import { compareLetters, type Edition, letterAfter } from '../../tree/index.js';
import { expectDate } from '../dated.js';
import type { Block, PendingRepair } from '../layout/block.js';
import { compose } from '../layout/compose.js';
import { Markup } from '../layout/markup.js';
import type { Source } from '../source.js';
import { type Explicit, explicitAt } from './explicit.js';
import { inline } from './inline.js';
import { itemMark } from './item.js';
import { isBlank, type Line, linesOf } from './line.js';
import { isTransition, titleAt } from './title.js';

/**
 * Reads a reStructuredText document: titles are sections and rules, items with letters are subrules, admonitions titled
 * "Example" are examples. Only the constructs that rule dumps use are known; everything else is set aside by name.
 */
export function readRst(source: Source): Edition {
  const reader = new RstReader(source);
  reader.run();
  const tree = compose(source, { blocks: reader.blocks, repairs: reader.repairs });
  tree.format = 'rst';
  if (reader.effective !== undefined) tree.effective ??= reader.effective;
  return tree;
}

const FIELD = /^:([A-Za-z][\w -]{0,40}):(?:\s+|$)/;
const DATE_FIELD = /^(?:effective|date|current|version|updated|as of)\b/i;
/** An example nested this much deeper than the words of its rule is in a block of its own by mistake. */
const OVER_INDENT = 4;

class RstReader {
  readonly blocks: Block[] = [];
  readonly repairs: PendingRepair[] = [];
  effective: string | undefined;
  readonly #source: Source;
  readonly #text: string;
  readonly #lines: Line[];
  readonly #markup: Markup;
  readonly #substitutions = new Map<string, string>();
  /** Titles of one style are of one level, in the order in which the styles appear. */
  readonly #styles: string[] = [];
  /** The list at hand: where its marks stand, and its last letter. */
  #list: { indent: number; letter: string } | undefined;
  /** The example at hand takes every paragraph that is indented more than it. */
  #example: { indent: number; block: Block } | undefined;
  #at = 0;
  #divided = false;

  constructor(source: Source) {
    this.#source = source;
    this.#text = source.text;
    this.#lines = linesOf(source.text);
    this.#markup = new Markup(source);
  }

  run(): void {
    this.#define();
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] as Line;
      if (isBlank(line)) this.#at++;
      else this.#construct(line);
    }
    this.#markup.report('rst-markup', 'reStructuredText');
  }

  /** Substitutions may be used before they are defined. */
  #define(): void {
    if (!this.#text.includes('.. |')) return;
    for (const line of this.#lines) {
      const explicit = explicitAt(this.#words(line), line.start);
      if (explicit?.kind === 'substitution' && explicit.words < line.end) {
        this.#substitutions.set(explicit.name, this.#text.slice(explicit.words, line.end));
      }
    }
  }

  #words(line: Line): string {
    return this.#text.slice(line.start, line.end);
  }

  #construct(line: Line): void {
    const title = titleAt(this.#text, this.#lines, this.#at);
    if (title) {
      for (const adornment of title.adornments) this.#markup.claim(adornment.start, adornment.end);
      let level = this.#styles.indexOf(title.style);
      if (level < 0) level = this.#styles.push(title.style) - 1;
      this.#list = undefined;
      this.#example = undefined;
      this.#push({
        role: 'heading',
        level: level + 1,
        pieces: this.#inline(title.words.start, title.words.end),
      });
      this.#at += title.length;
      return;
    }
    if (isTransition(this.#text, line)) {
      this.#divided = true;
      this.#markup.claim(line.start, line.end);
      this.#at++;
      return;
    }
    if (this.#example && line.indent <= this.#example.indent) this.#example = undefined;
    const words = this.#words(line);
    const explicit = explicitAt(words, line.start);
    if (explicit) this.#explicit(explicit, line);
    else if (this.#example) this.#intoExample(line);
    else if (words.startsWith('| ')) this.#lineBlock();
    else if (this.#field(words, line)) this.#at++;
    else this.#paragraph(line);
  }

  /** The lines of a line block are paragraphs of their own; one without a bar goes on with the line above. */
  #lineBlock(): void {
    for (let line = this.#lines[this.#at] as Line; this.#words(line).startsWith('| '); ) {
      this.#markup.claim(line.start, line.start + 1);
      const indent = line.indent;
      const start = line.start + 1;
      let end = line.end;
      line = this.#next();
      while (!isBlank(line) && line.indent > indent && !this.#words(line).startsWith('| ')) {
        end = line.end;
        line = this.#next();
      }
      this.#push({ role: 'paragraph', pieces: this.#inline(start, end) });
      if (this.#at >= this.#lines.length) return;
    }
  }

  /** Moves to the next line; behind the last one there is a blank one. */
  #next(): Line {
    this.#at++;
    const { length } = this.#text;
    return this.#lines[this.#at] ?? { at: length, start: length, end: length, indent: 0 };
  }

  #explicit(explicit: Explicit, line: Line): void {
    this.#at++;
    if (explicit.kind === 'example') {
      this.#openExample(explicit, line);
      return;
    }
    if (explicit.kind === 'wrapper' || explicit.kind === 'admonition') {
      this.#source.setAside(
        'rst-directive',
        `the directive ${explicit.name} is left out; its words are kept as paragraphs`,
        line.start,
        Math.min(explicit.words, line.end),
      );
      this.#options(line);
      if (explicit.words < line.end) {
        this.#at--;
        this.#paragraph(line, explicit.words);
      }
      return;
    }
    const end = explicit.kind === 'label' ? line.end : this.#bodyEnd(line);
    const what = {
      label: ['rst-label', 'a label for links and no words of the rules'],
      substitution: ['rst-definition', `the definition of |${explicit.name}|, used where that stands`],
      aside: ['rst-directive', `the directive ${explicit.name} holds no words of the rules`],
      comment: ['rst-comment', 'a comment, which readers of the document do not see'],
    }[explicit.kind] as [string, string];
    this.#source.setAside(what[0], what[1], line.start, end);
  }

  /** The end of what is indented under a line; moves past it. */
  #bodyEnd(line: Line): number {
    let end = line.end;
    while (this.#at < this.#lines.length) {
      const next = this.#lines[this.#at] as Line;
      if (!isBlank(next)) {
        if (next.indent <= line.indent) break;
        end = next.end;
      }
      this.#at++;
    }
    return end;
  }

  /** Options of a directive stand right below it: `:class: example`. */
  #options(line: Line): void {
    for (;;) {
      const next = this.#lines[this.#at];
      if (next === undefined || isBlank(next) || next.indent <= line.indent) return;
      if (!FIELD.test(this.#words(next))) return;
      this.#markup.claim(next.start, next.end);
      this.#at++;
    }
  }

  #openExample(explicit: Explicit, line: Line): void {
    const mark = { start: line.start, end: Math.min(explicit.words, line.end) };
    const block: Block = { role: 'example', pieces: [], mark };
    if (this.#list && line.indent <= this.#list.indent) block.owner = 'rule';
    this.#overIndent(line);
    this.#options(line);
    if (explicit.words < line.end) block.pieces = this.#inline(explicit.words, line.end);
    this.#example = { indent: line.indent, block };
    this.#push(block);
  }

  /** An example that stands a whole step too deep is still the example of the words above it. */
  #overIndent(line: Line): void {
    const expected = this.#list ? this.#list.indent + OVER_INDENT : OVER_INDENT;
    if (line.indent < expected + OVER_INDENT) return;
    const mark = this.#text.slice(line.start, line.end);
    this.repairs.push({
      ruleId: 'rst-over-indented',
      original: this.#text.slice(line.at, line.start) + mark,
      repaired: ' '.repeat(expected) + mark,
      reason: `this example is indented by ${line.indent} columns, deeper than anything it could belong to: read as if by ${expected}`,
      start: line.start,
      end: line.end,
    });
  }

  #intoExample(line: Line): void {
    const example = this.#example as { block: Block };
    const end = this.#gather(line, () => false);
    if (example.block.pieces.length > 0)
      example.block.pieces.push({ start: line.start, end: line.start, as: ' ' });
    example.block.pieces.push(...this.#inline(line.start, end));
  }

  /** Moves past the lines of a paragraph: to a free line, a smaller indent, markup, or what `stop` says. */
  #gather(line: Line, stop: (next: Line, words: string) => boolean): number {
    let end = line.end;
    this.#at++;
    while (this.#at < this.#lines.length) {
      const next = this.#lines[this.#at] as Line;
      if (isBlank(next)) break;
      const words = this.#words(next);
      if (words.startsWith('..') && explicitAt(words, next.start)) break;
      if (this.#example && next.indent <= this.#example.indent) break;
      if (titleAt(this.#text, this.#lines, this.#at)) break;
      if (stop(next, words)) break;
      end = next.end;
      this.#at++;
    }
    return end;
  }

  #field(words: string, line: Line): boolean {
    const field = FIELD.exec(words);
    if (!field) return false;
    const name = field[1] as string;
    const date = DATE_FIELD.test(name) ? expectDate(this.#source, words, line.start) : undefined;
    this.effective ??= date;
    this.#source.setAside(
      'rst-field',
      date !== undefined
        ? `a field of the document: it takes effect on ${date}`
        : `the field ${name} describes the document and is no part of the rules`,
      line.start,
      line.end,
    );
    return true;
  }

  #paragraph(line: Line, from = line.start): void {
    const words = this.#text.slice(from, line.end);
    const mark = itemMark(words);
    if (mark && from === line.start) {
      this.#item(line, mark.kind, mark.value, mark.length);
      return;
    }
    const next = this.#lines[this.#at + 1];
    const isTerm =
      next !== undefined &&
      !isBlank(next) &&
      next.indent > line.indent &&
      words.length <= 80 &&
      !/[.!?:;,]$/.test(words) &&
      (this.#at === 0 || isBlank(this.#lines[this.#at - 1]));
    if (isTerm) {
      this.#at++;
      this.#list = undefined;
      this.#push({ role: 'term', pieces: this.#inline(from, line.end) });
      return;
    }
    const end = this.#gather(line, (following, text) => this.#opensItem(following, text));
    const block: Block = { role: 'paragraph', pieces: this.#inline(from, end) };
    if (this.#list && line.indent < this.#list.indent) block.owner = 'rule';
    this.#push(block);
  }

  /** In the lines of an item, another one begins where its mark is under the first. */
  #opensItem(line: Line, words: string): boolean {
    if (!this.#list || line.indent > this.#list.indent) return false;
    const mark = itemMark(words);
    if (!mark) return false;
    return mark.kind !== 'letter' || compareLetters(mark.value, this.#list.letter) > 0;
  }

  #item(line: Line, kind: string, value: string, length: number): void {
    const list = this.#list && line.indent === this.#list.indent ? this.#list : undefined;
    let letter = '';
    if (kind === 'letter') letter = value;
    else if (kind === 'automatic') {
      letter = letterAfter(list?.letter ?? '');
    }
    this.#list = { indent: line.indent, letter };
    const end = this.#gather(line, (next, words) => this.#opensItem(next, words));
    const pieces = this.#inline(line.start + length, end);
    const mark = { start: line.start, end: line.start + length };
    if (letter !== '') this.#push({ role: 'item', letter, mark, pieces });
    else {
      // Figures are part of what a sense of a glossary entry prints; bullets are not.
      if (kind === 'bullet') this.#markup.claim(mark.start, mark.start + 1);
      else pieces.unshift(mark);
      this.#push({ role: 'paragraph', pieces });
    }
  }

  #inline(start: number, end: number) {
    return inline(
      { text: this.#text, substitutions: this.#substitutions, repairs: this.repairs, markup: this.#markup },
      start,
      end,
    );
  }

  #push(block: Block): void {
    if (this.#divided) block.divided = true;
    this.#divided = false;
    this.blocks.push(block);
  }
}
