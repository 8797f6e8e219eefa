import { COMMON, FORMS, MOMENTS, type Slot } from './forms.js';
import meanings from './meanings.json' with { type: 'json' };
import type { Verb } from './step.js';

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
      description: meanings[verb as Verb],
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
