import { findDate, findDoubtfulDate } from '../date.js';

/** The dates that a page gives for its languages. */
export interface PageDates {
  effective?: string;
  translations?: Record<string, string>;
  /** What looks like a date and is no date, with one clause that says why. */
  doubtful?: { printed: string; reason: string }[];
}

const DATED = /\b([A-Z]{2})\s*[:[(]\s*(\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})\s*[\])]?/g;

/** Country marks by the language that is spoken there; other marks are languages themselves. */
const LANGUAGE: Record<string, string> = {
  US: 'en',
  UK: 'en',
  GB: 'en',
  VO: 'en',
  VF: 'fr',
  BR: 'pt',
  JP: 'ja',
  CN: 'zh',
  KR: 'ko',
};

/**
 * Reads dates that a page gives for each language, such as `US [30/09/2011]` beside `FR [04/02/2011]`, the day first.
 *
 * @param words a line of the page
 * @param language the language of the rules on the page: the edition takes effect on its date
 */
export function pageDates(words: string, language: string): PageDates | undefined {
  const dates: PageDates = {};
  for (const match of words.matchAll(DATED)) {
    const mark = match[1] as string;
    const date = findDate(match[2] as string, true)?.iso;
    if (date === undefined) {
      const reason = findDoubtfulDate(match[2] as string)?.reason;
      if (reason !== undefined) dates.doubtful = [...(dates.doubtful ?? []), { printed: match[0], reason }];
      continue;
    }
    const of = LANGUAGE[mark] ?? mark.toLowerCase();
    if (of === language) dates.effective ??= date;
    else {
      dates.translations ??= {};
      dates.translations[of] ??= date;
    }
  }
  return Object.keys(dates).length === 0 ? undefined : dates;
}
