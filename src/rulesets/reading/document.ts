import {
  foldTypography,
  type Sentence as ReadSentence,
  readExample,
  readSentences,
} from '../../language/index.js';
import type { Edition, Example, GlossaryEntry, Rule, Section, Subrule } from '../../tree/index.js';
import { examplesOf, numberOf, ownText, textOf, walk } from '../../tree/index.js';
import { type Sentence, sentencesOf } from '../words/sentences.js';

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

/** What the reader makes of one sentence: mostly one reading of it, several where it splits a sentence in another place. */
export const readWithin = (passage: Passage, { start, end }: Sentence): readonly ReadSentence[] =>
  passage.read().filter((read) => read.start < end && read.end > start);

/** A section, or in a fragment a run of rules that has lost its heading. */
export interface Part {
  /** Number of the section, empty where none can be told. */
  number: string;
  /** Empty where the heading is lost. */
  title: string;
  /** Title of the chapter that it is in, empty where it is in none. */
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
  const taken = new Set<string>();
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
        part.passages.push(passage(node, number, part, ownText(node), taken));
        for (const example of examplesOf(node)) {
          part.examples.push({ ...passage(example, number, part, textOf(example), taken), example: true });
        }
        return undefined;
      }
      case 'edition':
        return undefined;
      case 'glossaryEntry':
        glossary.push(passage(node, `Glossary, "${node.term}"`, back, ownText(node), taken));
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

/** What is made of a text, once for all documents that have it. */
type Words = Pick<Passage, 'text' | 'plain' | 'sentences' | 'read'>;

/**
 * The words of texts that were asked for lately, the oldest first: editions repeat most of theirs, and an edition that is compiled again
 * after a change of a few words nearly all. What was found out about a sentence is thereby known of the same sentence of the next edition.
 */
const lately = new Map<string, Words>();
/** An edition has some four thousand rules and entries of the glossary; two are often compiled by turns. */
const MOST_TEXTS = 10_000;

function wordsOf(text: string, read: typeof readExample): Words {
  const key = read === readExample ? `Example: ${text}` : text;
  const known = lately.get(key);
  if (known !== undefined) lately.delete(key);
  else if (lately.size >= MOST_TEXTS) lately.delete(lately.keys().next().value as string);
  const words = known ?? newWords(text, read);
  lately.set(key, words);
  return words;
}

function newWords(text: string, readAs: typeof readExample): Words {
  let plain: string | undefined;
  let sentences: readonly Sentence[] | undefined;
  let frames: readonly ReadSentence[] | undefined;
  return {
    text,
    plain() {
      plain ??= foldTypography(text);
      return plain;
    },
    sentences() {
      sentences ??= sentencesOf(text);
      return sentences;
    },
    read() {
      frames ??= readAs(text);
      return frames;
    },
  };
}

/** Where a passage stands that is looked at for its words alone. */
const NOWHERE: Part = { number: '', title: '', chapter: '', cut: false, passages: [], examples: [] };

/**
 * The words of a passage without the document that it is in, for what is remembered longer than the document.
 *
 * @returns a passage that is nowhere
 */
export function alone({ text, plain, sentences, read }: Passage): Passage {
  return { number: '', part: NOWHERE, text, plain, sentences, read };
}

/**
 * @param taken the texts of passages before it: the same sentence in two rules of one document counts as two
 */
function passage(
  node: Rule | Subrule | Example | GlossaryEntry,
  number: string,
  part: Part,
  text: string,
  taken: Set<string>,
): Passage {
  const read = node.type === 'example' ? readExample : readSentences;
  const words = taken.has(text) ? newWords(text, read) : wordsOf(text, read);
  taken.add(text);
  const position = (node.children[0] ?? node).position ?? node.position;
  return { number, part, ...words, ...(position === undefined ? {} : { line: position.start.line }) };
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
