import { render } from 'preact';
import { CitationBox, PhraseBox } from './find/boxes.js';
import { readAt, showAt } from './find/dates.js';
import { FinderDialog } from './find/dialog.js';
import { Lost, mendLinks } from './find/notFound.js';
import { SearchBox } from './find/page.js';
import { onReadAt, onSearch, runOnce } from './store.js';

/** The boxes that find something, by the attribute of the place that the page has for them. */
const PLACES = {
  '[data-search]': <SearchBox addressed />,
  '[data-find]': <SearchBox />,
  '[data-cite]': <CitationBox />,
  '[data-phrase]': <PhraseBox />,
  '[data-lost]': <Lost />,
};

runOnce('find', () => {
  const finder = new FinderDialog();
  onSearch(() => finder.open());

  for (const [selector, box] of Object.entries(PLACES)) {
    for (const place of document.querySelectorAll(selector)) {
      place.replaceChildren();
      render(box, place);
    }
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-at]')) showAt(place);
  onReadAt((form) => void readAt(form));
  if (document.querySelector('[data-lost]')) mendLinks();
});
