export * from './book.js';
export { renderBook } from './pages.js';
export { summarise, unexpected } from './summary.js';
export { writeFolder } from './write.js';
