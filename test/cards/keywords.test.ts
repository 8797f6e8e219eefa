import { describe, expect, it } from 'vitest';
import { type PrintedCard, readCard } from '../../src/cards/index.js';
import { createGame } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { fails } from '../support/outcomes.js';
import { passAll, read, settle, until } from '../support/printed.js';

const card = (name: string, type: string, text: string, more: Partial<PrintedCard> = {}): PrintedCard => ({
  name,
  type,
  cost: '{2}',
  text,
  ...(type.includes('Creature') || type.includes('Vehicle') ? { power: 2, toughness: 3 } : {}),
  ...more,
});
const target = { choose: 'Ben', by: 'Ada', ifAsked: true };
const nextUpkeep = [{ until: { step: 'upkeep', of: 'Ada' } }, { resolve: 'all' }];
const main = { until: { step: 'main1', of: 'Ada' } };
const dealt = { until: { damage: 'dealt' } };

describe('suspend', () => {
  const ghoul = card('Slow Ghoul', 'Creature — Zombie', 'Suspend 2—{B}');
  it('casts the creature with its last counter, and it has haste', () => {
    const steps = [
      { activate: 'ghoul', by: 'Ada', ability: 'suspend' },
      ...nextUpkeep,
      main,
      ...nextUpkeep,
      main,
      { attack: { ghoul: 'Ben' } },
      dealt,
    ];
    expect(fails([ghoul], { ghoul: ['Slow Ghoul', 'Ada', 'hand'] }, steps, ["life('Ben')==18"])).toEqual([]);
  });

  it('is for when the card could be cast, and the only way where it has no mana cost', () => {
    const vision = card('Late Vision', 'Sorcery', 'Suspend 1—{U}\nTarget player draws two cards.', {
      cost: '',
    });
    const steps = [
      { cast: 'vision', by: 'Ada', targets: ['Ada'], refused: 'nobody can pay for it' },
      { activate: 'vision', by: 'Ada', ability: 'suspend' },
      { activate: 'other', by: 'Ben', ability: 'suspend', refused: 'it is not his turn' },
      { until: { step: 'upkeep', of: 'Ada' } },
      { resolve: 'top' },
      { resolve: 'top' },
      target,
      { resolve: 'all' },
    ];
    const objects = {
      vision: ['Late Vision', 'Ada', 'hand'],
      other: ['Slow Ghoul', 'Ben', 'hand'],
    } as Record<string, [string, string, string]>;
    expect(fails([vision, ghoul], objects, steps, ["drew('Ben')==3", "zone('vision')=='graveyard'"])).toEqual(
      [],
    );
  });
});

describe('cipher', () => {
  it('casts a copy for combat damage to a player', () => {
    const slice = card('Dark Slice', 'Sorcery', 'Target opponent loses 3 life.\nCipher');
    const steps = [
      { cast: 'slice', by: 'Ada', targets: ['Ben'] },
      { resolve: 'top' },
      { choose: 'cub', by: 'Ada' },
      { attack: { cub: 'Cleo' } },
      dealt,
      { pay: true, by: 'Ada', ifAsked: true },
      { choose: 'Cleo', by: 'Ada', ifAsked: true },
      { resolve: 'all' },
    ];
    const checks = ["zone('slice')=='exile'", "life('Ben')==17", "life('Cleo')==15"];
    const objects = { slice: ['Dark Slice', 'Ada', 'hand'], cub: ['Cub', 'Ada'] } as Record<
      string,
      [string, string, string?]
    >;
    expect(fails([slice], objects, steps, checks)).toEqual([]);
  });
});

describe('exert', () => {
  const walker = card(
    'Dune Walker',
    'Creature — Human',
    'You may exert Dune Walker as it attacks. When you do, it gets +3/+0 until end of turn.',
  );
  it('is chosen as the creature attacks, which then stays tapped for a turn', () => {
    const steps = [{ attack: { w: 'Ben' } }, { pay: true, by: 'Ada' }, { resolve: 'all' }, dealt, main];
    const checks = ["life('Ben')==15", "tapped('w')==True"];
    expect(fails([walker], { w: ['Dune Walker', 'Ada'] }, steps, checks)).toEqual([]);
    const not = [{ attack: { w: 'Ben' } }, { pay: false, by: 'Ada' }, dealt, main];
    expect(
      fails([walker], { w: ['Dune Walker', 'Ada'] }, not, ["life('Ben')==18", "tapped('w')==False"]),
    ).toEqual([]);
  });
});

describe('crew', () => {
  it('taps creatures with enough power together', () => {
    const cart = card('Iron Cart', 'Artifact — Vehicle', 'Crew 3', { power: 6, toughness: 6 });
    const steps = [
      { activate: 'cart', by: 'Ada', ability: 'crew' },
      { choose: 'a', by: 'Ada', ifAsked: true },
      { resolve: 'all' },
      { attack: { cart: 'Ben' } },
      dealt,
    ];
    const objects = { cart: ['Iron Cart', 'Ada'], a: ['Cub', 'Ada'], b: ['Lark', 'Ada'] } as Record<
      string,
      [string, string]
    >;
    const checks = ["life('Ben')==14", "tapped('a')==True", "tapped('b')==True"];
    expect(fails([cart], objects, steps, checks)).toEqual([]);
    const { b: _, ...few } = objects;
    const refused = [{ activate: 'cart', by: 'Ada', ability: 'crew', refused: 'two is not enough' }];
    expect(fails([cart], few, refused, ["tapped('a')==False"])).toEqual([]);
  });
});

describe('embalm', () => {
  it('leaves a white Zombie that costs nothing', () => {
    const hydra = card('Old Hydra', 'Creature — Hydra', 'Trample\nEmbalm {3}{G}', { cost: '{4}{G}' });
    const bane = card('Small Bane', 'Instant', 'Destroy target Zombie with mana value 0.');
    const steps = [
      { activate: 'h', by: 'Ada', ability: 'embalm' },
      { resolve: 'all' },
      { name: 't', token: 'newest' },
      { cast: 'x', by: 'Ada', targets: ['t'] },
      { resolve: 'all' },
    ];
    const objects = { h: ['Old Hydra', 'Ada', 'graveyard'], x: ['Small Bane', 'Ada', 'hand'] } as Record<
      string,
      [string, string, string]
    >;
    expect(fails([hydra, bane], objects, steps, ["zone('h')=='exile'", "exists('t')==False"])).toEqual([]);
  });
});

describe('graft, rampage and forecast', () => {
  it('move a counter, grow for blockers beyond the first, and are shown from the hand', () => {
    const spider = card('Pond Spider', 'Creature — Spider', 'Graft 2', { power: 0, toughness: 0 });
    const moving = [
      { cast: 's', by: 'Ada' },
      { resolve: 'top' },
      { cast: 'c', by: 'Ada' },
      { resolve: 'top' },
      { resolve: 'top' },
      { pay: true, by: 'Ada', ifAsked: true },
      { resolve: 'all' },
    ];
    const hands = { s: ['Pond Spider', 'Ada', 'hand'], c: ['Cub', 'Ada', 'hand'] } as Record<
      string,
      [string, string, string]
    >;
    const moved = ["counters('s','+1/+1')==1", "counters('c','+1/+1')==1"];
    expect(fails([spider], hands, moving, moved)).toEqual([]);
    const giant = card('Loud Giant', 'Creature — Giant', 'Rampage 2');
    const fight = [
      { attack: { g: 'Ben' } },
      { block: { a: 'g', b: 'g' } },
      { choose: 'a', by: 'Ada', ifAsked: true },
      { resolve: 'all' },
    ];
    const field = { g: ['Loud Giant', 'Ada'], a: ['Cub', 'Ben'], b: ['Cub', 'Ben'] } as Record<
      string,
      [string, string]
    >;
    expect(fails([giant], field, fight, ["power('g')==4", "toughness('g')==5"])).toEqual([]);
    const plume = card(
      'Calm Plume',
      'Instant',
      'Draw a card.\nForecast — {W}, Reveal Calm Plume from your hand: You gain 1 life.',
    );
    const shown = [
      { activate: 'p', by: 'Ada', refused: 'it is not the upkeep' },
      { until: { step: 'upkeep', of: 'Ada' } },
      { activate: 'p', by: 'Ada' },
      { resolve: 'all' },
      { activate: 'p', by: 'Ada', refused: 'once each turn' },
    ];
    expect(
      fails([plume], { p: ['Calm Plume', 'Ada', 'hand'] }, shown, ["life('Ada')==21", "zone('p')=='hand'"]),
    ).toEqual([]);
  });
});

describe('what a card does instead', () => {
  it('is read with the paragraph before it', () => {
    const text =
      'Storm Needle deals 2 damage to target creature or player.\nMorbid — If a creature died this turn, Storm Needle deals 4 damage to that creature or player instead.';
    const needle = card('Storm Needle', 'Instant', text);
    const cast = [{ cast: 'n', by: 'Ada', targets: ['Ben'] }, { resolve: 'all' }];
    const destroyed = { instruct: [{ effect: 'destroy', object: { object: 'named', id: 'c' } }], by: 'Ada' };
    const objects = { n: ['Storm Needle', 'Ada', 'hand'], c: ['Cub', 'Cleo'] } as Record<
      string,
      [string, string, string?]
    >;
    expect(fails([needle], objects, cast, ["life('Ben')==18"])).toEqual([]);
    expect(fails([needle], objects, [destroyed, ...cast], ["life('Ben')==16"])).toEqual([]);
  });
});

describe('an ability that a card has only while something is so', () => {
  it('is asked for as things were before the card died', () => {
    const text =
      'Threshold — As long as two or more cards are in your graveyard, Grave Wolf has "When Grave Wolf dies, you lose 4 life."';
    const wolf = card('Grave Wolf', 'Creature — Wolf', text);
    const destroyed = [
      { instruct: [{ effect: 'destroy', object: { object: 'named', id: 'w' } }], by: 'Ada' },
      { resolve: 'all' },
    ];
    const one = { w: ['Grave Wolf', 'Ada'], a: ['Cub', 'Ada', 'graveyard'] } as Record<
      string,
      [string, string, string?]
    >;
    expect(fails([wolf], one, destroyed, ["life('Ada')==20"])).toEqual([]);
    expect(fails([wolf], { ...one, b: ['Cub', 'Ada', 'graveyard'] }, destroyed, ["life('Ada')==16"])).toEqual(
      [],
    );
  });
});

describe('what is lost', () => {
  it('can be had again of what comes later', () => {
    const sphere = card('Heavy Sphere', 'Enchantment', 'All creatures lose flying.');
    const wings = card('Late Wings', 'Enchantment', 'Creatures you control have flying.');
    const steps = [
      { cast: 'sphere', by: 'Ada' },
      { resolve: 'top' },
      { id: 'grounded', try: [{ attack: { lark: 'Ben' } }, { block: { cub: 'lark' } }], then: 'undo' },
      { cast: 'wings', by: 'Ada' },
      { resolve: 'top' },
      { attack: { lark: 'Ben' } },
      { block: { cub: 'lark' }, refused: 'it flies again' },
      dealt,
    ];
    const objects = {
      sphere: ['Heavy Sphere', 'Ada', 'hand'],
      wings: ['Late Wings', 'Ada', 'hand'],
      lark: ['Lark', 'Ada'],
      cub: ['Cub', 'Ben'],
    } as Record<string, [string, string, string?]>;
    expect(fails([sphere, wings], objects, steps, ["legal('grounded')", "life('Ben')==19"])).toEqual([]);
  });
});

describe('"it" behind a token', () => {
  it('is the token, whatever was copied', () => {
    const forge = card(
      'Odd Forge',
      'Artifact',
      "{2}: Create a token that's a copy of target artifact. It gains flying. Exile it at the beginning of the next end step.",
    );
    const { readBack } = readCard(forge);
    expect(readBack).toContain('Exile those tokens');
  });
});

describe('a cumulative upkeep of life', () => {
  it('costs more in each upkeep, and the permanent goes where it is not paid', () => {
    const vault = card('Hungry Vault', 'Artifact', 'Cumulative upkeep—Pay 2 life.');
    const objects = { vault: ['Hungry Vault', 'Ada'] } as Record<string, [string, string]>;
    const upkeep = (pay: boolean) => [
      { until: { step: 'upkeep', of: 'Ada' } },
      { resolve: 'top' },
      { pay, by: 'Ada' },
    ];
    const twice = [...upkeep(true), main, ...upkeep(true)];
    expect(fails([vault], objects, twice, ["life('Ada')==14", "zone('vault')=='battlefield'"])).toEqual([]);
    const refused = [...upkeep(true), main, ...upkeep(false)];
    expect(fails([vault], objects, refused, ["life('Ada')==18", "zone('vault')=='graveyard'"])).toEqual([]);
  });
});

describe('up to two modes', () => {
  const advice = card(
    'Free Advice',
    'Sorcery',
    'Choose up to two —\n• Draw a card.\n• You gain 2 life.\n• Each opponent loses 1 life.',
  );
  it('are two, one or none', () => {
    const objects = { advice: ['Free Advice', 'Ada', 'hand'] } as Record<string, [string, string, string]>;
    const cast = (...modes: (string | null)[]) => [
      { cast: 'advice', by: 'Ada' },
      ...modes.map((choose) => ({ choose, by: 'Ada', kind: 'chooseMode' })),
      { resolve: 'all' },
    ];
    expect(
      fails([advice], objects, cast('2', '3'), ["life('Ada')==22", "life('Ben')==19", "drew('Ada')==0"]),
    ).toEqual([]);
    expect(fails([advice], objects, cast('1', 'none'), ["life('Ada')==20", "drew('Ada')==1"])).toEqual([]);
  });
});

describe('what fortifies a land', () => {
  it('is attached to a land of its controller alone, and gives it what it says', () => {
    const text = 'Fortified land has indestructible.\nFortify {0}';
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [
          read({ name: 'Keep', type: 'Artifact — Fortification', cost: '{1}', text }),
          { name: 'Field', types: ['land'] },
        ],
        objects: [
          { id: 'keep', card: 'Keep', owner: 'Ann', zone: 'battlefield' },
          { id: 'mine', card: 'Field', owner: 'Ann', zone: 'battlefield' },
          { id: 'other', card: 'Field', owner: 'Bob', zone: 'battlefield' },
        ],
        library: 5,
        start: { at: 'turn' },
        mana: { Ann: 0 },
      },
      ruleset('2025-11-14'),
    );
    until(game, 'main1');
    expect(game.targetsFor('keep', 0, 'Ann', 1)).toEqual(['mine']);
    game.answer(game.pending()[0]?.id ?? '', {
      type: 'activate',
      player: 'Ann',
      object: 'keep',
      ability: 1,
      label: 'fortify',
    });
    passAll(game);
    expect([game.attachedTo('keep'), game.hasKeyword('mine', 'indestructible')]).toEqual(['mine', true]);
    game.instruct([{ effect: 'move', object: { object: 'named', id: 'mine' }, to: 'hand' }], {
      controller: 'Bob',
    });
    settle(game);
    expect([game.attachedTo('keep'), game.zone('keep')]).toEqual([null, 'battlefield']);
  });
});
