import { readFileSync } from 'node:fs';
import { decode } from '../../src/readers/encoding/index.js';
import { Source } from '../../src/readers/source.js';
import { readText } from '../../src/readers/text/index.js';
import type { Edition, Node, NumberedNode } from '../../src/tree/index.js';
import { walk } from '../../src/tree/index.js';
import { shared } from '../support/corpus.js';

/** A text read, with what the reader said about it. */
export interface Reading {
  tree: Edition;
  source: Source;
  /** Kinds of messages, in order, without those that only tell what was set aside. */
  slips: string[];
  /** Characters that found no place, or two. */
  unaccounted: number;
}

const SPELLED = { name: 'string', confidence: 1, evidence: [] };
const QUIET = new Set(['ruler', 'contents', 'index']);

/** Reads plain text as a document of its own. */
export function reading(text: string | Source): Reading {
  const source = typeof text === 'string' ? new Source(text, 'rules.txt', SPELLED) : text;
  const tree = readText(source);
  const coverage = source.finish();
  const slips = source.messages.map((m) => String(m.ruleId)).filter((id) => !QUIET.has(id));
  const twice = slips.filter((id) => id === 'accounted-twice').length;
  return { tree, source, slips, unaccounted: coverage.characters - coverage.accounted + twice };
}

/** Reads a real document beside the project. */
export function readingOf(path: string): Reading {
  const full = shared(path);
  if (full === undefined) throw new Error(`${path} is not here`);
  const { text, encoding } = decode(readFileSync(full));
  return reading(new Source(text, path, encoding));
}

/** The numbers of rules and subrules as printed, each with what was likely meant where that differs. */
export function numbersOf(tree: Edition): string[] {
  const numbers: string[] = [];
  walk(tree, (node) => {
    if (node.type !== 'rule' && node.type !== 'subrule') return;
    numbers.push(node.intended === undefined ? node.number : `${node.number}→${node.intended}`);
  });
  return numbers;
}

/** An outline: every heading, rule, entry, paragraph and example in a line of its own, indented by depth. */
export function outline(tree: Edition): string[] {
  const lines: string[] = [];
  walk(tree, (node, ancestors) => {
    if (
      node.type === 'edition' ||
      'value' in node ||
      node.type === 'emphasis' ||
      node.type === 'crossReference'
    )
      return;
    lines.push('  '.repeat(ancestors.length - 1) + label(node));
  });
  return lines;
}

function label(node: Node): string {
  if (node.type === 'glossaryEntry') return `entry ${node.term}`;
  if ('number' in node) return numbered(node);
  return node.type;
}

function numbered(node: NumberedNode): string {
  const title = 'title' in node && node.title !== undefined ? ` ${node.title}` : '';
  const orphan = node.type === 'rule' && node.orphan ? ' (orphan)' : '';
  return `${node.type} ${node.intended ?? node.number}${title}${orphan}`;
}

/** What depends on where a tree was read from. */
const OF_THE_SOURCE = new Set(['position', 'data', 'encoding', 'format']);

/**
 * Whether two trees say the same, wherever they were read. The same as comparing them without positions, but without
 * copies, because the corpus has millions of nodes.
 */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((child, i) => saysTheSame(child, b[i]));
  }
  const keys = (node: object) => Object.keys(node).filter((key) => !OF_THE_SOURCE.has(key));
  const own = keys(a);
  return (
    own.length === keys(b).length &&
    own.every((key) => saysTheSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}

/** The nodes that reach beyond their parent or end before they begin; there should be none. */
export function misplacedIn(tree: Node): string[] {
  const wrong: string[] = [];
  walk(tree, (node, ancestors) => {
    const from = node.position?.start.offset ?? Number.NaN;
    const to = node.position?.end.offset ?? Number.NaN;
    const parent = ancestors.at(-1)?.position;
    const inside =
      from <= to &&
      from >= (parent?.start.offset ?? 0) &&
      to <= (parent?.end.offset ?? Number.POSITIVE_INFINITY);
    if (!inside) wrong.push(`${node.type} from ${from} to ${to}`);
  });
  return wrong;
}
