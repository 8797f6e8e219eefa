import type { Introduction } from '../../tree/index.js';
import { withoutUnseen } from '../characters.js';
import { findDate, findDoubtfulDate } from '../date.js';
import { expectDate } from '../dated.js';
import type { Source } from '../source.js';
import { blockNode } from './body.js';
import { isBlank, type Lines, lineLength, lineText } from './lines.js';
import { blocksOf, type Manner } from './paragraphs.js';
import { nextWords, startOf } from './starts.js';

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

const LONGEST_TITLE = 120;
const CONTENTS = /^(?:table of )?contents:?$/i;
const INTRODUCTION = /^introduction$/i;
/** Lines of a table of contents that bear no number. */
const UNNUMBERED =
  /^(?:introduction|glossary|index|credits|questions\??|customer service(?: information)?|copyrights?|legal(?: information)?)$/i;
/** Dots that lead to the number of a page. */
const LEADER = /\s*\.{3,}\s*\d*$/;
/** Headings in a row that are taken for contents though nothing says so. */
const FEWEST_ENTRIES = 3;

/**
 * Reads what stands before the first rule: title, date, introduction, table of contents. The contents repeat the
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
  readContents(source, lines, first, to, taken, front);
  const introduced = hasIntroduction(source.text, lines, to);
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
    if (words.length > LONGEST_TITLE || /[.:,]$/.test(words)) return;
    // A title speaks of rules, or stands over the line with their date.
    const below = nextWords(lines, line + 1);
    const dated = below < to && isDated(source.text, lines, below);
    if (!/\brules\b/i.test(words) && !dated) return;
    // A banner has the date on the line of the title.
    const date = findDate(words);
    const iso = expectDate(source, words, lines.start[line] as number);
    if (date && iso !== undefined) {
      front.effective = iso;
      words = words.slice(0, date.index) + words.slice(date.index + date.length);
    }
    front.title = withoutUnseen(words).replace(/_/g, '').replace(/\s+/g, ' ').trim();
    take(source, lines, line, taken);
    return;
  }
}

/** Longer lines are sentences of the introduction that mention a date. */
const LONGEST_DATE_LINE = 100;

const DATED = /\b(?:as of|effective|current|updated|valid from)\b/i;

/** Whether a line says from when the rules hold, be it with a date that no calendar has. */
function isDated(text: string, lines: Lines, line: number): boolean {
  if (lineLength(lines, line) > LONGEST_DATE_LINE || isBlank(lines, line)) return false;
  const words = lineText(text, lines, line);
  return DATED.test(words) && (findDate(words) ?? findDoubtfulDate(words)) !== undefined;
}

/** The ISO date from which the rules hold, where a line does nothing but say it. A date that is none is reported. */
export function dateOf(source: Source, lines: Lines, line: number): string | undefined {
  if (!isDated(source.text, lines, line)) return undefined;
  return expectDate(source, lineText(source.text, lines, line), lines.start[line] as number);
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
  for (let line = first; line < to; line++) {
    const iso = taken[line] ? undefined : dateOf(source, lines, line);
    if (iso === undefined) continue;
    front.effective = iso;
    take(source, lines, line, taken);
    return;
  }
}

function readContents(
  source: Source,
  lines: Lines,
  first: number,
  to: number,
  taken: Uint8Array,
  front: Front,
): void {
  const text = source.text;
  let heading = -1;
  for (let line = first; line < to; line++) {
    if (lineLength(lines, line) <= 20 && CONTENTS.test(lineText(text, lines, line))) {
      heading = line;
      break;
    }
  }
  let line = heading === -1 ? first : heading + 1;
  while (line < to) {
    const entries: string[] = [];
    let last = line;
    let at = line;
    for (; at < to; at++) {
      if (isBlank(lines, at)) continue;
      const entry = taken[at] ? undefined : contentsEntry(text, lines, at);
      if (entry === undefined) break;
      entries.push(entry);
      last = at;
    }
    // The heading of the introduction can follow the contents directly; it is then no entry.
    if (entries.length > 1 && entries.at(-1) === 'introduction') {
      entries.pop();
      while (!INTRODUCTION.test(lineText(text, lines, last))) last--;
      last--;
      while (isBlank(lines, last)) last--;
    }
    const from = heading === -1 ? line : heading;
    if (heading !== -1 || entries.length >= FEWEST_ENTRIES) {
      setContentsAside(source, lines, from, Math.max(last, from), taken);
      for (const entry of entries) front.announced.add(entry);
      front.announced.add('contents');
      return;
    }
    line = at + 1;
  }
}

function contentsEntry(text: string, lines: Lines, line: number): string | undefined {
  const start = startOf(text, lines, line);
  if (start) return start.kind === 'chapter' || start.kind === 'section' ? start.number : undefined;
  if (lineLength(lines, line) > LONGEST_TITLE) return undefined;
  const words = lineText(text, lines, line).replace(LEADER, '');
  return UNNUMBERED.test(words) ? words.toLowerCase() : undefined;
}

function setContentsAside(source: Source, lines: Lines, from: number, last: number, taken: Uint8Array): void {
  let start = -1;
  const close = (line: number): void => {
    if (start === -1) return;
    const from = lines.start[start] as number;
    source.setAside(
      'contents',
      'the table of contents repeats the headings',
      from,
      lines.end[line] as number,
    );
    start = -1;
  };
  let previous = from;
  for (let line = from; line <= last; line++) {
    if (taken[line]) close(previous);
    else if (!isBlank(lines, line) || isSkipped(lines, line)) {
      if (isSkipped(lines, line)) close(previous);
      else {
        if (start === -1) start = line;
        previous = line;
      }
    }
    taken[line] = 1;
  }
  close(previous);
}

/** True for a line that counts as blank because its characters were set aside before. */
function isSkipped(lines: Lines, line: number): boolean {
  return lines.ruler.has(line);
}

function hasIntroduction(text: string, lines: Lines, to: number): boolean {
  for (let line = 0; line < to; line++) {
    if (lineLength(lines, line) === 12 && INTRODUCTION.test(lineText(text, lines, line))) return true;
  }
  return false;
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
