import { ReadError } from '../result.js';
import type { Source } from '../source.js';
import { type Lines, lineText } from './lines.js';
import { nextWords } from './starts.js';

const SAMPLE = 20_000;

/**
 * The error for a document in which no line has the number of a rule. It says what the document seems to be.
 */
export function refusal(source: Source, lines: Lines): ReadError {
  const first = nextWords(lines, 0);
  const head = source.text.slice(0, SAMPLE);
  if (controlShare(head) > 0.02) {
    return new ReadError(
      'not-text',
      'this is no text, it is full of control characters: give a text, HTML, Word or PDF file',
      source.file,
      1,
    );
  }
  if (first >= lines.count) return new ReadError('empty', 'the document holds no words', source.file);
  if (head.trimStart().startsWith('{\\rtf')) {
    return new ReadError(
      'wrong-format',
      'this is rich text (RTF) and cannot be read as plain text: leave the format out',
      source.file,
    );
  }
  const dressed = dressedNumbers(source.text, lines);
  if (dressed.length > 1) {
    const line = dressed[0] as number;
    const words = lineText(source.text, lines, line).slice(0, SHOWN);
    return new ReadError(
      'not-rules',
      `no line begins with the number of a rule (as 100.1), though ${dressed.length} lines have one behind or before other marks ` +
        `(“${words}”): give it as plain text, or take off what stands around the numbers`,
      source.file,
      line + 1,
    );
  }
  return new ReadError(
    'not-rules',
    `no line begins with the number of a rule (as 100.1): ${seemsToBe(source.text, lines, first)}, not a text of the Comprehensive Rules; give a dump of them, or a part with its numbers`,
    source.file,
    first + 1,
  );
}

/** So many characters of a line are quoted. */
const SHOWN = 40;
const DRESSED =
  /^[^\p{L}\d]{0,9}(?:(?:rule|section|cr|reg(?:el|la|ola))\W{1,3})?\d{3}\.\d{1,3}[a-z]?(?!\d)/iu;

/** The lines that have the number of a rule at their start, but for marks around it that plain text does not have. */
function dressedNumbers(text: string, lines: Lines): number[] {
  const found: number[] = [];
  for (let line = 0; line < lines.count; line++) {
    if (DRESSED.test(lineText(text, lines, line).slice(0, SHOWN))) found.push(line);
  }
  return found;
}

function controlShare(text: string): number {
  let n = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32)) n++;
  }
  return n / text.length;
}

function seemsToBe(text: string, lines: Lines, first: number): string {
  const words = lineText(text, lines, first);
  if (/^<(?:!doctype|html|\?xml)/i.test(words)) return 'it is a page of HTML or XML';
  if (/^[[{]/.test(words)) return 'it is data in JSON';
  const lettered: string[] = [];
  let rulings = 0;
  for (let line = first; line < lines.count; line++) {
    const at = lines.start[line] as number;
    const head = text.slice(at, Math.min(at + 60, lines.end[line] as number));
    if (/^[A-Z]\.\d{1,3}(?:\.\d+)*\b/.test(head)) lettered.push(head);
    if (/\brulings?\b/i.test(head)) rulings++;
  }
  if (lettered.length >= 10) {
    const kind = rulings >= 3 ? 'a summary of rulings' : 'a text of another kind';
    return `its headings are lettered (“${lettered[0]}”), so it is ${kind}`;
  }
  if (rulings >= 3) return 'it is a collection of rulings';
  return `it begins “${words.length > 60 ? `${words.slice(0, 59)}…` : words}”`;
}
