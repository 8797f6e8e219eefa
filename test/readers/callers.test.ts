import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/readers/encoding/index.js';
import { ReadError, read, readDocument } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { root } from '../support/corpus.js';

type Facts = Map<string, string>;
/** The forms are programs of the bench, which have no types. */
const program = async (path: string) => import(join(root, 'bench/read/forms', path));
const { callers }: { callers: Record<string, (blocks: readonly object[]) => string> } =
  await program('callers.mjs');
const {
  blocksOf,
  difference,
  factsOf,
}: {
  blocksOf: (tree: Edition, text: string) => object[];
  difference: (want: Facts, got: Facts) => { counts: Record<string, number> };
  factsOf: (tree: Edition) => Facts;
} = await program('document.mjs');
const bytes = readFileSync(join(root, 'sources/edition-2011.txt'));
const original = read(bytes);
const blocks = blocksOf(original.tree, decode(bytes).text);
const want = factsOf(original.tree);
const known = new Set(original.messages.map(({ ruleId }) => ruleId));

/** Forms that come back whole. */
const EXACT = new Set([
  'a sentence a line, free lines between paragraphs',
  'log of a container, a mark for whole lines',
  'log of a system',
  'lines of a chat with names in angles',
  'comments behind two semicolons',
  'comments behind two hyphens',
  'comments of a batch file',
  'comments behind a per cent sign',
  'comments behind an apostrophe',
  'text of a program in triple quotes',
  'pages of a program that prints',
  'blocks of a formatter',
  'lines padded to eighty columns',
]);

/** What differs in a form and what is said of it; undefined where the form is refused. */
async function reread(written: string) {
  try {
    const { tree, messages } = await readDocument(new TextEncoder().encode(written), { file: 'form' });
    const said = messages.filter(({ fatal, ruleId = '' }) => fatal === false && !known.has(ruleId));
    return { counts: difference(want, factsOf(tree)).counts, said };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return undefined;
  }
}

describe('what linguists, programs and printers make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(callers))('%s', async (name, write) => {
    const read = await reread(write(blocks));
    if (EXACT.has(name)) expect(read?.counts).toEqual({});
    else if (read !== undefined && Object.keys(read.counts).length > 0)
      expect(read.said, `${name} is altered without a word`).not.toEqual([]);
  });
});
