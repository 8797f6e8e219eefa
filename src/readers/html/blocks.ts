import type { DefaultTreeAdapterTypes } from 'parse5';
import { letterAt } from '../../tree/index.js';
import { align } from '../layout/align.js';
import type { Block, Piece } from '../layout/block.js';
import { divideLines, rawWords } from '../layout/divide.js';
import { BARE_NUMBER, cellBeside, LETTER, markIn, spacedNumber } from './cells.js';
import { BLOCKS, CLICK_NAME, ITALIC, SILENT } from './elements.js';
import { type Italics, withItalics } from './emphasis.js';
import { holdsRule, isFrame, isHidden } from './frame.js';
import { attribute, type Element, type HtmlDocument, type HtmlNode, isElement, wordsIn } from './tree.js';

/** A part of the page that is set aside. */
export interface Aside {
  start: number;
  end: number;
  ruleId: string;
  reason: string;
  /** Its words, where a date of the edition may be among them. */
  words: string;
}

/** What a page consists of. */
export interface Page {
  blocks: Block[];
  asides: Aside[];
  /** The words of the `title` element. */
  title: string | undefined;
  /** How many blocks are empty, as word processors write free lines. */
  empty: number;
  /** How many characters are in `pre`, with line breaks of their own. */
  preformatted: number;
}

const SYMBOL = /^(?:\{[A-Z\d½∞/]{1,8}\}|\{?(?:[0-9WUBRGXYZCSTQPE∞½]{1,3}(?:\/[0-9WUBRGPC])?|tap|untap)\}?)$/i;

/** Words that were deleted, where the tag that ends them is there: a page that forgot it has not deleted all that follows. */
const DELETED = new Set(['del', 's', 'strike']);
/** In documents for voices this tag is around each sentence; no page has so much of its words struck out. */
const SENTENCES = 0.5;

/** Whether the tag of struck words is around so much of a document that it must mean something else. */
function marksSentences(text: string): boolean {
  let inside = 0;
  for (let end = text.indexOf('</s>'), from = 0; end >= 0; from = end + 4, end = text.indexOf('</s>', from)) {
    // Only what is between two ends is searched: a text that is nothing but ends takes no longer than another.
    const start = text.slice(from, end).lastIndexOf('<s');
    if (start >= 0) inside += end - from - start;
  }
  return inside > text.length * SENTENCES;
}

/** Where the marks of comments and notes lead, in what word processors write. */
const NOTE = /^#(?:cmnt|_?ftn|_?edn|fn|footnote|endnote)/;

/** Where the mark of a remark leads back to, below the text. */
const REMARK = /^#(?:cmnt_ref|_msoanchor)/;

/** Whether a block is a remark: it begins with a link back to the words that it is about. */
function isRemark(element: Element): boolean {
  let first: HtmlNode | undefined = element;
  for (let depth = 0; depth < 4 && first !== undefined && isElement(first); depth++) {
    if (first.tagName === 'a') return REMARK.test(attribute(first, 'href') ?? '');
    first = first.childNodes.find((node) => node.nodeName !== '#text' || wordsIn(node).trim() !== '');
  }
  return false;
}

/** Takes a page apart into blocks, in document order. */
export function blocksOf(text: string, document: HtmlDocument): Page {
  const walker = new Walker(text);
  walker.children(document.childNodes, false);
  walker.flush();
  return walker.page;
}

/** What begins a block and is not among its words: the letter or the figures of an item, and where the letter stands, where it does. */
interface Lead {
  letter?: string;
  figures?: string;
  start?: number;
  end?: number;
}

class Walker {
  readonly page: Page = { blocks: [], asides: [], title: undefined, empty: 0, preformatted: 0 };
  readonly #text: string;
  readonly #hasSentences: boolean;
  #pieces: Piece[] = [];
  #italics: Italics[] = [];
  #italicDepth = 0;
  #boldEnd: number | undefined;
  #role: Block['role'] = 'paragraph';
  #level = 0;
  #lead: Lead | undefined;
  /** The cell that was read together with the one before it. */
  #joined: Element | undefined;
  #spaced = false;
  /** True where something has stood in the block, so that an empty one counts as a free line. */
  #opened = false;
  #breaks = false;
  #ruled = false;
  #pre = 0;
  /** Characters of the block at hand that are links, and that are none. */
  #linked = 0;
  #unlinked = 0;
  #linkDepth = 0;
  /** Where the tags of elements stand that the walk has met, and that a parser may repeat. */
  readonly #met = new Set<number>();

  constructor(text: string) {
    this.#text = text;
    this.#hasSentences = marksSentences(text);
  }

  children(nodes: readonly HtmlNode[], inMain: boolean): void {
    for (const node of nodes) {
      if (node.nodeName === '#text') this.#words(node as DefaultTreeAdapterTypes.TextNode);
      else if (isElement(node)) this.#element(node, inMain);
    }
  }

  #words(node: DefaultTreeAdapterTypes.TextNode): void {
    const at = node.sourceCodeLocation;
    if (!at) return;
    const length = node.value.trim().length;
    if (this.#linkDepth > 0) this.#linked += length;
    else this.#unlinked += length;
    const pieces = align(this.#text, at.startOffset, at.endOffset, node.value, { tags: true });
    // One by one: a text may have more pieces than a call takes arguments.
    for (const piece of pieces) this.#pieces.push(piece);
  }

  #element(element: Element, inMain: boolean): void {
    const name = element.tagName;
    const place = element.sourceCodeLocation;
    if (name === 'title' && this.page.title === undefined) {
      this.page.title = wordsIn(element).replace(/\s+/g, ' ').trim();
      this.#aside(element, 'html-title', 'the title of the page');
    } else if (name === 'a' && NOTE.test(attribute(element, 'href') ?? '') && wordsIn(element).length < 6) {
      this.#aside(element, 'note-mark', 'the mark of a comment or a note');
    } else if (SILENT.has(name) || name === 'title') {
      if (name === 'textarea' && holdsRule(element)) this.#block(element, inMain);
      else if (element.childNodes.length > 0 || name === 'textarea')
        this.#aside(element, 'html-silent', `${name} holds no words of the page`);
    } else if (isHidden(element)) {
      this.#aside(element, 'html-hidden', 'the page does not show this');
    } else if ((name === 'span' || name === 'a') && CLICK_NAME.test(attribute(element, 'class') ?? '')) {
      this.#aside(element, 'html-click', 'stands beside a heading for a click');
    } else if (DELETED.has(name) && !(name === 's' && this.#hasSentences)) {
      if (place?.endTag) this.#aside(element, 'tracked-changes', 'words that were deleted');
      else this.#unended(element, inMain);
    } else if (place && isFrame(element, inMain)) {
      this.flush();
      this.#aside(element, 'html-frame', `${name} frames the page and is no part of the rules`);
    } else if (name === 'br') {
      this.#opened = true;
      this.#breaks = true;
      const at = place?.endOffset ?? 0;
      this.#pieces.push({ start: at, end: at, as: '\n' });
    } else if (name === 'q') {
      this.#mark(place?.startTag?.endOffset, '"');
      this.children(element.childNodes, inMain);
      this.#mark(place?.endTag?.startOffset, '"');
    } else if (name === 'img') this.#image(element);
    else if (name === 'hr') {
      this.flush();
      this.#ruled = true;
    } else if (name === 'td' && this.#joins(element, inMain)) {
      // The number of the rule and its letter are one.
    } else if (BLOCKS.has(name) && isRemark(element)) {
      this.flush();
      this.#aside(element, 'remarks', 'a remark that somebody has made at the margin of the document');
    } else if (BLOCKS.has(name)) this.#block(element, inMain || name === 'main' || name === 'article');
    else if (ITALIC.has(name)) {
      const from = this.#pieces.length;
      this.#italicDepth++;
      this.children(element.childNodes, inMain);
      this.#italicDepth--;
      // A block inside has begun a new list of pieces: those italics are no stress on words.
      if (this.#italicDepth === 0 && this.#pieces.length > from) {
        this.#italics.push({ from, to: this.#pieces.length });
      }
    } else if (name === 'b' || name === 'strong') {
      const opens = rawWords(this.#text, this.#pieces).trim() === '';
      this.children(element.childNodes, inMain);
      const last = this.#pieces.at(-1);
      if (opens && last) this.#boldEnd = last.end;
    } else if (name === 'a') {
      this.#linkDepth++;
      this.children(element.childNodes, inMain);
      this.#linkDepth--;
    } else this.children(element.childNodes, inMain);
  }

  /** A mark that a browser shows and the source does not have. */
  #mark(at: number | undefined, as: string): void {
    if (at !== undefined) this.#pieces.push({ start: at, end: at, as });
  }

  #image(element: Element): void {
    const place = element.sourceCodeLocation;
    const words = attribute(element, 'alt')?.trim() ?? '';
    if (!place || !SYMBOL.test(words)) return;
    this.#pieces.push({
      start: place.startOffset,
      end: place.endOffset,
      as: `{${words.replace(/[{}]/g, '')}}`,
    });
  }

  #block(element: Element, inMain: boolean): void {
    const name = element.tagName;
    this.flush();
    const keepsLines = name === 'pre' || name === 'textarea';
    if (keepsLines) this.#pre++;
    const heading = /^h([1-6])$/.exec(name);
    if (heading) {
      this.#role = 'heading';
      this.#level = Number(heading[1]);
    } else if (name === 'dt') this.#role = 'term';
    this.#opened = name === 'p' || name === 'div';
    if (name === 'ol') this.#ordered(element, inMain);
    else this.children(element.childNodes, inMain);
    this.flush();
    this.#role = 'paragraph';
    this.#opened = false;
    if (keepsLines) this.#pre--;
  }

  /**
   * Reads the letter of a rule that has a cell of its own: behind the number of the rule it belongs to that, and where that is not
   * printed again it is the letter of the words in the next cell.
   *
   * @returns whether the cell is read with this
   */
  #joins(cell: Element, inMain: boolean): boolean {
    if (this.#joined === cell) return true;
    const next = cellBeside(cell, 1);
    if (next === undefined) return false;
    const mark = markIn(cell) ?? '';
    if (BARE_NUMBER.test(mark) && LETTER.test(markIn(next) ?? '')) {
      this.flush();
      this.children(cell.childNodes, inMain);
      this.children(next.childNodes, inMain);
      this.flush();
      this.#joined = next;
      return true;
    }
    const before = cellBeside(cell, -1);
    if (!LETTER.test(mark) || (before !== undefined && markIn(before) !== '')) return false;
    const at = cell.childNodes[0]?.sourceCodeLocation;
    if (cell.childNodes.length !== 1 || !at) return false;
    this.flush();
    this.#lead = { letter: mark, start: at.startOffset, end: at.endOffset };
    return true;
  }

  /** The items of an ordered list print letters or figures that are nowhere in the source. */
  #ordered(element: Element, inMain: boolean): void {
    const kind = attribute(element, 'type') ?? '';
    const style = `${attribute(element, 'style') ?? ''} ${attribute(element, 'class') ?? ''}`;
    const lettered = kind === 'a' || /lower-(?:alpha|latin)|\balpha\b/.test(style);
    const silent = /list-style(?:-type)?\s*:\s*none/.test(style);
    let count = figure(attribute(element, 'start')) ?? 1;
    for (const child of element.childNodes) {
      if (!isElement(child) || child.tagName !== 'li') {
        this.children([child], inMain);
        continue;
      }
      this.flush();
      count = figure(attribute(child, 'value')) ?? count;
      const letter = count > 0 ? letterAt(count - 1) : undefined;
      if (lettered && letter !== undefined) this.#lead = { letter };
      else if (!silent && !lettered) this.#lead = { figures: `${count}. ` };
      this.children(child.childNodes, inMain);
      this.flush();
      this.#lead = undefined;
      count++;
    }
  }

  /** The words of an element whose end is nowhere, or in an element that a parser opens anew further on. */
  #unended(element: Element, inMain: boolean): void {
    this.#meet(element);
    this.children(element.childNodes, inMain);
  }

  /** Notes the tag of an element, and says whether it was new: a parser opens an element that has no end again further on, with the place of its one tag. */
  #meet(element: Element): boolean {
    const at = element.sourceCodeLocation?.startOffset ?? -1;
    const isNew = !this.#met.has(at);
    this.#met.add(at);
    return isNew;
  }

  #aside(element: Element, ruleId: string, reason: string): void {
    const place = element.sourceCodeLocation;
    if (!place) return;
    const words = wordsIn(element).replace(/\s+/g, ' ').trim();
    const end = place.endTag?.startOffset ?? place.endOffset;
    let start = place.startTag?.endOffset ?? place.startOffset;
    if (!this.#meet(element)) start = element.childNodes[0]?.sourceCodeLocation?.startOffset ?? end;
    this.page.asides.push({ start, end, ruleId, reason, words });
  }

  /** Ends the block at hand. */
  flush(): void {
    const pieces = this.#pieces;
    const italics = this.#italics;
    this.#pieces = [];
    this.#italics = [];
    const boldEnd = this.#boldEnd;
    this.#boldEnd = undefined;
    const words = rawWords(this.#text, pieces);
    const isLink = this.#linked > 0 && this.#unlinked === 0;
    this.#linked = 0;
    this.#unlinked = 0;
    if (words.trim() === '') {
      if (this.#opened) {
        this.page.empty++;
        this.#spaced = true;
        this.#opened = false;
      }
      return;
    }
    const dressed = spacedNumber(this.#text, withItalics(this.#text, pieces, italics));
    const parts = this.#pre > 0 ? this.#preformatted(dressed) : this.#divided(dressed);
    this.#breaks = false;
    let first = true;
    for (const part of parts) {
      const block: Block = { role: this.#role, pieces: part };
      if (this.#role === 'heading') block.level = this.#level;
      if (first && boldEnd !== undefined) block.boldEnd = boldEnd;
      if (first && this.#lead) this.#open(block, this.#lead);
      if (this.#ruled) block.divided = true;
      this.#ruled = false;
      if (isLink) block.link = true;
      if (this.#spaced) block.spaced = true;
      this.#spaced = false;
      first = false;
      this.page.blocks.push(block);
    }
    this.#lead = undefined;
    this.#opened = false;
  }

  #divided(pieces: Piece[]): Piece[][] {
    if (!this.#breaks) return [pieces];
    // Only breaks that the page shows divide; a line end in its source is white space.
    const shown = pieces.flatMap((p) => (p.as === undefined ? folded(this.#text, p) : [p]));
    return divideLines(this.#text, shown, true);
  }

  /** In `pre` every line is one of the document's own: the block stays whole. */
  #preformatted(pieces: Piece[]): Piece[][] {
    this.page.preformatted += rawWords(this.#text, pieces).length;
    return [pieces];
  }

  #open(block: Block, { letter, figures, start, end }: Lead): void {
    const at = start ?? block.pieces[0]?.start ?? 0;
    if (end !== undefined) block.pieces = [{ start: at, end, as: '' }, ...block.pieces];
    // A list that only lends its marks to numbers that are in the words has no marks of its own.
    if (/^\s*\d{1,3}\.|^\s*[a-z]\.\s/.test(rawWords(this.#text, block.pieces).slice(0, 40))) return;
    if (letter !== undefined) {
      block.role = 'item';
      block.letter = letter;
      block.mark = { start: at, end: end ?? at };
    } else if (figures !== undefined) {
      block.pieces = [{ start: at, end: at, as: figures }, ...block.pieces];
    }
  }
}

function figure(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** Turns line ends inside a piece into blanks. */
function folded(text: string, piece: Piece): Piece[] {
  const words = text.slice(piece.start, piece.end);
  if (!/[\r\n]/.test(words)) return [piece];
  const out: Piece[] = [];
  let reached = 0;
  for (const match of words.matchAll(/\s+/g)) {
    if (!/[\r\n]/.test(match[0])) continue;
    if (match.index > reached) out.push({ start: piece.start + reached, end: piece.start + match.index });
    reached = match.index + match[0].length;
    out.push({ start: piece.start + match.index, end: piece.start + reached, as: ' ' });
  }
  if (reached < words.length) out.push({ start: piece.start + reached, end: piece.end });
  return out;
}
