export { type Detection, detect } from './detect.js';
export { read } from './read.js';
export { ReadError, type ReadOptions, type ReadResult } from './result.js';
export type { Coverage } from './source.js';
