import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../src/readers/index.js';
import type { ReadOptions, ReadResult } from '../../src/readers/result.js';
import { findNumber, type Node, type NumberedNode, type Repair, textOf, walk } from '../../src/tree/index.js';
import { root } from '../support/corpus.js';

/** Reads a sample edition of the project. */
export function readSample(name: string, options: ReadOptions = {}): ReadResult {
  return read(readFileSync(join(root, 'sources', name)), { file: name, ...options });
}

/** The node of a number, which the test expects to be there. */
export function numbered(tree: Node, number: string): NumberedNode {
  const node = findNumber(tree, number);
  if (!node) throw new Error(`no ${number} in the tree`);
  return node;
}

/** The words of the direct children of one kind. */
export function wordsOf(node: NumberedNode, kind: 'paragraph' | 'example'): string[] {
  return (node.children as Node[]).filter((child) => child.type === kind).map((child) => textOf(child));
}

/** All repairs of a tree, in document order. */
export function repairsOf(tree: Node): Repair[] {
  const repairs: Repair[] = [];
  walk(tree, (node) => {
    repairs.push(...(node.data?.repairs ?? []));
  });
  return repairs;
}

/** How many messages of each kind there are. */
export function kindsOf({ messages }: ReadResult): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { ruleId } of messages) kinds[ruleId ?? ''] = (kinds[ruleId ?? ''] ?? 0) + 1;
  return kinds;
}
