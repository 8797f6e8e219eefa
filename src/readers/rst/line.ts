/** A line of a reStructuredText document. */
export interface Line {
  /** Offset of the first character of the line, white space included. */
  at: number;
  /** Offset of the first character that is not white space. */
  start: number;
  /** Offset after the last such character; equal to `start` for a blank line. */
  end: number;
  /** Columns of white space before the first character; a tab goes to the next multiple of 8. */
  indent: number;
}

/** Splits a document into lines at LF, CR LF and CR. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (;;) {
    let stop = at;
    while (stop < text.length && text[stop] !== '\n' && text[stop] !== '\r') stop++;
    lines.push(lineAt(text, at, stop));
    if (stop >= text.length) return lines;
    at = stop + (text[stop] === '\r' && text[stop + 1] === '\n' ? 2 : 1);
  }
}

function lineAt(text: string, at: number, stop: number): Line {
  let start = at;
  let indent = 0;
  for (; start < stop; start++) {
    const c = text[start] as string;
    if (c === '\t') indent = (Math.floor(indent / 8) + 1) * 8;
    else if (/\s|\ufeff/.test(c)) indent++;
    else break;
  }
  let end = stop;
  while (end > start && /\s|\ufeff/.test(text[end - 1] as string)) end--;
  return { at, start, end, indent };
}

/** True for a line without characters, and past the last line. */
export function isBlank(line: Line | undefined): boolean {
  return line === undefined || line.start === line.end;
}
