import type { ReadError, ReadOptions, ReadResult } from '../../readers/index.js';

/**
 * Reads a document with the readers, which are loaded when the first document is read: much of what an archive is asked (the life of
 * a rule, a list of editions) needs none of them.
 *
 * @throws ReadError where the document cannot be read as rules
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<ReadResult> {
  const readers = await import('../../readers/document.js');
  return readers.readDocument(bytes, options);
}

/** Says whether an error is the readers' own, which is about the document and not about the program. */
export function isReadError(error: unknown): error is ReadError {
  return error instanceof Error && error.name === 'ReadError';
}
