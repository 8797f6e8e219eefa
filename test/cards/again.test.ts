import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/game/index.js';
import { holding, play, spent } from '../support/holding.js';
import { does, passAll, table } from '../support/printed.js';

const EQUAL = 'are each equal to';
const OWNED = "under its owner's control";
const casts = (game: Game) =>
  game.pending()[0]?.options.some((one) => one.type === 'cast' && one.object === 'played') ?? false;

describe('a spell that is cast again from a graveyard', () => {
  const text = 'You gain 3 life.';
  it('with jump-start takes a card of the hand beside its mana, and is exiled', () => {
    const game = play(
      holding({ type: 'Sorcery', text: `${text}\nJump-start`, cost: '{1}' }, 5, [{ id: 'spare' }]),
    );
    expect(game.zone('played')).toBe('graveyard');
    play(game);
    expect([game.life('Ann'), game.zone('played'), game.zone('spare'), spent(game)]).toEqual([
      26,
      'exile',
      'graveyard',
      2,
    ]);
  });

  it('with retrace takes a land card, and comes back to the graveyard', () => {
    const card = { type: 'Sorcery', text: `${text}\nRetrace`, cost: '{1}' };
    const without = play(holding(card, 5, [{ id: 'spare' }]));
    expect([without.zone('played'), casts(without)]).toEqual(['graveyard', false]);
    const game = play(holding(card, 5, [{ id: 'field', land: true }]));
    play(game);
    expect([game.life('Ann'), game.zone('played'), game.zone('field')]).toEqual([
      26,
      'graveyard',
      'graveyard',
    ]);
  });
});

describe('a spell with split second', () => {
  it('lets nobody answer it while it is on the stack', () => {
    const answers = (text: string) => {
      const game = holding({ type: 'Instant', text, cost: '{0}' }, 0, [
        { id: 'reply', text: 'Flash', cost: '{0}' },
      ]);
      game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'played' });
      return game.pending()[0]?.options.filter(({ type }) => type === 'cast').length;
    };
    expect([answers('You gain 3 life.'), answers('Split second\nYou gain 3 life.')]).toEqual([1, 0]);
  });
});

describe('base power and toughness', () => {
  it('are set for a turn, with what is added on top', () => {
    const game = table('{0}: ~ has base power and toughness 5/4 until end of turn.');
    game.instruct(
      [{ effect: 'putCounters', object: { object: 'named', id: 'mine' }, kind: '+1/+1', count: 1 }],
      {
        controller: 'Ann',
      },
    );
    game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
    passAll(game);
    expect([game.power('mine'), game.toughness('mine')]).toEqual([6, 5]);
  });

  it('take the place of what a card works out for itself', () => {
    const game = table(`~'s power and toughness ${EQUAL} the number of creatures on the battlefield.`);
    expect(game.power('mine')).toBe(4);
    does('All creatures have base power and toughness 1/1 until end of turn.', undefined, game);
    expect(game.power('mine')).toBe(1);
  });
});

describe('what exiles itself', () => {
  it('is the one that comes back', () => {
    const game = table(
      `{0}: Exile ~. Return it to the battlefield ${OWNED} at the beginning of the next end step.`,
    );
    game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
    passAll(game);
    expect(game.zone('mine')).toBe('exile');
    for (let guard = 0; game.step() !== 'end' && guard < 40; guard++) {
      const [open] = game.pending();
      if (open)
        game.answer(open.id, open.options.find(({ type }) => type === 'pass') ?? open.options[0] ?? 0);
    }
    passAll(game);
    expect(game.zone('mine')).toBe('battlefield');
  });
});

describe('abilities for those whose creatures are strong', () => {
  it('count the power of all of them', () => {
    const open = (power: number) =>
      table(
        `{0}: You gain 1 life. Activate only if creatures you control have total power ${power} or greater.`,
      )
        .pending()[0]
        ?.options.some(({ type }) => type === 'activate');
    expect([open(4), open(5)]).toEqual([true, false]);
  });
});

describe('a spell that rebounds', () => {
  it('is exiled, and may be cast once more in the next upkeep of its caster', () => {
    const game = play(holding({ type: 'Sorcery', text: 'You gain 3 life.\nRebound', cost: '{1}' }, 1));
    expect([game.life('Ann'), game.zone('played')]).toEqual([23, 'exile']);
    for (let guard = 0; game.life('Ann') < 26 && guard < 400; guard++) {
      const [open] = game.pending();
      if (!open) break;
      const wanted = open.options.find(({ type }) => type === 'yes' || type === 'pass');
      game.answer(open.id, wanted ?? open.options[0] ?? 0);
    }
    passAll(game);
    expect([game.life('Ann'), game.zone('played'), game.turnOwner()]).toEqual([26, 'graveyard', 'Ann']);
    expect(game.step()).toBe('upkeep');
  });
});

describe('what is enchanted by totem armor', () => {
  const aura = { type: 'Enchantment — Aura', text: 'Enchant creature\nTotem armor', cost: '{0}' };
  const worn = () =>
    play(holding(aura, 0), ({ kind, options }) =>
      kind === 'target'
        ? options.find((one) => one.type === 'object' && one.object === 'bear Bob')
        : undefined,
    );
  const bear = { object: 'named', id: 'bear Bob' } as const;

  it('is healed, and the Aura is destroyed in its place', () => {
    for (const harm of [
      { effect: 'damage', amount: 3, to: bear, source: { object: 'named', id: 'bear Cy' } },
      { effect: 'destroy', object: bear, final: true },
    ] as const) {
      const game = worn();
      game.instruct([harm], { controller: 'Ann' });
      passAll(game);
      expect([game.zone('bear Bob'), game.zone('played'), game.damage('bear Bob')]).toEqual([
        'battlefield',
        'graveyard',
        0,
      ]);
      game.instruct([harm], { controller: 'Ann' });
      passAll(game);
      expect(game.zone('bear Bob')).toBe('graveyard');
    }
  });

  it('is not kept by it from having no toughness', () => {
    const game = worn();
    game.instruct(
      [{ effect: 'pump', object: bear, power: 0, toughness: -2, duration: { until: 'endOfTurn' } }],
      { controller: 'Ann' },
    );
    passAll(game);
    expect([game.zone('bear Bob'), game.zone('played')]).toEqual(['graveyard', 'graveyard']);
  });
});
