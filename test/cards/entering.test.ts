import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '../../src/cards/index.js';
import { fails, type Objects } from '../support/outcomes.js';

const grotto: PrintedCard = {
  name: 'Salt Grotto',
  type: 'Land',
  text: "As ~ enters, you may pay 2 life. If you don't, it enters tapped.",
};
const hall: PrintedCard = {
  name: 'Bear Hall',
  type: 'Land',
  text: "As ~ enters, you may reveal a Bear card from your hand. If you don't, ~ enters tapped.",
};
const objects: Objects = { land: ['Salt Grotto', 'Ada', 'hand'] };

describe('a land that asks for something as it enters', () => {
  it('stays untapped where it is paid', () => {
    const steps = [
      { play: 'land', by: 'Ada' },
      { pay: true, by: 'Ada' },
    ];
    expect(fails([grotto], objects, steps, ["tapped('land')==False", "life('Ada')==18"])).toEqual([]);
  });

  it('is tapped where it is not, and does not become so', () => {
    const watch: PrintedCard = {
      name: 'Tally',
      type: 'Enchantment',
      text: 'Whenever a land becomes tapped, you gain 1 life.',
    };
    const steps = [
      { play: 'land', by: 'Ada' },
      { pay: false, by: 'Ada' },
    ];
    const checks = ["tapped('land')", "life('Ada')==20", "triggered('tally')==0"];
    const all = { ...objects, tally: ['Tally', 'Ada', 'battlefield'] } as Record<
      string,
      [string, string, string?]
    >;
    expect(fails([grotto, watch], all, steps, checks)).toEqual([]);
  });

  it('is asked for by an effect that puts it into play, too', () => {
    const spade: PrintedCard = {
      name: 'Spade',
      type: 'Sorcery',
      cost: '{G}',
      text: 'Put a land card from your hand onto the battlefield. Draw a card.',
    };
    const steps = [
      { cast: 'spade', by: 'Ada' },
      { resolve: 'top' },
      { choose: 'land', by: 'Ada', ifAsked: true },
      { pay: true, by: 'Ada' },
    ];
    const all: Objects = { ...objects, spade: ['Spade', 'Ada', 'hand'] };
    const checks = [
      "zone('land')=='battlefield'",
      "tapped('land')==False",
      "life('Ada')==18",
      "drew('Ada')==1",
    ];
    expect(fails([grotto, spade], all, steps, checks)).toEqual([]);
  });

  it('is shown a card of the hand, where there is one', () => {
    const land: Objects = { land: ['Bear Hall', 'Ada', 'hand'] };
    const cub: Objects = { ...land, cub: ['Cub', 'Ada', 'hand'] };
    const play = { play: 'land', by: 'Ada' };
    const shown = [play, { pay: true, by: 'Ada' }, { choose: 'cub', by: 'Ada', ifAsked: true }];
    expect(fails([hall], cub, shown, ["tapped('land')==False", "zone('cub')=='hand'"])).toEqual([]);
    expect(fails([hall], land, [play, { pay: true, by: 'Ada' }], ["tapped('land')"])).not.toEqual([]);
  });
});

describe('what is chosen as a land enters', () => {
  it('is asked for as it is played', () => {
    const pond: PrintedCard = {
      name: 'Mirror Pond',
      type: 'Land',
      text: 'As ~ enters, choose an opponent.\n{T}: The chosen player gains 1 life.',
    };
    const steps = [
      { play: 'pond', by: 'Ada' },
      { choose: 'Cleo', by: 'Ada' },
      { activate: 'pond', by: 'Ada' },
      { resolve: 'top' },
    ];
    const land: Objects = { pond: ['Mirror Pond', 'Ada', 'hand'] };
    expect(fails([pond], land, steps, ["life('Cleo')==21", "life('Ben')==20"])).toEqual([]);
  });
});
