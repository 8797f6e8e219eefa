import type { Point, Position } from 'unist';
import { VFileMessage } from 'vfile-message';
import type { Encoding, NodeData, Repair } from '../tree/index.js';
import { countCharacters, isSpace, lacks, type Survey, survey } from './characters.js';
import { findMarks, firstMark, type Marks, type TextMarks } from './inlineMarks.js';
import { lineStarts } from './linebreaks.js';
import { Offsets } from './offsets.js';

/** How many characters that are not white space a source has, and how many of them the tree answers for. */
export interface Coverage {
  file: string;
  /** Characters (UTF-16 units) that are not white space. */
  characters: number;
  /** Those that ended in a node, in a repair, or in a message that says why they were set aside. */
  accounted: number;
}

/** So many messages of one kind are told one by one: no document of rules has more, and one that was made to have them has millions. */
const MOST_OF_A_KIND = 10_000;

/**
 * A decoded document while it is read: it knows places, collects messages, and keeps the account of characters.
 * Readers claim each range exactly once; what nobody claims is reported by {@link Source.finish}.
 */
export class Source {
  readonly text: string;
  readonly file: string;
  readonly encoding: Encoding;
  readonly messages: VFileMessage[] = [];
  /** How many messages of each kind there were to tell. */
  readonly #told = new Map<string, number>();
  #survey: Survey | undefined;
  #lineStarts: Int32Array | undefined;
  #beside: TextMarks | undefined;
  /** The mark that was asked for before, by its index. */
  #mark = 0;
  /** Pairs of offsets, start and end, each beginning after the one before it. */
  readonly #claims = new Offsets();
  /** Pairs that came too late for their place, in the order of the claims: a few. */
  #late: number[] = [];
  /** The line of the last place asked for; the next one is mostly on it or on the line after. */
  #line = 0;
  /** The last place asked for. */
  #point: Point & { offset: number } = { line: 1, column: 1, offset: 0 };

  constructor(text: string, file: string, encoding: Encoding) {
    this.text = text;
    this.file = file;
    this.encoding = encoding;
  }

  /** The document itself, where this text was derived from another. */
  get root(): Source {
    return this;
  }

  /** How many characters the text has, and where white space is more than a blank; looked for once. */
  get survey(): Survey {
    this.#survey ??= survey(this.text);
    return this.#survey;
  }

  /** Whether some characters stand anywhere in the text: answered at once where one of them is a rare sign that is nowhere. */
  has(characters: string): boolean {
    return !lacks(this.survey, characters) && this.text.includes(characters);
  }

  /** Offsets at which the lines of `text` begin, the first one 0. */
  get lineStarts(): Int32Array {
    this.#lineStarts ??= lineStarts(this.text, this.survey);
    return this.#lineStarts;
  }

  /** Where emphasis, symbols and references can begin; looked for once. */
  get marks(): Marks {
    return this.beside.marks;
  }

  /** The index of the first mark at or after an offset: mostly it is the one that was asked for before, or one of the next. */
  firstMark(offset: number): number {
    const marks = this.marks;
    let at = this.#mark;
    for (let steps = 0; steps < 8 && (marks[at] as number) < offset; steps++) at++;
    if ((marks[at] as number) < offset || (at > 0 && (marks[at - 1] as number) >= offset))
      at = firstMark(marks, offset);
    this.#mark = at;
    return at;
  }

  /** The marks, and what else the figures of the text tell; looked for once. */
  get beside(): TextMarks {
    this.#beside ??= findMarks(this.text, this.survey);
    return this.#beside;
  }

  /** Line and column (both from 1) of an offset into the decoded text. */
  pointAt(offset: number): Point {
    // The end of one node is mostly the start of the next, or the end of the one around it.
    if (offset === this.#point.offset) return this.#point;
    const starts = this.lineStarts;
    let low = this.#line;
    // Mostly on the same line or a little further down.
    for (let steps = 0; steps < 4 && (starts[low + 1] as number) <= offset; steps++) low++;
    // Or on the line above.
    if (low > 0 && (starts[low] as number) > offset) low--;
    if ((starts[low] as number) > offset || (starts[low + 1] ?? Number.POSITIVE_INFINITY) <= offset) {
      low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
    }
    this.#line = low;
    this.#point = { line: low + 1, column: offset - (starts[low] as number) + 1, offset };
    return this.#point;
  }

  /** The unist position of a range of offsets, the end exclusive. */
  position(start: number, end: number): Position {
    return { start: this.pointAt(start), end: this.pointAt(end) };
  }

  /** Says that a range has found its place in a node or a repair. */
  claim(start: number, end: number): void {
    if (end <= start) return;
    const claims = this.#claims;
    if (claims.count > 0) {
      if (start === claims.fromEnd(1)) {
        // Neighbours are one range.
        claims.replaceLast(end);
        return;
      }
      if (start < claims.fromEnd(2)) {
        this.#late.push(start, end);
        return;
      }
    }
    claims.add(start);
    claims.add(end);
  }

  /**
   * Reports something about a range that stays where it is.
   *
   * @param ruleId a short stable word for the kind of message, such as `rst-broken-role`
   */
  warn(ruleId: string, reason: string, start: number, end = start): VFileMessage {
    const told = (this.#told.get(ruleId) ?? 0) + 1;
    this.#told.set(ruleId, told);
    const message = new VFileMessage(reason, {
      place: this.position(start, end),
      ruleId,
      source: 'variorum',
    });
    message.file = this.file;
    message.fatal = false;
    if (told <= MOST_OF_A_KIND) this.messages.push(message);
    return message;
  }

  /** Says of which kinds there were more messages than are told. */
  #reportUntold(): void {
    for (const [ruleId, count] of this.#told) {
      const untold = count - MOST_OF_A_KIND;
      if (untold > 0)
        this.warn(
          'messages-untold',
          `${untold} further messages of the kind ${ruleId} are not told one by one`,
          0,
        );
    }
  }

  /** Sets a range aside: it is in no node, and the message says why. */
  setAside(ruleId: string, reason: string, start: number, end: number): void {
    this.claim(start, end);
    const message = this.warn(ruleId, reason, start, end);
    // Nothing is wrong: `null` is how unified marks a message that only informs.
    message.fatal = undefined;
  }

  /** Records on a node that characters were put right, and reports it. Claims nothing. */
  repair(
    node: { data?: NodeData },
    repair: Omit<Repair, 'position'>,
    reason: string,
    start: number,
    end: number,
  ): void {
    node.data ??= {};
    node.data.repairs ??= [];
    node.data.repairs.push({ ...repair, position: this.position(start, end) });
    this.warn(repair.ruleId, reason, start, end);
  }

  /**
   * Closes the account: whatever nobody claimed is reported as `unaccounted`, whatever was claimed twice as
   * `accounted-twice`.
   */
  finish(): Coverage {
    const claims = this.#claims.all;
    const late = sortedPairs(this.#late);
    const text = this.text;
    const characters = this.survey.characters;
    let accounted = characters;
    let reached = 0;
    const { ends } = this.survey;
    let reachedEnd = 0;
    const gap = (from: number, to: number): void => {
      // Nearly all gaps are ends of lines and nothing else: the text itself need not be asked.
      while ((ends[reachedEnd] as number) < from) reachedEnd++;
      if (ends[reachedEnd] === from && ends[reachedEnd + to - from - 1] === to - 1) return;
      const n = countCharacters(text, from, to);
      if (n === 0) return;
      accounted -= n;
      let start = from;
      let last = to;
      while (isSpace(text.charCodeAt(start))) start++;
      while (isSpace(text.charCodeAt(last - 1))) last--;
      this.warn('unaccounted', `${n} characters have no place in the tree`, start, last);
    };
    const add = (start: number, end: number): void => {
      if (start > reached) gap(reached, start);
      const twice = Math.min(end, reached);
      if (start < twice && countCharacters(text, start, twice) > 0) {
        this.warn('accounted-twice', 'these characters are in two places of the tree', start, twice);
      }
      reached = Math.max(reached, end);
    };
    let next = 0;
    for (let i = 0; i < claims.length; i += 2) {
      const start = claims[i] as number;
      for (; (late[next] as number) < start; next += 2) add(late[next] as number, late[next + 1] as number);
      add(start, claims[i + 1] as number);
    }
    for (; next < late.length; next += 2) add(late[next] as number, late[next + 1] as number);
    gap(reached, text.length);
    this.#reportUntold();
    return { file: this.file, characters, accounted };
  }
}

function sortedPairs(claims: readonly number[]): number[] {
  const order: number[] = [];
  for (let i = 0; i < claims.length; i += 2) order.push(i);
  order.sort(
    (a, b) =>
      (claims[a] as number) - (claims[b] as number) || (claims[a + 1] as number) - (claims[b + 1] as number),
  );
  const sorted: number[] = [];
  for (const i of order) sorted.push(claims[i] as number, claims[i + 1] as number);
  return sorted;
}
