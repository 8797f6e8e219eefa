import { gunzipSync } from 'node:zlib';
import { VFileMessage } from 'vfile-message';
import { ReadError, type ReadOptions, type ReadResult } from '../result.js';
import { type Part, partsOf } from './zip.js';

/** Nothing that unpacks to more than this is a rulebook, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What may be a document of rules, by the end of its name. */
const DOCUMENT = /\.(?:txt|text|md|markdown|rst|html?|xhtml|rtf|docx?|odt|pdf|csv)(?:\.gz)?$/i;
/** What else may hold one, where no such document is there: other archives, books, data and marked texts. */
const OTHER =
  /\.(?:zip|gz|tgz|epub|fodt|tsv|jsonl?|ya?ml|xml|org|adoc|tex|eml|mbox|mht(?:ml)?|log|wiki|textile)$/i;
/** Files beside the documents: hidden files, notes about the archive. */
const BESIDE = /(?:^|\/)(?:\.|__MACOSX\/|META-INF\/|read[ _-]?me|licen[cs]e)/i;
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|META-INF\/)/i;
/** So many names are listed. */
const SHOWN = 3;

type Reader = (bytes: Uint8Array, options: ReadOptions & { file: string }) => Promise<ReadResult>;

/**
 * Reads what is in a zip archive: a document of a word processor, a book of pages, or one document that somebody has packed.
 *
 * @param readInner reads the document inside
 * @throws ReadError `too-large`, `damaged`, `several` where it holds more than one, `not-rules` where it holds none
 */
export async function readZip(
  bytes: Uint8Array,
  options: ReadOptions & { file: string },
  readInner: Reader,
): Promise<ReadResult> {
  const { file } = options;
  const parts = partsOf(bytes, file);
  const has = (name: string | RegExp): Part | undefined =>
    parts.find((part) => (typeof name === 'string' ? part.name === name : name.test(part.name)));
  if (has(/^word\/document\d*\.xml$/)) return (await import('../docx/index.js')).readDocx(file, parts);
  const kind = has('mimetype');
  const type = kind ? new TextDecoder().decode(kind.data()).trim() : '';
  const content = has('content.xml');
  if (content && !/^application\/epub/.test(type)) {
    const xml = (part: Part | undefined): string => (part ? new TextDecoder().decode(part.data()) : '');
    return (await import('../odt/index.js')).readOdt(xml(content), xml(has('styles.xml')), file);
  }
  if (/^application\/epub/.test(type)) {
    const { readBook } = await import('./book.js');
    return readBook(parts, file, (page) => readInner(page, { ...options, format: 'html' }));
  }
  const usual = parts.filter(({ name }) => DOCUMENT.test(name));
  const possible = usual.length > 0 ? usual : parts.filter(({ name }) => OTHER.test(name));
  // A note about an archive is its document where it holds no other.
  const proper = possible.filter(({ name }) => !BESIDE.test(name));
  const documents = proper.length > 0 ? proper : possible.filter(({ name }) => !HIDDEN.test(name));
  const [only] = documents;
  if (only === undefined) {
    throw new ReadError(
      'not-rules',
      'a zip archive without a document of rules in it: give the document itself',
      file,
    );
  }
  if (documents.length > 1) {
    const names = documents.slice(0, SHOWN).map(({ name }) => name);
    const more = documents.length > SHOWN ? ', …' : '';
    throw new ReadError(
      'several',
      `a zip archive of ${documents.length} documents (${names.join(', ')}${more}): unpack it and give the documents`,
      file,
    );
  }
  const result = await readInner(only.data(), { ...options, file: `${file}/${only.name}` });
  for (const { name } of possible)
    if (name !== only.name && !HIDDEN.test(name)) result.messages.push(leftOut(name, file));
  return result;
}

/** The message about a file of an archive that is not read. */
function leftOut(name: string, file: string): VFileMessage {
  const message = new VFileMessage(`${name} lies beside the document and is not read`, {
    ruleId: 'left-out',
    source: 'variorum',
  });
  message.file = file;
  message.fatal = undefined;
  return message;
}

/**
 * Unpacks a gzip archive, which holds one file, and reads that.
 *
 * @param readInner reads the document inside
 * @throws ReadError `too-large`, `damaged`, and what the document inside is refused for
 */
export async function readGzip(
  bytes: Uint8Array,
  options: ReadOptions & { file: string },
  readInner: Reader,
): Promise<ReadResult> {
  const { file } = options;
  let inner: Uint8Array;
  try {
    inner = gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new ReadError(
        'too-large',
        `this unpacks to more than ${MOST_BYTES} bytes, which no rulebook does: give a document that somebody wrote`,
        file,
      );
    }
    throw new ReadError(
      'damaged',
      `a damaged gzip archive (${(error as Error).message}): get a fresh copy`,
      file,
    );
  }
  return readInner(inner, options);
}
