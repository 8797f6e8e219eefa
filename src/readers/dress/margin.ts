import type { Source } from '../source.js';
import { isBlank, type Lines } from '../text/lines.js';
import { type Edit, edited } from './edits.js';

/** Marks of quotation at the start of a line, as letters have them. */
const QUOTED = /(?:>[ \t]?)+/y;
/** The number of a line, as programs print it before the line. */
const COUNTED = /(\d{1,6})(?:[ \t]*[:|)\]][ \t]?|[ \t]{1,8})/y;
/** This share of the lines must have what is a margin. */
const SHARE = 0.95;
/** Fewer lines are no document that somebody has quoted or counted. */
const FEWEST = 5;

/**
 * Takes off what stands before every line: the marks of a quoted letter, or the counted numbers of lines.
 *
 * @returns undefined where the lines have no margin
 */
export function withoutMargin(source: Source, lines: Lines): Source | undefined {
  return quoted(source, lines) ?? counted(source, lines);
}

function quoted(source: Source, lines: Lines): Source | undefined {
  const edits = marginOf(source.text, lines, QUOTED, () => true);
  if (!edits) return undefined;
  return edited(source, edits, {
    ruleId: 'quotation-marks',
    reason: (n) => `${n} lines begin with the mark of a quoted letter; the first is here`,
  });
}

/** Lines are counted where each number is higher than the one before, by one but for blank lines without a number. */
function counted(source: Source, lines: Lines): Source | undefined {
  let last: number | undefined;
  const edits = marginOf(source.text, lines, COUNTED, (match, line) => {
    const number = Number(match[1]) - line;
    const steady = last === undefined || number === last;
    last ??= number;
    return steady;
  });
  if (!edits) return undefined;
  return edited(source, edits, {
    ruleId: 'line-numbers',
    reason: (n) => `${n} lines bear the number of the line; the first is here`,
  });
}

/** The margin of each line that has one, where nearly all lines have it. */
function marginOf(
  text: string,
  lines: Lines,
  pattern: RegExp,
  accepts: (match: RegExpExecArray, line: number) => boolean,
): Edit[] | undefined {
  const edits: Edit[] = [];
  let all = 0;
  for (let line = 0; line < lines.count; line++) {
    if (isBlank(lines, line)) continue;
    all++;
    const start = lines.start[line] as number;
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match && accepts(match, line)) {
      edits.push({ start, end: Math.min(start + match[0].length, lines.end[line] as number), as: '' });
    }
    // Most documents have no margin, and their first lines say so.
    else if (all < FEWEST || edits.length < all * (SHARE / 2)) return undefined;
  }
  return edits.length >= FEWEST && edits.length >= all * SHARE ? edits : undefined;
}
