import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/readers/encoding/index.js';
import { ReadError, read, readDocument } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { root } from '../support/corpus.js';

type Facts = Map<string, string>;
type Write = (blocks: readonly object[], random: () => number) => string | Uint8Array;
/** The forms are programs of the bench, which have no types. */
const program = async (path: string) => import(join(root, 'bench', path));
const { randomFrom }: { randomFrom: (seed: number) => () => number } = await program('random.mjs');
const { strangers }: { strangers: Record<string, Write | { write: Write; keeps: RegExp }> } =
  await program('read/forms/strangers.mjs');
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
  'copied from a page with bullets of its list',
  'names of characters left in',
  'read wrongly, letters of another computer',
  'sent on by a telephone',
  'sent on by an office program, as a page',
  'page of the word processor, numbers of lists as ignored words',
  'page with the head of an archive of the web',
  'page that says when it was last changed',
  'page pasted from an online editor',
  'notebook of callouts',
  'markdown with attributes in braces',
  'markdown with boxes of a handbook',
  'notes exported as one file of records',
  'subtitles of a broadcaster',
  'rich text of the small editor, numbers kept as list texts',
  'rich text of another system',
  'docx in strict form',
  'document of the word processor in one file',
  'document of the word processor of 2003 in one file',
  'open document in one file',
  'a mark of byte order before each rule',
  'blocks of nothing at the end and in the middle',
  'packed in two members',
  'packet with what another system adds',
  'archive of the shell, packed',
]);

describe('what strangers make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(strangers))('%s', async (name, form) => {
    const { write, keeps } = typeof form === 'function' ? { write: form, keeps: /./ } : form;
    const asked = (facts: Facts): Facts => new Map([...facts].filter(([key]) => keeps.test(key)));
    const written = write(blocks, randomFrom(17));
    try {
      const { tree, messages } = await readDocument(
        typeof written === 'string' ? new TextEncoder().encode(written) : written,
        { file: 'form' },
      );
      const { counts } = difference(asked(want), asked(factsOf(tree)));
      if (EXACT.has(name)) expect(counts).toEqual({});
      else if (Object.keys(counts).length > 0) {
        const said = messages.filter(
          ({ fatal, ruleId }) => fatal === false && ruleId !== undefined && !known.has(ruleId),
        );
        expect(said, `${name} is altered without a word`).not.toEqual([]);
      }
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      expect(EXACT.has(name), error.message).toBe(false);
    }
  });
});
