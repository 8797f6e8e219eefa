import { isDigit } from '../characters.js';
import { ReadError } from '../result.js';
import type { Source } from '../source.js';
import { hasFold, isBlank, type Lines, lineLength, lineText } from '../text/lines.js';
import { type Edit, edited } from './edits.js';

/** Marks of quotation at the start of a line, as letters have them. */
const QUOTED = /(?:>[ \t]?)+/y;
/** The number of a line, as programs print it before the line. */
const COUNTED = /(\d{1,6})(?:[ \t]*[:|)\]][ \t]?|[ \t]{1,8})/y;
/** This share of the lines must have what is a margin. */
const SHARE = 0.95;
const FENCE = /^(?:\/\*+|\*+\/|<!--|-->)$/;
/** So many lines at the start may have no margin: the head of a comparison. */
const STRANGE = 8;
/** Fewer lines are no document that somebody has quoted or counted. */
const FEWEST = 5;

/** What a program has put before the number of a rule: marks, a name, a moment. */
const BEFORE_NUMBER = /^(?=[^\n]{0,60}?\d{3}\.\d)([^\n]{1,60}?)(?<![\d.])\d{3}\.\d{1,3}[a-z]{0,2}[. ]/;
/** Looked for in so many lines from the start. */
const SOUGHT = 2_000;

/**
 * Takes off what comes before every line: the marks of a quoted letter, the counted numbers of lines, the marks of a comment, or
 * whatever else is the same before all of them but for figures.
 *
 * @returns undefined where the lines have no margin
 */
export function withoutMargin(source: Source, lines: Lines): Source | undefined {
  refuseColumns(source, lines);
  return (
    compared(source) ??
    quoted(source, lines) ??
    counted(source, lines) ??
    barred(source, lines) ??
    known(source, lines) ??
    repeated(source, lines) ??
    carriedOn(source, lines)
  );
}

/** What editors put before the further lines of a paragraph that is wider than they are; between two of them an Example may be named. */
const CARRIES_ON =
  /^[\u21a9\u21aa\u21b3\u21e2\u2937\u2b91\u2937\u00bb\u2026\u23ce](?!\d{3}\.| ?Examples? ?[\u00bb:]) ?/;
/** So many characters tell it. */
const CARRYING = 16;

/** Takes off the mark of a line that goes on with the one above. */
function carriedOn(source: Source, lines: Lines): Source | undefined {
  const edits: Edit[] = [];
  for (let line = 1; line < lines.count; line++) {
    if ((lines.first[line] as number) < 0xbb || isBlank(lines, line - 1)) continue;
    const start = lines.start[line] as number;
    const mark = CARRIES_ON.exec(source.text.slice(start, start + CARRYING))?.[0];
    if (mark !== undefined) edits.push({ start, end: start + mark.length, as: '' });
  }
  if (edits.length < FEWEST_CARRIED) return undefined;
  return edited(source, edits, {
    ruleId: 'margin',
    reason: (n) =>
      `${n} lines begin with the mark of a line that goes on with the one above; the first is here`,
  });
}

/** Fewer may be marks of something else. */
const FEWEST_CARRIED = 12;

const HUNK = /^@@ -\d{1,7}(?:,\d{1,7})? \+(\d{1,7})(?:,(\d{1,7}))? @@[^\n]{0,400}\n/gm;
/** A comparison of parts shows fewer unchanged lines in a row. */
const UNCHANGED = 20;

/** Whether so many lines in a row are the same in both documents. */
function isWhole(text: string): boolean {
  let same = 0;
  for (const line of text.split('\n', SHOWN * UNCHANGED)) {
    same = line.startsWith(' ') ? same + 1 : 0;
    if (same === UNCHANGED) return true;
  }
  return false;
}

/** What ends a comparison that was sent as a letter. */
const SIGNATURE = /^-- \n/m;

/**
 * Reads the newer of two documents out of a comparison (diff) that has all of it: lines that were taken out are left out.
 *
 * @returns undefined where the document is no comparison
 * @throws ReadError `comparison` where it has what differs between two documents, and neither of them as a whole
 */
function compared(source: Source): Source | undefined {
  const { text } = source;
  if (!source.has('\n@@ -')) return undefined;
  const hunks = [...text.matchAll(HUNK)];
  const [hunk] = hunks;
  if (!hunk) return undefined;
  const isNew = text.startsWith('@@ -0,0 ', hunk.index);
  if (hunks.length > 1 || hunk[1] !== '1' || !(isNew || isWhole(text.slice(hunk.index)))) {
    throw new ReadError(
      'comparison',
      'this is a comparison (diff) of two documents and has neither of them as a whole: give the documents',
      source.file,
    );
  }
  const from = hunk.index + hunk[0].length;
  const edits: Edit[] = [{ start: 0, end: from, as: '' }];
  let left = Number(hunk[2] ?? 1);
  let out = 0;
  let at = from;
  for (; at < text.length && (left > 0 || text[at] === '-') && !SIGNATURE.test(text.slice(at, at + 4)); ) {
    const end = text.indexOf('\n', at) + 1 || text.length;
    const isOut = text[at] === '-' || text[at] === '\\';
    if (isOut) out++;
    else left--;
    edits.push({ start: at, end: isOut ? end : Math.min(at + 1, end), as: '' });
    at = end;
  }
  if (at < text.length) edits.push({ start: at, end: text.length, as: '' });
  return edited(source, edits, {
    ruleId: 'comparison',
    notable: out > 0,
    reason: () =>
      `this is a comparison (diff) of two documents; the newer of them is read, and ${out} lines of the older are left out`,
  });
}

/** So many lines from the start show whether two documents stand side by side. */
const SHOWN = 400;
/** Shorter lines may say the same twice. */
const SHORTEST_PAIR = 24;
/** What parts two columns. */
const GUTTER = /[ \t]{2,}(?:[|<>][ \t]{1,4})?/g;

/** @throws ReadError `comparison` where most lines have the same words twice, side by side */
function refuseColumns(source: Source, lines: Lines): void {
  let long = 0;
  let pairs = 0;
  for (let line = 0; line < Math.min(SHOWN, lines.count); line++) {
    if (lineLength(lines, line) < SHORTEST_PAIR) continue;
    long++;
    // What parts columns is more than a blank.
    if (!hasFold(lines, lines.start[line] as number, lines.end[line] as number)) continue;
    const words = lineText(source.text, lines, line);
    for (const { index, 0: gutter } of words.matchAll(GUTTER)) {
      if (words.slice(0, index) !== words.slice(index + gutter.length)) continue;
      pairs++;
      break;
    }
  }
  if (pairs < FEWEST || pairs < long / 2) return;
  throw new ReadError(
    'comparison',
    'this is a comparison of two documents side by side, whose lines are cut off: give the documents',
    source.file,
  );
}

/** The tag of a page that opens a paragraph, and is all that parts it from the one above. */
// linear: asked of the first characters of a line
const PARTING_TAG = /^\s*<(?:p|div|li|td|h[1-6])\b[^<>]{0,60}>/i;
const TAGS = /^(?:<[a-z]\w{0,20}\b[^<>]{0,60}>\s?)*$/i;

/** Whether what is behind such a tag is nothing, or tags that are closed further on: they are markup, and no marks before the lines. */
function isMarkup(behind: string, text: string): boolean {
  return (
    TAGS.test(behind) && (behind.match(/<\w+/g) ?? []).every((name) => text.includes(name.replace('<', '</')))
  );
}

/** So many numbers are looked at for what comes before them. */
const MOST_TRIED = 8;

function repeated(source: Source, lines: Lines): Source | undefined {
  const { text } = source;
  let tried = 0;
  for (let line = 0; line < Math.min(lines.count, SOUGHT); line++) {
    const start = lines.start[line] as number;
    // Where a rule begins as it should, there is no margin.
    if (isDigit(text.charCodeAt(start)) && PLAIN.test(text.slice(start, start + 8))) return undefined;
    const before = BEFORE_NUMBER.exec(
      text.slice(start, Math.min(start + 72, lines.end[line] as number)),
    )?.[1];
    if (before === undefined || before.trim() === '' || before.trim() === '|') continue;
    // A mark that stands right before the number may be closed behind it.
    if (!/[\s:+>|]$/.test(before)) return undefined;
    const opening = PARTING_TAG.exec(before)?.[0] ?? '';
    if (opening !== '' && isMarkup(before.slice(opening.length).trim(), text)) return undefined;
    const shape = before
      .trim()
      .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
      .replace(/\d+/g, '\\d{1,20}')
      .replace(/\s+/g, '[ \\t]{1,20}');
    const edits = marginOf(text, lines, new RegExp(`${shape}[ \\t]?`, 'y'), () => true);
    // A number in the words of an introduction has other words before it than the rules have.
    if (!edits && ++tried < MOST_TRIED) continue;
    if (!edits) return undefined;
    if (opening !== '') for (const edit of edits) edit.start = text.indexOf('>', edit.start) + 1;
    return edited(source, edits, {
      ruleId: 'margin',
      reason: (n) =>
        `${n} lines begin with the same marks (“${before.trim()}”), which are none of their words; the first is here`,
    });
  }
  return undefined;
}

/** What programs write before a line: who has written it and when, the file that it is in, who has said it. */
const PROGRAMS: readonly { before: RegExp; share: number; notable: boolean; what: string }[] = [
  {
    before:
      /\^?[\da-f]{7,40} (?:[^\s(]{1,80}[ \t]{1,40})?\([^()\n]{1,60} \d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}[ \t]{1,8}\d{1,7}\)[ \t]?/y,
    share: 0.95,
    notable: false,
    what: 'who has written them',
  },
  {
    before: /(?!\d)[^\s:]{0,80}[./][^\s:]{1,60}:\d{1,7}:/y,
    share: 0.95,
    notable: false,
    what: 'the file that they are in',
  },
  {
    before:
      /\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?\]?(?: -)? [^:\n]{1,40}: /y,
    share: 0.5,
    notable: true,
    what: 'who has said them and when, and what was said between may be among the words',
  },
];

function known(source: Source, lines: Lines): Source | undefined {
  for (const { before, share, notable, what } of PROGRAMS) {
    const edits = marginOf(source.text, lines, before, () => true, share);
    if (edits)
      return edited(source, edits, {
        ruleId: 'margin',
        notable,
        reason: (n) => `${n} lines begin with ${what}; the first is here`,
      });
  }
  return undefined;
}

const BARRED = /[|┃│▌][ \t]?/y;

/** A bar before every line and none behind it, as letters have them that quote. */
function barred(source: Source, lines: Lines): Source | undefined {
  const { text } = source;
  const edits = marginOf(text, lines, BARRED, () => true);
  if (!edits || edits.some(({ end }) => /\|\s*$/.test(text.slice(end, text.indexOf('\n', end)))))
    return undefined;
  return edited(source, edits, {
    ruleId: 'quotation-marks',
    reason: (n) => `${n} lines begin with the bar of a quoted letter; the first is here`,
  });
}

const PLAIN = /^\d{3}\.\d{1,3}[a-z]?[. ]/;

function quoted(source: Source, lines: Lines): Source | undefined {
  const edits = marginOf(source.text, lines, QUOTED, () => true);
  if (!edits) return undefined;
  setRemarksAside(source, lines, edits);
  return edited(source, edits, {
    ruleId: 'quotation-marks',
    reason: (n) => `${n} lines begin with the mark of a quoted letter; the first is here`,
  });
}

/** More lines of another depth are parts of the letter. */
const MOST_REMARKS = 0.02;

/** Leaves out what others have written between the lines that they quote: it is quoted less deeply than nearly all. */
function setRemarksAside(source: Source, lines: Lines, edits: readonly Edit[]): void {
  const { text } = source;
  const depthOf = ({ start, end }: Edit): number => text.slice(start, end).split('>').length - 1;
  const depths = new Map<number, number>();
  for (const edit of edits) depths.set(depthOf(edit), (depths.get(depthOf(edit)) ?? 0) + 1);
  const usual = [...depths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const remarks: { edit: Edit; end: number }[] = [];
  let line = 0;
  for (const edit of edits) {
    while ((lines.start[line] as number) < edit.start) line++;
    const end = lines.end[line] as number;
    if (depthOf(edit) < usual && text.slice(edit.end, end).trim() !== '') remarks.push({ edit, end });
  }
  const [first] = remarks;
  if (!first || remarks.length > edits.length * MOST_REMARKS) return;
  for (const { edit, end } of remarks) edit.end = end;
  source.warn(
    'quoted-remarks',
    `${remarks.length} lines are quoted less deeply than those around them: they are remarks, and are left out`,
    first.edit.start,
    first.edit.end,
  );
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
    reason: (n) => `${n} lines begin or end with the number of the line; the first is here`,
  });
}

/** The margin of each line that has one, where nearly all lines have it. */
function marginOf(
  text: string,
  lines: Lines,
  pattern: RegExp,
  accepts: (match: RegExpExecArray, line: number) => boolean,
  share: number = SHARE,
): Edit[] | undefined {
  const edits: Edit[] = [];
  let all = 0;
  for (let line = 0; line < lines.count; line++) {
    if (isBlank(lines, line)) continue;
    // The lines that open and close a comment have no margin.
    if (
      FENCE.test(
        text.slice(lines.start[line], Math.min((lines.start[line] as number) + 8, lines.end[line] as number)),
      )
    )
      continue;
    all++;
    const start = lines.start[line] as number;
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match && accepts(match, line)) {
      edits.push({ start, end: Math.min(start + match[0].length, lines.end[line] as number), as: '' });
    }
    // Most documents have no margin, and their first lines say so.
    else if (all > STRANGE && edits.length < all * (share / 2)) return undefined;
  }
  return edits.length >= FEWEST && edits.length >= all * share ? edits : undefined;
}
