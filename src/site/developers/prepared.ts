import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documentFilesOf } from './documents.js';

/** Where compiling leaves the pages: beside this file once it is compiled. */
const PREPARED = fileURLToPath(new URL('./pages.json', import.meta.url));

/** The pages for developers as compiling leaves them for every book after it. */
export interface PreparedPages {
  /** Of the documents that they were made from. */
  stamp: string;
  pages: readonly [address: string, content: string][];
}

/** What tells the documents of the package from the same documents after a change. */
export function documentsStamp(): string {
  const hash = createHash('sha256');
  for (const { path, text } of documentFilesOf()) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex');
}

/**
 * The pages for developers that were made when the package was compiled: they hang on nothing that a book is made of.
 *
 * @returns nothing where the package was not compiled, or its documents have changed since
 */
export function preparedPages(file = PREPARED): PreparedPages['pages'] | undefined {
  if (!existsSync(file)) return undefined;
  const { stamp, pages } = JSON.parse(readFileSync(file, 'utf8')) as PreparedPages;
  return stamp === documentsStamp() ? pages : undefined;
}
