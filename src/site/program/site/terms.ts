/**
 * Definitions of terms for those who point at them and for those who come by key: what a link to the glossary says in its title
 * is shown beside it. Escape puts it away.
 */
export function showDefinitions(): void {
  const box = document.createElement('div');
  box.id = 'definition';
  box.setAttribute('role', 'tooltip');
  box.hidden = true;
  let of: HTMLElement | undefined;
  const hide = (): void => {
    of?.removeAttribute('aria-describedby');
    of = undefined;
    box.hidden = true;
  };
  const show = (term: HTMLElement): void => {
    if (term === of) return;
    hide();
    const words = term.dataset.definition ?? term.title;
    if (words === '') return;
    // The browser's own hint would stand over ours.
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
