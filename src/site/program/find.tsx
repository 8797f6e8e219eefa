import { render } from 'preact';
import { CitationBox, PhraseBox } from './find/boxes.js';
import { FinderDialog } from './find/dialog.js';
import { Lost, mendLinks } from './find/lost.js';
import { SearchBox } from './find/page.js';
import { onSearch, runOnce } from './store.js';

/** The boxes that find something, by the attribute of the place that the page has for them. */
const PLACES = {
  '[data-search]': <SearchBox addressed />,
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

  if (document.querySelector('[data-lost]')) mendLinks();
});
