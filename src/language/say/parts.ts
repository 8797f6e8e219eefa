import type { Clause, Many, Node, Reference, Statement } from '../frames/frame.js';
import type { Sentence } from '../read.js';

/**
 * Two sentences as one that joins them by "and".
 *
 * @returns the tokens of the second come after those of the first; undefined where one of them has no frame
 */
export function together(one: Sentence, other: Sentence): Sentence | undefined {
  if (one.frame === undefined || other.frame === undefined) return undefined;
  const frame: Many = {
    kind: 'many',
    by: 'and',
    items: [...joinedIn(one.frame), ...joinedIn(moved(other.frame, one.tokens.length))],
  };
  return {
    ...one,
    text: `${one.text} ${other.text}`,
    end: other.end,
    tokens: [...one.tokens, ...other.tokens],
    citations: [...one.citations, ...other.citations],
    frame,
    readings: [frame],
  };
}

/**
 * The statements that a sentence joins by "and", each as a sentence; none where it joins nothing, or where one statement
 * has its subject from another.
 */
export function apart(sentence: Sentence): Sentence[] {
  const items = sentence.frame === undefined ? [] : joinedIn(sentence.frame);
  if (items.length < 2 || items.some(leans)) return [];
  return items.map((frame) => ({ ...sentence, text: '', frame, readings: [frame] }));
}

function joinedIn(frame: Statement): Statement[] {
  return frame.kind === 'many' && frame.by === 'and' ? (frame.items as Statement[]) : [frame];
}

/** True where a statement has its subject from the statement before. */
const leans = (statement: Statement): boolean =>
  ((statement as Clause).actor as Reference | undefined)?.to === 'same' ||
  (statement.kind === 'many' && (statement.items as Statement[]).some(leans));

/** A frame whose tokens come later by so many. */
function moved<T extends Node>(node: T, by: number): T {
  const copy: Record<string, unknown> = { ...node };
  if (node.at !== undefined) copy.at = node.at.map(([slot, token]) => [slot, token + by]);
  for (const [slot, value] of Object.entries(copy)) {
    if (slot === 'at' || value === null || typeof value !== 'object') continue;
    copy[slot] = Array.isArray(value)
      ? value.map((item) => (item !== null && typeof item === 'object' ? moved(item as Node, by) : item))
      : moved(value as Node, by);
  }
  return copy as unknown as T;
}
