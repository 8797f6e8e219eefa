import type { Source } from '../source.js';
import { findLine, isBlank, type Lines, lineLength, lineText, saysOnly } from './lines.js';
import { startOf } from './starts.js';

/** A table of contents. */
export interface Contents {
  /** Its first line, the heading where it has one, and its last. */
  from: number;
  last: number;
  /** Numbers of sections and chapters, and other lines in small letters. */
  entries: string[];
}

const CONTENTS = /^(?:table of )?contents:?$/i;
/** Lines of a table of contents without a number. */
const UNNUMBERED =
  /^(?:introduction|glossary|index|credits|questions\??|customer service(?: information)?|copyrights?|legal(?: information)?)$/i;
/** The number of a page, and the dots or blanks that lead to it. */
// linear: asked of lines that are no longer than an entry
const LEADER = /\s*(?:(?:\.\s?){3,}\d*|(?:\t|\s{2,})\d{1,4})$/;
/** Headings in a row that are taken for contents though nothing says so. */
const FEWEST_ENTRIES = 3;
/** Longer lines are no entry. */
const LONGEST_ENTRY = 120;

/**
 * Finds the table of contents: under a line that says so, or headings in a row where nothing does.
 *
 * @param first first line to look at
 * @param to line after the last
 * @param taken lines that are something else
 */
export function findContents(
  text: string,
  lines: Lines,
  first: number,
  to: number,
  taken: Uint8Array,
): Contents | undefined {
  const heading = findLine(first, to, (line) => saysOnly(text, lines, line, CONTENTS));
  const headed = heading < to;
  for (let line = headed ? heading + 1 : first; line < to; ) {
    const { entries, last, next } = entriesFrom(text, lines, line, to, taken);
    const from = headed ? heading : line;
    if (headed || entries.length >= FEWEST_ENTRIES) return { from, last: Math.max(last, from), entries };
    line = next + 1;
  }
  return undefined;
}

/** The entries in a row from a line on, the last line of them, and the first line that is no entry. */
function entriesFrom(
  text: string,
  lines: Lines,
  from: number,
  to: number,
  taken: Uint8Array,
): { entries: string[]; last: number; next: number } {
  const entries: string[] = [];
  let last = from;
  let at = from;
  for (; at < to; at++) {
    if (isBlank(lines, at)) continue;
    const entry = taken[at] ? undefined : contentsEntry(text, lines, at);
    if (entry === undefined) break;
    entries.push(entry);
    last = at;
  }
  // The heading of the introduction can follow the contents directly; it is then no entry.
  if (entries.length > 1 && entries.at(-1) === 'introduction') {
    entries.pop();
    do last--;
    while (isBlank(lines, last));
  }
  return { entries, last, next: at };
}

function contentsEntry(text: string, lines: Lines, line: number): string | undefined {
  const start = startOf(text, lines, line);
  if (start) return start.kind === 'chapter' || start.kind === 'section' ? start.number : undefined;
  if (lineLength(lines, line) > LONGEST_ENTRY) return undefined;
  const words = lineText(text, lines, line).replace(LEADER, '');
  return UNNUMBERED.test(words) ? words.toLowerCase() : undefined;
}

/** Sets the contents aside, in as many parts as what was taken before leaves of them. */
export function setContentsAside(
  source: Source,
  lines: Lines,
  { from, last }: Contents,
  taken: Uint8Array,
): void {
  let start = -1;
  const close = (line: number): void => {
    if (start === -1) return;
    const from = lines.start[start] as number;
    source.setAside(
      'contents',
      'the table of contents repeats the headings',
      from,
      lines.end[line] as number,
    );
    start = -1;
  };
  let previous = from;
  for (let line = from; line <= last; line++) {
    if (taken[line]) close(previous);
    else if (!isBlank(lines, line) || isSkipped(lines, line)) {
      if (isSkipped(lines, line)) close(previous);
      else {
        if (start === -1) start = line;
        previous = line;
      }
    }
    taken[line] = 1;
  }
  close(previous);
}

/** True for a line that counts as blank because its characters were set aside before. */
function isSkipped(lines: Lines, line: number): boolean {
  return lines.ruler.has(line);
}
