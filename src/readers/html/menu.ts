import { type NumberedStart, numberedStart } from '../layout/numbered.js';

/** So many headings in a row, with no rule between, are a menu. */
const SHORTEST = 4;
const LABEL =
  /^(?:sommaire|table des mati\p{L}+|contents|table of contents|menu|navigation|inhalt|índice|indice|sommario)\s*:?$/iu;

/**
 * Finds the menus of a page: headings of chapters or sections in a row with no rule between, which no rule below
 * belongs to. The last of a row may be the heading of the rules that follow; what is in a row and again further
 * down is a table of contents and left to the reader of plain text.
 *
 * @param said the words of each block
 * @returns the blocks that are menu, by index
 */
export function menuOf(said: readonly string[]): Set<number> {
  const menu = new Set<number>();
  const starts = said.map(startOf);
  const words = said.map((all) => all.slice(0, 100));
  const last = new Map<string, number>();
  words.forEach((w, i) => {
    if (starts[i]?.kind === 'chapter' || starts[i]?.kind === 'section') last.set(w, i);
  });
  let from = 0;
  while (from < said.length) {
    let to = from;
    while (to < said.length && isHeading(starts[to])) to++;
    if (to - from < SHORTEST) {
      from = Math.max(to, from + 1);
      continue;
    }
    const next = starts.slice(to).find((s) => s !== undefined && !isHeading(s));
    let end = to;
    while (end > from && leadsTo(starts[end - 1], next) && !continues(starts, end - 1, from)) end--;
    const repeats = words.slice(from, end).some((w) => (last.get(w) ?? -1) >= to);
    if (!repeats) for (let i = from; i < end; i++) menu.add(i);
    from = to;
  }
  for (const i of [...menu]) {
    const above = words[i - 1] ?? '';
    // What is over a menu names it: one word, or one of the usual two or three.
    if (LABEL.test(above) || /^\p{L}{3,20}:?$/u.test(above)) menu.add(i - 1);
  }
  return menu;
}

function startOf(words: string): NumberedStart | undefined {
  const start = numberedStart(words);
  if (!start) return undefined;
  return isHeading(start) && (words.length > 100 || start.words >= words.length) ? undefined : start;
}

function isHeading(start: NumberedStart | undefined): boolean {
  return start?.kind === 'chapter' || start?.kind === 'section';
}

/** True for a chapter right after another chapter: the last of a menu, not the first of the text. */
function continues(starts: readonly (NumberedStart | undefined)[], at: number, from: number): boolean {
  return at > from && starts[at]?.kind === 'chapter' && starts[at - 1]?.kind === 'chapter';
}

function leadsTo(heading: NumberedStart | undefined, rule: NumberedStart | undefined): boolean {
  if (!heading || !rule) return false;
  return rule.number.startsWith(heading.number);
}
