import { isSuccessor } from '../../tree/index.js';
import { DOT, isDigit } from '../characters.js';
import type { Source } from '../source.js';
import { isBlank, type Lines } from '../text/lines.js';
import { type Edit, edited } from './edits.js';

/** Letters of other alphabets, and the Latin letters that nobody can tell from them by sight. */
const ALIKE = new Map(
  [
    ...'\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0458\u04bb\u0501\u03bf\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406',
  ].map((letter, at) => [letter, 'aeopcyxisjhdoABEKMHOPCTXI'[at] as string]),
);
const ALIKE_CLASS = [...ALIKE.keys()].join('');
/** Letters of other alphabets that look like figures, within a number. */
const FIGURE_ALIKE = new Map(
  [...'\u041e\u043e\u039f\u03bf\u0417'].map((letter, at) => [letter, '00003'[at] as string]),
);
const FIGURES = [...FIGURE_ALIKE.keys()].join('');
const FIGURE_CLASS = `[${FIGURES}]`;
const WITHIN_NUMBER = [
  `(?<=\\d[.${FIGURES}]{0,4})${FIGURE_CLASS}(?![\u0430-\u044f])`,
  `${FIGURE_CLASS}(?=${FIGURE_CLASS}{0,3}\\.?\\d)`,
  // All of them are such letters.
  `(?<=\\n${FIGURE_CLASS}{0,2})${FIGURE_CLASS}(?=${FIGURE_CLASS}{0,2}\\.${FIGURE_CLASS})`,
  `(?<=\\n${FIGURE_CLASS}{3}\\.)${FIGURE_CLASS}`,
].join('|');
/** Characters of other widths and scripts that stand for figures and letters: hyphens, full-width forms, ligatures, figures of Arabic and of mathematics, letters of other alphabets within a Latin word. */
const FORMS = new RegExp(
  `(?<figure>${WITHIN_NUMBER})|[\\u2010\\u2011\\ufb00-\\ufb06\\uff01-\\uff5e\\u0660-\\u0669\\u06f0-\\u06f9]|\\ud835[\\udfce-\\udfff]|(?<=[A-Za-z])[${ALIKE_CLASS}]|[${ALIKE_CLASS}](?=[A-Za-z])`,
  'g',
);
/** What terminals and printers do with characters: colours, titles, letters struck over themselves, and the prompt of a program that shows pages. */
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
  /(?:(?:\u001b\[[\d;?]{0,20}[A-Za-z]){0,4}--More--(?:\(\d{1,3}%\))?(?:\u001b\[[\d;?]{0,20}[A-Za-z]|[\r\b ]){0,40}\n?)|\u001b\][^\u0007\n]{0,200}\u0007|\u001b\[[\d;?]{0,20}[A-Za-z]|[^\n]\u0008/g;
/** The quotation marks of TeX and of typewriters. */
const TYPED_QUOTES = /```(?=[^\s`])|'''(?!')|``|''/g;
const TYPED: Readonly<Record<string, string>> = { '```': '“‘', "'''": '’”', '``': '“', "''": '”' };
/** Fewer are meant as they stand. */
const FEWEST = 5;

/**
 * Leaves out what only a terminal or a printer understands, and reads quotation marks that were typed as two characters.
 *
 * @returns undefined where hardly any are in the document
 */
export function withoutControls(source: Source): Source | undefined {
  const { text, survey } = source;
  const edits: Edit[] = [];
  // Most documents have nothing that is unseen.
  if (survey.unseen.length > 0 && (text.includes('\u001b[') || text.includes('\b'))) {
    for (const { index, 0: found } of text.matchAll(CONTROLS))
      edits.push({ start: index, end: index + found.length, as: '' });
  } else if (source.has('``')) {
    for (const { index, 0: found } of text.matchAll(TYPED_QUOTES))
      edits.push({ start: index, end: index + found.length, as: TYPED[found] as string });
    const opened = edits.filter(({ as }) => as.startsWith('“')).length;
    // What opens quotations also closes them; else these are marks of another kind, such as a fence.
    if (Math.abs(edits.length - 2 * opened) > edits.length * UNPAIRED) return undefined;
  }
  if (edits.length < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'typed-characters',
    reason: (n) =>
      `${n} marks of a terminal or a typewriter are read as what they stand for; the first is here`,
  });
}

/**
 * What prints nothing and takes no part in any word: joiners and spaces without width, marks of direction, choices between forms of a
 * character, the mark of byte order, and hyphens where a word may be divided but is not.
 */
const UNSEEN =
  /[\u0305\u0332\u0333\u0335\u0336\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]|\u00ad(?!\s)/g;
/** Where two files were put together, the second began with this mark, and the first may have had no end of its last line. */
const JOINT = 0xfeff;

/**
 * Leaves out marks that print nothing where they are among the words or within numbers; the joint of two files becomes the end of a line.
 *
 * @returns undefined where hardly any are in the document
 */
export function withoutUnseenMarks(source: Source): Source | undefined {
  const { text, survey } = source;
  if (survey.unseen.length === 0 && !survey.hasForms) return undefined;
  const edits: Edit[] = [];
  for (const { index } of text.matchAll(UNSEEN)) {
    const isJoint =
      text.charCodeAt(index) === JOINT &&
      index > 0 &&
      /(?:[^\s\d.]|\D\.)\ufeff(?:\d{1,3}\.|\p{Lu})/u.test(text.slice(index - 2, index + 5));
    edits.push({ start: index, end: index + 1, as: isJoint ? '\n\n' : '' });
  }
  if (edits.length < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'unseen-marks',
    reason: (n) => `${n} marks that print nothing, or only lines on letters, are left out; the first is here`,
  });
}

/** This share of the quotation marks may be without their partner. */
const UNPAIRED = 0.2;

/**
 * Reads characters of another width or script as those that they stand for: `１００．１`, `ﬁ`.
 *
 * @returns undefined where hardly any are in the document
 */
export function withoutForms(source: Source): Source | undefined {
  const text = source.text;
  const isWide = hasWideBlanks(text, source.survey.folds);
  if (!isWide && !source.survey.hasForms) return undefined;
  const edits: Edit[] = [];
  for (const { index, 0: form, groups } of text.matchAll(isWide ? WIDE_FORMS : FORMS)) {
    const figure = groups?.figure === undefined ? undefined : FIGURE_ALIKE.get(form);
    edits.push({ start: index, end: index + form.length, as: figure ?? plain(form) });
  }
  if (edits.length < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'character-forms',
    reason: (n) =>
      `${n} characters of another width or script are read as those that they stand for; the first is here`,
  });
}

/** So many characters from the start say what a document has for blanks. */
const WINDOW = 64_000;
/** What keeps words together or apart without being a blank, in documents that have it in the place of most blanks. */
const WIDE_FORMS = new RegExp(`${FORMS.source}|[\\u00a0\\u2002-\\u200b\\u202f\\u2800\\u3000]`, 'g');

/**
 * Whether most words are parted by blanks that do not break, or by blanks with something unseen beside them.
 *
 * @param folds where there is something between words that is not one blank, in order
 */
function hasWideBlanks(text: string, folds: Int32Array): boolean {
  const end = Math.min(text.length, WINDOW);
  let wide = 0;
  for (let i = 0; (folds[i] as number) < end; i++) {
    const code = text.charCodeAt(folds[i] as number);
    if (code === 0xa0 || code === 0x202f || (code >= 0x2002 && code <= 0x200b) || isForeignBlank(code))
      wide++;
  }
  if (wide === 0) return false;
  let blanks = 0;
  for (let at = text.indexOf(' '); at >= 0 && at < end; at = text.indexOf(' ', at + 1)) blanks++;
  return wide >= blanks / 2;
}

/** The blank of Chinese type, and that of the letters of the blind. */
function isForeignBlank(code: number): boolean {
  return code === 0x3000 || code === 0x2800;
}

function plain(form: string): string {
  const code = form.codePointAt(0) as number;
  const alike = ALIKE.get(form);
  if (alike !== undefined) return alike;
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
  if (code === 0x200b) return '';
  if (code === 0xa0 || code === 0x202f || (code >= 0x2002 && code <= 0x200a) || isForeignBlank(code))
    return ' ';
  return code === 0x2010 || code === 0x2011 ? '-' : form.normalize('NFKC');
}

/** A number in which letters or other marks stand for figures or for the dot. */
const NUMBER = /([\dlIOo|]{3})([.,·•:;_‧∙․‐‑–—-])([\dlIOo|]{1,3})([a-km-np-z]?)(?=[.,:;]?[ \t]|[.,:;]?$)/my;
/** The same for a heading. */
const HEADING = /([\dlIOo|]{1,3})\.[ \t]+(?=[\p{Lu}[])/uy;
/** So many numbers must count on for the habit to be one of numbers. */
const CHAIN = 4;

/** A number as it is printed and as it is meant. */
interface Odd {
  start: number;
  end: number;
  number: string;
  /** The mark in the place of the dot. */
  dot: string;
}

/**
 * Reads the figures of numbers for which a scanner has put letters (`l00.1`), and the dot for which a hand has put another mark
 * (`100,1`). The numbers must count on, those that are printed right among them.
 *
 * @returns undefined where all numbers are plain
 */
export function withoutOddNumbers(source: Source, lines: Lines): Source | undefined {
  const text = source.text;
  if (!hasOddNumber(text, lines)) return undefined;
  const odd: Odd[] = [];
  const headings: Odd[] = [];
  let before: string | undefined;
  /** How often each mark is where the dot of a number belongs, in numbers that count on. */
  const chained = new Map<string, number>();
  for (let line = 0; line < lines.count; line++) {
    if (!mayBeFigure(lines.first[line] as number) || isBlank(lines, line)) continue;
    const start = lines.start[line] as number;
    NUMBER.lastIndex = start;
    const match = NUMBER.exec(text);
    if (match) {
      const [, section = '', dot = '', rule = '', letter = ''] = match;
      if (!/\d/.test(section + rule) && dot !== '.') continue;
      const number = `${figures(section)}.${figures(rule).replace(/^0+(?=\d)/, '')}${letter}`;
      const end = start + section.length + 1 + rule.length + letter.length;
      const counts = before !== undefined && isSuccessor(before, number);
      if (counts) chained.set(dot, (chained.get(dot) ?? 0) + 1);
      if (text.slice(start, end) !== number && (counts || isBlank(lines, line - 1)))
        odd.push({ start, end, number, dot });
      if (dot === '.' || counts || before === undefined) before = number;
      continue;
    }
    HEADING.lastIndex = start;
    const heading = HEADING.exec(text)?.[1];
    if (heading !== undefined && /\D/.test(heading))
      headings.push({ start, end: start + heading.length, number: figures(heading), dot: '.' });
  }
  // A mark is the dot of a document's numbers where most of them have it; commas and dashes are between other figures too.
  const usual = [...chained].sort((a, b) => b[1] - a[1])[0];
  if (usual === undefined || usual[1] < CHAIN) return undefined;
  const meant = odd.filter(({ dot }) => dot === '.' || dot === usual[0]);
  if (meant.length === 0) return undefined;
  const edits = [...meant, ...headings]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, number }) => ({ start, end, as: number }));
  return edited(source, edits, {
    ruleId: 'number-characters',
    notable: true,
    reason: (n) =>
      `${n} numbers have a letter where a figure belongs, another mark where their dot belongs, or zeros before their figures; the first is here`,
  });
}

/** A quick look whether a line may begin with a number that is not plain: most documents have none. */
function hasOddNumber(text: string, lines: Lines): boolean {
  for (let line = 0; line < lines.count; line++) {
    // Most lines that begin so begin with a word, or with the number of a heading.
    if (!mayBeFigure(lines.first[line] as number)) continue;
    const start = lines.start[line] as number;
    if (
      !mayBeFigure(text.charCodeAt(start + 1)) ||
      !mayBeFigure(text.charCodeAt(start + 4)) ||
      isPlain(text, start)
    )
      continue;
    NUMBER.lastIndex = start;
    if (NUMBER.test(text)) return true;
  }
  return false;
}

/** Whether three figures, a dot and a figure begin here, with nothing but figures up to what is no part of a number. */
function isPlain(text: string, start: number): boolean {
  for (let at = start; at < start + 5; at++)
    if (at !== start + 3 && !isDigit(text.charCodeAt(at))) return false;
  if (text.charCodeAt(start + 3) !== DOT || text.charCodeAt(start + 4) === ZERO) return false;
  let at = start + 5;
  while (isDigit(text.charCodeAt(at))) at++;
  return !mayBeFigure(text.charCodeAt(at));
}

const ZERO = 0x30;

/** Figures, and the letters and the bar that look like them. */
function mayBeFigure(code: number): boolean {
  return (
    (code >= 48 && code <= 57) || code === 108 || code === 73 || code === 79 || code === 111 || code === 124
  );
}

function figures(printed: string): string {
  return printed.replace(/[lI|]/g, '1').replace(/[Oo]/g, '0');
}
