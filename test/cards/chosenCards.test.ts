import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { type CardDefinition, createGame, type Decision, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { does, passAll, read, settle, until } from '../support/printed.js';

const AWAY = 'from outside the game';
const CHEAPEST = 'each creature card revealed this way with the lowest mana value';
const EQUAL = 'are each equal to';
const OFFER = 'you may sacrifice it';
const FREE = 'without paying its mana cost';
const BURIED = 'cards from their graveyards';
const ALIKE = 'as though they were in your graveyard';
const BY_IT = 'that would be dealt by that creature';

const rules = ruleset('2025-11-14');
type Placed = {
  id: string;
  card: string;
  owner: string;
  zone: 'hand' | 'graveyard' | 'outside' | 'battlefield';
};

/** Ann and Bob with these cards, in Ann's first main phase. */
function board(cards: CardDefinition[], objects: Placed[], mana = 9): Game {
  const game = createGame(
    {
      players: ['Ann', 'Bob'],
      cards,
      objects,
      library: 3,
      start: { at: 'turn' },
      mana: { Ann: mana, Bob: mana },
    },
    rules,
  );
  until(game, 'main1');
  return game;
}
const beast = (name: string, cost: string) =>
  read({ name, type: 'Creature — Beast', cost, power: 1, toughness: 1 });
const option = (game: Game, type: string, id: string) =>
  game.pending()[0]?.options.find((one) => one.type === type && 'object' in one && one.object === id);
/** Plays what a player may do with an object, and has everybody pass until nothing is left. */
function act(game: Game, type: string, id: string, wanted?: Parameters<typeof settle>[1]): void {
  const found = option(game, type, id);
  expect(found, `${type} ${id}`).toBeDefined();
  if (found) game.answer(game.pending()[0]?.id ?? '', found);
  for (let guard = 0; guard < 30; guard++) {
    settle(game, wanted);
    if (game.stack().length === 0) return;
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
}
const picks =
  (...ids: string[]) =>
  ({ kind, options }: Decision) =>
    kind === 'chooseObject'
      ? (options.find((one) => one.type === 'object' && ids.includes(one.object)) ??
        options.find(({ type }) => type === 'none'))
      : undefined;

describe('cards that are chosen before anything is done with them', () => {
  const rite = read({
    name: 'Rite',
    type: 'Sorcery',
    cost: '{0}',
    text: `Choose up to two cards you own ${AWAY} and shuffle them into your library.`,
  });
  it('come from outside the game, as many as somebody likes, and are shuffled in at once', () => {
    const own = ['one', 'two', 'three'].map(
      (id): Placed => ({ id, card: 'Bear', owner: 'Ann', zone: 'outside' }),
    );
    const game = board(
      [rite, beast('Bear', '{1}')],
      [
        ...own,
        { id: 'theirs', card: 'Bear', owner: 'Bob', zone: 'outside' },
        { id: 'rite', card: 'Rite', owner: 'Ann', zone: 'hand' },
      ],
    );
    const before = game.library('Ann');
    let asked: string[] = [];
    act(game, 'cast', 'rite', (decision) => {
      if (decision.kind === 'chooseObject')
        asked = [
          ...asked,
          decision.options.flatMap((one) => (one.type === 'object' ? one.object : [])).join(' '),
        ];
      return picks('one', 'three', 'two')(decision);
    });
    expect(asked).toEqual(['one two three', 'two three']);
    expect([game.library('Ann'), game.events('shuffled').length]).toEqual([before + 2, 1]);
    expect(game.zone('three')).toBe('outside');
  });

  it('are chosen by each player of the own hand, and shown once all have chosen', () => {
    const text = `Each player chooses a card in their hand. Then each player reveals their chosen card. The owner of ${CHEAPEST} puts it onto the battlefield.`;
    const gambit = read({ name: 'Gambit', type: 'Sorcery', cost: '{0}', text });
    const spell = read({ name: 'Spell', type: 'Instant', cost: '{0}', text: 'Draw a card.' });
    const hand = (id: string, card: string, owner: string): Placed => ({ id, card, owner, zone: 'hand' });
    const game = () =>
      board(
        [gambit, spell, beast('Small', '{1}'), beast('Large', '{5}')],
        [
          hand('gambit', 'Gambit', 'Ann'),
          hand('cheap', 'Spell', 'Ann'),
          hand('small', 'Small', 'Ann'),
          hand('large', 'Large', 'Ann'),
          hand('other small', 'Small', 'Bob'),
          hand('other large', 'Large', 'Bob'),
        ],
      );
    const zones = (...chosen: string[]) => {
      const own = game();
      act(own, 'cast', 'gambit', picks(...chosen));
      return chosen.map((id) => own.zone(id));
    };
    expect(zones('small', 'other large')).toEqual(['battlefield', 'hand']);
    expect(zones('large', 'other large')).toEqual(['battlefield', 'battlefield']);
    // What is no creature card does not count among them.
    expect(zones('cheap', 'other large')).toEqual(['hand', 'battlefield']);
  });
});

describe('a card that something has exiled as it entered', () => {
  const text = [
    'As Keeper enters, exile an instant or sorcery card from your graveyard.',
    `Keeper's power and toughness ${EQUAL} the exiled card's mana value.`,
    `Whenever Keeper deals combat damage, ${OFFER}. If you do, you may cast the exiled card ${FREE}.`,
  ].join('\n');
  const keeper = read({
    name: 'Keeper',
    type: 'Creature — Spirit',
    cost: '{1}',
    power: '*',
    toughness: '*',
    text,
  });
  const spell = read({ name: 'Spell', type: 'Sorcery', cost: '{4}', text: 'You gain 7 life.' });
  const held = { id: 'keeper', card: 'Keeper', owner: 'Ann', zone: 'hand' } as const;

  it('gives it its size, and may be cast once it is sacrificed', () => {
    const game = board(
      [keeper, spell],
      [held, { id: 'spell', card: 'Spell', owner: 'Ann', zone: 'graveyard' }],
    );
    act(game, 'cast', 'keeper');
    expect([game.zone('spell'), game.power('keeper'), game.toughness('keeper')]).toEqual(['exile', 4, 4]);
    const wanted = ({ kind, object, options }: Decision) =>
      options.find(({ type }) => type === (kind === 'attack' && object === 'keeper' ? 'attack' : 'yes'));
    for (let guard = 0; guard < 200 && game.zone('spell') === 'exile'; guard++) {
      settle(game, wanted);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    passAll(game);
    expect([game.life('Bob'), game.life('Ann'), game.zone('keeper'), game.zone('spell')]).toEqual([
      16,
      27,
      'graveyard',
      'graveyard',
    ]);
  });

  it('leaves it without a size where there was none', () => {
    const game = board([keeper, spell], [held]);
    act(game, 'cast', 'keeper');
    expect(game.zone('keeper')).toBe('graveyard');
  });

  it('is another one where the same words exile something', () => {
    const words = "Exile target creature. You gain life equal to the exiled card's mana value.";
    const { card } = readCard({ name: 'Rite', type: 'Sorcery', text: words });
    expect(JSON.stringify(card)).not.toContain('exiledBySource');
  });
});

describe('a creature type that is chosen as a card is cast', () => {
  const text = `As an additional cost to cast Caller, choose a creature type.\nCaller's power and toughness ${EQUAL} the number of creatures of the chosen type on the battlefield.`;
  const caller = read({
    name: 'Caller',
    type: 'Creature — Spirit',
    cost: '{1}',
    power: '*',
    toughness: '*',
    text,
  });
  const placed: Placed[] = [
    { id: 'caller', card: 'Caller', owner: 'Ann', zone: 'hand' },
    { id: 'a', card: 'Small', owner: 'Ann', zone: 'battlefield' },
    { id: 'b', card: 'Small', owner: 'Bob', zone: 'battlefield' },
  ];
  const kind =
    (mode: string) =>
    ({ slot, options }: Decision) =>
      slot === 'subtype' ? options.find((one) => one.type === 'mode' && one.mode === mode) : undefined;

  it('is remembered by the permanent that it becomes', () => {
    const game = board([caller, beast('Small', '{1}')], placed);
    act(game, 'cast', 'caller', kind('Beast'));
    expect(game.power('caller')).toBe(2);
    const other = board([caller, beast('Small', '{1}')], placed);
    act(other, 'cast', 'caller', kind('Spirit'));
    expect(other.power('caller')).toBe(1);
  });

  it('is not chosen for what enters without being cast', () => {
    const game = board([caller, beast('Small', '{1}')], placed);
    game.instruct(
      [
        {
          effect: 'move',
          object: { object: 'named', id: 'caller' },
          to: 'battlefield',
          under: { player: 'you' },
        },
      ],
      { controller: 'Ann' },
    );
    settle(game);
    expect(game.zone('caller')).toBe('graveyard');
  });

  it('is a cost of casting alone', () => {
    for (const [type, words] of [
      ['Sorcery', 'You may choose a creature type. If you do, draw a card.'],
      ['Artifact', 'Choose a creature type: Draw a card.'],
    ] as const)
      expect(readCard({ name: 'Rite', type, text: words }).status, words).not.toBe('understood');
  });
});

describe('cards of graveyards', () => {
  const again = read({
    name: 'Again',
    type: 'Instant',
    cost: '{1}',
    text: 'You gain 2 life.\nFlashback {2}',
  });
  const plain = read({ name: 'Plain', type: 'Instant', cost: '{1}', text: 'You gain 5 life.' });
  const text = `Until end of turn, other players can't play ${BURIED}, and you may play cards from other players' graveyards ${ALIKE}.`;
  const trance = read({ name: 'Trance', type: 'Instant', cost: '{1}', text });

  it('of others may be played for a turn as though they were the own ones, and by those no more', () => {
    const game = board(
      [again, plain, trance],
      [
        { id: 'trance', card: 'Trance', owner: 'Ann', zone: 'hand' },
        { id: 'theirs', card: 'Again', owner: 'Bob', zone: 'graveyard' },
        { id: 'second', card: 'Again', owner: 'Bob', zone: 'graveyard' },
        { id: 'plain', card: 'Plain', owner: 'Bob', zone: 'graveyard' },
      ],
    );
    expect(option(game, 'cast', 'theirs')).toBeUndefined();
    act(game, 'cast', 'trance');
    expect([option(game, 'cast', 'theirs')?.type, option(game, 'cast', 'plain')]).toEqual([
      'cast',
      undefined,
    ]);
    act(game, 'cast', 'theirs');
    expect([game.life('Ann'), game.life('Bob'), game.zone('theirs')]).toEqual([22, 20, 'exile']);
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    const bob = game.pending()[0];
    expect([bob?.players[0], option(game, 'cast', 'second')]).toEqual(['Bob', undefined]);
    until(game, 'end');
    for (let guard = 0; guard < 99 && game.turnOwner() === 'Ann'; guard++) {
      settle(game);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    until(game, 'main1');
    expect([game.turnOwner(), option(game, 'cast', 'second')?.type]).toEqual(['Bob', 'cast']);
  });
});

describe('what is done for each of some objects', () => {
  it('is done with each of them, which is "it" then', () => {
    const text = 'For each creature, its controller gains 1 life unless its controller pays {1}.';
    const { strange } = readCard({ name: 'Rite', type: 'Sorcery', text: 'For each creature, draw a card.' });
    // Nothing is done with them: that would be a number.
    expect(strange).toHaveLength(1);
    const game = does(text, ({ kind, options }) =>
      kind === 'payment' ? options.find(({ type }) => type === 'no') : undefined,
    );
    expect(['Ann', 'Bob', 'Cy'].map((player) => game.life(player))).toEqual([22, 21, 21]);
  });

  it('can be turned aside for each alone', () => {
    const text = `For each attacking creature, prevent all combat damage ${BY_IT} this turn unless its controller pays {2}.`;
    const { readBack, strange } = readCard({ name: 'Rite', type: 'Instant', text });
    expect([strange, readBack.includes('For each attacking creature, prevent all combat damage')]).toEqual([
      [],
      true,
    ]);
  });
});
