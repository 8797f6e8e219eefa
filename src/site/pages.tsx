import { dateInWords } from '../lineage/dates.js';
import { ARCHIVE, CONCORDANCE, concordanceAddress, FEED, HOME, linker, STYLE_SHEET } from './address.js';
import { behaviourFiles } from './behaviour.js';
import type { Book, BookOfWords } from './book.js';
import { bookFeed } from './feed.js';
import { findingFiles } from './finding.js';
import { page } from './page.js';
import { ArchivePage, ConcordanceContents, ConcordancePage, concordanceParts } from './pages/archive.js';
import { HomePage } from './pages/home.js';
import { programFiles } from './programs.js';
import { newestStyle, STYLE } from './style/index.js';

/**
 * Has files written, unless the book has them already and they are made from the same.
 *
 * @param part a name for them
 * @param of the ids of the documents that they are made from, with all games that are played under these
 */
export type Once = (
  part: string,
  of: readonly string[],
  files: () => Iterable<[path: string, content: string]>,
) => void;

/**
 * Makes the pages that are of the words of the whole book; those of editions, comparisons and lives are made beside it.
 *
 * @param borne places of the lineages that have pages
 * @param base the absolute address at which the book will stand, for its feed and the page for addresses that lead nowhere
 * @returns path and content, one after another
 */
export function* renderWords(
  book: BookOfWords,
  borne: readonly number[],
  base?: string,
): Generator<[path: string, content: string | Uint8Array]> {
  yield [STYLE_SHEET, STYLE + newestStyle(dateInWords(book.lives.editions.at(-1) as string))];
  yield [
    ARCHIVE,
    page(
      { title: 'All editions', address: ARCHIVE, scripts: ['find'], feed: true },
      <ArchivePage book={book} to={linker(ARCHIVE)} />,
    ),
  ];
  yield [FEED, bookFeed(book, base)];
  yield* findingFiles(book, borne, base);
  yield* programFiles();
  const parts = concordanceParts(book, borne);
  yield [
    CONCORDANCE,
    page(
      { title: 'The concordance', address: CONCORDANCE },
      <ConcordanceContents parts={parts} book={book} to={linker(CONCORDANCE)} />,
    ),
  ];
  for (const pages of parts) {
    for (const [i, part] of pages.entries()) {
      const address = concordanceAddress(part.section, i + 1);
      yield [
        address,
        page(
          { title: `Rules that were in section ${part.section}`, address },
          <ConcordancePage part={part} at={i + 1} of={pages.length} book={book} to={linker(address)} />,
        ),
      ];
    }
  }
}

/**
 * Makes the first page, and those about play.
 *
 * @param borne places of the lineages that have pages
 * @param once takes those of them that are of one or two documents
 * @returns path and content, one after another
 */
export function* renderPlay(
  book: Book,
  borne: readonly number[],
  once: Once,
): Generator<[path: string, content: string]> {
  yield [
    HOME,
    page(
      { title: 'Variorum', address: HOME, scripts: ['find'], feed: true },
      <HomePage book={book} borne={borne} to={linker(HOME)} />,
    ),
  ];
  yield* behaviourFiles(book, once);
}
