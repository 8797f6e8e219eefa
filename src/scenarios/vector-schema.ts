const name = { type: 'string', minLength: 1 } as const;
const names = { type: 'array', items: name } as const;
const totals = { type: 'object', additionalProperties: { type: 'integer' } } as const;

/** What every step has. */
const action = { type: ['string', 'null'] } as const;

/** The JSON Schema (draft 2020-12) of one vector of the conformance kit. */
export const vectorSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Vector of the conformance kit',
  description: 'A position, what was decided in it, and how it ends under one edition of the rules.',
  type: 'object',
  required: [
    'format',
    'version',
    'scenario',
    'edition',
    'seed',
    'setup',
    'steps',
    'refused',
    'parameters',
    'checks',
    'state',
  ],
  additionalProperties: false,
  properties: {
    format: { const: 'variorum-vector' },
    version: { const: 1 },
    scenario: name,
    edition: name,
    expected: { type: 'string' },
    seed: { type: 'integer' },
    setup: {
      type: 'object',
      required: ['players'],
      properties: {
        players: { ...names, minItems: 1, uniqueItems: true },
        teams: { type: 'object', additionalProperties: names },
        options: { type: 'object' },
        cards: { type: 'array', items: { type: 'object', required: ['name', 'types'] } },
        objects: { type: 'array', items: { type: 'object', required: ['card', 'owner', 'zone'] } },
        life: totals,
        poison: totals,
        start: { type: 'object', required: ['at'] },
      },
    },
    drawn: name,
    steps: {
      type: 'array',
      items: {
        type: 'object',
        oneOf: [
          {
            required: ['action', 'decision', 'answer'],
            additionalProperties: false,
            properties: {
              action,
              decision: {
                type: 'object',
                required: ['kind', 'players', 'marker', 'options'],
                additionalProperties: false,
                properties: {
                  kind: name,
                  players: { ...names, minItems: 1 },
                  object: name,
                  slot: { type: 'string' },
                  marker: { type: 'integer', minimum: 1 },
                  options: {
                    type: 'array',
                    minItems: 1,
                    items: { type: 'object', required: ['type'], properties: { type: name } },
                  },
                },
              },
              answer: { type: 'integer', minimum: 0 },
            },
          },
          {
            required: ['action', 'concede'],
            additionalProperties: false,
            properties: { action, concede: names },
          },
          {
            required: ['action', 'leave'],
            additionalProperties: false,
            properties: { action, leave: names },
          },
          {
            required: ['action', 'instruct'],
            additionalProperties: false,
            properties: {
              action,
              instruct: {
                type: 'object',
                required: ['effects', 'instruction'],
                properties: { effects: { type: 'array' }, instruction: { type: 'object' } },
              },
            },
          },
        ],
      },
    },
    refused: {
      type: 'array',
      items: { type: 'object', required: ['action', 'do'], properties: { action: name, do: name } },
    },
    parameters: { type: 'object' },
    checks: { type: 'array', items: { type: 'object', required: ['text', 'value'] } },
    state: {
      type: 'object',
      required: ['life', 'poison', 'results', 'objects'],
      additionalProperties: false,
      properties: {
        life: totals,
        poison: totals,
        results: { type: 'object', additionalProperties: { enum: ['none', 'won', 'lost', 'draw'] } },
        objects: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['zone', 'owner', 'controller'],
            additionalProperties: false,
            properties: { zone: name, owner: name, controller: name },
          },
        },
      },
    },
  },
} as const;
