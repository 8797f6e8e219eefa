/** The words of a cross-reference and what they point at. */
export interface Reference {
  /** Rule, section or chapter numbers; a range is two numbers with `..` between. */
  targets: string[];
}

const NUMBER = '\\d{3}(?:\\.\\d{1,3}(?:[a-z](?![a-z]))?)?';
const DOTTED = '\\d{3}\\.\\d{1,3}(?:[a-z](?![a-z]))?';
// A question mark stands here for a dash that a lossy dump could not keep.
const DASH = '\\s?[-–—?‑]\\s?|--|\\s(?:through|thru)\\s';
// What may follow the dash: a whole number, a number of the same section (`419.7-8`), a letter of the same rule.
const TAIL = `(?:\\d{3}(?:\\.\\d{1,3}(?:[a-z](?![a-z]))?)?|\\d{1,3}[a-z]?|[a-z])(?![\\w])`;
const RANGE = `(?:(?:${DASH})${TAIL})?`;
const GLUE = ',?\\s+(?:and/or|and|or|nor|to|through)\\s+|,\\s+';
const TITLE = `(?:,?\\s+(?:“[^“”"]{1,90}”|"[^"“”]{1,90}"))?`;

/**
 * The source of a pattern that finds cross-references: `rule 704`, `rules 702.2-702.5`, `rule 704, “Title”`,
 * `section 6, “Title”`, and dotted numbers without the word (`103.2a–e`). Three figures alone are a quantity.
 */
export const REFERENCE_PATTERN = [
  `\\b[Rr]ules?\\s+${NUMBER}${RANGE}(?!\\d)(?:(?:${GLUE})${NUMBER}${RANGE}(?!\\d))*${TITLE}`,
  `\\b(?:[Ss]ections?|[Cc]hapters?)\\s+\\d{1,3}(?![\\d/]|\\.\\d)(?:(?:${GLUE})\\d{1,3}(?![\\d/]|\\.\\d))*${TITLE}`,
  `(?<![\\d.$/-])${DOTTED}${RANGE}(?!\\d|\\.\\d)${TITLE}`,
].join('|');

const PART = new RegExp(`(${NUMBER})((?:${DASH})(${TAIL}))?|\\b\\d{1,3}\\b`, 'g');
const QUOTED = /[“"]/;

/**
 * Reads the targets out of the words of a reference.
 *
 * @param words what {@link REFERENCE_PATTERN} found
 * @returns canonical numbers and ranges in the order printed
 */
export function targetsOf(words: string): string[] {
  const quote = words.search(QUOTED);
  const numbers = quote === -1 ? words : words.slice(0, quote);
  const targets: string[] = [];
  for (const m of numbers.matchAll(PART)) {
    if (m[1] === undefined) {
      targets.push(m[0]);
      continue;
    }
    const from = m[1].replace(/\s/g, '');
    targets.push(m[3] === undefined ? from : `${from}..${completed(from, m[3])}`);
  }
  return targets;
}

/** Fills what the right end of a range leaves out from its left end: `103.2a–e` is `103.2a..103.2e`. */
function completed(from: string, tail: string): string {
  if (/^\d{3}/.test(tail)) return tail;
  const head = /^\d{3}/.exec(from)?.[0] ?? '';
  if (/^\d/.test(tail)) return `${head}.${tail}`;
  return from.replace(/[a-z]$/, '') + tail;
}
