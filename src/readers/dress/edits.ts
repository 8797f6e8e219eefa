import { Derivation } from '../derived.js';
import type { Source } from '../source.js';

/** A range of a document to leave out, or to read as other characters. */
export interface Edit {
  start: number;
  end: number;
  /** What is read in its place: nothing, white space, or characters that stand for those of the range. */
  as: string;
}

/** What one kind of dress is called in the message about it. */
export interface Habit {
  ruleId: string;
  /** What the message says, given the number of places. */
  reason: (places: number) => string;
  /** Where what is read is a guess that a person may want to look at. */
  notable?: boolean;
}

/** Whether a document has one of some marks, which begin with a square bracket: where those are is known, so that nothing is looked through. */
export function hasBracket({ text, survey }: Source, marks: readonly string[]): boolean {
  return survey.signs.some((at) => text[at] === '[' && marks.some((mark) => text.startsWith(mark, at)));
}

/**
 * The document without its dress. What is left out is claimed here; what is replaced belongs to whoever claims the
 * characters in its place. One message speaks for all places.
 *
 * @param edits in document order, none overlapping another, at least one
 */
export function edited(source: Source, edits: readonly Edit[], habit: Habit): Source {
  const derivation = new Derivation(source.text);
  let reached = 0;
  for (const { start, end, as } of edits) {
    derivation.copy(reached, start);
    reached = end;
    if (as.trim() === '') {
      source.claim(start, end);
      derivation.insert(as, start);
    } else derivation.replace(as, start, end);
  }
  derivation.copy(reached, source.text.length);
  const first = edits[0] as Edit;
  source.warn(habit.ruleId, habit.reason(edits.length), first.start, first.end).fatal = habit.notable
    ? false
    : undefined;
  return derivation.source(source);
}
