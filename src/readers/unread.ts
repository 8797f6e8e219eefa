import { isSuccessor } from '../tree/index.js';
import { DOT, isDigit, isSmallLetter } from './characters.js';
import type { KnownNumbers } from './knownNumbers.js';
import { ReadError } from './result.js';
import type { Source } from './source.js';

/** So many numbers in a row that begin no rule are no references. */
const FEWEST_LOST = 8;
/** Nor are they where they are this share of the rules. */
const LOST_SHARE = 0.01;
/** With so many rules read, numbers with another mark than a dot are no numbers of rules. */
const MANY_RULES = 10;
/**
 * Asks whether the numbers of a document that count on as those of rules begin rules of its tree.
 *
 * @param known the numbers of the rules of the tree
 * @throws ReadError `numbers-unread` where most of the rules that a document numbers are none of the tree
 */
export function reportNumbers(known: KnownNumbers, source: Source): void {
  const numbers = numbersIn(source, known);
  reportLonger(numbers, known, source);
  let { count, first } = chained(numbers.unknown, known);
  if (count < FEWEST_LOST && known.size < MANY_RULES)
    ({ count, first } = chained(oddNumbersIn(source.text), known));
  if (first === undefined || count < FEWEST_LOST || count < known.size * LOST_SHARE) return;
  const what = `at least ${count} numbers that count on as those of rules do begin no rule of the tree, the first of them ${first.number}`;
  if (count > known.size) {
    throw new ReadError(
      'numbers-unread',
      `${what}: the document is in a form that is not known; give it as plain text, each rule at the start of a line`,
      source.file,
      source.pointAt(first.at).line,
    );
  }
  source.warn(
    'numbers-unread',
    `${what}: the rules behind these numbers are lost in the words of others`,
    first.at,
    first.at + first.number.length,
  );
}

interface Place {
  number: string;
  at: number;
}

/** The numbers in a text: those that are not known, and how many go on as no number of a rule does, with the first of these. */
interface Numbers {
  unknown: Place[];
  longer: number;
  first: number;
}

/**
 * The numbers of rules in a text, wherever they stand (`100.1`, `100.1a`), but for those that are known: only marks are looked at, and
 * of the thousands of known numbers no string is made.
 */
function numbersIn({ text, beside }: Source, known: KnownNumbers): Numbers {
  const unknown: Place[] = [];
  let longer = 0;
  let first = 0;
  let isRow = false;
  const { numbers, codes } = beside;
  for (let i = 0; i < numbers.length; i++) {
    const start = numbers[i] as number;
    // Nearly all are plain and known, and the text need not be asked again.
    if (known.hasCode(codes[i] as number)) {
      if (!isRow) unknown.push({ number: KNOWN, at: start });
      isRow = true;
      continue;
    }
    if (text.charCodeAt(start - 1) === DOT) continue;
    const dot = text.charCodeAt(start + 3) === DOT ? start + 3 : start + 4;
    let end = dot + 2;
    while (isDigit(text.charCodeAt(end))) end++;
    if (hasOtherPart(text, end) && longer++ === 0) first = start;
    if (end > dot + 4) continue;
    if (isSmallLetter(text.charCodeAt(end)) && !isSmallLetter(text.charCodeAt(end + 1))) end++;
    const isKnown = known.hasAt(text, start, end);
    if (!isKnown) unknown.push({ number: text.slice(start, end), at: start });
    // A row of known numbers ends a chain as one of them does.
    else if (!isRow) unknown.push({ number: KNOWN, at: start });
    isRow = isKnown;
  }
  return { unknown, longer, first };
}

/** Fewer numbers with a part more than those of rules are slips. */
const FEWEST_LONGER = 3;
/** Two letters or more that count as Roman figures do; rules behind `z` have the same letter twice. */
const ROMAN = /(?:x{0,2}(?:i{1,3}|i?v|vi{1,3}|i?x))(?![a-z])/y;
/** Letters of other scripts, before the marks of the general kind. */
const FIRST_GREEK = 0x370;
const LAST_LETTER = 0x2000;

/** Whether the number of a rule goes on, at an offset, as none does. */
function hasOtherPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === DOT) return isDigit(text.charCodeAt(at + 1));
  if (!isSmallLetter(code)) return code >= FIRST_GREEK && code < LAST_LETTER;
  if (!isSmallLetter(text.charCodeAt(at + 1)) || text.charCodeAt(at + 1) === code) return false;
  ROMAN.lastIndex = at;
  return ROMAN.test(text);
}

/**
 * Says where numbers have another part than those of rules, in figures, in letters of another script or in Roman figures: no rule
 * begins with such a number, and its words are among those of the rule above.
 */
function reportLonger({ longer, first }: Numbers, known: KnownNumbers, source: Source): void {
  if (longer < FEWEST_LONGER || longer < known.size * LOST_SHARE) return;
  source.warn(
    'numbers-unread',
    `${longer} numbers have another part than those of rules and begin no rule of the tree: their words are among those of the rules above; the first is here`,
    first,
  );
}

/** Stands for one or more numbers that are known. */
const KNOWN = '';

const ODD = /(?<![\p{L}\p{N}.,])(\p{N}{3})[^\p{L}\p{N}\s]{1,3}(\p{N}{1,3})([a-z]?)(?![\p{L}\p{N}])/gu;

/** The same with another mark than a dot, or in figures of another script. */
function oddNumbersIn(text: string): Place[] {
  const found: Place[] = [];
  for (const { index, 1: section = '', 2: rule = '', 3: letter = '' } of text.matchAll(ODD))
    found.push({ number: `${section.normalize('NFKC')}.${rule.normalize('NFKC')}${letter}`, at: index });
  return found;
}

/** How many numbers that are not known follow on the one before them, each counted where it stands first. */
function chained(numbers: readonly Place[], known: KnownNumbers): { count: number; first?: Place } {
  const seen = new Set<string>();
  let before: Place | undefined;
  let first: Place | undefined;
  let count = 0;
  for (const place of numbers) {
    const { number } = place;
    if (number === KNOWN) {
      before = undefined;
      continue;
    }
    if (seen.has(number)) continue;
    seen.add(number);
    if (known.has(number)) {
      before = undefined;
      continue;
    }
    if (before !== undefined && isSuccessor(before.number, number)) {
      count++;
      first ??= before;
    }
    before = place;
  }
  return first ? { count, first } : { count };
}
