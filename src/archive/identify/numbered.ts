import { type Chapter, type Edition, type Node, numberOf, ownText, type Worded } from '../../tree/index.js';
import { numberedHash, skeleton } from './skeleton.js';

/** A heading, rule or glossary entry. */
type Numbered = Worded | Chapter;

/** All headings, rules and glossary entries of a tree, in order: the pieces whose numbers are hashed with their words. */
export function numberedOf(tree: Edition): Numbered[] {
  const found: Numbered[] = [];
  // The depth of a rulebook is that of its kinds of nodes.
  const visit = (node: Node): void => {
    switch (node.type) {
      case 'chapter':
      case 'section':
        if (numberOf(node) !== '') found.push(node);
        break;
      case 'rule':
        if (!node.orphan) found.push(node);
        break;
      case 'subrule':
      case 'glossaryEntry':
        found.push(node);
        return;
      case 'glossary':
        break;
      default:
        return;
    }
    for (const child of node.children) visit(child);
  };
  for (const child of tree.children) visit(child);
  return found;
}

/** The hashes of pieces. */
export function hashesOf(pieces: readonly Numbered[]): Set<number> {
  return new Set(pieces.map(hashOf));
}

function hashOf(node: Numbered): number {
  switch (node.type) {
    case 'chapter':
    case 'section':
      return numberedHash(numberOf(node), node.title);
    case 'glossaryEntry':
      return numberedHash(termNumber(node.term), ownText(node));
    default:
      return numberedHash(numberOf(node), ownText(node));
  }
}

/** The key of a glossary entry, which has no number. */
export function termNumber(term: string): string {
  return `"${skeleton(term)}"`;
}
