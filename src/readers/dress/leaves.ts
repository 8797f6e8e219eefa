import type { Source } from '../source.js';
import { type Edit, edited, hasBracket } from './edits.js';

/** The number of the printed page that begins here, as e-books of printed books have it within their sentences. */
const LEAF = /\[(?:Pg|[Pp]\.|[Pp]age)\s(\d{1,4})\][ ]?/g;
/** How such a mark begins: no document without one is looked through for the rest. */
const BEGINS = ['[Pg', '[p.', '[P.', '[page', '[Page'];
/** Fewer may be meant as they stand. */
const FEWEST = 3;

/**
 * Leaves out the numbers of printed pages in brackets that stand among the words.
 *
 * @returns undefined where there are hardly any, or where they do not count on
 */
export function withoutLeaves(source: Source): Source | undefined {
  const { text } = source;
  if (!hasBracket(source, BEGINS)) return undefined;
  const edits: Edit[] = [];
  let last = -1;
  for (const { index, 0: mark, 1: number } of text.matchAll(LEAF)) {
    if (Number(number) < last) return undefined;
    last = Number(number);
    const end = index + mark.length;
    // One that a line was broken in goes without the break getting lost, one on a line of its own with its line.
    const isAlone = (index === 0 || text[index - 1] === '\n') && text[end] === '\n';
    edits.push({ start: index, end: isAlone ? end + 1 : end, as: mark.includes('\n') ? '\n' : '' });
  }
  if (edits.length < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'page-marks',
    reason: (n) => `${n} numbers of printed pages stand among the words and are left out; the first is here`,
  });
}
