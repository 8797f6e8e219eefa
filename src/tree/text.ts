import type { Example, GlossaryEntry, Node, Paragraph, Phrasing, Rule, Section, Subrule } from './nodes.js';

/**
 * The plain characters of a node and all that it holds, with one blank between blocks.
 *
 * @param node any node of the tree
 * @returns the text; stamps have none
 */
export function textOf(node: Node | Phrasing): string {
  switch (node.type) {
    case 'text':
    case 'symbol':
      return node.value;
    case 'stamp':
      return '';
    case 'emphasis':
    case 'crossReference':
    case 'paragraph':
    case 'example':
      return joined(node.children);
    default:
      return (node.children as Node[])
        .map((c) => textOf(c))
        .filter((t) => t !== '')
        .join(' ');
  }
}

/** The characters of phrasing, one after another: no list is made of them, as this is asked of every paragraph. */
function joined(children: readonly Phrasing[]): string {
  let words = '';
  for (const child of children)
    words += child.type === 'text' || child.type === 'symbol' ? child.value : textOf(child);
  return words;
}

/** A node whose own words (those that are not its subrules') can be asked for. */
export type Worded = Section | Rule | Subrule | GlossaryEntry;

/**
 * The words that a rule states itself: title and paragraphs, without examples and without its subrules.
 *
 * @returns paragraphs joined by one blank; the spans of compiled values are offsets into this string
 */
export function ownText(node: Worded): string {
  const paragraphs = paragraphsOf(node).map((p) => textOf(p));
  if ('title' in node && node.title !== undefined) paragraphs.unshift(node.title);
  return paragraphs.join(' ');
}

/** The paragraphs directly in a node, in order. */
export function paragraphsOf(node: Worded): Paragraph[] {
  return (node.children as Node[]).filter((c): c is Paragraph => c.type === 'paragraph');
}

/** The examples directly in a node, in order; those of its subrules are theirs. */
export function examplesOf(node: Worded): Example[] {
  return (node.children as Node[]).filter((c): c is Example => c.type === 'example');
}
