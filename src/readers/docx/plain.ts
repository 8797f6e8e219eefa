import type { Part } from '../packed/zip.js';

/** How a paragraph begins that has at most a style, as a lean document has it. */
const BEGINS = /<w:p>(?:<w:pPr><w:pStyle w:val="(\w{1,100})" ?\/><\/w:pPr>)?/g;
/** A run of words that are at most bold or at most italic. */
const RUN =
  /<w:r>(?:<w:rPr><w:([bi]) ?\/><\/w:rPr>)?<w:t(?: xml:space="preserve")?>([^<>]{1,100000})<\/w:t><\/w:r>/y;
const ENDS = '</w:p>';
/** What such words are in on a page. */
const ELEMENTS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
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
 * a tenth of the work. What such a paragraph is on the page is known: its words in a `p`, those that are bold or italic in an element.
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
  for (const { index, 0: begin, 1: style } of xml.matchAll(BEGINS)) {
    if (index > reached) stretch = undefined;
    if (style !== undefined && !styles.has(style)) continue;
    const paragraph = paragraphFrom(xml, index + begin.length);
    if (paragraph === undefined) continue;
    if (stretch === undefined) {
      pieces.push(
        xml.slice(reached, index),
        `<w:p><w:r><w:t>${OPEN}${stretches.length}${CLOSE}</w:t></w:r></w:p>`,
      );
      stretch = [];
      stretches.push(stretch);
    }
    stretch.push(paragraph.words);
    reached = paragraph.end;
  }
  pieces.push(xml.slice(reached));
  return pieces.join('');
}

/**
 * What a paragraph is on a page, where it has nothing but runs of plain, bold and italic words.
 *
 * @param start where its runs begin
 */
function paragraphFrom(xml: string, start: number): { words: string; end: number } | undefined {
  let words = '';
  /** The element that is open. */
  let element = '';
  let at = start;
  for (RUN.lastIndex = at; ; RUN.lastIndex = at) {
    const run = RUN.exec(xml);
    if (run === null) break;
    const [, look = '', said = ''] = run;
    if (UNLIKE.test(said)) return undefined;
    const own = ELEMENTS[look] ?? '';
    // Neighbours that look alike are in one element.
    if (own !== element) words += `${element && `</${element}>`}${own && `<${own}>`}`;
    words += said;
    element = own;
    at += run[0].length;
  }
  if (!xml.startsWith(ENDS, at)) return undefined;
  return { words: words + (element && `</${element}>`), end: at + ENDS.length };
}

/** The page of a document from which plain paragraphs were taken, with these in their places again. */
export function withPlain(page: string, stretches: readonly (readonly string[])[]): string {
  return page.replace(PLACE, (mark, place: string) => stretches[Number(place)]?.join('</p><p>') ?? mark);
}
