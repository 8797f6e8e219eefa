import { DOT, isDigit, isSmallLetter, unitsOf } from '../characters.js';
import type { Source } from '../source.js';
import { isBlank, type Lines, lineLength, lineText } from '../text/lines.js';
import { isPlaceholder, looksLikeHeading, startOf } from '../text/starts.js';
import { type Edit, edited } from './edits.js';

/** The number of a rule behind a bullet, a word or a bracket, with what closes it, and what parts it from the words. */
const DRESSED =
  // linear: asked of the first characters of a line
  /^((?:[*\-+•·◦▪‣–—→⇒»►▸➤✓※][ \t]*)?(?:(?:rule|cr|§)[ \t]*|#)?[[(“"'|*_:]{0,3}[ \t]*)((?:1\d{3}|\d{3})\.\d{1,3}(?:\.?[a-z]{1,2}(?![a-z]))?)(\.?[\])”"'|*_:]{0,3}[.:]?(?:[ \t]+[-–—|=][ \t])?[ \t]*)(?=\S|$)/iu;
/** A number without a blank between it and the words. */
// linear: asked of the first characters of a line
const GLUED = /\d{1,4}\.(?:\d{1,3}(?:\.|[a-z]{1,2}))?(?=[\p{Lu}“"_{[])(?!"(?:[ \t\r\n]|$))/uy;
/** The letter of a rule in brackets behind its number. */
// linear: asked of the first characters of a line
const BRACKETED = /(\d{3,4}\.\d{1,3})\.?[ \t]?[([]([a-z]{1,2})[)\]][.:]?(?=[ \t])/y;
/** A word, or a sign, before the number of a heading, and what parts the number from the title. */
// linear: asked of the first characters of a line
const HEADED =
  /^((?:chapter|part|section|rule)[ \t]+|§[ \t]?)(\d{1,4})([ \t]{0,8}[.:–—-]?[ \t]{0,8})(?=[\p{Lu}[“"])/iu;
/** The bar that closes the row of a table. */
// linear: asked of the last characters of a line
const ROW_END = /[ \t]*\|$/;
/** Fewer such numbers are no habit of a document. */
const FEWEST = 2;
/** A number with its dress stands within this many characters from the start of a line. */
const REACH = 40;

/** A line with a number in dress. */
interface Dressed {
  line: number;
  edit: Edit;
  kind: 'rule' | 'subrule' | 'section' | 'chapter';
}

/**
 * Takes off what a document puts around the numbers of its rules and headings: bullets, brackets, the word “Rule” or
 * “Section”, the bars of a table. Only where most of its numbers are so dressed.
 *
 * @returns undefined where they are not
 */
export function withoutNumberDress(source: Source, lines: Lines): Source | undefined {
  const text = source.text;
  const dressed: Dressed[] = [];
  let plain = 0;
  let plainLetters = 0;
  let plainSections = 0;
  for (let line = 0; line < lines.count; line++) {
    if (isBlank(lines, line)) continue;
    const start = lines.start[line] as number;
    const code = lines.first[line] as number;
    if (isDigit(code)) {
      // Most lines with a figure begin with a plain number, and need no pattern.
      if (text.charCodeAt(start + 3) === DOT && isDigit(text.charCodeAt(start + 4))) {
        const after = plainEnd(text, start + 5);
        if (after >= 0) {
          plain++;
          if (isSmallLetter(text.charCodeAt(after - 1))) plainLetters++;
          continue;
        }
      }
      BRACKETED.lastIndex = start;
      const bracketed = BRACKETED.exec(text);
      if (bracketed) {
        const [whole, number, letter] = bracketed;
        const edit = { start, end: start + whole.length, as: `${number}${letter}` };
        dressed.push({ line, edit, kind: 'subrule' });
        continue;
      }
      const kind =
        isAt(GLUED, text, start) || isAt(DASHED, text, start) ? undefined : startOf(text, lines, line)?.kind;
      if (kind === 'rule' || kind === 'subrule') plain++;
      if (kind === 'subrule') plainLetters++;
      // The contents may be plain where the headings are not.
      else if (kind === 'section' && (plain > 0 || dressed.some((d) => d.kind === 'rule'))) plainSections++;
      if (kind !== undefined) continue;
    } else if (!mayBeDress(text, start, code)) continue;
    const found = dressOf(text, lines, line);
    if (found) dressed.push(found);
  }
  const of = (kind: Dressed['kind'], most: number): Dressed[] => {
    const alike = dressed.filter((d) => d.kind === kind);
    return alike.length >= FEWEST && alike.length > most ? alike : [];
  };
  const rules = of('rule', plain * 2);
  const edits = [
    ...rules,
    ...of('subrule', plainLetters),
    ...of('section', plainSections),
    ...of('chapter', 0),
  ]
    .sort((a, b) => a.line - b.line)
    .flatMap(({ line, edit }) => [edit, ...rowEnd(text, lines, line, edit)]);
  if (edits.length === 0) return undefined;
  return edited(source, edits, {
    ruleId: 'number-dress',
    reason: (n) =>
      `${n} marks around the numbers of rules and headings are none of their words; the first is here`,
  });
}

/** Whether a sticky pattern matches at an offset. */
function isAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

/** A number with a dash between it and the words. */
const DASHED = /\d{3}\.\d{1,3}[a-z]?\.?[ \t][-–—][ \t]/y;
const BLANK = 0x20;
const DASHES = unitsOf('-–—');

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
// linear: the first characters of a line
const ROMAN_HEADING =
  /(?:(?:chapter|part)[ \t]{1,4})?(I{1,3}|IV|VI{0,3}|IX)(?=\.[ \t]{1,4}\p{Lu}[^\n.]{1,60}$)/imuy;
/** With one of these such a heading begins. */
const ROMAN_FIRST = unitsOf('IiVvCcPp');
/** So many chapters must count on. */
const FEWEST_CHAPTERS = 3;

/**
 * Reads the chapters that a document counts with Roman numerals (`II. Parts of a Card`).
 *
 * @returns undefined where none are
 */
export function withArabicChapters(source: Source, lines: Lines): Source | undefined {
  const { text } = source;
  const edits: Edit[] = [];
  /** Those above the heading of a section of their own. */
  const certain: Edit[] = [];
  let before = 0;
  for (let line = 0; line < lines.count; line++) {
    if (ROMAN_FIRST[lines.first[line] as number] !== 1 || isBlank(lines, line)) continue;
    const index = lines.start[line] as number;
    ROMAN_HEADING.lastIndex = index;
    const [head, numeral = ''] = ROMAN_HEADING.exec(text) ?? [];
    if (head === undefined) continue;
    const chapter = ROMAN.indexOf(numeral) + 1;
    // The contents count them once, the headings again.
    const edit = { start: index, end: index + head.length, as: String(chapter) };
    if (isAboveSection(text, lines, line, chapter)) certain.push(edit);
    if (chapter !== before + 1 && chapter !== 1) continue;
    before = chapter;
    edits.push(edit);
  }
  const meant = edits.length < FEWEST_CHAPTERS ? certain : edits;
  if (meant.length === 0) return undefined;
  return edited(source, meant, {
    ruleId: 'number-dress',
    reason: (n) =>
      `${n} ${n === 1 ? 'chapter is' : 'chapters are'} counted with Roman numerals; the first is here`,
  });
}

/** Whether the next words are the heading of a section of a chapter (`800. General` below VIII). */
function isAboveSection(text: string, lines: Lines, line: number, chapter: number): boolean {
  let below = line + 1;
  while (below < lines.count && isBlank(lines, below)) below++;
  return below < lines.count && new RegExp(`^${chapter}\\d{2}\\.[ \\t]`).test(lineText(text, lines, below));
}

/** Where a number that has begun ends, if it goes on with figures, a dot or a letter to a blank; else -1. */
function plainEnd(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  const after = text.charCodeAt(at);
  if (after === DOT || isSmallLetter(after)) at++;
  if (text.charCodeAt(at) !== BLANK) return -1;
  // A dash between the number and the words is no word.
  return DASHES[text.charCodeAt(at + 1)] === 1 && text.charCodeAt(at + 2) === BLANK ? -1 : at;
}

/** The marks with which a dress begins; those beyond ASCII are few in number. */
const MARKS = unitsOf('*-+#[("\'|_:');
const LETTERS = unitsOf('RrCcSsPp');
const WORD = /(?:rule|cr|chapter|section|part)[ \t]/iy;

function mayBeDress(text: string, start: number, code: number): boolean {
  if (code > 127) return code !== 0x201c;
  if (LETTERS[code] !== 1) return MARKS[code] === 1;
  WORD.lastIndex = start;
  return WORD.test(text);
}

function dressOf(text: string, lines: Lines, line: number): Dressed | undefined {
  const start = lines.start[line] as number;
  const head = text.slice(start, Math.min(start + REACH, lines.end[line] as number));
  if (isAt(GLUED, text, start)) {
    const at = GLUED.lastIndex;
    const [section = '', rule = ''] = text.slice(start, at).split('.');
    const kind = rule !== '' ? 'rule' : section.length > 2 ? 'section' : 'chapter';
    return { line, edit: { start: at, end: at, as: ' ' }, kind };
  }
  const rule = DRESSED.exec(head);
  if (rule) {
    const [whole, before, number, after] = rule as unknown as [string, string, string, string];
    // A small word is one of a sentence that goes on from the line above.
    if ((before === '' && after.trim() === '') || /^(?:rule|cr)/.test(before)) return undefined;
    // A reference at the start of a wrapped line has neither dot nor mark behind it and goes on in mid-sentence.
    if (
      /^rule[ \t]*$/i.test(before) &&
      !/^\s*[.:\-–—|]/.test(after) &&
      /^[a-z,;)]/.test(head.slice(whole.length))
    )
      return undefined;
    const as = `${number}${/[a-z]$/i.test(number) ? '' : '.'}${whole.length < lineLength(lines, line) ? ' ' : ''}`;
    return { line, edit: { start, end: start + whole.length, as }, kind: 'rule' };
  }
  const headed = HEADED.exec(head);
  if (!headed) return undefined;
  const words = lineText(text, lines, line).slice(headed[0].length);
  if (!looksLikeHeading(words) && !isPlaceholder(words)) return undefined;
  const number = headed[2] as string;
  return {
    line,
    edit: { start, end: start + headed[0].length, as: `${number}. ` },
    kind: number.length > 2 ? 'section' : 'chapter',
  };
}

/** The bar at the end of a row that begins with one. */
function rowEnd(text: string, lines: Lines, line: number, { start, end }: Edit): Edit[] {
  const to = lines.end[line] as number;
  const bar = text[start] === '|' && ROW_END.exec(text.slice(Math.max(end, to - 8), to));
  return bar ? [{ start: to - bar[0].length, end: to, as: '' }] : [];
}
