import { VFileMessage } from 'vfile-message';
import { ReadError, type ReadResult } from '../result.js';
import type { Part } from './zip.js';

/** A page of a book, and the file that says in which order its pages stand. */
const PAGE = /\.x?html?$/i;
const PACKAGE = /\.opf$/i;
/** No rulebook has more characters of pages; a page takes many times its length of memory. In bytes. */
const MOST_BYTES = 24 * 1024 * 1024;
/** So many names are listed. */
const SHOWN = 3;

/**
 * Reads a book of pages (EPUB): the pages of its spine, in that order, as one page. Pages that are not in the spine, and the table of
 * contents, are named in a message.
 *
 * @param parts the parts of the archive
 * @param readPage reads the one page that is made of them
 * @throws ReadError `too-large`, `not-rules` where it has no pages
 */
export async function readBook(
  parts: readonly Part[],
  file: string,
  readPage: (page: Uint8Array) => Promise<ReadResult>,
): Promise<ReadResult> {
  const pages = parts.filter(({ name }) => PAGE.test(name));
  const listed = spineOf(parts, pages);
  const inOrder =
    listed.length > 0
      ? listed
      : pages.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  if (inOrder.length === 0)
    throw new ReadError('not-rules', 'a book without pages: give the document of the rules', file);
  const decoder = new TextDecoder();
  const bodies: string[] = [];
  let length = 0;
  for (const { data } of inOrder) {
    const bytes = data();
    length += bytes.length;
    if (length > MOST_BYTES) {
      throw new ReadError(
        'too-large',
        `a book whose pages have more than ${MOST_BYTES} bytes, which no rulebook has: give the part that holds the rules`,
        file,
      );
    }
    bodies.push(bodyOf(decoder.decode(bytes)));
  }
  const result = await readPage(
    new TextEncoder().encode(`<!doctype html><html><body>${bodies.join('\n')}</body></html>`),
  );
  const left = pages.filter((page) => !inOrder.includes(page)).map(({ name }) => name);
  if (left.length > 0) {
    const names = `${left.slice(0, SHOWN).join(', ')}${left.length > SHOWN ? ', …' : ''}`;
    const message = new VFileMessage(
      `${left.length} pages of the book are not among those that it shows in order, and are not read: ${names}`,
      { ruleId: 'pages-left-out', source: 'variorum' },
    );
    message.file = file;
    message.fatal = false;
    result.messages.push(message);
  }
  return result;
}

/** The pages that the package file lists as the spine, in that order; none where it lists none. */
function spineOf(parts: readonly Part[], pages: readonly Part[]): Part[] {
  const opf = parts.find(({ name }) => PACKAGE.test(name));
  if (opf === undefined) return [];
  const xml = new TextDecoder().decode(opf.data());
  const folder = opf.name.slice(0, opf.name.lastIndexOf('/') + 1);
  const byName = new Map(pages.map((page) => [page.name, page]));
  const byId = new Map<string, Part>();
  for (const tag of tagsOf(xml, 'item')) {
    const page = byName.get(resolved(folder, attribute(tag, 'href')));
    // The table of contents repeats the headings.
    if (page && !/(?:^|\s)nav(?:\s|$)/.test(attribute(tag, 'properties')))
      byId.set(attribute(tag, 'id'), page);
  }
  return tagsOf(xml, 'itemref').flatMap((tag) => byId.get(attribute(tag, 'idref')) ?? []);
}

/** The tags of one name, each without its angle brackets. */
function tagsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    const end = xml.indexOf('>', at);
    if (end < 0) break;
    const tag = xml.slice(at + 1, end);
    if (new RegExp(`^(?:[\\w-]{1,20}:)?${name}\\s`).test(tag)) found.push(tag);
    at = end;
  }
  return found;
}

function attribute(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s{0,4}=\\s{0,4}(?:"([^"]{0,500})"|'([^']{0,500})')`).exec(tag);
  return match?.[1] ?? match?.[2] ?? '';
}

/** The name of a part that an address names, seen from a folder of the archive. */
function resolved(folder: string, href: string): string {
  try {
    return decodeURIComponent(new URL(href, `part:/${folder}`).pathname.replace(/^\//, ''));
  } catch {
    return '';
  }
}

/** What is between the tags of the body of a page; the whole page where it has none. */
function bodyOf(page: string): string {
  const open = page.search(/<body[\s>]/i);
  if (open < 0) return page;
  const start = page.indexOf('>', open);
  if (start < 0) return page;
  const end = page.toLowerCase().lastIndexOf('</body');
  return page.slice(start + 1, end > start ? end : page.length);
}
