import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Decision, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, does, hands, lives, passAll, settle, table } from '../support/printed.js';

const ANY = 'any number of';
const SHOWN = 'revealed this way';
const REST = 'the rest';
const number = (of: number) => (decision: Decision) =>
  decision.kind === 'chooseX'
    ? decision.options.find((one) => one.type === 'number' && one.number === of)
    : undefined;
const offered = (game: Game): number[] =>
  (game.pending().find(({ kind }) => kind === 'chooseX')?.options ?? []).flatMap((one) =>
    one.type === 'number' ? [one.number] : [],
  );
const activate = (game: Game, object = 'mine') =>
  game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object, ability: 0 });
const cards = (decision: Decision) => decision.options.find(({ type }) => type === 'object');

describe('a number that is announced for an ability', () => {
  it('is paid for and is what its effects count with', () => {
    const game = table('{X}{1}: Each opponent loses X life.', { mana: 4 });
    activate(game);
    expect(offered(game)).toEqual([0, 1, 2, 3]);
    passAll(game, number(3));
    expect([...lives(game), game.options().startingLife]).toEqual([20, 17, 17, 20]);
  });

  it('is paid twice where it stands twice in the cost', () => {
    const game = table('{X}{X}{1}: You gain X life.', { mana: 6 });
    activate(game);
    expect(offered(game)).toEqual([0, 1, 2]);
  });

  it('is how many counters are taken, and no more than there are', () => {
    const game = table(
      '{0}, Remove any number of ki counters from ~: You gain 2 life for each counter removed this way.',
    );
    game.instruct(
      [{ effect: 'putCounters', object: { object: 'named', id: 'mine' }, kind: 'ki', count: 3 }],
      {
        controller: 'Ann',
      },
    );
    activate(game);
    expect(offered(game)).toEqual([0, 1, 2, 3]);
    passAll(game, number(2));
    expect([game.life('Ann'), game.counters('mine', 'ki')]).toEqual([24, 1]);
  });

  it('is on offer only where there are targets for it', () => {
    const game = table('{X}: Destroy target creature with mana value X.', { mana: 5 });
    activate(game);
    expect(offered(game)).toEqual([]);
    passAll(game);
    expect(game.events('manaSpent').map(({ amount }) => amount)).toEqual([2]);
  });

  it('is how many targets there are', () => {
    const game = table('{X}: Tap X target creatures.');
    activate(game);
    expect(offered(game)).toEqual([0, 1, 2, 3, 4]);
    passAll(game, number(2));
    expect(['mine', 'bear Ann', 'bear Bob', 'bear Cy'].filter((id) => game.tapped(id))).toHaveLength(2);
  });
});

describe('a number that is announced for a permanent', () => {
  it('is what it enters with, paid as often as it stands in the cost', () => {
    const { card, strange } = readCard({
      name: 'Growth',
      type: 'Creature — Hydra',
      cost: '{X}{X}{G}',
      power: 0,
      toughness: 1,
      text: '~ enters with X +1/+0 counters on it.',
    });
    expect(strange).toEqual([]);
    const game = createGame(
      {
        players: ['Ann', 'Bob', 'Cy'],
        cards: [creature('Bear'), card],
        objects: [{ id: 'growth', card: 'Growth', owner: 'Ann', zone: 'hand' }],
        library: 10,
        start: { at: 'turn' },
        mana: { Ann: 6, Bob: 0, Cy: 0 },
      },
      ruleset('2025-11-14'),
    );
    for (let guard = 0; game.step() !== 'main1' && guard < 20; guard++) {
      settle(game);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'growth' });
    expect(offered(game)).toEqual([0, 1, 2]);
    passAll(game, number(2));
    expect([game.power('growth'), game.toughness('growth')]).toEqual([2, 1]);
  });
});

describe('any number of cards', () => {
  it('are discarded or shown as each player likes, and counted', () => {
    const game = does(`Each player discards ${ANY} cards, then draws that many cards.`, cards);
    expect([...hands(game), game.library('Ann')]).toEqual([3, 3, 3, 7]);
    const shown = does(
      `Reveal ${ANY} green cards in your hand. You gain 2 life for each card ${SHOWN}.`,
      cards,
    );
    expect(shown.life('Ann')).toBe(20);
    const all = does(
      `Reveal ${ANY} creature cards from your hand. You gain 2 life for each card ${SHOWN}.`,
      cards,
    );
    expect([all.life('Ann'), all.hand('Ann').length]).toEqual([26, 3]);
  });

  it('are looked for, and put where the words say', () => {
    const game = does(`Search your library for ${ANY} creature cards and exile them. Then shuffle.`, cards);
    expect(game.library('Ann')).toBe(10);
    const drawn = does(
      `Look at the top three cards of your library. Put ${ANY} them into your graveyard and ${REST} back on top of your library in any order.`,
      cards,
    );
    expect(drawn.library('Ann')).toBe(7);
  });
});
