import type { Damage, Format } from '../../tree/index.js';
import { Derivation } from '../derived.js';
import { accountForExtraText, type ExtraText, withExtraText } from '../extraText.js';
import { finish } from '../finish.js';
import { type Block, wordsOf } from '../layout/block.js';
import { compose } from '../layout/compose.js';
import { ReadError, type ReadResult } from '../result.js';
import { Source } from '../source.js';
import { blocksOf } from './blocks.js';
import { parsePage } from './tree.js';

/** A document that leaves this share of its paragraphs empty has free lines of its own. */
const LAID_OUT = 0.15;

/**
 * Reads the page that was made of a word processor's document: its paragraphs become the lines of a text, and places in the
 * tree are places in that text, because the document itself has none that a person could open.
 *
 * @param html the page
 * @param format the format of the document, which is also the name of its encoding
 * @param what the document for messages: `a Word document`
 * @param known what is known to be lost, and the words that are beside the text: they are part of the account
 * @throws ReadError `empty`, `not-rules`, `too-deep`
 */
export function readConverted(
  html: string,
  file: string,
  format: Format,
  what: string,
  known: { damage?: Damage[]; asides?: readonly ExtraText[] } = {},
): ReadResult {
  const page = new Source(html, file, { name: format, confidence: 1, evidence: [] });
  const parsed = blocksOf(html, parsePage(page, what));
  const { damage = [], asides = [] } = known;
  const { text: own, blocks } = flatten(html, parsed.blocks);
  const beside = asides.filter(({ words }) => words !== '');
  const text = withExtraText(own, beside);
  if (own.trim() === '')
    throw new ReadError('empty', `${what} without words: give one that holds rules`, file);
  const source = new Source(text, file, {
    name: format,
    confidence: 1,
    evidence: ['documents of word processors state their encoding'],
    ...(damage.length > 0 ? { damage } : {}),
  });
  const tree = compose(own === text ? source : new Derivation(text).copy(0, own.length).source(source), {
    blocks,
    laidOut: parsed.empty > parsed.blocks.length * LAID_OUT,
  });
  tree.format = format;
  accountForExtraText(source, own.length, beside);
  return finish(tree, source);
}

/** One line for each block. */
function flatten(html: string, parsed: Block[]): { text: string; blocks: Block[] } {
  const lines: string[] = [];
  const blocks: Block[] = [];
  let at = 0;
  for (const block of parsed) {
    const words = wordsOf(html, block);
    if (block.spaced && at > 0) {
      lines.push('');
      at++;
    }
    const flat: Block = { ...block, pieces: [{ start: at, end: at + words.length }] };
    delete flat.boldEnd;
    // A letter that the document counts is nowhere in the words: its place is the start of the line.
    if (block.mark) flat.mark = { start: at, end: at };
    blocks.push(flat);
    lines.push(words);
    at += words.length + 1;
  }
  return { text: lines.join('\n'), blocks };
}

/** Characters as a page spells them. */
export function escaped(words: string): string {
  return words.replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'));
}
