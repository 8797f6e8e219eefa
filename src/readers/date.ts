const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const FORMS = new RegExp(
  [
    `\\b(?<wordMonth>${MONTH})\\s+(?<wordDay>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<wordYear>\\d{4})\\b`,
    `\\b(?<laterDay>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<laterMonth>${MONTH}),?\\s+(?<laterYear>\\d{4})\\b`,
    '\\b(?<isoYear>\\d{4})[-/.](?<isoMonth>\\d{2})[-/.](?<isoDay>\\d{2})\\b',
    '(?<![\\d/.-])(?<first>\\d{1,2})[/.](?<second>\\d{1,2})[/.](?<year>\\d{4}|\\d{2})(?![\\d/-])',
  ].join('|'),
  'i',
);

/** Two figures for a year from this on belong to the last century: the game is of 1993. */
const CENTURY_TURN = 90;

/** A date found in a text. */
export interface FoundDate {
  /** ISO date, `2011-07-15`. */
  iso: string;
  /** Where it begins in the text, and how many characters it has, in UTF-16 units. */
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
  const m = FORMS.exec(text);
  if (!m) return undefined;
  const g = m.groups as Record<string, string | undefined>;
  let iso: string | undefined;
  if (g.wordYear !== undefined) iso = isoDate(g.wordYear, monthOf(g.wordMonth), Number(g.wordDay));
  else if (g.laterYear !== undefined) iso = isoDate(g.laterYear, monthOf(g.laterMonth), Number(g.laterDay));
  else if (g.isoYear !== undefined) iso = isoDate(g.isoYear, Number(g.isoMonth), Number(g.isoDay));
  else {
    const first = Number(g.first);
    const second = Number(g.second);
    iso = dayFirst
      ? (isoDate(g.year, second, first) ?? isoDate(g.year, first, second))
      : (isoDate(g.year, first, second) ?? isoDate(g.year, second, first));
  }
  return iso === undefined ? undefined : { iso, index: m.index, length: m[0].length };
}

/**
 * Reads words that are a date and nothing else.
 *
 * @returns the ISO date, or undefined
 */
export function parseDate(words: string, dayFirst = false): string | undefined {
  const trimmed = words.trim().replace(/\.$/, '');
  const found = findDate(trimmed, dayFirst);
  return found && found.index === 0 && found.length === trimmed.length ? found.iso : undefined;
}

function monthOf(word: string | undefined): number {
  const head = (word ?? '').slice(0, 3).toLowerCase();
  return MONTHS.findIndex((m) => m.startsWith(head)) + 1;
}

function isoDate(year: string | undefined, month: number, day: number): string | undefined {
  let y = Number(year);
  if (y < 100) y += y >= CENTURY_TURN ? 1900 : 2000;
  if (!(month >= 1 && month <= 12) || day < 1 || day > new Date(Date.UTC(y, month, 0)).getUTCDate())
    return undefined;
  return `${String(y).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
