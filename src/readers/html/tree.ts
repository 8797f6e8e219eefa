import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { isLetter } from '../characters.js';
import { ReadError } from '../result.js';
import type { Source } from '../source.js';

export type Element = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Elements nested deeper than this are no page that somebody wrote, not even one that forgot to close hundreds of them. */
export const DEEPEST = 2_048;
/** One tag may not be longer than this, pictures inside attributes aside. */
const MOST_ATTRIBUTES = 5_000;

/**
 * Parses a page with the places of all its parts.
 *
 * @param what the document that the page was made of, for messages
 * @throws ReadError `too-deep` for a page that nests without end, `too-complex` for a tag with thousands of attributes
 */
export function parsePage(source: Source, what = 'a page'): HtmlDocument {
  refuseSize(source);
  refuseAttributes(source);
  let depth = 0;
  return parse(source.text, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      // The parser's own copies the place of every element.
      updateNodeSourceCodeLocation: (node, end) => {
        if (node.sourceCodeLocation) Object.assign(node.sourceCodeLocation, end);
      },
      onItemPush: (element) => {
        depth++;
        if (depth > DEEPEST) tooDeep(source, what, element);
      },
      onItemPop: () => {
        depth--;
      },
    },
  });
}

/** No page of rules has so many tags; each takes some hundred bytes of memory. */
const MOST_TAGS = 600_000;

function refuseSize(source: Source): void {
  const { text } = source;
  // A tag has three characters at least.
  if (text.length < 3 * MOST_TAGS) return;
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) tags++;
  if (tags <= MOST_TAGS) return;
  throw new ReadError(
    'too-large',
    `a page of ${tags} tags, more than any page of rules has: give the text of the rules alone`,
    source.file,
  );
}

function tooDeep(source: Source, what: string, element: Element): never {
  const line = element.sourceCodeLocation?.startLine ?? 1;
  throw new ReadError(
    'too-deep',
    `${what} that nests more than ${DEEPEST} elements: give one with fewer levels`,
    source.file,
    line,
  );
}

/** What is between the attributes of a tag. */
const ATTRIBUTE_ENDS = ' \n/';

/** The parser compares every attribute of a tag with those before it, so that many of them take for ever. */
function refuseAttributes(source: Source): void {
  const text = source.text;
  let at = text.indexOf('<');
  while (at >= 0) {
    let equals = 0;
    let i = at + 1;
    if (text[i] === '/' || isLetter(text.charCodeAt(i))) {
      const close = text.indexOf('>', i);
      const end = close < 0 ? text.length : close;
      // A tag has fewer attributes than characters.
      if (end - i > MOST_ATTRIBUTES)
        for (; i < end; i++) if (ATTRIBUTE_ENDS.includes(text[i] as string)) equals++;
      i = end;
    }
    if (equals > MOST_ATTRIBUTES && !/^<[^>]{0,200}(?:data:|base64)/.test(text.slice(at, at + 300))) {
      const { line } = source.pointAt(at);
      throw new ReadError(
        'too-complex',
        'a tag has thousands of attributes: this is no page of rules; give the text of the rules alone',
        source.file,
        line,
      );
    }
    at = text.indexOf('<', Math.max(i, at + 1));
  }
}

/** The value of an attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((a) => a.name === name)?.value;
}

/** True for an element, false for words and comments. */
export function isElement(node: HtmlNode): node is Element {
  return 'tagName' in node;
}

/** The words of a node and all that it holds. */
export function wordsIn(node: HtmlNode): string {
  const parts: string[] = [];
  const stack: HtmlNode[] = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.nodeName === '#text') parts.push((next as DefaultTreeAdapterTypes.TextNode).value);
    else if (isElement(next)) {
      for (let i = next.childNodes.length - 1; i >= 0; i--) stack.push(next.childNodes[i] as HtmlNode);
      parts.push(' ');
    }
  }
  return parts.join('');
}
