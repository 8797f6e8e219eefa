import type { ListItem, Nodes, Paragraph, Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Edition } from '../../tree/index.js';
import { doubtDate } from '../dated.js';
import { type Block, type Piece, setBlockAside } from '../layout/block.js';
import { compose } from '../layout/compose.js';
import { cutAt, divideLines, rawWords } from '../layout/divide.js';
import { Markup } from '../layout/markup.js';
import { refuseMarkdown } from '../limits.js';
import { ReadError } from '../result.js';
import type { Source } from '../source.js';
import { withoutCrowds } from './crowded.js';
import { frontMatterOf } from './front-matter.js';
import { inline } from './inline.js';

/** Lists and quotations nested deeper than this are no document that somebody wrote. */
const DEEPEST = 100;

/**
 * Reads Markdown: headings, paragraphs, lists and quotations as remark finds them, each cut out of the source by its
 * offsets. A line such as `800. General` is an ordered list to Markdown and a heading to the rules; its figures count.
 */
export function readMarkdown(source: Source): Edition {
  refuseMarkdown(source);
  refuseNesting(source);
  const front = frontMatterOf(source);
  const rest = front ? ' '.repeat(front.end) + source.text.slice(front.end) : source.text;
  const body = withoutLines(withoutUnderlines(withoutCrowds(source, rest)));
  if (front) {
    source.setAside('markdown-front-matter', 'fields that describe the document', 0, front.end);
  }
  const reader = new MarkdownReader(source, body);
  reader.children(parse(body).children, front?.end ?? 0, source.text.length);
  reader.report();
  const tree = compose(source, { blocks: reader.blocks });
  tree.format = 'markdown';
  if (front?.effective !== undefined && tree.effective === undefined) {
    tree.effective = front.effective;
    if (front.doubtful) doubtDate(source, front.effective, ...front.doubtful);
  }
  return tree;
}

/** A numbered title with a line below it is a list to the parser, and the line a word of it: blanks leave it to the marks between blocks. */
function withoutUnderlines(body: string): string {
  if (!body.includes('\n===') && !body.includes('\n---')) return body;
  return body.replace(
    /^(\d{1,3}\.[ \t]\S[^\n]{0,120}\n)([=-]{3,200})(?=[ \t]{0,8}\r?$)/gm,
    (_, title: string, line: string) => title + ' '.repeat(line.length),
  );
}

/** Lines of attributes (`{: #id .class}`) and of boxes (`:::note`), and the kind of a box at the start of a quotation (`> [!note]`). */
const NO_WORDS =
  /^[ \t]{0,8}\{[:#.][^{}\n]{1,200}\}[ \t]{0,8}\r?$|^:{3,5}[ \t]?(?:(?:note|tip|info|example|warning|caution|danger|important|details)\b[ \t]{0,4}\[?(?:Examples?)?\]?)?[ \t]{0,8}\r?$|(?<=^[ \t]{0,8}(?:>[ \t]?){1,4})\[![a-z]{2,20}\][-+]?/gim;
/** A quotation that is an example, whether its words say so or not. */
const EXAMPLE_BOX = /^>[ \t]?\[!examples?\]/i;

/** What says how words are shown becomes blanks, so that it ends a paragraph and belongs to no words. */
function withoutLines(body: string): string {
  if (!body.includes('\n{') && !body.includes('[!') && !body.includes('\n:::')) return body;
  return body.replace(NO_WORDS, (marks) => ' '.repeat(marks.length));
}

/** Lines that stand far in are words of rules, never code; a fence says so where it is meant. */
function parse(body: string): Root {
  const processor = unified().data('micromarkExtensions', [{ disable: { null: ['codeIndented'] } }]);
  return processor.use(remarkParse).parse(body);
}

/** The parser nests as deeply as the marks at the start of a line do. */
function refuseNesting(source: Source): void {
  const marks = new RegExp(
    `^(?:(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${DEEPEST}}|[ \\t]{${DEEPEST * 2},}(?:[-*+>]|\\d{1,9}[.)]))`,
    'm',
  );
  const deep = marks.exec(source.text);
  if (!deep) return;
  const { line } = source.pointAt(deep.index);
  throw new ReadError(
    'too-deep',
    `the document nests more than ${DEEPEST} lists or quotations: give a document with fewer levels`,
    source.file,
    line,
  );
}

class MarkdownReader {
  readonly blocks: Block[] = [];
  readonly markup: Markup;
  readonly #source: Source;
  readonly #text: string;
  readonly #parsed: string;
  #divided = false;
  /** Lines within quotations that have lost the mark of one. */
  #unquoted = 0;
  /** Whether each line is a paragraph of its own, as no program has wrapped them. */
  readonly #unwrapped: boolean;

  /** @param parsed what the parser has seen, character for character as long as the document */
  constructor(source: Source, parsed: string) {
    this.#source = source;
    this.#text = source.text;
    this.#parsed = parsed;
    this.markup = new Markup(source);
    this.#unwrapped = isUnwrapped(source.lineStarts);
  }

  /** Reads blocks and claims what is between them. */
  children(nodes: readonly RootContent[], start: number, end: number): void {
    let reached = start;
    for (const node of nodes) {
      const [from, to] = rangeOf(node);
      this.markup.claim(reached, from);
      this.#block(node, from, to);
      reached = to;
    }
    this.markup.claim(reached, end);
  }

  /** Says where the lines of quotations seem to have been broken a second time: what was a line of its own may have become words of another. */
  report(): void {
    this.markup.report('markdown-markup', 'Markdown');
    const [address] = this.markup.addresses;
    if (address !== undefined)
      this.#source.warn(
        'markdown-addresses',
        `${this.markup.addresses.length} addresses are in angle brackets, which are marks to Markdown: they are left out, though plain texts print some; the first is here`,
        address,
      );
    if (this.#unquoted >= FEWEST_UNQUOTED)
      this.#source.warn(
        'quote-broken',
        `${this.#unquoted} lines within quotations have no mark of one: a program may have broken the lines again, and a heading or a term may be lost in the words before it`,
        0,
      );
  }

  #push(block: Block): void {
    if (this.#divided) block.divided = true;
    this.#divided = false;
    this.blocks.push(block);
  }

  #block(node: RootContent, start: number, end: number): void {
    switch (node.type) {
      case 'heading':
        this.#push({
          role: 'heading',
          level: node.depth,
          pieces: this.#withoutAttributes(inline(this.#parsed, this.markup, node.children, start, end)),
        });
        break;
      case 'paragraph':
        this.#paragraph(node, start, end);
        break;
      case 'list': {
        let reached = start;
        for (const item of node.children) {
          const [from, to] = rangeOf(item);
          this.markup.claim(reached, from);
          this.#item(item, node.ordered === true, from, to);
          reached = to;
        }
        this.markup.claim(reached, end);
        break;
      }
      case 'blockquote':
        for (const line of this.#text.slice(start, end).split('\n').slice(1))
          if (line.trim() !== '' && !/^[ \t]{0,8}>/.test(line)) this.#unquoted++;
        this.#quoted(node.children, start, end);
        break;
      case 'code':
        this.#code(start, end, node.value);
        break;
      case 'html':
        this.#html(start, end);
        break;
      case 'thematicBreak':
        this.#source.setAside('markdown-ruler', 'a line that only divides', start, end);
        this.#divided = true;
        break;
      case 'definition':
        this.#source.setAside('markdown-definition', 'the target of a link', start, end);
        break;
      default:
        this.#source.setAside('markdown-unknown', `${node.type} holds no words of the rules`, start, end);
    }
  }

  /** Leaves out the attributes that some writers of Markdown put behind the words of a heading (`{#id .class}`). */
  #withoutAttributes(pieces: Piece[]): Piece[] {
    const last = pieces.at(-1);
    if (!last || last.as !== undefined) return pieces;
    const words = this.#text.slice(last.start, last.end).trimEnd();
    const open = words.endsWith('}') ? words.lastIndexOf('{') : -1;
    if (open < 0 || !/^\{:?\s{0,8}[#.]/.test(words.slice(open, open + 12))) return pieces;
    const from = last.start + words.slice(0, open).trimEnd().length;
    this.markup.claim(from, last.end);
    return [...pieces.slice(0, -1), { start: last.start, end: from }];
  }

  /** Leaves out the box of a task, done or not, before the words of an item. */
  #withoutBox(pieces: Piece[]): Piece[] {
    const [first, ...rest] = pieces;
    if (first === undefined || first.as !== undefined || this.#text[first.start] !== '[') return pieces;
    const box = /^\[[ xX]\][ \t]{1,8}/.exec(
      this.#text.slice(first.start, Math.min(first.end, first.start + 12)),
    );
    if (!box) return pieces;
    const from = first.start + box[0].length;
    this.markup.claim(first.start, from);
    return [{ start: from, end: first.end }, ...rest];
  }

  /** The words of a quotation; a box of the kind “example” has one whether it says so or not. */
  #quoted(nodes: readonly RootContent[], start: number, end: number): void {
    const first = nodes[0];
    if (first?.type === 'paragraph' && EXAMPLE_BOX.test(this.#text.slice(start, start + 16))) {
      const [from, to] = rangeOf(first);
      if (!/^\s{0,8}[*_]{0,3}Examples?\b/i.test(this.#text.slice(from, from + 20))) {
        this.markup.claim(start, from);
        this.#paragraph(first, from, to, [{ start: from, end: from, as: 'Example: ' }]);
        this.children(nodes.slice(1), to, end);
        return;
      }
    }
    this.children(nodes, start, end);
  }

  #paragraph(node: Paragraph, start: number, end: number, lead: Piece[] = []): void {
    const pieces = [
      ...lead,
      ...this.#withoutBox(inline(this.#parsed, this.markup, node.children, start, end)),
    ];
    if (this.#text[start] === '|' && this.#table(pieces)) return;
    const only = node.children.length === 1 ? node.children[0] : undefined;
    const words = rawWords(this.#text, pieces).trim();
    if (/^_?chapter\s*:\s*\D/i.test(words) && words.length <= 80) {
      for (const piece of pieces) this.#source.claim(piece.start, piece.end);
      this.#source.warn(
        'markdown-chapter-line',
        'names the chapter without its number: navigation of the page',
        start,
        end,
      ).fatal = undefined;
      return;
    }
    if (only?.type === 'strong' && words.length <= 80) {
      this.#push({ role: 'term', pieces });
      return;
    }
    const opening = node.children[0];
    divideLines(this.#text, pieces, this.#unwrapped).forEach((part, i) => {
      const block: Block = { role: 'paragraph', pieces: part };
      if (i === 0 && opening?.type === 'strong') block.boldEnd = rangeOf(opening)[1];
      this.#push(block);
    });
  }

  /** A table, which is a paragraph to plain Markdown: each row is a block, its first cell often a number. */
  #table(pieces: Piece[]): boolean {
    const words = rawWords(this.#text, pieces);
    if (!/^\|[^\n]*\|[ \t]*\r?\n\|[ \t:|-]+\|[ \t]*(?:\r?\n|$)/.test(words)) return false;
    const rows = cutAt(
      pieces,
      [...words.matchAll(/\n/g)].map((match) => match.index + 1),
    );
    rows.forEach((row, i) => {
      if (i === 1) {
        for (const piece of row) this.markup.claim(piece.start, piece.end);
        return;
      }
      const cells: Piece[] = row.flatMap((piece) => (piece.as === undefined ? this.#cells(piece) : [piece]));
      const block: Block = { role: 'paragraph', pieces: cells };
      if (i > 0) this.#push(block);
      else setBlockAside(this.#source, block, 'markdown-table', 'the heads of the columns of a table');
    });
    return true;
  }

  /** The words between the bars of a table, with a blank for each bar. */
  #cells(piece: Piece): Piece[] {
    const cells: Piece[] = [];
    let reached = piece.start;
    for (let at = piece.start; at < piece.end; at++) {
      if (this.#text[at] !== '|') continue;
      if (at > reached) cells.push({ start: reached, end: at });
      this.markup.claim(at, at + 1);
      cells.push({ start: at + 1, end: at + 1, as: ' ' });
      reached = at + 1;
    }
    if (piece.end > reached) cells.push({ start: reached, end: piece.end });
    return cells;
  }

  /** An item is a block of its own: an ordered one begins with the figures that it prints, others with nothing. */
  #item(item: ListItem, ordered: boolean, start: number, end: number): void {
    const first = item.children[0];
    const [from] = first ? rangeOf(first) : [end];
    if (first?.type !== 'paragraph') {
      if (ordered && first === undefined) this.#push({ role: 'paragraph', pieces: [{ start, end }] });
      else this.markup.claim(start, from);
      this.children(item.children, from, end);
      return;
    }
    const [, to] = rangeOf(first);
    if (ordered) this.#paragraph(first, from, to, [{ start, end: from }]);
    else {
      this.markup.claim(start, from);
      const letter = /^\(?([a-z]|a[a-z])[.)]\s+(?=\S)/.exec(this.#text.slice(from, to));
      if (letter) this.#lettered(first, letter[1] as string, from, from + letter[0].length, to);
      else this.#paragraph(first, from, to);
    }
    this.children(item.children.slice(1), to, end);
  }

  #lettered(node: Paragraph, letter: string, start: number, words: number, end: number): void {
    const pieces = inline(this.#parsed, this.markup, node.children, start, end);
    const head = pieces[0];
    if (head && head.as === undefined && head.start === start && head.end >= words) {
      pieces[0] = { start: words, end: head.end };
      this.#push({ role: 'item', letter, mark: { start, end: words }, pieces });
    } else this.#push({ role: 'paragraph', pieces });
  }

  /** An indented or fenced block: its lines are words all the same. */
  #code(start: number, end: number, value: string): void {
    const slice = this.#text.slice(start, end);
    const fence = /^(`{3,}|~{3,})[^\n]*\n?/.exec(slice);
    const from = start + (fence?.[0].length ?? 0);
    const inner = slice.slice(fence?.[0].length ?? 0);
    const lastLine = inner.trimEnd().lastIndexOf('\n');
    const closed = fence !== null && /^\s{0,8}(?:`{3,100}|~{3,100})\s{0,8}$/.test(inner.slice(lastLine + 1));
    const to = closed ? from + Math.max(0, lastLine) : end;
    this.markup.claim(start, from);
    this.markup.claim(to, end);
    if (value.trim() === '' || to <= from) {
      this.markup.claim(from, to);
      return;
    }
    for (const part of divideLines(this.#text, [{ start: from, end: to }])) {
      this.#push({ role: 'paragraph', pieces: part });
    }
  }

  /** Words between tags stay; tags and comments go. */
  #html(start: number, end: number): void {
    const slice = this.#text.slice(start, end);
    const pieces: Piece[] = [];
    let reached = 0;
    for (const match of slice.matchAll(/<!--[\s\S]*?(?:-->|$)|<[^<>]*(?:>|$)/g)) {
      if (match.index > reached) pieces.push({ start: start + reached, end: start + match.index });
      reached = match.index + match[0].length;
      this.markup.claim(start + match.index, start + reached);
    }
    if (reached < slice.length) pieces.push({ start: start + reached, end });
    if (rawWords(this.#text, pieces).trim() !== '') this.#push({ role: 'paragraph', pieces });
  }
}

/** Fewer are a slip of a hand. */
const FEWEST_UNQUOTED = 8;
/** No wrapped line is longer than this. */
const LONGEST_WRAPPED = 200;
/** Where so many lines are longer, nobody has wrapped them. */
const UNWRAPPED_SHARE = 0.05;

function isUnwrapped(starts: Int32Array): boolean {
  let long = 0;
  for (let line = 1; line < starts.length; line++)
    if ((starts[line] as number) - (starts[line - 1] as number) > LONGEST_WRAPPED) long++;
  return long > starts.length * UNWRAPPED_SHARE;
}

function rangeOf(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
