const OTHER = /[\v\u0085\u2028\u2029]/g;
/** Where lines end otherwise, the first of them do. */
const HEAD = 4_096;

/**
 * Finds where the lines of a text begin. LF, CR LF and CR each end a line, mixed as they may be; where a text has few of
 * them, so do the marks with which some programs write them otherwise (vertical tab, next line, line and paragraph separator).
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
  const isFew = starts.length > 1 && text.slice(0, HEAD).search(OTHER) < 0;
  // A vertical tab breaks a line wherever it stands.
  if (isFew && !text.includes('\v')) return starts;
  let others = [...text.matchAll(OTHER)];
  // Where as many lines end so as otherwise, all these marks end lines.
  if (isFew || others.length < starts.length) others = others.filter(({ 0: mark }) => mark === '\v');
  if (others.length === 0) return starts;
  return starts.concat(others.map(({ index }) => index + 1)).sort((a, b) => a - b);
}
