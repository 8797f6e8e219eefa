import type { Source } from '../source.js';
import type { Lines } from '../text/lines.js';
import { isBlank, lineText } from '../text/lines.js';
import { type Edit, edited } from './edits.js';

/** What pages put behind their headings, to point at the heading. */
const POINTER = /[ \t\u00a0]{1,4}(?:¶|§|#|🔗)[ \t]{0,4}$|[ \t]{0,4}\[edit(?: \| edit source)?\]$/gmu;
/** What stands behind the last sentence of a paragraph and calls a note, or says that somebody has changed it. */
const CALL = /(?<=[.!?:)”"’'])(?:[¹²³⁰⁴-⁹]{1,3}| \(edited\))$|(?<=[.!?:)”"’'\p{L}])\[\d{1,3}\]$/gmu;
const FEWEST_CALLS = 5;
/** The words of a button or a link, which end no sentence and name no number. */
const BUTTON = /^\p{Lu}[\p{L} ’']{2,28}$/u;
/** Fewer may be meant as they stand. */
const FEWEST = 12;
/** Such lines stand between paragraphs: above nearly all of them a sentence ends. */
const SHARE = 0.95;

/**
 * Takes off what a page had beside its words for a click and nothing else: marks behind headings that point at them, marks
 * behind paragraphs that call a note, and lines that stand again and again between paragraphs (“Copy link”).
 *
 * @returns undefined where there are none
 */
export function withoutLinks(source: Source, lines: Lines): Source | undefined {
  const { text } = source;
  const pointers = [...text.matchAll(POINTER)];
  const edits: Edit[] =
    pointers.length < FEWEST
      ? []
      : pointers.map(({ index, 0: mark }) => ({ start: index, end: index + mark.length, as: '' }));
  const calls = [...text.matchAll(CALL)];
  if (calls.length >= FEWEST_CALLS)
    for (const { index, 0: mark } of calls) edits.push({ start: index, end: index + mark.length, as: '' });
  const places = new Map<string, number[]>();
  for (let line = 1; line < lines.count; line++) {
    if (isBlank(lines, line) || (lines.end[line] as number) - (lines.start[line] as number) > 30) continue;
    const words = lineText(text, lines, line);
    if (!BUTTON.test(words)) continue;
    const known = places.get(words);
    if (known) known.push(line);
    else places.set(words, [line]);
  }
  for (const found of places.values()) {
    if (found.length < FEWEST) continue;
    const ended = found.filter((line) => {
      let above = line - 1;
      while (above >= 0 && isBlank(lines, above)) above--;
      return (
        above < 0 ||
        /[.!?:)”"’'\]}]$/.test(lineText(text, lines, above)) ||
        /^\d{1,3}\./.test(lineText(text, lines, above))
      );
    });
    if (ended.length < found.length * SHARE) continue;
    for (const line of found)
      edits.push({ start: lines.start[line] as number, end: lines.end[line] as number, as: '' });
  }
  if (edits.length === 0) return undefined;
  edits.sort((a, b) => a.start - b.start);
  return edited(source, edits, {
    ruleId: 'page-links',
    reason: (n) => `${n} marks and lines that a page had for clicks are no words; the first is here`,
  });
}
