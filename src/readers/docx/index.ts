import type { Edition } from '../../tree/index.js';
import { finish } from '../finish.js';
import { blocksOf } from '../html/blocks.js';
import { parsePage } from '../html/tree.js';
import { type Block, wordsOf } from '../layout/block.js';
import { compose } from '../layout/compose.js';
import { ReadError, type ReadResult } from '../result.js';
import { Source } from '../source.js';
import { inThread } from '../thread.js';
import { inspectZip } from './zip.js';

const WHAT = 'a Word document';
/** Paragraphs whose style is that of a glossary's terms get the one style that the map knows; pictures are left out. */
const PROGRAM = `
const markTerm = (paragraph) =>
  /gloss\\w*\\s*(?:word|term|head)/i.test(paragraph.styleName || '')
    ? { ...paragraph, styleId: 'VariorumTerm', styleName: 'Variorum Term' }
    : paragraph;
const { value } = await library.convertToHtml(
  { buffer: Buffer.from(bytes) },
  {
    ignoreEmptyParagraphs: false,
    styleMap: ["p[style-name='Variorum Term'] => dt:fresh"],
    convertImage: library.images.imgElement(async () => ({ src: '' })),
    transformDocument: library.transforms.paragraph(markTerm),
  },
);
return value;`;
/** A document that leaves this share of its paragraphs empty has free lines of its own. */
const LAID_OUT = 0.15;

/**
 * Reads a Word document (.docx): mammoth makes a page of it, whose paragraphs become the lines of a text. Places in the
 * tree are places in that text.
 *
 * @throws ReadError `missing-package`, `damaged`, `too-large`, `too-complex`, `empty`, `not-rules`
 */
export async function readDocx(bytes: Uint8Array, file: string): Promise<ReadResult> {
  const names = inspectZip(bytes, file);
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name))) {
    throw new ReadError(
      'not-rules',
      'a zip archive without a Word document in it: give the document itself',
      file,
    );
  }
  const value = await inThread<string>({ name: 'mammoth', what: WHAT, file, bytes, program: PROGRAM });
  const page = new Source(value, file, { name: 'docx', confidence: 1, evidence: [] });
  const parsed = blocksOf(value, parsePage(page));
  const { text, blocks } = flatten(value, parsed.blocks);
  if (text.trim() === '')
    throw new ReadError('empty', 'a Word document without words: give one that holds rules', file);
  const source = new Source(text, file, {
    name: 'docx',
    confidence: 1,
    evidence: ['Word documents state their encoding'],
  });
  const tree: Edition = compose(source, { blocks, laidOut: parsed.empty > parsed.blocks.length * LAID_OUT });
  tree.format = 'docx';
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
    // A letter that Word counts stands nowhere in the words: its place is the start of the line.
    if (block.mark) flat.mark = { start: at, end: at };
    blocks.push(flat);
    lines.push(words);
    at += words.length + 1;
  }
  return { text: lines.join('\n'), blocks };
}
