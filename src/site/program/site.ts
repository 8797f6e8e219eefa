import { SEARCH } from '../address.js';
import { stepThroughChanges } from './site/changes.js';
import { highlightByLegend } from './site/legend.js';
import { rememberSwitches } from './site/switches.js';
import { showDefinitions } from './site/terms.js';
import { themeSwitch } from './site/theme.js';
import { inBook, runOnce } from './store.js';

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

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (event.key === '/') {
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('input[type=search]');
      if (box) box.focus();
      else location.href = inBook(SEARCH);
    } else if (step?.(event.key)) event.preventDefault();
  });
});
