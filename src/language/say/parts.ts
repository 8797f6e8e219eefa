import {
  type Clause,
  everyNode,
  type Many,
  type Node,
  type Reference,
  type Statement,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { withoutAdverb } from '../normal/forms.js';
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
 * Two sentences as one, where the second goes on from the first: what happens at the same time happens under the same conditions, and
 * "that option" is "it".
 *
 * @returns undefined where the second sentence does neither, or one of them has no frame
 */
export function continued(one: Sentence, other: Sentence): Sentence | undefined {
  const [first, second] = [one.frame as Clause | undefined, other.frame as Clause | undefined];
  if (first?.kind !== 'clause' || second?.kind !== 'clause') return undefined;
  const frame = underSame(first, takingUp(first, second));
  return frame === second ? undefined : together(one, { ...other, frame });
}

/** A clause that happens at the same time as another, with the conditions of that one. */
function underSame(first: Clause, second: Clause): Clause {
  const same = second.adverbs?.includes('simultaneously');
  if (!same || first.conditions === undefined || second.conditions !== undefined) return second;
  return {
    ...withoutAdverb(second, 'simultaneously'),
    conditions: first.conditions.map((condition) => ({ ...condition, at: [] })),
  };
}

/** A clause of something that the clause before it names, with a pronoun for it. */
function takingUp(first: Clause, second: Clause): Clause {
  const named = new Set<string>();
  everyNode(first, (node) => {
    const { noun, many } = node as Thing;
    if (noun && !many) named.add(noun);
  });
  const it = (term: Term | Statement | undefined): Term | Statement | undefined => {
    const t = term as Thing | undefined;
    const bare =
      t?.kind === 'thing' && (t.modifiers ?? t.which ?? t.relations ?? t.owner ?? t.quantity) === undefined;
    const again = bare && t.determiner === 'that' && t.sort !== 'player' && named.has(t.noun);
    return again ? { kind: 'reference', to: 'it', ...(t.at ? { at: t.at } : {}) } : term;
  };
  const [actor, object] = [it(second.actor), it(second.object)];
  if (actor === second.actor && object === second.object) return second;
  return { ...second, ...(actor ? { actor } : {}), ...(object ? { object } : {}) };
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
