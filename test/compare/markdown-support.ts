import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The words that a reader of the Markdown sees. */
export function remark(markdown: string): string {
  const words = (node: { value?: string; children?: unknown[] }): string =>
    node.value ?? (node.children ?? []).map((c) => words(c as { value?: string })).join('');
  const tree = unified().use(remarkParse).parse(markdown);
  return tree.children.map((c) => words(c as { value?: string })).join('\n');
}
