import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/game/index.js';
import { does, enters, passAll, settle, table } from '../support/printed.js';

/** Plays on until blockers would be declared; only the bear of Ann attacks, and whom it attacks is said. */
function attacking(game: Game, whom: Record<string, string>): void {
  for (let guard = 0; game.step() !== 'declareBlockers' && guard < 99; guard++) {
    settle(game, ({ options, object }) =>
      options.find((one) => one.type === 'attack' && one.defender === whom[object ?? '']),
    );
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
}

describe('keyword abilities that others have', () => {
  it('are theirs, beside what has them already', () => {
    const game = table('Exalted\nOther creatures you control have exalted.');
    attacking(game, { 'bear Ann': 'Bob' });
    // Both have it, and each ability counts.
    expect([game.power('bear Ann'), game.power('mine')]).toEqual([4, 2]);
  });

  it('see what the one that has them does', () => {
    const game = table('Other creatures you control have melee.');
    attacking(game, { 'bear Ann': 'Bob', mine: 'Cy' });
    expect([game.power('bear Ann'), game.power('mine')]).toEqual([4, 2]);
  });

  it('are gained for a turn', () => {
    const game = table('{0}: Target creature gains undying until end of turn.');
    game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
    passAll(game, ({ options }) => options.find((one) => one.type === 'object' && one.object === 'bear Bob'));
    does('Destroy all creatures.', undefined, game);
    passAll(game);
    expect([game.zone('bear Bob'), game.power('bear Bob'), game.zone('bear Cy')]).toEqual([
      'battlefield',
      3,
      'graveyard',
    ]);
  });
});

describe('what waits for its own burial', () => {
  const BURIED = 'put into a graveyard from anywhere';
  const TEXT = `When ~ is ${BURIED}, shuffle it into its owner's library.`;
  it('triggers wherever it comes from', () => {
    const game = table(TEXT, { zone: 'hand' });
    does('Each player discards their hand.', undefined, game);
    expect(game.zone('mine')).toBe('graveyard');
    passAll(game);
    expect([game.zone('mine'), game.library('Ann')]).toEqual(['library', 11]);
    const dead = table(TEXT);
    does('Destroy all creatures.', undefined, dead);
    passAll(dead);
    expect(dead.zone('mine')).toBe('library');
  });

  it('still knows whose card it was', () => {
    const game = table(`When ~ is ${BURIED}, its owner shuffles their graveyard into their library.`);
    does('Destroy all creatures.', undefined, game);
    game.instruct([{ effect: 'move', object: { object: 'named', id: 'mine' }, to: 'hand' }], {
      controller: 'Ann',
    });
    passAll(game);
    expect([game.zone('mine'), game.zone('bear Ann'), game.zone('bear Bob')]).toEqual([
      'hand',
      'library',
      'graveyard',
    ]);
  });

  it('knows nothing of a card that has moved on', () => {
    const game = table(TEXT);
    does('Destroy all creatures.', undefined, game);
    enters(game, 'mine');
    passAll(game);
    expect(game.zone('mine')).toBe('battlefield');
  });
});
