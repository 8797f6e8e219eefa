import type { PhrasingContent } from 'mdast';
import { align } from '../layout/align.js';
import type { Piece } from '../layout/block.js';
import type { Markup } from '../layout/markup.js';
import { wordsOf as wordsOfNode } from './nodeText.js';

const UNDRESSED = /^\s*(?:examples?:?|examples?:\s.*|\d{1,4}(?:\.\d{0,3}[a-z]{0,2})?\.?)\s*$/is;
const SYMBOL = /^\{?([0-9A-Z∞½/]{1,3}|tap|untap)\}?$/i;

/**
 * Divides inline content into what the tree keeps and what is markup.
 *
 * @param nodes the children of a paragraph or heading
 * @param start offset where their parent begins
 * @param end offset where it ends
 */
export function inline(
  text: string,
  markup: Markup,
  nodes: readonly PhrasingContent[],
  start: number,
  end: number,
): Piece[] {
  const pieces: Piece[] = [];
  children(text, markup, nodes, start, end, pieces);
  return pieces;
}

function children(
  text: string,
  markup: Markup,
  nodes: readonly PhrasingContent[],
  start: number,
  end: number,
  pieces: Piece[],
): void {
  let reached = start;
  for (const node of nodes) {
    const from = node.position?.start.offset ?? reached;
    const to = node.position?.end.offset ?? from;
    markup.claim(reached, from);
    reached = to;
    switch (node.type) {
      case 'text':
        pieces.push(
          ...align(text, from, to, node.value, { backslash: true, linePrefix: />/ }, (a, b) =>
            markup.claim(a, b),
          ),
        );
        break;
      case 'inlineCode': {
        const at = text.indexOf(node.value, from);
        if (at < 0 || at + node.value.length > to) {
          pieces.push({ start: from, end: to, as: node.value });
          break;
        }
        markup.claim(from, at);
        pieces.push({ start: at, end: at + node.value.length });
        markup.claim(at + node.value.length, to);
        break;
      }
      case 'break':
        markup.claim(from, to);
        pieces.push({ start: to, end: to, as: '\n' });
        break;
      case 'html':
        markup.claim(from, to);
        if (/^<br\b/i.test(node.value)) pieces.push({ start: to, end: to, as: '\n' });
        break;
      case 'image':
      case 'imageReference':
        if (SYMBOL.test(node.alt ?? '')) {
          pieces.push({ start: from, end: to, as: `{${(node.alt ?? '').replace(/[{}]/g, '')}}` });
        } else markup.claim(from, to);
        break;
      case 'emphasis':
        if (UNDRESSED.test(wordsOfNode(node))) children(text, markup, node.children, from, to, pieces);
        else {
          const first = node.children[0]?.position?.start.offset ?? from + 1;
          const last = node.children.at(-1)?.position?.end.offset ?? to - 1;
          pieces.push({ start: from, end: first, as: '_' });
          children(text, markup, node.children, first, last, pieces);
          pieces.push({ start: last, end: to, as: '_' });
        }
        break;
      case 'link':
        if (text[from] === '<') markup.addresses.push(from);
        children(text, markup, node.children, from, to, pieces);
        break;
      case 'strong':
      case 'delete':
      case 'linkReference':
        children(text, markup, node.children, from, to, pieces);
        break;
      default:
        markup.claim(from, to);
    }
  }
  markup.claim(reached, end);
}
