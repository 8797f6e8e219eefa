import type { Source } from '../source.js';

/** A paragraph, or an item of a list, with more marks than this is no prose; to match them all would take a parser for ever. */
const MOST_MARKS = 1_000;

/**
 * Replaces the marks of paragraphs that are full of them, so that a parser takes them for letters. Offsets stay as they
 * are.
 *
 * @param text the document
 * @returns the same text where no paragraph is crowded
 */
export function withoutCrowds(source: Source, text: string): string {
  let out = '';
  let reached = 0;
  for (const paragraph of text.matchAll(
    /[^\n]+(?:\n(?![ \t\r]*\n|[ \t]*(?:[-*+#>]|\d{1,9}[.)])[ \t])[^\n]*)*/g,
  )) {
    if (paragraph[0].length <= MOST_MARKS) continue;
    let marks = 0;
    for (const _ of paragraph[0].matchAll(/[*_`[\]<&!~]/g)) marks++;
    if (marks <= MOST_MARKS) continue;
    const end = paragraph.index + paragraph[0].length;
    out += text.slice(reached, paragraph.index) + paragraph[0].replace(/[*_`[\]<&!~]/g, 'x');
    reached = end;
    source.warn(
      'markdown-crowded',
      `this paragraph has ${marks} marks of Markdown: they are read as characters`,
      paragraph.index,
      end,
    );
  }
  return reached === 0 ? text : out + text.slice(reached);
}
