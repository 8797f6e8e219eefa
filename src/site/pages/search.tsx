import { CONCORDANCE, editionAddress, HOME, type Linker, SEARCH } from '../address.js';
import type { Book } from '../book.js';

/** Search; without scripts it says so, and where to look instead. */
export function SearchPage({ book, to }: { book: Book; to: Linker }) {
  return (
    <>
      <h1>Search</h1>
      <div data-search>
        <p>
          Search needs a browser that runs scripts. Without one, <a href={to(CONCORDANCE)}>the concordance</a>{' '}
          says which number every rule bore, and each edition has contents and a glossary:
        </p>
        <ul class="many">
          {book.documents.map(({ id, name }) => (
            <li>
              <a href={to(editionAddress(id))}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A box that takes a citation and a date; without scripts, the way to the concordance. Its page needs the program `find`. */
export function CitationBox({ to }: { to: Linker }) {
  return (
    <div data-cite>
      <p>
        <a href={to(CONCORDANCE)}>The concordance</a> says which number every rule bore in which edition.
      </p>
    </div>
  );
}

/** A box that says when a phrase was first and last used; without scripts there is none. Its page needs the program `find`. */
export function PhraseBox() {
  return (
    <div data-phrase>
      <p class="soft">First and last use of a phrase: that needs a browser that runs scripts.</p>
    </div>
  );
}

/** What stands where no page is: with a script, where the rule is that the address asks for. */
export function LostPage({ to }: { to: Linker }) {
  return (
    <>
      <h1>There is no such page</h1>
      <div data-lost />
      <p>
        <a href={to(HOME)}>The first page</a> leads to everything; <a href={to(SEARCH)}>search</a> finds rules
        by number and by word, and <a href={to(CONCORDANCE)}>the concordance</a> says which number every rule
        bore.
      </p>
    </>
  );
}
