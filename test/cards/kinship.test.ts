import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Game } from '../../src/game/index.js';
import { does, passAll, settle, table, until } from '../support/printed.js';

const TO_PLAY = 'onto the battlefield under your control';
const OTHERS = 'in addition to its other';
const bearOf = (player: string) => (decision: Decision) =>
  decision.options.find((one) => one.type === 'object' && one.object === `bear ${player}`);
const activate = (game: Game, wanted = bearOf('Bob')) => {
  game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
  passAll(game, wanted);
};

describe('what something becomes beside what it is', () => {
  it('keeps its types for a turn, or for good', () => {
    for (const [time, after] of [
      [' until end of turn', false],
      ['', true],
    ] as const) {
      const game = table(`{0}: Target creature becomes an artifact ${OTHERS} types${time}.`);
      activate(game);
      expect(game.types('bear Bob').toSorted()).toEqual(['artifact', 'creature']);
      until(game, 'upkeep');
      expect(game.types('bear Bob').includes('artifact')).toBe(after);
    }
  });

  it('is of another colour as well, and of its own', () => {
    const text = `{0}: Target creature becomes a black Zombie ${OTHERS} colors and types.`;
    const game = table(text);
    activate(game);
    does('Destroy all Zombies.', undefined, game);
    expect(['bear Bob', 'bear Cy'].map((id) => game.zone(id))).toEqual(['graveyard', 'battlefield']);
    const bear = table(text);
    activate(bear);
    does('Destroy all Bears.', undefined, bear);
    expect(bear.zone('bear Bob')).toBe('graveyard');
    const black = table(text);
    activate(black);
    does('Destroy all nonblack creatures.', undefined, black);
    expect(black.zone('bear Bob')).toBe('battlefield');
  });

  it('is so of a card that has just come back', () => {
    const game = table('');
    game.instruct([{ effect: 'destroy', object: { object: 'named', id: 'bear Cy' } }], { controller: 'Ann' });
    settle(game);
    const back = `Put target creature card from a graveyard ${TO_PLAY}.`;
    const { card, status } = readCard({
      name: 'Call',
      type: 'Sorcery',
      text: `${back} That creature is a black Zombie ${OTHERS} colors and types.`,
    });
    expect(status).toBe('understood');
    game.instruct(card.spell?.effects ?? [], {
      controller: 'Ann',
      targets: ['bear Cy'],
    });
    settle(game);
    expect([game.zone('bear Cy'), game.controller('bear Cy')]).toEqual(['battlefield', 'Ann']);
    does('Destroy all Zombies.', undefined, game);
    expect(game.zone('bear Cy')).toBe('graveyard');
  });

  it('may be a creature with its own size', () => {
    const game = table(
      `{0}: ~ becomes a 4/3 Centaur creature with flying ${OTHERS} types until end of turn.`,
    );
    activate(game);
    expect([game.power('mine'), game.toughness('mine'), game.hasKeyword('mine', 'flying')]).toEqual([
      4,
      3,
      true,
    ]);
    does('Destroy all Bears.', undefined, game);
    expect(game.zone('mine')).toBe('graveyard');
  });
});
