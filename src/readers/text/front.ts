import type { Introduction } from '../../tree/index.js';
import { withoutUnseen } from '../characters.js';
import { findDate, findDoubtfulDate } from '../date.js';
import { doubtDate, expectDate, HOLDS } from '../dated.js';
import type { Source } from '../source.js';
import { blockNode } from './body.js';
import { type Contents, findContents, setContentsAside } from './contents.js';
import { findLine, isBlank, type Lines, lineLength, lineText, saysOnly } from './lines.js';
import { blocksOf, type Manner } from './paragraphs.js';
import { nextWords, previousWords } from './starts.js';

/** What the lines before the first rule hold. */
export interface Front {
  title?: string;
  effective?: string;
  introduction?: Introduction;
  /** Numbers of the sections and chapters that the contents announce, and its other lines in small letters. */
  announced: Set<string>;
  /** First line of words that belong to a rule outside the document, where its beginning is lost. */
  orphans?: number;
}

/** A second table of contents repeats more than this share of the first. */
const KNOWN = 0.8;
const LONGEST_TITLE = 120;
const INTRODUCTION = /^introduction$/i;

/**
 * Reads what comes before the first rule: title, date, introduction, table of contents. The contents repeat the
 * headings and are set aside.
 *
 * @param to the line on which the rules begin
 */
export function readFront(source: Source, lines: Lines, to: number, manner: Manner): Front {
  const front: Front = { announced: new Set() };
  const first = nextWords(lines, 0);
  if (first >= to) return front;
  const taken = new Uint8Array(to);
  readTitle(source, lines, first, to, taken, front);
  readDate(source, lines, first, to, taken, front);
  let contents = findContents(source.text, lines, first, to, taken);
  while (contents) {
    setContentsAside(source, lines, contents, taken);
    for (const entry of [...contents.entries, 'contents']) front.announced.add(entry);
    // Some hands put a second table after or before the document's own.
    const second: Contents | undefined = findContents(source.text, lines, contents.last + 1, to, taken);
    const known = second?.entries.filter((entry) => front.announced.has(entry)).length ?? 0;
    contents = second && known > second.entries.length * KNOWN ? second : undefined;
  }
  const introduced = findLine(0, to, (line) => saysOnly(source.text, lines, line, INTRODUCTION)) < to;
  if (
    front.title === undefined &&
    front.effective === undefined &&
    front.announced.size === 0 &&
    !introduced
  ) {
    // Nothing says that this is the start of a document: the words belong to a rule before it.
    front.orphans = first;
    return front;
  }
  readIntroduction(source, lines, to, manner, taken, front);
  return front;
}

function readTitle(
  source: Source,
  lines: Lines,
  first: number,
  to: number,
  taken: Uint8Array,
  front: Front,
): void {
  for (let line = first; line < to && line < first + 5; line++) {
    if (isBlank(lines, line)) continue;
    let words = lineText(source.text, lines, line);
    if (!mayBeTitle(words)) return;
    // A title speaks of rules, or is over the line with their date.
    const below = nextWords(lines, line + 1);
    const dated = below < to && isDated(source.text, lines, below);
    const speaks = /\brules\b/i.test(words);
    // A line that does nothing but say when a page was changed is none, whatever is below it.
    if (!speaks && (!dated || isDated(source.text, lines, line))) return;
    // A banner has the date on the line of the title.
    const date = findDate(words);
    const iso = expectDate(source, words, lines.start[line] as number);
    if (date && iso !== undefined) {
      front.effective = iso;
      words = words.slice(0, date.index) + words.slice(date.index + date.length);
    }
    front.title = titleOf(words);
    take(source, lines, line, taken);
    return;
  }
}

function mayBeTitle(words: string): boolean {
  return words.length <= LONGEST_TITLE && !/[.:,]$/.test(words);
}

/** A title without the marks and blanks that are none of its words. */
function titleOf(words: string): string {
  return withoutUnseen(words).replace(/_/g, '').replace(/\s+/g, ' ').trim();
}

/** Longer lines are sentences of the introduction that mention a date. */
const LONGEST_DATE_LINE = 100;

const DATED = /\b(?:as of|effective|current|updated|valid from)\b/i;

/** Whether a line says from when the rules hold, even with a date that no calendar has. */
export function isDated(text: string, lines: Lines, line: number): boolean {
  if (lineLength(lines, line) > LONGEST_DATE_LINE || isBlank(lines, line)) return false;
  const words = lineText(text, lines, line);
  return DATED.test(words) && (findDate(words) ?? findDoubtfulDate(words)) !== undefined;
}

/** The ISO date from which the rules hold, where a line does nothing but say it. An impossible date is reported. */
export function dateOf(source: Source, lines: Lines, line: number): string | undefined {
  if (!isDated(source.text, lines, line)) return undefined;
  return expectDate(source, lineText(source.text, lines, line), lines.start[line] as number);
}

/** Two lines as one, where the first says from when the rules hold and the second says the day; nothing otherwise. */
function brokenDate(text: string, lines: Lines, line: number): string {
  if (isBlank(lines, line) || isBlank(lines, line + 1)) return '';
  const words = lineText(text, lines, line);
  if (words.length > LONGEST_DATE_LINE || !HOLDS.test(words) || findDate(words)) return '';
  const both = `${words} ${lineText(text, lines, line + 1)}`;
  return both.length <= LONGEST_DATE_LINE && findDate(both) ? both : '';
}

function readDate(
  source: Source,
  lines: Lines,
  first: number,
  to: number,
  taken: Uint8Array,
  front: Front,
): void {
  if (front.effective !== undefined) return;
  let iso: string | undefined;
  const datedLine = (holds: boolean): number =>
    findLine(first, to, (at) => {
      const asked = !taken[at] && HOLDS.test(lineText(source.text, lines, at)) === holds;
      iso = asked ? dateOf(source, lines, at) : undefined;
      return iso !== undefined;
    });
  let line = datedLine(true);
  if (iso === undefined) {
    line = datedLine(false);
    if (iso !== undefined) doubtDate(source, iso, lines.start[line] as number, lines.end[line] as number);
  }
  if (iso === undefined) {
    // Short lines break between the words and the date.
    line = findLine(first, to - 1, (at) => {
      const both = taken[at] || taken[at + 1] ? '' : brokenDate(source.text, lines, at);
      iso = both === '' ? undefined : expectDate(source, both, lines.start[at] as number);
      return iso !== undefined;
    });
    if (iso === undefined) return;
    take(source, lines, line + 1, taken);
  }
  front.effective = iso;
  take(source, lines, line, taken);
  // Behind the head of a letter the title is not the first line, but it still is over the date.
  const above = previousWords(lines, line - 1);
  const words = above < first || taken[above] ? '' : lineText(source.text, lines, above);
  if (front.title === undefined && /\brules\b/i.test(words) && mayBeTitle(words)) {
    front.title = titleOf(words);
    take(source, lines, above, taken);
  }
}

function readIntroduction(
  source: Source,
  lines: Lines,
  to: number,
  manner: Manner,
  taken: Uint8Array,
  front: Front,
): void {
  const introduction: Introduction = { type: 'introduction', children: [] };
  let heading: number | undefined;
  let line = 0;
  while (line < to) {
    if (taken[line] || isBlank(lines, line)) {
      line++;
      continue;
    }
    if (heading === undefined && INTRODUCTION.test(lineText(source.text, lines, line))) {
      heading = line;
      take(source, lines, line, taken);
      continue;
    }
    let stop = line + 1;
    while (stop < to && !taken[stop] && !isBlank(lines, stop)) stop++;
    for (const block of blocksOf(source, lines, line, stop, manner, undefined, { shortLines: true })) {
      introduction.children.push({ ...blockNode(source, block), type: 'paragraph' });
    }
    line = stop;
  }
  const from = introduction.children[0]?.position?.start;
  const end = introduction.children.at(-1)?.position?.end;
  if (from && end) {
    introduction.position = { start: from, end };
    front.introduction = introduction;
  } else if (heading !== undefined) {
    const at = lines.start[heading] as number;
    introduction.position = source.position(at, lines.end[heading] as number);
    front.introduction = introduction;
  }
}

function take(source: Source, lines: Lines, line: number, taken: Uint8Array): void {
  source.claim(lines.start[line] as number, lines.end[line] as number);
  taken[line] = 1;
}
