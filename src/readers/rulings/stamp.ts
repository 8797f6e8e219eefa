import type { Source } from '../source.js';

/** A date stamp where it is in the document. */
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
 * @returns them in order; what has no such month or day is no stamp, stays among the words, and is reported
 */
export function stampsOf(source: Source): FoundStamp[] {
  const found: FoundStamp[] = [];
  for (const match of source.text.matchAll(STAMP)) {
    const [printed, author = '', year = '', month = '', day = ''] = match;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const time = Date.parse(`${date}T00:00:00Z`);
    if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) {
      const reason = `“${printed}” looks like a stamp, but no calendar has such a day: it is kept among the words`;
      source.warn('stamp-doubtful', reason, match.index, match.index + printed.length);
      continue;
    }
    found.push({
      source: author.replace(/\s+/g, ' '),
      date,
      start: match.index,
      end: match.index + printed.length,
    });
  }
  return found;
}
