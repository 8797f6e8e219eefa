import { describe, expect, it } from 'vitest';
import type { ScenarioResult } from '../../../src/scenarios/index.js';
import { playAlone } from '../../support/alone.js';

const CARDS = [
  { name: 'Tithe', type: 'Sorcery', text: 'Each opponent sacrifices two creatures.' },
  {
    name: 'Pyre',
    type: 'Instant',
    text: 'As an additional cost to cast this spell, discard two cards.\nDraw a card.',
  },
  { name: 'Reins', type: 'Sorcery', text: "You control target player during that player's next turn." },
  { name: 'Gift', type: 'Sorcery', text: 'You gain 3 life.' },
  { name: 'Ox', type: 'Creature — Ox', power: 2, toughness: 4 },
  {
    name: 'Taunted Ox',
    type: 'Creature — Ox',
    power: 2,
    toughness: 4,
    text: 'Taunted Ox attacks each combat if able.',
  },
];

/** Plays steps at a table of three in Ada's first main phase. */
function played(steps: unknown[], checks: string[], setup: object = {}): ScenarioResult {
  const scenario = {
    id: 'x',
    edition: '2011-07-15',
    cards: CARDS,
    setup: {
      players: ['Ada', 'Ben', 'Cleo'],
      options: { variant: 'Free-for-All' },
      objects: [
        { id: 'tithe', card: 'Tithe', owner: 'Ada', zone: 'hand' },
        { id: 'ox', card: 'Ox', owner: 'Ben' },
        { id: 'cow', card: 'Ox', owner: 'Ben' },
        { id: 'bull', card: 'Ox', owner: 'Cleo' },
      ],
      ...setup,
    },
    steps,
    checks,
  };
  return playAlone(scenario);
}

describe('what the rules leave no choice about', () => {
  const tithe = [{ cast: 'tithe', by: 'Ada' }, { resolve: 'top' }];
  const gone = ["zone('ox')=='graveyard'", "zone('cow')=='graveyard'", "zone('bull')=='graveyard'"];

  it('is done without a question where all have to be picked', () => {
    expect(played(tithe, gone).status).toBe('passed');
  });

  it('may be named all the same, by whoever would have chosen', () => {
    const named = [...tithe, { choose: ['cow', 'ox'], by: 'Ben' }, { choose: 'bull', by: 'Cleo' }];
    expect(played(named, gone).status).toBe('passed');
    expect(played([...tithe, { choose: 'cow', by: 'Cleo' }], gone).error?.reason).toMatch(/nobody is asked/);
  });

  it('holds of costs as well', () => {
    const objects = [
      { id: 'pyre', card: 'Pyre', owner: 'Ada', zone: 'hand' },
      { id: 'a', card: 'Ox', owner: 'Ada', zone: 'hand' },
      { id: 'b', card: 'Ox', owner: 'Ada', zone: 'hand' },
    ];
    const setup = { objects, state: { hand: 0 } };
    const cast = { cast: 'pyre', by: 'Ada' };
    const checks = ["zone('a')=='graveyard'", "zone('b')=='graveyard'"];
    expect(played([cast], checks, setup).status).toBe('passed');
    expect(played([cast, { choose: ['a', 'b'], by: 'Ada' }], checks, setup).status).toBe('passed');
  });

  it('holds of an attack that is declared while play goes on to the step', () => {
    const objects = [{ id: 'ox', card: 'Taunted Ox', owner: 'Ada' }];
    const setup = { players: ['Ada', 'Ben'], objects, options: {} };
    const to = [{ until: { step: 'declareAttackers' } }];
    const hit = [{ until: { damage: 'dealt' } }];
    expect(played([...to, { attack: { ox: 'Ben' } }, ...hit], ["life('Ben')==18"], setup).status).toBe(
      'passed',
    );
    expect(played([...to, { attack: {} }], ['gameOver()==False'], setup).error?.reason).toMatch(
      /not declared now/,
    );
  });
});

describe('a table where one player defends in a combat', () => {
  const objects = [
    { id: 'ox', card: 'Ox', owner: 'Ada' },
    { id: 'cow', card: 'Ox', owner: 'Ada' },
  ];

  it('says so where several are attacked', () => {
    const { error } = played([{ attack: { ox: 'Ben', cow: 'Cleo' } }], ['gameOver()==False'], {
      objects,
      options: {},
    });
    expect(error?.reason).toMatch(/cow cannot attack Cleo; it can attack Ben; one player defends/);
  });

  it('lets the defending player be anybody where nobody attacks before the choice of something else', () => {
    const of = [{ id: 'tithe', card: 'Tithe', owner: 'Ben', zone: 'hand' }, ...objects];
    const steps = [
      { until: { step: 'main1', of: 'Ben' } },
      { cast: 'tithe', by: 'Ben' },
      { resolve: 'top' },
      { until: { step: 'upkeep', of: 'Cleo' } },
      { choose: 'ox', by: 'Ada', ifAsked: true },
    ];
    expect(played(steps, ["step()=='upkeep'"], { objects: of, options: {} }).status).toBe('passed');
  });
});

describe('what is decided for a team by somebody else', () => {
  it('is told as done by its member', () => {
    const setup = {
      players: ['Ada', 'Ann', 'Ben', 'Bob'],
      teams: { A: ['Ada', 'Ann'], B: ['Ben', 'Bob'] },
      options: { variant: 'Two-Headed Giant' },
      objects: [
        { id: 'reins', card: 'Reins', owner: 'Ada', zone: 'hand' },
        { id: 'gift', card: 'Gift', owner: 'Ben', zone: 'hand' },
      ],
    };
    const steps = [
      { cast: 'reins', by: 'Ada', targets: ['Ben'] },
      { resolve: 'top' },
      { until: { step: 'main1', of: 'B' } },
      { cast: 'gift', by: 'Ben' },
      { resolve: 'top' },
    ];
    expect(played(steps, ["teamLife('B')==33"], setup).status).toBe('passed');
  });
});
