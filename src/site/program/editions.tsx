import { render } from 'preact';
import { AnyTwo } from './editions/compare.js';
import { answerComparisons } from './editions/comparing.js';
import { WholeEdition } from './editions/whole.js';
import { runOnce } from './store.js';

/** The same script is the program of the thread that compares, which has no page. */
if (typeof document === 'undefined') answerComparisons();
else
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
