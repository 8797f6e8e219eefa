import type { Node } from '../../language/index.js';

/** The number of a quantity that says exactly one. */
export function exact(node: Node | undefined): number | undefined {
  const q = (node ?? {}) as { is?: number; least?: number; most?: number; word?: string };
  return q.least === undefined && q.most === undefined && q.word === undefined ? q.is : undefined;
}

/** The number that is where a sentence of ours has "N". */
export const counted = ({ N }: Readonly<Record<string, Node>>): number | undefined => exact(N);
