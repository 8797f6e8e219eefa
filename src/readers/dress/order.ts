import { isDigit } from '../characters.js';
import { Derivation } from '../derived.js';
import type { Source } from '../source.js';
import { glossaryHeading } from '../text/index.js';
import { findLine, type Lines } from '../text/lines.js';

const FIRST_RULE = /\d{3}\.1\.?[ \t]/y;
/** Headings of chapters and sections above the first rule, and a line that says that the rules begin. */
const HEADINGS =
  /(?:^[ \t]{0,8}(?:the )?(?:comprehensive )?rules[ \t]{0,8}\r?\n\s{0,40})?(?:^[ \t]{0,8}\d{1,3}\.[ \t]\S[^\r\n]{0,80}\r?\n\s{0,40}){1,3}$/im;
const RULES = /^[ \t]{0,8}(?:the )?(?:comprehensive )?rules[ \t]{0,8}(?=\r?\n)/i;
const CREDITS = /^[ \t]{0,8}credits[ \t]{0,8}$/gim;
/** Less is the entry of a table of contents, with those behind it. */
const LEAST = 1_000;
/** The headings above the first rule take no more room. */
const REACH = 400;

/**
 * Puts a glossary that somebody has put before the rules behind them, where the reader of plain text looks for it.
 *
 * @returns undefined where the glossary has its usual place, or there is none
 */
export function withGlossaryLast(source: Source, lines: Lines): Source | undefined {
  const { text } = source;
  const heading = glossaryHeading(text, lines, lines.count);
  if (heading === undefined) return undefined;
  const rule = findLine(heading, lines.count, (line) => {
    if (!isDigit(lines.first[line] as number)) return false;
    FIRST_RULE.lastIndex = lines.start[line] as number;
    return FIRST_RULE.test(text);
  });
  const from = source.lineStarts[heading] as number;
  const first = source.lineStarts[rule];
  if (first === undefined || first - from < LEAST) return undefined;
  const before = text.slice(first - REACH, first);
  const headings = HEADINGS.exec(before);
  const to = headings ? first - REACH + headings.index : first;
  const credits = [...text.slice(first).matchAll(CREDITS)].at(-1)?.index;
  const end = credits === undefined ? text.length : first + credits;
  const said = RULES.exec(text.slice(to, to + 80))?.[0].length ?? 0;
  source.claim(to, to + said);
  const derivation = new Derivation(text);
  derivation
    .copy(0, from)
    .copy(to + said, end)
    .insert('\n\n')
    .copy(from, to)
    .insert('\n\n')
    .copy(end, text.length);
  source.warn('glossary-first', 'the glossary is before the rules and is read behind them', from).fatal =
    undefined;
  return derivation.source(source);
}
