import { MONTHS } from '../readers/date.js';

/**
 * A date as people write it, as an ISO date or the beginning of one: `1 Feb 2008`, `February 1st, 2008`, `2008/02/01`, `01.02.2008`,
 * `July 2009`, `2009`. Of two numbers divided by a slash the first is the month, unless it cannot be one.
 *
 * @returns `2008-02-01`, `2009-07` or `2009`; undefined where the text is no date of the calendar
 */
export function readDate(text: string): string | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/[\s,]+/g, ' ');
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(words);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(words);
  if (dayFirst) return dateOf(dayFirst[3], dayFirst[2], dayFirst[1]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(words);
  if (slashed) {
    const [, first, second, year] = slashed;
    return Number(first) > 12 ? dateOf(year, second, first) : dateOf(year, first, second);
  }
  const named = /^(?:(\d{1,2}) )?([a-z]{3,9})\.?(?: (\d{1,2}))?(?: (\d{4}))$/.exec(words);
  const month = named ? MONTHS.findIndex((name) => name.startsWith(named[2] as string)) : -1;
  if (named === null || month < 0 || (named[1] !== undefined && named[3] !== undefined)) return undefined;
  return dateOf(named[4], String(month + 1), named[1] ?? named[3]);
}

function dateOf(year: string | undefined, month?: string, day?: string): string | undefined {
  const parts = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined);
  const date = parts.join('-');
  // The calendar corrects the thirtieth of February to a day of March.
  const whole = `${date}${'-01'.repeat(3 - parts.length)}`;
  const time = new Date(`${whole}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== whole ? undefined : date;
}

/** An ISO date as people read it: `1 May 2009`; what is no date stays as it is. */
export function dateInWords(name: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(name) ?? [];
  const called = MONTHS[Number(month) - 1];
  if (called === undefined) return name;
  return `${Number(day)} ${(called[0] as string).toUpperCase()}${called.slice(1)} ${year}`;
}

/**
 * Finds the edition that a text means: its name, a name of its release, `latest` or `today`, the newest of a month or year, else the
 * one in force on that day.
 *
 * @param editions names, the oldest first; dates where they have one
 * @param names what else editions are called, in small letters, with the name of the edition
 * @returns undefined for a day before the first edition, and for what is neither a date nor a name
 */
export function editionMeant(
  text: string,
  editions: readonly string[],
  names: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const wanted = text.trim();
  const exact = editions.find((name) => name === wanted) ?? names.get(wanted.toLowerCase());
  if (exact !== undefined) return exact;
  if (/^(?:latest|newest|today|now|current)$/i.test(wanted)) return editions.at(-1);
  const date = readDate(wanted);
  if (date === undefined) return undefined;
  return (
    editions.findLast((name) => name.startsWith(date)) ??
    editions.findLast((name) => /^\d{4}/.test(name) && name < date)
  );
}
