import { SUSPENDED } from '../dress/divided.js';
import { finish } from '../finish.js';
import type { Block, Piece } from '../layout/block.js';
import { compose } from '../layout/compose.js';
import { withPackage } from '../package.js';
import { ReadError, type ReadResult } from '../result.js';
import { Source } from '../source.js';
import { inColumns } from './columns.js';
import { furnitureOf } from './furniture.js';
import { linesOfPage, type PdfLine, type PlacedText } from './line.js';
import { paragraphsOf } from './paragraphs.js';
import { misplacedQuotes } from './quotes.js';
import { inspectStreams } from './streams.js';

const WHAT = 'a PDF document';
/** No rulebook has more pages. */
const MOST_PAGES = 5_000;
/** The pieces of each page, as far as they are asked for. */
const PROGRAM = `
const document = await library.getDocumentProxy(bytes, { verbosity: 0 });
try {
  const count = document.numPages;
  if (count > ${MOST_PAGES}) return { count };
  const pages = [];
  for (let number = 1; number <= count; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .filter((item) => 'str' in item)
        .map(({ str, width, height, transform, hasEOL }) => ({ str, width, height, transform, hasEOL })),
    );
    page.cleanup();
  }
  return { count, pages };
} finally {
  await document.destroy();
}`;

/**
 * Reads a PDF: unpdf gives the pieces of each page with their places, from which lines and paragraphs are put together.
 * Places in the tree are places in the text of those lines.
 *
 * @throws ReadError `missing-package`, `damaged`, `too-large`, `too-complex`, `too-deep`, `empty`, `not-rules`
 */
export async function readPdf(bytes: Uint8Array, file: string): Promise<ReadResult> {
  inspectStreams(bytes, file);
  const { count, pages: placed } = await withPackage<{ count: number; pages?: PlacedText[][] }>({
    name: 'unpdf',
    what: WHAT,
    file,
    bytes,
    program: PROGRAM,
  });
  if (placed === undefined) {
    throw new ReadError(
      'too-large',
      `a PDF of ${count} pages, which no rulebook has: give the part that holds the rules`,
      file,
    );
  }
  const placedLines = placed.map((items, i) => inColumns(linesOfPage(i + 1, items)));
  const lines = placedLines.flat();
  const turned = lines.filter((line) => line.turned);
  // On a page that is turned as a whole nothing is beside the words.
  const aside = new Set(turned.length < lines.length / 2 ? turned : []);
  const pages = placedLines.map((page) => page.filter((line) => !aside.has(line)));
  if (lines.length === 0) {
    throw new ReadError('empty', 'a PDF without words, perhaps of scanned pages: give one with a text', file);
  }
  const { text, at } = written(lines);
  const source = new Source(text, file, {
    name: 'pdf',
    confidence: 1,
    evidence: ['PDF documents state their encoding'],
  });
  const furniture = furnitureOf(pages);
  for (const line of furniture) {
    const start = at.get(line) as number;
    source.setAside('page-furniture', 'a running head or page number', start, start + line.words.length);
  }
  for (const line of aside) {
    const start = at.get(line) as number;
    source.setAside(
      'page-margin',
      'words that run up the page beside the text',
      start,
      start + line.words.length,
    );
    furniture.add(line);
  }
  const vocabulary = vocabularyOf(lines);
  const blocks: Block[] = paragraphsOf(lines.filter((line) => !furniture.has(line))).map((paragraph) => ({
    role: 'paragraph',
    pieces: joined(paragraph.lines, at, source, vocabulary),
    spaced: paragraph.spaced,
  }));
  const tree = compose(source, { blocks, laidOut: true, amend: misplacedQuotes });
  tree.format = 'pdf';
  return finish(tree, source);
}

/** The text of the document: one line each, and where it begins. */
function written(lines: readonly PdfLine[]): { text: string; at: Map<PdfLine, number> } {
  const at = new Map<PdfLine, number>();
  let length = 0;
  for (const line of lines) {
    at.set(line, length);
    length += line.words.length + 1;
  }
  return { text: lines.map((line) => line.words).join('\n'), at };
}

/** The words of a document, in small letters. */
function vocabularyOf(lines: readonly PdfLine[]): ReadonlySet<string> {
  const whole = lines.map(({ words }, i) => {
    const divided = lines[i - 1]?.words.endsWith('-') ? words.replace(/^\S+/, '') : words;
    const whole = divided.endsWith('-') ? divided.slice(0, divided.lastIndexOf(' ') + 1) : divided;
    return whole.toLowerCase();
  });
  return new Set(whole.flatMap((words) => words.match(/[a-z]+(?:-[a-z]+)*/g) ?? []));
}

/** Whether a line ends within a word that the document has elsewhere undivided; undefined where it has it in neither form, though both parts. */
function isDivided(line: PdfLine, next: PdfLine, vocabulary: ReadonlySet<string>): boolean | undefined {
  const first = /([a-z]{1,40})-$/i.exec(line.words.slice(-41))?.[1]?.toLowerCase();
  const second = /^[a-z]+/.exec(next.words)?.[0];
  if (first === undefined || second === undefined) return false;
  if (vocabulary.has(`${first}-${second}`)) return false;
  if (vocabulary.has(first + second) || !vocabulary.has(first) || !vocabulary.has(second)) return true;
  return undefined;
}

/** Whether no blank belongs between two lines: the first ends in a hyphen or dash, or the second begins with a dash of its word. */
function isJoined(before: string, words: string): boolean {
  if (/[\p{L}\d”"]$/u.test(before)) return /^(?:--|[–—])[\p{L}\d“"]/u.test(words);
  // A hyphen also waits for a second word: “power- and toughness-setting”.
  return /\S[-–—]$/.test(before) && !SUSPENDED.test(/^\p{L}*/u.exec(words)?.[0] ?? '');
}

/** Lines of one paragraph; a hyphen or dash at the end of one needs no blank before the next. */
function joined(
  lines: readonly PdfLine[],
  at: ReadonlyMap<PdfLine, number>,
  source: Source,
  vocabulary: ReadonlySet<string>,
): Piece[] {
  const pieces: Piece[] = [];
  lines.forEach((line, i) => {
    const start = at.get(line) as number;
    const previous = lines[i - 1];
    if (previous && !isJoined(previous.words, line.words)) {
      pieces.push({ start, end: start, as: ' ' });
    }
    const end = start + line.words.length;
    const next = lines[i + 1];
    const divided = next === undefined ? false : isDivided(line, next, vocabulary);
    if (divided === undefined)
      source.warn(
        'hyphen-doubtful',
        'a line ends in a hyphen within words that the document has nowhere else, in one piece or in two: the hyphen is kept',
        end - 1,
        end,
      );
    if (divided) source.claim(end - 1, end);
    pieces.push({ start, end: divided ? end - 1 : end });
  });
  return pieces;
}
