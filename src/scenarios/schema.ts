import { checkSchema } from './checks.js';
import { stepSchema } from './steps/forms.js';

/** A text that is not empty. */
const name = { type: 'string', minLength: 1 } as const;

/** Checks: expressions, or data. */
const checks = { type: 'array', items: { oneOf: [name, { $ref: '#/$defs/check' }] } } as const;

/** The JSON Schema (draft 2020-12) of a scenario file: one scenario or a list of them. */
export const scenarioSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenario file',
  description:
    'A table, what is done at it, and what each edition of the rules makes of it. See docs/scenarios.md.',
  oneOf: [{ $ref: '#/$defs/scenario' }, { type: 'array', minItems: 1, items: { $ref: '#/$defs/scenario' } }],
  $defs: {
    scenario: {
      type: 'object',
      required: ['id', 'setup', 'steps'],
      anyOf: [{ required: ['checks'] }, { required: ['expect'] }],
      properties: {
        id: name,
        system: { type: 'string', description: 'The part of the rules that it shows.' },
        rule: { type: 'string', description: 'The rule that it shows, numbered as in its home edition.' },
        edition: {
          type: 'string',
          description: 'The home edition, of which "checks" speak: a date or the start of one.',
        },
        cards: {
          type: 'array',
          items: {
            oneOf: [
              name,
              {
                type: 'object',
                required: ['name'],
                description: 'A card in the vocabulary of the engine, or a name alone for a known card.',
                properties: { name, types: { type: 'array', items: name } },
              },
            ],
          },
        },
        setup: { $ref: '#/$defs/setup' },
        steps: { type: 'array', items: { $ref: '#/$defs/step' } },
        checks: { ...checks, description: 'What is expected under the home edition.' },
        expect: {
          type: 'object',
          description: 'What is expected under other editions, by edition.',
          additionalProperties: {
            oneOf: [
              checks,
              { const: 'same' },
              {
                type: 'object',
                required: ['notApplicable'],
                properties: { notApplicable: name },
                additionalProperties: false,
              },
            ],
          },
        },
        otherEditions: {
          type: 'array',
          items: {
            type: 'object',
            required: ['edition'],
            properties: {
              edition: name,
              sameOutcome: { type: 'boolean' },
              expected: { type: 'string' },
              checks,
            },
          },
        },
        expected: { type: 'string', description: 'What should happen, in a sentence for people.' },
        note: { type: 'string' },
      },
    },
    step: {
      anyOf: [
        stepSchema(),
        {
          title: 'tell',
          description: 'What is done, in words. It becomes the steps that `variorum play --trace` shows.',
          type: 'object',
          required: ['tell'],
          additionalProperties: false,
          properties: { tell: name, id: name },
          examples: [{ tell: 'Ada casts Beacon of Immortality targeting Ben.' }],
        },
      ],
    },
    check: checkSchema(),
    setup: {
      type: 'object',
      required: ['players'],
      properties: {
        players: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: name,
          description:
            'In turn order: each next one sits to the left of the one before; the last wraps to the first.',
        },
        teams: { type: 'object', additionalProperties: { type: 'array', items: name } },
        options: {
          type: 'object',
          properties: {
            variant: { type: 'string' },
            rangeOfInfluence: {
              oneOf: [
                { type: 'integer', minimum: 0 },
                { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
              ],
            },
            emperors: { type: 'array', items: name },
          },
        },
        life: { type: 'object', additionalProperties: { type: 'integer' } },
        poison: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
        state: { type: 'object' },
        objects: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'card', 'owner'],
            properties: {
              id: name,
              card: name,
              owner: name,
              controller: name,
              zone: {
                enum: ['battlefield', 'graveyard', 'exile', 'hand', 'library', 'stack', 'command', 'ante'],
              },
              state: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
            },
          },
        },
      },
    },
  },
} as const;
