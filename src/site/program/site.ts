import { SEARCH } from '../address.js';
import { stepThroughChanges } from './site/changes.js';
import { highlightByLegend } from './site/legend.js';
import { rememberSwitches } from './site/switches.js';
import { showDefinitions } from './site/terms.js';
import { themeSwitch } from './site/theme.js';
import { inBook, loadFinder, openFinder, runOnce } from './store.js';

/** True where keys are for writing. */
function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

runOnce('site', () => {
  themeSwitch();
  rememberSwitches();
  showDefinitions();
  highlightByLegend();
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

  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault();
      openSearch();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (event.key === '/') {
      event.preventDefault();
      openSearch();
    } else if (step?.(event.key)) event.preventDefault();
  });
});
