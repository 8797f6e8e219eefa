import { render } from 'preact';
import { SearchBox } from './page.js';

/** The search over whatever page is open. */
export class FinderDialog {
  #dialog: HTMLDialogElement | undefined;

  /** Opens it, with the cursor in the field. */
  open(): void {
    this.#dialog ??= this.#make();
    if (!this.#dialog.open) this.#dialog.showModal();
    const field = this.#dialog.querySelector<HTMLInputElement>('input[type=search]');
    field?.focus();
    field?.select();
  }

  #make(): HTMLDialogElement {
    const dialog = document.createElement('dialog');
    dialog.className = 'finder';
    dialog.setAttribute('aria-label', 'Search');
    const close = (): void => {
      dialog.close();
      // A field that is no longer seen keeps the keys until the page is drawn again, and the next "/" would be written into it.
      if (document.activeElement instanceof HTMLElement && dialog.contains(document.activeElement))
        document.activeElement.blur();
    };
    render(
      <>
        <button type="button" class="close" onClick={close} aria-label="Close the search">
          ×
        </button>
        <SearchBox onClose={close} />
        <p class="keys soft">
          <kbd>↓</kbd> <kbd>↑</kbd> choose, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes
        </p>
      </>,
      dialog,
    );
    // A click beside the box closes it; so does following a link to a place on the same page.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog || (event.target instanceof Element && event.target.closest('a'))) close();
    });
    document.body.append(dialog);
    return dialog;
  }
}
