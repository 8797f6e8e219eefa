import type { Ability, Amount, Effect, EventPattern } from '../game/index.js';
import { END_OF_TURN, OPPONENTS, SELF, THIS_ONE, YOU } from './grammar/constants.js';
import named from './named.json' with { type: 'json' };

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
  rampage: (n) => [rampage(n)],
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

/** It grows so much for each creature that blocks it beyond the first. */
export const rampage = (n: number): Ability => {
  const beyond: Amount = {
    amount: 'max',
    of: [
      0,
      { amount: 'plus', of: [{ amount: 'numberOf', objects: { types: ['creature'], blocks: SELF } }, -1] },
    ],
  };
  const growth: Amount = { amount: 'times', factor: n, of: beyond };
  return when(
    { when: 'becomesBlocked', what: THIS_ONE },
    { effect: 'pump', object: SELF, power: growth, toughness: growth, duration: END_OF_TURN },
  );
};

/** Keyword abilities that are said by their names. */
export const NAMED = Object.entries(named) as unknown as readonly [string, Triggered][];
