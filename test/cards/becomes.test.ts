import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import {
  type CardDefinition,
  createGame,
  type Effect,
  type Game,
  type ObjectFilter,
} from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, passAll, read, settle, table, until, type Wanted } from '../support/printed.js';

const EQUAL = 'are each equal to';
const SIZED = 'with base power and toughness';
const BESIDE = 'in addition to its other types';
const TAKEN = 'put it into your hand';
const BY_LOT = 'at random from your graveyard';
const GUARD = 'protection from the chosen color until end of turn';

const named = (id: string) => ({ object: 'named', id }) as const;
const act = (game: Game, effects: Effect[], source = 'mine', wanted?: Wanted) => {
  game.instruct(effects, { controller: 'Ann', source });
  settle(game, wanted);
};
const counter = (id: string): Effect => ({
  effect: 'putCounters',
  object: named(id),
  kind: '+1/+1',
  count: 1,
});
/** Whether something fits a description now. */
function fits(game: Game, id: string, filter: ObjectFilter): boolean {
  const before = game.life('Ann');
  const then: Effect[] = [{ effect: 'gainLife', player: { player: 'you' }, amount: 1 }];
  act(game, [{ effect: 'if', condition: { if: 'matches', object: named(id), filter }, then }]);
  return game.life('Ann') > before;
}
const option = (game: Game, type: string, object: string) =>
  game.pending()[0]?.options.find((one) => one.type === type && 'object' in one && one.object === object);

/** Ann with these cards in play, in her first main phase. */
function board(cards: CardDefinition[], ids: Record<string, string>, hand: string[] = []): Game {
  const game = createGame(
    {
      players: ['Ann', 'Bob'],
      cards: [...cards, creature('Bear')],
      objects: [
        ...Object.entries(ids).map(([id, card]) => ({
          id,
          card,
          owner: 'Ann',
          zone: 'battlefield' as const,
        })),
        { id: 'bear Bob', card: 'Bear', owner: 'Bob', zone: 'battlefield' as const },
        ...hand.map((card) => ({ id: card, card, owner: 'Ann', zone: 'hand' as const })),
      ],
      library: 9,
      start: { at: 'turn' },
      mana: { Ann: 9, Bob: 9 },
    },
    ruleset('2025-11-14'),
  );
  until(game, 'main1');
  return game;
}
/** Ann activates the first ability of something, with these answers to what is asked. */
function use(game: Game, id: string, wanted?: Wanted): void {
  game.answer(game.pending()[0]?.id ?? '', option(game, 'activate', id) ?? { type: 'pass' });
  passAll(game, wanted);
}

describe('power and toughness that are always so', () => {
  it('are what is added to, and take the place of what a card works out', () => {
    const text = 'Other creatures have base power and toughness 1/1.';
    const sizes = `~'s power and toughness ${EQUAL} the number of cards in your hand.`.replace('~', 'Host');
    const host = read({ name: 'Host', type: 'Creature — Bear', power: '*', toughness: '*', text: sizes });
    const game = board(
      [creature('Subject', text), host],
      { mine: 'Subject', host: 'Host' },
      ['Bear', 'Bear2'].slice(0, 1),
    );
    act(game, [counter('bear Bob')]);
    expect(['mine', 'bear Bob', 'host'].map((id) => game.power(id))).toEqual([2, 2, 1]);
  });

  it('come with types that an Aura gives in addition', () => {
    const text = `Enchant artifact\nEnchanted artifact is a creature ${SIZED} 5/5 ${BESIDE}.`;
    const aura = read({ name: 'Soul', type: 'Enchantment — Aura', cost: '{1}', text });
    const rock = read({ name: 'Rock', type: 'Artifact', cost: '{1}' });
    const game = board([aura, rock], { rock: 'Rock' }, ['Soul']);
    game.answer(game.pending()[0]?.id ?? '', option(game, 'cast', 'Soul') ?? { type: 'pass' });
    passAll(game);
    expect([game.power('rock'), game.toughness('rock')]).toEqual([5, 5]);
    expect(game.types('rock').sort()).toEqual(['artifact', 'creature']);
  });
});

describe('what loses all abilities and becomes something else', () => {
  it('gains what is said behind that, for a turn', () => {
    const text = `{1}: Until end of turn, target creature becomes a blue Dragon Illusion ${SIZED} 4/4, loses all abilities, and gains flying.`;
    const game = board([creature('Subject', text), creature('Reach', 'Trample, vigilance')], {
      mine: 'Subject',
      reach: 'Reach',
    });
    use(game, 'mine', ({ options }) =>
      options.find((one) => one.type === 'object' && one.object === 'reach'),
    );
    expect(game.power('reach')).toBe(4);
    const wanted: [ObjectFilter, boolean][] = [
      [{ keywords: ['flying'] }, true],
      [{ keywords: ['trample', 'vigilance'] }, false],
      [{ subtypes: ['Bear'] }, false],
      [{ subtypes: ['Illusion'], colors: ['blue'] }, true],
    ];
    for (const [filter, is] of wanted) expect(fits(game, 'reach', filter), JSON.stringify(filter)).toBe(is);
  });
});

describe('a land that becomes of a basic land type', () => {
  const field = read({ name: 'Field', type: 'Land', text: '{T}: Add {C}{C}.' });
  it('has the ability of that type alone, unless it is of it in addition', () => {
    const game = board(
      [creature('Subject', '{0}: Target land becomes an Island until end of turn.'), field],
      {
        mine: 'Subject',
        field: 'Field',
      },
    );
    use(game, 'mine');
    const ways = (own: Game) =>
      own.pending()[0]?.options.filter((one) => one.type === 'activate' && one.object === 'field').length;
    expect([fits(game, 'field', { subtypes: ['Island'] }), ways(game)]).toEqual([true, 1]);
    game.answer(game.pending()[0]?.id ?? '', option(game, 'activate', 'field') ?? { type: 'pass' });
    expect(game.events('manaAdded').map(({ amount }) => amount)).toEqual([1]);
    const more = board(
      [
        creature(
          'Subject',
          `{0}: Target land becomes the basic land type of your choice ${BESIDE} until end of turn.`,
        ),
        field,
      ],
      { mine: 'Subject', field: 'Field' },
    );
    use(more, 'mine', ({ options }) => options.find((one) => one.type === 'mode' && one.mode === 'Forest'));
    expect([fits(more, 'field', { subtypes: ['Forest'] }), ways(more)]).toEqual([true, 2]);
  });
});

describe('what becomes something for good', () => {
  it('stays that in later turns', () => {
    const field = read({ name: 'Field', type: 'Land', text: '{T}: Add {C}{C}.' });
    const rock = read({ name: 'Rock', type: 'Artifact', cost: '{1}' });
    const turns = creature('Turner', '{0}: Target land becomes a Forest.');
    const wakes = creature('Waker', `{0}: Target artifact becomes an artifact creature ${SIZED} 5/5.`);
    const game = board([turns, wakes, field, rock], {
      mine: 'Turner',
      waker: 'Waker',
      field: 'Field',
      rock: 'Rock',
    });
    use(game, 'mine');
    use(game, 'waker');
    until(game, 'upkeep');
    expect([game.turnOwner(), fits(game, 'field', { subtypes: ['Forest'] }), game.power('rock')]).toEqual([
      'Bob',
      true,
      5,
    ]);
  });
});

describe('a creature type of somebody’s choice', () => {
  it('is what a creature becomes for a turn', () => {
    const game = board(
      [creature('Subject', '{1}: Subject becomes the creature type of your choice until end of turn.')],
      {
        mine: 'Subject',
      },
    );
    use(game, 'mine', ({ options }) => options.find((one) => one.type === 'mode' && one.mode === 'Elf'));
    expect(['Elf', 'Bear'].map((one) => fits(game, 'mine', { subtypes: [one] }))).toEqual([true, false]);
    until(game, 'upkeep');
    expect(['Elf', 'Bear'].map((one) => fits(game, 'mine', { subtypes: [one] }))).toEqual([false, true]);
  });
});

describe('a creature that cannot block one other', () => {
  it('can block all others', () => {
    const game = board(
      [creature('Subject', '{1}: Target creature can’t block Subject this turn.'.replace('’', "'"))],
      {
        mine: 'Subject',
        other: 'Bear',
      },
    );
    use(game, 'mine', ({ options }) =>
      options.find((one) => one.type === 'object' && one.object === 'bear Bob'),
    );
    const blocks: string[] = [];
    until(game, 'main2', (decision) => {
      if (decision.kind === 'block')
        blocks.push(...decision.options.flatMap((one) => (one.type === 'block' ? one.attacker : [])));
      return decision.options.find(({ type }) => type === 'attack');
    });
    expect(blocks).toEqual(['other']);
  });
});

describe('how many cards a player may keep', () => {
  const kept = (text: string) => {
    const hand = Array.from({ length: 9 }, (_, at) => `Bear${at}`);
    const game = board(
      [creature('Subject', text), ...hand.map((name) => creature(name))],
      { mine: 'Subject' },
      hand,
    );
    for (let guard = 0; guard < 99 && game.turnOwner() === 'Ann'; guard++) {
      settle(game, ({ options }) => options.find(({ type }) => type === 'stayHome'));
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    return game.hand('Ann').length;
  };
  it('may be more or fewer, or all', () => {
    expect(kept('')).toBe(7);
    expect(kept('Your maximum hand size is reduced by four.')).toBe(3);
    expect(kept('Your maximum hand size is increased by one.')).toBe(8);
    expect(kept('You have no maximum hand size.')).toBeGreaterThan(8);
  });
});

describe('cards of a library and a graveyard', () => {
  const text = `Search your library and/or graveyard for a card named Lamp, Light of the Field, reveal it, and ${TAKEN}. If you search your library this way, shuffle.`;
  const sought = (where: 'library' | 'graveyard', mode: string) => {
    const { card } = readCard({ name: 'Rite', type: 'Sorcery', text });
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [creature('Lamp, Light of the Field'), creature('Bear')],
        objects: [
          { id: 'lamp', card: 'Lamp, Light of the Field', owner: 'Ann', zone: where },
          { id: 'mine', card: 'Bear', owner: 'Ann', zone: 'battlefield' },
        ],
        library: 5,
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    act(game, card.spell?.effects ?? [], 'mine', ({ options }) =>
      options.find((one) => one.type === 'mode' && one.mode === mode),
    );
    return [game.zone('lamp'), game.events('shuffled').length];
  };
  it('are found in both, or in the graveyard alone without shuffling', () => {
    expect(sought('library', 'library and graveyard')).toEqual(['hand', 1]);
    expect(sought('graveyard', 'library and graveyard')).toEqual(['hand', 1]);
    expect(sought('graveyard', 'graveyard')).toEqual(['hand', 0]);
    expect(sought('library', 'graveyard')).toEqual(['library', 0]);
  });
});

describe('cards that nobody chooses', () => {
  it('come back from a graveyard where there are such', () => {
    const game = table('');
    const { card } = readCard({
      name: 'Rite',
      type: 'Sorcery',
      text: `Return a creature card ${BY_LOT} to your hand.`,
    });
    const rite = card.spell?.effects ?? [];
    act(game, rite);
    expect(game.hand('Ann')).toHaveLength(3);
    act(game, [{ effect: 'move', object: named('bear Ann'), to: 'graveyard' }]);
    act(game, rite);
    expect([game.zone('bear Ann'), game.pending().filter(({ kind }) => kind === 'chooseObject')]).toEqual([
      'hand',
      [],
    ]);
  });
});

describe('what a card with another face costs', () => {
  const of = (cost: number): ObjectFilter => ({ cost: { least: cost, most: cost } });
  const day = { ...creature('Day', '', '{3}'), back: 'Night' };
  const night = { name: 'Night', types: ['creature'], power: 4, toughness: 4 };

  it('is what its front says, whichever is up', () => {
    const game = board([day, night], { mine: 'Day' });
    act(game, [{ effect: 'transform', object: named('mine') }]);
    expect([game.power('mine'), fits(game, 'mine', of(3)), fits(game, 'mine', of(0))]).toEqual([
      4,
      true,
      false,
    ]);
  });

  it('is what both cost of two that are melded', () => {
    const game = board([day, night, creature('Bear', '', '{2}')], { mine: 'Day', other: 'Bear' });
    act(game, [{ effect: 'meld', object: named('other'), into: 'Night' }]);
    expect([game.power('mine'), fits(game, 'mine', of(5))]).toEqual([4, true]);
  });

  it('is nothing while it lies face down', () => {
    const game = board([creature('Subject', 'Morph {1}', '{4}')], { mine: 'Subject' });
    act(game, [{ effect: 'turnDown', object: named('mine') }]);
    expect([fits(game, 'mine', of(0)), fits(game, 'mine', of(4))]).toEqual([true, false]);
  });
});

describe('protection from a colour that is chosen', () => {
  const color: Wanted = ({ options }) => options.find((one) => one.type === 'color' && one.color === 'black');
  it('is from that colour alone, for a turn', () => {
    const text = `{1}: Choose a color. Creatures you control gain ${GUARD}.`;
    const game = board([creature('Subject', text)], { mine: 'Subject', other: 'Bear' });
    use(game, 'mine', color);
    expect(['black', 'red'].map((one) => fits(game, 'other', { keywords: [`protection:${one}`] }))).toEqual([
      true,
      false,
    ]);
    until(game, 'upkeep');
    expect(fits(game, 'other', { keywords: ['protection:black'] })).toBe(false);
  });

  it('is what others have of a permanent for which it was chosen', () => {
    const game = board([creature('Subject', 'Bears have protection from the chosen color.')], {
      mine: 'Subject',
      other: 'Bear',
    });
    const given = () =>
      ['black', 'white'].map((one) => fits(game, 'other', { keywords: [`protection:${one}`] }));
    expect(given()).toEqual([false, false]);
    act(
      game,
      [{ effect: 'chooseColor', chooser: { player: 'you' }, colors: ['black', 'white'] }],
      'mine',
      color,
    );
    expect(given()).toEqual([true, false]);
  });

  it('is not read where the colour is chosen only if something is so', () => {
    const text = `If you have seven or more cards in your graveyard, choose a color. Creatures you control gain ${GUARD}.`;
    expect(readCard({ name: 'Rite', type: 'Sorcery', text }).status).not.toBe('understood');
    expect(
      readCard({ name: 'Subject', type: 'Creature — Bear', text: 'Protection from the chosen color' }).status,
    ).not.toBe('understood');
  });
});

describe('a Vehicle that becomes an artifact creature', () => {
  it('has the power and toughness that are printed on it', () => {
    const cart = read({ name: 'Cart', type: 'Artifact — Vehicle', power: 4, toughness: 3, text: 'Crew 2' });
    const start = creature(
      'Subject',
      '{0}: Vehicles you control become artifact creatures until end of turn.',
    );
    const game = board([start, cart], { mine: 'Subject', cart: 'Cart' });
    use(game, 'mine');
    expect([
      game.types('cart').sort(),
      game.power('cart'),
      fits(game, 'cart', { subtypes: ['Vehicle'] }),
    ]).toEqual([['artifact', 'creature'], 4, true]);
  });
});
