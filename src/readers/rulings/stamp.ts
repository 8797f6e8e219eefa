/** A date stamp where it stands in the document. */
export interface FoundStamp {
  /** Who made the change: `CompRules`. */
  source: string;
  /** ISO date. */
  date: string;
  start: number;
  end: number;
}

const STAMP = /\[\s{0,9}([A-Za-z][\w.&' -]{0,40}?)\s{1,9}(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\s{0,9}\]/g;

/**
 * Finds the date stamps of a rulings dump, `[CompRules 2005/08/01]`; a hard line break inside one is a blank.
 *
 * @param text the decoded document
 * @returns them in order; what has no such month or day is no stamp
 */
export function stampsOf(text: string): FoundStamp[] {
  const found: FoundStamp[] = [];
  for (const match of text.matchAll(STAMP)) {
    const [, source = '', year = '', month = '', day = ''] = match;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const time = Date.parse(`${date}T00:00:00Z`);
    if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) continue;
    found.push({
      source: source.replace(/\s+/g, ' '),
      date,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}
