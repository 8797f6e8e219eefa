import type { Credits } from '../../tree/index.js';
import type { Source } from '../source.js';
import { blockNode } from './body.js';
import { dateOf } from './front.js';
import { findLine, hasFreeLines, isBlank, type Lines, lineText, saysOnly } from './lines.js';
import { blocksOf, type Manner } from './paragraphs.js';
import { isSentenceEnd } from './sequence.js';
import { previousWords } from './starts.js';

const INDEX = /^index$/i;
const CREDITS = /^credits$/i;
const HEADING = /^(?:index|credits|copyrights?|questions\?|customer service information)$/i;

/** What comes after the rules and the glossary. */
export interface Back {
  credits?: Credits;
  /** ISO date, where the document prints it only here. */
  effective?: string;
}

/** The line on which the index or the credits begin, or the number of lines. */
export function backMatterFrom(text: string, lines: Lines, from: number): number {
  const found = findLine(
    from + 1,
    lines.count,
    (line) => saysOnly(text, lines, line, HEADING) && isBlank(lines, line - 1) && isBlank(lines, line + 1),
  );
  if (found < lines.count) return found;
  // Where lines are not parted so, only the credits are sure to be no entry of a glossary.
  const free = hasFreeLines(lines, from + 1, lines.count);
  return findLine(
    from + 1,
    lines.count,
    (line) =>
      saysOnly(text, lines, line, free ? CREDITS : HEADING) &&
      (isBlank(lines, line - 1) || (!free && isSentenceEnd(lineText(text, lines, line - 1)))),
  );
}

/**
 * Reads what comes after the rules and the glossary. An index only repeats words and numbers, and is set aside; the
 * rest (who made the document, addresses, legal lines) are the credits.
 *
 * @param from the line on which it begins
 */
export function readBack(source: Source, lines: Lines, from: number, manner: Manner): Back {
  const text = source.text;
  const back: Back = {};
  let line = from;
  if (saysOnly(text, lines, from, INDEX)) {
    line = findLine(from + 1, lines.count, (at) => saysOnly(text, lines, at, CREDITS));
    setIndexAside(source, lines, from, line);
  }
  if (line >= lines.count) return back;
  const credits: Credits = { type: 'credits', children: [] };
  const start = lines.start[line] as number;
  if (saysOnly(text, lines, line, CREDITS)) {
    source.claim(start, lines.end[line] as number);
    line++;
  }
  let end = lines.end[line - 1] as number;
  while (line < lines.count) {
    if (isBlank(lines, line)) {
      line++;
      continue;
    }
    const iso = dateOf(source, lines, line);
    if (iso !== undefined) back.effective ??= iso;
    let stop = line + 1;
    while (stop < lines.count && !isBlank(lines, stop)) stop++;
    for (const block of blocksOf(source, lines, line, stop, manner, undefined, { shortLines: true })) {
      credits.children.push({ ...blockNode(source, block), type: 'paragraph' });
      end = block.end;
    }
    line = stop;
  }
  credits.position = source.position(start, end);
  back.credits = credits;
  return back;
}

function setIndexAside(source: Source, lines: Lines, from: number, to: number): void {
  let start = from;
  for (let line = from + 1; line <= to; line++) {
    if (line < to && !lines.ruler.has(line)) continue;
    const last = previousWords(lines, line - 1);
    if (last >= start) {
      const reason = 'the index repeats words and numbers of the rules';
      source.setAside('index', reason, lines.start[start] as number, lines.end[last] as number);
    }
    start = line + 1;
  }
}
