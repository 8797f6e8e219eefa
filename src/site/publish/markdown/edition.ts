import type { LoadedEdition } from '../../../archive/index.js';
import { dateInWords } from '../../../lineage/dates.js';
import { countNodes, type Node, numberOf } from '../../../tree/index.js';
import { anchorOf, type Flavour, heading } from './flavour.js';
import type { Part } from './layout.js';
import { escaped, frontMatter, INERT, type Place, phrasing } from './marks.js';

export interface EditionLinks {
  flavour: Flavour;
  /** Where a number of this edition stands, seen from the folder of the edition. */
  place: Place;
  /** The page of the life of a number of this edition, seen from the folder of the edition. */
  life: Place;
}

export function contentsPage(edition: LoadedEdition, parts: readonly Part[]): string {
  const { tree, name } = edition;
  const counts = countNodes(tree);
  const title = editionTitle(name);
  const lines = parts.flatMap((part) => [
    `- [${escaped(part.label)}](${part.file})`,
    ...part.parts.map((inner) => `  - [${escaped(inner.label)}](${inner.file})`),
  ]);
  return page(title, { edition: name, effective: tree.effective }, [
    leadUp(['All editions', '../../index.md']),
    tree.title === undefined ? '' : escaped(tree.title, true),
    `${counts.sections} sections, ${counts.rules} rules, ${counts.subrules} subrules, ${counts.examples} examples, ` +
      `${counts.glossaryEntries} glossary entries${edition.partial ? '; less than a whole edition' : ''}.`,
    // Lists of another depth than two are read differently from program to program.
    lines.join('\n').replace(/^ {2}- /gm, '    - '),
  ]);
}

/** What an edition is called on its page and in lists. */
export function editionTitle(name: string): string {
  return `Rules of ${dateInWords(name)}`;
}

/** The way up from a page: the pages above it, the highest first. */
export function leadUp(...above: readonly (readonly [label: string, file: string])[]): string {
  return above.map(([label, file]) => `[${escaped(label)}](${file})`).join(' › ');
}

/** One page of an edition; a divided part lists its pages. */
export function partPage(edition: LoadedEdition, part: Part, links: EditionLinks): string {
  const up = part.above === undefined ? [] : [[part.above.label, part.above.file] as const];
  const blocks: string[] = [leadUp([editionTitle(edition.name), 'index.md'], ...up)];
  const terms = new Map<string, number>();
  for (const node of part.nodes) blocks.push(...blocksOf(node, links, terms));
  if (part.parts.length > 0)
    blocks.push(part.parts.map((inner) => `- [${escaped(inner.label)}](${inner.file})`).join('\n'));
  return page(
    { title: `${part.title} (${dateInWords(edition.name)})`, heading: part.title },
    { edition: edition.name },
    blocks,
  );
}

/** What a page is called: in its front matter, and where that is too long for its heading, there. */
export type Title = string | { title: string; heading: string };

/**
 * A page: front matter, a heading, and blocks with a blank line between.
 *
 * @param fields further fields of the front matter
 */
export function page(
  name: Title,
  fields: Readonly<Record<string, string | undefined>>,
  blocks: readonly string[],
): string {
  const { title, heading: top } = typeof name === 'string' ? { title: name, heading: name } : name;
  // Docusaurus writes the heading into a script as it is, and a backslash would end a string there.
  const whole = [`# ${escaped(top.replaceAll('\\', INERT['\\']))}`, ...blocks];
  return `${frontMatter({ title, ...fields })}\n${whole.filter((block) => block !== '').join('\n\n')}\n`;
}

function blocksOf(node: Node, links: EditionLinks, terms: Map<string, number>): string[] {
  const inner = (children: readonly Node[]): string[] =>
    children.flatMap((child) => blocksOf(child, links, terms));
  switch (node.type) {
    case 'rule':
    case 'subrule':
      return [...numberedHeading(node, links), ...inner(node.children)];
    case 'paragraph':
      return [phrasing(node.children, links.place)];
    case 'example':
      return [`> **Example:** ${phrasing(node.children, links.place, false)}`];
    case 'stamp':
      return [`*${escaped(`${node.source} ${node.date}`)}*`];
    case 'glossaryEntry': {
      const { line } = heading(escaped(node.term), termName(node.term, terms), links.flavour);
      return [`## ${line}`, ...inner(node.children)];
    }
    case 'section':
    case 'chapter':
    case 'glossary':
    case 'introduction':
    case 'credits':
      // Their headings are the titles of their pages.
      return inner(node.children);
    default:
      return [];
  }
}

function numberedHeading(node: Extract<Node, { type: 'rule' | 'subrule' }>, links: EditionLinks): string[] {
  const title = node.type === 'rule' && node.title !== undefined ? [`**${escaped(node.title)}**`] : [];
  if (node.number === '' && node.intended === undefined)
    return ['*The rule that this belongs to lies outside the document.*', ...title];
  const number = numberOf(node);
  const life = links.life(number);
  // Not in the heading: the search of VitePress passes over headings with links in them.
  const history = life === undefined ? [] : [`[History](${life})`];
  const { line } = heading(escaped(number), number, links.flavour);
  const misprint =
    node.intended !== undefined && node.number !== '' ? [`*Printed as ${escaped(node.number)}.*`] : [];
  return [`${node.type === 'rule' ? '##' : '###'} ${line}`, ...history, ...misprint, ...title];
}

/** Headwords that occur twice are counted, for no two headings of a page may have one anchor. */
function termName(term: string, terms: Map<string, number>): string {
  const plain = anchorOf(term, 'vitepress');
  const count = (terms.get(plain) ?? 0) + 1;
  terms.set(plain, count);
  return count === 1 ? term : `${term} ${count}`;
}
