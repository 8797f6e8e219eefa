import { describe, expect, it } from 'vitest';
import { type CardDefinition, createGame, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, passAll, read } from '../support/printed.js';

const TOP = 'You may play the top card of your library';
const SEER = 'Seer';
const forest: CardDefinition = { name: 'Wood', types: ['land'] };
const spell = read({ name: 'Gift', type: 'Sorcery', cost: '{2}', text: 'You gain 3 life.' });

/** Ann, who has five mana and a seer with these words, with these cards in her library, the last one on top. */
function game(text: string, library: readonly string[]): Game {
  return createGame(
    {
      players: ['Ann', 'Bob'],
      cards: [creature(SEER, text), creature('Bear'), forest, spell],
      objects: [
        { id: 'seer', card: SEER, owner: 'Ann', zone: 'battlefield' },
        ...library.map((card) => ({ id: card, card, owner: 'Ann', zone: 'library' as const })),
      ],
      mana: { Ann: 5 },
      start: { at: 'turn' },
    },
    ruleset('2025-11-14'),
  );
}
const takes = (at: Game, type: 'cast' | 'playLand', object: string): boolean => {
  const [open] = at.pending();
  const option = open?.options.find((one) => one.type === type && one.object === object);
  if (!open || !option) return false;
  at.answer(open.id, option);
  return true;
};

describe('the top card of a library', () => {
  it('is played for what it costs, and then the next one is on top', () => {
    const at = game(`${TOP}.`, ['Bear', 'Gift', 'Wood']);
    expect(takes(at, 'cast', 'Gift')).toBe(false);
    expect(takes(at, 'playLand', 'Wood')).toBe(true);
    expect(takes(at, 'cast', 'Bear')).toBe(false);
    expect(takes(at, 'cast', 'Gift')).toBe(true);
    passAll(at);
    expect([at.life('Ann'), at.state.players.Ann?.mana, at.zone('Gift'), at.zone('Wood')]).toEqual([
      23,
      3,
      'graveyard',
      'battlefield',
    ]);
    expect(takes(at, 'cast', 'Bear')).toBe(true);
  });

  it('is played only where it is such a card', () => {
    expect(takes(game(`${TOP} if it's a land card.`, ['Gift']), 'cast', 'Gift')).toBe(false);
    expect(takes(game(`${TOP} if it's a land card.`, ['Wood']), 'playLand', 'Wood')).toBe(true);
    const cast = `${TOP.replace('play', 'cast')} if it's a creature card.`;
    expect(takes(game(cast, ['Bear']), 'cast', 'Bear')).toBe(true);
    expect(takes(game(cast, ['Gift']), 'cast', 'Gift')).toBe(false);
  });

  it('is not played without words that say so', () => {
    expect(takes(game('', ['Bear']), 'cast', 'Bear')).toBe(false);
  });
});
