import type { Sign } from '../chart/chart.js';
import type { Node, Statement } from '../frames/frame.js';
import { change, each } from './build.js';

/** "it is teams that take turns": the relative clause with what it is said of. */
export function cleft(rel: Statement, said: Node, ...words: Sign[]): Statement | undefined {
  const put = (node: unknown): unknown => {
    if (node === null || typeof node !== 'object') return node;
    if (Array.isArray(node)) return node.map(put);
    if ((node as { to?: string }).to === 'head') return said;
    return Object.fromEntries(
      Object.entries(node).map(([slot, value]) => [
        slot,
        slot === 'at' || slot === 'which' ? value : put(value),
      ]),
    );
  };
  return each(put(rel) as Node, (c) => change(c, {}, 'verb', ...words));
}
