import { SEARCH } from '../address.js';
import { stepThroughChanges } from './site/changes.js';
import { showDefinitions } from './site/definitions.js';
import { keepEdition } from './site/edition.js';
import { followKey } from './site/keys.js';
import { highlightByLegend } from './site/legend.js';
import { narrowLists } from './site/narrow.js';
import { quoteMarks } from './site/quote.js';
import { skipHead } from './site/skip.js';
import { rememberSwitches } from './site/switches.js';
import { themeSwitch } from './site/theme.js';
import { turnTables } from './site/turn.js';
import { inBook, loadFinder, openFinder, readAtDate, runOnce } from './store.js';

/** True where keys are for writing. */
function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

runOnce('site', () => {
  themeSwitch();
  rememberSwitches();
  skipHead();
  showDefinitions();
  highlightByLegend();
  narrowLists();
  turnTables();
  quoteMarks();
  keepEdition().catch(() => {});
  const step = stepThroughChanges();

  const openSearch = (): void => {
    const box = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (box) box.focus();
    else
      openFinder().catch(() => {
        location.href = inBook(SEARCH);
      });
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    if (link.href !== inBook(SEARCH)) continue;
    link.title = 'Search (press / or Ctrl K)';
    link.setAttribute('aria-keyshortcuts', '/ Control+K');
    link.addEventListener('pointerenter', () => void loadFinder().catch(() => {}), { once: true });
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openSearch();
    });
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-dates]')) {
    form.addEventListener('focusin', () => void loadFinder().catch(() => {}), { once: true });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void readAtDate(form);
    });
  }
  // A rule at a date is shown by the program of the search, which knows every version.
  const followDate = (): void => {
    if (location.hash.startsWith('#at=') && document.querySelector('[data-at]'))
      void loadFinder().catch(() => {});
  };
  followDate();
  addEventListener('hashchange', followDate);

  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault();
      openSearch();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (event.key === '/') {
      event.preventDefault();
      openSearch();
    } else if (step?.(event.key) || followKey(event.key)) event.preventDefault();
  });
});
