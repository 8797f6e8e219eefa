/** What the button says that turns a list which is newest first, and one which is oldest first. */
const WORDS = ['Oldest first', 'Newest first'] as const;

/** Buttons (`[data-turn]`, which names the element whose children they are about) that turn a list around. */
export function turnTables(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-turn]')) {
    button.addEventListener('click', () => {
      const list = document.querySelector(button.dataset.turn ?? '');
      list?.append(...[...list.children].reverse());
      button.textContent = button.textContent === WORDS[0] ? WORDS[1] : WORDS[0];
    });
  }
}
