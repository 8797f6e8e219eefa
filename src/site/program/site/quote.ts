import { dateInWords } from '../../../lineage/dates.js';

/** What can be linked to and cited: rules and entries of the glossary, and the examples of a rule. */
const QUOTABLE = 'article.rule[id], dl.glossary dt[id], article.rule[id] p.example';

/**
 * Marks at every rule, example and entry of the glossary that copy its address and its citation, and one that copies a link to a
 * selected passage. One set of marks goes where the pointer or the focus is; with one of them a passage is selected by keys.
 */
export function quoteMarks(): void {
  followExample();
  addEventListener('hashchange', followExample);
  printAddress();
  if (!document.querySelector(QUOTABLE)) return;
  const bar = document.createElement('span');
  bar.className = 'marks';
  let of: Element | undefined;
  const adds = (words: string, act: (button: HTMLButtonElement) => void): void => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words;
    button.addEventListener('click', () => act(button));
    bar.append(button);
  };
  const copies = (words: string, text: () => string): void =>
    adds(words, (button) => {
      copy(text()).then(
        () => told(button, 'Copied'),
        () => told(button, 'Not copied'),
      );
    });
  copies('Link', () => (of ? addressOf(of) : location.href));
  copies('Cite', () => (of ? citationOf(of) : ''));
  const select = selectionMark();
  adds('Passage', (button) => of && select(of, button));
  const show = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest(QUOTABLE) : null;
    if (target === null || target === of || bar.contains(event.target as Node)) return;
    of = target;
    (target.querySelector(':scope > .number') ?? target).append(bar);
  };
  document.addEventListener('mouseover', show);
  document.addEventListener('focusin', show);
}

function told(button: HTMLButtonElement, words: string): void {
  const before = button.dataset.words ?? button.textContent ?? '';
  button.dataset.words = before;
  button.textContent = words;
  setTimeout(() => {
    button.textContent = before;
  }, 1500);
}

/** The rule or entry that holds something, and which example of it that is, from 1. */
function placeOf(element: Element): { holder: Element; example: number } {
  const holder = element.closest('[id]') ?? element;
  const example = element === holder ? 0 : [...holder.querySelectorAll('p.example')].indexOf(element) + 1;
  return { holder, example };
}

function addressOf(element: Element): string {
  const { holder, example } = placeOf(element);
  const page = location.href.replace(/#.*$/s, '');
  return `${page}#${encodeURIComponent(holder.id)}${example > 0 ? `-e${example}` : ''}`;
}

/** `CR 606.9a (1 February 2008)`. */
function citationOf(element: Element): string {
  const { holder, example } = placeOf(element);
  const edition = document.documentElement.dataset.edition;
  const date = edition === undefined ? '' : ` (${dateInWords(edition)})`;
  const name =
    holder.tagName === 'DT'
      ? `Glossary, “${holder.querySelector('bdi')?.textContent ?? ''}”`
      : decodeURIComponent(holder.id).slice(1);
  return `CR ${name}${example > 0 ? `, example ${example}` : ''}${date}`;
}

/** Puts a text on the clipboard; a page that was opened from a file may only do so the old way. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('The browser does not let this page copy.');
}

/** Leads to an example of a rule: `#r606.9a-e2`. */
function followExample(): void {
  const [, id, at] = /^#(.+)-e(\d+)$/.exec(location.hash) ?? [];
  const rule = id === undefined ? null : document.getElementById(decodeURIComponent(id));
  const example = rule?.querySelectorAll<HTMLElement>('p.example')[Number(at) - 1];
  if (!example) return;
  example.classList.add('pointed');
  example.scrollIntoView({ block: 'center' });
}

/** Shortest and longest passage that a link is offered for, in characters. */
const PASSAGE = [3, 2000] as const;

/** Which way keys move an end of the passage, and how far. */
const KEYS: Readonly<Record<string, readonly [direction: 'forward' | 'backward', by: 'word' | 'line']>> = {
  ArrowRight: ['forward', 'word'],
  ArrowLeft: ['backward', 'word'],
  ArrowDown: ['forward', 'line'],
  ArrowUp: ['backward', 'line'],
};

/**
 * Offers a link to a selected passage, as browsers follow it (a text fragment).
 *
 * @returns selects the first words of a rule, example or entry, and lets keys make the passage longer and shorter; what had the focus gets
 *   it back at the end
 */
function selectionMark(): (of: Element, before: HTMLElement) => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'passage';
  button.textContent = 'Copy link to this passage';
  button.hidden = true;
  button.title = 'Arrow keys: longer or shorter. With Shift: begin later or earlier. Escape: done.';
  document.body.append(button);
  const selected = (): Selection | undefined => {
    const selection = getSelection();
    const length = selection?.toString().trim().length ?? 0;
    const inside = selection?.anchorNode?.parentElement?.closest('main') != null;
    return selection && inside && length >= PASSAGE[0] && length <= PASSAGE[1] ? selection : undefined;
  };
  const follow = (): void => {
    const box = selected()?.getRangeAt(0).getBoundingClientRect();
    if (document.activeElement !== button) button.hidden = box === undefined;
    if (!box) return;
    button.style.left = `${Math.max(8, box.left) + scrollX}px`;
    button.style.top = `${box.bottom + 6 + scrollY}px`;
  };
  document.addEventListener('selectionchange', follow);
  // The selection stays while the button is pressed.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    const selection = selected();
    if (!selection) return;
    const words = selection.toString().trim().split(/\s+/);
    const ends =
      words.length > 12 ? [words.slice(0, 5).join(' '), words.slice(-5).join(' ')] : [words.join(' ')];
    const holder = selection.anchorNode?.parentElement?.closest('article[id], dt[id]')?.id ?? '';
    const page = location.href.replace(/#.*$/s, '');
    const text = ends.map((end) => encodeURIComponent(end).replace(/-/g, '%2D')).join(',');
    copy(`${page}#${encodeURIComponent(holder)}:~:text=${text}`).then(
      () => told(button, 'Copied'),
      () => told(button, 'Not copied'),
    );
  });
  let back: HTMLElement | undefined;
  button.addEventListener('keydown', (event) => {
    const selection = getSelection();
    if (event.key === 'Escape') {
      selection?.removeAllRanges();
      back?.focus();
      button.hidden = true;
    }
    const way = KEYS[event.key];
    if (selection === null || way === undefined) return;
    event.preventDefault();
    const ends = [
      selection.anchorNode,
      selection.anchorOffset,
      selection.focusNode,
      selection.focusOffset,
    ] as const;
    if (event.shiftKey) turn(selection);
    selection.modify('extend', ...way);
    if (event.shiftKey) turn(selection);
    // A passage that is too short, too long or outside of the text is none.
    const [start, from, end, to] = ends;
    if (selected() === undefined && start && end) selection.setBaseAndExtent(start, from, end, to);
  });
  return (of, before) => {
    const selection = getSelection();
    const words = of.tagName === 'DT' ? of.nextElementSibling : (of.querySelector('p') ?? of);
    if (selection === null || words === null) return;
    selection.selectAllChildren(words);
    selection.collapseToStart();
    for (let n = 0; n < PASSAGE[0] && selected() === undefined; n++)
      selection.modify('extend', 'forward', 'word');
    follow();
    back = before;
    button.focus({ preventScroll: true });
  };
}

/** Lets the end of a selection be its beginning, so that that can be moved. */
function turn(selection: Selection): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (anchorNode && focusNode) selection.setBaseAndExtent(focusNode, focusOffset, anchorNode, anchorOffset);
}

/** What is printed says where it is from. */
function printAddress(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('.printed');
    if (place) place.textContent = `${document.title} \u00b7 ${location.href}`;
  });
}
