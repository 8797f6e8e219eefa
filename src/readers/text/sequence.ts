import { compareLetters, isSuccessor, letterAfter } from '../../tree/index.js';
import { isDigit } from '../characters.js';
import { isBlank, type Lines, lineText } from './lines.js';
import { endsEarly, type Manner as Layout } from './paragraphs.js';
import {
  chapterOf,
  isAfterBlank,
  isPlaceholder,
  looksLikeHeading,
  nextWords,
  previousWords,
  type Start,
  startOf,
} from './starts.js';

/** A beginning that was accepted, with the number it likely means where it is misprinted. */
export interface Accepted extends Start {
  intended?: string;
  /** What is wrong with the number, one sentence, for a message. */
  slip?: { ruleId: string; reason: string };
}

const ASKS_FOR_NUMBER = /(?:\b(?:rules?|sections?|see|and|or|to|through|in|by|under|of|with)|[,–—(-])$/i;
const SENTENCE_DONE = /[.!?:][”’"')\]]*$/;

/** True for a line whose end asks for a number: what begins the next line is then a reference. */
export function asksForNumber(line: string): boolean {
  return ASKS_FOR_NUMBER.test(line);
}

/** True for a line at the end of which a sentence may end. */
export function isSentenceEnd(line: string): boolean {
  return SENTENCE_DONE.test(line);
}

/**
 * Decides which of the lines that begin like a heading or a rule are one. After a blank line they are; inside a block
 * of lines, only where the number continues the sequence and the line before does not ask for a number, because a
 * hard-wrapped reference can be at the start of a line.
 *
 * @param from first line of the body
 * @param to line after the last
 * @param layout how the document breaks its paragraphs into lines
 */
export function acceptStarts(
  text: string,
  lines: Lines,
  from: number,
  to: number,
  layout: Pick<Layout, 'wrapped' | 'room'>,
): Accepted[] {
  let figured = 0;
  for (let line = from; line < to; line++) if (isDigit(lines.first[line] as number)) figured++;
  // A list that grows leaves others behind it.
  const candidates = new Array<Start>(figured);
  let found = 0;
  let dotted = 0;
  let parted = 0;
  for (let line = from; line < to; line++) {
    const c = startOf(text, lines, line, true);
    if (c === undefined) continue;
    candidates[found++] = c;
    if (c.section === 0 || c.kind === 'section') continue;
    dotted++;
    if (isAfterBlank(lines, c)) parted++;
  }
  const manner: Manner = { ...layout, separated: parted >= dotted / 2, from };
  // Nearly all are accepted: those that are stay in the list, in front.
  const accepted: Accepted[] = candidates;
  let count = 0;
  let previous: Start | undefined;
  for (let i = 0; i < found; i++) {
    const candidate = candidates[i] as Start;
    if (candidate.letter.length > 1 && !isSecondRound(previous, candidate)) continue;
    if (accepts(text, lines, candidate, previous, manner)) {
      accepted[count++] = candidate;
      if (!candidate.irregular) previous = candidate;
    } else if (
      candidate.kind === 'section' &&
      isAfterBlank(lines, candidate) &&
      previous?.section === candidate.section
    ) {
      // A sentence behind the number of the section that it is in: the number of its rule may be lost.
      accepted[count++] = { ...candidate, kind: 'rule', irregular: true };
    }
  }
  accepted.length = count;
  return accepted;
}

/** Whether two letters are those of a subrule, which only come when the alphabet is at its end, and not a word of two letters. */
function isSecondRound(previous: Start | undefined, next: Start): boolean {
  if (previous?.section !== next.section || previous.rule !== next.rule) return next.letter === 'aa';
  return previous.letter.length > 1 || next.letter === letterAfter('z') || previous.letter > 'w';
}

interface Manner {
  wrapped: boolean;
  room: number;
  separated: boolean;
  from: number;
}

function accepts(text: string, lines: Lines, c: Start, previous: Start | undefined, manner: Manner): boolean {
  const first = previousWords(lines, c.line - 1) < manner.from;
  if (c.kind === 'chapter') return acceptsChapter(text, lines, c, previous);
  const underHeading =
    previous?.line === c.line - 1 && (previous.kind === 'chapter' || previous.kind === 'section');
  const above = isAfterBlank(lines, c) || first || underHeading ? '' : lineText(text, lines, c.line - 1);
  // Where each line is a paragraph, one that ends in mid-sentence is cut off, and the next number is that of a rule.
  if (above !== '' && asksForNumber(above) && (manner.wrapped || !follows(previous, c))) return false;
  if (c.kind === 'section') return acceptsSection(text, lines, c, previous, first);
  if (isAfterBlank(lines, c) || first || underHeading) return true;
  if (c.irregular) return false;
  if (follows(previous, c)) {
    return (
      !manner.wrapped ||
      isSentenceEnd(above) ||
      previous?.line === c.line - 1 ||
      endsEarly(text, lines, c.line, manner.room)
    );
  }
  if (manner.wrapped && manner.separated) return false;
  return previous === undefined || comesAfter(previous, c) || !manner.separated;
}

function acceptsChapter(text: string, lines: Lines, c: Start, previous: Start | undefined): boolean {
  const words = lineText(text, lines, c.line).slice(c.words - (lines.start[c.line] as number));
  const next = startOf(text, lines, nextWords(lines, c.line + 1));
  if (next && next.kind !== 'chapter' && chapterOf(next) === chapterOf(c))
    return looksLikeHeading(words) || isAfterBlank(lines, c);
  return (
    isAfterBlank(lines, c) &&
    isBlank(lines, c.line + 1) &&
    previous !== undefined &&
    chapterOf(c) === chapterOf(previous) + 1 &&
    words.length < 60 &&
    looksLikeHeading(words)
  );
}

function acceptsSection(
  text: string,
  lines: Lines,
  c: Start,
  previous: Start | undefined,
  first: boolean,
): boolean {
  const words = text.slice(c.words, lines.end[c.line]);
  const next = startOf(text, lines, nextWords(lines, c.line + 1));
  const led = next !== undefined && next.section === c.section && next.kind !== 'section';
  // The heading of a section is over its rules, not among them.
  if (previous !== undefined && previous.section === c.section && !looksLikeHeading(words)) return false;
  if (isAfterBlank(lines, c) || first)
    return looksLikeHeading(words) || isPlaceholder(words) || /^\[?This\s+section\b/i.test(words) || led;
  if (
    (!looksLikeHeading(words) && !isPlaceholder(words)) ||
    (previous !== undefined && c.section <= previous.section)
  )
    return false;
  return led || previous === undefined || c.section === previous.section + 1 || previous.line === c.line - 1;
}

/** Whether `next` continues without a gap; a heading is continued by its first section or rule. */
function follows(previous: Start | undefined, next: Start): boolean {
  if (previous === undefined) return false;
  if (next.section !== previous.section)
    return next.rule === 1 && next.letter === '' && next.section > previous.section;
  return isSuccessor(numberOf(previous), numberOf(next));
}

function numberOf(start: Start): string {
  return start.rule === 0 ? String(start.section) : `${start.section}.${start.rule}${start.letter}`;
}

function comesAfter(previous: Start, next: Start): boolean {
  if (next.section !== previous.section) return next.section > previous.section;
  if (next.rule !== previous.rule) return next.rule > previous.rule;
  return compareLetters(next.letter, previous.letter) >= 0;
}
