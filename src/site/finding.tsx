import { CITE_DATA, citeData } from '../lineage/search/cite.js';
import { searchData } from '../lineage/search/data.js';
import { COMPARE, LOST, linker, programDataAddress, SEARCH, WHOLE } from './address.js';
import type { BookOfWords } from './book.js';
import { BOOK_INDEX, type BookIndex } from './data/editions.js';
import { dataScript } from './data/script.js';
import { page } from './page.js';
import { ComparePage, LostPage, SearchPage, WholePage } from './pages/search.js';

/** How many folders deep the pages of a book lie at most. */
const DEEPEST = 4;

/**
 * The search page, the page for addresses that lead nowhere, and what the programs that find something ask for: the index of every wording, and the concordance.
 *
 * @param borne places of the lineages that have pages
 * @param base the absolute address at which the book will stand; without it the page for lost addresses has to look for the book
 * @returns address and content of each file, one after another
 */
export function* findingFiles(
  book: BookOfWords,
  borne: readonly number[],
  base?: string,
): Generator<[address: string, content: string]> {
  const frame = { title: 'Search', address: SEARCH, scripts: ['find'] };
  yield [SEARCH, page(frame, <SearchPage book={book} to={linker(SEARCH)} />)];
  yield [
    LOST,
    page(
      {
        title: 'Not here',
        address: LOST,
        scripts: ['find'],
        shownAt: DEEPEST,
        ...(base === undefined ? {} : { base }),
      },
      <LostPage to={linker(LOST, base)} />,
    ),
  ];
  yield [
    COMPARE,
    page(
      { title: 'Compare any two dates', address: COMPARE, scripts: ['editions'] },
      <ComparePage book={book} to={linker(COMPARE)} />,
    ),
  ];
  yield [
    WHOLE,
    page(
      { title: 'A whole edition on one page', address: WHOLE, scripts: ['editions'] },
      <WholePage book={book} to={linker(WHOLE)} />,
    ),
  ];
  const index: BookIndex = {
    editions: book.documents.map(({ id, name, partial, aliases, layout }) => ({
      id,
      name,
      partial,
      aliases,
      ...layout,
    })),
    ...(book.homes ? { homes: book.homes } : {}),
  };
  yield [programDataAddress(BOOK_INDEX), dataScript(BOOK_INDEX, index)];
  const { lineages } = book.lives.data.concordance;
  const paged = new Set(borne.map((at) => lineages[at]?.[0]));
  for (const [name, value] of searchData(book.lives, book.documents, (id) => paged.has(id))) {
    yield [programDataAddress(name), dataScript(name, value)];
  }
  const cite = citeData(book.lives.data.concordance, borne, book.documents);
  yield [programDataAddress(CITE_DATA), dataScript(CITE_DATA, cite)];
}
