/** What can be gone through by key on this page: the changes of a comparison, or the wordings of a life. */
const PLACES = '[data-change], [data-step]';

/** The places that are shown at the moment; what a switch hides is passed over. */
function places(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PLACES)].filter((place) => place.offsetParent !== null);
}

/**
 * Goes to the next or the previous change from where the page stands.
 *
 * @param by 1 for the next, -1 for the previous
 */
function go(by: 1 | -1): void {
  const all = places();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const edge = 8;
  const next =
    at >= 0
      ? all[at + by]
      : by === 1
        ? all.find((place) => place.getBoundingClientRect().top > edge)
        : all.findLast((place) => place.getBoundingClientRect().top < -edge);
  if (!next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.scrollIntoView({ block: 'start' });
  next.focus({ preventScroll: true });
}

/** Keys for going from change to change, and a line that says so. */
export function stepThroughChanges(): ((key: string) => boolean) | undefined {
  // One change is no way to go.
  if (document.querySelectorAll(PLACES).length < 2) return undefined;
  showHelp();
  return (key) => {
    if (key !== 'n' && key !== 'j' && key !== 'p' && key !== 'k') return false;
    go(key === 'n' || key === 'j' ? 1 : -1);
    return true;
  };
}

/** Names the keys in the line that the page has for it, else in one behind the heading. */
function showHelp(): void {
  const own = document.querySelector<HTMLElement>('[data-keys]');
  const help = own ?? document.createElement('p');
  help.className = 'keys soft';
  for (const [key, words] of [
    ['n', 'next change'],
    ['p', 'previous change'],
  ] as const) {
    const name = document.createElement('kbd');
    name.textContent = key;
    help.append(name, ` ${words}  `);
  }
  if (!own) document.querySelector('h1')?.after(help);
}
