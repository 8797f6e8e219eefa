import type { Point, Position } from 'unist';
import type {
  Chapter,
  Edition,
  EditionChild,
  Example,
  Paragraph,
  Phrasing,
  Rule,
  Section,
  Subrule,
} from '../../tree/index.js';
import { withoutLetter } from '../../tree/numbers.js';
import { phrase } from '../phrasing.js';
import type { Source } from '../source.js';
import type { Lines } from './lines.js';
import { type Block, blocksOf, type Manner, Spare } from './paragraphs.js';
import type { Accepted } from './sequence.js';
import { chapterOf, isPlaceholder, looksLikeHeading } from './starts.js';

/**
 * Builds chapters, sections, rules and subrules from the accepted beginnings.
 *
 * @param starts accepted beginnings, in order, all between `from` and `to`
 * @param from first line of the body; words before the first beginning belong to a rule outside the fragment
 * @param to line after the last
 */
export function buildBody(
  source: Source,
  lines: Lines,
  starts: readonly Accepted[],
  from: number,
  to: number,
  manner: Manner,
): EditionChild[] {
  const builder = new BodyBuilder(source, lines, manner);
  const first = starts[0]?.line ?? to;
  if (from < first) builder.orphanWords(from, first, starts[0]);
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as Accepted;
    builder.add(start, starts[i + 1]?.line ?? to, starts[i + 1]);
  }
  builder.closeRule();
  return builder.children;
}

class BodyBuilder {
  readonly children: Edition['children'] = [];
  readonly #source: Source;
  readonly #lines: Lines;
  readonly #manner: Manner;
  #chapter: Chapter | undefined;
  #section: Section | undefined;
  #rule: Rule | undefined;
  /** What the rule at hand holds and will hold, as long as it may get subrules; a list that grows keeps room for many more than it gets. */
  readonly #held: Rule['children'] = [];
  #holds = 0;
  readonly #spare = new Spare();
  /** The last headings. */
  readonly #reached = { chapter: 0, section: 0 };

  constructor(source: Source, lines: Lines, manner: Manner) {
    this.#source = source;
    this.#lines = lines;
    this.#manner = manner;
  }

  /** Words whose own number lies outside the document. */
  orphanWords(from: number, to: number, next: Accepted | undefined): void {
    const blocks = this.#blocks(from, to);
    if (blocks.length === 0) return;
    const rule = this.#orphan(next?.kind === 'subrule' ? next : undefined, blocks[0]?.start ?? 0);
    const position = rule.position as Position;
    rule.children = this.#nodesOf(blocks, position);
    this.#extend(position.end);
  }

  add(start: Accepted, to: number, next: Accepted | undefined): void {
    if (start.slip) {
      const at = this.#lines.start[start.line] as number;
      this.#source.warn(start.slip.ruleId, start.slip.reason, at, at + start.printed.length);
    }
    if (start.kind === 'chapter') this.#addChapter(start, to);
    else if (start.kind === 'section') this.#addSection(start, to);
    else if (start.kind === 'rule') this.#addRule(start, to, next);
    else this.#addSubrule(start, to);
  }

  /** Chapters and sections are in the order of their numbers, unless somebody has put them otherwise. */
  #follow(start: Accepted): void {
    const number = start.kind === 'chapter' ? chapterOf(start) : Number(start.intended ?? start.section);
    const before = start.kind === 'chapter' ? this.#reached.chapter : this.#reached.section;
    this.#reached[start.kind as 'chapter' | 'section'] = number;
    // The sections of a chapter that is in the wrong place are in order among themselves.
    if (start.kind === 'chapter') this.#reached.section = 0;
    if (number > before || start.slip) return;
    const at = this.#lines.start[start.line] as number;
    const reason = `${start.kind} ${start.printed} comes after ${start.kind} ${before}: it is kept where it stands`;
    this.#source.warn('heading-order', reason, at, at + start.printed.length);
  }

  #addChapter(start: Accepted, to: number): void {
    this.closeRule();
    this.#follow(start);
    this.#claimNumber(start);
    const { title, line } = this.#heading(start, to, false);
    const position = this.#place(start, this.#lines.end[line - 1] as number);
    const blocks = this.#blocks(line, to);
    const children = this.#nodesOf(blocks, position) as Chapter['children'];
    const chapter: Chapter = { type: 'chapter', number: start.printed, title, children, position };
    this.#chapter = chapter;
    this.#section = undefined;
    this.children.push(chapter);
  }

  #addSection(start: Accepted, to: number): void {
    this.closeRule();
    this.#follow(start);
    const words = this.#source.text.slice(start.words, this.#lines.end[start.line]);
    const placeholder = /^\[?This\s+section\b/i.test(words) || isPlaceholder(words);
    this.#claimNumber(start);
    const { title, line } = this.#heading(start, to, placeholder);
    const position = this.#place(start, this.#lines.end[line - 1] as number);
    const section: Section = { type: 'section', number: start.printed, title, children: [] };
    if (start.intended !== undefined) section.intended = start.intended;
    if (placeholder) section.placeholder = true;
    section.position = position;
    const chapter = String(Math.floor(Number(start.intended ?? start.section) / 100));
    if (this.#chapter?.number !== chapter) this.#chapter = undefined;
    this.#section = section;
    (this.#chapter?.children ?? this.children).push(section as never);
    section.children = this.#nodesOf(this.#blocks(line, to), position);
    this.#extend(position.end);
  }

  #addRule(start: Accepted, to: number, next: Accepted | undefined): void {
    let blocks = this.#blocks(start.line, to, start.words);
    this.#claimNumber(start);
    const position = this.#placeNumber(start, blocks);
    const only = next === undefined ? undefined : onlyParagraph(blocks);
    let title: string | undefined;
    if (only && isTitle(only.value)) {
      title = withoutMarks(only.value);
      this.#source.claim(only.start, only.end);
      position.end = this.#source.position(only.start, only.end).end;
      blocks = blocks.filter((block) => block !== only);
    }
    const children = this.#nodesOf(blocks, position);
    const { printed: number, intended } = start;
    const rule: Rule =
      intended === undefined
        ? { type: 'rule', number, children, position }
        : { type: 'rule', number, children, intended, position };
    if (title !== undefined) rule.title = title;
    this.closeRule();
    this.#rule = rule;
    this.#container(start).push(rule as never);
    this.#extend(position.end);
  }

  #addSubrule(start: Accepted, to: number): void {
    const parent = withoutLetter(start.intended ?? start.number);
    if (!this.#rule || (this.#rule.intended ?? this.#rule.number) !== parent) {
      this.#orphan(start, this.#lines.start[start.line] as number);
    }
    const blocks = this.#blocks(start.line, to, start.words);
    this.#claimNumber(start);
    const position = this.#placeNumber(start, blocks);
    const children = this.#nodesOf(blocks, position);
    const { printed: number, intended } = start;
    const subrule: Subrule =
      intended === undefined
        ? { type: 'subrule', number, children, position }
        : { type: 'subrule', number, children, intended, position };
    this.#hold(subrule);
    this.#extend(position.end);
  }

  /** Adds a subrule to the rule at hand, which has it in its list when it is closed. */
  #hold(subrule: Subrule): void {
    if (this.#holds === 0)
      for (const child of (this.#rule as Rule).children) this.#held[this.#holds++] = child;
    this.#held[this.#holds++] = subrule;
  }

  /** Ends the rule at hand, if there is one: what comes next is in none, or in another. */
  closeRule(): void {
    if (this.#rule && this.#holds > 0) this.#rule.children = this.#held.slice(0, this.#holds);
    this.#holds = 0;
    this.#rule = undefined;
  }

  /** A rule that is not in the document but must hold what belongs to it. */
  #orphan(child: Accepted | undefined, at: number): Rule {
    const rule: Rule = { type: 'rule', number: '', orphan: true, children: [] };
    if (child) rule.intended = withoutLetter(child.intended ?? child.number);
    rule.position = this.#source.position(at, at);
    this.closeRule();
    this.#rule = rule;
    (child ? this.#container(child) : (this.#section?.children ?? this.children)).push(rule as never);
    return rule;
  }

  /** Where a rule goes: its section, or straight under what is left of the headings. */
  #container(start: Accepted): unknown[] {
    const number = start.intended ?? start.number;
    const section = number.slice(0, number.indexOf('.'));
    if (this.#section && numberOfHeading(this.#section) === section) return this.#section.children;
    this.#section = undefined;
    if (this.#chapter && this.#chapter.number === section.slice(0, -2)) return this.#chapter.children;
    this.#chapter = undefined;
    return this.children;
  }

  /** The words of a heading; those of a placeholder may run over several lines. */
  #heading(start: Accepted, to: number, long: boolean): { title: string; line: number } {
    let line = start.line + 1;
    if (long && this.#manner.wrapped)
      while (line < to && this.#lines.start[line] !== this.#lines.end[line]) line++;
    const block = blocksOf(this.#source, this.#lines, start.line, line, this.#manner, start.words)[0];
    this.#source.claim(start.words, this.#lines.end[line - 1] as number);
    return { title: withoutMarks(block?.value ?? ''), line };
  }

  /** The blocks of lines, until they are asked for again. */
  #blocks(from: number, to: number, words?: number): readonly Block[] {
    return blocksOf(this.#source, this.#lines, from, to, this.#manner, words, {}, this.#spare);
  }

  /** The nodes of blocks; the place of what holds them grows to their end. */
  #nodesOf(blocks: readonly Block[], position: Position): (Paragraph | Example)[] {
    for (let i = 1; i < blocks.length; i++) {
      const { kind, value, start, end } = blocks[i] as Block;
      if (kind !== 'paragraph' || value.length > LONGEST_STRAY) continue;
      const reason = `“${value}” is alone, likely left over from editing; it is kept as printed`;
      this.#source.warn('stray-text', reason, start, end);
    }
    const nodes = nodesOf(this.#source, blocks);
    const last = nodes.at(-1)?.position;
    if (last) grow(position, last.end);
    return nodes;
  }

  #claimNumber(start: Accepted): void {
    this.#source.claim(this.#lines.start[start.line] as number, start.words);
  }

  #place(start: Accepted, end: number): Position {
    return this.#source.position(this.#lines.start[start.line] as number, end);
  }

  /** The place of a rule whose words, if it has any, are yet to be added. */
  #placeNumber(start: Accepted, blocks: readonly Block[]): Position {
    if (blocks.length === 0) return this.#place(start, this.#lines.end[start.line] as number);
    const point = this.#source.pointAt(this.#lines.start[start.line] as number);
    return { start: point, end: point };
  }

  /** Grows what is open to the end of a node. */
  #extend(end: Point): void {
    grow(this.#rule?.position, end);
    grow(this.#section?.position, end);
    grow(this.#chapter?.position, end);
  }
}

function grow(position: Position | undefined, end: Point): void {
  if (position && (position.end.offset as number) < (end.offset as number)) position.end = end;
}

/** The only paragraph of some blocks. */
function onlyParagraph(blocks: readonly Block[]): Block | undefined {
  let only: Block | undefined;
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue;
    if (only) return undefined;
    only = block;
  }
  return only;
}

/** So few characters are no paragraph of a rule. */
const LONGEST_STRAY = 2;

/** Makes the nodes of blocks: a list that begins with its only node is smaller than one that it is pushed to. */
export function nodesOf(source: Source, blocks: readonly Block[]): (Paragraph | Example)[] {
  if (blocks.length === 0) return [];
  const nodes = [blockNode(source, blocks[0] as Block)];
  for (let i = 1; i < blocks.length; i++) nodes.push(blockNode(source, blocks[i] as Block));
  return nodes;
}

/** Makes the node of a block and claims its characters. */
export function blockNode(source: Source, block: Block): Paragraph | Example {
  source.claim(block.start, block.end);
  const children = phrase(block, source);
  return { type: block.kind, children, position: placeOf(block, children, source) };
}

/** The place of a block: it mostly begins and ends with its first and last words, whose places are known. */
function placeOf(block: Block, children: readonly Phrasing[], source: Source): Position {
  const first = children[0]?.position;
  const last = children.at(-1)?.position;
  if (!first || !last || block.start !== block.offsetAt(0)) return source.position(block.start, block.end);
  return first === last ? first : { start: first.start, end: last.end };
}

function numberOfHeading(section: Section): string {
  return section.intended ?? section.number;
}

/** The words of a title without the low lines of emphasis: a title is no phrasing. */
function withoutMarks(words: string): string {
  return words.includes('_') ? words.replace(/_([^_]+)_/g, '$1') : words;
}

const SENTENCE_WITHIN = /[.!?;] /;

/** A rule of few words that is no sentence is a heading over its subrules. */
function isTitle(words: string): boolean {
  return words.length <= 80 && looksLikeHeading(words) && !SENTENCE_WITHIN.test(words);
}
