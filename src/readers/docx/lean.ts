import { storedZip } from '../packed/stored.js';
import type { Part } from '../packed/zip.js';
import { plainStyles, withoutPlain, withPlain } from './plain.js';

/** The text of a Word document and of what is beside it. */
const TEXT = /^word\/document\d*\.xml$/;
/** Which session of editing has left something, and which paragraph it is: every run and paragraph has several of these. */
const SESSION = / (?:w:rsid\w{0,12}|w14:(?:para|text)Id)="[^"<>]{0,40}"/g;
/** How letters and paragraphs look, which no page of rules shows: size, font, colour, language, indent. Bold, italics and styles stay. */
const LOOK =
  /<w:(?:rFonts|szCs|sz|lang|color|kern|bCs|iCs|noProof|spacing|ind|jc|proofErr|lastRenderedPageBreak)(?: [^<>/]{0,400})?\/>/g;
/** Properties that are empty now. */
const EMPTY = /<w:rPr><\/w:rPr>|<w:pPr><\/w:pPr>/g;
/** A run of plain words. */
const PLAIN = /<w:r><w:t(?: xml:space="preserve")?>([^<>]{0,100000})<\/w:t><\/w:r>/g;

/**
 * A Word document without what its page does not show, with neighbouring runs of plain words as one and without its plain paragraphs: the
 * package that makes the page takes a tenth of the time and of the memory for it.
 *
 * @param parts the parts of the document
 * @returns a zip archive of the same parts, its texts by their names, and what puts the plain paragraphs back into the page
 */
export function leanDocument(parts: readonly Part[]): {
  bytes: Uint8Array;
  texts: ReadonlyMap<string, string>;
  whole: (page: string) => string;
} {
  const texts = new Map<string, string>();
  const styles = plainStyles(parts);
  const stretches: string[][] = [];
  const bytes = storedZip(
    parts.map(({ name, data }) => {
      if (!TEXT.test(name)) return { name, bytes: data() };
      const lean = withoutPlain(leanText(new TextDecoder().decode(data())), styles, stretches);
      texts.set(name, lean);
      return { name, bytes: new TextEncoder().encode(lean) };
    }),
  );
  return { bytes, texts, whole: (page) => withPlain(page, stretches) };
}

/** The XML of a text without sessions and looks, neighbouring runs of plain words as one. */
export function leanText(xml: string): string {
  return joinRuns(xml.replace(SESSION, '').replace(LOOK, '').replace(EMPTY, ''));
}

function joinRuns(xml: string): string {
  const pieces: string[] = [];
  let reached = 0;
  let isOpen = false;
  for (const { index, 0: run, 1: words = '' } of xml.matchAll(PLAIN)) {
    const follows = isOpen && index === reached;
    if (!follows) pieces.push(isOpen ? CLOSE : '', xml.slice(reached, index), OPEN);
    pieces.push(words);
    isOpen = true;
    reached = index + run.length;
  }
  pieces.push(isOpen ? CLOSE : '', xml.slice(reached));
  return pieces.join('');
}

const OPEN = '<w:r><w:t xml:space="preserve">';
const CLOSE = '</w:t></w:r>';
