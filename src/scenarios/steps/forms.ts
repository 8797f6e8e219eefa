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

/** A form of step: what it means, what follows its verb, and what may be next to it. */
export interface Form {
  says: string;
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

const name = { type: 'string', minLength: 1 };
const names = { type: 'array', items: name, minItems: 1 };
const oneOrMore = { oneOf: [name, names] };
const choice = { type: ['string', 'integer'] };

const SLOTS: Record<Slot, object> = {
  object: name,
  player: name,
  side: name,
  anyone: name,
  sides: oneOrMore,
  targets: { type: 'array', items: choice },
  choices: { oneOf: [choice, { type: 'array', items: choice, minItems: 1 }] },
  stackItem: { ...name, description: '`top`, `all` or the name of an object' },
  attacks: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  blocks: { type: 'object', additionalProperties: oneOrMore },
  recipients: { type: 'object', additionalProperties: name },
  bands: { type: 'array', items: names },
  count: { type: 'integer', minimum: 0 },
  flag: { type: 'boolean' },
  text: name,
  newName: name,
  ability: { oneOf: [{ type: 'integer', minimum: 0 }, name] },
  newest: { const: 'newest' },
  true: { const: true },
  then: { enum: ['keep', 'undo'] },
  until: {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(MOMENTS).map(([key, slot]) => [
        key,
        typeof slot === 'string'
          ? slot === 'count'
            ? { type: 'integer', minimum: 1 }
            : name
          : { enum: slot },
      ]),
    ),
  },
  table: { type: 'object', minProperties: 1 },
  effects: { type: 'array', items: { type: 'object', required: ['effect'] } },
  steps: { type: 'array', minItems: 1, items: { $ref: '#/$defs/step' } },
};

/** The JSON Schema of a step, for the `$defs` of the schema of scenario files. */
export function stepSchema(): object {
  return {
    oneOf: Object.entries(FORMS).map(([verb, form]) => ({
      title: verb,
      description: form.says,
      type: 'object',
      required: [verb, ...(form.needs ?? [])],
      additionalProperties: false,
      properties: Object.fromEntries(
        [[verb, form.main] as const, ...Object.entries(form.more ?? {}), ...Object.entries(COMMON)].map(
          ([key, slot]) => [key, SLOTS[slot as Slot]],
        ),
      ),
      examples: [form.example],
    })),
  };
}
