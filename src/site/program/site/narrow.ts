/** A list longer than this is worth narrowing down. */
const LONG = 30;

/**
 * Puts a field before lists (`[data-narrow]`, which names the elements beside it that hold them): what is typed there leaves the entries
 * that have all the words, and the box beside it those that are marked. Without scripts the lists are there whole.
 */
export function narrowLists(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-narrow]')) {
    const parts = [...(place.parentElement?.querySelectorAll<HTMLElement>(place.dataset.narrow ?? '') ?? [])];
    const entries = parts.flatMap((part) =>
      [...part.querySelectorAll<HTMLElement>('li')].map((item) => ({
        item,
        words: (item.textContent ?? '').toLowerCase(),
        marked: item.querySelector('.tag') !== null,
      })),
    );
    if (entries.length < LONG) continue;
    const form = document.createElement('form');
    form.className = 'narrow';
    const field = document.createElement('input');
    field.type = 'search';
    field.autocomplete = 'off';
    const box = document.createElement('input');
    box.type = 'checkbox';
    const found = document.createElement('output');
    found.className = 'soft';
    const labelled = (text: string, input: HTMLElement, after = false): HTMLLabelElement => {
      const label = document.createElement('label');
      label.append(...(after ? [input, ` ${text}`] : [`${text} `, input]));
      return label;
    };
    form.append(
      labelled('Title contains', field),
      labelled('only those that end differently', box, true),
      found,
    );
    const narrow = (): void => {
      const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let left = 0;
      for (const { item, words, marked } of entries) {
        const fits = (marked || !box.checked) && wanted.every((word) => words.includes(word));
        item.hidden = !fits;
        if (fits) left++;
      }
      for (const part of parts) part.hidden = part.querySelector('li:not([hidden])') === null;
      found.textContent = left === entries.length ? '' : left === 0 ? 'none' : `${left} of ${entries.length}`;
    };
    form.addEventListener('input', narrow);
    form.addEventListener('submit', (event) => event.preventDefault());
    place.replaceChildren(form);
    // What a browser kept in the field from the last visit holds again.
    narrow();
  }
}
