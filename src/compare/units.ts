import {
  type Chapter,
  type Edition,
  type Node,
  numberOf,
  ownText,
  type Rule,
  type Section,
  type Subrule,
} from '../tree/index.js';
import { points } from './passage.js';
import { stem } from './stems.js';
import { MOST_RECENT, tokenise, takeApart as tokensOf } from './tokens.js';

/** A sentence of a unit, as a range of its stems. */
export interface Sentence {
  /** Index of the first stem in {@link Unit.stems}. */
  from: number;
  /** Index after the last stem. */
  to: number;
  /** Offsets in {@link Unit.text}. */
  start: number;
  end: number;
  /** True where it only points to other rules ("See rule …"); such a sentence is in a hundred places. */
  pointer?: boolean;
}

/** Sentences of one rule that are followed; no rule book has nearly as many. */
export const MOST_SENTENCES = 200;

/** What a text says, whoever has it. */
interface Wording {
  /** Stems of the words, numbers and symbols, references left out. */
  readonly stems: readonly string[];
  /** The same, each once. */
  readonly words: readonly string[];
  readonly sentences: readonly Sentence[];
  /** What is left of the text when typography and references are folded away; equal keys are equal words. */
  readonly key: string;
  /** Targets of its references in order. */
  readonly references: readonly string[];
}

/** A rule or subrule as a comparison sees it. */
export interface Unit extends Wording {
  /** Place in document order, from 0. */
  index: number;
  node: Rule | Subrule;
  number: string;
  /** Index of the rule of a subrule; -1 for a rule. */
  parent: number;
  /** Index of its section in {@link Analysis.sections}; -1 where a fragment has none. */
  section: number;
  /** Title and paragraphs, white space folded. */
  text: string;
  /** True for a rule that is only a heading. */
  heading: boolean;
}

interface SectionUnit {
  index: number;
  node: Section;
  number: string;
  title: string;
  /** Index in {@link Analysis.chapters}; -1 where a fragment has none. */
  chapter: number;
  /** Indices of its rules and subrules. */
  units: number[];
}

interface ChapterUnit {
  index: number;
  node: Chapter;
  number: string;
  title: string;
  /** Indices of the rules and subrules in it. */
  units: number[];
}

/** All that a comparison needs to know of one edition by itself. */
export interface Analysis {
  units: Unit[];
  sections: SectionUnit[];
  chapters: ChapterUnit[];
  /** First unit that has a number. */
  byNumber: Map<string, number>;
  /** First section that has a number. */
  sectionByNumber: Map<string, number>;
  /** In how many units each stem stands. */
  frequency: Map<string, number>;
}

const analyses = new WeakMap<Edition, Analysis>();

/**
 * Takes an edition apart for comparing. The result is remembered as long as the tree lives, since in a chain of
 * comparisons every edition is old once and new once; trees must not be changed after they were compared.
 */
export function analyse(edition: Edition): Analysis {
  let analysis = analyses.get(edition);
  if (analysis === undefined) {
    analysis = takeApart(edition);
    analyses.set(edition, analysis);
  }
  return analysis;
}

function takeApart(edition: Edition): Analysis {
  forgetWordings();
  const analysis: Analysis = {
    units: [],
    sections: [],
    chapters: [],
    byNumber: new Map(),
    sectionByNumber: new Map(),
    frequency: new Map(),
  };
  const enter = (node: Node, chapter: number, section: number, parent: number): void => {
    if (node.type === 'chapter') {
      const index = analysis.chapters.length;
      analysis.chapters.push({ index, node, number: numberOf(node), title: node.title, units: [] });
      for (const child of node.children) enter(child, index, -1, -1);
    } else if (node.type === 'section') {
      const index = analysis.sections.length;
      analysis.sections.push({ index, node, number: numberOf(node), title: node.title, chapter, units: [] });
      for (const child of node.children) enter(child, chapter, index, -1);
    } else if (node.type === 'rule' || node.type === 'subrule') {
      let own = parent;
      if (!(node.type === 'rule' && node.orphan)) {
        const unit = unitOf(node, analysis.units.length, parent, section);
        own = unit.index;
        analysis.units.push(unit);
        analysis.sections[section]?.units.push(own);
        analysis.chapters[chapter]?.units.push(own);
        if (!analysis.byNumber.has(unit.number)) analysis.byNumber.set(unit.number, own);
      }
      for (const child of node.children as Node[])
        if (child.type === 'subrule') enter(child, chapter, section, own);
    }
  };
  for (const child of edition.children) enter(child, -1, -1, -1);
  for (const section of analysis.sections) {
    if (!analysis.sectionByNumber.has(section.number))
      analysis.sectionByNumber.set(section.number, section.index);
  }
  for (const unit of analysis.units) {
    for (const stem of unit.words) analysis.frequency.set(stem, (analysis.frequency.get(stem) ?? 0) + 1);
  }
  return analysis;
}

function unitOf(node: Rule | Subrule, index: number, parent: number, section: number): Unit {
  const text = ownText(node).replace(FOLDABLE, ' ').trim();
  const heading =
    node.type === 'rule' && node.title !== undefined && node.title.replace(FOLDABLE, ' ').trim() === text;
  return { index, node, number: numberOf(node), parent, section, text, heading, ...wordingOf(text, index) };
}

/** White space that is not one blank already. */
const FOLDABLE = /\s{2,}|[^\S ]/g;

/**
 * Wordings taken apart before, those of the last edition at least, however large it was: neighbouring editions share nearly all of theirs.
 * A help, not a record: they may be dropped at any time without a change of the answers.
 */
let wordings = new Map<string, Wording>();
let earlierWordings = new Map<string, Wording>();
const MANY_WORDINGS = 5000;

/** Lets the older wordings go where there are many; called before an edition is taken apart. */
function forgetWordings(): void {
  if (wordings.size < MANY_WORDINGS) return;
  earlierWordings = wordings;
  wordings = new Map();
}

function wordingOf(text: string, index: number): Wording {
  let wording = wordings.get(text);
  if (wording === undefined) {
    wording = earlierWordings.get(text) ?? takeWordingApart(text, index);
    wordings.set(text, wording);
  }
  return wording;
}

function takeWordingApart(text: string, index: number): Wording {
  const stems: string[] = [];
  const sentences: Sentence[] = [];
  const references: string[] = [];
  let open: Sentence | undefined;
  let first = 0;
  // What of an edition is judged later needs its tokens again; of one that is larger than any, they would push each other out.
  const tokens = index < MOST_RECENT / 2 ? tokenise(text) : tokensOf(text);
  const close = (next: number): void => {
    if (open === undefined) return;
    open.to = stems.length;
    if (points(tokens, first, next - 1)) open.pointer = true;
  };
  tokens.forEach((token, i) => {
    if (token.opens) {
      close(i);
      first = i;
      open = { from: stems.length, to: 0, start: token.start, end: token.end };
      sentences.push(open);
    }
    if (open) open.end = token.end;
    if (token.kind === 'word') stems.push(stem(token.key));
    else if (token.kind === 'number' || token.kind === 'symbol') stems.push(token.key);
    else if (token.kind === 'reference') references.push(token.key);
  });
  close(tokens.length);
  return { stems, words: eachOnce(stems), sentences, key: stems.join(' '), references };
}

/** The number of the list in which each word was met last. A help, not a record: it may be dropped between two lists. */
const met = new Map<string, number>();
let lists = 0;
const MOST_MET = 50_000;

/** The words of a list, each once; a set for each of many short lists would cost more than they do. */
function eachOnce(stems: readonly string[]): string[] {
  if (met.size > MOST_MET) met.clear();
  lists++;
  return stems.filter((stem) => {
    if (met.get(stem) === lists) return false;
    met.set(stem, lists);
    return true;
  });
}
