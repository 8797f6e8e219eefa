import { gunzipSync } from 'node:zlib';
import { ReadError, type ReadOptions, type ReadResult } from '../result.js';
import { type Part, partsOf } from './zip.js';

/** Nothing that unpacks to more than this is a rulebook, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What may be a document of rules, by the end of its name. */
const DOCUMENT = /\.(?:txt|text|md|markdown|rst|html?|xhtml|rtf|docx?|odt|pdf|csv)(?:\.gz)?$/i;
/** What comes with documents and is none: hidden files, notes about the archive. */
const BESIDE =
  /(?:^|\/)(?:\.|__MACOSX\/|META-INF\/|readme|licen[cs]e|nav\.x?html$|toc\.x?html$|cover\.x?html$)/i;
/** So many names are told. */
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
  if (has(/^word\/document\d*\.xml$/)) return (await import('../docx/index.js')).readDocx(bytes, file);
  const kind = has('mimetype');
  const type = kind ? new TextDecoder().decode(kind.data()).trim() : '';
  const content = has('content.xml');
  if (content && !/^application\/epub/.test(type)) {
    const xml = new TextDecoder().decode(content.data());
    return (await import('../odt/index.js')).readOdt(xml, file);
  }
  const documents = parts.filter(({ name }) => DOCUMENT.test(name) && !BESIDE.test(name));
  if (/^application\/epub/.test(type) && documents.length > 1) {
    const pages = documents.filter(({ name }) => /html?$/i.test(name));
    return readInner(bookOf(pages), { ...options, format: 'html' });
  }
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
  return readInner(only.data(), { ...options, file: `${file}/${only.name}` });
}

/** The pages of a book, one behind the other in the order of their names. */
function bookOf(pages: readonly Part[]): Uint8Array {
  const inOrder = pages.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const decoder = new TextDecoder();
  const bodies = inOrder.map(({ data }) => {
    const page = decoder.decode(data());
    const body = /<body\b[^>]*>([\s\S]*?)(?:<\/body>|$)/i.exec(page);
    return body ? (body[1] as string) : page;
  });
  return new TextEncoder().encode(`<!doctype html><html><body>${bodies.join('\n')}</body></html>`);
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
