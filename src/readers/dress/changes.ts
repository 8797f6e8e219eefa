import type { Source } from '../source.js';
import { type Edit, edited } from './edits.js';

/** Fewer may be meant as they stand. */
const FEWEST_CHANGES = 3;

/** Words that somebody has struck out or put in: Markdown's strikes, CriticMarkup, the output of a comparison by words. */
const CHANGES =
  /\{>>[^{}\n]{1,300}<<\}|\{~~[^{}~\n]{1,300}~>|~~\}|\{==|==\}|~~[^~\n]{1,300}~~[ ]?|\{--[^{}\n]{1,300}--\}|\[-[^[\]\n]{1,300}-\](?=\{\+|[ ])|\{\+\+?|\+\+?\}/g;

/** What is behind a brace that opens one of them; without these, and without two of the other mark, there is none. */
const BEHIND_BRACE = '+->=';

/** A quick look whether anything is struck out or put in. */
function mayHaveChanges(source: Source): boolean {
  const { text, survey } = source;
  return (
    source.has('~~') ||
    survey.openings.some(
      (at) => text[at] === '{' && at + 1 < text.length && BEHIND_BRACE.includes(text.charAt(at + 1)),
    )
  );
}

/**
 * Leaves out the words that are struck out, and remarks on others.
 *
 * @returns undefined where hardly any are
 */
export function withoutChanges(source: Source): Source | undefined {
  const { text } = source;
  const settled = withoutConflicts(source);
  if (settled) return settled;
  if (!mayHaveChanges(source)) return undefined;
  const edits = [...text.matchAll(CHANGES)].map(({ index, 0: mark }) => ({
    start: index,
    end: index + mark.length,
    as: '',
  }));
  if (edits.length < FEWEST_CHANGES) return undefined;
  return edited(source, edits, {
    ruleId: 'tracked-changes',
    notable: true,
    reason: (n) =>
      `${n} marks of changes: what is struck out and what is remarked is left out, and what is put in is kept; the first is here`,
  });
}

/** Two versions of some lines that a program could not put together, one below the other. */
const CONFLICT =
  /^<{7}(?: [^\n]{0,200})?\n((?:(?![=|]{7})[^\n]{0,20000}\n){0,500})(?:\|{7}[^\n]{0,200}\n(?:(?!={7})[^\n]{0,20000}\n){0,500})?={7}\n(?:(?!>{7})[^\n]{0,20000}\n){0,500}>{7}(?: [^\n]{0,200})?\n?/gm;

/** Keeps the first of two versions that stand one below the other. */
function withoutConflicts(source: Source): Source | undefined {
  const { text } = source;
  if (!source.has('<<<<<<<')) return undefined;
  const edits: Edit[] = [];
  for (const { index, 0: all, 1: kept = '' } of text.matchAll(CONFLICT)) {
    const start = all.indexOf('\n') + 1;
    edits.push(
      { start: index, end: index + start, as: '' },
      { start: index + start + kept.length, end: index + all.length, as: '' },
    );
  }
  if (edits.length === 0) return undefined;
  return edited(source, edits, {
    ruleId: 'conflict',
    notable: true,
    reason: (n) =>
      `${n / 2} times two versions stand one below the other (a conflict): the first is read, and the second is left out`,
  });
}
