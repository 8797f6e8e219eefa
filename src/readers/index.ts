export { type Detection, detect } from './detect.js';
export { readDocument } from './document.js';
export { decode } from './encoding/index.js';
export { rulesParse, rulesStringify } from './plugin.js';
export { read } from './read.js';
export { ReadError, type ReadOptions, type ReadResult } from './result.js';
export type { Coverage } from './source.js';
export { writeText } from './writer/index.js';
