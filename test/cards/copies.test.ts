import { describe, expect, it } from 'vitest';
import { createGame, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { passAll, read, until } from '../support/printed.js';

const AS = 'as a copy of any creature on the battlefield';
const SIZE = 'the number of creatures on the battlefield';

/** Ann's card enters as a copy of a creature that works its size out for itself. */
function copied(except: string): Game {
  const game = createGame(
    {
      players: ['Ann', 'Bob', 'Cy'],
      cards: [
        read({
          name: 'Double',
          type: 'Creature — Shapeshifter',
          cost: '{0}',
          power: 0,
          toughness: 0,
          text: `You may have Double enter ${AS}, except ${except}`,
        }),
        read({
          name: 'Herd',
          type: 'Creature — Bear',
          cost: '{2}',
          power: '*',
          toughness: '1+*',
          text: `Trample\nHerd's power is equal to ${SIZE} and its toughness is equal to that number plus 1.`,
        }),
      ],
      objects: [
        { id: 'double', card: 'Double', owner: 'Ann', zone: 'hand' },
        { id: 'herd', card: 'Herd', owner: 'Bob', zone: 'battlefield' },
      ],
      library: 5,
      start: { at: 'turn' },
      mana: { Ann: 0 },
    },
    ruleset('2025-11-14'),
  );
  until(game, 'main1');
  game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'double' });
  passAll(game, ({ options }) => options.find((one) => one.type === 'object' && one.object === 'herd'));
  return game;
}

describe('a copy that is not quite like what it copies', () => {
  it('keeps its own size, and has no ability that works one out', () => {
    const game = copied("it's still 7/7.");
    expect([game.power('double'), game.toughness('double')]).toEqual([7, 7]);
    expect([game.power('herd'), game.toughness('herd')]).toEqual([2, 3]);
    expect(game.hasKeyword('double', 'trample')).toBe(true);
  });

  it('has keywords and abilities beside those that are copied, and another type', () => {
    const game = copied(
      'it gains haste and it\'s an artifact in addition to its other types and it gains "{0}: You gain 3 life."',
    );
    expect([game.power('double'), game.toughness('double')]).toEqual([2, 3]);
    expect(['trample', 'haste'].map((keyword) => game.hasKeyword('double', keyword))).toEqual([true, true]);
    expect(game.types('double').toSorted()).toEqual(['artifact', 'creature']);
    const own = game.pending()[0]?.options.find((one) => one.type === 'activate' && one.object === 'double');
    expect(own).toBeDefined();
    if (own) game.answer(game.pending()[0]?.id ?? '', own);
    passAll(game);
    expect(game.life('Ann')).toBe(23);
  });
});
