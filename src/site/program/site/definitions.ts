import { termData } from '../../data/dataNames.js';
import { load } from '../store.js';

/**
 * Definitions of terms for those who point at them and for those who come by key: what the glossary says of it is
 * shown beside it. Escape puts it away.
 */
export function showDefinitions(): void {
  const box = document.createElement('div');
  box.id = 'definition';
  box.setAttribute('role', 'tooltip');
  box.hidden = true;
  let of: HTMLElement | undefined;
  /** What was last pointed at; its definition may come later. */
  let pointed: HTMLElement | undefined;
  const hide = (): void => {
    of?.removeAttribute('aria-describedby');
    of = undefined;
    pointed = undefined;
    box.hidden = true;
  };
  /** The definitions of an edition are loaded when one is first looked at. */
  const ask = (term: HTMLElement): void => {
    const { edition } = document.documentElement.dataset;
    const anchor = decodeURIComponent((term.getAttribute('href') ?? '').split('#')[1] ?? '');
    if (edition === undefined || anchor === '') return;
    pointed = term;
    load<Record<string, string>>(termData(edition)).then(
      (definitions) => {
        term.dataset.definition = definitions[anchor] ?? '';
        if (pointed === term) show(term);
      },
      () => {},
    );
  };
  const show = (term: HTMLElement): void => {
    if (term === of) return;
    hide();
    const words = term.dataset.definition ?? (term.title || undefined);
    if (words === undefined) {
      ask(term);
      return;
    }
    if (words === '') return;
    // The browser's own hint would be over ours.
    term.dataset.definition = words;
    term.removeAttribute('title');
    of = term;
    box.textContent = words;
    box.hidden = false;
    term.setAttribute('aria-describedby', box.id);
    const at = term.getBoundingClientRect();
    const width = box.offsetWidth;
    const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8));
    const below = at.bottom + box.offsetHeight + 12 < innerHeight;
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${(below ? at.bottom + 6 : at.top - box.offsetHeight - 6) + scrollY}px`;
  };
  const termOf = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('a.term, abbr[title], [data-definition]') : null;
  if (!document.querySelector('a.term')) return;
  (document.querySelector('main') ?? document.body).append(box);
  document.addEventListener('mouseover', (event) => {
    const term = termOf(event.target);
    if (term) show(term);
    else if (event.target !== box) hide();
  });
  document.addEventListener('focusin', (event) => {
    const term = termOf(event.target);
    if (term) show(term);
    else hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
}
