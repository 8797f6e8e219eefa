import { posix } from 'node:path';
import type { Flavour } from './flavour.js';
import { inert } from './marks.js';

/** A page in the contents of a site, with the pages beneath it. */
export interface Entry {
  label: string;
  /** The page, inside the folder that is published. */
  file: string;
  items?: Entry[];
}

/** The colours of insertions and deletions, for light pages and dark ones; decoration tells them apart without colour. */
const MARKS = `/* Insertions and deletions of published rules: name this file in the configuration of the site. */
ins { color: light-dark(#0b4f8a, #a9d1ff); background: light-dark(#deebf7, #12304d); text-decoration: underline; text-underline-offset: 0.18em; }
del { color: light-dark(#8a3b00, #ffc08a); background: light-dark(#fbe7d3, #47260b); text-decoration: line-through; }
:root { color-scheme: light; }
:root.dark, :root[data-theme="dark"], [data-md-color-scheme="slate"] { color-scheme: dark; }
`;

/**
 * The files that a program needs beside the pages: its contents, and the look of changes.
 *
 * @param contents in the order of reading
 * @returns path and content of each, none for pages that no program shows
 */
export function siteFiles(flavour: Flavour, contents: readonly Entry[]): [path: string, content: string][] {
  switch (flavour) {
    case 'vitepress':
      return [
        ['sidebar.json', `${JSON.stringify(contents.map(sidebarItem), null, 1)}\n`],
        ['changes.css', MARKS],
      ];
    case 'mkdocs':
      return [
        ['nav.yml', `nav:\n${contents.map((entry) => navLines(entry, '  ')).join('')}`],
        ['changes.css', MARKS],
      ];
    case 'docusaurus':
      return [...categories(contents), ['changes.css', MARKS]];
    case 'plain':
      return [];
  }
}

/** As VitePress takes it under a `base`; long lists are closed until they are asked for. */
function sidebarItem({ label, file, items }: Entry): object {
  return {
    text: JSON.parse(inert(label)) as string,
    link: file.replace(/(?:^|(?<=\/))index\.md$/, '').replace(/\.md$/, ''),
    ...(items && items.length > 0 ? { collapsed: true, items: items.map(sidebarItem) } : {}),
  };
}

function navLines({ label, file, items = [] }: Entry, indent: string): string {
  const name = inert(label);
  if (items.length === 0) return `${indent}- ${name}: ${JSON.stringify(file)}\n`;
  // A page without a name of its own is the index of its folder.
  return `${indent}- ${name}:\n${indent}    - ${JSON.stringify(file)}\n${items.map((item) => navLines(item, `${indent}    `)).join('')}`;
}

/** A folder of pages is a category that its index stands for. */
function categories(entries: readonly Entry[]): [string, string][] {
  return entries.flatMap(({ label, file, items = [] }, at): [string, string][] => {
    const inner = categories(items);
    if (!file.endsWith('/index.md')) return inner;
    return [
      [
        `${posix.dirname(file)}/_category_.json`,
        `${JSON.stringify({ label: JSON.parse(inert(label)) as string, position: at + 1, collapsed: true })}\n`,
      ],
      ...inner,
    ];
  });
}

/** The place of every page among its neighbours, from 1, and its name in a list: what Docusaurus reads from a page itself. */
export function positionsOf(contents: readonly Entry[]): Map<string, { position: number; label: string }> {
  const positions = new Map<string, { position: number; label: string }>();
  const enter = (entries: readonly Entry[]): void => {
    entries.forEach(({ label, file, items = [] }, at) => {
      positions.set(file, { position: at + 1, label });
      enter(items);
    });
  };
  enter(contents);
  return positions;
}
