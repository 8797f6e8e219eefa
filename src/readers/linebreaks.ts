const OTHER = /[\v\u0085\u2028\u2029]/g;

/**
 * Finds where the lines of a text begin. LF, CR LF and CR each end a line, mixed as they may be; where a text has none of
 * them, the marks with which some programs write them otherwise (vertical tab, next line, line and paragraph separator).
 *
 * @param text any characters
 * @returns offsets in UTF-16 units, the first one 0
 */
export function lineStarts(text: string): number[] {
  const starts = [0];
  let lf = text.indexOf('\n');
  let cr = text.indexOf('\r');
  // Searching for the two characters is several times faster than looking at every one.
  while (lf !== -1 || cr !== -1) {
    if (cr !== -1 && (lf === -1 || cr < lf)) {
      const paired = lf === cr + 1;
      starts.push(cr + (paired ? 2 : 1));
      if (paired) lf = text.indexOf('\n', lf + 1);
      cr = text.indexOf('\r', cr + 1);
    } else {
      starts.push(lf + 1);
      lf = text.indexOf('\n', lf + 1);
    }
  }
  if (starts.length === 1) for (const mark of text.matchAll(OTHER)) starts.push(mark.index + 1);
  return starts;
}
