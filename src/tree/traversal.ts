import type { Edition, GlossaryEntry, Node, NumberedNode, Rule, Section, Subrule } from './nodes.js';

/**
 * Walks a tree in document order.
 *
 * @param root where to start; it is visited first
 * @param visitor called with each node and its ancestors, outermost first; answering `false` skips the children
 */
export function walk(root: Node, visitor: (node: Node, ancestors: readonly Node[]) => unknown): void {
  const ancestors: Node[] = [];
  const enter = (node: Node): void => {
    if (visitor(node, ancestors) === false) return;
    const { children } = node as { children?: readonly Node[] };
    if (children === undefined) return;
    ancestors.push(node);
    for (const child of children) enter(child);
    ancestors.pop();
  };
  enter(root);
}

/** All sections in document order, placeholders included. */
export function sectionsOf(edition: Edition): Section[] {
  return collect(edition, 'section');
}

/** All rules and subrules in document order; text without a number of its own (orphans) is left out. */
export function rulesOf(root: Node): (Rule | Subrule)[] {
  const found: (Rule | Subrule)[] = [];
  walk(root, (node) => {
    if ((node.type === 'rule' && !node.orphan) || node.type === 'subrule') found.push(node);
  });
  return found;
}

/** All glossary entries in document order. */
export function glossaryOf(edition: Edition): GlossaryEntry[] {
  return collect(edition, 'glossaryEntry');
}

function collect<T extends Node['type']>(root: Node, type: T): Extract<Node, { type: T }>[] {
  const found: Extract<Node, { type: T }>[] = [];
  walk(root, (node) => {
    if (node.type === type) found.push(node as Extract<Node, { type: T }>);
  });
  return found;
}

/** The number to go by: the one that was meant where the printed one is a slip, without blanks. */
export function numberOf(node: NumberedNode): string {
  return (node.intended ?? node.number).replace(/\s+/g, '').replace(/\.$/, '');
}

/**
 * Finds the node of a number.
 *
 * @returns the first node that has the number, a printed one before one that is only intended
 */
export function findNumber(root: Node, number: string): NumberedNode | undefined {
  let printed: NumberedNode | undefined;
  let intended: NumberedNode | undefined;
  walk(root, (node) => {
    if (
      (node.type === 'chapter' ||
        node.type === 'section' ||
        node.type === 'rule' ||
        node.type === 'subrule') &&
      !(node.type === 'rule' && node.orphan)
    ) {
      if (node.number.replace(/\s+/g, '') === number && node.intended === undefined) printed ??= node;
      if (node.intended === number) intended ??= node;
    }
  });
  return printed ?? intended;
}

/** How many nodes of each kind a tree holds. */
export interface Counts {
  chapters: number;
  /** Without placeholders. */
  sections: number;
  placeholders: number;
  /** Without orphans. */
  rules: number;
  subrules: number;
  /** Of rules and subrules and those that lost theirs; examples in the glossary are not counted. */
  examples: number;
  /** Examples among `examples` whose rule lies outside the fragment. */
  orphanExamples: number;
  glossaryEntries: number;
  stamps: number;
}

/** Counts the nodes of a tree. */
export function countNodes(root: Node): Counts {
  const counts: Counts = {
    chapters: 0,
    sections: 0,
    placeholders: 0,
    rules: 0,
    subrules: 0,
    examples: 0,
    orphanExamples: 0,
    glossaryEntries: 0,
    stamps: 0,
  };
  walk(root, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.type === 'glossary') {
      counts.glossaryEntries += node.children.filter((c) => c.type === 'glossaryEntry').length;
      return false;
    }
    if (node.type === 'chapter') counts.chapters++;
    else if (node.type === 'section') node.placeholder ? counts.placeholders++ : counts.sections++;
    else if (node.type === 'rule') counts.rules += node.orphan ? 0 : 1;
    else if (node.type === 'subrule') counts.subrules++;
    else if (node.type === 'stamp') counts.stamps++;
    else if (node.type === 'example') {
      counts.examples++;
      if (parent?.type === 'rule' && parent.orphan) counts.orphanExamples++;
    }
    return undefined;
  });
  return counts;
}
