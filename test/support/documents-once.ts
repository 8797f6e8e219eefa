import { documentsOf as readAnew } from '../../src/site/developers/documents.js';

export * from '../../src/site/developers/documents.js';

let documents: ReturnType<typeof readAnew> | undefined;

/**
 * The documents of the package, read once for all tests of a worker: every book that is made anew has pages of them. `vitest.config.ts` puts
 * it in the place of their reader for these pages.
 */
export const documentsOf: typeof readAnew = (home) => {
  if (home !== undefined) return readAnew(home);
  documents ??= readAnew();
  return documents;
};
