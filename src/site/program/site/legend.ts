/**
 * Shows which words an edition of a legend brought: pointing at an entry (`data-legend`) or reaching it by key marks the words that
 * name the same edition (`data-from`).
 */
export function highlightByLegend(): void {
  const entries = document.querySelectorAll<HTMLElement>('[data-legend]');
  for (const entry of entries) {
    const reached = 'a[href], button, [tabindex]';
    if (!entry.matches(reached) && entry.querySelector(reached) === null) entry.tabIndex = 0;
    const mark = (on: boolean) => (): void => {
      for (const words of document.querySelectorAll<HTMLElement>('[data-from]')) {
        if (words.dataset.from === entry.dataset.legend) words.classList.toggle('pointed', on);
      }
    };
    entry.addEventListener('mouseenter', mark(true));
    entry.addEventListener('focusin', mark(true));
    entry.addEventListener('mouseleave', mark(false));
    entry.addEventListener('focusout', mark(false));
  }
}
