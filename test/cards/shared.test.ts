import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '../../src/cards/index.js';
import { createGame, type Effect, type Game, type ObjectFilter, type Zone } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, passAll, read, settle, until, type Wanted } from '../support/printed.js';

// Words that break what several cards say in one way.
const TOUGH = 'toughness';
const OWN = 'control';
const SUM = 'total power';
const DOWN = 'face-down creatures';
const FIRST = 'top card of your library';
const ABLE = 'morph ability';
const BURIED = 'graveyard';

type Placed = [id: string, card: string, owner?: string, zone?: Zone];

/** A game of two in Ann's first main phase, with these cards and objects; Ann owns what nobody else does, in play. */
function game(cards: PrintedCard[], placed: Placed[], mana?: number): Game {
  return createGame(
    {
      players: ['Ann', 'Bob'],
      cards: [creature('Bear'), ...cards.map(read)],
      objects: placed.map(([id, card, owner = 'Ann', zone = 'battlefield']) => ({ id, card, owner, zone })),
      library: 10,
      start: { at: 'turn' },
      ...(mana === undefined ? {} : { mana: { Ann: mana, Bob: mana } }),
    },
    ruleset('2025-11-14'),
  );
}

const being = (name: string, text: string, more: Partial<PrintedCard> = {}): PrintedCard => ({
  name,
  type: 'Creature — Elf',
  cost: '{3}',
  power: 1,
  toughness: 1,
  text,
  ...more,
});

function instruct(own: Game, effects: Effect[], wanted?: Wanted, controller = 'Ann'): void {
  own.instruct(effects, { controller });
  settle(own, wanted);
  passAll(own, wanted);
}

const moved = (id: string, to: Zone): Effect => ({
  effect: 'move',
  object: { object: 'named', id },
  to,
  under: { player: 'you' },
});

const is =
  (word: 'yes' | 'no'): Wanted =>
  ({ options }) =>
    options.find(({ type }) => type === word);
const picks =
  (id: string): Wanted =>
  ({ options }) =>
    options.find((one) => one.type === 'object' && one.object === id) ??
    options.find(({ type }) => type === 'yes' || type === 'none');

/** What Ann may do now with an object. */
const offered = (own: Game, id: string): string[] =>
  (own.pending().find(({ kind }) => kind === 'priority')?.options ?? []).flatMap((one) =>
    'object' in one && one.object === id ? [one.type] : [],
  );

function activates(own: Game, object: string, ability: number, wanted?: Wanted): void {
  const [open] = own.pending();
  const option = open?.options.find(
    (one) => one.type === 'activate' && one.object === object && one.ability === ability,
  );
  expect(option).toBeDefined();
  if (open && option) own.answer(open.id, option);
  passAll(own, wanted);
}

const tokens = (own: Game): string[] =>
  [...own.state.objects.all].filter(({ kind, exists }) => kind === 'token' && exists).map(({ id }) => id);

describe('cards exiled with a permanent', () => {
  const SHRINE: PrintedCard = {
    name: 'Shrine',
    type: 'Artifact',
    cost: '{2}',
    text: "Whenever a creature dies, you may exile that card. If you do, put each other card exiled with ~ into its owner's graveyard.\n{1}: Create a token that's a copy of a card exiled with ~.",
  };
  const GIANT = being('Giant', '', { power: 5, toughness: 5 });

  it('are one at a time where it puts the others back, and the one can be copied', () => {
    const own = game(
      [SHRINE, GIANT],
      [
        ['shrine', 'Shrine'],
        ['giant', 'Giant'],
        ['bear', 'Bear', 'Bob'],
      ],
    );
    instruct(own, [moved('bear', 'graveyard')], is('yes'));
    expect(own.zone('bear')).toBe('exile');
    instruct(own, [moved('giant', 'graveyard')], is('yes'));
    expect([own.zone('bear'), own.zone('giant')]).toEqual(['graveyard', 'exile']);
    activates(own, 'shrine', 1);
    expect(tokens(own).map((id) => own.power(id))).toEqual([5]);
  });

  it('are none where it has come anew', () => {
    const own = game(
      [SHRINE, GIANT],
      [
        ['shrine', 'Shrine'],
        ['giant', 'Giant'],
      ],
    );
    instruct(own, [moved('giant', 'graveyard')], is('yes'));
    instruct(own, [moved('shrine', 'exile'), moved('shrine', 'battlefield')]);
    activates(own, 'shrine', 1);
    expect(tokens(own)).toEqual([]);
  });

  it('give it the size and the creature types of the last of them', () => {
    const mimic = being(
      'Mimic',
      `When ~ enters, you may exile target creature an opponent controls.\nAs long as a card exiled with ~ is a creature card, ~ has the power, ${TOUGH}, and creature types of the last creature card exiled with ~. It's still an Elf.`,
    );
    const own = game(
      [mimic],
      [
        ['mimic', 'Mimic', 'Ann', 'hand'],
        ['bear', 'Bear', 'Bob'],
      ],
    );
    expect(own.power('mimic')).toBe(1);
    instruct(own, [moved('mimic', 'battlefield')], picks('bear'));
    const bears: ObjectFilter = { subtypes: ['Bear'] };
    own.instruct(
      [{ effect: 'putCounters', object: { object: 'each', filter: bears }, kind: 'charm', count: 1 }],
      {
        controller: 'Ann',
      },
    );
    expect([
      own.zone('bear'),
      own.power('mimic'),
      own.toughness('mimic'),
      own.counters('mimic', 'charm'),
    ]).toEqual(['exile', 2, 2, 1]);
    instruct(own, [moved('bear', 'hand')]);
    expect([own.power('mimic'), own.toughness('mimic')]).toEqual([1, 1]);
  });

  it('are what somebody exiles as it enters, and make it as large as all of them together', () => {
    const heap = being(
      'Heap',
      `As ~ enters, exile any number of creature cards from your graveyard.\n~'s power is equal to the ${SUM} of the exiled cards and its ${TOUGH} is equal to their total ${TOUGH}.`,
      { power: '*', toughness: '*' },
    );
    const own = game(
      [heap, GIANT],
      [
        ['heap', 'Heap', 'Ann', 'hand'],
        ['giant', 'Giant', 'Ann', 'graveyard'],
        ['bear', 'Bear', 'Ann', 'graveyard'],
        ['other', 'Bear', 'Bob', 'graveyard'],
      ],
    );
    instruct(own, [moved('heap', 'battlefield')]);
    expect([own.power('heap'), own.toughness('heap'), own.zone('giant'), own.zone('other')]).toEqual([
      7,
      7,
      'exile',
      'graveyard',
    ]);
  });
});

describe('sizes that are worked out by what is quoted', () => {
  it('count the counters on what made a token for as long as that is there', () => {
    const moss: PrintedCard = {
      name: 'Moss',
      type: 'Enchantment',
      text: 'Whenever an artifact enters, put a moss counter on Moss, then create a green Ooze creature token with "This creature\'s power and toughness are each equal to the number of moss counters on Moss."',
    };
    const own = game(
      [moss, { name: 'Rock', type: 'Artifact' }],
      [
        ['moss', 'Moss'],
        ['a', 'Rock', 'Ann', 'hand'],
        ['b', 'Rock', 'Ann', 'hand'],
      ],
    );
    instruct(own, [moved('a', 'battlefield')]);
    instruct(own, [moved('b', 'battlefield')]);
    expect(tokens(own).map((id) => own.power(id))).toEqual([2, 2]);
    instruct(own, [moved('moss', 'graveyard')]);
    expect(tokens(own)).toEqual([]);
  });

  it('are those of a land that keeps what it could do', () => {
    const tomb: PrintedCard = {
      name: 'Grove',
      type: 'Land',
      text: `{T}: Add {C}.\n{1}: Until end of turn, Grove becomes a green Plant creature with "This creature's power and ${TOUGH} are each equal to the number of cards in your hand." It's still a land.`,
    };
    const own = game(
      [tomb],
      [
        ['grove', 'Grove'],
        ['a', 'Bear', 'Ann', 'hand'],
        ['b', 'Bear', 'Ann', 'hand'],
      ],
    );
    activates(own, 'grove', 1);
    expect([own.power('grove'), own.toughness('grove'), own.types('grove')]).toEqual([
      2,
      2,
      ['land', 'creature'],
    ]);
    expect(offered(own, 'grove')).toHaveLength(2);
    instruct(own, [moved('a', 'graveyard')]);
    expect(own.power('grove')).toBe(1);
    until(own, 'upkeep');
    expect(own.types('grove')).toEqual(['land']);
  });
});

describe('a card that is shown', () => {
  const SAGE = being(
    'Sage',
    `When ~ enters, reveal the ${FIRST}. If it's a creature card, you may put it onto the battlefield with a spark counter on it. That permanent is an artifact in addition to its other types.`,
  );
  const shown = (answer: 'yes' | 'no'): Game => {
    const own = game(
      [SAGE],
      [
        ['sage', 'Sage', 'Ann', 'hand'],
        ['top', 'Bear', 'Ann', 'hand'],
      ],
    );
    instruct(own, [moved('top', 'library')]);
    instruct(own, [moved('sage', 'battlefield')], is(answer));
    return own;
  };

  it('comes with a counter and is something in addition', () => {
    const own = shown('yes');
    expect([own.zone('top'), own.counters('top', 'spark'), own.types('top')]).toEqual([
      'battlefield',
      1,
      ['creature', 'artifact'],
    ]);
  });

  it('is nothing in addition where it stays', () => {
    const own = shown('no');
    expect([own.zone('top'), own.types('top')]).toEqual(['library', ['creature']]);
  });
});

describe('keywords that are shared', () => {
  const CHOIR: PrintedCard = {
    name: 'Choir',
    type: 'Enchantment',
    text: `At the beginning of each upkeep, creatures you ${OWN} gain flying until end of turn if a creature you ${OWN} has flying. The same is true for landwalk, protection, and haste.`,
  };
  const bird = being('Bird', 'Flying\nProtection from red');
  const wader = being('Wader', 'Islandwalk\nTrample');

  it('are those that a creature of the same player has, of whatever kind, and no others', () => {
    const own = game(
      [CHOIR, bird, wader],
      [
        ['choir', 'Choir'],
        ['bird', 'Bird'],
        ['wader', 'Wader'],
        ['bear', 'Bear', 'Bob'],
      ],
    );
    until(own, 'upkeep');
    passAll(own);
    const has = (id: string) =>
      ['flying', 'protection:red', 'landwalk:Island', 'haste', 'trample'].filter((one) =>
        own.hasKeyword(id, one),
      );
    expect([has('bird'), has('wader'), has('bear')]).toEqual([
      ['flying', 'protection:red', 'landwalk:Island'],
      ['flying', 'protection:red', 'landwalk:Island', 'trample'],
      [],
    ]);
  });

  it('may be those of cards in graveyards for as long as they are there', () => {
    const walker = being(
      'Walker',
      'As long as a creature card with flying is in a graveyard, ~ has flying. The same is true for landwalk and vigilance.',
    );
    const own = game(
      [walker, wader],
      [
        ['walker', 'Walker'],
        ['wader', 'Wader', 'Bob', 'graveyard'],
      ],
    );
    expect([own.hasKeyword('walker', 'landwalk:Island'), own.hasKeyword('walker', 'flying')]).toEqual([
      true,
      false,
    ]);
    instruct(own, [moved('wader', 'exile')]);
    expect(own.hasKeyword('walker', 'landwalk:Island')).toBe(false);
  });

  it('are no more than a creature can be lent: all that another can be made to do', () => {
    const lender = being(
      'Lender',
      '{1}: ~ gains all activated abilities of target creature until end of turn.',
    );
    const healer = being('Healer', 'Flying\n{2}: You gain 3 life.');
    const own = game(
      [lender, healer],
      [
        ['lender', 'Lender'],
        ['healer', 'Healer', 'Bob'],
      ],
    );
    activates(own, 'lender', 0, picks('healer'));
    expect([offered(own, 'lender').length, own.hasKeyword('lender', 'flying')]).toEqual([2, false]);
    activates(own, 'lender', 1);
    expect(own.life('Ann')).toBe(23);
  });
});

describe('creatures that lie face down', () => {
  const VEIL = being(
    'Veil',
    `As ~ enters, turn all other nontoken creatures face down.\n~'s power and ${TOUGH} are each equal to the number of ${DOWN} on the battlefield.`,
    { power: '*', toughness: '*' },
  );
  const giant = being('Giant', 'Trample\nMorph {1}\nWhen ~ is turned face up, you gain 2 life.', {
    power: 5,
    toughness: 5,
  });

  it('are turned down as something enters, are bare, and are counted', () => {
    const own = game(
      [VEIL, giant],
      [
        ['veil', 'Veil', 'Ann', 'hand'],
        ['giant', 'Giant'],
        ['bear', 'Bear', 'Bob'],
      ],
    );
    instruct(own, [moved('veil', 'battlefield')]);
    expect([own.power('veil'), own.power('giant'), own.hasKeyword('giant', 'trample')]).toEqual([
      2,
      2,
      false,
    ]);
    expect(offered(own, 'giant')).toEqual(['activate']);
    activates(own, 'giant', 0);
    expect([own.power('veil'), own.power('giant'), own.life('Ann')]).toEqual([1, 5, 22]);
    instruct(own, [moved('bear', 'hand')], undefined, 'Bob');
    expect(own.types('bear')).toEqual(['creature']);
  });

  it('have had a morph ability where they are put in from a hand', () => {
    const host = being(
      'Host',
      `When ~ enters, you may put a creature card with a ${ABLE} from your hand onto the battlefield face up. If you do, put ~ into its owner's hand.`,
    );
    const own = game(
      [host, giant],
      [
        ['host', 'Host', 'Ann', 'hand'],
        ['giant', 'Giant', 'Ann', 'hand'],
        ['bear', 'Bear', 'Ann', 'hand'],
      ],
    );
    const seen: string[] = [];
    instruct(own, [moved('host', 'battlefield')], ({ kind, options }) => {
      if (kind === 'chooseObject')
        seen.push(...options.flatMap((one) => (one.type === 'object' ? [one.object] : [])));
      return options.find(({ type }) => type === 'yes');
    });
    // The one card that fits is taken without a question.
    expect([seen.includes('bear'), own.zone('giant'), own.power('giant'), own.zone('host')]).toEqual([
      false,
      'battlefield',
      5,
      'hand',
    ]);
  });
});

describe('what is so of cards that are not in play', () => {
  const rite: PrintedCard = {
    name: 'Rite',
    type: 'Sorcery',
    cost: '{1}',
    text: 'You gain 1 life.\nFlashback {2}',
  };
  const crawler = being('Crawler', '{1}, Exile ~ from your graveyard: You gain 1 life.');
  const WARDEN = being('Warden', 'Cards in graveyards lose all abilities.');
  const buried: Placed[] = [
    ['rite', 'Rite', 'Ann', 'graveyard'],
    ['crawler', 'Crawler', 'Ann', 'graveyard'],
  ];

  it('is that they can do nothing where they have lost all abilities', () => {
    const without = game([rite, crawler, WARDEN], buried);
    expect([offered(without, 'rite'), offered(without, 'crawler')]).toEqual([['cast'], ['activate']]);
    const own = game([rite, crawler, WARDEN], [...buried, ['warden', 'Warden']]);
    expect([offered(own, 'rite'), offered(own, 'crawler')]).toEqual([[], []]);
    instruct(own, [moved('warden', 'hand')]);
    expect([offered(own, 'rite'), offered(own, 'crawler')]).toEqual([['cast'], ['activate']]);
  });

  it('is that they may be scavenged for what they cost', () => {
    const feeder = being(
      'Feeder',
      `Each creature card in your ${BURIED} has scavenge. The scavenge cost is equal to its mana cost.`,
    );
    const own = game(
      [feeder, { ...crawler, text: '', power: 4 }],
      [
        ['feeder', 'Feeder'],
        ['crawler', 'Crawler', 'Ann', 'graveyard'],
        ['other', 'Bear', 'Bob', 'graveyard'],
      ],
      3,
    );
    expect([offered(own, 'crawler'), offered(own, 'other')]).toEqual([['activate'], []]);
    activates(own, 'crawler', 0);
    expect([own.zone('crawler'), own.power('feeder')]).toEqual(['exile', 5]);
    const poor = game(
      [feeder, { ...crawler, text: '' }],
      [
        ['feeder', 'Feeder'],
        ['crawler', 'Crawler', 'Ann', 'graveyard'],
      ],
      2,
    );
    expect(offered(poor, 'crawler')).toEqual([]);
  });

  it('is that nothing has a colour', () => {
    const lens: PrintedCard = {
      name: 'Lens',
      type: 'Artifact',
      text: "All cards that aren't on the battlefield, spells, and permanents are colorless.",
    };
    const own = game(
      [lens, being('Ember', 'Protection from red', { cost: '{R}' })],
      [
        ['lens', 'Lens'],
        ['ember', 'Ember'],
        ['card', 'Ember', 'Ann', 'hand'],
      ],
    );
    const red = (zone: Zone): Effect => ({
      effect: 'move',
      object: { object: 'each', filter: { zone, colors: ['red'] } },
      to: 'exile',
    });
    instruct(own, [red('battlefield'), red('hand')]);
    expect([own.zone('ember'), own.zone('card')]).toEqual(['battlefield', 'hand']);
    instruct(own, [moved('lens', 'exile'), red('battlefield'), red('hand')]);
    expect([own.zone('ember'), own.zone('card')]).toEqual(['exile', 'exile']);
  });

  it('is that lands cannot come in, by an effect either', () => {
    const worms: PrintedCard = {
      name: 'Blight',
      type: 'Enchantment',
      text: "Lands can't enter the battlefield.\nAt the beginning of your upkeep, any player may sacrifice two creatures or have ~ deal 3 damage to them. If a player does either, destroy ~.",
    };
    const own = game(
      [worms, { name: 'Field', type: 'Land' }],
      [
        ['blight', 'Blight'],
        ['field', 'Field', 'Ann', 'hand'],
        ['a', 'Bear', 'Bob'],
        ['b', 'Bear', 'Bob'],
      ],
    );
    instruct(own, [moved('field', 'battlefield')]);
    expect(own.zone('field')).toBe('hand');
    // Ann has no two creatures, and takes no damage; Bob sacrifices nothing, and has it deal damage.
    let asked = 0;
    until(own, 'end');
    until(own, 'upkeep');
    until(own, 'end');
    until(own, 'upkeep');
    passAll(own, ({ kind, players, options }) => {
      if (kind !== 'may') return undefined;
      asked++;
      return options.find(({ type }) => type === (players.includes('Bob') && asked > 2 ? 'yes' : 'no'));
    });
    expect([own.life('Ann'), own.life('Bob'), own.zone('a'), own.zone('blight')]).toEqual([
      20,
      17,
      'battlefield',
      'graveyard',
    ]);
  });
});

describe('a spell that would be countered', () => {
  const trick: PrintedCard = { name: 'Trick', type: 'Instant', cost: '{1}', text: 'Counter target spell.' };
  const gift: PrintedCard = { name: 'Gift', type: 'Sorcery', cost: '{1}', text: 'You gain 4 life.' };
  const THIEF = being(
    'Thief',
    `If a spell or ability you ${OWN} would counter a spell, instead exile that spell and you may cast that card without paying its mana cost.`,
  );

  function countered(thief: boolean): Game {
    const own = game(
      [trick, gift, THIEF],
      [
        ['gift', 'Gift', 'Ann', 'hand'],
        ['trick', 'Trick', 'Bob', 'hand'],
        ...(thief ? [['thief', 'Thief', 'Bob'] as Placed] : []),
      ],
    );
    own.answer(own.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'gift' });
    settle(own);
    own.answer(own.pending()[0]?.id ?? '', { type: 'pass' });
    settle(own);
    own.answer(own.pending()[0]?.id ?? '', { type: 'cast', player: 'Bob', object: 'trick' });
    passAll(own, is('yes'));
    return own;
  }

  it('is cast by who would counter it', () => {
    const own = countered(true);
    expect([own.life('Ann'), own.life('Bob'), own.zone('gift'), own.events('countered')]).toEqual([
      20,
      24,
      'graveyard',
      [],
    ]);
  });

  it('is countered where nothing says so', () => {
    const own = countered(false);
    expect([own.life('Ann'), own.life('Bob'), own.zone('gift')]).toEqual([20, 20, 'graveyard']);
  });
});

describe('two cards that are one permanent', () => {
  const halves = [
    being(
      'Root',
      `At the beginning of your end step, if you both own and ${OWN} ~ and a creature named Crown, exile them, then meld them into Great Tree.`,
    ),
    being('Crown', 'When ~ dies, you gain 1 life.'),
    being('Great Tree', 'Trample', { power: 9, toughness: 9 }),
  ];
  const melded = (owner: string, answer?: Wanted): Game => {
    const own = game(halves, [
      ['root', 'Root'],
      ['crown', 'Crown', owner],
    ]);
    until(own, 'end', answer);
    passAll(own, answer);
    return own;
  };

  it('are no longer the two that they were, and go apart as it leaves', () => {
    const own = melded('Ann');
    expect([
      own.zone('root'),
      own.power('root'),
      own.hasKeyword('root', 'trample'),
      own.exists('crown'),
    ]).toEqual(['battlefield', 9, true, false]);
    instruct(own, [{ effect: 'destroy', object: { object: 'named', id: 'root' } }]);
    expect([own.zone('root'), own.zone('crown'), own.power('root'), own.exists('crown')]).toEqual([
      'graveyard',
      'graveyard',
      1,
      true,
    ]);
    // The one that died was the tree.
    expect(own.life('Ann')).toBe(20);
  });

  it('stay two where one of them belongs to somebody else', () => {
    const own = melded('Bob');
    expect([own.zone('root'), own.zone('crown')]).toEqual(['battlefield', 'battlefield']);
  });

  it('come back as two to where the tree is returned', () => {
    const own = melded('Ann');
    instruct(own, [moved('root', 'hand')]);
    expect(own.hand('Ann').toSorted()).toEqual(['crown', 'root']);
  });
});

describe('an ability that waits for a step', () => {
  it('triggers though what it speaks of has become something else, and does the rest', () => {
    const own = game([], [['bear', 'Bear', 'Bob']]);
    own.instruct(
      [
        {
          effect: 'delayed',
          when: { when: 'stepBegins', step: 'end', whose: {} },
          object: { object: 'named', id: 'bear' },
          effects: [
            { effect: 'move', object: { object: 'that' }, to: 'exile' },
            { effect: 'gainLife', player: { player: 'you' }, amount: 1 },
          ],
        },
      ],
      { controller: 'Ann' },
    );
    instruct(own, [moved('bear', 'hand'), moved('bear', 'battlefield')]);
    until(own, 'end');
    expect(own.stack()).toHaveLength(1);
    passAll(own);
    expect([own.zone('bear'), own.life('Ann')]).toEqual(['battlefield', 21]);
  });
});
