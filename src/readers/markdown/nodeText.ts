import type { Nodes } from 'mdast';

/** The characters of a Markdown node, without its marks. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join('') : '';
}
