/** Keys of every page, with what they do. */
const KEYS: readonly (readonly [key: string, words: string])[] = [
  ['/ or Ctrl K', 'search'],
  ['[ and ]', 'previous and next section'],
  [', and .', 'older and newer edition'],
  ['n and p', 'next and previous change'],
  ['?', 'these keys'],
];

/** Where a key leads, by a selector. */
const PLACES: Readonly<Record<string, string>> = {
  '[': 'a[rel=prev]',
  ']': 'a[rel=next]',
  ',': '[data-older] a, [data-step-edition=older]',
  '.': '[data-newer] a, [data-step-edition=newer]',
};

/**
 * Follows a key to another page, or shows what keys there are.
 *
 * @returns true where the key was one of these
 */
export function followKey(key: string): boolean {
  if (key === '?') {
    showKeys();
    return true;
  }
  const place = PLACES[key];
  const link = place === undefined ? null : document.querySelector<HTMLAnchorElement>(place);
  link?.click();
  return link !== null;
}

let dialog: HTMLDialogElement | undefined;

function showKeys(): void {
  if (dialog === undefined) {
    dialog = document.createElement('dialog');
    dialog.className = 'finder';
    dialog.setAttribute('aria-label', 'Keys');
    const list = document.createElement('dl');
    list.className = 'facts';
    for (const [key, words] of KEYS) {
      const name = document.createElement('dt');
      const keyboard = document.createElement('kbd');
      keyboard.textContent = key;
      name.append(keyboard);
      const what = document.createElement('dd');
      what.textContent = words;
      list.append(name, what);
    }
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close';
    close.addEventListener('click', () => dialog?.close());
    dialog.append(list, close);
    document.body.append(dialog);
  }
  if (!dialog.open) dialog.showModal();
}
