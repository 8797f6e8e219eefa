import { isSpace, unitsOf } from '../characters.js';
import type { Source } from '../source.js';
import type { Lines } from '../text/lines.js';
import { type Edit, edited } from './edits.js';

const WORD = 'Example';
const PLAIN = 'Example:';
/** Searching for these letters is faster than searching for the whole word. */
const FIRST = 'Exampl';
/** What other hands write behind it: a count, a dash in the place of the colon, the end of its own italics. */
const AFTER = /Examples?(?:[ \t](?:\d{1,2}|[A-Z])[:.)]|[ \t]*[:–—]|[ \t]+-(?=[ \t]))_?[ \t]*/y;
const USUAL = /Examples?:[ \t]*/y;

/** Other words and marks that hands open an example with, where a paragraph begins. */
const OTHER =
  /[ \t]{0,20}(?:[*_]{1,3}Examples?(?::[*_]{1,3}|[*_]{1,3}:)|\[Examples?(?:[ \t]\d{1,2})?\]:?|[»«›][ \t]?Examples?[ \t]?[»«›:]|EXAMPLES?(?:[ \t]\d{1,2})?[ \t]?[:.–—-]|Ex(?:amples?|pl)?(?:\.[ \t]?\d{0,2}[:)]?|[ \t]\d{1,2}[.:)]|:)|[Ee]\.g\.[:,]?|[Ee]xample[ \t]?→)[ \t]{0,20}(?=\S)/y;
/** With one of these such a mark begins. */
const OPENS = unitsOf('*_[»«›eE');
/** The end of a paragraph. */
const ENDED = /(?:^|[.!?:)\]"'”’}*_])[ \t]*\r?\n(?:[ \t]*\r?\n)*$/;

/**
 * Finds examples that begin in the middle of a line, are set in italics, counted, or parted from their words by a dash, and
 * writes them as official editions have them.
 *
 * @returns undefined where all examples are so already
 */
export function withoutExampleDress(source: Source, lines: () => Lines): Source | undefined {
  const text = source.text;
  const edits: Edit[] = [];
  for (let at = text.indexOf(FIRST); at >= 0; at = text.indexOf(FIRST, at + 1)) {
    const isPlain = text.charCodeAt(at - 1) === LF && text.startsWith(PLAIN, at);
    const edit = isPlain || !text.startsWith(WORD, at) ? undefined : editOf(text, at);
    if (edit) edits.push(...edit);
  }
  const known = new Set(edits.map(({ start }) => start));
  const { count, start: starts, first } = lines();
  for (let line = 0; line < count; line++) {
    if (OPENS[first[line] as number] !== 1) continue;
    const start = starts[line] as number;
    // Nearly all marks are as they should be.
    if (text.startsWith(PLAIN, start)) continue;
    const index = source.lineStarts[line] as number;
    OTHER.lastIndex = index;
    const mark = OTHER.exec(text)?.[0];
    if (mark === undefined) continue;
    if (known.has(start) || /^Examples?:/.test(mark.trimStart())) continue;
    if (ENDED.test(text.slice(Math.max(0, index - 8), index)))
      edits.push({ start: index, end: index + mark.length, as: 'Example: ' });
  }
  edits.sort((a, b) => a.start - b.start);
  if (edits.length === 0) return undefined;
  return edited(source, edits, {
    ruleId: 'example-dress',
    reason: (n) =>
      n === 1
        ? 'one mark of an Example is written otherwise than elsewhere'
        : `${n} marks of Examples are written otherwise than elsewhere; the first is here`,
  });
}

const LF = 0x0a;

/** @param word offset of the first letter */
function editOf(text: string, word: number): Edit[] | undefined {
  const italic = text[word - 1] === '_';
  const start = italic ? word - 1 : word;
  let before = start;
  while (before > 0 && (text[before - 1] === ' ' || text[before - 1] === '\t')) before--;
  const begins = before === 0 || /[\r\n]/.test(text[before - 1] as string);
  const follows = before < start && /[.!?)\]"'”’]/.test(text[before - 1] as string);
  if (!begins && !follows) return undefined;
  USUAL.lastIndex = word;
  const usual = USUAL.test(text);
  if (follows) {
    // In mid-line only what cannot be the words of a sentence.
    return usual && !italic ? [{ start: before, end: start, as: '\n' }] : undefined;
  }
  if (usual && !italic) return undefined;
  AFTER.lastIndex = word;
  const mark = AFTER.exec(text);
  if (!mark) return undefined;
  const end = AFTER.lastIndex;
  const edits: Edit[] = [{ start, end, as: 'Example: ' }];
  if (italic && !mark[0].includes('_')) {
    // The italics go on to the end of the line; where they do not, the low line is a character like others.
    let stop = end;
    while (stop < text.length && text[stop] !== '\n' && text[stop] !== '\r') stop++;
    while (stop > end && isSpace(text.charCodeAt(stop - 1))) stop--;
    if (text[stop - 1] !== '_') return undefined;
    edits.push({ start: stop - 1, end: stop, as: '' });
  }
  return edits;
}
