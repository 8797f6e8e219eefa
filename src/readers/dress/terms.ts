import { listIn } from '../../tree/maps.js';
import type { Source } from '../source.js';
import { isBlank, type Lines, lineText } from '../text/lines.js';
import { type Edit, edited } from './edits.js';

const GLOSSARY = /^glossary$/i;
const BACK = /^credits$/i;
/** Fewer entries are no habit. */
const FEWEST = 8;
/** So many of the paragraphs begin so where terms are on the lines of their meanings. */
const SHARE = 0.8;
/** A term, and what parts it from its meaning. */
const PARTED =
  /^([\p{Lu}\p{N}“"{[+][^.:;—–]{0,79}?)(\s{0,8}—\s{0,8}|\s{1,8}[–-]\s{1,8}|:\s{1,8}|\t\s{0,8})(?=\S)/u;

/**
 * Finds a glossary that has each term on the line of its meaning, with a dash, a colon or a tab between them, and gives the term a
 * line of its own, as official editions do.
 *
 * @returns undefined where terms have lines of their own
 */
export function withoutTermDress(source: Source, lines: Lines): Source | undefined {
  const { text } = source;
  let from = lines.count - 1;
  while (from >= 0 && !isWord(text, lines, from, GLOSSARY)) from--;
  if (from < 0) return undefined;
  let all = 0;
  const found = new Map<string, Edit[]>();
  for (let line = from + 1; line < lines.count && !isWord(text, lines, line, BACK); line++) {
    if (isBlank(lines, line)) continue;
    // Meanings have lines below the first where the terms have their own.
    if (!isBlank(lines, line - 1) && line > from + 1) continue;
    all++;
    const parted = PARTED.exec(lineText(text, lines, line));
    if (!parted) {
      // A list that is mostly something else is known soon.
      if (all > 2 * FEWEST && found.size === 0) return undefined;
      continue;
    }
    const [, term = '', mark = ''] = parted;
    const start = (lines.start[line] as number) + term.length;
    listIn(found, mark.trim()).push({ start, end: start + mark.length, as: '\n' });
  }
  const edits = [...found.values()].sort((a, b) => b.length - a.length)[0];
  if (edits === undefined || edits.length < FEWEST || edits.length < all * SHARE) return undefined;
  return edited(source, edits, {
    ruleId: 'term-dress',
    // The other paragraphs are meanings of the terms above them, or terms that are parted otherwise.
    notable: edits.length < all,
    reason: (n) => `${n} terms of the glossary are on the lines of their meanings; the first is here`,
  });
}

function isWord(text: string, lines: Lines, line: number, word: RegExp): boolean {
  const length = (lines.end[line] as number) - (lines.start[line] as number);
  return length > 6 && length < 9 && word.test(lineText(text, lines, line));
}
