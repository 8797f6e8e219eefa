import { finish } from '../finish.js';
import { ReadError, type ReadResult } from '../result.js';
import { Source } from '../source.js';
import { readText } from '../text/index.js';
import { inThread } from '../thread.js';
import { inspectCompound } from './compound.js';

const WHAT = 'a Word document of the older kind';

/**
 * Reads a Word document of the older kind (.doc): word-extractor gives its paragraphs as lines, free lines included,
 * which is the layout of plain text. Places in the tree are places in that text.
 *
 * @throws ReadError `missing-package`, `damaged`, `too-complex`, `empty`, `not-rules`
 */
export async function readDoc(bytes: Uint8Array, file: string): Promise<ReadResult> {
  inspectCompound(bytes, file);
  const text = await inThread<string>({
    name: 'word-extractor',
    what: WHAT,
    file,
    bytes,
    program: 'return (await new library().extract(Buffer.from(bytes))).getBody();',
  });
  if (text.trim() === '')
    throw new ReadError('empty', 'a Word document without words: give one that holds rules', file);
  const source = new Source(text, file, {
    name: 'doc',
    confidence: 1,
    evidence: ['Word documents state their encoding'],
  });
  const tree = readText(source, { wrapped: false });
  tree.format = 'doc';
  return finish(tree, source);
}
