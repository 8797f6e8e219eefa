import { isSpace, type Source } from '../source.js';

/** The lines of a document without the white space around them. */
export interface Lines {
  count: number;
  /** Offset of the first character that is not white space; equal to `end` for a blank line. */
  start: number[];
  /** Offset after the last such character. */
  end: number[];
  /** Columns of white space before the first character; a tab counts as one. */
  indent: number[];
  /** Lines that only divide; they were set aside and count as blank. */
  ruler: Set<number>;
}

/**
 * Splits a decoded document into lines at LF, CR LF and CR, mixed as they may be.
 *
 * @param text the decoded document
 */
export function linesOf(text: string): Lines {
  const start: number[] = [];
  const end: number[] = [];
  const indent: number[] = [];
  const length = text.length;
  let at = 0;
  while (at <= length) {
    let stop = at;
    while (stop < length) {
      const code = text.charCodeAt(stop);
      if (code === 10 || code === 13) break;
      stop++;
    }
    let from = at;
    let to = stop;
    while (from < to && isSpace(text.charCodeAt(from))) from++;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
    start.push(from);
    end.push(to);
    indent.push(from - at);
    at = stop + (text.charCodeAt(stop) === 13 && text.charCodeAt(stop + 1) === 10 ? 2 : 1);
  }
  return { count: start.length, start, end, indent, ruler: new Set() };
}

/** True for a line without characters, and for lines before the first and after the last. */
export function isBlank(lines: Lines, line: number): boolean {
  return line < 0 || line >= lines.count || lines.start[line] === lines.end[line];
}

/** The characters of a line without the white space around them. */
export function lineText(text: string, lines: Lines, line: number): string {
  return text.slice(lines.start[line], lines.end[line]);
}

/** How many characters a line has without the white space around them. */
export function lineLength(lines: Lines, line: number): number {
  return (lines.end[line] as number) - (lines.start[line] as number);
}

const RULER = /^[-=_*~+#]{3,}$/;

/**
 * Sets the lines that only divide aside, and lets them count as blank from here on: they part what stands around them
 * just as a blank line does.
 */
export function setRulersAside(source: Source, lines: Lines): void {
  for (let line = 0; line < lines.count; line++) {
    if (!isRuler(source.text, lines, line)) continue;
    const start = lines.start[line] as number;
    source.setAside('ruler', 'a line that only divides', start, lines.end[line] as number);
    lines.end[line] = start;
    lines.ruler.add(line);
  }
}

/** True for a line of dashes or the like. */
function isRuler(text: string, lines: Lines, line: number): boolean {
  const first = text.charCodeAt(lines.start[line] as number);
  // Most lines begin with a letter or a figure, and need no pattern.
  return (
    first < 0x80 &&
    !isWordCode(first) &&
    lineLength(lines, line) >= 3 &&
    RULER.test(lineText(text, lines, line))
  );
}

function isWordCode(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
