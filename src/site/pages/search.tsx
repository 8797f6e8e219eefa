import { dateInWords } from '../../lineage/dates.js';
import { CONCORDANCE, comparisonAddress, editionAddress, HOME, type Linker, SEARCH } from '../address.js';
import type { BookOfWords } from '../book.js';

/** Search; without scripts it says so, and where to look instead. */
export function SearchPage({ book, to }: { book: BookOfWords; to: Linker }) {
  return (
    <>
      <h1>Search</h1>
      <div data-search>
        <p class="unscripted">
          Search needs a browser that runs scripts. Without one, <a href={to(CONCORDANCE)}>the concordance</a>{' '}
          lists every number a rule has had, and each edition has contents and a glossary:
        </p>
        <EditionList book={book} to={to} />
      </div>
    </>
  );
}

/** Any two editions compared in the page; without scripts, the comparisons of neighbours. */
export function ComparePage({ book, to }: { book: BookOfWords; to: Linker }) {
  return (
    <>
      <h1>Compare any two dates</h1>
      <div data-compare>
        <p class="unscripted">
          Comparing any two dates needs a browser that runs scripts. Without one, these comparisons can be
          read:
        </p>
        <ul class="many unscripted">
          {book.comparisons.toReversed().map(({ id, oldName, newName }) => (
            <li>
              <a href={to(comparisonAddress(id))}>
                {dateInWords(oldName)} to {dateInWords(newName)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A whole edition on one page; without scripts, the contents of each. */
export function WholePage({ book, to }: { book: BookOfWords; to: Linker }) {
  return (
    <>
      <h1>A whole edition on one page</h1>
      <div data-whole>
        <p class="unscripted">
          This page needs a browser that runs scripts. Without one, each edition can be read section by
          section:
        </p>
        <EditionList book={book} to={to} />
      </div>
    </>
  );
}

function EditionList({ book, to }: { book: BookOfWords; to: Linker }) {
  return (
    <ul class="many unscripted">
      {book.documents.toReversed().map(({ id, name }) => (
        <li>
          <a href={to(editionAddress(id))}>{dateInWords(name)}</a>
        </li>
      ))}
    </ul>
  );
}

/** A box that takes a citation and a date; without scripts, the way to the concordance. Its page needs the program `find`. */
export function CitationBox({ to }: { to: Linker }) {
  return (
    <div data-cite>
      <p>
        <a href={to(CONCORDANCE)}>The concordance</a> lists every number a rule has had.
      </p>
    </div>
  );
}

/** A box that says when a phrase was first and last used; without scripts there is none. Its page needs the program `find`. */
export function PhraseBox() {
  return (
    <div data-phrase>
      <p class="soft">Finding the first and last use of a phrase needs a browser that runs scripts.</p>
    </div>
  );
}

/** The page for addresses that have none: with a script, it leads to the rule that the address names. */
export function LostPage({ to }: { to: Linker }) {
  return (
    <>
      <h1>Page not found</h1>
      <p>
        Go to <a href={to(HOME)}>the first page</a>, <a href={to(SEARCH)}>search</a> for a rule by number or
        words, or look up every number a rule has had in <a href={to(CONCORDANCE)}>the concordance</a>.
      </p>
      <div data-lost />
    </>
  );
}
