import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../src/readers/index.js';
import { sentencesOf } from '../../src/rulesets/words/sentences.js';
import type { Edition } from '../../src/tree/index.js';
import { root, shared } from '../support/corpus.js';

/** Where the sentences of a rule stand, with what stands in quotation marks in one piece. */
export function wholeSentences(text: string): { start: number; end: number }[] {
  const whole: { start: number; end: number }[] = [];
  for (const { start, end } of sentencesOf(text)) {
    const open = whole.at(-1);
    const marks = open ? (text.slice(open.start, open.end).match(/["“”]/g) ?? []) : [];
    if (open && marks.length % 2 === 1) open.end = end;
    else whole.push({ start, end });
  }
  return whole;
}

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

/** The tree of an edition by the path that a table gives: a sample under `sources/`, or a real one in the shared folder. */
export function editionTree(path: string): Edition {
  return path.startsWith('sources/') ? treeOf(join(root, path)) : sharedTree(path);
}

interface AnyNode {
  type: string;
  number?: string;
  value?: string;
  children?: AnyNode[];
}

/**
 * A tree in which words are changed as somebody with an editor would do it. Unchanged parts are shared with the original.
 *
 * @param edit called with the words of every paragraph and example and the number of its rule; answers what shall stand
 *   there
 */
export function changed(tree: Edition, edit: (text: string, number: string) => string): Edition {
  return rewrite(tree as AnyNode, '', (node, number) => {
    if (node.type !== 'paragraph' && node.type !== 'example') return undefined;
    const words = textIn(node);
    const edited = edit(words, number);
    return edited === words ? node : { ...node, children: [{ type: 'text', value: edited }] };
  }) as Edition;
}

/** A tree in which rules and sections bear other numbers. */
export function renumbered(tree: Edition, change: (number: string) => string): Edition {
  return rewrite(tree as AnyNode, '', (node) => {
    if (node.number === undefined || node.number === '') return undefined;
    const number = change(node.number);
    return number === node.number
      ? undefined
      : {
          ...node,
          number,
          children: (node.children ?? []).map((c) => renumbered(c as Edition, change) as AnyNode),
        };
  }) as Edition;
}

/** A node rewritten from above: what `change` answers stands as it is, undefined means to look further down. */
function rewrite(
  node: AnyNode,
  number: string,
  change: (node: AnyNode, number: string) => AnyNode | undefined,
): AnyNode {
  const at = node.number === undefined || node.number === '' ? number : node.number;
  const answer = change(node, at);
  if (answer !== undefined) return answer;
  const { children } = node;
  if (children === undefined) return node;
  const rewritten = children.map((child) => rewrite(child, at, change));
  return rewritten.every((child, i) => child === children[i]) ? node : { ...node, children: rewritten };
}

function textIn(node: AnyNode): string {
  return node.value ?? (node.children ?? []).map((child) => textIn(child)).join('');
}
