import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Game, Option } from '../../src/game/index.js';
import { creature, lives, passAll, settle, table } from '../support/printed.js';

const gains = (game: Game, player: string, amount: number) => {
  game.instruct([{ effect: 'gainLife', player: { player: 'named', name: player }, amount }], {
    controller: player,
  });
  settle(game);
  passAll(game);
};
const YOURS = 'If you would gain life,';
const TWICE = `${YOURS} you gain twice that much life instead.`;

describe('what is done instead of gaining life', () => {
  it('may be gaining twice as much, again for each that says so, for its controller alone', () => {
    const cards = [creature('Other', TWICE)];
    const game = table(TWICE, { cards });
    gains(game, 'Ann', 3);
    gains(game, 'Bob', 3);
    expect(lives(game)).toEqual([26, 23, 20]);
    game.instruct(
      [
        {
          effect: 'token',
          under: { player: 'you' },
          spec: { types: ['creature'], power: 1, toughness: 1, abilities: cards[0]?.abilities ?? [] },
        },
      ],
      {
        controller: 'Ann',
      },
    );
    gains(game, 'Ann', 1);
    expect(lives(game)).toEqual([30, 23, 20]);
  });

  it('may be drawing as many cards', () => {
    const game = table(`${YOURS} draw that many cards instead.`);
    gains(game, 'Ann', 2);
    expect([game.life('Ann'), game.hand('Ann').length]).toEqual([20, 5]);
  });

  it('may be losing it, for opponents', () => {
    const game = table('If an opponent would gain life, that player loses that much life instead.');
    gains(game, 'Bob', 3);
    gains(game, 'Ann', 3);
    expect(lives(game)).toEqual([23, 17, 20]);
  });

  it('is read back', () => {
    for (const text of [TWICE, `${YOURS} draw that many cards instead.`])
      expect(readCard({ name: 'Thing', type: 'Artifact', text }).readBack).toBe(text);
  });
});

describe('what is blocked by three creatures or more', () => {
  it('is not blocked by two', () => {
    const game = table("Subject can't be blocked except by three or more creatures.");
    expect(
      readCard({
        name: 'Thing',
        type: 'Creature',
        power: 1,
        toughness: 1,
        text: "Thing can't be blocked except by three or more creatures.",
      }).readBack,
    ).toBe("~ can't be blocked except by three or more creatures.");
    game.instruct(
      [
        {
          effect: 'token',
          under: { player: 'named', name: 'Bob' },
          count: 2,
          spec: { types: ['creature'], power: 1, toughness: 1 },
        },
      ],
      { controller: 'Ann' },
    );
    const blocks = (count: number) => {
      const trial = game.fork();
      for (let guard = 0; guard < 100; guard++) {
        const open = trial.pending().find(({ kind }) => kind !== 'priority') ?? trial.pending()[0];
        if (!open || trial.step() === 'main2') break;
        const attack = open.options.find(
          (one) => one.type === 'attack' && one.creature === 'mine' && one.defender === 'Bob',
        );
        const already = trial
          .events('answered')
          .filter(({ detail }) => detail.option.type === 'block').length;
        const block = already < count ? open.options.find(({ type }) => type === 'block') : undefined;
        const stay = open.options.find(({ type }) => type === 'noBlock' || type === 'stayHome');
        const pass = open.options.find(({ type }) => type === 'pass') ?? (open.options[0] as Option);
        trial.answer(open.id, attack ?? block ?? stay ?? pass);
      }
      return trial.events('blocked').length;
    };
    expect(blocks(3)).toBe(3);
    expect(blocks(1)).toBe(3);
    expect(blocks(0)).toBe(0);
  });
});
