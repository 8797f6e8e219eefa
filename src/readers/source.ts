import type { Point, Position } from 'unist';
import { VFileMessage } from 'vfile-message';
import type { Encoding, NodeData, Repair } from '../tree/index.js';
import { lineStarts } from './linebreaks.js';

/** How many characters that are not white space a source has, and how many of them the tree answers for. */
export interface Coverage {
  file: string;
  /** Characters (UTF-16 units) that are not white space. */
  characters: number;
  /** Those that ended in a node, in a repair, or in a message that says why they were set aside. */
  accounted: number;
}

/**
 * A decoded document while it is read: it knows places, collects messages, and keeps the account of characters.
 * Readers claim each range exactly once; what nobody claims is reported by {@link Source.finish}.
 */
export class Source {
  readonly text: string;
  readonly file: string;
  readonly encoding: Encoding;
  readonly messages: VFileMessage[] = [];
  /** Offsets at which the lines of `text` begin, the first one 0. */
  readonly lineStarts: readonly number[];
  /** Pairs of offsets, start and end, in the order of the claims. */
  #claims: number[] = [];
  /** Whether each claim begins after the one before it. */
  #inOrder = true;
  /** The line of the last place asked for; the next one is mostly on it or on the line after. */
  #line = 0;
  /** The last place asked for. */
  #point: Point & { offset: number } = { line: 1, column: 1, offset: 0 };

  constructor(text: string, file: string, encoding: Encoding) {
    this.text = text;
    this.file = file;
    this.encoding = encoding;
    this.lineStarts = lineStarts(text);
  }

  /** Line and column (both from 1) of an offset into the decoded text. */
  pointAt(offset: number): Point {
    // The end of one node is mostly the start of the next, or the end of the one around it.
    if (offset === this.#point.offset) return this.#point;
    let low = this.#line;
    const starts = this.lineStarts;
    if ((starts[low] as number) > offset || (starts[low + 1] ?? Number.POSITIVE_INFINITY) <= offset) {
      low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
      this.#line = low;
    }
    this.#point = { line: low + 1, column: offset - (this.lineStarts[low] as number) + 1, offset };
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
    const last = claims.length - 1;
    if (last > 0) {
      if (start === claims[last]) {
        // Neighbours are one range.
        claims[last] = end;
        return;
      }
      if (start < (claims[last - 1] as number)) this.#inOrder = false;
    }
    claims.push(start, end);
  }

  /**
   * Reports something about a range that stays where it is.
   *
   * @param ruleId a short stable word for the kind of message, such as `rst-broken-role`
   */
  warn(ruleId: string, reason: string, start: number, end = start): VFileMessage {
    const message = new VFileMessage(reason, {
      place: this.position(start, end),
      ruleId,
      source: 'variorum',
    });
    message.file = this.file;
    message.fatal = false;
    this.messages.push(message);
    return message;
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
    if (!this.#inOrder) {
      this.#claims = sortedPairs(this.#claims);
      this.#inOrder = true;
    }
    const claims = this.#claims;
    const text = this.text;
    let characters = 0;
    let accounted = 0;
    let reached = 0;
    const gap = (from: number, to: number): void => {
      const n = countCharacters(text, from, to);
      if (n === 0) return;
      characters += n;
      let start = from;
      let end = to;
      while (isSpace(text.charCodeAt(start))) start++;
      while (isSpace(text.charCodeAt(end - 1))) end--;
      this.warn('unaccounted', `${n} characters have no place in the tree`, start, end);
    };
    for (let i = 0; i < claims.length; i += 2) {
      const start = claims[i] as number;
      const end = claims[i + 1] as number;
      if (start > reached) gap(reached, start);
      if (start < reached && countCharacters(text, start, Math.min(end, reached)) > 0) {
        this.warn(
          'accounted-twice',
          'these characters stand in two places of the tree',
          start,
          Math.min(end, reached),
        );
      }
      const n = countCharacters(text, Math.max(start, reached), end);
      characters += n;
      accounted += n;
      reached = Math.max(reached, end);
    }
    gap(reached, text.length);
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

/** 1 for every character (UTF-16 unit) that counts, 0 for white space: a look-up is twice as fast as any question. */
const COUNTS = new Uint8Array(0x10000).fill(1);
// White space as rule dumps have it, a byte order mark and form feeds included.
for (const code of [9, 10, 11, 12, 13, 32, 0xa0, 0x2028, 0x3000, 0xfeff]) COUNTS[code] = 0;

/** Counts the characters of a range that are not white space. */
function countCharacters(text: string, from: number, to: number): number {
  let n = 0;
  for (let at = from; at < to; at++) n += COUNTS[text.charCodeAt(at)] as number;
  return n;
}

/** Whether a UTF-16 unit is white space as rule dumps have it. */
export function isSpace(code: number): boolean {
  return COUNTS[code] === 0;
}
