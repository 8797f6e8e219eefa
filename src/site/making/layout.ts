import { sha256 } from '../../archive/hash.js';
import { type Edition, type Node, numberOf, parseNumber, type Rule, type Section } from '../../tree/index.js';
import { glossaryPages, termsOf } from '../terms.js';

/** What is read together on one page of an edition. */
export interface Part {
  /** A section's number; of a section too long for one page, the first rule on it. */
  key: string;
  title: string;
  /** The chapter above it, where the document has one. */
  chapter?: { number: string; title: string };
  /** The section above it, for some rules of a long section; and the last of them, where there are several. */
  section?: string;
  last?: string;
  placeholder?: boolean;
  /** What the section says before its first rule, and its rules. */
  nodes: Node[];
}

/** How an edition is laid out on pages, as far as links into it need to know. */
export interface Layout {
  /** The first rule of each page of the sections that are too long for one. */
  long: string[];
  /** The first initial of each page of the glossary; empty where it is one page. */
  initials: string[];
  /** The sections of the chapter on multiplayer games, which the engine compiles. */
  multiplayer: string[];
}

/** True where a section belongs to the chapter on multiplayer games. */
export function isMultiplayer({ chapter }: Pick<Part, 'chapter'>): boolean {
  return chapter !== undefined && /multiplayer/i.test(chapter.title);
}

/** In characters of source text: about what fills 150 KB of a page once numbers, links and terms are around it. */
const LONGEST = 45_000;

/** The parts of an edition in order; every rule, and every text between rules, is in exactly one of them. */
export function partsOf(tree: Edition): { parts: Part[]; layout: Layout } {
  const sections: Part[] = [];
  const byKey = new Map<string, Part>();
  const partFor = (key: string, title: string, chapter: Part['chapter']): Part => {
    let part = byKey.get(key);
    if (part === undefined) {
      part = { key, title, nodes: [], ...(chapter ? { chapter } : {}) };
      byKey.set(key, part);
      sections.push(part);
    }
    return part;
  };
  /** Text that comes before the first rule of a fragment, whose own rule is not in it. */
  let waiting: Node[] = [];
  const loose = (node: Node, chapter: Part['chapter']): void => {
    const section = node.type === 'rule' && !node.orphan ? parseNumber(numberOf(node))?.section : undefined;
    if (section !== undefined) {
      const part = partFor(String(section), '', chapter);
      part.nodes.push(...waiting, node);
      waiting = [];
    } else if (sections.length > 0) {
      (sections.at(-1) as Part).nodes.push(node);
    } else {
      waiting.push(node);
    }
  };
  const add = (node: Section, chapter: Part['chapter']): void => {
    const part = partFor(numberOf(node), node.title, chapter);
    if (node.placeholder) part.placeholder = true;
    if (part.title === '') part.title = node.title;
    part.nodes.push(...waiting, ...node.children);
    waiting = [];
  };
  for (const child of tree.children) {
    if (child.type === 'chapter') {
      const chapter = { number: numberOf(child), title: child.title };
      for (const inner of child.children) {
        if (inner.type === 'section') add(inner, chapter);
        else if (inner.type === 'rule') loose(inner, chapter);
      }
    } else if (child.type === 'section') add(child, undefined);
    else if (child.type === 'rule' || child.type === 'example' || child.type === 'paragraph')
      loose(child, undefined);
  }
  if (waiting.length > 0) partFor('text', 'Text without a number', undefined).nodes.push(...waiting);
  const long: string[] = [];
  const parts = sections.flatMap((part): Part[] => {
    const rules = part.nodes.filter((node): node is Rule => node.type === 'rule');
    if (rules.length < 2 || part.nodes.reduce((sum, node) => sum + weight(node), 0) <= LONGEST) return [part];
    const pages = together(rulesApart(part));
    long.push(...pages.map(({ key }) => key));
    return [part, ...pages];
  });
  const multiplayer = sections.filter(isMultiplayer).map(({ key }) => key);
  return { parts, layout: { long, initials: glossaryPages(tree), multiplayer } };
}

/** Rules of a long section in order, as many to a page as it has room for. */
function together(rules: readonly Part[]): Part[] {
  const pages: Part[] = [];
  let room = 0;
  for (const rule of rules) {
    const size = rule.nodes.reduce((sum, node) => sum + weight(node), 0);
    const last = pages.at(-1);
    if (last === undefined || size > room) {
      pages.push({ ...rule });
      room = LONGEST - size;
      continue;
    }
    last.nodes.push(...rule.nodes);
    last.last = rule.key;
    room -= size;
  }
  return pages;
}

/** Each rule of a long section. What is between rules belongs to the rule before it. */
function rulesApart(part: Part): Part[] {
  const apart: Part[] = [];
  const byKey = new Map<string, Part>();
  const lead: Node[] = [];
  for (const node of part.nodes) {
    const last = apart.at(-1);
    const number = node.type === 'rule' && !node.orphan ? numberOf(node) : '';
    if (number === '') {
      (last?.nodes ?? lead).push(node);
      continue;
    }
    const known = byKey.get(number);
    if (known) {
      known.nodes.push(node);
      continue;
    }
    const fresh: Part = {
      key: number,
      title: (node.type === 'rule' && node.title) || part.title,
      section: part.key,
      nodes: [node],
      ...(part.chapter ? { chapter: part.chapter } : {}),
    };
    byKey.set(number, fresh);
    apart.push(fresh);
  }
  part.nodes = lead;
  return apart;
}

/** How much room a node takes on a page, roughly, in characters. */
function weight(node: Node): number {
  if (node.type === 'text' || node.type === 'symbol') return node.value.length;
  if (!('children' in node)) return 0;
  const own = node.type === 'rule' || node.type === 'subrule' ? 60 : 0;
  return (node.children as Node[]).reduce((sum, child) => sum + weight(child), own);
}

/** What each page of an edition shows, as a hash, by the folder of the page: where two editions agree, they can share it. */
export function fingerprints(tree: Edition, parts: readonly Part[]): [part: string, hash: string][] {
  const { all, initials } = termsOf(tree);
  const entries = (initial?: string) =>
    all.filter((term) => initial === undefined || term.initial === initial).map(({ entry }) => entry);
  return [
    ...parts.map((part): [string, string] => {
      const inside = parts
        .filter(({ section }) => section === part.key)
        .map(({ key, nodes }) => [
          key,
          nodes.map((node) => (node.type === 'rule' ? [numberOf(node), node.title] : [])),
        ]);
      return [part.key, hashOf([part, inside])];
    }),
    ...(all.length > 0
      ? [
          [
            'glossary',
            hashOf(initials.length > 0 ? [initials, all.map(({ entry }) => entry.term)] : entries()),
          ] as [string, string],
        ]
      : []),
    ...initials.map((initial): [string, string] => [
      `glossary/${initial}`,
      hashOf([initials, entries(initial)]),
    ]),
  ];
}

/** A hash of what nodes say, wherever in a source they lie. */
function hashOf(value: unknown): string {
  const words = JSON.stringify(value, (key, inner) =>
    key === 'position' || key === 'data' ? undefined : inner,
  );
  return sha256(words).slice(0, 16);
}
