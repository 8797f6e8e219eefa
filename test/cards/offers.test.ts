import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '../../src/cards/index.js';
import { fails, type Objects } from '../support/outcomes.js';

const lure: PrintedCard = {
  name: 'Lure',
  type: 'Sorcery',
  cost: '{B}',
  text: 'Each opponent may return a creature card from their graveyard to the battlefield. For each opponent who does, return a creature card from your graveyard to the battlefield.',
};
const cubs = (...names: string[]): Objects =>
  Object.fromEntries(names.map((name) => [name, ['Cub', name.startsWith('a') ? 'Ada' : 'Ben', 'graveyard']]));
const cast = [{ cast: 'lure', by: 'Ada' }, { resolve: 'top' }];

describe('what is done for each opponent', () => {
  it('is done by the one who offers, as often as it is accepted', () => {
    const steps = [
      ...cast,
      { pay: true, by: 'Ben' },
      { choose: 'b1', by: 'Ben', ifAsked: true },
      { pay: false, by: 'Cleo', ifAsked: true },
      { choose: 'a1', by: 'Ada' },
    ];
    const objects: Objects = { lure: ['Lure', 'Ada', 'hand'], ...cubs('a1', 'a2', 'b1') };
    const checks = ['a1', 'b1'].map((id) => `zone('${id}')=='battlefield'`);
    expect(fails([lure], objects, steps, [...checks, "zone('a2')=='graveyard'"])).toEqual([]);
  });

  it('is not accepted by one who has nothing to choose from', () => {
    const steps = [...cast, { pay: true, by: 'Ben', ifAsked: true }];
    const objects: Objects = { lure: ['Lure', 'Ada', 'hand'], ...cubs('a1', 'a2') };
    expect(fails([lure], objects, steps, ["zone('a1')=='battlefield'"])).not.toEqual([]);
  });
});

describe('a discard that each player may make', () => {
  it('is not offered to one without cards', () => {
    const spread: PrintedCard = {
      name: 'Spread',
      type: 'Sorcery',
      cost: '{G}',
      text: 'Each player may discard a card. Each player who did gains 3 life.',
    };
    const objects: Objects = { spread: ['Spread', 'Ada', 'hand'], held: ['Cub', 'Ben', 'hand'] };
    const steps = [
      { cast: 'spread', by: 'Ada' },
      { resolve: 'top' },
      { pay: true, by: 'Ben' },
      { choose: 'held', by: 'Ben', ifAsked: true },
    ];
    const lives = ["life('Ben')==23", "life('Ada')==20", "life('Cleo')==20"];
    expect(fails([spread], objects, steps, [...lives, "asked('d1')=='Ben'"])).toEqual([]);
  });
});

describe('the rest that is sacrificed', () => {
  it('is what was not chosen', () => {
    const cull: PrintedCard = {
      name: 'Cull',
      type: 'Sorcery',
      cost: '{W}',
      text: 'Each player chooses two creatures they control, then sacrifices the rest.',
    };
    const objects: Objects = {
      cull: ['Cull', 'Ada', 'hand'],
      ...Object.fromEntries(['one', 'two', 'three'].map((id) => [id, ['Cub', 'Ben']])),
      own: ['Cub', 'Ada'],
    };
    const steps = [{ cast: 'cull', by: 'Ada' }, { resolve: 'top' }, { choose: ['one', 'three'], by: 'Ben' }];
    const left = ['one', 'three', 'own'].map((id) => `zone('${id}')=='battlefield'`);
    expect(fails([cull], objects, steps, [...left, "zone('two')=='graveyard'"])).toEqual([]);
  });
});
