export type * from './book.js';
export { type BuiltBook, buildBook, NothingToRead } from './making/build.js';
export { summarise, unexpected } from './summary.js';
export { writeFolder } from './write.js';
