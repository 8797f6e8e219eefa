import type { Source } from '../source.js';
import { edited, hasBracket } from './edits.js';

/** What stands between two quotations of somebody, or the mark of one. What is between them and long is no reply. */
const MARK = /\[\/quote\][^[\]]{0,400}\[quote=[^\]\n]{0,200}\]|\[(?:quote=[^\]\n]{0,200}|\/quote)\]/g;
const NUMBER = /(?<!\d)\d{3}\.\d/;

/**
 * Leaves out what somebody has written between the quotations of a post, and the marks of these.
 *
 * @returns undefined where nothing is quoted with the name of who said it
 */
export function withoutReplies(source: Source): Source | undefined {
  const { text } = source;
  if (!hasBracket(source, ['[quote='])) return undefined;
  const edits = [...text.matchAll(MARK)]
    .filter(([mark]) => !NUMBER.test(mark))
    .map(({ index, 0: mark }) => ({
      start: index,
      end: index + mark.length,
      as: mark.startsWith('[/quote]') && mark !== '[/quote]' ? '\n\n' : '',
    }));
  if (edits.length === 0) return undefined;
  return edited(source, edits, {
    ruleId: 'replies',
    reason: (n) =>
      `${n} marks of quotations, and what somebody wrote between these, are left out; the first is here`,
    notable: true,
  });
}
