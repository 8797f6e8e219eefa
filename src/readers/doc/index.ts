import { Derivation } from '../derived.js';
import {
  accountForExtraText,
  comment,
  type ExtraText,
  note,
  pageHead,
  textBox,
  withExtraText,
} from '../extraText.js';
import { finish } from '../finish.js';
import { withPackage } from '../package.js';
import { ReadError, type ReadResult } from '../result.js';
import { Source } from '../source.js';
import { readText } from '../text/index.js';
import { inspectCompound } from './compound.js';

const WHAT = 'a Word document of the older kind';

/**
 * Reads a Word document of the older kind (.doc): word-extractor gives its paragraphs as lines, free lines included,
 * which is the layout of plain text. Places in the tree are places in that text.
 *
 * @throws ReadError `missing-package`, `damaged`, `too-complex`, `too-deep`, `empty`, `not-rules`
 */
export async function readDoc(bytes: Uint8Array, file: string): Promise<ReadResult> {
  inspectCompound(bytes, file);
  return readExtracted(
    await withPackage<Extracted>({
      name: 'word-extractor',
      what: WHAT,
      file,
      bytes,
      program: PROGRAM,
    }),
    file,
  );
}

/** What the package finds in a document, each kind of words in one. */
export interface Extracted {
  body: string;
  notes: string;
  boxes: string;
  heads: string;
  comments: string;
}

const PROGRAM = `
const found = await new library().extract(Buffer.from(bytes));
return {
  body: found.getBody(),
  notes: found.getFootnotes() + '\\n' + found.getEndnotes(),
  boxes: found.getTextboxes(),
  heads: found.getHeaders(),
  comments: found.getAnnotations(),
};`;

/**
 * Makes a tree of what the package found.
 *
 * @throws ReadError `empty`, `not-rules`
 */
export function readExtracted(found: Extracted, file: string): ReadResult {
  if (found.body.trim() === '')
    throw new ReadError('empty', 'a Word document without words: give one that holds rules', file);
  const beside = (words: string, told: (words: string) => ExtraText): ExtraText[] => {
    const lines = words.split('\n').map((line) => line.trim());
    return [...new Set(lines)].filter((line) => line !== '').map(told);
  };
  const asides = [
    ...beside(found.notes, note),
    ...beside(found.boxes, textBox),
    ...beside(found.heads, pageHead),
    ...beside(found.comments, comment),
  ];
  const text = withExtraText(found.body, asides);
  const source = new Source(text, file, {
    name: 'doc',
    confidence: 1,
    evidence: ['Word documents state their encoding'],
  });
  const body = asides.length === 0 ? source : new Derivation(text).copy(0, found.body.length).source(source);
  const tree = readText(body, { wrapped: false });
  tree.format = 'doc';
  accountForExtraText(source, found.body.length, asides);
  return finish(tree, source);
}
