import { type Edition, textOf } from '../../tree/index.js';

/**
 * How many characters a document has lost for certain: what its reader recorded, or the replacement characters that are in
 * its words where that is more. That a document stops early is not counted here: it shows in how much it holds.
 */
export function damageOf(tree: Edition): number {
  let recorded = 0;
  for (const damage of tree.data?.damage ?? []) if (damage.kind !== 'truncated') recorded += damage.count;
  return Math.max(recorded, textOf(tree).split('\ufffd').length - 1);
}
