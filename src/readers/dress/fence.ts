import type { Source } from '../source.js';
import { type Edit, edited } from './edits.js';

/** A line that opens or closes a block of characters that are meant as they stand. */
const FENCE = /^ {0,3}(`{3,20}|~{3})[^\n`~]{0,80}$/gm;
/** A document is a fenced text where this much of it is. */
const SHARE = 0.6;

/**
 * Takes off the fences in which somebody has put a whole plain text into Markdown, and the marks of the headings around them.
 *
 * @returns undefined where a document has none, or more outside of them than within
 */
export function withoutFence(source: Source): Source | undefined {
  const text = source.text;
  if (!source.has('```') && !source.has('~~~')) return undefined;
  const edits: Edit[] = [];
  let opened: { end: number; mark: string } | undefined;
  let within = 0;
  for (const { index, 0: line, 1: mark = '' } of text.matchAll(FENCE)) {
    if (opened && !mark.startsWith(opened.mark)) continue;
    const closed = opened ? undefined : edits.at(-1);
    // Of a text that was sent in parts one goes on where the other ended.
    if (closed && text.slice(closed.end, index).trim() === '') closed.end = index + line.length + 1;
    else edits.push({ start: index, end: index + line.length, as: '' });
    if (opened) within += index - opened.end;
    opened = opened ? undefined : { end: index + line.length, mark };
  }
  if (opened) within += text.length - opened.end;
  if (within < text.length * SHARE) return undefined;
  for (const { index, 0: marks } of text.slice(0, edits[0]?.start ?? 0).matchAll(/^#{1,6}[ \t]{1,4}/gm))
    edits.push({ start: index, end: index + marks.length, as: '' });
  edits.sort((a, b) => a.start - b.start);
  return edited(source, edits, {
    ruleId: 'fence',
    reason: (n) => `${n} marks of Markdown around a plain text; the first is here`,
  });
}
