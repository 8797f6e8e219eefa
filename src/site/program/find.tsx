import { render } from 'preact';
import { CitationBox, PhraseBox } from './find/boxes.js';
import { Lost, mendLinks } from './find/lost.js';
import { SearchPage } from './find/page.js';
import { runOnce } from './store.js';

/** The boxes that find something, by the attribute of the place that the page has for them. */
const PLACES = {
  '[data-search]': <SearchPage />,
  '[data-cite]': <CitationBox />,
  '[data-phrase]': <PhraseBox />,
  '[data-lost]': <Lost />,
};

runOnce('find', () => {
  for (const [selector, box] of Object.entries(PLACES)) {
    for (const place of document.querySelectorAll(selector)) {
      place.replaceChildren();
      render(box, place);
    }
  }

  if (document.querySelector('[data-lost]')) mendLinks();
});
