import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Effect, Game, ObjectRef } from '../../src/game/index.js';
import { casts, does, hands, lives, passAll, settle, table } from '../support/printed.js';

const act = (game: Game, by: string, ...effects: Effect[]) => {
  game.instruct(effects, { controller: by, source: `bear ${by}` });
  passAll(game);
};
const WAY = 'a card this way';
const REST = 'Until end of turn, whenever a player gains life';
const BALLOT = 'Starting with you, each player votes';
const WINNERS = 'Exile each permanent with the most votes';
const SIZE = "the sacrificed creature's toughness";
const PRICE = 'As an additional cost to cast Played';
const yes =
  (...players: string[]) =>
  (decision: Decision) =>
    decision.kind === 'may'
      ? decision.options.find(
          ({ type }) => type === (players.includes(decision.players[0] ?? '') ? 'yes' : 'no'),
        )
      : undefined;

describe('what each player has done', () => {
  it('is asked of each player alone', () => {
    const game = does(
      `Each player may discard a card. Each player who discarded ${WAY} gains 3 life.`,
      yes('Bob', 'Cy'),
    );
    expect([lives(game), hands(game)]).toEqual([
      [20, 23, 23],
      [3, 2, 2],
    ]);
    const none = does(
      'Each opponent may draw a card. For each opponent who does, you gain 2 life.',
      yes('Cy'),
    );
    expect([lives(none), hands(none)]).toEqual([
      [22, 20, 20],
      [3, 3, 4],
    ]);
  });

  it('is not asked where nothing was to be done', () => {
    const text = `Each player gains 1 life. Each player who sacrificed ${WAY} gains 3 life.`;
    expect(readCard({ name: 'Subject', type: 'Sorcery', text }).status).not.toBe('understood');
  });

  it('may be that they could do nothing', () => {
    const game = table(
      "When Subject enters, each player sacrifices an artifact. Each player who can't loses 2 life.",
    );
    expect(game.zone('mine')).toBe('battlefield');
    expect(lives(does("Each player sacrifices an artifact. Each player who can't loses 2 life."))).toEqual([
      18, 18, 18,
    ]);
  });
});

describe('damage that was dealt', () => {
  it('counts once to several recipients, and once from several sources', () => {
    const game = table('Whenever Subject deals damage, you gain 1 life.');
    const each: ObjectRef = { object: 'each', filter: { types: ['creature'], other: true } };
    act(game, 'Ann', { effect: 'damage', amount: 1, to: each, source: { object: 'named', id: 'mine' } });
    expect(lives(game)).toEqual([21, 20, 20]);
  });

  it('is remembered for the turn, with who dealt it', () => {
    const game = table('Whenever a creature dealt damage by Subject this turn dies, you gain 4 life.');
    const bob = { object: 'named', id: 'bear Bob' } as const;
    act(game, 'Cy', { effect: 'destroy', object: { object: 'named', id: 'bear Cy' } });
    expect(lives(game)).toEqual([20, 20, 20]);
    act(game, 'Ann', { effect: 'damage', amount: 1, to: bob, source: { object: 'named', id: 'mine' } });
    act(game, 'Cy', { effect: 'destroy', object: bob });
    expect(lives(game)).toEqual([24, 20, 20]);
  });
});

describe('what waits for the rest of the turn', () => {
  const begun = (text: string): Game => {
    const game = table('');
    const { card } = readCard({ name: 'Rite', type: 'Sorcery', text });
    game.instruct(card.spell?.effects ?? [], { controller: 'Ann', source: 'mine' });
    settle(game);
    return game;
  };

  it('triggers each time, or once, and knows what it was told of', () => {
    const always = begun(`${REST}, that player loses 2 life.`);
    act(always, 'Bob', { effect: 'gainLife', player: { player: 'you' }, amount: 1 });
    act(always, 'Bob', { effect: 'gainLife', player: { player: 'you' }, amount: 1 });
    expect(lives(always)).toEqual([20, 18, 20]);
    const once = begun(
      'Exile the top card of your library. When a creature dies this turn, you gain 3 life.',
    );
    for (const of of ['Cy', 'Bob'])
      act(once, 'Ann', { effect: 'destroy', object: { object: 'named', id: `bear ${of}` } });
    expect(lives(once)).toEqual([23, 20, 20]);
  });
});

describe('votes', () => {
  it('are for as many words as there are, or for things on the table', () => {
    const counted = does(
      'Starting with you, each player votes for peace, war, or gold. For each war vote, each opponent loses 2 life.',
      (decision) => decision.options.find((one) => one.type === 'mode' && one.mode === 'war'),
    );
    expect(lives(counted)).toEqual([20, 14, 14]);
    const shown = does(
      `${BALLOT} for a nonland permanent you don't control. ${WINNERS} or tied for most votes.`,
      (decision) =>
        decision.slot === 'vote'
          ? decision.options.find(
              (one) =>
                one.type === 'object' &&
                one.object === (decision.players[0] === 'Ann' ? 'bear Bob' : 'bear Cy'),
            )
          : undefined,
    );
    expect([shown.zone('bear Bob'), shown.zone('bear Cy')]).toEqual(['battlefield', 'exile']);
  });
});

describe('what may be played from exile', () => {
  it('is offered where its mana can be paid, to whoever may play it', () => {
    const first = { object: 'named', id: 'card Bob 1' } as const;
    const offered = (mana: number): boolean => {
      const game = table('', { mana });
      act(
        game,
        'Ann',
        { effect: 'move', object: first, to: 'exile' },
        {
          effect: 'permit',
          player: { player: 'you' },
          object: first,
          may: 'play',
          duration: { until: 'endOfTurn' },
        },
      );
      for (let guard = 0; game.step() !== 'main1' && guard < 20; guard++) {
        settle(game);
        game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
      }
      const [open] = game.pending();
      return open?.options.some((one) => one.type === 'cast' && one.object === 'card Bob 1') ?? false;
    };
    expect([offered(2), offered(1)]).toEqual([true, false]);
  });
});

describe('costs', () => {
  it('leave behind what was paid with, as it was', () => {
    const game = casts({
      type: 'Sorcery',
      text: `${PRICE}, sacrifice a creature.
You gain life equal to ${SIZE}.`,
    });
    expect(lives(game)).toEqual([22, 20, 20]);
  });
});
