import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** All files of a folder, as paths inside it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * What a folder holds, each file as a hash.
 *
 * @param passedOver which paths are left out
 */
export function contentOf(folder: string, passedOver: RegExp): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder)
      .filter((path) => !passedOver.test(path))
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ]),
  );
}

/** A page as a browser would see it. */
export interface Page {
  path: string;
  elements: Element[];
  text: string;
  bytes: number;
}

/** The pages of a book. */
export function pagesIn(folder: string, wanted: (path: string) => boolean = () => true): Page[] {
  return filesIn(folder)
    .filter((path) => path.endsWith('.html') && wanted(path))
    .map((path) => {
      const words = readFileSync(join(folder, path), 'utf8');
      const elements: Element[] = [];
      let text = '';
      const visit = (node: Node): void => {
        if ('tagName' in node) elements.push(node);
        if (node.nodeName === '#text') text += (node as DefaultTreeAdapterMap['textNode']).value;
        if ('childNodes' in node) for (const child of node.childNodes) visit(child);
      };
      visit(parse(words));
      return { path, elements, text, bytes: statSync(join(folder, path)).size };
    });
}

/** The value of an attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** What a page is asked by its address, for its program: `old=2008-02-01&new=2011-07-15`. */
function isQuestion(anchor: string): boolean {
  return /^[a-z]+=/.test(anchor);
}

/** Links of a book that lead to no file or to no place on a page, `page -> link`. */
export function deadLinks(folder: string, pages: readonly Page[]): string[] {
  const files = new Set(filesIn(folder));
  const anchors = new Map(
    pages.map((page) => [
      page.path,
      new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? [])),
    ]),
  );
  return pages.flatMap(({ path, elements }) =>
    elements.flatMap((element) => {
      const link = attribute(element, 'href') ?? attribute(element, 'src');
      if (link === undefined || /^https?:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target = relative(
        folder,
        file === '' ? join(folder, path) : resolve(folder, dirname(path), decodeURIComponent(file)),
      );
      const there = files.has(target);
      const place =
        anchor === undefined ||
        anchor === '' ||
        isQuestion(anchor) ||
        anchors.get(target)?.has(decodeURIComponent(anchor));
      return there && place ? [] : [`${path} -> ${link}`];
    }),
  );
}
