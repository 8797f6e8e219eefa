import type { Phrasing } from '../../tree/index.js';

/**
 * The characters that plain text has for phrasing: emphasis between low lines, symbols as they were spelled.
 *
 * @param children the content of a paragraph or an example
 */
export function writePhrasing(children: readonly Phrasing[]): string {
  let words = '';
  for (const child of children) {
    if (child.type === 'text' || child.type === 'symbol') words += child.value;
    else if (child.type === 'emphasis') words += `_${writePhrasing(child.children)}_`;
    else words += writePhrasing(child.children);
  }
  return words;
}
