import { isDigit, isLetter, isSmallLetter } from './characters.js';
import { Counted } from './counted.js';
import { Offsets } from './offsets.js';
import type { Source } from './source.js';

/** Fewer bare verbs may be slips of the pen. */
const FEWEST_BARE = 4;
/** So many characters show which words a document uses again and again. */
const SAMPLE = 60_000;
/** Figures among small letters, and letters among the figures of a number: asked of the few characters around a figure or a bar. */
const FIGURES = /[a-z]{2}[01|][a-z]|[a-z][01|][a-z]{2}|(?<![.\d])(?:\d{2}[OolI]|\d[OolI]\d)\b/;
/** Verbs that have lost the apostrophe of their “not”; asked of the words up to `nt`. */
const BARE = /\b(?:does|is|are|did|was|has|would|could|do)nt$/;
/** What is left of a word where a copy has put a blank beside letters that a font draws as one (`modi fied`). */
const LEFT_OF_WORDS = new Set(['fied', 'fies', 'fic', 'fication', 'ficient', 'fically']);

/** Whether it is such a part of a word: no English word begins with `ff`, and hardly one ends with `fi` or `fl`. */
function isPart(word: string): boolean {
  return word.startsWith('ff') || word.endsWith('fi') || word.endsWith('fl') || LEFT_OF_WORDS.has(word);
}

/** How no English word begins or ends: a scanner took `h` for `b`, or `d` for `cl`. */
const NO_WORD = /^tb[eio]|cls?$/;

/** A shorter word may have both letters. */
const FEWEST_LETTERS = 4;

/** Whether one of the words has a small c where another one, which comes much more often, has an e. */
function hasWrongC(which: number, all: Counted): boolean {
  const length = all.lengthOf(which);
  if (length < FEWEST_LETTERS) return false;
  for (let at = 0; at < length; at++)
    if (all.unitOf(which, at) === SMALL_C && all.timesWith(which, at, SMALL_E) >= USUAL * all.countOf(which))
      return true;
  return false;
}

const SMALL_B = 0x62;
const SMALL_C = 0x63;
const SMALL_E = 0x65;
const SMALL_F = 0x66;
const SMALL_I = 0x69;
const SMALL_L = 0x6c;
const SMALL_N = 0x6e;
const SMALL_R = 0x72;
const SMALL_T = 0x74;

/**
 * A quick look whether one of the words has anything for which it is looked at as a whole: a `c`, `rn` inside, or the beginning or the end
 * of what is no word.
 */
function mayBeMisread(which: number, all: Counted): boolean {
  const length = all.lengthOf(which);
  const first = all.unitOf(which, 0);
  if (length > 1) {
    const second = all.unitOf(which, 1);
    if (first === SMALL_F && (second === SMALL_F || second === SMALL_I)) return true;
    if (first === SMALL_T && second === SMALL_B) return true;
    const last = all.unitOf(which, length - 1);
    if ((last === SMALL_I || last === SMALL_L) && all.unitOf(which, length - 2) === SMALL_F) return true;
  }
  let before = 0;
  for (let at = 0; at < length; at++) {
    const unit = all.unitOf(which, at);
    if (unit === SMALL_C || (unit === SMALL_N && before === SMALL_R)) return true;
    before = unit;
  }
  return false;
}

/** A word of a document comes again so often. */
const USUAL = 3;
/** A part of a divided word hardly ever stands alone. */
const RARE = 1;

/** Letters that fonts draw as one: copies of pages lose them, with a blank, a mark or nothing in their place. */
const DRAWN_AS_ONE = ['fi', 'ff', 'fl'];
/** English of so many characters has each of these pairs, and of so many one of them. */
const HAS_EACH = 20_000;
const HAS_ONE = 4000;

/**
 * Says where the words of a document look as if a scanner had misread them, or as if their apostrophes or ligatures were gone. What is meant is not
 * known for certain, so that nothing is changed.
 *
 * @param words a part of the words of the document, long enough to know which it uses again and again
 * @param rows of figures in that part, as {@link figuresIn} finds them
 */
export function reportMisread(words: string, rows: Int32Array, source: Source): void {
  const sample = words.slice(0, SAMPLE);
  const bare = bareVerbs(sample);
  if (bare.length >= FEWEST_BARE)
    source.warn(
      'apostrophes-lost',
      `at least ${bare.length} words have lost their apostrophes, as “${bare[0]}”: quotation marks may be gone as well`,
      0,
    );
  const drawn = DRAWN_AS_ONE.filter((pair) => !sample.includes(pair));
  if (sample.length >= (drawn.length === DRAWN_AS_ONE.length ? HAS_ONE : HAS_EACH) && drawn.length > 0)
    source.warn(
      'ligatures-lost',
      `no word has ${drawn.map((pair) => `“${pair}”`).join(' or ')}: letters that a font draws as one are gone, and words with them are not whole`,
      0,
    );
  const figures = mixedFigures(words, rows);
  const found = [...figures, ...bars(sample), ...misread(sample)];
  // One is enough: no edition has a word that looks so.
  if (found.length === 0) return;
  source.warn(
    'letters-misread',
    found.length === 1
      ? `the word “${found[0]}” looks as if a scanner had misread it: it is kept as it stands`
      : `at least ${found.length} words look as if a scanner had misread them, as “${found[0]}” and “${found.at(-1)}”: they are kept as they stand`,
    0,
  );
}

/** Signs that editors put in the place of two or three that somebody typed: fractions, and the third of a list of letters in brackets. */
const FRACTIONS = '½¼¾';
const LETTERED = '©';
/** What stands before such a letter. */
const BEFORE_LETTER = /(?:\b(?:and|or)|[,;:]) $/;
/** So many characters hold it, with the one before it. */
const REACH = 5;

function isJoined(text: string, at: number): boolean {
  const sign = text[at] as string;
  return (
    FRACTIONS.includes(sign) ||
    (sign === LETTERED && BEFORE_LETTER.test(text.slice(Math.max(0, at - REACH), at)))
  );
}

/** Says where an editor has put one sign for some that the rules print (`½` for `1/2`, `©` for `(c)`): they are kept as they stand. */
export function reportJoined(source: Source): void {
  const { text, survey } = source;
  const found = survey.signs.filter((at) => isJoined(text, at));
  const [at] = found;
  if (at === undefined) return;
  const sign = text[at] as string;
  source.warn(
    'signs-joined',
    `${found.length === 1 ? 'one sign stands' : `${found.length} signs stand`} where the rules print several, as “${sign}” for “${sign === LETTERED ? '(c)' : sign.normalize('NFKC').replace('\u2044', '/')}”: an editor has joined them, and they are kept as they stand`,
    at,
    at + 1,
  );
}

/** The capital letter that looks like a small l, in a word of small letters. */
function bars(words: string): string[] {
  let at = words.indexOf('I', 1);
  while (at >= 0 && !isSmallLetter(words.charCodeAt(at - 1))) at = words.indexOf('I', at + 1);
  return at < 0 ? [] : allBars(words);
}

function allBars(words: string): string[] {
  return words.match(/[a-z]II?(?![\p{Lu}\d’'-])[a-z]{0,20}/gu) ?? [];
}

/** So many characters hold the longest of the verbs. */
const LONGEST_VERB = 9;

function bareVerbs(words: string): string[] {
  const found: string[] = [];
  for (let at = words.indexOf('nt'); at >= 0; at = words.indexOf('nt', at + 2)) {
    const end = at + 2;
    if (isLetter(words.charCodeAt(end)) || !mayEndVerb(words, end)) continue;
    const verb = BARE.exec(words.slice(Math.max(0, end - LONGEST_VERB), end))?.[0];
    if (verb !== undefined) found.push(verb);
  }
  return found;
}

/** A quick look whether the word before `nt` may be one of the verbs: `different` may be, `permanent` not. */
function mayEndVerb(words: string, end: number): boolean {
  const last = words[end - 3];
  return last === 'e' ? words[end - 4] === 'r' : last === 's' || last === 'd' || last === 'o';
}

/** A row of figures, or of the bar that looks like one. */
const ROW = /[\d|]+/g;

/**
 * Where rows of figures and bars begin and end, two offsets each.
 *
 * @param words any words
 */
export function figuresIn(words: string): Int32Array {
  const places = new Offsets();
  let reached = 0;
  ROW.lastIndex = 0;
  // Of thousands of rows no match is made.
  while (ROW.test(words)) {
    const end = ROW.lastIndex;
    let start = end - 1;
    while (start > reached && isFigure(words.charCodeAt(start - 1))) start--;
    places.add(start);
    places.add(end);
    reached = end;
  }
  return places.all;
}

function isFigure(code: number): boolean {
  return isDigit(code) || code === BAR;
}

const BAR = 0x7c;

/** Figures with letters around them, and letters with figures. */
function mixedFigures(words: string, figures: Int32Array): string[] {
  const found: string[] = [];
  let reached = 0;
  for (let i = 0; i < figures.length; i += 2) {
    const start = figures[i] as number;
    const end = figures[i + 1] as number;
    // Most figures have blanks, dots and brackets around them.
    if (!isLetter(words.charCodeAt(end)) && !isLetter(words.charCodeAt(start - 1))) continue;
    const from = Math.max(reached, start - 3);
    const mixed = FIGURES.exec(words.slice(from, end + 4));
    if (mixed === null) continue;
    found.push(mixed[0]);
    reached = from + mixed.index + mixed[0].length;
  }
  return found;
}

/** Words in which `rn` is where other words of the document have `m`, or `c` where they have `e`, and words with a blank inside. */
function misread(words: string): string[] {
  const all = new Counted(words);
  const isDoubtful = new Uint8Array(all.size);
  const isParts = new Uint8Array(all.size);
  for (let which = 0; which < all.size; which++) {
    // Nothing is made of most words.
    if (!mayBeMisread(which, all)) continue;
    const word = all.different(which);
    const count = all.countOf(which);
    if (
      (word.includes('rn') && all.times(word.replace('rn', 'm')) >= USUAL * count) ||
      hasWrongC(which, all) ||
      NO_WORD.test(word)
    )
      isDoubtful[which] = 1;
    if (isPart(word)) isParts[which] = 1;
  }
  const found: string[] = [];
  let isRareBefore = false;
  for (let at = 0; at < all.length; at++) {
    const which = all.whichAt(at);
    if (isDoubtful[which] === 1) found.push(all.wordAt(at));
    if (isParts[which] === 1)
      found.push(`${all.wordAt(at - 1)} ${all.wordAt(at)} ${all.wordAt(at + 1)}`.trim());
    const isRare = all.countOf(which) <= RARE;
    if (
      (isRare || isRareBefore) &&
      all.lengthAt(at) > 1 &&
      all.lengthAt(at - 1) > 1 &&
      all.timesJoined(at) >= USUAL
    )
      found.push(`${all.wordAt(at - 1)} ${all.wordAt(at)}`);
    isRareBefore = isRare;
  }
  return found;
}
