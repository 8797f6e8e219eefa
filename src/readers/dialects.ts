import type { Encoding, Format } from '../tree/index.js';
import { detect } from './detect.js';
import { readPlainText, uncovered } from './dress/index.js';
import { finish } from './finish.js';
import { asRefusal, refuseLines } from './limits.js';
import { type DialectReader, ReadError, type ReadResult } from './result.js';
import { readRst } from './rst/index.js';
import { readRulings } from './rulings/index.js';
import { readSeveral } from './several.js';
import { Source } from './source.js';

type TextFormat = Exclude<Format, 'docx' | 'doc' | 'odt' | 'pdf' | 'rtf'>;

/** The readers of texts, by dialect. */
export type Dialects = Partial<Record<TextFormat, DialectReader>>;

/** Dialects that are read by the project's own code alone, each character a few times. */
export const OWN_DIALECTS: Dialects = { text: readPlainText, rst: readRst, rulings: readRulings };

/** How a rich text begins, whatever blanks are before it. */
const RICH_TEXT = /^\s*\{\\rtf/;

/** Whether a text is the source of a rich text. */
export function isRtf(text: string): boolean {
  return RICH_TEXT.test(text);
}

/**
 * Reads a text in one of the dialects given.
 *
 * @param text the characters of the document
 * @param format a dialect, or `auto` to find it out
 * @throws ReadError where the text is none of them, or cannot be read as rules
 */
export function readText(
  text: string,
  encoding: Encoding,
  file: string,
  format: Format | 'auto',
  dialects: Dialects,
): ReadResult {
  if (text.trim() === '') {
    throw new ReadError('empty', 'this is empty: give a file that holds rules', file);
  }
  try {
    return readWords(new Source(text, file, encoding), format, dialects);
  } catch (error) {
    throw asRefusal(error, file);
  }
}

function readWords(source: Source, format: Format | 'auto', dialects: Dialects): ReadResult {
  const { text, file, encoding } = source;
  refuseLines(source);
  const bare = uncovered(source);
  refuseLines(bare);
  const dialect = format === 'auto' ? detect(bare.text).format : format;
  const reader = dialects[dialect as TextFormat];
  if (!reader) {
    throw new ReadError(
      'wrong-format',
      `this is a text and cannot be read as ${dialect}: leave the format out, or name one of the text formats`,
      file,
    );
  }
  const read = readSeveral(bare, reader, () => uncovered(new Source(text, file, encoding)));
  const whole = read.source.root;
  return finish(read.trees, whole);
}
