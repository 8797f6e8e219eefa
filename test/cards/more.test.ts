import { describe, expect, it } from 'vitest';
import type { Effect, Game } from '../../src/game/index.js';
import { holding, pays, play } from '../support/holding.js';
import { does, lives, passAll, read, settle, table, until } from '../support/printed.js';

const AGAIN = 'twice that many of those';
const MANY = 'one or more';
const MAKES = `If an effect would create ${MANY} tokens under your control`;
const PUTS = `If an effect would put ${MANY} counters on a permanent you control`;
const DOUBLE_TOKENS = `${MAKES}, it creates ${AGAIN} tokens instead.`;
const DOUBLE_COUNTERS = `${PUTS}, it puts ${AGAIN} counters on that permanent instead.`;
const SAVED = 'reduces it to 1 instead';
const FLOOR = `Damage that would reduce your life total to less than 1 ${SAVED}.`;

const bears = (game: Game, player: string) =>
  game.state.battlefield.filter((id) => game.controller(id) === player).length;
const damage = (amount: number, source = 'bear Bob'): Effect => ({
  effect: 'damage',
  amount,
  to: { player: 'named', name: 'Ann' },
  source: { object: 'named', id: source },
});

/** Puts a card of Ann into play under her control. */
const putIntoPlay = (game: Game, id: string): void =>
  game.instruct(
    [{ effect: 'move', object: { object: 'named', id }, to: 'battlefield', under: { player: 'you' } }],
    { controller: 'Ann' },
  );

describe('more tokens than were asked for', () => {
  it('are made under the control of one player, and under nobody else', () => {
    const game = does(
      'Each player creates a 1/1 white Soldier creature token.',
      undefined,
      table(DOUBLE_TOKENS),
    );
    expect(['Ann', 'Bob', 'Cy'].map((player) => bears(game, player))).toEqual([4, 2, 2]);
  });

  it('are doubled again by a second one', () => {
    const second = read({ name: 'Second', type: 'Enchantment', cost: '{1}', text: DOUBLE_TOKENS });
    const game = table(DOUBLE_TOKENS, { cards: [second] });
    const token: Effect = {
      effect: 'token',
      spec: { types: ['creature'], power: 1, toughness: 1 },
      under: { player: 'you' },
    };
    const twice: Effect = {
      effect: 'token',
      spec: {},
      copyOf: { object: 'named', id: 'mine' },
      under: { player: 'you' },
    };
    game.instruct([twice], { controller: 'Ann' });
    // Three of them are there now, each of which doubles.
    const before = bears(game, 'Ann');
    game.instruct([token], { controller: 'Ann' });
    expect([before, bears(game, 'Ann') - before]).toEqual([4, 8]);
  });
});

describe('more counters than were put', () => {
  const put = (game: Game, id: string, kind: string) =>
    game.instruct([{ effect: 'putCounters', object: { object: 'named', id }, kind, count: 2 }], {
      controller: 'Ann',
    });

  it('are put on permanents of one player', () => {
    const game = table(DOUBLE_COUNTERS);
    put(game, 'bear Ann', 'charge');
    put(game, 'bear Bob', 'charge');
    expect([game.counters('bear Ann', 'charge'), game.counters('bear Bob', 'charge')]).toEqual([4, 2]);
  });

  it('are there as a permanent enters', () => {
    const nest = holding(
      { type: 'Artifact', cost: '{0}', text: '~ enters with three charge counters on it.' },
      0,
      [{ id: 'double', text: DOUBLE_COUNTERS }],
    );
    putIntoPlay(nest, 'double');
    play(nest);
    expect(nest.counters('played', 'charge')).toBe(6);
  });

  it('may be of one kind alone', () => {
    const one = `If ${MANY} +1/+1 counters would be put on a creature you control`;
    const game = table(`${one}, twice that many +1/+1 counters are put on it instead.`);
    put(game, 'bear Ann', '+1/+1');
    put(game, 'bear Ann', 'charge');
    expect([game.counters('bear Ann', '+1/+1'), game.counters('bear Ann', 'charge')]).toEqual([4, 2]);
  });
});

describe('creatures that enter with counters by what another one says', () => {
  it('are those of the kind, and never the other one itself', () => {
    const game = table('Each other Bear creature you control enters with an additional +1/+1 counter on it.');
    const enters = (id: string, by: string) =>
      game.instruct(
        [{ effect: 'move', object: { object: 'named', id }, to: 'battlefield', under: { player: 'you' } }],
        { controller: by },
      );
    enters('card Ann 1', 'Ann');
    enters('card Bob 1', 'Bob');
    expect(['card Ann 1', 'card Bob 1', 'mine'].map((id) => game.power(id))).toEqual([3, 2, 2]);
  });
});

describe('a life total that damage reduces no further than to 1', () => {
  it('takes all of the damage, but keeps the last life', () => {
    const game = table(FLOOR);
    game.instruct([damage(30)], { controller: 'Bob' });
    expect([lives(game), game.inGame('Ann')]).toEqual([[1, 20, 20], true]);
    game.instruct([damage(1)], { controller: 'Bob' });
    expect(lives(game)).toEqual([1, 20, 20]);
  });

  it('can still be lost in other ways', () => {
    const game = table(FLOOR);
    game.instruct([{ effect: 'loseLife', player: { player: 'named', name: 'Ann' }, amount: 20 }], {
      controller: 'Bob',
    });
    settle(game);
    expect(game.inGame('Ann')).toBe(false);
  });

  it('may hang on a creature of the player', () => {
    const game = table(`If you control an artifact, ${FLOOR.charAt(0).toLowerCase()}${FLOOR.slice(1)}`);
    game.instruct([damage(19)], { controller: 'Bob' });
    expect(game.life('Ann')).toBe(1);
    game.instruct([damage(1)], { controller: 'Bob' });
    settle(game);
    expect(game.inGame('Ann')).toBe(false);
  });
});

describe('a creature that was kicked', () => {
  const card = {
    type: 'Creature — Bear',
    power: 2,
    toughness: 2,
    cost: '{1}',
    text: 'Kicker {2}\nIf ~ was kicked, it enters with two +1/+1 counters on it and with trample.',
  };
  it('has what it enters with for as long as it stays', () => {
    const kicked = play(holding(card, 3), pays('kicker'));
    expect([kicked.power('played'), kicked.hasKeyword('played', 'trample')]).toEqual([4, true]);
    until(kicked, 'end');
    expect(kicked.hasKeyword('played', 'trample')).toBe(true);
    const not = play(holding(card, 3), pays('kicker', false));
    expect([not.power('played'), not.hasKeyword('played', 'trample')]).toEqual([2, false]);
  });
});

describe('what would be put into a graveyard', () => {
  const bury = (game: Game, id: string) =>
    game.instruct([{ effect: 'move', object: { object: 'named', id }, to: 'graveyard' }], {
      controller: 'Ann',
    });

  it('goes into a library that is shuffled, from wherever it is', () => {
    const text =
      "If ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead.";
    const game = table(text);
    bury(game, 'mine');
    expect([game.zone('mine'), game.events('shuffled').length]).toEqual(['library', 1]);
    const held = table(text, { zone: 'hand' });
    held.instruct([{ effect: 'discard', player: { player: 'you' }, count: 'all' }], { controller: 'Ann' });
    expect([held.zone('mine'), held.zone('card Ann 1')]).toEqual(['library', 'graveyard']);
  });

  it('goes to the top or the bottom of a library only where it would die', () => {
    const where = (place: string) => `If ~ would die, put ~ on ${place} of its owner's library instead.`;
    const top = table(where('top'));
    bury(top, 'mine');
    top.instruct([{ effect: 'draw', player: { player: 'you' }, count: 1 }], { controller: 'Ann' });
    expect(top.zone('mine')).toBe('hand');
    bury(top, 'mine');
    expect(top.zone('mine')).toBe('graveyard');
    const bottom = table(where('the bottom'));
    bury(bottom, 'mine');
    bottom.instruct([{ effect: 'draw', player: { player: 'you' }, count: 9 }], { controller: 'Ann' });
    expect(bottom.zone('mine')).toBe('library');
  });
});

describe('spells that are cast as though they had flash', () => {
  const casts = (game: Game) =>
    game.pending()[0]?.options.flatMap((one) => (one.type === 'cast' ? [one.object] : [])) ?? [];
  it('are those of a kind, of one player or of everybody', () => {
    const during = (text: string, of: string) => {
      const game = table(text, { mana: 9 });
      until(game, 'main1');
      until(game, 'end');
      for (let guard = 0; guard < 3 && game.pending()[0]?.players[0] !== of; guard++)
        game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
      return casts(game).length;
    };
    expect(during('', 'Ann')).toBe(0);
    expect(during('You may cast creature spells as though they had flash.', 'Ann')).toBe(3);
    expect(during('You may cast artifact spells as though they had flash.', 'Ann')).toBe(0);
    expect(during('You may cast spells as though they had flash.', 'Bob')).toBe(0);
    expect(during('Any player may cast Bear spells as though they had flash.', 'Bob')).toBe(3);
  });

  it('may be the card itself, while something is so', () => {
    const open = (kind: string) => {
      const text = `As long as you control a ${kind}, you may cast ~ as though it had flash.`;
      const game = table(text, { mana: 9, zone: 'hand' });
      until(game, 'end');
      return casts(game);
    };
    expect([open('creature'), open('artifact')]).toEqual([['mine'], []]);
  });
});

describe('prices of two kinds of spells', () => {
  it('are less for both, and for no other', () => {
    const price = (cost: string) => {
      const game = holding({ type: 'Artifact', cost, text: 'Flash' }, 1, [
        { id: 'cheap', text: 'Black spells and green spells you cast cost {1} less to cast.' },
      ]);
      putIntoPlay(game, 'cheap');
      passAll(game);
      return game.pending()[0]?.options.some((one) => one.type === 'cast' && one.object === 'played');
    };
    expect(['{1}{B}', '{1}{G}', '{1}{R}'].map(price)).toEqual([true, true, false]);
  });
});
