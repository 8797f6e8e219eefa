export * from './book.js';
export { renderBook } from './pages.js';
export { flowSentences, summarise } from './summary.js';
export { OutputError, writeFolder } from './write.js';
