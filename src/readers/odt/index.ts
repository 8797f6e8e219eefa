import { comment, type ExtraText, note, pageHead, xmlWords } from '../extraText.js';
import { readConverted } from '../html/converted.js';
import type { ReadResult } from '../result.js';

const WHAT = 'an OpenDocument text';
/** Elements whose words are none of the document's own, with what they are; the words are set aside. */
const ASIDE: ReadonlyMap<string, (words: string) => ExtraText> = new Map<
  string,
  (words: string) => ExtraText
>([
  ['office:annotation', comment],
  [
    'text:tracked-changes',
    (words) => ({ words, ruleId: 'tracked-changes', reason: 'words that were deleted', lost: false }),
  ],
  [
    'text:table-of-content',
    (words) => ({
      words,
      ruleId: 'contents',
      reason: 'the table of contents repeats the headings',
      lost: false,
    }),
  ],
  ['text:note', note],
]);
/** A frame is beside the paragraph that it is anchored in; its words follow on that. */
const FRAME = 'draw:frame';
/** Elements of OpenDocument by the elements of a page that do the same. */
const ELEMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'text:list': 'ul',
    'text:list-item': 'li',
    'table:table': 'table',
    'table:table-row': 'tr',
    'table:table-cell': 'td',
  }),
);

/**
 * Reads a text in OpenDocument format (.odt): its paragraphs, headings, lists, tables and frames become those of a page.
 *
 * @param xml the part `content.xml`
 * @param styles the part `styles.xml`, which holds the heads and feet of the pages; empty where there is none
 * @throws ReadError `empty`, `not-rules`
 */
export function readOdt(xml: string, styles: string, file: string): ReadResult {
  const asides = headsOf(styles);
  return readConverted(pageOf(xml, asides), file, 'odt', WHAT, { asides });
}

const HEAD = /^style:(?:header|footer)(?:-left|-first)?$/;

/** What the pages print at their head and foot, each once. */
function headsOf(styles: string): ExtraText[] {
  const heads = new Set<string>();
  let head: { name: string; words: string[] } | undefined;
  for (const { words, name, closing, alone } of marksOf(styles)) {
    if (head === undefined) {
      if (!closing && !alone && HEAD.test(name)) head = { name, words: [] };
    } else if (closing && name === head.name) {
      heads.add(xmlWords(head.words.join('')));
      head = undefined;
    } else head.words.push(words ?? (name === 'text:p' || name === 'text:tab' ? ' ' : ''));
  }
  return [...heads].map(pageHead);
}

/** A tag, or the words between two. */
interface Mark {
  words?: string;
  name: string;
  attributes: string;
  closing: boolean;
  alone: boolean;
}

/** The marks of a document, each character of which is looked at once. What is no tag is words. */
function* marksOf(xml: string): Generator<Mark> {
  const words = (text: string): Mark => ({
    words: text,
    name: '',
    attributes: '',
    closing: false,
    alone: false,
  });
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open < 0) break;
    if (open > at) yield words(xml.slice(at, open));
    const close = tagEnd(xml, open);
    if (close < 0) return;
    at = close + 1;
    const inner = xml.slice(open + 1, close);
    if (/^[!?]/.test(inner)) continue;
    const closing = inner.startsWith('/');
    const alone = inner.endsWith('/');
    const name = /^\/?([\w:-]{1,80})/.exec(inner)?.[1] ?? '';
    yield { name, attributes: inner.slice(name.length + (closing ? 1 : 0)), closing, alone };
  }
  if (at < xml.length) yield words(xml.slice(at));
}

/** Where a tag ends: at the angle bracket outside of quotation marks. */
function tagEnd(xml: string, open: number): number {
  let quote = 0;
  for (let at = open + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return at;
  }
  return -1;
}

function pageOf(xml: string, asides: ExtraText[]): string {
  const italic = new Set<string>();
  let style = '';
  let page: string[] = ['<!doctype html><body>'];
  /** What closes each element that is open. */
  const open: string[] = [];
  /** The pages around the frame at hand, and what frames have left for the end of their paragraph. */
  const around: string[][] = [];
  let framed: string[] = [];
  /** The element that is set aside, how deep in it this is, and its words. */
  let aside: { name: string; depth: number; words: string[] } | undefined;
  for (const { words, name, attributes, closing, alone } of marksOf(xml)) {
    if (words !== undefined) {
      if (aside) aside.words.push(words);
      // References to characters are those of a page; white space between blocks is no part of the words.
      else if (open.length > 0) page.push(words);
    } else if (name === 'style:style') style = attribute(attributes, 'style:name');
    else if (name === 'style:text-properties') {
      if (/^(?:italic|oblique)$/.test(attribute(attributes, 'fo:font-style'))) italic.add(style);
    } else if (aside) {
      if (name === aside.name && !alone) aside.depth += closing ? -1 : 1;
      aside.words.push(' ');
      if (aside.depth > 0) continue;
      const told = ASIDE.get(name);
      if (told) asides.push(told(xmlWords(aside.words.join(''))));
      aside = undefined;
    } else if (closing) {
      const end = open.pop() ?? '';
      page.push(end);
      if (name === FRAME && around.length > 0) {
        framed.push(...page);
        page = around.pop() as string[];
      } else if (end !== '' && (name === 'text:p' || name === 'text:h') && around.length === 0) {
        page.push(...framed);
        framed = [];
      }
    } else if (alone) page.push(blankOf(name, attributes));
    else if (ASIDE.has(name)) aside = { name, depth: 1, words: [] };
    else {
      if (name === FRAME) {
        around.push(page);
        page = [];
      }
      const [before, after] = elementOf(name, attributes, italic);
      page.push(before);
      open.push(after);
    }
  }
  return [...around.flat(), ...page, ...framed, '</body>'].join('');
}

/** The value of an attribute of a tag; empty where it has none. */
function attribute(attributes: string, name: string): string {
  const at = attributes.indexOf(`${name}="`);
  if (at < 0) return '';
  const start = at + name.length + 2;
  const end = attributes.indexOf('"', start);
  return end < 0 ? '' : attributes.slice(start, end);
}

/** What is in a page for an element that holds nothing. */
function blankOf(name: string, attributes: string): string {
  if (name === 'text:s') return ' '.repeat(Math.min(100, Number(attribute(attributes, 'text:c') || 1) || 1));
  if (name === 'text:tab') return ' ';
  if (name === 'text:line-break') return '<br>';
  return name === 'text:p' ? '<p></p>' : '';
}

function elementOf(name: string, attributes: string, italic: ReadonlySet<string>): [string, string] {
  if (name === 'text:p') return ['<p>', '</p>'];
  if (name === 'text:h') {
    const level = Math.min(
      6,
      Math.max(
        1,
        Number(attribute(attributes, 'outline-level') || attribute(attributes, 'text:outline-level')) || 1,
      ),
    );
    return [`<h${level}>`, `</h${level}>`];
  }
  if (name === 'text:span')
    return italic.has(attribute(attributes, 'text:style-name')) ? ['<em>', '</em>'] : ['', ''];
  const element = ELEMENTS.get(name);
  return element === undefined ? ['', ''] : [`<${element}>`, `</${element}>`];
}
