import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode, type ReadResult, read } from '../../src/readers/index.js';
import { type Node, type Repair, walk } from '../../src/tree/index.js';
import { root, shared } from '../support/corpus.js';

const DOCUMENTS = [
  ...[
    'multiplayer-2011.rst',
    'rulings-2008.txt',
    'grand-melee-2011.txt',
    'grand-melee-2011.html',
    'general-2025.md',
    'fragment-2006.txt',
    'edition-2008.txt',
  ].map((name) => join(root, 'sources', name)),
  ...[
    'seeds/000_52d42a4860193b9d.txt',
    'seeds/001_c7444a2502eb75af.txt',
    'seeds/002_5f487e2888c5e195.txt',
    'seeds/003_0d308a5fa989c322.txt',
    'seeds/004_896a5dd8c97610c3.txt',
    'corpus/official/2003-10-01.txt',
    'corpus/official/2013-04-29.txt',
    'corpus/html/2009-02-01.libreoffice.html',
  ]
    .map((path) => shared(path))
    .filter((path) => path !== undefined),
];

/** Words by which documents introduce what the tree has as nodes. */
const INTRODUCING = 'example examples admonition chapter section glossary introduction credits'.split(' ');

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The document with tags, character references and targets of links blanked, character for character. */
function withoutMarkup(text: string, format: string): string {
  const blank = (match: string): string => ' '.repeat(match.length);
  if (format === 'html') return text.replace(/<!--[\s\S]*?-->|<[^<>]*>|&#?\w+;/g, blank);
  if (format === 'markdown') return text.replace(/\]\([^)\n]*\)/g, blank);
  return text;
}

function rangeOf(node: Node): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** True where the letters of one text stand in the other in order. */
function isWithin(inner: string, outer: string): boolean {
  let at = 0;
  for (const c of outer) if (c === inner[at]) at++;
  return at >= inner.length;
}

/**
 * What the account of claims cannot see: leaves whose words are not those at their place, and words of the document that
 * no leaf, number, heading, repair or message holds.
 */
function dishonesty(text: string, { tree, messages }: ReadResult): string[] {
  const plain = withoutMarkup(text, tree.format);
  const covered = new Uint8Array(text.length);
  const cover = (start: number, end: number): void => {
    covered.fill(1, start, end);
  };
  const found: string[] = [];
  const allowed = new Set(INTRODUCING);
  const allow = (words: string | undefined): void => {
    for (const token of tokens(words ?? '')) allowed.add(token);
  };
  allow(tree.title);
  if (tree.effective !== undefined) {
    const [year, month, day] = tree.effective.split('-').map(Number);
    const name = new Date(`${tree.effective}T00:00:00Z`).toLocaleString('en', {
      month: 'long',
      timeZone: 'UTC',
    });
    allow(`these rules are current effective as of ${name} ${day} ${month} ${year}`);
  }
  const repairs: Repair[] = [];
  walk(tree, (node) => {
    repairs.push(...(node.data?.repairs ?? []));
    if ('number' in node) {
      allow(node.number);
      // The number may stand together as printed, or as the letter of an item alone.
      allow(node.number.replace(/[^a-z]/g, ''));
      allow(node.number.split('.')[1]);
    }
    if ('title' in node) allow(node.title);
    if (node.type === 'glossaryEntry') {
      allow([node.term, ...(node.aliases ?? []), node.obsolete ? 'obsolete' : ''].join(' '));
    }
    if (node.type === 'stamp') cover(...rangeOf(node));
  });
  for (const { position } of repairs) cover(position?.start.offset ?? 0, position?.end.offset ?? 0);
  walk(tree, (node) => {
    if (node.type !== 'text' && node.type !== 'symbol') return;
    const [start, end] = rangeOf(node);
    const mended = repairs.some(
      ({ position, repaired }) =>
        repaired !== '' && (position?.start.offset ?? -1) >= start && (position?.end.offset ?? -1) <= end,
    );
    if (
      !mended &&
      !/&#?\w+;/.test(text.slice(start, end)) &&
      !isWithin(letters(node.value), letters(plain.slice(start, end)))
    ) {
      found.push(
        `leaf ${node.value.slice(0, 60)} is not at its place: ${text.slice(start, Math.min(end, start + 60))}`,
      );
    }
    cover(start, end);
  });
  for (const message of messages) {
    const place = message.place as { start?: { offset?: number }; end?: { offset?: number } } | undefined;
    // Only messages that inform set words aside; warnings are about words that stay.
    if (message.fatal === undefined) cover(place?.start?.offset ?? 0, place?.end?.offset ?? 0);
  }
  const left = plain.replace(/\S/g, (c, i: number) => (covered[i] ? ' ' : c));
  for (const token of tokens(left)) if (!allowed.has(token)) found.push(`“${token}” is nowhere`);
  return found;
}

describe('the words of a document', () => {
  it.each(DOCUMENTS.map((path) => ({ name: path.split('/').at(-1), path })))(
    '$name are all where the tree says',
    ({ path }) => {
      const { text } = decode(readFileSync(path));
      expect(dishonesty(text, read(text, { file: path }))).toEqual([]);
    },
  );

  it('would be missed if one letter of them were dropped', () => {
    const text = '810. Heads\n\n810.1. Two teams play this game.';
    const result = read(text);
    const [paragraph] =
      (result.tree.children[0] as unknown as { children: { children: Node[] }[] }).children[0]?.children ??
      [];
    const [leaf] = (
      paragraph as unknown as { children: { value: string; position: { start: { offset: number } } }[] }
    ).children;
    if (!leaf) throw new Error('no leaf');
    leaf.value = leaf.value.slice(1);
    leaf.position.start.offset++;
    expect(dishonesty(text, result)).toEqual(['“t” is nowhere']);
  });
});
