import type { Format } from '../tree/index.js';
import { containerOf } from './container.js';
import { detect } from './detect.js';
import { isRtf, OWN_DIALECTS, readText } from './dialects.js';
import { uncovered } from './dress/index.js';
import { decode } from './encoding/index.js';
import { asRefusal } from './limits.js';
import { ReadError, type ReadOptions, type ReadResult } from './result.js';
import { Source } from './source.js';

/**
 * Reads any document that holds rules: what `read` takes, documents of word processors and PDF documents, and
 * any of them alone in an archive. Readers and packages are loaded when the first document comes that needs them: most texts
 * need neither those of web pages nor that of Markdown.
 *
 * @param input the bytes of a file, or its characters
 * @param options as for `read`
 * @throws ReadError as `read`, and `missing-package`, `damaged`, `too-large`
 */
export async function readDocument(
  input: Uint8Array | string,
  options: ReadOptions = {},
): Promise<ReadResult> {
  if (typeof input === 'string') return (await import('./read.js')).read(input, options);
  const named = { ...options, file: options.file ?? '(bytes)' };
  if (isHarmless(input, named.file, options.format)) {
    guard?.endIdle();
    const { text, encoding } = decode(input);
    try {
      return readText(text, encoding, named.file, options.format ?? 'auto', OWN_DIALECTS);
    } catch (error) {
      // The first characters of a document may look like another dialect than all of them do.
      const isOther = error instanceof ReadError && error.ruleId === 'wrong-format';
      if (!isOther || (options.format ?? 'auto') !== 'auto') throw error;
    }
  }
  guard ??= await import('./guard.js');
  return guard.canGuard()
    ? guard.readGuarded(input, named)
    : (await import('./read.js')).readHere(input, named);
}

/** What keeps a thread for documents that need one; nothing before the first of them. */
let guard: typeof import('./guard.js') | undefined;

/** Texts that are larger than any rulebook are read in a thread of their own. In bytes. */
const MOST_HARMLESS = 4 * 1024 * 1024;
/** Whether a document is a text of usual size in a dialect that takes time and memory in proportion to its length. */
function isHarmless(input: Uint8Array, file: string, format: Format | 'auto' = 'auto'): boolean {
  if (input.length > MOST_HARMLESS || containerOf(input)) return false;
  if (format !== 'auto') return Object.hasOwn(OWN_DIALECTS, format);
  const { text, encoding } = decode(headOf(input));
  try {
    const bare = uncovered(new Source(text, file, encoding)).text;
    return !isRtf(text) && Object.hasOwn(OWN_DIALECTS, detect(bare).format);
  } catch (error) {
    throw asRefusal(error, file);
  }
}

/** So many bytes tell a dialect. */
const HEAD = 65_536;
/** A character of UTF-8 has so many bytes behind its first one. */
const MOST_FURTHER = 3;

/** The first bytes of a document, up to a character of UTF-8 that would be cut: what is whole is decoded at once. */
function headOf(input: Uint8Array): Uint8Array {
  let end = HEAD;
  while (end > HEAD - MOST_FURTHER && isFurther(input[end])) end--;
  return input.subarray(0, (input[end] ?? 0) >= FIRST_OF_SEVERAL ? end : HEAD);
}

const FIRST_OF_SEVERAL = 0xc0;

/** Whether a byte is one of those behind the first of a character. */
function isFurther(byte = 0): boolean {
  return byte >= 0x80 && byte < FIRST_OF_SEVERAL;
}
