import { comment, type ExtraText, hidden, leftOut, note, pageHead, textBox, xmlWords } from '../extraText.js';
import { readConverted } from '../html/converted.js';
import { withPackage } from '../package.js';
import type { Part } from '../packed/zip.js';
import type { ReadResult } from '../result.js';
import { leanDocument } from './lean.js';

const WHAT = 'a Word document';
/**
 * Paragraphs whose style is that of a glossary's terms get the one style that the map knows; pictures are left out, and the marks of
 * notes, without which the package leaves out the notes: they are read here.
 */
const PROGRAM = `
const markTerm = (paragraph) =>
  /gloss\\w*\\s*(?:word|term|head)/i.test(paragraph.styleName || '')
    ? { ...paragraph, styleId: 'VariorumTerm', styleName: 'Variorum Term' }
    : paragraph;
const withoutNotes = (run) => ({ ...run, children: run.children.filter(({ type }) => type !== 'noteReference') });
const { value } = await library.convertToHtml(
  { buffer: Buffer.from(bytes) },
  {
    ignoreEmptyParagraphs: false,
    styleMap: ["p[style-name='Variorum Term'] => dt:fresh"],
    convertImage: library.images.imgElement(async () => ({ src: '' })),
    transformDocument: (all) => library.transforms.paragraph(markTerm)(library.transforms.run(withoutNotes)(all)),
  },
);
return value;`;
/**
 * Reads a Word document (.docx): mammoth makes a page of it.
 *
 * @param parts the parts of a zip archive that was looked into and holds such a document
 * @throws ReadError `missing-package`, `damaged`, `too-complex`, `too-deep`, `empty`, `not-rules`
 */
export async function readDocx(file: string, parts: readonly Part[]): Promise<ReadResult> {
  const lean = leanDocument(parts);
  const page = await withPackage<string>({
    name: 'mammoth',
    what: WHAT,
    file,
    bytes: lean.bytes,
    program: PROGRAM,
  });
  const asides = asidesOf(parts, lean.texts, page, lean.whole);
  return readConverted(lean.whole(page), file, 'docx', WHAT, { asides });
}

/** The parts of a Word document beside its text, by their names, with what each element of one is. */
const BESIDE: readonly (readonly [name: RegExp, element: string, told: (words: string) => ExtraText])[] = [
  [/^word\/footnotes\.xml$/, 'w:footnote', note],
  [/^word\/endnotes\.xml$/, 'w:endnote', note],
  [/^word\/comments\.xml$/, 'w:comment', comment],
  [/^word\/(?:header|footer)\d*\.xml$/, 'w:p', pageHead],
];

/** What holds words that are on the page twice, or not at all. */
const HOLDS_OTHERS = /<(?:w:txbxContent|mc:Fallback|w:moveFrom)\b/;

/**
 * What a document says beside its text; of text boxes those that are not on the page that the package made.
 *
 * @param lean the texts without the plain paragraphs, which are on the page for certain
 * @param page the page that was made of these
 * @param whole puts the plain paragraphs back into it
 */
function asidesOf(
  parts: readonly Part[],
  lean: ReadonlyMap<string, string>,
  page: string,
  whole: (page: string) => string,
): ExtraText[] {
  const found: ExtraText[] = [];
  const read = (part: Part): string => new TextDecoder().decode(part.data());
  for (const part of parts) {
    for (const [name, element, told] of BESIDE)
      if (name.test(part.name)) found.push(...elementsOf(read(part), element).map(told));
    const rest = lean.get(part.name);
    if (rest === undefined) continue;
    const isSimple = !HOLDS_OTHERS.test(rest);
    const xml = isSimple ? rest : read(part);
    const shown = squeezed(xmlWords((isSimple ? page : whole(page)).replace(/<[^<>]*>/g, '')));
    const lost = elementsOf(xml, 'w:txbxContent').filter((words) => !shown.includes(squeezed(words)));
    found.push(...[...new Set(lost)].map(textBox), ...unextracted(xml, shown));
    if (!xml.includes('<w:vanish')) continue;
    const runs = xml.split('</w:r>').map((run) => run.slice(startOf(run, 'w:r')));
    const unseen = runs.filter((run) => /<w:vanish ?\/>/.test(run));
    if (unseen.length > 0) found.push(hidden(wordsOf(unseen.join(' '))));
  }
  return found.filter(({ words }) => words !== '');
}

/** The paragraphs of which the package has left out words: those of fields, mostly. Both are in the order of the document. */
function unextracted(xml: string, shown: string): ExtraText[] {
  const own = ['w:txbxContent', 'mc:Fallback', 'w:moveFrom'].reduce(withoutElements, xml);
  const lost: ExtraText[] = [];
  let reached = 0;
  for (const paragraph of elementsOf(own, 'w:p')) {
    const words = squeezed(paragraph);
    const at = words === '' ? reached : shown.indexOf(words, reached);
    if (at < 0) lost.push(leftOut(paragraph));
    else reached = at + words.length;
  }
  return lost;
}

/** A piece of a document without the elements of a name, each character looked at a few times whatever is left open. */
function withoutElements(xml: string, name: string): string {
  const parts = xml.split(`</${name}>`);
  const last = parts.pop() ?? '';
  const kept = parts.map((part) => {
    const at = startOf(part, name);
    return at < 0 ? part : part.slice(0, at);
  });
  return kept.join('') + last;
}

const squeezed = (words: string): string => words.replace(/\s+/g, '');

/** The words of each element of a name, its paragraphs parted by blanks. */
function elementsOf(xml: string, name: string): string[] {
  return xml
    .split(`</${name}>`)
    .slice(0, -1)
    .map((before) => wordsOf(before.slice(Math.max(0, startOf(before, name)))));
}

/** Where the last element of a name opens. */
function startOf(xml: string, name: string): number {
  return Math.max(xml.lastIndexOf(`<${name}>`), xml.lastIndexOf(`<${name} `));
}

/** The words of the runs in a piece of a document. */
function wordsOf(xml: string): string {
  const words: string[] = [];
  for (const [whole, run = ''] of xml.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)|<w:(?:tab|br)\b|<\/w:p>/g))
    words.push(whole.startsWith('<w:t>') || whole.startsWith('<w:t ') ? run : ' ');
  return xmlWords(words.join(''));
}
