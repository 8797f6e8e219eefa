/** What programs of the pages put there to be pressed or written in. */
export const CONTROLS = `
button, select, input, textarea { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--soft); border-radius: .3rem; }
button, select, input { padding: .22rem .65rem; font: .96rem/1.4 var(--sans); max-width: 100%; } label { font-family: var(--sans); font-size: .96rem; }
button { cursor: pointer; } button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
button:hover:not(:disabled) { background: var(--wash); }
button.plain { border: 0; padding: 0; background: none; color: var(--link); text-decoration: underline; text-underline-offset: .15em; }
textarea { display: block; width: 100%; padding: .3rem .5rem; margin: .3rem 0; font-size: .95rem; line-height: 1.45; resize: vertical; field-sizing: content; min-height: 3em; }
button:focus-visible, select:focus-visible, input:focus-visible, textarea:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media print { button, select, label:has(> :is(select, input)) { display: none !important; } #theme, .player form { display: none; } }
`;
