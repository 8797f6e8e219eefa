import type { Edition } from '../../tree/index.js';
import { doubtDate, expectDate, HOLDS } from '../dated.js';
import { Derivation } from '../derived.js';
import { hasTags } from '../detect.js';
import { readPlainText } from '../dress/index.js';
import type { Block, Piece } from '../layout/block.js';
import { compose } from '../layout/compose.js';
import { rawWords } from '../layout/divide.js';
import { Markup } from '../layout/markup.js';
import type { Source } from '../source.js';
import { type Aside, blocksOf } from './blocks.js';
import { describe, rulepage } from './page.js';
import { pageTextBlocks } from './page-text.js';
import { parsePage } from './tree.js';

/** The words with which a page dates the rules, which may be in its frame. */
const DATED = /\b(?:effective|current|updated)(?: as of|:)?\s/i;
/** A document that leaves this share of its blocks empty has free lines of its own. */
const LAID_OUT = 0.15;
/** A page with this share of its words in `pre` is a plain text. */
const PREFORMATTED = 0.9;

/**
 * Reads a web page, or the text copied from one. Navigation, header and footer are set aside; what is left is read as
 * blocks, the way the page shows them.
 */
export function readHtml(source: Source): Edition {
  return hasTags(source.text) ? readMarkup(source) : readPageText(source);
}

function readPageText(source: Source): Edition {
  const page = rulepage(source, pageTextBlocks(source.text));
  const tree = compose(source, { blocks: page.blocks, repairs: page.repairs });
  tree.format = 'html';
  describe(tree, page);
  return tree;
}

function readMarkup(source: Source): Edition {
  const parsed = blocksOf(source.text, parsePage(source));
  const blocks = disjoint(parsed.blocks);
  account(source, blocks, parsed.asides);
  const characters = blocks.reduce((sum, { pieces }) => sum + rawWords(source.text, pieces).length, 0);
  if (parsed.preformatted > characters * PREFORMATTED) return readPreformatted(source, blocks, parsed.title);
  if (isWrapped(source.text, blocks)) return readWrapped(source, blocks, parsed.title);
  const page = rulepage(source, blocks);
  const laidOut = parsed.empty > parsed.blocks.length * LAID_OUT;
  const tree = compose(source, {
    blocks: page.blocks,
    repairs: page.repairs,
    laidOut,
    flowing: parsed.preformatted === 0,
    wrapped: parsed.preformatted > 0,
  });
  tree.format = 'html';
  describe(tree, page);
  if (parsed.title) tree.title ??= parsed.title;
  const dated = parsed.asides.find(({ ruleId, words }) => ruleId === 'html-frame' && DATED.test(words));
  if (dated && tree.effective === undefined) {
    const words = dated.words.slice(dated.words.search(DATED));
    const iso = expectDate(source, words, dated.start, dated.end);
    if (iso !== undefined) tree.effective = iso;
    if (iso !== undefined && !HOLDS.test(words)) doubtDate(source, iso, dated.start, dated.end);
  }
  reportCut(source);
  return tree;
}

/** The last tag of a page that is cut off within it. */
const CUT_TAG = /^<[a-z/!][^<>]*$/i;

/** Says where a page ends before its last tag does, or never closes the body that it opens: what followed did not arrive. */
function reportCut(source: Source): void {
  const { text } = source;
  const last = text.lastIndexOf('<');
  const isWithin = last >= 0 && CUT_TAG.test(text.slice(last));
  if (!isWithin && (!OPENED.test(text) || CLOSED.test(text))) return;
  source.warn(
    'end-missing',
    `the page ${isWithin ? 'ends within a tag' : 'opens its body and never closes it'}: it is cut off, and what followed is missing`,
    isWithin ? last : text.length,
    text.length,
  );
}

const OPENED = /<(?:html|body)\b/i;
const CLOSED = /<\/(?:html|body)\b/i;

/** So many blocks that begin with a small letter are lines. */
const FEWEST_LINES = 20;
const LINES = 0.15;

/** Whether the blocks of a page are the lines of wrapped paragraphs: converters of PDF documents write them so. */
function isWrapped(text: string, blocks: readonly Block[]): boolean {
  let small = 0;
  for (const { role, pieces } of blocks) {
    if (role === 'paragraph' && /^\s*[a-z]/.test(rawWords(text, pieces.slice(0, 2)).slice(0, 40))) small++;
  }
  return small >= FEWEST_LINES && small > blocks.length * LINES;
}

/** Each block is a line of a plain text. */
function readWrapped(source: Source, blocks: readonly Block[], title: string | undefined): Edition {
  const spaced = blocks.flatMap((block): Block[] =>
    block.spaced || block.role === 'heading' ? [{ role: 'paragraph', pieces: [] }, block] : [block],
  );
  return readPreformatted(source, spaced, title);
}

/** A page of one `pre` is a plain text with tags around it, and keeps its lines. */
function readPreformatted(source: Source, blocks: readonly Block[], title: string | undefined): Edition {
  const derivation = new Derivation(source.text);
  for (const { pieces } of blocks) {
    for (const { start, end, as } of pieces) {
      if (as === undefined) derivation.copy(start, end);
      else if (end > start) derivation.replace(as, start, end);
      else derivation.insert(as, start);
    }
    derivation.insert('\n');
  }
  const tree = readPlainText(derivation.source(source));
  tree.format = 'html';
  if (title) tree.title ??= title;
  return tree;
}

/** Parsers move misplaced words; each character still belongs to one piece, the first that has it. */
function disjoint(blocks: Block[]): Block[] {
  const pieces: Piece[] = [];
  for (const block of blocks)
    for (const piece of block.pieces) if (piece.end > piece.start) pieces.push(piece);
  pieces.sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  for (const piece of pieces) {
    if (piece.start < reached) piece.start = Math.min(reached, piece.end);
    reached = Math.max(reached, piece.end);
  }
  return blocks;
}

/** Claims tags as markup, and reports what is outside of them and in no block. */
function account(source: Source, blocks: Block[], asides: Aside[]): void {
  const ranges: [number, number][] = asides.map(({ start, end, ruleId, reason }) => {
    if (source.text.slice(start, end).trim() !== '') source.setAside(ruleId, reason, start, end);
    return [start, end];
  });
  for (const block of blocks) for (const piece of block.pieces) ranges.push([piece.start, piece.end]);
  ranges.sort((a, b) => a[0] - b[0]);
  const markup = new Markup(source);
  let reached = 0;
  for (const [start, end] of [...ranges, [source.text.length, source.text.length] as [number, number]]) {
    if (start > reached) outside(source, markup, reached, start);
    // An element that is cut off may end before it begins.
    reached = Math.max(reached, start, end);
  }
  markup.report('html-markup', 'HTML');
}

/** References to characters, which are outside of all words only where they are blanks. */
const SPELLED_BLANKS = /^(?:\s*&[#\w]{1,10};?)+\s*$/;

function outside(source: Source, markup: Markup, from: number, to: number): void {
  const text = source.text;
  let at = from;
  while (at < to) {
    if (text[at] === '<') {
      const stop = Math.min(to, tagEnd(text, at));
      markup.claim(at, stop);
      at = stop;
      continue;
    }
    let stop = text.indexOf('<', at);
    if (stop < 0 || stop > to) stop = to;
    const words = text.slice(at, stop);
    if (SPELLED_BLANKS.test(words)) markup.claim(at, stop);
    else if (words.trim() !== '')
      source.setAside('html-lost', 'the page does not show these characters', at, stop);
    at = stop;
  }
}

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const CLOSES = 0x3e;

/** The end of a tag or comment; an angle bracket in a quoted attribute does not end one. */
function tagEnd(text: string, at: number): number {
  if (text.startsWith('<!--', at)) {
    const close = text.indexOf('-->', at + 4);
    return close < 0 ? text.length : close + 3;
  }
  let quote = 0;
  for (let i = at + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (quote !== 0) {
      if (unit === quote) quote = 0;
    } else if (unit === QUOTE || unit === APOSTROPHE) quote = unit;
    else if (unit === CLOSES) return i + 1;
  }
  const close = text.indexOf('>', at);
  return close < 0 ? text.length : close + 1;
}
