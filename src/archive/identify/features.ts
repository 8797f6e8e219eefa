import {
  type Edition,
  examplesOf,
  type Node,
  numberOf,
  ownText,
  paragraphsOf,
  type Rule,
  type Subrule,
  textOf,
  walk,
} from '../../tree/index.js';
import { termNumber } from './numbered.js';
import { numberedHash, sentencesOf, shortHash, skeleton } from './skeleton.js';
import { winnow } from './winnow.js';

/** What a document is known again by: one rule, heading, glossary entry, or text without a number. */
export interface Feature {
  /** Where it stands: `810.7b`, `section 810`, `"Ability"`, or a line of the document. */
  place: string;
  kind: 'rule' | 'heading' | 'glossary' | 'example' | 'text';
  /** Hash of the number alone; absent for text without one. */
  number?: number;
  /** Hash of number and words together; absent for text without a number. */
  numbered?: number;
  sentences: { words: string; hash: number }[];
  /** Hashes of runs of characters, by which words are known again that begin or end in mid-sentence. */
  marks: number[];
}

/**
 * Takes a tree apart into what it can be known again by, in document order. The introduction and the credits are left out:
 * they say who printed the document and not which edition it is.
 */
export function featuresOf(tree: Edition): Feature[] {
  const found: Feature[] = [];
  walk(tree, (node, ancestors) => {
    switch (node.type) {
      case 'introduction':
      case 'credits':
        return false;
      case 'chapter':
      case 'section':
        if (numberOf(node) !== '') {
          found.push(numbered(`${node.type} ${numberOf(node)}`, 'heading', numberOf(node), node.title, []));
        }
        return undefined;
      case 'rule':
      case 'subrule':
        if (node.type === 'rule' && node.orphan) return undefined;
        found.push(ruleFeature(node));
        for (const example of examplesOf(node))
          found.push(loose(`example of ${numberOf(node)}`, 'example', textOf(example)));
        return undefined;
      case 'glossaryEntry':
        found.push(
          numbered(
            `"${node.term}"`,
            'glossary',
            termNumber(node.term),
            ownText(node),
            paragraphsOf(node).map(textOf),
          ),
        );
        return false;
      case 'paragraph':
      case 'example':
        if (isLoose(ancestors.at(-1)))
          found.push(loose(placeOf(node), node.type === 'example' ? 'example' : 'text', textOf(node)));
        return false;
      default:
        return undefined;
    }
  });
  return found;
}

/**
 * Does the same for text in which no rule was recognised: a sentence or two, copied from somewhere.
 *
 * @param text decoded text; an empty line ends a paragraph
 */
export function featuresOfText(text: string): Feature[] {
  const found: Feature[] = [];
  let line = 1;
  for (const block of text.split(/(\r?\n[ \t]*\r?\n)/)) {
    const words = block.replace(/\s+/g, ' ').trim();
    if (words !== '') {
      const lead = /^\s*/.exec(block)?.[0] ?? '';
      found.push(loose(`line ${line + (lead.match(/\n/g)?.length ?? 0)}`, 'text', words));
    }
    line += block.match(/\n/g)?.length ?? 0;
  }
  return found.filter((f) => f.sentences.length > 0 || f.marks.length > 0);
}

/** The hash under which a number by itself is looked for. */
function numberHash(number: string): number {
  return shortHash(`#${number}`);
}

/** The hash under which a sentence is looked for. */
function sentenceHash(words: string): number {
  return shortHash(skeleton(words));
}

function ruleFeature(node: Rule | Subrule): Feature {
  return numbered(numberOf(node), 'rule', numberOf(node), ownText(node), paragraphsOf(node).map(textOf));
}

function numbered(
  place: string,
  kind: Feature['kind'],
  number: string,
  words: string,
  paragraphs: string[],
): Feature {
  return {
    place,
    kind,
    number: numberHash(number),
    numbered: numberedHash(number, words),
    sentences: paragraphs.flatMap(sentencesOf).map((s) => ({ words: s, hash: sentenceHash(s) })),
    marks: winnow(skeleton(paragraphs.join(' '))),
  };
}

function loose(place: string, kind: Feature['kind'], words: string): Feature {
  return {
    place,
    kind,
    sentences: sentencesOf(words).map((s) => ({ words: s, hash: sentenceHash(s) })),
    marks: winnow(skeleton(words)),
  };
}

// Paragraphs of rules and glossary entries are described with them; others belong to text that has lost its number.
function isLoose(parent: Node | undefined): boolean {
  if (parent === undefined) return true;
  if (parent.type === 'rule') return parent.orphan === true;
  return parent.type !== 'subrule' && parent.type !== 'glossaryEntry';
}

function placeOf(node: Node): string {
  const line = node.position?.start.line;
  return line === undefined ? 'text without a number' : `line ${line}`;
}
