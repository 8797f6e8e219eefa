export * from './book.js';
export { renderBook } from './pages.js';
export { flowSentences, summarise, unexpected } from './summary.js';
export { OutputError, writeFolder } from './write.js';
