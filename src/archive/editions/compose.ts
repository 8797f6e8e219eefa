import {
  compareNumbers,
  type Edition,
  type EditionChild,
  type Node,
  numberOf,
  textOf,
} from '../../tree/index.js';
import { groupBy, listIn } from '../../tree/maps.js';
import { damageOf } from './damagedText.js';

/** A fragment of an edition, and the file that it is from. */
export interface Part {
  file: string;
  tree: Edition;
}

type Numbered = Extract<Node, { type: 'chapter' | 'section' | 'rule' | 'subrule' }>;

/**
 * Makes one edition of several fragments of it: chapters, sections, rules and subrules are brought together by their numbers
 * and are in the order of the rulebook. Where two fragments have the same rule, the words of the one with fewer damaged
 * characters are taken, then the longer, then the first. Every numbered node says in `data.file` which file it is from, since
 * positions point into different files now.
 *
 * @param parts at least one, the most trusted first; the trees are not changed
 * @returns a tree that is still `partial`: fragments do not say what is missing between them
 */
export function composeEdition(parts: readonly Part[]): Edition {
  const first = parts[0] as Part;
  const children: EditionChild[] = [];
  const loose = (type: EditionChild['type']): EditionChild[] =>
    parts.flatMap((part) => part.tree.children.filter((c) => c.type === type));
  children.push(...loose('introduction').slice(0, 1));
  const numbered = parts.flatMap((part) =>
    part.tree.children
      .filter((c): c is Numbered & EditionChild => isNumbered(c) && numberOf(c) !== '')
      .map((node) => stamped(node, part.file)),
  );
  children.push(...(sheltered(merge(numbered)) as EditionChild[]));
  children.push(
    ...parts.flatMap((part) =>
      part.tree.children.filter(
        (c) => c.type === 'paragraph' || c.type === 'example' || (isNumbered(c) && numberOf(c) === ''),
      ),
    ),
  );
  const entries = new Map<string, Extract<Node, { type: 'glossary' }>['children'][number]>();
  for (const glossary of loose('glossary')) {
    if (glossary.type !== 'glossary') continue;
    for (const entry of glossary.children) {
      const key = entry.type === 'glossaryEntry' ? `${entry.term}` : `:${textOf(entry)}`;
      const other = entries.get(key);
      if (!other || isBetter(entry, other)) entries.set(key, entry);
    }
  }
  if (entries.size > 0) children.push({ type: 'glossary', children: [...entries.values()] });
  children.push(...loose('credits').slice(0, 1));
  const tree: Edition = { ...first.tree, partial: true, children };
  delete tree.position;
  const damage = parts.flatMap((part) => part.tree.data?.damage ?? []);
  if (damage.length > 0) tree.data = { ...tree.data, damage };
  return tree;
}

function isNumbered(node: Node): node is Numbered {
  return (
    node.type === 'chapter' || node.type === 'section' || node.type === 'rule' || node.type === 'subrule'
  );
}

/** Copies numbered nodes, with the name of their file. */
function stamped<T extends Numbered>(node: T, file: string): T {
  const children = (node.children as Node[]).map((c) => (isNumbered(c) ? stamped(c, file) : c));
  return { ...node, data: { ...node.data, file }, children } as T;
}

function merge(nodes: Numbered[]): Numbered[] {
  const byNumber = groupBy(nodes, (node) => `${node.type} ${numberOf(node)}`);
  return [...byNumber.values()].map(mergeSame).sort((a, b) => compareNumbers(numberOf(a), numberOf(b)));
}

/** One node of those that have the same number: the own words of the best, the numbered children of all. */
function mergeSame(nodes: Numbered[]): Numbered {
  const best = nodes.reduce((a, b) => (isBetter(withoutNumbered(b), withoutNumbered(a)) ? b : a));
  if (nodes.length === 1 && !nodes.some((n) => (n.children as Node[]).some(isNumbered))) return best;
  const own = (best.children as Node[]).filter((c) => !isNumbered(c) || numberOf(c) === '');
  const below = merge(
    nodes.flatMap(
      (n) => (n.children as Node[]).filter((c) => isNumbered(c) && numberOf(c) !== '') as Numbered[],
    ),
  );
  return { ...best, children: [...own, ...below] } as Numbered;
}

/** Puts rules without a section into their section where another fragment has it, and sections into their chapters. */
function sheltered(nodes: Numbered[]): Numbered[] {
  const homes = new Map<string, Numbered>();
  const note = (node: Numbered): void => {
    if (node.type === 'chapter' || node.type === 'section') {
      homes.set(numberOf(node), node);
      for (const child of node.children) if (child.type === 'section') note(child);
    }
  };
  for (const node of nodes) note(node);
  const outside: Numbered[] = [];
  const found = new Map<string, Numbered[]>();
  for (const node of nodes) {
    const home = homeOf(numberOf(node), node.type, homes);
    if (home === undefined) outside.push(node);
    else listIn(found, home).push(node);
  }
  const fill = (node: Numbered): Numbered => {
    if (node.type !== 'chapter' && node.type !== 'section') return node;
    const children = (node.children as Node[]).map((c) => (isNumbered(c) ? fill(c) : c));
    const guests = (found.get(numberOf(node)) ?? []).map(fill);
    if (guests.length === 0) return { ...node, children } as Numbered;
    const own = children.filter((c) => !isNumbered(c));
    return {
      ...node,
      children: [...own, ...merge([...(children.filter(isNumbered) as Numbered[]), ...guests])],
    } as Numbered;
  };
  return outside.map(fill);
}

function homeOf(number: string, type: Numbered['type'], homes: Map<string, Numbered>): string | undefined {
  if (type === 'chapter') return undefined;
  const section = /^\d{3}/.exec(number)?.[0];
  if (type !== 'section' && section !== undefined && homes.has(section)) return section;
  const chapter = section?.[0];
  return chapter !== undefined && homes.has(chapter) ? chapter : undefined;
}

function withoutNumbered(node: Numbered): Node {
  return { ...node, children: (node.children as Node[]).filter((c) => !isNumbered(c)) } as Node;
}

function isBetter(a: Node, b: Node): boolean {
  const damage = lossOf(a) - lossOf(b);
  return damage !== 0 ? damage < 0 : textOf(a).length > textOf(b).length;
}

function lossOf(node: Node): number {
  if (node.type === 'edition') return damageOf(node);
  const text = textOf(node);
  // A question mark before a letter stands for a quote or dash that was lost.
  return text.split('\ufffd').length - 1 + (text.match(/\?(?=[\p{L}\p{N}])/gu)?.length ?? 0);
}
