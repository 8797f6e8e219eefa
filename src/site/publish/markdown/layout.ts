import { type Edition, type Node, numberOf, textOf, walk } from '../../../tree/index.js';
import { listIn } from '../../../tree/maps.js';
import { segment } from '../../address.js';

/** One page of an edition. */
export interface Part {
  /** The file inside the edition's folder. */
  file: string;
  title: string;
  /** For lists of pages, where it is shorter than the title. */
  label: string;
  nodes: readonly Node[];
  /** The section of its own; absent for what is no section. */
  section?: string;
  /** The long part that this is a page of. */
  above?: { label: string; file: string };
  /** Pages of its own that a long part is divided into; its nodes are there. */
  parts: readonly Part[];
}

/** A section of more characters than this is divided by its rules, a glossary by initials, so that no page is long to load. */
const LONG = 100_000;

/** The pages of an edition in the order of reading. */
export function layOut(edition: Edition): Part[] {
  const parts: Part[] = [];
  let loose: Node[] = [];
  const close = (title: string, file: string): void => {
    if (loose.length > 0)
      parts.push({ file: unique(file, parts), title, label: title, nodes: loose, parts: [] });
    loose = [];
  };
  for (const child of edition.children) {
    const alone = child.type === 'rule' || child.type === 'paragraph' || child.type === 'example';
    if (alone) {
      loose.push(child);
      continue;
    }
    close('Rules without a heading', 'rules');
    if (child.type === 'chapter') {
      for (const inner of child.children) {
        if (inner.type !== 'section') loose.push(inner);
        else {
          close(`${numberOf(child)}. ${child.title}`, `chapter-${numberOf(child)}`);
          parts.push(...partOf(inner, parts));
        }
      }
      close(`${numberOf(child)}. ${child.title}`, `chapter-${numberOf(child)}`);
    } else parts.push(...partOf(child, parts));
  }
  close('Rules without a heading', 'rules');
  return parts;
}

/** The page of every number of an edition, by its file. */
export function filesOf(parts: readonly Part[]): Map<string, string> {
  const files = new Map<string, string>();
  const enter = (part: Part): void => {
    for (const inner of part.parts) enter(inner);
    for (const node of part.nodes) {
      walk(node, (found) => {
        if (found.type !== 'section' && found.type !== 'rule' && found.type !== 'subrule') return;
        const number = numberOf(found);
        if (number !== '' && !files.has(number)) files.set(number, part.file);
      });
    }
  };
  for (const part of parts) enter(part);
  return files;
}

function partOf(node: Node, taken: readonly Part[]): Part[] {
  switch (node.type) {
    case 'section': {
      const number = numberOf(node);
      const title = number === '' ? node.title : `${number}. ${node.title}`;
      const file = unique(number === '' ? 'section' : number, taken);
      const plain: Part = { file, title, label: title, nodes: [node], parts: [], section: number };
      if (textOf(node).length <= LONG) return [plain];
      const inner: Part[] = [];
      const own: Node[] = [];
      for (const child of node.children) {
        if (child.type !== 'rule' || child.number === '') {
          own.push(child);
          continue;
        }
        const name = child.title === undefined ? numberOf(child) : `${numberOf(child)}. ${child.title}`;
        const path = unique(numberOf(child), [...taken, ...inner]);
        inner.push({
          file: path,
          title: name,
          label: name,
          nodes: [child],
          parts: [],
          section: number,
          above: { label: title, file },
        });
      }
      // The heading stays with what comes before the first rule.
      return [{ ...plain, nodes: [{ ...node, children: own as typeof node.children }], parts: inner }];
    }
    case 'glossary': {
      const plain: Part = {
        file: unique('glossary', taken),
        title: 'Glossary',
        label: 'Glossary',
        nodes: [node],
        parts: [],
      };
      if (textOf(node).length <= LONG) return [plain];
      const initials = new Map<string, Node[]>();
      for (const child of node.children) {
        const initial =
          child.type === 'glossaryEntry' ? (/[a-z]/i.exec(child.term)?.[0].toUpperCase() ?? 'Other') : '';
        listIn(initials, initial).push(child);
      }
      const inner = [...initials]
        .filter(([initial]) => initial !== '')
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([initial, nodes]) => ({
          file: unique(`glossary-${initial.toLowerCase()}`, taken),
          title: `Glossary: ${initial}`,
          label: initial,
          nodes,
          parts: [],
          above: { label: plain.label, file: plain.file },
        }));
      return [{ ...plain, nodes: initials.get('') ?? [], parts: inner }];
    }
    case 'introduction':
      return [
        {
          file: unique('introduction', taken),
          title: 'Introduction',
          label: 'Introduction',
          nodes: [node],
          parts: [],
        },
      ];
    case 'credits':
      return [
        { file: unique('credits', taken), title: 'Credits', label: 'Credits', nodes: [node], parts: [] },
      ];
    default:
      return [];
  }
}

/** A file of a name that may be taken: two sections can have one number by a misprint. */
function unique(name: string, taken: readonly Part[]): string {
  const files = new Set(taken.flatMap((part) => [part.file, ...part.parts.map((p) => p.file)]));
  const base = segment(name);
  let file = `${base}.md`;
  for (let n = 2; files.has(file); n++) file = `${base}-${n}.md`;
  return file;
}
