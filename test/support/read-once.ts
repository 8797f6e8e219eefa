import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { readDocument as readAnew } from '../../src/archive/editions/readers.js';
import type { ReadResult } from '../../src/readers/index.js';

export * from '../../src/archive/editions/readers.js';

const results = new Map<string, Promise<ReadResult>>();

/** Where the archive itself is tested, each document is read whenever a test asks for it. */
const ARCHIVE = /[\\/]test[\\/]archive[\\/]/;

/**
 * Reads a document once for all tests of a worker: commands are given the same samples again and again, and a tree never changes.
 * `vitest.config.ts` puts it in the place of the reader of editions; the tests of `archive` and of `readers` have the reader.
 */
export const readDocument: typeof readAnew = (bytes, options) => {
  if (ARCHIVE.test(expect.getState().testPath ?? '')) return readAnew(bytes, options);
  const key = `${createHash('sha256').update(bytes).digest('hex')} ${JSON.stringify(options)}`;
  const result = results.get(key) ?? readAnew(bytes, options);
  results.set(key, result);
  return result;
};
