import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '../../src/cards/index.js';
import { fails, type Objects } from '../support/outcomes.js';

const tally = (text: string): PrintedCard => ({ name: 'Tally', type: 'Enchantment', text });
const three: Objects = {
  tally: ['Tally', 'Ada'],
  one: ['Cub', 'Ada'],
  two: ['Cub', 'Ada'],
  three: ['Cub', 'Ada'],
};
const attack = { attack: { one: 'Ben', two: 'Ben', three: 'Cleo' } };
const HURT = 'deal combat damage to a player, draw a card.';
const end = { until: { step: 'end', of: 'Ada' } };
const triggered = (text: string, times: number) =>
  fails([tally(text)], three, [attack, end], [`triggered('tally')==${times}`, `drew('Ada')==${times}`], {
    variant: 'Free-for-All',
  });

describe('what triggers once for several creatures', () => {
  it('does so for an attack, however many attack', () => {
    expect(triggered('Whenever you attack, draw a card.', 1)).toEqual([]);
    expect(triggered('Whenever one or more Bears you control attack, draw a card.', 1)).toEqual([]);
    expect(triggered('Whenever a Bear you control attacks, draw a card.', 3)).toEqual([]);
  });

  it('does so once for each player who is attacked, or is dealt combat damage', () => {
    expect(triggered('Whenever you attack a player, draw a card.', 2)).toEqual([]);
    expect(triggered(`Whenever one or more creatures you control ${HURT}`, 2)).toEqual([]);
  });

  it('does so again for a second strike', () => {
    const blade: PrintedCard = {
      name: 'Twin Blade',
      type: 'Creature — Soldier',
      power: 1,
      toughness: 1,
      text: 'Double strike',
    };
    const text = `Whenever one or more creatures you control ${HURT}`;
    const objects: Objects = { tally: ['Tally', 'Ada'], blade: ['Twin Blade', 'Ada'], one: ['Cub', 'Ada'] };
    const steps = [{ attack: { blade: 'Ben', one: 'Ben' } }, end];
    expect(fails([tally(text), blade], objects, steps, ["drew('Ada')==2"])).toEqual([]);
  });
});

describe('ward', () => {
  const calf: PrintedCard = {
    name: 'Shy Calf',
    type: 'Creature — Ox',
    power: 2,
    toughness: 2,
    text: 'Ward {2}',
  };
  const sting: PrintedCard = {
    name: 'Sting',
    type: 'Instant',
    cost: '{R}',
    text: '~ deals 3 damage to target creature.',
  };
  const objects: Objects = { calf: ['Shy Calf', 'Ada'], sting: ['Sting', 'Ben', 'hand'] };
  it('counters what an opponent does not pay for', () => {
    const cast = { cast: 'sting', by: 'Ben', targets: ['calf'] };
    const settle = (pay: boolean) => [cast, { resolve: 'top' }, { pay, by: 'Ben' }, { resolve: 'all' }];
    const alive = "zone('calf')=='battlefield'";
    expect(fails([calf, sting], objects, settle(false), [alive])).toEqual([]);
    expect(fails([calf, sting], objects, settle(true), ["zone('calf')=='graveyard'"])).toEqual([]);
  });

  it('is none of what its controller does', () => {
    const own: Objects = { calf: ['Shy Calf', 'Ada'], sting: ['Sting', 'Ada', 'hand'] };
    const steps = [{ cast: 'sting', by: 'Ada', targets: ['calf'] }, { resolve: 'all' }];
    const checks = ["zone('calf')=='graveyard'", "triggered('calf')==0"];
    expect(fails([calf, sting], own, steps, checks)).toEqual([]);
  });
});

describe('myriad', () => {
  const host: PrintedCard = {
    name: 'Many Faces',
    type: 'Creature — Shapeshifter',
    power: 2,
    toughness: 2,
    text: 'Myriad',
  };
  const sage: PrintedCard = {
    name: 'Quiet Sage',
    type: 'Planeswalker — Sage',
    loyalty: 5,
    text: '+1: You gain 1 life.',
  };
  it('lets the double attack a planeswalker of the other player', () => {
    const objects: Objects = { host: ['Many Faces', 'Ada'], sage: ['Quiet Sage', 'Cleo'] };
    const steps = [
      { attack: { host: 'Ben' } },
      { resolve: 'top' },
      { pay: true, by: 'Ada' },
      { choose: 'sage', by: 'Ada' },
      end,
    ];
    const checks = ["life('Ben')==18", "life('Cleo')==20", "counters('sage')==3"];
    expect(fails([host, sage], objects, steps, checks)).toEqual([]);
  });
});
