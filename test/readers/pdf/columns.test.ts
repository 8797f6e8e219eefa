import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/readers/index.js';
import { textOf, walk } from '../../../src/tree/index.js';
import { root } from '../../support/corpus.js';

type Block = { kind: string; text: string; number?: string };
const { prints }: { prints: Record<string, (blocks: Block[]) => Uint8Array> } = await import(
  join(root, 'bench/read/forms/pdf.mjs')
);

const SENTENCE =
  'Each player who sits at the table draws a card, shows it to the neighbors and puts it back.';
const blocks: Block[] = [
  { kind: 'section', number: '100', text: 'General' },
  ...Array.from({ length: 60 }, (_, n) => ({
    kind: 'rule',
    number: `100.${n + 1}`,
    text: Array.from({ length: 1 + (n % 4) }, () => SENTENCE).join(' '),
  })),
];

/** The words of each rule of a document by its number. */
async function rulesOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const { tree } = await readDocument(bytes, { file: 'rules.pdf' });
  const rules: Record<string, string> = {};
  walk(tree, (node) => {
    if (node.type === 'rule') rules[node.number] = textOf(node);
  });
  return rules;
}

const wanted = Object.fromEntries(
  blocks.flatMap(({ number, text, kind }) => (kind === 'rule' ? [[number as string, text]] : [])),
);

describe('a PDF document', () => {
  it.each(Object.keys(prints))('is read in the order in which people read it: %s', async (name) => {
    const print = prints[name] as (typeof prints)[string];
    expect(await rulesOf(print(blocks))).toEqual(wanted);
  });
});
