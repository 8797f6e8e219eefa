import type { Edition } from '../tree/index.js';
import { Derivation } from './derived.js';
import type { DialectReader } from './result.js';
import type { Source } from './source.js';
import { isDated } from './text/front.js';
import { linesOf, lineText } from './text/lines.js';
import { previousWords, startOf } from './text/starts.js';

/** Longer lines are no title. */
const LONGEST_TITLE = 120;
/** A document has so many numbered rules. */
const FEWEST_RULES = 3;

/**
 * Reads a text in which somebody may have put several documents one behind the other. Where the numbers of the rules come twice, it is
 * divided before each title with a date, and each part is a document of its own.
 *
 * @param afresh makes the document again, with an empty account
 * @returns the trees in order, at least one, and the document whose account they are in
 */
export function readSeveral(
  source: Source,
  reader: DialectReader,
  afresh: () => Source,
): { trees: [Edition, ...Edition[]]; source: Source } {
  const tree = reader(source);
  // Messages of a derived text are kept by the document that it was derived from, which is asked by the caller's `afresh` only.
  if (!isTwofold(tree)) return { trees: [tree], source };
  const cuts = cutsOf(source);
  if (cuts.length === 0) return { trees: [tree], source };
  const again = afresh();
  const ends = [...cuts, again.text.length];
  const [first, ...rest] = [0, ...cuts].map((start, i) =>
    reader(new Derivation(again.text).copy(start, ends[i] as number).source(again)),
  ) as [Edition, ...Edition[]];
  return { trees: [first, ...rest], source: again };
}

/** Whether numbers of sections come again in a tree. */
function isTwofold(tree: Edition): boolean {
  const seen = new Set<string>();
  let again = 0;
  for (const child of tree.children) {
    const sections = child.type === 'chapter' ? [child, ...child.children] : [child];
    for (const node of sections) {
      if (node.type !== 'chapter' && node.type !== 'section') continue;
      if (seen.has(node.number)) again++;
      seen.add(node.number);
    }
  }
  return again > 1;
}

/** Where each further document begins. */
function cutsOf(source: Source): number[] {
  const { text } = source;
  const lines = linesOf(source);
  const cuts: number[] = [];
  let rules = 0;
  /** Whether the last cut is before the title of a document: some say their date again at their end, behind the last of their rules. */
  let titled = false;
  for (let line = 0; line < lines.count; line++) {
    const kind = startOf(text, lines, line)?.kind;
    if (kind === 'rule' || kind === 'subrule') rules++;
    const isSecond = rules === 0 && cuts.length > 0 && !titled;
    if ((rules < FEWEST_RULES && !isSecond) || !isDated(text, lines, line)) continue;
    const above = previousWords(lines, line - 1);
    const title = above < 0 ? '' : lineText(text, lines, above);
    const isTitled = title.length <= LONGEST_TITLE && /\brules\b/i.test(title) && !/[.:,]$/.test(title);
    if (isSecond && !isTitled) continue;
    if (isSecond) cuts.pop();
    titled = isTitled;
    cuts.push(source.lineStarts[titled ? above : line] as number);
    rules = 0;
  }
  // What follows the last cut must hold rules as well.
  if (rules < FEWEST_RULES) cuts.pop();
  return cuts;
}
