import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Game, Option } from '../../src/game/index.js';
import { casts, enters, passAll, settle, table } from '../support/printed.js';

const bearOf = (player: string) => (decision: Decision) =>
  decision.options.find((one) => one.type === 'object' && one.object === `bear ${player}`);

const BACK = 'return the exiled card';
const CELL = `When ~ enters, exile target creature.\nWhen ~ leaves the battlefield, ${BACK} to the battlefield under its owner's control.`;

function activate(game: Game, ability: number, wanted?: (decision: Decision) => Option | undefined): void {
  game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability });
  passAll(game, wanted);
}

function fight(game: Game): void {
  for (let guard = 0; game.step() !== 'endCombat' && guard < 99; guard++) {
    settle(game, ({ options, object }) =>
      object === 'mine' ? options.find((one) => one.type === 'attack' && one.defender === 'Bob') : undefined,
    );
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
}

describe('what a permanent has exiled', () => {
  const leave = (game: Game) =>
    game.instruct([{ effect: 'move', object: { object: 'named', id: 'played' }, to: 'graveyard' }], {
      controller: 'Ann',
    });
  it('comes back as it leaves, and only what it exiled in this stay', () => {
    const game = casts({ type: 'Artifact', text: CELL }, bearOf('Cy'));
    expect(game.zone('bear Cy')).toBe('exile');
    leave(game);
    passAll(game);
    expect([game.zone('bear Cy'), game.controller('bear Cy')]).toEqual(['battlefield', 'Cy']);
  });

  it('is what that stay exiled, and nothing that a later one did', () => {
    const game = casts({ type: 'Artifact', text: CELL }, bearOf('Cy'));
    game.instruct(
      [
        { effect: 'move', object: { object: 'named', id: 'played' }, to: 'graveyard' },
        {
          effect: 'move',
          object: { object: 'named', id: 'played' },
          to: 'battlefield',
          under: { player: 'you' },
        },
      ],
      { controller: 'Ann' },
    );
    passAll(game, bearOf('Bob'));
    expect([game.zone('bear Cy'), game.zone('bear Bob')]).toEqual(['battlefield', 'exile']);
    leave(game);
    passAll(game);
    expect(game.zone('bear Bob')).toBe('battlefield');
  });

  it('stays exiled where it leaves before it has exiled anything', () => {
    const game = casts({ type: 'Artifact', text: CELL }, bearOf('Cy'));
    leave(game);
    passAll(game);
    enters(game, 'played');
    settle(game, bearOf('Cy'));
    leave(game);
    passAll(game);
    expect([game.zone('played'), game.zone('bear Cy')]).toEqual(['graveyard', 'exile']);
  });
});

describe('what a creature becomes', () => {
  it('is renowned once, as it has hurt a player', () => {
    const game = table('Renown 2');
    fight(game);
    expect([game.life('Bob'), game.power('mine')]).toEqual([18, 4]);
  });

  it('is monstrous once, and something may wait for that', () => {
    const game = table(
      '{1}: Monstrosity 3.\nWhen ~ becomes monstrous, each opponent loses 2 life.\nAs long as ~ is monstrous, it has flying.',
    );
    expect(game.hasKeyword('mine', 'flying')).toBe(false);
    activate(game, 0);
    expect([game.power('mine'), game.hasKeyword('mine', 'flying')]).toEqual([5, true]);
    expect([game.life('Bob'), game.life('Cy')]).toEqual([18, 18]);
    activate(game, 0);
    expect([game.power('mine'), game.life('Bob')]).toEqual([5, 18]);
  });

  it('is no more so once it has left', () => {
    const game = table('{1}: Monstrosity 3.');
    activate(game, 0);
    game.instruct(
      ['graveyard' as const, 'battlefield' as const].map((to) => ({
        effect: 'move' as const,
        object: { object: 'named' as const, id: 'mine' },
        to,
      })),
      { controller: 'Ann' },
    );
    settle(game);
    expect(game.power('mine')).toBe(2);
    activate(game, 0);
    expect(game.power('mine')).toBe(5);
  });

  it('is spoken of as "it" behind the condition that speaks of it alone', () => {
    const { card, strange } = readCard({
      name: 'Gate',
      type: 'Creature — Wall',
      text: 'As long as Gate is untapped, it has shroud.',
    });
    expect(strange).toEqual([]);
    expect(card.abilities?.[0]).toMatchObject({ which: { self: true }, keywords: ['shroud'] });
  });
});
