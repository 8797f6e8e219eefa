/** The months in small letters, as English calls them. */
export const MONTHS =
  'january february march april may june july august september october november december'.split(' ');

// A name as a whole or shortened: from its third letter on each may be the last.
const MONTH = `(${MONTHS.map((name) =>
  [...name.slice(3)].reduceRight((rest, letter) => `(?:${letter}${rest})?`, ''),
)
  .map((rest, at) => `${MONTHS[at]?.slice(0, 3)}${rest}`)
  .join('|')})\\b\\.?`;
const FORMS = new RegExp(
  [
    `\\b(?<wordMonth>${MONTH})\\s+(?<wordDay>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<wordYear>\\d{4})\\b`,
    `\\b(?<laterDay>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<laterMonth>${MONTH}),?\\s+(?<laterYear>\\d{4})\\b`,
    '\\b(?<isoYear>\\d{4})[-/.](?<isoMonth>\\d{2})[-/.](?<isoDay>\\d{2})\\b',
    '(?<![\\d/.-])(?<first>\\d{1,2})[/.](?<second>\\d{1,2})[/.](?<year>\\d{4}|\\d{2})(?![\\d/-])',
  ].join('|'),
  'gi',
);

/** Two figures for a year from this on belong to the last century: the game is of 1993. */
const CENTURY_TURN = 90;
const FIRST_YEAR = 1993;
/** Four figures beyond this are no year in which anybody reads. */
const LAST_YEAR = 2199;

/** A date found in a text. */
export interface FoundDate {
  /** ISO date, `2011-07-15`. */
  iso: string;
  /** Where it begins in the text, and how many characters it has, in UTF-16 units. */
  index: number;
  length: number;
}

/** Words in the place and the form of a date that no calendar has. */
export interface DoubtfulDate {
  /** One clause that says what is wrong with it. */
  reason: string;
  index: number;
  length: number;
}

/**
 * Finds the first date in a text: `January 16, 2026`, `16 January 2026`, `2026-01-16`, `04/23/99`. Figures with slashes
 * are month first, as the publisher writes them, unless that is impossible or `dayFirst` is given.
 *
 * @param text any words
 * @returns the ISO date and its place, or undefined where there is none
 */
export function findDate(text: string, dayFirst = false): FoundDate | undefined {
  for (const m of text.matchAll(FORMS)) {
    const iso = dateOf(m, dayFirst);
    if (iso !== undefined) return { iso, index: m.index, length: m[0].length };
  }
  return undefined;
}

// A capital word between figures as months stand; or a month and a year alone.
const ODD_MONTH =
  /\b\p{Lu}\p{Ll}{2,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+\p{Lu}\p{Ll}{2,}\.?,?\s+\d{4}\b/u;
const NO_DAY = new RegExp(`\\b${MONTH}\\s+\\d{4}\\b`, 'i');
const NO_YEAR = new RegExp(
  `\\b${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!,?\\s*\\d{3})(?:,?\\s+['\u2019]?\\d{2}\\b)?`,
  'gi',
);

/**
 * Finds what looks like a date and is no date: `February 31, 2011`, `Smarch 13, 2011`, a year before the game.
 *
 * @param text words in which {@link findDate} finds nothing
 * @returns why it is none, and its place; undefined where nothing looks like one
 */
export function findDoubtfulDate(text: string): DoubtfulDate | undefined {
  const form = text.matchAll(FORMS).next().value;
  if (form) {
    const year = yearOf(
      form.groups?.wordYear ?? form.groups?.laterYear ?? form.groups?.isoYear ?? form.groups?.year,
    );
    const reason =
      year < FIRST_YEAR || year > LAST_YEAR
        ? `no edition can be of the year ${year}`
        : 'no calendar has such a day';
    return { reason, index: form.index, length: form[0].length };
  }
  const month = ODD_MONTH.exec(text);
  if (month) return { reason: 'no month is called so', index: month.index, length: month[0].length };
  const dayless = NO_DAY.exec(text);
  if (dayless)
    return { reason: 'it names a month and no day', index: dayless.index, length: dayless[0].length };
  // In small letters *may* is a verb.
  const yearless = [...text.matchAll(NO_YEAR)].find(([words]) => /^\p{Lu}/u.test(words));
  return yearless
    ? { reason: 'its year has not four figures', index: yearless.index, length: yearless[0].length }
    : undefined;
}

function dateOf(m: RegExpExecArray, dayFirst: boolean): string | undefined {
  const g = m.groups as Record<string, string | undefined>;
  if (g.wordYear !== undefined) return isoDate(g.wordYear, monthOf(g.wordMonth), Number(g.wordDay));
  if (g.laterYear !== undefined) return isoDate(g.laterYear, monthOf(g.laterMonth), Number(g.laterDay));
  if (g.isoYear !== undefined) return isoDate(g.isoYear, Number(g.isoMonth), Number(g.isoDay));
  const first = Number(g.first);
  const second = Number(g.second);
  return dayFirst
    ? (isoDate(g.year, second, first) ?? isoDate(g.year, first, second))
    : (isoDate(g.year, first, second) ?? isoDate(g.year, second, first));
}

function monthOf(word: string | undefined): number {
  const head = (word ?? '').slice(0, 3).toLowerCase();
  return MONTHS.findIndex((m) => m.startsWith(head)) + 1;
}

function yearOf(figures: string | undefined): number {
  const year = Number(figures);
  if (year >= 100) return year;
  return year + (year >= CENTURY_TURN ? 1900 : 2000);
}

function isoDate(figures: string | undefined, month: number, day: number): string | undefined {
  const year = yearOf(figures);
  if (year < FIRST_YEAR || year > LAST_YEAR || !(month >= 1 && month <= 12) || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
