import { STEPS } from '../../game/index.js';
import data from './forms.json' with { type: 'json' };
import type { Step, StepKey } from './step.js';

/** What a step begins with. */
export type Verb = keyof typeof data;

/** What may be in a place of a step. */
export type Slot =
  /** Names that the set-up knows, or that a `name` step gave. */
  | 'object'
  | 'player'
  | 'side'
  | 'sides'
  | 'anyone'
  | 'targets'
  | 'choices'
  | 'stackItem'
  /** From creature to what it attacks (null: whatever it may attack), from blocker to what it blocks. */
  | 'attacks'
  | 'blocks'
  | 'recipients'
  | 'bands'
  /** Plain values. */
  | 'count'
  | 'flag'
  | 'text'
  | 'newName'
  | 'ability'
  | 'newest'
  | 'true'
  | 'then'
  /** Things with a form of their own. */
  | 'until'
  | 'table'
  | 'effects'
  | 'steps';

/** A form of step: what follows its verb, and what may be next to it; `meanings.json` says what it means. */
export interface Form {
  /** The step in a few words: `<key>` is what follows a key, and what is in `{ }` is left out without it. */
  words?: string;
  main: Slot;
  more?: Partial<Record<StepKey, Slot>>;
  /** Must be next to it. */
  needs?: StepKey[];
  /** It may be taken while a decision is open: it answers it, or does not depend on it. */
  whileOpen?: true;
  example: Step;
}

/** Every form of step by its verb. The schema, the reader, its messages and the words of steps are all made from this table. */
export const FORMS = data as unknown as Record<Verb, Form>;

/** What may be in any step. */
export const COMMON: Record<string, Slot> = { id: 'newName', refused: 'text', says: 'text' };

/** What may be said of a moment. */
export const MOMENTS: Record<string, readonly string[] | Slot> = {
  step: STEPS,
  of: 'side',
  turn: ['this', 'next'],
  priority: 'side',
  stack: ['empty'],
  marker: 'count',
  holder: 'player',
  damage: ['dealt'],
  opening: ['over'],
  result: 'anyone',
  combat: ['another'],
  ended: 'side',
};

export function verbOf(step: Step): Verb {
  const verb = (Object.keys(FORMS) as Verb[]).find((known) => known in step);
  if (verb === undefined) throw new Error('a step without a verb');
  return verb;
}
