import type { Encoding, Format } from '../tree/index.js';
import { containerOf } from './container.js';
import { type Dialects, isRtf, OWN_DIALECTS, readText } from './dialects.js';
import { decode } from './encoding/index.js';
import { readHtml } from './html/index.js';
import { asRefusal } from './limits.js';
import { readMarkdown } from './markdown/index.js';
import { ReadError, type ReadOptions, type ReadResult } from './result.js';
import { readRtf } from './rtf/index.js';

/** A document may be packed twice (`rules.txt.gz` in a zip archive); more is somebody's joke. */
const MOST_LAYERS = 2;

const DIALECTS: Dialects = { ...OWN_DIALECTS, markdown: readMarkdown, html: readHtml };

/**
 * Reads a dump of the rules: plain text, reStructuredText, a rulings dump, Markdown, a web page, or rich text.
 *
 * @param input the bytes of a file, or its characters
 * @param options the dialect (found out when absent) and the name that messages print
 * @returns the rule tree, what had to be said about it, and the account of characters
 * @throws ReadError where the document cannot be read as rules; its message says what it is and what to do
 */
export function read(input: Uint8Array | string, options: ReadOptions = {}): ReadResult {
  const file = options.file ?? (typeof input === 'string' ? '(text)' : '(bytes)');
  if (typeof input !== 'string') refuseContainer(input, file);
  const decoded = typeof input === 'string' ? { text: input, encoding: spelled() } : decode(input);
  return readDecoded(decoded.text, decoded.encoding, file, options.format);
}

/**
 * Reads any document in the thread at hand, without limits of time and memory.
 *
 * @throws ReadError as {@link readDocument}
 */
export async function readHere(
  input: Uint8Array,
  options: ReadOptions & { file: string },
): Promise<ReadResult> {
  try {
    return await readPacked(input, options, MOST_LAYERS);
  } catch (error) {
    throw asRefusal(error, options.file);
  }
}

/** Reads a document that may be packed in as many archives as there are layers left. */
async function readPacked(
  input: Uint8Array,
  options: ReadOptions & { file: string },
  layers: number,
): Promise<ReadResult> {
  const { file } = options;
  const kind = containerOf(input)?.kind;
  if (kind === 'zip' || kind === 'gzip') {
    if (layers === 0) {
      throw new ReadError('too-deep', 'archives inside archives: unpack them and give the document', file);
    }
    const { readGzip, readZip } = await import('./packed/index.js');
    return (kind === 'zip' ? readZip : readGzip)(input, options, (inner, within) =>
      readPacked(inner, within, layers - 1),
    );
  }
  if (kind === 'doc') return (await import('./doc/index.js')).readDoc(input, file);
  if (kind === 'pdf') return (await import('./pdf/index.js')).readPdf(input, file);
  return read(input, options);
}

/** Reads characters whose encoding is settled. */
function readDecoded(
  text: string,
  encoding: Encoding,
  file: string,
  format: Format | 'auto' = 'auto',
): ReadResult {
  if (isRtf(text) && (format === 'auto' || format === 'rtf')) return readRtf(text, file);
  return readText(text, encoding, file, format, DIALECTS);
}

/** Characters that came as a string were never bytes here. */
function spelled(): Encoding {
  return { name: 'string', confidence: 1, evidence: [] };
}

/** Containers that take a package, or the platform, to open. */
const WAITED_FOR: ReadonlySet<string> = new Set(['zip', 'gzip', 'doc', 'pdf']);

function refuseContainer(bytes: Uint8Array, file: string): void {
  const container = containerOf(bytes);
  if (!container) return;
  if (WAITED_FOR.has(container.kind)) {
    throw new ReadError(
      'asynchronous',
      `this is ${container.description}: read it with readDocument, which opens it`,
      file,
    );
  }
  throw new ReadError(
    'not-text',
    `this is ${container.description}, not a rules document: give a text, HTML, Word or PDF file`,
    file,
  );
}
