import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/game/index.js';
import { passAll, table } from '../support/printed.js';

const NEXT = 'The next time a source of your choice would deal damage';

/** Ann activates the ability of hers; the source that she chooses is the bear of Bob. */
function guarded(text: string): Game {
  const game = table(text);
  game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
  passAll(game, ({ options }) => options.find((one) => one.type === 'object' && one.object === 'bear Bob'));
  return game;
}

const hit = (game: Game, owner: string) =>
  game.instruct(
    [
      {
        effect: 'damage',
        amount: 3,
        to: { player: 'named', name: 'Ann' },
        source: { object: 'named', id: `bear ${owner}` },
      },
    ],
    { controller: owner },
  );

describe('damage from a source that was chosen', () => {
  it('is prevented the next time, from that source alone and once', () => {
    const game = guarded(`{0}: ${NEXT} to you this turn, prevent that damage.`);
    hit(game, 'Cy');
    expect(game.life('Ann')).toBe(17);
    hit(game, 'Bob');
    expect(game.life('Ann')).toBe(17);
    hit(game, 'Bob');
    expect(game.life('Ann')).toBe(14);
  });

  it('may be dealt to another instead', () => {
    const game = guarded(`{0}: ${NEXT} to you this turn, that damage is dealt to ~ instead.`);
    hit(game, 'Bob');
    expect([game.life('Ann'), game.zone('mine')]).toEqual([20, 'graveyard']);
  });
});
