import type { Segment } from './segments.js';

/** Where a citation stands: its number, and the mark before it. */
interface Placed {
  start: number;
  end: number;
  /** The characters as written, mark included. */
  text: string;
}

/** The words that are beside a citation, which may say what it is about. */
export interface Beside {
  /** Without marks of comments, tags and other citations. */
  words: string;
  /** The words are right behind the number, as a heading or a quotation does. */
  behind: boolean;
  /** Citations that share these words (`CR 601.2b + 602.2a: …`) have the same number here. */
  group: number;
}

/** How far to either side is read. In characters. */
const REACH = 900;
/** How many words on either side count. */
const WORDS_BEFORE = 40;
const WORDS_BEHIND = 60;
/** So many words between the beginning of a line and a number that is explained are a name of what the number is for. */
const TITLE = 4;

/** What opens a line of a comment, a list or a table and says nothing. */
const DECORATION = String.raw`[ \t]*(?:(?:\/\/[\/!]?|\/?\*+!?|#+|--+|;+|>+|"""|''')[ \t]*)?`;
/** Two lines with nothing between them, or a new point of a list. */
const PARAGRAPH = new RegExp(
  String.raw`\n${DECORATION}(?=\n)|\n${DECORATION}(?:[-+•|]|\*(?=\s)|\d{1,2}[.)])[ \t]+|\n${DECORATION}@\w+`,
  'g',
);
const LINE = new RegExp(String.raw`\n${DECORATION}`, 'g');
/** What may be between the beginning of a line and a number that opens it. */
const OPENS = new RegExp(
  String.raw`(?:^|\n)${DECORATION}(?:[-+•|*][ \t]+)?(?:<\w+>|["'“‘(\[*_\x60~]|TODO:?|NOTE:?|see|per|@\w+)*[ \t]*(?:\[?(?:CR[ \t]*)?\d{4}-?\d\d-?\d\d\]?[ \t]*[-–:]?[ \t]*)?[(\[*_"'\x60]*$`,
  'i',
);
/** What joins citations to one list. */
const JOINED = /^[\s,;&+/()[\]→–—>-]*(?:and\/or|and|or|plus|with|see(?: also)?)?[\s,;&+/()[\]>-]*$/i;
/** The end of a sentence, or of what is said of one citation before the next. */
const CLAUSE = /(?:[.!?]["'”’)]*|;)(?=\s|$)/g;
/** The end of a sentence. */
const SENTENCE = /[.!?]["'”’)]*(?=\s|$)/g;

/**
 * Finds the words beside each citation of a segment: behind a number that opens a line, in the sentence around one that does not.
 *
 * @param text the whole file
 * @param segment of the file
 * @param citations in the segment, in order
 * @param lines whether each line is for itself, as in tables of data
 * @param first number for the first group
 * @returns for each citation its words
 */
export function besideEach(
  text: string,
  segment: Segment,
  citations: readonly Placed[],
  lines: boolean,
  first: number,
): Beside[] {
  const groups = grouped(text, citations);
  const found: Beside[] = [];
  groups.forEach((group, at) => {
    const words = wordsOf(text, segment, groups[at - 1], group, groups[at + 1], lines);
    for (const _ of group.members) found.push({ ...words, group: first + at });
  });
  return found;
}

interface Group {
  from: number;
  to: number;
  members: Placed[];
}

function grouped(text: string, citations: readonly Placed[]): Group[] {
  const groups: Group[] = [];
  for (const citation of citations) {
    const from = Math.min(citation.start, citation.end - citation.text.length);
    const last = groups.at(-1);
    const between = last && from - last.to <= 24 ? text.slice(last.to, from) : undefined;
    if (
      last &&
      between !== undefined &&
      (from < last.to ||
        (JOINED.test(between) && !/\n[^\n]*\n/.test(between) && !isParted(text, last, between)))
    ) {
      last.to = Math.max(last.to, citation.end);
      last.members.push(citation);
    } else groups.push({ from, to: citation.end, members: [citation] });
  }
  return groups;
}

/** Whether a line ends behind a citation that closes what was said before it: the next line begins anew. */
function isParted(text: string, { from }: Group, between: string): boolean {
  if (!between.includes('\n') || /(?:[,;&+]|\b(?:and|or|plus|with))\s*\n/i.test(between)) return false;
  return !OPENS.test(text.slice(Math.max(0, from - REACH), from));
}

function wordsOf(
  text: string,
  segment: Segment,
  previous: Group | undefined,
  { from, to }: Group,
  next: Group | undefined,
  lines: boolean,
): Omit<Beside, 'group'> {
  const left = Math.max(segment.start, previous?.to ?? 0, from - REACH);
  const right = Math.min(segment.end, next?.from ?? text.length, to + REACH);
  let before = text.slice(left, from);
  // In `601.2e-style` only the number says something.
  let behind = text.slice(to, right).replace(/^-[a-z]+\b/i, (ending) => ' '.repeat(ending.length));
  const border = lines ? /\n/g : PARAGRAPH;
  const opens = OPENS.test(before) || (left === segment.start && /^\W*$/.test(before));
  const start = lastEnd(before, border);
  // What is between two citations that open their lines is said of the first.
  const taken = opens && previous !== undefined && previous.to === left && start === 0;
  before = before.slice(start);
  behind = behind.slice(0, firstStart(behind, border));
  // The words before the next citation belong to that one, where it does not open its line.
  const untilNext = next !== undefined && to + behind.length === right && right === next.from;
  const nextOpens = untilNext && OPENS.test(behind);
  if (untilNext && !nextOpens) {
    const end = lastEnd(behind.slice(0, -1), CLAUSE);
    if (end > 0) behind = behind.slice(0, end);
  }
  const explains = /^["'`)\]*_]*\s*(?:[:–—=]|-+>?\s|[.,]?\s*["'“‘«]|\.\s+[A-Z])/.test(behind);
  if ((opens || explains) && count(behind) > 0 && (opens || count(behind) > 2)) {
    const title = opens ? '' : clean(before.slice(lastEnd(before, LINE)));
    const named = count(title) <= TITLE ? `${title} ` : '';
    return { words: named + first(clean(behind), WORDS_BEHIND), behind: true };
  }
  if (taken) return { words: '', behind: false };
  const sentence = before.slice(lastEnd(before.replace(/[\s([]+$/, ''), SENTENCE));
  const own = count(sentence) >= 3 ? sentence : before;
  const rest = behind.slice(0, firstEnd(behind, SENTENCE));
  return {
    words: `${last(clean(own), WORDS_BEFORE)} ${first(clean(rest), WORDS_BEHIND)}`.trim(),
    behind: false,
  };
}

/** A text without marks of comments at the beginning of its lines, tags, and numbers of rules. */
function clean(words: string): string {
  return words
    .replace(LINE, ' ')
    .replace(/\b(?:variorum:? rules of )?\d{4}-\d\d-\d\d\b/g, ' ')
    .replace(/\b(?:https?:|www\.)\S+/gi, ' ')
    .replace(/<\/?[a-z][^<>\n]{0,80}>/gi, ' ')
    .replace(/\b[1-9]\d{2}\.\d{1,3}[a-z]{0,2}\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function count(words: string): number {
  return clean(words).match(/[\p{L}]{2,}/gu)?.length ?? 0;
}

function first(words: string, most: number): string {
  return words.split(' ').slice(0, most).join(' ');
}

function last(words: string, most: number): string {
  return words.split(' ').slice(-most).join(' ');
}

function lastEnd(words: string, pattern: RegExp): number {
  let end = 0;
  for (const match of words.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

function firstEnd(words: string, pattern: RegExp): number {
  pattern.lastIndex = 0;
  const match = pattern.exec(words);
  return match ? match.index + match[0].length : words.length;
}

function firstStart(words: string, pattern: RegExp): number {
  pattern.lastIndex = 0;
  const match = pattern.exec(words);
  return match ? match.index : words.length;
}
