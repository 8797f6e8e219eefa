import { describe, expect, it } from 'vitest';
import { type CardDefinition, createGame, type Effect } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';

/** A game of two in which Ann has an Ox on the battlefield and a Troll in hand. */
function game(cards: CardDefinition[], rules = ruleset('2011-07-15')) {
  return createGame(
    {
      players: ['Ann', 'Bob'],
      cards,
      objects: [
        { id: 'ox', card: 'Ox', owner: 'Ann', zone: 'battlefield' },
        { id: 'troll', card: 'Troll', owner: 'Ann', zone: 'hand' },
      ],
      mana: { Ann: 0 },
      start: { at: 'turn' },
    },
    rules,
  );
}

const OX: CardDefinition = { name: 'Ox', types: ['creature'], power: 2, toughness: 2 };
const TROLL: CardDefinition = { name: 'Troll', types: ['creature'], power: 1, toughness: 1 };
const ox = { object: 'named', id: 'ox' } as const;

describe('counters', () => {
  it('of any kind are put on objects and taken away, never more than are there', () => {
    const table = game([OX, TROLL]);
    table.instruct([{ effect: 'putCounters', object: ox, kind: 'charge', count: 2 }]);
    expect(table.counters('ox', 'charge')).toBe(2);
    table.instruct([{ effect: 'removeCounters', object: ox, kind: 'charge', count: 5 }]);
    expect(table.counters('ox', 'charge')).toBe(0);
  });

  it('of size change it', () => {
    const table = game([OX, TROLL]);
    table.instruct([{ effect: 'putCounters', object: ox, kind: '+1/+1', count: 3 }]);
    expect([table.power('ox'), table.toughness('ox')]).toEqual([5, 5]);
  });

  const both = (kept: number, taken: number): Effect[] => [
    { effect: 'putCounters', object: ox, kind: '+1/+1', count: kept },
    { effect: 'putCounters', object: ox, kind: '-1/-1', count: taken },
  ];

  it('of opposite sizes cancel in equal numbers, where the rules say so', () => {
    const left = (rules: ReturnType<typeof ruleset>) => {
      const table = game([OX, TROLL], rules);
      table.instruct(both(3, 2));
      return [table.counters('ox', '+1/+1'), table.counters('ox', '-1/-1'), table.power('ox')];
    };
    expect(left(ruleset('2011-07-15'))).toEqual([1, 0, 3]);
    expect(left(ruleset('2006-05-01'))).toEqual([3, 2, 3]);
  });

  it('of opposite sizes do not cancel on a creature that dies of them, which is remembered with both', () => {
    const table = game([OX, TROLL]);
    table.instruct(both(1, 3));
    expect([table.zone('ox'), table.log.some(({ type }) => type === 'countersRemoved')]).toEqual([
      'graveyard',
      false,
    ]);
  });
});

describe('what lasts until end of turn', () => {
  it('ends with the turn, and nothing else does', () => {
    const table = game([OX, TROLL]);
    const grow = {
      effect: 'pump',
      object: ox,
      power: 3,
      toughness: 3,
      duration: { until: 'endOfTurn' },
    } as const;
    table.instruct([grow]);
    table.instruct([{ effect: 'putCounters', object: ox, kind: '+1/+1', count: 1 }]);
    expect(table.power('ox')).toBe(6);
    for (let passes = 0; passes < 200 && table.turnOwner() === 'Ann'; passes++) {
      const [decision] = table.pending();
      if (!decision) break;
      const option = decision.options.findIndex(({ type }) => ['pass', 'stayHome', 'noBlock'].includes(type));
      table.answer(decision.id, Math.max(0, option));
    }
    expect([table.turnOwner(), table.power('ox')]).toEqual(['Bob', 3]);
  });
});

describe('regeneration', () => {
  it('saves a creature once, tapped, from what destroys it this turn', () => {
    const table = game([OX, TROLL]);
    table.instruct([
      { effect: 'regenerate', object: ox },
      { effect: 'destroy', object: ox },
    ]);
    expect([table.zone('ox'), table.tapped('ox')]).toEqual(['battlefield', true]);
    table.instruct([{ effect: 'destroy', object: ox }]);
    expect(table.zone('ox')).toBe('graveyard');
  });
});

describe('how a card enters', () => {
  it('is tapped, or with counters, where its words say so', () => {
    const table = game([OX, { ...TROLL, enters: { tapped: true, counters: { '+1/+1': 2 } } }]);
    const arrive: Effect = { effect: 'move', object: { object: 'named', id: 'troll' }, to: 'battlefield' };
    table.instruct([arrive]);
    expect(table.tapped('troll')).toBe(true);
    expect(table.power('troll')).toBe(3);
  });
});

describe('costs', () => {
  const draw: Effect = { effect: 'draw', player: { player: 'you' }, count: 1 };

  it('are paid with a permanent of the player’s choice', () => {
    const altar: CardDefinition = {
      ...OX,
      abilities: [
        {
          ability: 'activated',
          costs: [{ cost: 'sacrifice', filter: { types: ['creature'] }, count: 1 }],
          effects: [draw],
        },
      ],
    };
    const table = game([altar, TROLL]);
    const [decision] = table.pending();
    table.answer(decision?.id ?? '', { type: 'activate', player: 'Ann', object: 'ox', ability: 0 });
    expect(table.zone('ox')).toBe('graveyard');
  });

  it('take counters away, and cannot be paid without them', () => {
    const battery: CardDefinition = {
      ...OX,
      abilities: [
        {
          ability: 'activated',
          costs: [{ cost: 'removeCounters', kind: 'charge', count: 1 }],
          effects: [draw],
        },
      ],
    };
    const table = game([battery, TROLL]);
    const offers = () => table.pending()[0]?.options.some(({ type }) => type === 'activate');
    expect(offers()).toBe(false);
    table.instruct([{ effect: 'putCounters', object: ox, kind: 'charge', count: 1 }]);
    expect(offers()).toBe(true);
  });
});

describe('mana', () => {
  it('is added to a pool that is counted', () => {
    const table = game([OX, { ...TROLL, cost: 2 }]);
    const offers = () => table.pending()[0]?.options.some(({ type }) => type === 'cast');
    expect(offers()).toBe(false);
    table.instruct([{ effect: 'mana', player: { player: 'you' }, amount: 2, symbols: ['{G}{G}'] }], {
      controller: 'Ann',
    });
    expect(offers()).toBe(true);
  });
});

describe('an ability that adds mana', () => {
  it('does not use the stack', () => {
    const spring: CardDefinition = {
      ...OX,
      abilities: [
        {
          ability: 'activated',
          costs: [{ cost: 'sacrificeSelf' }],
          effects: [{ effect: 'mana', player: { player: 'you' }, amount: 2 }],
        },
      ],
    };
    const table = game([spring, { ...TROLL, cost: 2 }]);
    const [decision] = table.pending();
    table.answer(decision?.id ?? '', { type: 'activate', player: 'Ann', object: 'ox', ability: 0 });
    expect(table.stack()).toEqual([]);
    expect(table.pending()[0]?.players).toEqual(['Ann']);
    expect(table.pending()[0]?.options.some(({ type }) => type === 'cast')).toBe(true);
  });
});

describe('a description', () => {
  it('asks for power, toughness, cost and counters', () => {
    const table = game([{ ...OX, cost: 3 }, TROLL]);
    const destroy = (filter: object): void =>
      table.instruct([
        { effect: 'destroy', object: { object: 'each', filter: { types: ['creature'], ...filter } } },
      ]);
    destroy({ power: { least: 3 } });
    destroy({ toughness: { most: 1 } });
    destroy({ cost: { most: 2 } });
    destroy({ counter: 'charge' });
    expect(table.zone('ox')).toBe('battlefield');
    destroy({ power: { least: 2 }, cost: { least: 3, most: 3 } });
    expect(table.zone('ox')).toBe('graveyard');
  });
});

describe('a permanent that does not untap', () => {
  it('stays tapped through the untap step', () => {
    const bound: CardDefinition = {
      ...OX,
      abilities: [{ ability: 'static', static: 'objects', which: { self: true }, cant: ['untap'] }],
    };
    const table = game([bound, TROLL]);
    table.instruct([{ effect: 'tap', object: ox }]);
    for (let passes = 0; passes < 200 && table.turnsTaken('Ann') < 2; passes++) {
      const [decision] = table.pending();
      if (!decision) break;
      const option = decision.options.findIndex(({ type }) => ['pass', 'stayHome', 'noBlock'].includes(type));
      table.answer(decision.id, Math.max(0, option));
    }
    expect(table.turnsTaken('Ann')).toBe(2);
    expect(table.tapped('ox')).toBe(true);
  });
});
