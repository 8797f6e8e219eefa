import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { makeKit } from '../../scenarios/index.js';
import { PACKAGE } from './entries.js';

export interface ProjectDocument {
  /** Safe in an address. */
  id: string;
  /** Its path in the package, for links from other documents. */
  path: string;
  title: string;
  /** What comes before the first heading of the second level, without the title. */
  lead: RootContent[];
  parts: {
    /** Safe in an address, unique in the document. */
    id: string;
    title: string;
    nodes: RootContent[];
  }[];
}

/**
 * Reads a document in Markdown.
 *
 * @param id what its page is called
 * @param path where it lies in the package
 */
export function documentOf(id: string, path: string, markdown: string): ProjectDocument {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;
  const parts: ProjectDocument['parts'] = [];
  const lead: RootContent[] = [];
  let title = id;
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth === 1) title = wordsIn(node);
    else if (node.type === 'heading' && node.depth === 2)
      parts.push({ id: partId(wordsIn(node), parts), title: wordsIn(node), nodes: [] });
    else (parts.at(-1)?.nodes ?? lead).push(node);
  }
  return { id, path, title, lead, parts };
}

/**
 * The documents that come with the package (those that are made by its scripts included), and the guide of the conformance kit.
 *
 * @param home the folder of the package
 */
export function documentsOf(home = PACKAGE): ProjectDocument[] {
  const documents = documentFilesOf(home).map(({ path, text }) =>
    documentOf(
      path
        .replace(/^docs\/|\.md$/g, '')
        .replaceAll('/', '-')
        .toLowerCase(),
      path,
      text,
    ),
  );
  const guide = makeKit([], new Map()).get('README.md');
  // How many vectors a kit has depends on the editions it is made for; what they are does not.
  if (guide !== undefined)
    documents.push(
      documentOf(
        'kit',
        'kit/README.md',
        guide.replace(/^\d+ vectors: small/m, 'Small').replace(/ Editions: \.$/m, ''),
      ),
    );
  return documents;
}

export function documentFilesOf(home = PACKAGE): { path: string; text: string }[] {
  const names = [
    ...markdownIn(join(home, 'docs')),
    ...markdownIn(join(home, 'docs', 'decisions'), 'decisions/'),
  ];
  return names.map((name) => ({
    path: `docs/${name}`,
    text: readFileSync(join(home, 'docs', name), 'utf8'),
  }));
}

function markdownIn(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => prefix + name);
}

function partId(title: string, taken: ProjectDocument['parts']): string {
  const base = title.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'part';
  let id = base;
  for (let n = 2; taken.some((part) => part.id === id); n++) id = `${base}-${n}`;
  return id;
}

export function wordsIn(node: Heading | RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => wordsIn(child as RootContent)).join('') : '';
}
