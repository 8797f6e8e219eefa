import { readConverted } from '../html/converted.js';
import type { ReadResult } from '../result.js';

const WHAT = 'an OpenDocument text';
const MARK = /<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>|<[!?][^>]*>|([^<]+)/g;
/** Elements whose words are none of the document's own. */
const SILENT = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note',
  'text:table-of-content',
  'draw:frame',
]);
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
 * Reads a text in OpenDocument format (.odt): its paragraphs, headings, lists and tables become those of a page.
 *
 * @param xml the part `content.xml`
 * @throws ReadError `empty`, `not-rules`
 */
export function readOdt(xml: string, file: string): ReadResult {
  return readConverted(pageOf(xml), file, 'odt', WHAT);
}

function pageOf(xml: string): string {
  const italic = italicStyles(xml);
  const page: string[] = ['<!doctype html><body>'];
  /** What closes each element that is open. */
  const open: string[] = [];
  /** How many elements around are silent. */
  let silent = 0;
  for (const match of xml.matchAll(MARK)) {
    const [, closing, name, attributes = '', alone, words] = match;
    if (words !== undefined) {
      // References to characters are those of a page; white space between blocks is none of the words.
      if (silent === 0 && open.length > 0) page.push(words);
    } else if (name === undefined) continue;
    else if (closing === '/') {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      page.push(open.pop() ?? '');
    } else if (alone === '/') {
      if (silent === 0) page.push(blankOf(name, attributes));
    } else {
      if (SILENT.has(name)) silent++;
      const [before, after] = silent > 0 ? ['', ''] : elementOf(name, attributes, italic);
      page.push(before);
      open.push(after);
    }
  }
  page.push('</body>');
  return page.join('');
}

/** What stands in a page for an element that holds nothing. */
function blankOf(name: string, attributes: string): string {
  if (name === 'text:s')
    return ' '.repeat(Math.min(100, Number(/text:c="(\d+)"/.exec(attributes)?.[1] ?? 1)));
  if (name === 'text:tab') return ' ';
  if (name === 'text:line-break') return '<br>';
  return name === 'text:p' ? '<p></p>' : '';
}

function elementOf(name: string, attributes: string, italic: ReadonlySet<string>): [string, string] {
  if (name === 'text:p') return ['<p>', '</p>'];
  if (name === 'text:h') {
    const level = Math.min(6, Math.max(1, Number(/outline-level="(\d+)"/.exec(attributes)?.[1] ?? 1)));
    return [`<h${level}>`, `</h${level}>`];
  }
  if (name === 'text:span') {
    const style = /text:style-name="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return italic.has(style) ? ['<em>', '</em>'] : ['', ''];
  }
  const element = ELEMENTS.get(name);
  return element === undefined ? ['', ''] : [`<${element}>`, `</${element}>`];
}

/** The names of the styles that set words in italics. */
function italicStyles(xml: string): Set<string> {
  const names = new Set<string>();
  for (const match of xml.matchAll(
    /<style:style\b[^>]*style:name="([^"]*)"[^>]*>((?:(?!<\/style:style>)[\s\S]){0,2000})/g,
  )) {
    if (/fo:font-style="(?:italic|oblique)"/.test(match[2] as string)) names.add(match[1] as string);
  }
  return names;
}
