import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '../../src/cards/index.js';
import { fails, type Objects } from '../support/outcomes.js';

const mist: PrintedCard = {
  name: 'Mist',
  type: 'Instant',
  cost: '{U}',
  text: 'Target creature phases out.',
};
const bell: PrintedCard = {
  name: 'Bell',
  type: 'Enchantment',
  text: 'Whenever a creature enters or leaves the battlefield, you gain 1 life.',
};
const crest: PrintedCard = {
  name: 'Crest',
  type: 'Enchantment — Aura',
  text: 'Enchant creature\nEnchanted creature gets +2/+2.',
};
const drake: PrintedCard = {
  name: 'Fickle Drake',
  type: 'Creature — Drake',
  power: 3,
  toughness: 3,
  text: 'Phasing\nWhenever ~ phases in, you gain 1 life.\nWhenever ~ phases out, you lose 1 life.',
};
const away = [{ cast: 'mist', by: 'Ada', targets: ['cub'] }, { resolve: 'top' }];
const upkeepOf = (of: string) => ({ until: { step: 'upkeep', of } });

describe('what is phased out', () => {
  it('is not there, with all that is attached to it, and comes back as it was before its controller untaps', () => {
    const objects: Objects = {
      mist: ['Mist', 'Ada', 'hand'],
      own: ['Cub', 'Ada'],
      cub: ['Cub', 'Ben', 'battlefield', { tapped: true }],
      crest: ['Crest', 'Ben', 'battlefield', { attachedTo: 'cub' }],
      bell: ['Bell', 'Ada'],
    };
    const gone = [{ attack: { own: 'Ben' } }, { until: { damage: 'dealt' } }];
    const still = ["zone('cub')=='phased'", "zone('crest')=='phased'", "life('Ben')==18"];
    expect(fails([mist, crest, bell], objects, [...away, ...gone], still)).toEqual([]);
    const back = ["attachedTo('crest')=='cub'", "power('cub')==4", "tapped('cub')==False", "life('Ada')==20"];
    expect(fails([mist, crest, bell], objects, [...away, upkeepOf('Ben')], back)).toEqual([]);
  });

  it('is out of combat, and can be no target', () => {
    const objects: Objects = {
      mist: ['Mist', 'Ada', 'hand'],
      more: ['Mist', 'Ada', 'hand'],
      cub: ['Cub', 'Ben'],
    };
    const again = { cast: 'more', by: 'Ada', targets: ['cub'], refused: 'it is not there' };
    expect(fails([mist], objects, [...away, again], ["zone('cub')=='phased'"])).toEqual([]);
    const steps = [
      upkeepOf('Ben'),
      { attack: { cub: 'Ada' } },
      ...away,
      { until: { step: 'end', of: 'Ben' } },
    ];
    expect(fails([mist], objects, steps, ["life('Ada')==20"])).toEqual([]);
  });

  it('leaves with its owner, and goes back to its owner where the one who took it leaves', () => {
    const grab: PrintedCard = {
      name: 'Grab',
      type: 'Sorcery',
      cost: '{U}',
      text: 'Gain control of target creature.',
    };
    const objects: Objects = {
      mist: ['Mist', 'Ada', 'hand'],
      grab: ['Grab', 'Ada', 'hand'],
      cub: ['Cub', 'Ben'],
    };
    const taken = [{ cast: 'grab', by: 'Ada', targets: ['cub'] }, { resolve: 'top' }, ...away];
    const left = (who: string) => [...taken, { concede: who }];
    expect(fails([mist, grab], objects, left('Ben'), ["zone('cub')=='outside'"])).toEqual([]);
    const home = [...left('Ada'), upkeepOf('Ben')];
    expect(
      fails([mist, grab], objects, home, ["controller('cub')=='Ben'", "zone('cub')=='battlefield'"]),
    ).toEqual([]);
  });
});

describe('phasing', () => {
  it('takes a permanent away every other turn of its controller', () => {
    const objects: Objects = { drake: ['Fickle Drake', 'Ada'] };
    const turns = (count: number) =>
      Array.from({ length: count }, () => [upkeepOf('Ben'), upkeepOf('Ada')]).flat();
    const settle = { resolve: 'all' };
    const once = [...turns(1), settle];
    expect(fails([drake], objects, once, ["zone('drake')=='phased'", "life('Ada')==19"])).toEqual([]);
    const twice = [...turns(2), settle];
    expect(fails([drake], objects, twice, ["zone('drake')=='battlefield'", "life('Ada')==20"])).toEqual([]);
  });
});
