import { unitsOf } from '../characters.js';
import type { Source } from '../source.js';
import type { Lines } from '../text/lines.js';
import { isBlank, lineText } from '../text/lines.js';
import { linesAlike } from './alike.js';
import { type Edit, edited } from './edits.js';

/** What pages put behind their headings, to point at the heading. */
const POINTER = /(?:[ \t\u00a0]{1,4}(?:¶|§|#|🔗)|[ \t]{0,4}\[edit(?: \| edit source)?\])$/u;
/** What comes after the last sentence of a paragraph and calls a note, or says that somebody has changed it. */
const CALL = /(?<=[.!?:)”"’'])(?:[¹²³⁰⁴-⁹]{1,3}| \(edited\))$|(?<=[.!?:)”"’'\p{L}])\[\d{1,3}\]$/u;
/** With one of these a mark of either kind ends, and hardly a line else; what is behind the last is the second half of a link. */
const ENDS = unitsOf('¶§#])¹²³⁰⁴⁵⁶⁷⁸⁹\udd17');
/** So many characters from the end of a line hold its mark. */
const REACH = 24;
const FEWEST_CALLS = 5;
/** The words of a button or a link, which end no sentence and name no number. */
const BUTTON = /^\p{Lu}[\p{L} ’']{2,28}$/u;
const SHORTEST_BUTTON = 3;
const LONGEST_BUTTON = 30;
/** Fewer may be meant as they stand. */
const FEWEST = 12;
/** Such lines are between paragraphs: above nearly all of them a sentence ends. */
const SHARE = 0.95;

/**
 * Takes off what a page had beside its words for a click and nothing else: marks behind headings that point at them, marks
 * behind paragraphs that call a note, and lines that stand again and again between paragraphs (“Copy link”).
 *
 * @returns undefined where there are none
 */
export function withoutLinks(source: Source, lines: Lines): Source | undefined {
  const { text } = source;
  const { pointers, calls } = marksAtEnds(text, lines);
  const edits = pointers.length < FEWEST ? [] : pointers;
  if (calls.length >= FEWEST_CALLS) for (const call of calls) edits.push(call);
  for (const [words, alike] of linesAlike(text, lines, SHORTEST_BUTTON, LONGEST_BUTTON, FEWEST)) {
    const found = alike.filter((line) => line > 0);
    if (found.length < FEWEST || !BUTTON.test(words)) continue;
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

/** Where a name of a link leads, on a line of its own. */
const LEADS = /\[([^\][\n]{1,40})\]: {1,4}<?https?:\/\/[^\s<>]{1,300}>?[ \t]*$/my;
const LINE_END = /[\r\n\u2028\u2029]/;

function leadsIn({ text, survey }: Source): RegExpExecArray[] {
  const leads: RegExpExecArray[] = [];
  for (const at of survey.signs) {
    if (text[at] !== '[' || (at > 0 && !LINE_END.test(text[at - 1] as string))) continue;
    LEADS.lastIndex = at;
    const lead = LEADS.exec(text);
    if (lead) leads.push(lead);
  }
  return leads;
}

/** Words that are a link by a name. */
const NAMED = /\[([^\][\n]{1,200})\]\[([^\][\n]{0,40})\]/g;

/**
 * Takes off the marks of links by names, and the lines that say where they lead.
 *
 * @returns undefined where there are none
 */
export function withoutNamedLinks(source: Source): Source | undefined {
  const { text } = source;
  if (!source.survey.signs.some((at) => text[at] === '[' && text[at - 1] === ']') || !text.includes(']: '))
    return undefined;
  const ends = leadsIn(source);
  if (ends.length === 0) return undefined;
  const names = new Set(ends.map(([, name = '']) => name.toLowerCase()));
  const edits = ends.map(({ index, 0: { length } }): Edit => ({ start: index, end: index + length, as: '' }));
  for (const { index, 0: whole, 1: words = '', 2: name = '' } of text.matchAll(NAMED)) {
    if (!names.has((name || words).toLowerCase())) continue;
    const behind = index + 1 + words.length;
    edits.push(
      { start: index, end: index + 1, as: '' },
      { start: behind, end: index + whole.length, as: '' },
    );
  }
  if (edits.length === ends.length) return undefined;
  edits.sort((a, b) => a.start - b.start);
  return edited(source, edits, {
    ruleId: 'page-links',
    reason: (n) => `${n} marks of links by names are no words; the first is here`,
  });
}

/** The marks with which lines end. */
function marksAtEnds(text: string, lines: Lines): { pointers: Edit[]; calls: Edit[] } {
  const pointers: Edit[] = [];
  const calls: Edit[] = [];
  for (let line = 0; line < lines.count; line++) {
    if (ENDS[lines.last[line] as number] !== 1) continue;
    const end = lines.end[line] as number;
    const words = text.slice(Math.max(lines.start[line] as number, end - REACH), end);
    const pointer = POINTER.exec(words)?.[0];
    if (pointer !== undefined) pointers.push({ start: end - pointer.length, end, as: '' });
    const call = CALL.exec(words)?.[0];
    if (call !== undefined) calls.push({ start: end - call.length, end, as: '' });
  }
  return { pointers, calls };
}
