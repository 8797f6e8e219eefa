import type { Source } from '../source.js';
import { type Edit, edited } from './edits.js';

/** A blank that does not break before a stop, as French is set. */
const SPACED = /(?<=[\p{L}\d”"’»)\]])[\u00a0\u202f](?=[:;!?])/gu;
const STOPS = ':;!?';
/** Fewer may be slips of whoever wrote them. */
const FEWEST = 3;

/** Quotation marks of such a language, with the blanks inside them, and what stands for each. */
const QUOTES = /«[\u00a0\u202f]?|[\u00a0\u202f]?»/g;

/**
 * Reads quotation marks of another language as those of English, and leaves out the blanks that a program for another language has put before stops.
 *
 * @returns undefined where there are hardly any
 */
export function withoutSpacedStops(source: Source): Source | undefined {
  const { text } = source;
  const isQuoted = source.has('«') && !text.includes('“');
  if (!isQuoted && !hasSpacedStop(source)) return undefined;
  const edits: Edit[] = [...text.matchAll(SPACED)].map(({ index }) => ({
    start: index,
    end: index + 1,
    as: '',
  }));
  if (isQuoted)
    for (const { index, 0: mark } of text.matchAll(QUOTES))
      edits.push({ start: index, end: index + mark.length, as: mark.startsWith('«') ? '“' : '”' });
  edits.sort((a, b) => a.start - b.start);
  if (!isQuoted && edits.length < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'spaced-stops',
    reason: (n) =>
      `${n} quotation marks, and blanks before stops, are those of another language and read as those of English; the first is here`,
  });
}

/** Whether any such blank is before a stop: they are among the folds, so that the text is not searched for them. */
function hasSpacedStop({ text, survey }: Source): boolean {
  return survey.folds.some((at) => {
    const code = text.charCodeAt(at);
    return (code === 0xa0 || code === 0x202f) && at + 1 < text.length && STOPS.includes(text.charAt(at + 1));
  });
}
