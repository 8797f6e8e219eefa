import { comparisonAddress, editionAddress, FEED } from './address.js';
import type { Book } from './book.js';
import { atomFeed, type FeedEntry } from './publish/feed.js';

/**
 * The feed of a book: an entry for each whole edition with a date, which leads to what it changed.
 *
 * @param base the absolute address at which the book will stand, ending in `/`; links are relative without it
 */
export function bookFeed({ documents, comparisons }: Book, base?: string): string {
  const whole = documents.filter(({ partial, effective }) => !partial && effective !== undefined);
  const entries = whole.map((document, at): FeedEntry => {
    const summary = comparisons.find(
      ({ old, new: fresh }) => old === whole[at - 1]?.id && fresh === document.id,
    );
    const { rules, subrules } = document.counts;
    return {
      edition: document.name,
      date: document.effective as string,
      summary: summary
        ? [summary.quote, summary.inSubstance].join(' ').trim()
        : `${at === 0 ? 'The oldest edition here, with' : 'It has'} ${rules} rules and ${subrules} subrules.`,
      path: summary ? comparisonAddress(summary.id) : editionAddress(document.id),
      type: 'text/html',
    };
  });
  return atomFeed(entries, { file: FEED, ...(base === undefined ? {} : { base }) });
}
