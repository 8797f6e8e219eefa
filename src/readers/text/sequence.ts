import { SUBRULE_LETTERS } from '../../tree/index.js';
import { isBlank, type Lines, lineText } from './lines.js';
import { isPlaceholder, looksLikeHeading, nextWords, previousWords, type Start, startOf } from './starts.js';

/** A beginning that was accepted, with the number it likely means where it is misprinted. */
export interface Accepted extends Start {
  intended?: string;
  /** What is wrong with the number, one sentence, for a message. */
  slip?: { ruleId: string; reason: string };
}

/** A line whose end asks for a number: the number that begins the next line is then a reference. */
const ASKS_FOR_NUMBER = /(?:\b(?:rules?|sections?|see|and|or|to|through|in|by|under|of|with)|[,–—(-])$/i;
const SENTENCE_DONE = /[.!?:][”’"')\]]*$/;

/**
 * Decides which of the lines that begin like a heading or a rule are one. After a blank line they are; inside a block
 * of lines, only where the number continues the sequence and the line before does not ask for a number, because a
 * hard-wrapped reference can stand at the start of a line.
 *
 * @param from first line of the body
 * @param to line after the last
 * @param wrapped whether the document breaks its paragraphs into lines
 */
export function acceptStarts(
  text: string,
  lines: Lines,
  from: number,
  to: number,
  wrapped: boolean,
): Accepted[] {
  const candidates: Start[] = [];
  for (let line = from; line < to; line++) {
    const start = startOf(text, lines, line);
    if (start) candidates.push(start);
  }
  const dotted = candidates.filter((c) => c.section > 0 && c.kind !== 'section');
  const separated = dotted.filter((c) => c.afterBlank).length >= dotted.length / 2;
  const accepted: Accepted[] = [];
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i] as Start;
    const previous = accepted.at(-1);
    if (accepts(text, lines, candidate, previous, { wrapped, separated, from })) accepted.push(candidate);
  }
  return accepted;
}

interface Manner {
  wrapped: boolean;
  separated: boolean;
  from: number;
}

function accepts(text: string, lines: Lines, c: Start, previous: Start | undefined, manner: Manner): boolean {
  const first = previousWords(lines, c.line - 1) < manner.from;
  if (c.kind === 'chapter') return acceptsChapter(text, lines, c, previous);
  const underHeading =
    previous?.line === c.line - 1 && (previous.kind === 'chapter' || previous.kind === 'section');
  const above = c.afterBlank || first || underHeading ? '' : lineText(text, lines, c.line - 1);
  if (above !== '' && ASKS_FOR_NUMBER.test(above)) return false;
  if (c.kind === 'section') return acceptsSection(text, lines, c, previous, first);
  if (c.afterBlank || first || underHeading) return true;
  if (follows(previous, c))
    return !manner.wrapped || SENTENCE_DONE.test(above) || previous?.line === c.line - 1;
  if (manner.wrapped && manner.separated) return false;
  return previous === undefined || comesAfter(previous, c) || !manner.separated;
}

function acceptsChapter(text: string, lines: Lines, c: Start, previous: Start | undefined): boolean {
  const words = lineText(text, lines, c.line).slice(c.words - (lines.start[c.line] as number));
  const next = startOf(text, lines, nextWords(lines, c.line + 1));
  if (next && next.kind !== 'chapter' && next.chapter === c.chapter)
    return looksLikeHeading(words) || c.afterBlank;
  return (
    c.afterBlank &&
    isBlank(lines, c.line + 1) &&
    previous !== undefined &&
    c.chapter === previous.chapter + 1 &&
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
  if (c.afterBlank || first)
    return looksLikeHeading(words) || isPlaceholder(words) || /^\[?This section\b/i.test(words) || led;
  if (!looksLikeHeading(words) || (previous !== undefined && c.section <= previous.section)) return false;
  return led || previous === undefined || c.section === previous.section + 1 || previous.line === c.line - 1;
}

/** Whether `next` continues without a gap; a heading is continued by its first section or rule. */
function follows(previous: Start | undefined, next: Start): boolean {
  if (previous === undefined) return false;
  if (next.section !== previous.section)
    return next.rule === 1 && next.letter === '' && next.section > previous.section;
  if (next.letter === '') return next.rule === previous.rule + 1;
  return next.rule === previous.rule && next.letter === letterAfter(previous.letter);
}

function comesAfter(previous: Start, next: Start): boolean {
  if (next.section !== previous.section) return next.section > previous.section;
  if (next.rule !== previous.rule) return next.rule > previous.rule;
  return next.letter >= previous.letter;
}

/** The letter that comes next in the rulebook's alphabet, which has no l and no o. */
export function letterAfter(letter: string): string {
  return SUBRULE_LETTERS[letter === '' ? 0 : SUBRULE_LETTERS.indexOf(letter) + 1] ?? '';
}

/** Where the sequence stands: the last number, as it was likely meant. */
interface Place {
  section: number;
  rule: number;
  letter: string;
}

/**
 * Finds misprinted numbers by the sequence they stand in, and says what was likely meant.
 *
 * @param starts the accepted beginnings of a document, in order; `intended` and `slip` are filled in
 */
export function findSlips(starts: Accepted[]): void {
  let place: Place | undefined;
  /** The last letter of the rule before the present one. */
  let letterAbove = '';
  const seen = new Set<number>();
  for (let i = 0; i < starts.length; i++) {
    const c = starts[i] as Accepted;
    if (c.kind === 'chapter') continue;
    if (c.kind === 'section') {
      seen.add(c.section);
      place = { section: c.section, rule: 0, letter: '' };
      letterAbove = '';
      continue;
    }
    const meant = judge(c, place, starts[i + 1], seen) ?? shifted(c, place, starts[i - 1], letterAbove);
    if (meant !== undefined) {
      c.intended = numberAt(meant);
      c.slip = {
        ruleId: 'number-misprinted',
        reason: `“${c.printed}” stands where ${c.intended} is due; the printed number is kept`,
      };
    } else if (c.number !== c.printed) {
      c.intended = c.number;
      c.slip = { ruleId: 'number-spaced', reason: `“${c.printed}” has a blank inside; ${c.number} is meant` };
    }
    if (c.letter === '') letterAbove = place?.letter ?? '';
    place = meant ?? { section: c.section, rule: c.rule, letter: c.letter };
    seen.add(place.section);
  }
}

/**
 * Recognises letters that were not begun anew: those of a rule that go on where those of the rule before it ended, and
 * numbers that follow a slip in the same step.
 */
function shifted(
  c: Accepted,
  place: Place | undefined,
  previous: Accepted | undefined,
  letterAbove: string,
): Place | undefined {
  if (
    place === undefined ||
    fits(place, c) ||
    c.section !== place.section ||
    c.letter === '' ||
    c.rule !== place.rule
  ) {
    return undefined;
  }
  const due: Place = { section: place.section, rule: place.rule, letter: letterAfter(place.letter) };
  const goesOn = place.letter === '' && letterAbove !== '' && c.letter === letterAfter(letterAbove);
  const keepsStep =
    previous?.slip?.ruleId === 'number-misprinted' &&
    previous.rule === c.rule &&
    c.letter === letterAfter(previous.letter) &&
    c.letter > due.letter;
  return goesOn || keepsStep ? due : undefined;
}

function numberAt(place: Place): string {
  return `${place.section}.${place.rule}${place.letter}`;
}

/** Says which number was likely meant, or undefined where the printed one can stand. Reports gaps on the way. */
function judge(
  c: Accepted,
  place: Place | undefined,
  next: Start | undefined,
  seen: Set<number>,
): Place | undefined {
  if (place === undefined || fits(place, c)) return undefined;
  const due: Place =
    c.letter === ''
      ? { section: place.section, rule: place.rule + 1, letter: '' }
      : { section: place.section, rule: place.rule, letter: letterAfter(place.letter) };
  const possible = place.rule > 0 || c.letter === '';
  if (c.rule === 0) return possible && place.section === c.section ? due : undefined;
  const printed: Place = { section: c.section, rule: c.rule, letter: c.letter };
  const nextIsDue = next !== undefined && same(next, due);
  if (!possible || due.letter === undefined || (c.letter !== '' && due.letter === '')) return undefined;
  if (c.section === place.section) {
    if (isForward(place, printed)) {
      const dueContinues = next !== undefined && isDotted(next) && fits(due, next);
      const printedContinues = next !== undefined && isDotted(next) && fits(printed, next);
      if (dueContinues && !printedContinues) return due;
      const wild = c.letter === '' && c.rule > place.rule + 9 && String(c.rule).startsWith(String(due.rule));
      if (wild && !printedContinues) return due;
      reportGap(c, place, due);
      return undefined;
    }
    if (nextIsDue) {
      c.slip = { ruleId: 'number-repeated', reason: `${c.number} comes after ${numberAt(place)}` };
      return undefined;
    }
    return due;
  }
  // Another section than the one that the headings lead to.
  const continues = next !== undefined && next.section === c.section;
  if (c.section > place.section) {
    if (
      next === undefined ||
      (next.kind === 'chapter' ? next.chapter >= Math.floor(c.section / 100) : next.section >= c.section)
    ) {
      c.slip = {
        ruleId: 'heading-missing',
        reason: `${c.number} stands under no heading of its own section`,
      };
      return undefined;
    }
    return nextIsDue ? undefined : due;
  }
  if (!seen.has(c.section) && continues) {
    c.slip = { ruleId: 'heading-missing', reason: `${c.number} stands under no heading of its own section` };
    return undefined;
  }
  return nextIsDue ? undefined : due;
}

function reportGap(c: Accepted, place: Place, due: Place): void {
  // The rulebook skips l and o; an edition that does not skip them has no gap there.
  if (c.letter === 'l' || c.letter === 'o') return;
  if (c.letter !== '' && c.rule !== place.rule) {
    c.slip = { ruleId: 'number-gap', reason: `${c.number} follows ${numberAt(place)}: its rule is not here` };
    return;
  }
  c.slip = { ruleId: 'number-gap', reason: `${c.number} stands where ${numberAt(due)} is due` };
}

function isDotted(start: Start): boolean {
  return start.kind === 'rule' || start.kind === 'subrule';
}

function same(start: Start, place: Place): boolean {
  return start.section === place.section && start.rule === place.rule && start.letter === place.letter;
}

function fits(place: Place, c: Place): boolean {
  if (c.section !== place.section) return false;
  if (c.letter === '') return c.rule === place.rule + 1;
  return c.rule === place.rule && c.letter === letterAfter(place.letter);
}

function isForward(place: Place, c: Place): boolean {
  return c.rule > place.rule || (c.rule === place.rule && c.letter > place.letter);
}
