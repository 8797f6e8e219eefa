import { examplesOf, type Node, numberOf, ownText, textOf, walk } from '../../tree/index.js';

export type PlaceKind = 'rule' | 'example' | 'heading' | 'glossary' | 'text';

/** One text with the place where it is. */
export interface PlacedText {
  kind: PlaceKind;
  /** Number of a rule or section, term of the glossary; empty for what has none. */
  place: string;
  words: string;
}

/** Every text of a tree that a person may look for, in document order. */
export function textsOf(tree: Node): PlacedText[] {
  const found: PlacedText[] = [];
  walk(tree, (node, ancestors) => {
    switch (node.type) {
      case 'rule':
      case 'subrule': {
        const place = numberOf(node);
        found.push({ kind: 'rule', place, words: ownText(node) });
        for (const example of examplesOf(node))
          found.push({ kind: 'example', place, words: textOf(example) });
        return undefined;
      }
      case 'chapter':
      case 'section':
        found.push({ kind: 'heading', place: numberOf(node), words: node.title });
        return undefined;
      case 'glossaryEntry':
        found.push({ kind: 'glossary', place: node.term, words: `${node.term} ${ownText(node)}` });
        return false;
      case 'paragraph':
      case 'example': {
        const parent = ancestors.at(-1);
        if (parent?.type === 'rule' || parent?.type === 'subrule') return false;
        const place = parent?.type === 'section' || parent?.type === 'chapter' ? numberOf(parent) : '';
        found.push({ kind: 'text', place, words: textOf(node) });
        return false;
      }
      default:
        return undefined;
    }
  });
  return found.filter((text) => text.words !== '');
}
