import { dice } from './features.js';
import type { Piece } from './pieces.js';
import type { Scene } from './sentenceBags.js';

/** How alike the last sentences of two lead-ins must be, if most of what one introduced is under the other. */
const ALIKE = 0.25;

/**
 * Finds the rules that only led in ("… is subject to the following restrictions:") and whose subrules are under another rule
 * now, which leads in to them with its last sentence.
 *
 * @param explained old rules that something was found of already; they are passed over
 */
export function findLeadIns(
  { matching, lexicon, oldBags, newBags }: Scene,
  explained: ReadonlySet<number>,
): Piece[] {
  // For each such rule, how many of its subrules are under which new rule; -1 for those that are gone.
  const heirs = new Map<number, Map<number, number>>();
  for (const unit of matching.old.units) {
    if (unit.parent < 0 || matching.successorOf(unit.parent) >= 0) continue;
    const counts = heirs.get(unit.parent) ?? new Map<number, number>();
    heirs.set(unit.parent, counts);
    const n = matching.successorOf(unit.index);
    const to = n < 0 ? -1 : matching.newUnit(n).parent;
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  const found: Piece[] = [];
  for (const [o, counts] of heirs) {
    const unit = matching.oldUnit(o);
    if (explained.has(o) || !unit.text.endsWith(':')) continue;
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const [n, count] of counts) {
      const other = matching.new.units[n];
      if (count < 2 || 2 * count < all || !other?.text.endsWith(':')) continue;
      const oldSentence = unit.sentences.length - 1;
      const newSentence = other.sentences.length - 1;
      const likeness = dice(lexicon, oldBags.bag(o, oldSentence), newBags.bag(n, newSentence));
      if (likeness >= ALIKE) found.push({ old: o, new: n, oldSentence, newSentence, likeness });
    }
  }
  return found;
}
