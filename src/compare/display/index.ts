export { toHtml } from './html.js';
export { CHANGE_LABELS, nameOf } from './labels.js';
export { toMarkdown } from './markdown.js';
export { restrict } from './restrict.js';
export { type Kind, type Selection, type SelectionOptions, select } from './selection.js';
export { type TerminalOptions, toTerminal } from './terminal.js';
