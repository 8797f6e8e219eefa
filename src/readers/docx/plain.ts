import type { Part } from '../packed/zip.js';

/** A paragraph that has at most a style and one run of words, as a lean document has it. */
const PARAGRAPH =
  /<w:p>(?:<w:pPr><w:pStyle w:val="(\w{1,100})" ?\/><\/w:pPr>)?(?:<w:r><w:t xml:space="preserve">([^<>]{0,100000})<\/w:t><\/w:r>)?<\/w:p>/g;
/** What XML and pages spell differently, and what is a line break in one of them. */
const UNLIKE = /&(?!(?:amp|lt|gt);)|[\p{Cc}\u2028\ufeff]/u;
/** Marks of this file, around the number of a place. */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const PLACE = /\ue000(\d{1,9})\ue001/g;
/** Fields reach over paragraphs and make links of their words. */
const FIELD = /<w:(?:fldChar|instrText)\b/;

const STYLE =
  /<w:style\b[^<>]{0,400} w:styleId="(\w{1,100})"[^<>]{0,400}>\s{0,40}<w:name w:val="([^"<>]{1,100})"/g;
/** Names of styles that a page shows: headings and terms. */
const TOLD = /head|gloss\w{0,40}\s{0,40}(?:word|term)/i;

/**
 * The styles whose paragraphs are plain on a page: neither headings nor terms nor numbered.
 *
 * @param parts the parts of a Word document, in whatever order
 */
export function plainStyles(parts: readonly Part[]): ReadonlySet<string> {
  // A document may bring a map of styles for the package.
  if (parts.some(({ name }) => name.startsWith('mammoth/'))) return new Set();
  const texts = parts
    .filter(({ name }) => /\.xml$/.test(name) && !/^word\/document\d*\.xml$/.test(name))
    .map(({ data }) => new TextDecoder().decode(data()));
  const told = new Map<string, boolean>();
  for (const text of texts)
    for (const [, id = '', name = ''] of text.matchAll(STYLE))
      told.set(id, told.get(id) === true || TOLD.test(id) || TOLD.test(name));
  const numberings = texts.filter((text) => /<w:(?:abstractN|n)um\b/.test(text));
  const isNumbered = (id: string): boolean =>
    numberings.some((text) => text.includes(`"${id}"`) || text.includes(`'${id}'`));
  return new Set([...told.keys()].filter((id) => told.get(id) === false && !isNumbered(id)));
}

/**
 * The text of a lean Word document with one paragraph in the place of each stretch of plain ones: a package that makes a page of it has
 * a tenth of the work. What such a paragraph is on the page is known: its words in a `p`.
 *
 * @param xml the XML of the text
 * @param styles the styles whose paragraphs are plain
 * @param stretches where the paragraphs of each stretch go, to be put back
 */
export function withoutPlain(xml: string, styles: ReadonlySet<string>, stretches: string[][]): string {
  if (xml.includes(OPEN) || xml.includes(CLOSE) || FIELD.test(xml)) return xml;
  const pieces: string[] = [];
  let reached = 0;
  let stretch: string[] | undefined;
  for (const { index, 0: whole, 1: style, 2: words = '' } of xml.matchAll(PARAGRAPH)) {
    if (index > reached) stretch = undefined;
    if ((style !== undefined && !styles.has(style)) || UNLIKE.test(words)) continue;
    if (stretch === undefined) {
      pieces.push(
        xml.slice(reached, index),
        `<w:p><w:r><w:t>${OPEN}${stretches.length}${CLOSE}</w:t></w:r></w:p>`,
      );
      stretch = [];
      stretches.push(stretch);
    }
    stretch.push(words);
    reached = index + whole.length;
  }
  pieces.push(xml.slice(reached));
  return pieces.join('');
}

/** The page of a document from which plain paragraphs were taken, with these in their places again. */
export function withPlain(page: string, stretches: readonly (readonly string[])[]): string {
  return page.replace(PLACE, (mark, place: string) => stretches[Number(place)]?.join('</p><p>') ?? mark);
}
