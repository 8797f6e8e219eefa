import { type Edition, type Node, walk } from '../../tree/index.js';
import type { Source } from '../source.js';
import type { PendingRepair } from './block.js';

/**
 * Records repairs on the nodes that hold their places: the paragraph, example or heading around them, or the edition
 * where nothing closer does.
 *
 * @param repairs in any order; each is reported as a message as well
 */
export function attachRepairs(tree: Edition, source: Source, repairs: PendingRepair[]): void {
  if (repairs.length === 0) return;
  const holders: { node: Node; start: number; end: number; parent: number }[] = [];
  const indices = new Map<Node, number>();
  walk(tree, (node, ancestors) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return undefined;
    const above = ancestors.at(-1);
    holders.push({ node, start, end, parent: (above && indices.get(above)) ?? -1 });
    indices.set(node, holders.length - 1);
    return node.type !== 'paragraph' && node.type !== 'example';
  });
  for (const { reason, start, end, ...repair } of repairs.toSorted((a, b) => a.start - b.start)) {
    let low = -1;
    let high = holders.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((holders[middle] as { start: number }).start <= start) low = middle;
      else high = middle - 1;
    }
    while (low >= 0 && (holders[low] as { end: number }).end < end) {
      low = (holders[low] as { parent: number }).parent;
    }
    // What was dropped is in the repair and nowhere else.
    if (repair.repaired === '') source.claim(start, end);
    source.repair(low < 0 ? tree : (holders[low] as { node: Node }).node, repair, reason, start, end);
  }
}
