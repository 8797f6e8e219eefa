import type { CardDefinition, Effect } from '../../src/game/index.js';

const spell = (name: string, effects: Effect[], more: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  types: ['instant'],
  spell: { effects },
  ...more,
});

const targeted = (name: string, effects: Effect[], players = true, objects = false): CardDefinition => ({
  name,
  types: ['instant'],
  spell: {
    targets: [
      {
        ...(players ? { players: {} } : {}),
        ...(objects ? { objects: { types: ['creature'] } } : {}),
      },
    ],
    effects,
  },
});

const lifeOfIt = { amount: 'life', of: { player: 'it' } } as const;
const target = { player: 'target', index: 0 } as const;

/** Cards of the tests, by name. */
export const CARDS: Record<string, CardDefinition> = Object.fromEntries(
  [
    {
      name: 'Halver',
      types: ['creature'],
      power: 4,
      toughness: 3,
      abilities: [
        {
          ability: 'activated',
          costs: [{ cost: 'tap' }],
          effects: [
            {
              effect: 'damage',
              to: { player: 'each' },
              amount: { amount: 'half', round: 'down', of: lifeOfIt },
            },
          ],
        },
      ],
    },
    {
      name: 'Endurance',
      types: ['enchantment'],
      abilities: [
        {
          ability: 'triggered',
          on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'you' } },
          condition: { if: 'compare', left: { amount: 'life', of: { player: 'you' } }, is: '>=', right: 50 },
          effects: [{ effect: 'win', player: { player: 'you' } }],
        },
      ],
    },
    {
      name: 'Jackals',
      types: ['enchantment'],
      abilities: [
        {
          ability: 'triggered',
          on: {
            when: 'state',
            condition: { if: 'somePlayer', players: { who: 'opponents', lifeAtMost: 10 } },
          },
          condition: { if: 'matches', object: { object: 'self' }, filter: { types: ['enchantment'] } },
          effects: [
            {
              effect: 'become',
              object: { object: 'self' },
              spec: { types: ['creature'], subtypes: ['Hound'], power: 3, toughness: 2 },
              duration: { until: 'permanent' },
            },
          ],
        },
      ],
    },
    {
      name: 'Pinger',
      types: ['creature'],
      power: 1,
      toughness: 1,
      abilities: [
        {
          ability: 'activated',
          costs: [{ cost: 'tap' }],
          targets: [{ players: {}, objects: { types: ['creature'] } }],
          effects: [{ effect: 'damage', amount: 1, to: target }],
        },
      ],
    },
    spell('Headcount', [
      {
        effect: 'setLife',
        player: { player: 'each' },
        to: { amount: 'numberOf', objects: { types: ['creature'], controller: { player: 'it' } } },
      },
    ]),
    spell('Level', [
      { effect: 'setLife', player: { player: 'each' }, to: { amount: 'min', of: lifeOfIt, over: {} } },
    ]),
    spell('Become Twenty', [{ effect: 'setLife', player: { player: 'you' }, to: 20 }]),
    targeted('Become N', [{ effect: 'setLife', player: target, to: { amount: 'n' } }]),
    spell('Rift', [{ effect: 'damage', amount: 4, to: { player: 'each' } }]),
    targeted('Beacon', [
      { effect: 'setLife', player: target, to: { amount: 'times', factor: 2, of: lifeOfIt } },
      { effect: 'shuffle', player: { player: 'you' }, with: { object: 'self' } },
    ]),
    {
      name: 'Evil',
      types: ['enchantment'],
      abilities: [
        {
          ability: 'activated',
          costs: [
            {
              cost: 'life',
              amount: { amount: 'half', round: 'up', of: { amount: 'life', of: { player: 'you' } } },
            },
          ],
          effects: [
            {
              effect: 'become',
              object: { object: 'self' },
              spec: { types: ['creature'], power: 4, toughness: 4, keywords: ['flying'] },
              duration: { until: 'permanent' },
            },
          ],
        },
      ],
    },
    targeted('Bolt', [{ effect: 'damage', amount: 3, to: target }], true, true),
    targeted('Axe', [{ effect: 'damage', amount: 5, to: target }]),
    targeted('Touch', [{ effect: 'poison', player: target, amount: { amount: 'n' } }]),
    targeted('Blade', [{ effect: 'lose', player: target }]),
    { name: 'Bear', types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 },
    { name: 'Land', types: ['land'] },
    { name: 'Trick', types: ['instant'], spell: { effects: [] } },
    spell('Walk', [{ effect: 'extraTurn', player: { player: 'you' } }]),
    {
      name: 'Thief',
      types: ['enchantment'],
      enchant: { objects: { types: ['creature'] } },
      abilities: [
        { ability: 'static', static: 'control', object: { object: 'attached' }, by: { player: 'you' } },
      ],
    },
    {
      name: 'Angel',
      types: ['creature'],
      power: 4,
      toughness: 4,
      keywords: ['flying'],
      abilities: [
        { ability: 'static', static: 'players', who: { who: 'you' }, cant: ['lose'] },
        { ability: 'static', static: 'players', who: { who: 'opponents' }, cant: ['win'] },
      ],
    },
    {
      name: 'Machine',
      types: ['artifact'],
      abilities: [
        {
          ability: 'triggered',
          on: { when: 'untaps', what: { self: true } },
          effects: [
            { effect: 'tap', object: { object: 'self' } },
            { effect: 'untap', object: { object: 'self' } },
          ],
        },
      ],
    },
    {
      name: 'Chamber',
      types: ['artifact'],
      abilities: [
        {
          ability: 'triggered',
          on: { when: 'enters', what: { types: ['creature'], token: false } },
          effects: [
            {
              effect: 'token',
              spec: { types: ['artifact', 'creature'], subtypes: ['Myr'], power: 1, toughness: 1 },
              under: { player: 'controller', of: { object: 'that' } },
            },
          ],
        },
      ],
    },
  ].map((card) => [card.name, card as CardDefinition]),
);

export const ALL_CARDS: CardDefinition[] = Object.values(CARDS);
