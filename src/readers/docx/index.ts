import { readConverted } from '../html/converted.js';
import type { ReadResult } from '../result.js';
import { inThread } from '../thread.js';

const WHAT = 'a Word document';
/** Paragraphs whose style is that of a glossary's terms get the one style that the map knows; pictures are left out. */
const PROGRAM = `
const markTerm = (paragraph) =>
  /gloss\\w*\\s*(?:word|term|head)/i.test(paragraph.styleName || '')
    ? { ...paragraph, styleId: 'VariorumTerm', styleName: 'Variorum Term' }
    : paragraph;
const { value } = await library.convertToHtml(
  { buffer: Buffer.from(bytes) },
  {
    ignoreEmptyParagraphs: false,
    styleMap: ["p[style-name='Variorum Term'] => dt:fresh"],
    convertImage: library.images.imgElement(async () => ({ src: '' })),
    transformDocument: library.transforms.paragraph(markTerm),
  },
);
return value;`;
/**
 * Reads a Word document (.docx): mammoth makes a page of it.
 *
 * @param bytes a zip archive that was looked into and holds such a document
 * @throws ReadError `missing-package`, `damaged`, `too-complex`, `empty`, `not-rules`
 */
export async function readDocx(bytes: Uint8Array, file: string): Promise<ReadResult> {
  const value = await inThread<string>({ name: 'mammoth', what: WHAT, file, bytes, program: PROGRAM });
  return readConverted(value, file, 'docx', WHAT);
}
