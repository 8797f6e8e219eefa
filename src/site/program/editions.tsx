import { render } from 'preact';
import { AnyTwo } from './editions/compare.js';
import { WholeEdition } from './editions/whole.js';
import { runOnce } from './store.js';

runOnce('editions', () => {
  for (const place of document.querySelectorAll('[data-compare]')) {
    place.replaceChildren();
    render(<AnyTwo />, place);
  }
  for (const place of document.querySelectorAll('[data-whole]')) {
    place.replaceChildren();
    render(<WholeEdition />, place);
  }
});
