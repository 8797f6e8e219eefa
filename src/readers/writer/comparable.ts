import type { Edition, Node } from '../../tree/index.js';

/** What depends on the source and not on the rules it states; `translations` is what a page says of other pages. */
const OF_THE_SOURCE: ReadonlySet<string> = new Set([
  'position',
  'data',
  'encoding',
  'format',
  'translations',
]);

/**
 * A deep copy of a tree without positions, data, encoding, format and dates of translations, and without the stamps of a rulings dump: what
 * two readings of the same rules have in common.
 *
 * @param edition any edition
 * @returns plain objects to compare deeply
 */
export function withoutPositions(edition: Edition): unknown {
  return stripped(edition);
}

function stripped(node: Node): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'children') {
      copy.children = (value as Node[]).filter((child) => child.type !== 'stamp').map(stripped);
    } else if (!OF_THE_SOURCE.has(key)) copy[key] = value;
  }
  return copy;
}
