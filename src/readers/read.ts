import type { Encoding, Format } from '../tree/index.js';
import { containerOf } from './container.js';
import { detect } from './detect.js';
import { readPlainText, uncovered } from './dress/index.js';
import { decode } from './encoding/index.js';
import { finish } from './finish.js';
import { readHtml } from './html/index.js';
import { readMarkdown } from './markdown/index.js';
import { type DialectReader, ReadError, type ReadOptions, type ReadResult } from './result.js';
import { readRst } from './rst/index.js';
import { isRtf, readRtf } from './rtf/index.js';
import { readRulings } from './rulings/index.js';
import { readSeveral } from './several.js';
import { Source } from './source.js';

type TextFormat = Exclude<Format, 'docx' | 'doc' | 'odt' | 'pdf' | 'rtf'>;

/** A document may be packed twice (`rules.txt.gz` in a zip archive); more is somebody's joke. */
const MOST_LAYERS = 2;

const DIALECTS: Partial<Record<TextFormat, DialectReader>> = {
  text: readPlainText,
  rst: readRst,
  rulings: readRulings,
  markdown: readMarkdown,
  html: readHtml,
};

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
 * Reads any document that holds rules: what {@link read} takes, documents of word processors and PDF documents, and
 * any of them alone in an archive. Packages are loaded when the first document comes that needs one.
 *
 * @param input the bytes of a file, or its characters
 * @param options as for {@link read}
 * @throws ReadError as {@link read}, and `missing-package`, `damaged`, `too-large`
 */
export async function readDocument(
  input: Uint8Array | string,
  options: ReadOptions = {},
): Promise<ReadResult> {
  if (typeof input === 'string') return read(input, options);
  const named = { ...options, file: options.file ?? '(bytes)' };
  if (isHarmless(input, options.format)) return read(input, named);
  const { canGuard, readGuarded } = await import('./guard.js');
  return canGuard() ? readGuarded(input, named) : readHere(input, named);
}

/**
 * Reads any document in the thread at hand, without limits of time and memory.
 *
 * @throws ReadError as {@link readDocument}
 */
export function readHere(input: Uint8Array, options: ReadOptions & { file: string }): Promise<ReadResult> {
  return readPacked(input, options, MOST_LAYERS);
}

/** Texts that are larger than any rulebook are read in a thread of their own. In bytes. */
const MOST_HARMLESS = 4 * 1024 * 1024;
/** Dialects that are read by the project's own code alone, each character a few times. */
const OWN: ReadonlySet<string> = new Set(['text', 'rst', 'rulings']);

/** Whether a document is a text of usual size in a dialect that takes time and memory in proportion to its length. */
function isHarmless(input: Uint8Array, format: Format | 'auto' = 'auto'): boolean {
  if (input.length > MOST_HARMLESS || containerOf(input)) return false;
  if (format !== 'auto') return OWN.has(format);
  const { text, encoding } = decode(input.subarray(0, HEAD));
  return !isRtf(text) && OWN.has(detect(uncovered(new Source(text, '', encoding)).text).format);
}

/** So many bytes tell a dialect. */
const HEAD = 65_536;

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
  if (text.trim() === '') {
    throw new ReadError('empty', 'this is empty: give a file that holds rules', file);
  }
  if (isRtf(text) && (format === 'auto' || format === 'rtf')) return readRtf(text, file);
  const source = new Source(text, file, encoding);
  const bare = uncovered(source);
  const dialect = format === 'auto' ? detect(bare.text).format : format;
  const reader = DIALECTS[dialect as TextFormat];
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
