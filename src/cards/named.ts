import type { Ability, Condition, Effect, EventPattern, ObjectFilter } from '../game/index.js';

type Triggered = Extract<Ability, { ability: 'triggered' }>;

const SELF: ObjectFilter = { self: true };
const END_OF_TURN = { until: 'endOfTurn' } as const;

function grow(
  on: EventPattern,
  power: number,
  toughness: number,
  object: 'self' | 'that' = 'self',
): Triggered {
  return {
    ability: 'triggered',
    on,
    effects: [{ effect: 'pump', object: { object }, power, toughness, duration: END_OF_TURN }],
  };
}

const when = (on: EventPattern, ...effects: Effect[]): Triggered => ({ ability: 'triggered', on, effects });

/** Keyword abilities that are short for others; those are said in full. */
export const SHORT: Readonly<Record<string, () => Ability[]>> = {
  prowess: () => [
    grow({ when: 'casts', who: { who: 'you' }, what: { notTypes: ['creature'], types: ['spell'] } }, 1, 1),
  ],
  exalted: () => [
    grow(
      { when: 'attacks', what: { types: ['creature'], controller: { player: 'you' } }, alone: true },
      1,
      1,
      'that',
    ),
  ],
  extort: () => [
    when(
      { when: 'casts', who: { who: 'you' } },
      {
        effect: 'mayPay',
        player: { player: 'you' },
        costs: [{ cost: 'mana', amount: 1 }],
        effects: [
          {
            effect: 'loseLife',
            player: { player: 'each', filter: { who: 'opponents' } },
            amount: 1,
            remember: 'way',
          },
          { effect: 'gainLife', player: { player: 'you' }, amount: { amount: 'remembered', name: 'way' } },
        ],
      },
    ),
  ],
};

export const NUMBERED: Readonly<Record<string, (n: number) => Ability[]>> = {
  bushido: (n) => [
    grow({ when: 'blocks', what: SELF }, n, n),
    grow({ when: 'becomesBlocked', what: SELF }, n, n),
  ],
  afflict: (n) => [
    when(
      { when: 'becomesBlocked', what: SELF },
      { effect: 'loseLife', player: { player: 'defending' }, amount: n },
    ),
  ],
  annihilator: (n) => [
    when(
      { when: 'attacks', what: SELF },
      {
        effect: 'sacrifice',
        player: { player: 'defending' },
        filter: { types: ['permanent'] },
        ...(n === 1 ? {} : { count: n }),
      },
    ),
  ],
};

const FLANKING: Triggered = {
  ability: 'triggered',
  on: { when: 'becomesBlocked', what: SELF, by: { withoutKeywords: ['flanking'] } },
  effects: [{ effect: 'pump', object: { object: 'other' }, power: -1, toughness: -1, duration: END_OF_TURN }],
};

const BATTLE_CRY: Triggered = {
  ability: 'triggered',
  on: { when: 'attacks', what: SELF },
  effects: [
    {
      effect: 'pump',
      object: { object: 'each', filter: { types: ['creature'], other: true, attacking: true } },
      power: 1,
      toughness: 0,
      duration: END_OF_TURN,
    },
  ],
};

const MELEE: Triggered = {
  ability: 'triggered',
  on: { when: 'attacks', what: SELF },
  effects: [
    {
      effect: 'pump',
      object: { object: 'self' },
      power: { amount: 'attackedOpponents' },
      toughness: { amount: 'attackedOpponents' },
      duration: END_OF_TURN,
    },
  ],
};

/** A copy for each opponent who is not attacked, attacking that opponent, until the end of combat. */
const MYRIAD: Triggered = {
  ability: 'triggered',
  on: { when: 'attacks', what: SELF },
  effects: [
    {
      effect: 'forEach',
      players: { who: 'opponents', not: { player: 'defending' } },
      effects: [
        {
          effect: 'may',
          player: { player: 'you' },
          effects: [
            {
              effect: 'token',
              spec: {},
              copyOf: { object: 'self' },
              under: { player: 'you' },
              tapped: true,
              attacking: { player: 'it' },
              until: 'endOfCombat',
            },
          ],
        },
      ],
    },
  ],
};

const INGEST: Triggered = {
  ability: 'triggered',
  on: { when: 'dealsDamage', what: SELF, to: {}, combat: true },
  effects: [{ effect: 'exileTop', player: { player: 'that' }, count: 1 }],
};

/** The spells that were cast before it are counted as it is cast. */
const STORM: Triggered = {
  ability: 'triggered',
  from: 'stack',
  on: { when: 'casts', who: { who: 'you' }, what: SELF },
  effects: [{ effect: 'copy', object: { object: 'self' }, newTargets: true, count: { amount: 'that' } }],
};

/** Comes back once, with a counter that keeps it from doing so again. */
const returning = (kind: string): Triggered => ({
  ability: 'triggered',
  on: { when: 'dies', what: SELF },
  condition: {
    if: 'compare',
    left: { amount: 'counters', kind, of: { object: 'self' } },
    is: '==',
    right: 0,
  },
  effects: [
    {
      effect: 'move',
      object: { object: 'self' },
      from: 'graveyard',
      to: 'battlefield',
      under: { player: 'owner', of: { object: 'self' } },
      counters: { [kind]: 1 },
    },
  ],
});

/** Another creature that has entered is greater in power or toughness, then and as this resolves. */
const greater = (of: 'power' | 'toughness'): Condition => ({
  if: 'compare',
  left: { amount: of, of: { object: 'that' } },
  is: '>',
  right: { amount: of, of: { object: 'self' } },
});
const EVOLVE: Triggered = {
  ability: 'triggered',
  on: { when: 'enters', what: { types: ['creature'], controller: { player: 'you' } } },
  condition: { if: 'any', of: [greater('power'), greater('toughness')] },
  effects: [{ effect: 'putCounters', object: { object: 'self' }, kind: '+1/+1', count: 1 }],
};

const MENTOR: Triggered = {
  ability: 'triggered',
  on: { when: 'attacks', what: SELF },
  targets: [
    {
      objects: {
        types: ['creature'],
        attacking: true,
        power: { most: { amount: 'plus', of: [{ amount: 'power', of: { object: 'self' } }, -1] } },
      },
    },
  ],
  effects: [{ effect: 'putCounters', object: { object: 'target', index: 0 }, kind: '+1/+1', count: 1 }],
};

/** A card that costs less is cast for nothing, or joins the others at the bottom of the library. */
const passedOver: Effect[] = [
  { effect: 'move', object: { object: 'chosen', name: 'cascade' }, to: 'library', bottom: true },
];
const CASCADE: Triggered = {
  ability: 'triggered',
  from: 'stack',
  on: { when: 'casts', who: { who: 'you' }, what: SELF },
  effects: [
    {
      effect: 'revealUntil',
      player: { player: 'you' },
      filter: {
        notTypes: ['land'],
        cost: { most: { amount: 'plus', of: [{ amount: 'manaValue', of: { object: 'self' } }, -1] } },
      },
      name: 'cascade',
      rest: 'bottomRandom',
      to: 'exile',
    },
    {
      effect: 'if',
      condition: { if: 'chosen', name: 'cascade' },
      then: [
        {
          effect: 'may',
          player: { player: 'you' },
          effects: [
            {
              effect: 'cast',
              object: { object: 'chosen', name: 'cascade' },
              player: { player: 'you' },
              else: passedOver,
            },
          ],
          else: passedOver,
        },
      ],
    },
  ],
};

/** Keyword abilities that are said by their names. */
export const NAMED: readonly [string, Triggered][] = [
  ['Evolve', EVOLVE],
  ['Mentor', MENTOR],
  ['Cascade', CASCADE],
  ['Myriad', MYRIAD],
  ['Ingest', INGEST],
  ['Storm', STORM],
  ['Undying', returning('+1/+1')],
  ['Persist', returning('-1/-1')],
  ['Flanking', FLANKING],
  ['Battle cry', BATTLE_CRY],
  ['Melee', MELEE],
];
