import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { root, shared } from '../support/corpus.js';

const trees = new Map<string, Edition>();

/** The tree of a real document, by its path in the shared folder; read once for each test file. */
export function sharedTree(path: string): Edition {
  const full = shared(path);
  if (full === undefined) throw new Error(`${path} is not here`);
  return treeOf(full);
}

/** The tree of a sample edition. */
export function sampleTree(name: string): Edition {
  return treeOf(join(root, 'sources', name));
}

function treeOf(path: string): Edition {
  let tree = trees.get(path);
  if (tree === undefined) {
    tree = read(readFileSync(path), { file: path }).tree;
    trees.set(path, tree);
  }
  return tree;
}

/**
 * A copy of a tree in which words are changed as somebody with an editor would do it.
 *
 * @param edit called with the words of every paragraph and the number of its rule; answers what shall stand there
 */
export function changed(tree: Edition, edit: (text: string, number: string) => string): Edition {
  const copy = structuredClone(tree);
  const visit = (node: unknown, number: string): void => {
    const { type, children, number: own } = node as { type: string; children?: unknown[]; number?: string };
    const at = own === undefined || own === '' ? number : own;
    if ((type === 'paragraph' || type === 'example') && children !== undefined) {
      const words = textIn(node);
      const edited = edit(words, at);
      if (edited !== words) (node as { children: unknown[] }).children = [{ type: 'text', value: edited }];
      return;
    }
    for (const child of children ?? []) visit(child, at);
  };
  visit(copy, '');
  return copy;
}

function textIn(node: unknown): string {
  const { value, children } = node as { value?: string; children?: unknown[] };
  return value ?? (children ?? []).map((c) => textIn(c)).join('');
}
