import { isDigit, isSmallLetter, UNSEEN_CLASS } from '../characters.js';
import { Run } from '../run.js';
import type { Source } from '../source.js';
import { hasFold, isBlank, type Lines, lineText } from './lines.js';
import { exampleWords } from './starts.js';

/** A block of words on one or more lines: a paragraph or an example. */
export class Block extends Run {
  kind: 'paragraph' | 'example' = 'paragraph';
  /** Offset of its first character, the word “Example” included. */
  start = 0;
  end = 0;

  /** Makes it a block without words. */
  begin(kind: 'paragraph' | 'example', start: number, end: number): this {
    this.clear();
    this.kind = kind;
    this.start = start;
    this.end = end;
    return this;
  }
}

/** Blocks that are made once for all rules. */
export class Spare {
  readonly first: readonly [Block] = [new Block()];
  readonly #more: Block[] = [];

  /** A block behind the first, by its place. */
  more(place: number): Block {
    this.#more[place - 1] ??= new Block();
    return this.#more[place - 1] as Block;
  }
}

/** How the lines of a document make paragraphs. */
export interface Manner {
  /** Paragraphs are broken into lines. */
  wrapped: boolean;
  /** The longest usual line, in characters. */
  width: number;
  /** A line that would be shorter than this with the first word of the next one ends where somebody wanted it to. */
  room: number;
  /** The lines of a paragraph but its first stand further in, and one that stands further out begins another. */
  hanging: boolean;
}

/** What begins a new block beside a blank line. */
export interface Breaks {
  /** A line breaks early where the next word would have fit: addresses, lists of names. */
  shortLines?: boolean;
  /** `1.`, `2.` … at the start of a line count the senses of a word. */
  senses?: boolean;
}

/** White space that is not one blank, and what nobody sees. */
const GAP = new RegExp(`[\\s\\u0085${UNSEEN_CLASS}]{2,}|[^\\S ]|[\\u0085${UNSEEN_CLASS}]`, 'g');
const SEEN = new RegExp(`[^${UNSEEN_CLASS}]`);
/** White space at the start of a line that marks a paragraph, not a hanging indent. */
const PARAGRAPH_INDENT = 3;

/**
 * Gathers lines into paragraphs and examples.
 *
 * @param from first line
 * @param to line after the last
 * @param firstWords offset at which the first line's words begin, where a number comes before them
 * @param spare blocks that nobody asks for any more, the first one in a list of its own: most rules are one block, and need no other
 */
export function blocksOf(
  source: Source,
  lines: Lines,
  from: number,
  to: number,
  manner: Manner,
  firstWords?: number,
  breaks: Breaks = {},
  spare?: Spare,
): readonly Block[] {
  const text = source.text;
  let only: readonly [Block] | undefined;
  let blocks: Block[] | undefined;
  let block: Block | undefined;
  let sense = 0;
  /** Where the block at hand begins, in columns. */
  let margin = 0;
  let hung = false;
  for (let line = from; line < to; line++) {
    const start = line === from && firstWords !== undefined ? firstWords : (lines.start[line] as number);
    const end = lines.end[line] as number;
    if (start >= end) {
      // A number alone on its line: its words begin on the next one.
      if (line !== from) block = undefined;
      continue;
    }
    const example = line === from && firstWords !== undefined ? undefined : exampleWords(text, lines, line);
    const nextSense: number = breaks.senses ? senseAt(text, start, end) : 0;
    const isSense = nextSense > 0 && nextSense === sense + 1;
    if (isSense) sense = nextSense;
    const joins =
      block !== undefined &&
      manner.wrapped &&
      example === undefined &&
      !isSense &&
      !isBlank(lines, line - 1) &&
      (manner.hanging
        ? hangs(text, lines, line, margin, hung, manner.room)
        : !isIndentedBreak(lines, line, line - 1 === from && firstWords !== undefined)) &&
      !(breaks.shortLines && endsEarly(text, lines, line, manner.room));
    if (!joins || block === undefined) {
      margin = lines.indent[line] as number;
      hung = false;
      const kind = example === undefined ? 'paragraph' : 'example';
      if (only === undefined) {
        only = spare?.first ?? [new Block()];
        block = only[0].begin(kind, start, end);
      } else {
        blocks ??= [only[0]];
        block = (spare ? spare.more(blocks.length) : new Block()).begin(kind, start, end);
        blocks.push(block);
      }
    } else {
      hung ||= (lines.indent[line] as number) > margin;
      join(block, text, start, lines.end[line - 1] as number);
    }
    appendFolded(block, text, lines, example ?? start, end);
    block.end = end;
  }
  return blocks ?? only ?? [];
}

/** Appends a stretch of one line, white space folded to single blanks. */
function appendFolded(run: Run, text: string, lines: Lines, start: number, end: number): void {
  const value = text.slice(start, end);
  if (!hasFold(lines, start, end)) {
    run.append(value, start);
    return;
  }
  let at = 0;
  for (const gap of value.matchAll(GAP)) {
    run.append(value.slice(at, gap.index), start + at);
    if (SEEN.test(gap[0])) run.insert(' ', start + gap.index, gap[0].length);
    at = gap.index + gap[0].length;
  }
  run.append(value.slice(at), start + at);
}

const SUSPENDED = /^(?:and|or|to|but)\b/;

/** Joins two lines by a blank, or by nothing where the first ends in the hyphen of a word. */
function join(run: Run, text: string, start: number, above: number): void {
  // A soft hyphen is only there to divide a word at the end of a line.
  if (text.charCodeAt(above) === 0xad) return;
  const hyphen = text.charCodeAt(above - 1) === 0x2d && /[A-Za-z0-9]/.test(text[above - 2] ?? '');
  if (hyphen && !SUSPENDED.test(text.slice(start, start + 4))) return;
  run.insert(' ', above, start - above);
}

function isIndentedBreak(lines: Lines, line: number, belowNumber: boolean): boolean {
  const own = lines.indent[line] as number;
  const above = lines.indent[line - 1] as number;
  return !belowNumber && own >= above + PARAGRAPH_INDENT;
}

/**
 * Whether a line goes on with a paragraph of a document with hanging indents: it stands further in than the first line. Some
 * paragraphs have none; there the line goes on at the margin, unless the line above had room for its first word.
 */
function hangs(
  text: string,
  lines: Lines,
  line: number,
  margin: number,
  hung: boolean,
  room: number,
): boolean {
  const indent = lines.indent[line] as number;
  return indent > margin || (indent === margin && !hung && !endsEarly(text, lines, line, room));
}

/** True where the first word of the line would have had room on the line above; see {@link Manner.room}. */
export function endsEarly(text: string, lines: Lines, line: number, room: number): boolean {
  return withNextWord(text, lines, line) < room;
}

/** How long the line above would be with the first word of this one. */
function withNextWord(text: string, lines: Lines, line: number): number {
  const above = (lines.end[line - 1] as number) - (lines.start[line - 1] as number);
  let word = lines.start[line] as number;
  const end = lines.end[line] as number;
  while (word < end && text.charCodeAt(word) !== 32) word++;
  return above + 1 + (word - (lines.start[line] as number));
}

/** A line without so much of the usual length is not full where nothing tells it more exactly. */
const FULL = 0.8;
/** Of the lines that certainly go on in the next one, this share is full where a program has filled them. */
const FILLED_SHARE = 0.98;
const FEWEST_FILLED = 20;

/** The length under which a line ends early: the usual one where a program has filled every line with as many words as fit. */
function roomOf(text: string, lines: Lines, from: number, to: number, width: number): number {
  let all = 0;
  let full = 0;
  for (let line = from + 1; line < to; line++) {
    if (isBlank(lines, line - 1) || !isSmallLetter(lines.first[line] as number)) continue;
    all++;
    if (withNextWord(text, lines, line) > width) full++;
  }
  return all >= FEWEST_FILLED && full >= all * FILLED_SHARE ? width + 1 : width * FULL;
}

const SENSE = /^\d{1,2}[.)]\s/;

function senseAt(text: string, start: number, end: number): number {
  if (!isDigit(text.charCodeAt(start))) return 0;
  const begin = text.slice(start, Math.min(end, start + 5));
  return SENSE.test(begin) ? Number.parseInt(begin, 10) : 0;
}

/** Lines longer than this are no hard-wrapped ones. */
const LONGEST_WRAPPED = 140;

/** Such lines have room for two sentences; so many are looked at. */
const LONG = 70;
const SAMPLED = 400;
const FEWEST_LONG = 20;
/** No more of them go on behind the end of a sentence where each sentence has a line of its own. */
const GOING_ON = 0.01;
/** The end of a sentence with another behind it. */
const SENTENCE = /[a-z][.!?]["”)]? [\p{Lu}“"(]/u;

/** A line that stands so much further in than the one above hangs, or begins a paragraph. */
const HANGING_INDENT = 2;
/** Of the lines that stand further in, this share begins with a small letter where they hang. */
const HANGING_SHARE = 0.3;

/**
 * Finds out whether a document breaks its paragraphs into lines: then nearly no line is long, and many lines follow
 * another without a blank one between.
 *
 * @param from first line to look at
 * @param to line after the last
 */
export function mannerOf(text: string, lines: Lines, from: number, to: number): Manner {
  // How many lines have each length; those too long to be wrapped ones count as one length.
  const lengths = new Uint32Array(LONGEST_WRAPPED + 2);
  let all = 0;
  let joined = 0;
  let above = 0;
  let inside = 0;
  let small = 0;
  let long = 0;
  let full = 0;
  for (let line = from; line < to; line++) {
    const length = (lines.end[line] as number) - (lines.start[line] as number);
    if (length > 0) {
      all++;
      if (length > LONG && long < SAMPLED) {
        long++;
        // Where more lines than these go on, the question is answered.
        if (full <= SAMPLED * GOING_ON && SENTENCE.test(lineText(text, lines, line))) full++;
      }
      const bucket = Math.min(length, LONGEST_WRAPPED + 1);
      lengths[bucket] = (lengths[bucket] as number) + 1;
      const begins = lines.first[line] as number;
      // The lines of narrow columns are short, and most go on with a small letter.
      if (above > SHORTEST_JOINED || (above > NARROW && isSmallLetter(begins))) {
        joined++;
        if ((lines.indent[line] as number) >= (lines.indent[line - 1] as number) + HANGING_INDENT) {
          inside++;
          if (isSmallLetter(begins)) small++;
        }
      }
    }
    above = length;
  }
  // Where no line goes on behind the end of a sentence, each sentence has a line of its own.
  const sentences = long >= FEWEST_LONG && full <= long * GOING_ON && joined > all * 0.15;
  const wrapped = sentences || (quantile(lengths, all * 0.98) <= LONGEST_WRAPPED && joined > all * 0.25);
  const width = quantile(lengths, all * 0.9);
  return {
    wrapped,
    width,
    room: sentences ? 0 : wrapped ? roomOf(text, lines, from, to, width) : width * FULL,
    hanging: small > 1 && small > inside * HANGING_SHARE,
  };
}

/** A line that goes on in the next one is longer than this. */
const SHORTEST_JOINED = 50;
/** So is the line of a narrow column. */
const NARROW = 25;

/** The length that so many lines do not exceed. */
function quantile(lengths: Uint32Array, lines: number): number {
  let seen = 0;
  for (let length = 0; length < lengths.length; length++) {
    seen += lengths[length] as number;
    if (seen > lines) return length;
  }
  return lengths.length - 1;
}
