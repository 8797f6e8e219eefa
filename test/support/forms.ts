import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { decode } from '../../src/readers/encoding/index.js';
import { ReadError, read, readDocument } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { root } from './corpus.js';

/** Rules, terms and Examples of an edition, each by its place. */
export type Facts = Map<string, string>;
type Write = (blocks: readonly object[], random: () => number) => string | Uint8Array;
/** A form that people make of an edition; one that leaves something out, or changes letters itself, says so. */
export type Form = Write | { write: Write; keeps?: RegExp; folds?: (words: string) => string };

/** The forms are programs of the bench, which have no types. */
export const program = async (path: string) => import(join(root, 'bench', path));
export const { randomFrom }: { randomFrom: (seed: number) => () => number } = await program('random.mjs');
export const {
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
/** What forms are written from. */
export const blocks = blocksOf(original.tree, decode(bytes).text);
const want = factsOf(original.tree);
/** Kinds of messages that the edition has of itself. */
export const known = new Set(original.messages.map(({ ruleId }) => ruleId));

/** The facts that a form can keep, as it writes them. */
export const asked = (facts: Facts, { keeps, folds }: Pick<Exclude<Form, Write>, 'keeps' | 'folds'>): Facts =>
  new Map(
    [...facts]
      .filter(([key]) => keeps?.test(key) ?? true)
      .map(([key, words]) => [key, folds?.(words) ?? words]),
  );

/**
 * Writes the edition in a form and reads it again: it comes back whole, or something says that it does not.
 *
 * @param whole true of a form that has to come back whole
 */
export async function expectReread(name: string, form: Form, whole: boolean): Promise<void> {
  const made = typeof form === 'function' ? { write: form } : form;
  const written = await made.write(blocks, randomFrom(17));
  try {
    const { tree, messages } = await readDocument(
      typeof written === 'string' ? new TextEncoder().encode(written) : written,
      { file: 'form' },
    );
    const { counts } = difference(asked(want, made), asked(factsOf(tree), made));
    if (whole) expect(counts).toEqual({});
    else if (Object.keys(counts).length > 0) {
      const said = messages.filter(
        ({ fatal, ruleId }) => fatal === false && ruleId !== undefined && !known.has(ruleId),
      );
      expect(said, `${name} is altered without a word`).not.toEqual([]);
    }
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    expect(whole, error.message).toBe(false);
  }
}
