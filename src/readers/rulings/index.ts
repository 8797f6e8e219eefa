import { type Edition, type Node, type Stamp, walk } from '../../tree/index.js';
import { expectDate } from '../dated.js';
import { type Block, type Piece, setBlockAside } from '../layout/block.js';
import { compose } from '../layout/compose.js';
import { Markup } from '../layout/markup.js';
import { isBlank, type Line, linesOf } from '../rst/line.js';
import type { Source } from '../source.js';
import { isBanner, isFurniture } from './banner.js';
import { itemStart } from './item.js';
import { type FoundStamp, stampsOf } from './stamp.js';

/**
 * Reads what a search in the rulings gives: a section whose rules are bulleted, hard-wrapped items, each paragraph and
 * example closed by the stamp of its last change. A stamp ends a paragraph; lines without a bullet after one are a
 * further paragraph of the same rule.
 */
export function readRulings(source: Source): Edition {
  const reader = new RulingsReader(source);
  reader.run();
  const tree = compose(source, { blocks: reader.blocks });
  tree.format = 'rulings';
  if (reader.release !== undefined) tree.data = { ...tree.data, release: reader.release };
  placeStamps(tree, source, reader.stamps);
  return tree;
}

class RulingsReader {
  readonly blocks: Block[] = [];
  readonly stamps: FoundStamp[];
  release: string | undefined;
  readonly #source: Source;
  readonly #text: string;
  readonly #lines: Line[];
  readonly #markup: Markup;
  /** The block that lines are added to; none after a stamp, a free line or page furniture. */
  #open: Block | undefined;
  /** True right behind a free line. */
  #free = false;
  /** The last paragraph without a number that began behind a free line. */
  #loose: Block | undefined;
  /** The next stamp that has not been passed. */
  #stamp = 0;

  constructor(source: Source) {
    this.#source = source;
    this.#text = source.text;
    this.#lines = linesOf(source.text);
    this.#markup = new Markup(source);
    this.stamps = stampsOf(source);
  }

  run(): void {
    let first = true;
    let opening = '';
    for (const line of this.#lines) {
      if (isBlank(line)) {
        this.#open = undefined;
        this.#free = true;
        continue;
      }
      const words = this.#text.slice(line.start, line.end);
      // What a stamp is about is no word of the search.
      const begun = this.#stampAt(line.start);
      const stamped = begun || this.#stampBefore(line.end);
      if (begun) this.#range(line.start, line.end);
      else if (stamped) this.#line(words, line);
      else if (isBanner(words) || (!first && words === opening)) this.#banner(words, line);
      else if (isFurniture(words)) this.#furniture(line);
      else this.#line(words, line);
      if (first && !stamped && !itemStart(words)) opening = words;
      first = false;
      this.#free = false;
    }
    this.#leave();
    this.#markup.report('rulings-markup', 'the list');
  }

  #banner(words: string, line: Line): void {
    this.#open = undefined;
    this.release ??= expectDate(this.#source, words, line.start);
    this.#source.setAside(
      'rulings-banner',
      this.release === undefined
        ? 'the search speaks here, not the rules'
        : `the search speaks here, not the rules: it draws on the release of ${this.release}`,
      line.start,
      line.end,
    );
  }

  #furniture(line: Line): void {
    this.#open = undefined;
    this.#source.setAside('page-furniture', 'a line of marks without words', line.start, line.end);
  }

  #line(words: string, line: Line): void {
    const item = itemStart(words);
    // In the middle of a paragraph only a bullet makes an item: a wrapped line may well begin with a figure.
    if (item && (item.bulleted || this.#open === undefined)) {
      this.#markup.claim(line.start, line.start + item.lead);
      const isHeading = !item.number.includes('.');
      this.#begin({
        role: isHeading ? 'heading' : 'paragraph',
        level: item.number.length < 3 ? 1 : 2,
        pieces: [],
      });
      this.#range(line.start + item.lead, line.end);
      if (isHeading && line.end < this.#text.length) this.#open = undefined;
      return;
    }
    const example = /^(?:[-*•+]\s+)?examples?:\s*/i.exec(words);
    if (example) {
      const mark = { start: line.start, end: line.start + example[0].length };
      this.#begin({ role: 'example', mark, pieces: [] });
      this.#range(mark.end, line.end);
      return;
    }
    if (this.#open === undefined) {
      this.#begin({ role: 'paragraph', pieces: [] });
      this.#loose = this.#free ? this.#open : undefined;
    }
    this.#range(line.start, line.end);
  }

  /** A last paragraph without number and stamp, behind a free line, is the search that takes its leave. */
  #leave(): void {
    const last = this.blocks.at(-1);
    const end = last?.pieces.at(-1)?.end ?? 0;
    const stamped = this.stamps.at(-1);
    if (!last || last !== this.#loose || !stamped || stamped.end > end) return;
    this.blocks.pop();
    setBlockAside(
      this.#source,
      last,
      'rulings-banner',
      'words behind the last stamp: the search speaks, not the rules',
    );
  }

  #begin(block: Block): void {
    this.#open = block;
    this.blocks.push(block);
  }

  #stampAt(offset: number): boolean {
    while ((this.stamps[this.#stamp]?.end ?? Number.POSITIVE_INFINITY) <= offset) this.#stamp++;
    return (this.stamps[this.#stamp]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  }

  /** Whether the next stamp begins before an offset. */
  #stampBefore(offset: number): boolean {
    return (this.stamps[this.#stamp]?.start ?? Number.POSITIVE_INFINITY) < offset;
  }

  /** Adds a range of words to the block at hand; every stamp in it closes one. */
  #range(start: number, end: number): void {
    let at = start;
    while (at < end) {
      this.#stampAt(at);
      const stamp = this.stamps[this.#stamp];
      const stop = Math.min(end, Math.max(at, stamp?.start ?? end));
      if (stop > at) this.#words(at, stop);
      if (stamp === undefined || stamp.start >= end) return;
      at = Math.min(end, stamp.end);
      this.#open = undefined;
    }
  }

  #words(start: number, end: number): void {
    if (this.#text.slice(start, end).trim() === '') return;
    if (this.#open === undefined) this.#begin({ role: 'paragraph', pieces: [] });
    const pieces = (this.#open as Block).pieces;
    const joint: Piece = { start, end: start, as: ' ' };
    if (pieces.length > 0) pieces.push(joint);
    pieces.push({ start, end });
  }
}

/** A node that has words which a stamp can be about. */
interface Stamped {
  node: Node;
  parent: { children: Node[]; position?: Node['position'] };
  start: number;
  ancestors: Node[];
}

/** Puts each stamp right after the paragraph, example or title before it. */
function placeStamps(tree: Edition, source: Source, stamps: FoundStamp[]): void {
  if (stamps.length === 0) return;
  const worded: Stamped[] = [];
  walk(tree, (node, ancestors) => {
    const start = node.position?.start.offset;
    const parent = ancestors.at(-1);
    if (start === undefined || !parent || !('children' in parent)) return undefined;
    const isBlock = node.type === 'paragraph' || node.type === 'example';
    if (isBlock && (parent.type === 'rule' || parent.type === 'subrule')) {
      worded.push({ node, parent: parent as Stamped['parent'], start, ancestors: [...ancestors] });
      return false;
    }
    if (node.type === 'rule' && node.title !== undefined) {
      worded.push({
        node,
        parent: node as unknown as Stamped['parent'],
        start,
        ancestors: [...ancestors, node],
      });
    }
    return undefined;
  });
  // From the last to the first, so that several stamps after one paragraph keep their order.
  let at = worded.length - 1;
  for (const found of stamps.toReversed()) {
    // Places of nodes are those of the document, which the offsets of a derived text are not.
    const position = source.position(found.start, found.end);
    const { start, end } = position as { start: { offset: number }; end: { offset: number } };
    while (at >= 0 && (worded[at] as Stamped).start > start.offset) at--;
    const holder = worded[at];
    if (!holder) {
      source.setAside('stray-stamp', 'no words stand before this stamp', found.start, found.end);
      continue;
    }
    source.claim(found.start, found.end);
    const stamp: Stamp = {
      type: 'stamp',
      source: found.source,
      date: found.date,
      position,
    };
    const isTitle = holder.parent === (holder.node as unknown);
    holder.parent.children.splice(isTitle ? 0 : holder.parent.children.indexOf(holder.node) + 1, 0, stamp);
    for (const node of holder.ancestors) {
      if (node.position && (node.position.end.offset ?? 0) < end.offset) node.position.end = position.end;
    }
  }
}
