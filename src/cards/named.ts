import type { Ability, Condition, Effect, EventPattern } from '../game/index.js';
import { END_OF_TURN, OPPONENTS, SELF, THIS_ONE, YOU } from './grammar/constants.js';

type Triggered = Extract<Ability, { ability: 'triggered' }>;

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
    grow({ when: 'attacks', what: { types: ['creature'], controller: YOU }, alone: true }, 1, 1, 'that'),
  ],
  extort: () => [
    when(
      { when: 'casts', who: { who: 'you' } },
      {
        effect: 'mayPay',
        player: YOU,
        costs: [{ cost: 'mana', amount: 1 }],
        effects: [
          {
            effect: 'loseLife',
            player: OPPONENTS,
            amount: 1,
            remember: 'way',
          },
          { effect: 'gainLife', player: YOU, amount: { amount: 'remembered', name: 'way' } },
        ],
      },
    ),
  ],
};

export const NUMBERED: Readonly<Record<string, (n: number) => Ability[]>> = {
  bushido: (n) => [
    grow({ when: 'blocks', what: THIS_ONE }, n, n),
    grow({ when: 'becomesBlocked', what: THIS_ONE }, n, n),
  ],
  afflict: (n) => [
    when(
      { when: 'becomesBlocked', what: THIS_ONE },
      { effect: 'loseLife', player: { player: 'defending' }, amount: n },
    ),
  ],
  annihilator: (n) => [
    when(
      { when: 'attacks', what: THIS_ONE },
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
  on: { when: 'becomesBlocked', what: THIS_ONE, by: { withoutKeywords: ['flanking'] } },
  effects: [{ effect: 'pump', object: { object: 'other' }, power: -1, toughness: -1, duration: END_OF_TURN }],
};

const BATTLE_CRY: Triggered = {
  ability: 'triggered',
  on: { when: 'attacks', what: THIS_ONE },
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
  on: { when: 'attacks', what: THIS_ONE },
  effects: [
    {
      effect: 'pump',
      object: SELF,
      power: { amount: 'attackedOpponents' },
      toughness: { amount: 'attackedOpponents' },
      duration: END_OF_TURN,
    },
  ],
};

/** A copy for each opponent who is not attacked, attacking that opponent, until the end of combat. */
const MYRIAD: Triggered = {
  ability: 'triggered',
  on: { when: 'attacks', what: THIS_ONE },
  effects: [
    {
      effect: 'forEach',
      players: { who: 'opponents', not: { player: 'defending' } },
      effects: [
        {
          effect: 'may',
          player: YOU,
          effects: [
            {
              effect: 'token',
              spec: {},
              copyOf: SELF,
              under: YOU,
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
  on: { when: 'dealsDamage', what: THIS_ONE, to: {}, combat: true },
  effects: [{ effect: 'exileTop', player: { player: 'that' }, count: 1 }],
};

/** The spells that were cast before it are counted as it is cast. */
const STORM: Triggered = {
  ability: 'triggered',
  from: 'stack',
  on: { when: 'casts', who: { who: 'you' }, what: THIS_ONE },
  effects: [{ effect: 'copy', object: SELF, newTargets: true, count: { amount: 'that' } }],
};

/** Comes back once, with a counter that keeps it from doing so again. */
const returning = (kind: string): Triggered => ({
  ability: 'triggered',
  on: { when: 'dies', what: THIS_ONE },
  condition: {
    if: 'compare',
    left: { amount: 'counters', kind, of: SELF },
    is: '==',
    right: 0,
  },
  effects: [
    {
      effect: 'move',
      object: SELF,
      from: 'graveyard',
      to: 'battlefield',
      under: { player: 'owner', of: SELF },
      counters: { [kind]: 1 },
    },
  ],
});

/** Another creature that has entered is greater in power or toughness, then and as this resolves. */
const greater = (of: 'power' | 'toughness'): Condition => ({
  if: 'compare',
  left: { amount: of, of: { object: 'that' } },
  is: '>',
  right: { amount: of, of: SELF },
});
const EVOLVE: Triggered = {
  ability: 'triggered',
  on: { when: 'enters', what: { types: ['creature'], controller: YOU } },
  condition: { if: 'any', of: [greater('power'), greater('toughness')] },
  effects: [{ effect: 'putCounters', object: SELF, kind: '+1/+1', count: 1 }],
};

const MENTOR: Triggered = {
  ability: 'triggered',
  on: { when: 'attacks', what: THIS_ONE },
  targets: [
    {
      objects: {
        types: ['creature'],
        attacking: true,
        power: { most: { amount: 'plus', of: [{ amount: 'power', of: SELF }, -1] } },
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
  on: { when: 'casts', who: { who: 'you' }, what: THIS_ONE },
  effects: [
    {
      effect: 'revealUntil',
      player: YOU,
      filter: {
        notTypes: ['land'],
        cost: { most: { amount: 'plus', of: [{ amount: 'manaValue', of: SELF }, -1] } },
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
          player: YOU,
          effects: [
            {
              effect: 'cast',
              object: { object: 'chosen', name: 'cascade' },
              player: YOU,
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
