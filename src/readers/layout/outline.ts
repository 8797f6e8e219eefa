import { parseNumber } from '../../tree/index.js';
import { type Block, wordsOf } from './block.js';
import { type NumberedStart, numberedStart } from './numbered.js';

/** What a heading without a printed number is, as its rules tell. */
export interface Derived {
  kind: 'section' | 'chapter' | 'title';
  /** Absent for the title of the whole document. */
  number?: string;
  /** True where no rule is below it and the number is only the next one. */
  guessed?: boolean;
}

/** One block with what its first words say. */
export interface Entry {
  block: Block;
  words: string;
  start: NumberedStart | undefined;
  derived?: Derived;
  /** True for a heading that says no more than the numbered one after it. */
  repeated?: boolean;
  /** True for a paragraph that says no more than such a heading of the document's end would. */
  named?: boolean;
}

/** A heading right above the rules of so many sections is the heading of their chapter. */
const MANY = 3;
/** Headings nested deeper than this count as this deep. */
const DEEPEST = 32;

const NAMED = /^(?:glossary|credits|introduction|contents|table of contents|index|questions\??)$/i;

/** True for a heading that plain text knows by its name. */
export function isNamedHeading(words: string): boolean {
  return NAMED.test(words);
}

/**
 * Finds out what each heading without a number is. A heading right above rules is a section and has the number that
 * its rules begin with; one above such headings is a chapter; one above several chapters is the title.
 */
export function outline(text: string, blocks: Block[]): Entry[] {
  const entries: Entry[] = blocks.map((block) => {
    const words = wordsOf(text, block);
    return { block, words, start: block.role === 'example' ? undefined : numberedStart(words) };
  });
  // From the end backwards: what is below a heading of each level, up to the next heading that is not deeper.
  const first: (string | undefined)[] = new Array(DEEPEST + 2).fill(undefined);
  const last: (string | undefined)[] = new Array(DEEPEST + 2).fill(undefined);
  const inner: number[] = new Array(DEEPEST + 2).fill(0);
  // Of the headings that are below: how many print their numbers.
  const printed: number[] = new Array(DEEPEST + 2).fill(0);
  let below: Entry | undefined;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Entry;
    const { block, start } = entry;
    const isRule = start !== undefined && (start.kind === 'rule' || start.kind === 'subrule');
    if (isRule) {
      first.fill(start.number);
      for (let l = 0; l < last.length; l++) last[l] ??= start.number;
    }
    if (block.role !== 'heading' || isRule) continue;
    const level = Math.min(block.level ?? 1, DEEPEST);
    if (start === undefined && !isNamedHeading(entry.words)) {
      const derived = derive(first[level], last[level], inner[level] as number);
      // A document that prints the number of its one section would print that of a chapter as well.
      if (derived?.kind === 'chapter' && printed[level] === 1) entry.derived = { kind: 'title' };
      else if (derived) entry.derived = derived;
      if (below?.start && same(entry.words, below.words.slice(below.start.words))) entry.repeated = true;
    }
    below = entry;
    const depth = (inner[level] as number) + (start?.kind === 'chapter' ? 2 : 1);
    for (let l = level; l < first.length; l++) {
      first[l] = undefined;
      last[l] = undefined;
      inner[l] = 0;
      printed[l] = 0;
    }
    for (let l = 0; l < level; l++) {
      inner[l] = Math.max(inner[l] as number, depth);
      if (start) printed[l] = (printed[l] as number) + 1;
    }
  }
  guessTrailing(entries);
  markNamed(entries);
  return entries;
}

/** Pages that have no headings say where the glossary and what closes the document begin in paragraphs. */
function markNamed(entries: Entry[]): void {
  const lastRule = entries.findLastIndex(({ start }) => start?.kind === 'rule' || start?.kind === 'subrule');
  let glossary = false;
  for (let i = lastRule + 1; i < entries.length; i++) {
    const entry = entries[i] as Entry;
    if (/^glossary$/i.test(entry.words)) glossary = true;
    else if (!glossary || !/^(?:credits|index)$/i.test(entry.words)) continue;
    if (entry.block.role === 'paragraph' || entry.block.role === 'term') entry.named = true;
  }
}

function same(a: string, b: string): boolean {
  const folded = (words: string): string =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return folded(a) === folded(b);
}

/** @param inner how many levels of headings are between this one and its rules */
function derive(first: string | undefined, last: string | undefined, inner: number): Derived | undefined {
  const a = first === undefined ? undefined : parseNumber(first);
  const b = last === undefined ? undefined : parseNumber(last);
  if (!a || !b) return undefined;
  const sections = (b.section ?? 0) - (a.section ?? 0);
  // A heading may have lost the next one of its kind; one over many sections has never been theirs.
  if (inner === 0 && sections < MANY) return { kind: 'section', number: String(a.section) };
  if (inner <= 1 && a.chapter === b.chapter) return { kind: 'chapter', number: String(a.chapter) };
  return { kind: 'title' };
}

/** A last heading whose rules are cut off is still a section where its fellows of the same level are sections. */
function guessTrailing(entries: Entry[]): void {
  let sectionLevel: number | undefined;
  let reached: string | undefined;
  for (const entry of entries) {
    const { block, start, derived } = entry;
    if (start?.kind === 'rule' || start?.kind === 'subrule') reached = start.number;
    if (block.role !== 'heading' || start) continue;
    if (derived?.kind === 'section') sectionLevel = block.level;
    else if (
      !derived &&
      sectionLevel !== undefined &&
      block.level === sectionLevel &&
      !isNamedHeading(entry.words)
    ) {
      const before = reached === undefined ? undefined : parseNumber(reached)?.section;
      if (before === undefined) continue;
      entry.derived = { kind: 'section', number: String(before + 1), guessed: true };
      reached = `${before + 1}.1`;
    }
  }
}
