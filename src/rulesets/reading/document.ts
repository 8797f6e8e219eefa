import { type Sentence as ReadSentence, readSentences } from '../../language/index.js';
import type { Edition, Example, GlossaryEntry, Rule, Section, Subrule } from '../../tree/index.js';
import { examplesOf, numberOf, ownText, textOf, walk } from '../../tree/index.js';
import { foldTypography, type Sentence, sentencesOf } from '../words/sentences.js';

/** One rule or subrule as the compiler sees it: its words, split when they are first asked for. */
export interface Passage {
  /** Number in this edition; empty for text that has lost its own. */
  number: string;
  part: Part;
  /** `ownText` of the rule, which spans are offsets into. */
  text: string;
  /** The line of the document on which the words begin, where the tree knows it. */
  line?: number;
  /** True for an example of the rule; spans into it are of no use to anybody who has the rule's own words. */
  example?: boolean;
  /** The text with quotation marks, dashes and blanks of every age as one. */
  plain(): string;
  sentences(): readonly Sentence[];
  /** What the reader of rules English makes of the text. */
  read(): readonly ReadSentence[];
}

/** A section, or in a fragment a run of rules that has lost its heading. */
export interface Part {
  /** Number of the section, empty where none can be told. */
  number: string;
  /** Empty where the heading is lost. */
  title: string;
  /** Title of the chapter that it stands in, empty where it stands in none. */
  chapter: string;
  /** True where words before its first rule or after its last are likely to be missing. */
  cut: boolean;
  passages: Passage[];
  /** The examples of its rules, each with the number of its rule. */
  examples: Passage[];
}

/** An edition, or a fragment of one, arranged for reading. */
export interface RuleDocument {
  /** True where rules are missing. */
  partial: boolean;
  chapters: readonly { number: string; title: string }[];
  parts: readonly Part[];
  /** The entries of the glossary, each with its term in place of a number; no parameter is read from them. */
  glossary: readonly Passage[];
}

/**
 * Arranges a tree for reading. Nothing is split into sentences yet; each passage does that once, when asked.
 *
 * @param edition a whole edition or a fragment
 */
export function documentOf(edition: Edition): RuleDocument {
  const chapters: { number: string; title: string }[] = [];
  const parts: Part[] = [];
  const glossary: Passage[] = [];
  const back: Part = {
    number: 'glossary',
    title: 'Glossary',
    chapter: '',
    cut: false,
    passages: glossary,
    examples: [],
  };
  const partOf = new Map<Section | string, Part>();
  walk(edition, (node, ancestors) => {
    switch (node.type) {
      case 'chapter':
        chapters.push({ number: numberOf(node), title: node.title });
        return undefined;
      case 'section':
        partFor(node, ancestors);
        return undefined;
      case 'rule':
      case 'subrule': {
        const section = ancestors.find((a): a is Section => a.type === 'section');
        const number = node.type === 'rule' && node.orphan ? '' : numberOf(node);
        const part = partFor(section ?? sectionNumber(node, ancestors), ancestors);
        part.passages.push(passage(node, number, part, ownText(node)));
        for (const example of examplesOf(node)) {
          part.examples.push({ ...passage(example, number, part, textOf(example)), example: true });
        }
        return undefined;
      }
      case 'edition':
        return undefined;
      case 'glossaryEntry':
        glossary.push(passage(node, `Glossary, "${node.term}"`, back, ownText(node)));
        return undefined;
      case 'glossary':
        return undefined;
      default:
        return false;
    }
  });
  // A copy that breaks off in its glossary has lost no rules.
  const partial = edition.partial && !(glossary.length > 0 && chapters.length > 4);
  if (partial) markCuts(parts);
  return { partial, chapters, parts, glossary };

  function partFor(section: Section | string, ancestors: readonly { type: string }[]): Part {
    let part = partOf.get(section);
    if (part === undefined) {
      const chapter = ancestors.find((a) => a.type === 'chapter') as { title: string } | undefined;
      part = {
        number: typeof section === 'string' ? section : numberOf(section),
        title: typeof section === 'string' ? '' : foldTypography(section.title),
        chapter: chapter?.title ?? '',
        cut: false,
        passages: [],
        examples: [],
      };
      partOf.set(section, part);
      parts.push(part);
    }
    return part;
  }
}

/** The part of a rule's number before the dot; the first thing that a rule without heading tells about its place. */
function sectionNumber(node: Rule | Subrule, ancestors: readonly { type: string }[]): string {
  const parent = ancestors.find((a): a is Rule => a.type === 'rule');
  const number = numberOf(node) || (parent === undefined ? '' : numberOf(parent));
  return /^\d+/.exec(number)?.[0] ?? '';
}

/**
 * Sentences of nodes that were read before. Editions of a history share no nodes, but an edition that is compiled again
 * after a change of a few words shares nearly all; the text is compared, so a node changed in place is split again.
 */
const known = new WeakMap<object, { text: string; plain: string; sentences?: readonly Sentence[] }>();

function passage(
  node: Rule | Subrule | Example | GlossaryEntry,
  number: string,
  part: Part,
  text: string,
): Passage {
  let frames: readonly ReadSentence[] | undefined;
  const before = () => {
    let entry = known.get(node);
    if (entry?.text !== text) {
      entry = { text, plain: foldTypography(text) };
      known.set(node, entry);
    }
    return entry;
  };
  const position = (node.children[0] ?? node).position ?? node.position;
  return {
    number,
    part,
    text,
    ...(position === undefined ? {} : { line: position.start.line }),
    plain: () => before().plain,
    sentences() {
      const entry = before();
      entry.sentences ??= sentencesOf(text);
      return entry.sentences;
    },
    read() {
      frames ??= readText(text);
      return frames;
    },
  };
}

/** Readings of the texts that editions share; a text that no edition has had is read once for itself. */
const texts = new Map<string, readonly ReadSentence[]>();
const MOST_TEXTS = 4000;

function readText(text: string): readonly ReadSentence[] {
  let sentences = texts.get(text);
  if (sentences === undefined) {
    sentences = readSentences(text);
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(text, sentences);
  }
  return sentences;
}

/** An excerpt that starts in mid-section can be trusted to end in mid-section as well. */
function markCuts(parts: Part[]): void {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return;
  if (first.title === '') {
    first.cut = true;
    last.cut = true;
  }
  const words = last.passages.at(-1)?.text.trimEnd() ?? '';
  if (words !== '' && !/[.!?:)"'\u2019\u201d]$/.test(words)) last.cut = true;
}
