import type { Rule, Sign } from '../chart/chart.js';
import type { Quantity, Statement, Thing } from '../frames/frame.js';
import { thing } from './agreement.js';
import { claim, edge, over, rule } from './build.js';

/** Things that are counted by how many there were, or others have. */

export const comparisonRules: readonly Rule[] = [
  rule(
    'as many things as there were',
    'QB w:as S',
    (qb, w, s) =>
      comparedThings(qb, s, 'as many', (q) => ({ word: 'as many as', at: claim(q, 'word', w) }), w) ??
      comparedThings(
        qb,
        s,
        'the same number of',
        (q) => ({ word: 'as many as', at: claim(q, 'word', w) }),
        w,
      ),
  ),
  rule('so many fewer things than there were', 'QB w:than S', (qb, w, s) =>
    comparedThings(qb, s, 'fewer', (q) => ({ ...q, at: claim(q, 'word', w) }), w),
  ),
];

/** Things that are counted by what a clause says of others: "as many cards as they drew". */
function comparedThings(
  qb: Sign,
  s: Sign,
  counted: string,
  quantityOf: (q: Quantity) => Quantity,
  w: Sign,
): Sign | undefined {
  const q = thing(qb).quantity;
  if (q?.word !== counted || s.f.gap !== 'o' || (qb.tail ?? []).length > 0) return undefined;
  const sem: Thing = { ...thing(qb), quantity: quantityOf(q), which: [s.sem as Statement] };
  return over([qb, w, s], 'QB', qb.f, sem, { tail: edge(s) });
}
