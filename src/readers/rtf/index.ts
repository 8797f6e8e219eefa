import { readConverted } from '../html/converted.js';
import { ReadError, type ReadResult } from '../result.js';
import { pageOf } from './page.js';

const WHAT = 'a rich text (RTF)';

/**
 * Reads rich text (RTF 1.9): its paragraphs become those of a page.
 *
 * @param source the document, each byte a character
 * @throws ReadError `damaged`, `empty`, `not-rules`
 */
export function readRtf(source: string, file: string): ReadResult {
  const converted = pageOf(source.trimStart());
  if (converted === undefined) {
    throw new ReadError('damaged', `${WHAT} that nests without end: get a fresh copy`, file);
  }
  const { page, open } = converted;
  const cut = {
    kind: 'truncated',
    count: 1,
    reason: `${open} groups of the document are not closed: it is cut off`,
  };
  return readConverted(page, file, 'rtf', WHAT, open > 0 ? { damage: [cut] } : {});
}
