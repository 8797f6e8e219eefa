import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/readers/encoding/index.js';
import { ReadError, read, readDocument } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { root } from '../support/corpus.js';

type Facts = Map<string, string>;
type Write = (blocks: readonly object[], random: () => number) => string | Uint8Array;
interface Form {
  write: Write;
  keeps?: RegExp;
  folds?: (words: string) => string;
}
/** The forms are programs of the bench, which have no types. */
const program = async (path: string) => import(join(root, 'bench', path));
const { randomFrom }: { randomFrom: (seed: number) => () => number } = await program('random.mjs');
const { newcomers }: { newcomers: Record<string, Write | Form> } = await program('read/forms/newcomers.mjs');
const { latecomers }: { latecomers: Record<string, Write | Form> } =
  await program('read/forms/latecomers.mjs');
const {
  blocksOf,
  difference,
  factsOf,
}: {
  blocksOf: (tree: Edition, text: string) => object[];
  difference: (want: Facts, got: Facts) => { counts: Record<string, number> };
  factsOf: (tree: Edition) => Facts;
} = await program('read/forms/document.mjs');
const bytes = readFileSync(join(root, 'sources/edition-2011.txt'));
const original = read(bytes);
const blocks = blocksOf(original.tree, decode(bytes).text);
const want = factsOf(original.tree);
const known = new Set(original.messages.map(({ ruleId }) => ruleId));

/** Forms that come back whole. */
const EXACT = new Set([
  'printed by cat with marks for unseen letters',
  'printed by a pager, bytes between angles',
  'escapes of bytes in octal',
  'difference of contexts',
  'file of an old keeper of revisions',
  'strings of a program with their places',
  'script of a shell with its text inside',
  'controls of the upper half for quotation marks',
  'code page of the chinese',
  'code page of the japanese',
  'code page of the koreans',
  'mail whose stops are written as numbers',
  'plain text with names of characters left',
  'headings in capital letters',
  'page of tables in tables',
  'page of the last century',
  'page with places to break in words and numbers',
  'papers of a parliament',
  'book of fiction',
  'words for a voice',
  'manual of the free software',
  'markdown, rules as indented code below headings',
  'asciidoc, anchors and blocks of examples',
  'rich text of tables, code page and page feet',
  'traffic of a browser',
  'records behind a mark of separation',
  'records of a compiled language',
  'table of html in a sheet of old',
  'date with its day first',
  'date with an ordinal',
  'date in the title only',
  'examples with numbers',
  'examples on the lines of their rules',
  'terms and meanings on one line',
  'feet of dashes within rules',
  'docx of tables in tables',
  'odt of boxes and blanks that are counted',
  'packet with a member that is encrypted',
]);

/** Whether an edition in a form comes back as it was; where it does not, whether something says so. */
async function verdictOf(form: Write | Form): Promise<'exact' | 'said' | 'silent'> {
  const {
    write,
    keeps = /./,
    folds = (words: string) => words,
  } = typeof form === 'function' ? { write: form } : form;
  const asked = (facts: Facts): Facts =>
    new Map([...facts].filter(([key]) => keeps.test(key)).map(([key, words]) => [key, folds(words)]));
  const written = await write(blocks, randomFrom(17));
  try {
    const { tree, messages } = await readDocument(
      typeof written === 'string' ? new TextEncoder().encode(written) : written,
      { file: 'form' },
    );
    if (Object.keys(difference(asked(want), asked(factsOf(tree))).counts).length === 0) return 'exact';
    const isNew = messages.some(
      ({ fatal, ruleId }) => fatal === false && ruleId !== undefined && !known.has(ruleId),
    );
    return isNew ? 'said' : 'silent';
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return 'said';
  }
}

const { visitors }: { visitors: Record<string, Write> } = await program('read/forms/visitors.mjs');

describe('what terminals, editors and programs make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries({ ...newcomers, ...latecomers, ...visitors }))('%s', async (name, form) => {
    const verdict = await verdictOf(form);
    if (EXACT.has(name)) expect(verdict).toBe('exact');
    else expect(verdict).not.toBe('silent');
  });
});
